import type { EditionWords } from '../../../../text/edition/words.ts';
import { names } from './names.ts';

/** By the id of a number of the rules. */
const ROWS: Readonly<Record<string, string>> = {
  road: 'A finished road, for each tile',
  city: 'A finished city, for each part',
  pennant: 'A finished city, for each pennant',
  refugee: 'A refugee, for each part of a finished city',
  monastery: 'A finished monastery, for each tile',
  openRoad: 'An unfinished road, for each tile',
  openCity: 'An unfinished city, for each part',
  openPennant: 'An unfinished city, for each pennant',
  openMonastery: 'An unfinished monastery, for each tile',
  start: 'Start tile',
};

const SIDES = ['north', 'east', 'south', 'west'] as const;
const sideName = (side: unknown): string => SIDES[Number(side) - 1];

export const edition: EditionWords = {
  tables: {
    parameters: { title: 'Points', one: 'number', columns: { value: 'Value' } },
    start: { title: 'Start tile', one: 'tile', columns: { tile: 'Start tile' } },
    tiles: {
      title: 'Tiles',
      one: 'tile',
      about: 'Sides are counted clockwise from the north, beginning with zero, and so are their halves.',
      columns: { count: 'How many', edges: 'Edges', pennants: 'Pennants', regions: 'Regions' },
      members: { edges: SIDES },
    },
  },
  values: {
    C: 'city',
    R: 'road',
    F: 'meadow',
    city: 'city',
    road: 'road',
    field: 'meadow',
    monastery: 'monastery',
    kind: 'kind',
    sides: 'sides',
    halves: 'halves',
    besideCities: 'beside cities',
    x: 'across',
    y: 'down',
  },
  row: (table, id) => (table === 'tiles' ? names.tiles[id] : ROWS[id]),
  refusals: {
    boxOf: (f) => `A box has ${f.least} to ${f.most} tiles, not ${f.count}`,
    tooManyRegions: (f) => `All tiles together have ${f.count} regions; at most ${f.most}`,
    oneLetter: () => 'A type of tile is called by one letter',
    edgeWithoutRegion: (f) => `What the edge in the ${sideName(f.side)} shows must be one city, one road, or neither`,
    meadowAtEdge: (f) =>
      `In the ${sideName(f.side)} every half that is not city belongs to exactly one piece of meadow`,
    pennantWithoutCity: () => 'A pennant needs a city',
    oneMonastery: () => 'A tile has at most one monastery',
    regionName: (f) => `“${f.region}”: a region is called by the first letter of its kind and a digit: c0, r0, m0, f0`,
    regionSides: (f) => `“${f.region}”: cities and roads have sides, meadows have halves, monasteries neither`,
    onlyMeadow: (f) => `“${f.region}”: only meadows have halves and lie beside cities`,
    meadowNowhere: (f) => `“${f.region}”: a piece of meadow reaches at least one half of an edge`,
    besideNothing: (f) => `“${f.region}” lies beside a city that this tile does not have`,
    sideTwice: (f) => `“${f.region}” names a side or a half twice`,
  },
};
