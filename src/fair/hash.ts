import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalBytes } from '../kernel/canonical.ts';

/** The SHA-256 of a JSON value's canonical bytes, in hexadecimal digits. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(canonicalBytes(value)));
