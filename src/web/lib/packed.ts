// Text packed for a link: short, and of letters that every address takes.

/** Anything that unpacks to more was not made here. */
const MOST_BYTES = 200_000;

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

export async function packText(text: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** null: nothing that was packed here, or not all of it. */
export async function unpackText(text: string): Promise<string | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}
