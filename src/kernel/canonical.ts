/** Thrown when something that is no plain JSON has found its way into a state. */
export class NotJson extends Error {}

/** One text for equal values: keys sorted, no spaces, ASCII only. Throws on everything that is not JSON. */
export function canonical(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotJson(`the number ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    const odd = Array.from(value).findIndex((item) => !Number.isFinite(item));
    return `[${(odd < 0 ? value : Array.from(value, canonical)).join()}]`; // numbers are most of a state
  }
  if (typeof value !== 'object') throw new NotJson(`a value of type ${typeof value}`);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) throw new NotJson('an object of a class');
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${quote(key)}:${canonical(item)}`).join(',')}}`;
}

function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The bytes to hash. */
export function canonicalBytes(value: unknown): Uint8Array {
  const text = canonical(value);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** The entry of a list that says the same as `value`, whatever the order of keys; what is not JSON equals nothing. */
export function findSame<X>(list: readonly X[], value: unknown): X | undefined {
  try {
    const wanted = canonical(value);
    return list.find((entry) => canonical(entry) === wanted);
  } catch (error) {
    if (error instanceof NotJson || error instanceof RangeError) return undefined;
    throw error;
  }
}

export const same = (a: unknown, b: unknown): boolean => findSame([{ a }], { a: b }) !== undefined;
