// A router of our own on real paths: a handful of pages does not need a library.
import { createElement, type ReactNode, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}

const here = (): string => `${location.pathname}${location.hash}`;
/** The path with its hash. */
export const usePath = (): string => useSyncExternalStore(subscribe, here);

/** Whether we changed the page ourselves: then the focus has to follow. */
let hasGone = false;
export const hasNavigated = (): boolean => hasGone;

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  hasGone = true;
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  if (!to.includes('#')) window.scrollTo(0, 0);
  tell();
}

interface LinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly label?: string | undefined;
}

/** A link that changes the page without loading it; with a modifier key it does what the browser does. */
export function Link({ to, className, children, label }: LinkProps): ReactNode {
  const onClick = (event: React.MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return createElement('a', { href: to, className, onClick, 'aria-label': label }, children);
}

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string | null }
  | { readonly page: 'here'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string }
  | { readonly page: 'fidelity'; readonly game: string }
  | { readonly page: 'daily'; readonly day: string }
  | { readonly page: 'evening'; readonly id: string }
  | { readonly page: 'desk' }
  | { readonly page: 'circle'; readonly id: string; readonly isLink: boolean }
  | { readonly page: 'mine' }
  | { readonly page: 'statistics' }
  | { readonly page: 'pad'; readonly game: string; readonly shared: string }
  | { readonly page: 'transcript'; readonly game: string; readonly shared: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'example'; readonly game: string; readonly example: string }
  | { readonly page: 'editions'; readonly id: string; readonly hash: string }
  | { readonly page: 'about' }
  | { readonly page: 'recover'; readonly token: string }
  | { readonly page: 'mail'; readonly link: string }
  | { readonly page: 'lost' };

/** What somebody typed or truncated may not be an address at all: then it is used as it is. */
function readable(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export function routeOf(path: string): Route {
  const [pathname, hash = ''] = path.split('#');
  const [first = '', second = '', more] = pathname.split('/').filter(Boolean);
  if (more !== undefined) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if (first === 'new' && second !== '') return { page: 'new', game: second };
  if (first === 't' && second !== '') return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second === '' ? null : second };
  if (first === 'here' && second !== '') return { page: 'here', id: second };
  if (first === 'rules' && second !== '') return { page: 'rules', game: second, rule: readable(hash) };
  if (first === 'fidelity') return { page: 'fidelity', game: second };
  if (first === 'daily' && second === '') return { page: 'daily', day: hash };
  if (first === 'circles' || (first === 'c' && second !== ''))
    return { page: 'circle', id: second, isLink: first === 'c' };
  if (first === 'games' && second === '') return { page: 'mine' };
  if (first === 'evening' && second !== '') return { page: 'evening', id: second };
  if (first === 'statistics' && second === '') return { page: 'statistics' };
  if (first === 'desk' && second === '') return { page: 'desk' };
  if ((first === 'pad' || first === 'transcript') && second !== '')
    return { page: first, game: second, shared: hash === 'content' ? '' : hash }; // the way past the head
  if (first === 'learn' && second !== '') return { page: 'learn', game: second };
  if (first === 'example' && second !== '') return { page: 'example', game: second, example: readable(hash) };
  if (first === 'editions') return { page: 'editions', id: second, hash };
  if ((first === 'about' || first === 'notice') && second === '') return { page: 'about' };
  if (first === 'mail' && second === '') return { page: 'mail', link: hash };
  if (first === 'recover' && second === '') return { page: 'recover', token: hash };
  return { page: 'lost' };
}
