import { hash } from 'node:crypto';
import type { Who } from '../table/types.ts';

/** A retry is recognised by its sender and the id it was given, even after a restart or by another process. */
export const actKey = ({ who, seatKey = '' }: { readonly who: Who; readonly seatKey?: string }, id: string): string =>
  hash('sha256', `${who}${seatKey}\n${id}`, 'base64url').slice(0, 20);
