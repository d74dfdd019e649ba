// The buildings of Tybor, each from a few parts (masonry.ts): the roof has the colour of the card.
import type { BuildingRowId } from '../../data/kinds.ts';
import type { Raised } from '../masonry.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { RED } from './red.ts';
import { YELLOW } from './yellow.ts';

export const BUILT: Readonly<Record<BuildingRowId, Raised>> = { ...GREEN, ...YELLOW, ...BLUE, ...RED };
