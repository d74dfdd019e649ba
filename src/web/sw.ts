// The service worker: caches this build of the page, so that it opens offline. The build turns it into /sw.js.
// Each build has its own cache, with the page and everything that belongs to it; nothing under /api is ever cached.

import { onNotificationClick, onPush } from './push/push-events.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: its name, and its files. */
declare const __BUILD__: string;
declare const __FILES__: readonly string[];

const PREFIX = 'kontor-';
const CACHE = PREFIX + __BUILD__;
/** How long the network may take for a page before the cached one is shown. */
const PATIENCE = 3000;
/** What only the server knows, or what must be requested each time. */
const NEVER = /^\/(api|healthz|readyz|metrics|sw\.js)(\/|$)/;
const WHOLE = { ignoreVary: true, ignoreSearch: true } as const;

const buildOf = (page: string): string | undefined => /<meta name="kontor-build" content="([\w-]+)"/.exec(page)?.[1];

/** All or nothing. A page of another build must not be cached with these files: in that case everything is retried later. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'reload' });
  if (!page.ok || buildOf(await page.clone().text()) !== __BUILD__) throw new Error('this is another build');
  await cache.addAll(
    __FILES__.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })),
  );
  await cache.put('/', page);
}

/** Drops the builds that no open page comes from. Each page holds a lock with the name of its build. */
async function dropOld(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const used = new Set([CACHE, ...held.map(({ name = '' }) => name)]);
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !used.has(name) && (await isComplete())) await caches.delete(name);
}

const isComplete = async (): Promise<boolean> => (await (await caches.open(CACHE)).match('/', WHOLE)) !== undefined;

/** The page from the network; if that takes too long, the cached one of this build, which fits the cached files. */
async function navigate(request: Request): Promise<Response> {
  const fromNetwork = fetch(request);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const first = await Promise.race([fromNetwork, late]).catch(() => null);
  if (first !== null && first.status < 500) return first;
  const kept = await (await caches.open(CACHE)).match('/', WHOLE);
  return kept ?? (await fromNetwork);
}

/** File names contain a hash of their contents, so any build's will do; the few others come from this build. */
async function file(request: Request): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(request, WHOLE);
  const kept = own ?? (await caches.match(request, WHOLE));
  return kept ?? (await fetch(request));
}

function onFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NEVER.test(pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(navigate(request));
    event.waitUntil(dropOld());
  } else event.respondWith(file(request));
}

/** Everything that the worker listens to, in one list. */
const LISTENERS: {
  readonly [E in keyof ServiceWorkerGlobalScopeEventMap]?: (event: ServiceWorkerGlobalScopeEventMap[E]) => void;
} = {
  install: (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())),
  activate: (event) => event.waitUntil(dropOld().then(() => self.clients.claim())),
  fetch: onFetch,
  push: onPush,
  notificationclick: onNotificationClick,
};
for (const [name, listener] of Object.entries(LISTENERS))
  self.addEventListener(name, listener as (event: Event) => void);
