// Which build this page comes from, and whether the server has a newer one.
import { useSyncExternalStore } from 'react';
import { PROTOCOL } from '../../wire/protocol.ts';

/** 'newer': the server has a newer page; 'refused': it no longer understands this one. */
export type Version = 'same' | 'newer' | 'refused';

const build = document.querySelector<HTMLMetaElement>('meta[name="kontor-build"]')?.content ?? null;
const CACHE = `kontor-${build}`;
let version: Version = 'same';
const listeners = new Set<() => void>();

function become(next: Version): void {
  if (next === version || version === 'refused') return;
  version = next;
  for (const listener of listeners) listener();
}

/** Goes with every request, so that the server can tell an old page from a new one. */
export const VERSION_HEADERS = { 'x-kontor-protocol': String(PROTOCOL) } as const;

/** What every answer of the server says in addition to its contents. */
export function noteVersion({ headers }: Pick<Response, 'headers'>): void {
  const theirs = headers.get('x-kontor-build');
  if (build !== null && theirs !== null && theirs !== build) become('newer');
}

/** The server no longer speaks to this page. The cached page is dropped, so that reloading brings the new one. */
export function noteRefused(): void {
  become('refused');
  if ('caches' in globalThis) void caches.delete(CACHE).catch(() => false);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useVersion = (): Version => useSyncExternalStore(subscribe, () => version);

/** Milliseconds until what could not be kept (a file that did not arrive, a full disk) is tried again, at first and at most. */
const AGAIN = 10_000;
const RARELY = 3_600_000;

/** Keeps this build for use offline. While the page is open it holds a lock, so that its build is not dropped. */
export function keepOffline(): void {
  if (build === null || !('serviceWorker' in navigator)) return;
  void navigator.locks?.request(CACHE, { mode: 'shared' }, () => new Promise(() => {}));
  const register = (): void => keep(AGAIN);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Tries again less and less often; the page works without. */
function keep(wait: number): void {
  const later = (): unknown => setTimeout(keep, wait, Math.min(2 * wait, RARELY));
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then((kept?: ServiceWorkerRegistration) => {
    const worker = kept?.installing; // none, too, where somebody keeps pages from being kept
    if (worker) worker.onstatechange = () => worker.state === 'redundant' && !kept?.active && later();
  }, later);
}
