import type { entry as en } from '../../en/pages/entry.ts';

export const entry: typeof en = {
  more: 'un de plus',
  less: 'un de moins',
  left: 'reste :',
  none: 'plus aucun',
  player: 'À qui sont ces pièces',
};
