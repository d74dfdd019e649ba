// What the service worker does when a notice arrives, and when it is pressed. It knows nothing about the game: only what the
// notice says (src/server/notices/notice.ts).
// The types describe what is needed of ServiceWorkerGlobalScope and its events, so that a page's types will do here too.
interface Worker {
  readonly navigator?: { setAppBadge?(): Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}
const worker = (): Worker => globalThis as unknown as Worker;

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** Its language; an older server does not say. */
  readonly lang?: string;
}

const NOTHING: Notice = { title: 'Kontor', text: '', link: '/' };

function read(data: Pushed['data']): Notice | null {
  try {
    const { title, text, link, lang } = (data?.json() ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof text !== 'string' || typeof link !== 'string') return null;
    return { title, text, link, ...(typeof lang === 'string' && { lang }) };
  } catch {
    return null;
  }
}

/** A path of our own: whatever a notice says, it leads nowhere else. */
function pathOf(link: string, origin: string): string {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : null;
  return url === null || url.origin !== origin ? '/' : `${url.pathname}${url.hash}`;
}

export function onPush(event: Pushed): void {
  const notice = read(event.data) ?? NOTHING;
  const path = pathOf(notice.link, worker().location.origin);
  // One per table: a newer notice replaces the older one.
  event.waitUntil(
    worker()
      .navigator?.setAppBadge?.()
      .catch(() => undefined) ?? Promise.resolve(),
  );
  event.waitUntil(
    worker().registration.showNotification(notice.title, {
      body: notice.text,
      tag: path,
      data: { path },
      icon: '/icon-192.png',
      ...(notice.lang !== undefined && { lang: notice.lang }),
    }),
  );
}

export function onNotificationClick(event: Pressed): void {
  event.notification.close();
  const { path = '/' } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(show(path));
}

/** The tab that has the table open, or a new one. */
async function show(path: string): Promise<void> {
  const { clients } = worker();
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  if (tab !== undefined) await tab.focus();
  else await clients.openWindow(path);
}
