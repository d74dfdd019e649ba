import type { Seen } from '../../table/types.ts';

/** What is the same at every table that is only watched, or played by a script. */
export const STILL = {
  pace: 'none',
  absent: 'wait',
  clocks: [],
  help: 'full',
  isPublic: false,
  commitment: '',
  canUndo: false,
  mustConfirm: false,
  back: null,
  abandon: [],
  chat: false,
  daily: null,
  verdict: null,
  series: [],
  next: null,
} satisfies Partial<Seen>;

export const NO_TALK: readonly never[] = [];
