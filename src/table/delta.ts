// The difference between two documents as a tree of the same shape: short on disk, where paths would repeat themselves. What is sent
// to pages are `changes`, which they can apply one by one.
import type { Change } from '../wire/messages.ts';

/**
 * `[value]`: it is this now. null: it is gone. Otherwise what has changed inside; only a list has `#`, its new length if it has got
 * shorter, or -1.
 */
export type Delta = readonly [unknown] | null | { readonly [key: string]: Delta | number };

type Tree = Readonly<Record<string, unknown>>;
const isTree = (x: unknown): x is Tree => typeof x === 'object' && x !== null;

/** What is undefined is not written: on disk it is as if it were not there, in a change as in the whole. */
const isIn = (tree: Record<string, unknown>, key: string): boolean =>
  Object.hasOwn(tree, key) && tree[key] !== undefined;

/** What turns `a` into `b`, both as JSON writes them; undefined: nothing. */
export function difference(a: unknown, b: unknown): Delta | undefined {
  if (a === b) return undefined;
  if (!isTree(a) || !isTree(b)) return [b];
  if (Array.isArray(a)) return Array.isArray(b) ? ofLists(a, b) : [b];
  return Array.isArray(b) ? [b] : ofFields(a, b, NONE);
}

const NONE: readonly never[] = [];

/** The same for two records, without some of their fields. */
export function ofFields<D extends object>(
  before: D,
  after: D,
  but: readonly (keyof D & string)[],
): { readonly [key: string]: Delta } | undefined {
  const [a, b] = [before as Tree, after as Tree];
  let found: Record<string, Delta> | undefined;
  let common = 0;
  for (const key in b) {
    const was = a[key];
    const is = b[key];
    if (is === undefined) continue;
    if (was === is) {
      common++; // nearly always: no call, no lookup
      continue;
    }
    const isInBoth = isIn(a, key);
    if (isInBoth) common++;
    if ((but as readonly string[]).includes(key)) continue;
    const inside = isInBoth ? difference(was, is) : ([is] as const);
    if (inside !== undefined) found = withKey(found, key, inside);
  }
  if (common === Object.keys(a).length) return found;
  for (const key in a)
    if (isIn(a, key) && !isIn(b, key) && !(but as readonly string[]).includes(key)) found = withKey(found, key, null);
  return found;
}

function ofLists(a: readonly unknown[], b: readonly unknown[]): Delta | undefined {
  let found: Record<string, Delta | number> | undefined;
  const both = Math.min(a.length, b.length);
  for (let i = 0; i < b.length; i++) {
    if (i < both && a[i] === b[i]) continue;
    const inside = i < both ? difference(a[i], b[i]) : ([b[i]] as const);
    if (inside === undefined) continue;
    found ??= { '#': -1 };
    found[i] = inside;
  }
  if (b.length >= a.length) return found;
  found ??= {};
  found['#'] = b.length;
  return found;
}

/** By what was before: the next one must not keep all earlier ones alive. */
const known = new WeakMap<object, { readonly b: object; readonly delta: Delta | undefined }>();

/** The same for what several ask about: it is found once. Neither may be changed afterwards. */
export function differenceOnce(a: object, b: object): Delta | undefined {
  if (a === b) return undefined;
  const found = known.get(a);
  if (found?.b === b) return found.delta;
  const delta = difference(a, b);
  known.set(a, { b, delta });
  return delta;
}

/** The same as `changes` says it, for a document at a path. */
export function changesOf(delta: Delta | undefined, at: Change[1]): Change[] {
  const found: Change[] = [];
  if (delta !== undefined) collect(delta, at, found);
  return found;
}

function collect(delta: Delta, at: Change[1], found: Change[]): void {
  if (delta === null) found.push(['drop', at]);
  else if (Array.isArray(delta)) found.push(['set', at, delta[0]]);
  else {
    const inside = delta as { readonly [key: string]: Delta | number };
    const length = inside['#'];
    if (typeof length === 'number' && length >= 0) found.push(['cut', at, length]);
    for (const key of Object.keys(inside))
      if (typeof inside[key] !== 'number')
        collect(inside[key], [...at, length === undefined ? key : Number(key)], found);
  }
}

/** Also for a key such as `__proto__`, which must never become a prototype. */
function put(to: object, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(to, key, { value, writable: true, enumerable: true, configurable: true });
  else (to as Record<string, unknown>)[key] = value;
}

function withKey(found: Record<string, Delta> | undefined, key: string, inside: Delta): Record<string, Delta> {
  const all = found ?? {};
  put(all, key, inside);
  return all;
}

/** The document with what has changed. Unchanged parts are shared, changed ones are new. */
export function applied(doc: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  const next = Array.isArray(doc) ? doc.slice() : { ...(doc as object) };
  const to = next as Record<string, unknown>;
  for (const [key, inside] of Object.entries(delta as object) as [string, Delta | number][]) {
    if (inside === null) delete to[key];
    else if (typeof inside !== 'number') put(next, key, applied(Object.hasOwn(to, key) ? to[key] : undefined, inside));
    else if (inside >= 0) (next as unknown[]).length = inside;
  }
  return next;
}
