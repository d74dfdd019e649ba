// The difference between two documents, small enough to send after every move.
import type { Change } from '../wire/messages.ts';

/** What turns `a` into `b`, which are at a path of the document. Both are JSON; shared parts are skipped. */
export function changes(a: unknown, b: unknown, at: Change[1] = []): Change[] {
  const found: Change[] = [];
  compare(a, b, [...at], found);
  return found;
}

/** `path` is the current position; it is copied only where something differs. */
function compare(a: unknown, b: unknown, path: (string | number)[], found: Change[]): void {
  if (a === b) return;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) {
    found.push(['set', path.slice(), b]);
    return;
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (b.length < a.length) found.push(['cut', path.slice(), b.length]);
    for (let i = 0; i < b.length; i++) {
      if (i < a.length && a[i] === b[i]) continue;
      path.push(i);
      if (i < a.length) compare(a[i], b[i], path, found);
      else found.push(['set', path.slice(), b[i]]);
      path.pop();
    }
    return;
  }
  compareFields(a as Record<string, unknown>, b as Record<string, unknown>, path, found);
}

/** After every move, for everybody: no list of keys is made where nothing is gone. */
function compareFields(
  old: Record<string, unknown>,
  now: Record<string, unknown>,
  path: (string | number)[],
  found: Change[],
): void {
  let common = 0;
  for (const key in now) {
    const isInBoth = (old[key] === now[key] && now[key] !== undefined) || Object.hasOwn(old, key);
    if (isInBoth) common++;
    if (isInBoth && old[key] === now[key]) continue;
    path.push(key);
    if (isInBoth) compare(old[key], now[key], path, found);
    else found.push(['set', path.slice(), now[key]]);
    path.pop();
  }
  for (const _ in old) common--;
  if (common === 0) return;
  for (const key in old) if (!Object.hasOwn(now, key)) found.push(['drop', [...path, key]]);
}

const isTree = (x: unknown): x is object => typeof x === 'object' && x !== null;

/** `a` with the changes applied. Unchanged parts are shared, changed ones are new. */
export function changed(a: unknown, list: readonly Change[]): unknown {
  return list.reduce((doc, change) => put(doc, change[1], 0, change), a);
}

function put(doc: unknown, path: Change[1], depth: number, change: Change): unknown {
  if (depth === path.length) {
    if (change[0] === 'cut') return (doc as unknown[]).slice(0, change[2]);
    return change[2];
  }
  const key = path[depth];
  const isLast = depth === path.length - 1;
  if (Array.isArray(doc))
    return withEntry(doc.slice(), key as number, put(doc[key as number], path, depth + 1, change));
  const copy = { ...(doc as Record<string, unknown>) };
  if (change[0] === 'drop' && isLast) {
    delete copy[key];
    return copy;
  }
  return withEntry(copy, key, put(copy[key], path, depth + 1, change));
}

/** Also for a key such as `__proto__`, which must never become a prototype. */
export function withEntry<D extends object>(doc: D, key: string | number, value: unknown): D {
  Object.defineProperty(doc, key, { value, writable: true, enumerable: true, configurable: true });
  return doc;
}
