import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

/** A seed nobody has chosen: 256 bits. */
export const freshSeed = (): string => bytesToHex(randomBytes(32));
