import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Source } from '../kernel/random.ts';

export { freshSeed } from './fresh.ts';

const BLOCK = 1024;

/** For live tables: one ChaCha20 key stream per label, so that somebody who has seen every draw still cannot predict the next. */
export function strongSource(seed: string): Source {
  if (!/^([0-9a-f]{2}){16,64}$/.test(seed))
    throw new RangeError('a strong seed is 128 to 512 bits in hexadecimal digits');
  const secret = hexToBytes(seed);
  const streams = new Map<string, { key: Uint8Array; block: number; words: DataView }>();
  return (label, index) => {
    let stream = streams.get(label);
    if (stream === undefined) {
      const key = hkdf(sha256, secret, undefined, utf8ToBytes(`kontor stream ${label}`), 32);
      stream = { key, block: -1, words: new DataView(new ArrayBuffer(0)) };
      streams.set(label, stream);
    }
    const at = index * 4;
    const block = Math.floor(at / BLOCK);
    if (stream.block !== block) {
      const stretch = chacha20(stream.key, new Uint8Array(12), new Uint8Array(BLOCK), undefined, (block * BLOCK) / 64);
      stream.block = block;
      stream.words = new DataView(stretch.buffer, stretch.byteOffset, stretch.byteLength);
    }
    return stream.words.getUint32(at % BLOCK, true);
  };
}
