import { createHash } from 'node:crypto';
import type { Who } from '../table/types.ts';

/** A retry is known by who sent it and by the id he gave it, also after a restart and at another process. */
export const actKey = ({ who, seatKey = '' }: { readonly who: Who; readonly seatKey?: string }, id: string): string =>
  createHash('sha256').update(`${who}${seatKey}\n${id}`).digest('base64url').slice(0, 20);
