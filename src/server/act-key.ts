import { createHash } from 'node:crypto';
import type { Who } from '../table/types.ts';

/** A retry is known by who sent it and by the id he gave it, also after a restart and at another process. */
export const actKey = (who: Who, id: string): string =>
  createHash('sha256').update(`${who}\n${id}`).digest('base64url').slice(0, 20);
