import type { SoundsOf } from '../../../parts/sound.ts';
import type { Happened } from '../types.ts';

export const SOUNDS: SoundsOf<Happened> = {
  rows: 'card',
  tookRow: 'wood',
  tookBuilding: 'card',
  drew: 'card',
  erected: 'wood',
  claimed: 'coin',
  plundered: 'coin',
  season: 'chalk',
  ended: 'chalk',
};
