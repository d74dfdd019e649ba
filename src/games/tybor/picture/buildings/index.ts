// The buildings of Tybor, each from a few parts (masonry.ts): the roof has the colour of the card.
import type { BuildingRowId } from '../../data/kinds.ts';
import type { Colour } from '../../data/persons.ts';
import type { Raised } from '../masonry.ts';
import { numberIn } from '../portrait.ts';
import { BLUE } from './blue.ts';
import { GREEN } from './green.ts';
import { RED } from './red.ts';
import { YELLOW } from './yellow.ts';

const BUILT: Readonly<Record<BuildingRowId, Raised>> = { ...GREEN, ...YELLOW, ...BLUE, ...RED };
const OF_COLOUR = { green: GREEN, yellow: YELLOW, blue: BLUE, red: RED };

/** A building of an own edition looks like one of its colour. */
export function raisedOf(row: BuildingRowId, colour: Colour): Raised {
  const alike = Object.values(OF_COLOUR[colour]);
  return BUILT[row] ?? alike[numberIn(row) % alike.length];
}
