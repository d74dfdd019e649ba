import type { entry as en } from '../../en/pages/entry.ts';

export const entry: typeof en = {
  more: 'eins mehr',
  less: 'eins weniger',
  left: 'noch',
  none: 'keins mehr da',
  player: 'Wessen Sachen',
  type: (card: string) => `${card}: was auf deiner Karte steht`,
  typed: 'von dir eingetragen',
  instead: (label: string, kontors: string | number) => `${label}, statt ${kontors}`,
  /** A choice of none. */
  nothing: 'nichts',
  asKontor: 'Wie bei Kontor',
};
