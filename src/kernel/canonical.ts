/** Thrown when something that is not plain JSON has found its way into a state. */
export class NotJson extends Error {}

/** The same text for equal values: keys sorted, no spaces, ASCII only. Throws on anything that is not JSON. */
export function canonical(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJson(`the number ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    for (const item of value) if (!Number.isFinite(item)) return `[${Array.from(value, canonical).join()}]`;
    return `[${value.join()}]`; // most of a state is numbers
  }
  if (typeof value !== 'object') throw new NotJson(`a value of type ${typeof value}`);
  if (!isPlain(value)) throw new NotJson('an object of a class');
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).sort();
  return `{${keys.map((key) => `${quote(key)}:${canonical(record[key])}`).join()}}`;
}

function isPlain(value: object): boolean {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

function quote(text: string): string {
  if (/^[ !#-[\]-~]*$/.test(text)) return `"${text}"`; // nothing to escape, as is nearly always the case
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The bytes to hash. */
export function canonicalBytes(value: unknown): Uint8Array {
  const text = canonical(value);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Whether two values are the same, whatever the order of their keys; what is not JSON equals nothing. */
export function same(a: unknown, b: unknown): boolean {
  try {
    return isSame(a, b);
  } catch (error) {
    if (error instanceof RangeError) return false; // it contains itself
    throw error;
  }
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null)
    return a === b && (a === null || typeof a === 'string' || typeof a === 'boolean' || Number.isFinite(a));
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [one, other] = [a, b] as Record<string, unknown>[];
  let more = 0; // counted without lists of keys: mostly options are compared, one after the other
  for (const _ in other) more++;
  for (const key in one) if (--more < 0 || !Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false;
  return more === 0 && isPlain(a) && isPlain(b);
}

/** The entry of a list that equals `value`. */
export const findSame = <X>(list: readonly X[], value: unknown): X | undefined =>
  list.find((entry) => same(entry, value));
