// Whether the server can be reached, as far as this page knows: from the browser, and from the last request.
import { useSyncExternalStore } from 'react';

const LOOK_EVERY = 5000;
let isReached = true;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

export const isOnline = (): boolean => isReached && navigator.onLine;

/** Every request reports its outcome. While none gets through, we check now and then. */
export function noteReached(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  clearInterval(timer);
  if (!reached) timer = setInterval(look, LOOK_EVERY);
  tell();
}

function look(): void {
  if (!navigator.onLine || document.hidden) return;
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => noteReached(ok),
    () => undefined,
  );
}

const tell = (): void => {
  for (const listener of listeners) listener();
};
const changed = (): void => {
  if (navigator.onLine) look();
  tell();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
