import type { SoundsOf } from '../../../parts/sound.ts';
import type { Happened } from '../types.ts';

export const SOUNDS: SoundsOf<Happened> = {
  supplied: 'card',
  passed: 'card',
  gaveBack: 'card',
  received: 'card',
  laid: 'card',
  got: 'coin',
  harvested: 'coin',
  market: 'wood',
  scored: 'chalk',
  ended: 'chalk',
};
