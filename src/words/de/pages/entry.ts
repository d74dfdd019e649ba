import type { entry as en } from '../../en/pages/entry.ts';

export const entry: typeof en = {
  more: 'eins mehr',
  less: 'eins weniger',
  left: 'noch',
  none: 'keins mehr da',
  player: 'Wessen Sachen',
};
