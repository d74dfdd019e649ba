// A position as a link: everything is after the '#', which no server ever sees.

/** What is entered: names by seat, and the position. */
export interface Entered {
  readonly names: readonly string[];
  readonly value: unknown;
}

/** A link is a page at most; anything that unpacks to more was not made here. */
const MOST_BYTES = 200_000;
const MOST_NAMES = 8;
export const NAME_LENGTH = 24;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > MOST_BYTES) throw new RangeError('too long');
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function pack(entered: Entered): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(entered));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** null: not such a link, or incomplete. */
export async function unpack(text: string): Promise<Entered | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return readEntered(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

export function readEntered(read: unknown): Entered | null {
  if (typeof read !== 'object' || read === null) return null;
  const { names, value } = read as Record<string, unknown>;
  if (!Array.isArray(names) || names.length === 0 || names.length > MOST_NAMES) return null;
  if (!names.every((name) => typeof name === 'string' && name.length <= NAME_LENGTH)) return null;
  return { names, value };
}
