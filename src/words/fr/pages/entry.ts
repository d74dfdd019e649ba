import type { entry as en } from '../../en/pages/entry.ts';

export const entry: typeof en = {
  more: 'un de plus',
  less: 'un de moins',
  left: 'reste :',
  none: 'plus aucun',
  player: 'À qui sont ces pièces',
  type: (card: string) => `${card} : ce que dit votre carte`,
  typed: 'saisi par vous',
  instead: (label: string, kontors: string | number) => `${label}, pas ${kontors}`,
  /** A choice of none. */
  nothing: 'rien',
  asKontor: 'Comme dans Kontor',
};
