// The characters as cameos.
import { circle, type Drawing, group, iconAt } from '../../../draw/drawing.ts';
import type { CharacterId } from '../data/table.ts';
import { ICONS, type IconName } from './icons.ts';

const PORTRAITS: Readonly<Record<CharacterId, IconName>> = {
  'CH-1': 'librarian',
  'CH-2': 'banker',
  'CH-3': 'gallerist',
  'CH-4': 'jeweller',
  'CH-5': 'heiress',
  'CH-6': 'globetrotter',
  'CH-7': 'diva',
};

/** In a square of 60. */
export const cameo = (who: CharacterId): Drawing =>
  group(
    {},
    circle(30, 30, 29, { fill: '#e3bd63' }),
    circle(30, 30, 26, { fill: '#2a1d3d' }),
    circle(30, 30, 23.5, { fill: 'none', stroke: '#e3bd63', strokeWidth: 0.8 }),
    iconAt(ICONS[PORTRAITS[who]], 30, 30, 32, { fill: '#fbf0d6' }),
  );
