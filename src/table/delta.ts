// The difference between two documents as a tree of the same shape: short on disk and on the way to pages, where paths would repeat themselves.
// `difference.ts` writes the same as text, for every move; `applied` in `updated.ts` reads it.
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
  return Array.isArray(b) ? [b] : ofFields(a, b);
}

function ofFields(a: Tree, b: Tree): Delta | undefined {
  let found: Record<string, Delta> | undefined;
  for (const key in b) {
    if (b[key] === undefined || (a[key] === b[key] && isIn(a, key))) continue;
    const inside = isIn(a, key) ? difference(a[key], b[key]) : ([b[key]] as const);
    if (inside !== undefined) found = withKey(found, key, inside);
  }
  for (const key in a) if (isIn(a, key) && !isIn(b, key)) found = withKey(found, key, null);
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
