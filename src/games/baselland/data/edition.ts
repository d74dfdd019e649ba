// What an edition of Baselland consists of, and what its tiles must be like, so that the rules can be played with them.
import { type Edition, rowsOf } from '../../../text/edition/edition.ts';
import type { EditionKind } from '../../../text/edition/read.ts';
import {
  between,
  type EditionProblem,
  type EditionShape,
  listOf,
  numbers,
  oneOf,
  rowOf,
} from '../../../text/edition/shape.ts';
import { BUILT_IN } from './built-in.ts';
import type { RegionRow, TileRow } from './tiles.ts';

const REGION = {
  is: 'parts',
  parts: {
    kind: oneOf(['monastery', 'city', 'road', 'field']),
    sides: listOf(between(0, 3), 0, 4),
    halves: listOf(between(0, 7), 0, 8),
    besideCities: { is: 'list', of: { is: 'name' }, min: 0, max: 4 },
    x: between(0, 100),
    y: between(0, 100),
  },
} as const;

const shape: EditionShape = {
  parameters: numbers(0, 9),
  start: { columns: { tile: rowOf('tiles') }, rows: 'fixed' },
  tiles: {
    columns: {
      count: between(1, 20),
      edges: listOf(oneOf(['C', 'R', 'F']), 4, 4),
      pennants: between(0, 3),
      regions: { is: 'named', of: REGION, max: 13 },
    },
    rows: { least: 2, most: 52 },
  },
};

/** Tiles of a box, and regions on all of them: more do not fit into what a bot looks at. */
const BOX = { least: 12, most: 120, regions: 470 };

function check(edition: Edition): EditionProblem[] {
  const tiles = Object.entries(rowsOf<TileRow>(edition, 'tiles'));
  const problems = tiles.flatMap(([id, tile]) => problemsOf(id, tile));
  const sum = (of: (tile: TileRow) => number): number =>
    tiles.reduce((all, [, tile]) => all + tile.count * of(tile), 0);
  const say = (facts: NonNullable<EditionProblem['facts']>): void =>
    void problems.push({ why: 'rules', table: 'tiles', facts });
  const [count, regions] = [sum(() => 1), sum((tile) => Object.keys(tile.regions).length)];
  const { least, most } = BOX;
  if (count < least || count > most) say({ problem: 'boxOf', count, least, most });
  if (regions > BOX.regions) say({ problem: 'tooManyRegions', count: regions, most: BOX.regions });
  return problems;
}

/** R5.4, 4.1 What the edges show is what the regions are, and every half of a meadow's edge belongs to one piece of meadow. */
function problemsOf(row: string, { edges, pennants, regions }: TileRow): EditionProblem[] {
  const problems: EditionProblem[] = [];
  const say = (column: string, problem: string, facts: Readonly<Record<string, string | number>> = {}): void => {
    problems.push({ why: 'rules', table: 'tiles', row, column, facts: { problem, ...facts } });
  };
  if (!/^[A-Za-z]$/.test(row)) say('count', 'oneLetter');
  const all = Object.entries(regions);
  for (const [id, region] of all)
    regionProblems(id, region, regions, (problem) => say('regions', problem, { region: id }));
  const at = (kind: RegionRow['kind'], side: number): number =>
    all.filter(([, region]) => region.kind === kind && region.sides.includes(side)).length;
  edges.forEach((edge, side) => {
    const facts = { side: side + 1 };
    if (at('city', side) !== (edge === 'C' ? 1 : 0) || at('road', side) !== (edge === 'R' ? 1 : 0))
      say('edges', 'edgeWithoutRegion', facts);
    for (const half of [2 * side, 2 * side + 1]) {
      const pieces = all.filter(([, { halves }]) => halves.includes(half)).length;
      if (pieces !== (edge === 'C' ? 0 : 1)) say('regions', 'meadowAtEdge', facts);
    }
  });
  if (pennants > 0 && !all.some(([, { kind }]) => kind === 'city')) say('pennants', 'pennantWithoutCity');
  if (all.filter(([, { kind }]) => kind === 'monastery').length > 1) say('regions', 'oneMonastery');
  return problems;
}

function regionProblems(
  id: string,
  { kind, sides, halves, besideCities }: RegionRow,
  regions: TileRow['regions'],
  say: (problem: string) => void,
): void {
  if (!new RegExp(`^${kind[0]}\\d$`).test(id)) say('regionName');
  const isWay = kind === 'city' || kind === 'road';
  if (isWay ? sides.length === 0 || halves.length > 0 : sides.length > 0) say('regionSides');
  if (kind !== 'field' && (halves.length > 0 || besideCities.length > 0)) say('onlyMeadow');
  if (kind === 'field' && halves.length === 0) say('meadowNowhere');
  if (besideCities.some((city) => regions[city]?.kind !== 'city')) say('besideNothing');
  if (new Set(sides).size < sides.length || new Set(halves).size < halves.length) say('sideTwice');
}

export const kind: EditionKind = { builtIn: BUILT_IN, shape, check };
