import { newChat } from './chat.ts';
import type { Table } from './types.ts';

/** What tables kept by earlier versions lack, on a server or in a browser. */
const LATER = {
  unseen: [],
  points: [],
  fuss: {},
  chat: newChat(true),
  daily: null,
  verdict: null,
  absent: 'wait',
  clocks: [],
  sat: [],
  roll: null,
  failed: [],
  callUntil: null,
} satisfies Partial<Table>;

/** A table as it was kept, with what it lacks. */
export const withLater = <T extends Omit<Table, 'journal'>>(stored: T): T => ({ ...structuredClone(LATER), ...stored });
