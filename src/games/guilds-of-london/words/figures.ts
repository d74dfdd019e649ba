// Numbers that sentences tell and that follow from the tables.
import { ACTIONS } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { allMayors, allTiles, CHURCH, GUILDS, mayorOf, type TileId, tileOf } from '../data/kinds.ts';
import { TILES, type TileRow } from '../data/tiles.ts';

export { TURN } from '../data/amounts.ts';

export let SPECIALS = 0;
/** R1.4 How many symbols guilds and special buildings show, and the lowest and the highest number of a guild. */
export let GUILD_SYMBOLS!: readonly number[];
export let SPECIAL_SYMBOLS!: readonly number[];
export let PRECEDENCES!: readonly [lowest: number, highest: number];
/** R7.11 */
export let LEAST_MAJORITY = 0;
/** R6.2 Every cost there is, in order. */
export let COSTS!: readonly number[];
/** The codes on tiles and mayor cards, the first and the last of each. */
export let CODES!: Readonly<Record<'guilds' | 'buildings' | 'others' | 'mayors', readonly string[]>> & {
  readonly church: string;
};

const inRow = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
const symbolsIn = (rows: readonly TileRow[]): number[] => inRow(rows.map(({ symbols }) => symbols.length));
/** The first and the last; none twice. */
const ends = (codes: readonly string[]): string[] => [...new Set([codes[0], codes.at(-1)!])];
const codesOf = (ids: readonly TileId[]): string[] => ends(ids.map((id) => tileOf(id).code));
inPlay.table(
  () => {
    const rows = Object.values(TILES);
    const numbers = inRow(rows.flatMap(({ precedence }) => precedence ?? []));
    const buildings = allTiles().slice(GUILDS);
    return {
      specials: buildings.length,
      guildSymbols: symbolsIn(rows.filter(({ precedence }) => precedence !== null)),
      specialSymbols: symbolsIn(rows.filter(({ precedence }) => precedence === null)),
      precedences: [numbers[0], numbers.at(-1)!] as const,
      leastMajority: Math.min(...rows.map(({ majority }) => majority)),
      costs: inRow(Object.values(ACTIONS).map(({ cost }) => cost)),
      codes: {
        guilds: codesOf(allTiles().slice(0, GUILDS)),
        buildings: codesOf(buildings),
        church: tileOf(CHURCH).code,
        others: codesOf(buildings.filter((tile) => tile !== CHURCH)),
        mayors: ends(allMayors().map((id) => mayorOf(id).code)),
      },
    };
  },
  (made) => {
    SPECIALS = made.specials;
    GUILD_SYMBOLS = made.guildSymbols;
    SPECIAL_SYMBOLS = made.specialSymbols;
    PRECEDENCES = made.precedences;
    LEAST_MAJORITY = made.leastMajority;
    COSTS = made.costs;
    CODES = made.codes;
  },
);

/** R10.2.2, R10.2.10 The counts and the VP they bring, from the first count that brings any. */
export function mayorSteps(steps: readonly number[]): { counts: number[]; points: number[] } {
  const first = steps.findIndex((vp) => vp > 0);
  return { counts: [...steps.keys()].slice(first), points: steps.slice(first) };
}
