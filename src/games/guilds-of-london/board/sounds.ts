import type { SoundsOf } from '../../../parts/sound.ts';
import type { Happened } from '../types.ts';

export const SOUNDS: SoundsOf<Happened> = {
  drew: 'card',
  used: 'card',
  discarded: 'card',
  moved: 'wood',
  laid: 'wood',
  resolved: 'coin',
  vp: 'coin',
  plantation: 'coin',
  round: 'chalk',
  ended: 'chalk',
};
