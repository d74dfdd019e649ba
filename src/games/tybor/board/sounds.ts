import type { SoundsOf } from '../../../parts/sound.ts';
import type { Happened } from '../types.ts';

export const SOUNDS: SoundsOf<Happened> = {
  dealt: 'card',
  turnedUp: 'card',
  used: 'card',
  built: 'wood',
  paid: 'coin',
  drew: 'card',
  passed: 'card',
  roundEnded: 'chalk',
  ended: 'chalk',
};
