import type { SoundsOf } from '../../../parts/sound.ts';
import type { Happened } from '../types.ts';

export const SOUNDS: SoundsOf<Happened> = {
  drew: 'card',
  placed: 'wood',
  put: 'wood',
  removed: 'card',
  scored: 'coin',
  ended: 'chalk',
};
