// The figures that sentences name, worked out of the tables once for all languages.
import { LEVELS } from '../data/cards.ts';
import { ALL_CARDS, cardOf, SCORING_TILE_IDS } from '../data/kinds.ts';
import { LINES, MARKET_TILES, ROUNDS, ZONES } from '../data/table.ts';
import { SPACES, TRACK_ROWS, TRACKS, type TrackId } from '../data/tracks.ts';

export const LIMITS = ROUNDS.map(({ limit }) => limit);
/** R4.5 All but one card of the largest envelope received, and as many of the own one. */
export const MOST_CARDS = 2 * (Math.max(...LIMITS) - 1);

const numbered = ROUNDS.map((row, i) => ({ ...row, round: i + 1 }));
/** R3.1, R12.2 Which levels are dealt from which round to which. */
export const DEALS = [...new Set(ROUNDS.map(({ level }) => level))].map((level) => {
  const rounds = numbered.filter((row) => row.level === level);
  return { level, extra: rounds[0].extra, first: rounds[0].round, last: rounds[rounds.length - 1].round };
});
/** R1.13 Cards of each level. */
export const DECK_SIZES = LEVELS.map((level) => ALL_CARDS.filter((id) => cardOf(id).level === level).length);

/** R1.3 One on each track, and another white one for the hundreds. */
export const CUBES = TRACKS.length + 1;
/** R1.10 */
export const TILES_AT_A_LINE = SCORING_TILE_IDS.length / LINES.length;

/** R1.11, R8.1 */
export const MARKET = Object.values(MARKET_TILES);
const sum = (ns: readonly number[]): number => ns.reduce((all, n) => all + n, 0);
const ascending = MARKET.toSorted((a, b) => a - b);
/** R8.2 What the slider can show at the end. */
export const SLIDER = { least: sum(ascending.slice(0, ROUNDS.length)), most: sum(ascending.slice(-ROUNDS.length)) };

const [farAbove, above, exactly, below] = ZONES;
/** R10.3 How far from the arrow a zone begins, and what it brings. */
export const ART = {
  far: farAbove.from,
  farAbove: farAbove.points,
  near: farAbove.from - 1,
  above: above.points,
  exactly: exactly.points,
  under: -below.from,
  below: below.points,
  farUnder: 1 - below.from,
};

/** R6.8 What is printed on a track, and on which spaces. */
export function printed(track: TrackId) {
  const { values = [], orders = [], arrows = [], stars = [], symbols = [] } = SPACES[track];
  const valued = values.flatMap((value, at) => (value === null || value === 0 ? [] : [{ value, at }]));
  return {
    last: TRACK_ROWS[track].last,
    values: valued.map(({ value }) => value).join(', '),
    valuesAt: valued.map(({ at }) => at).join(', '),
    orders: orders.join(', '),
    arrows: arrows.join(', '),
    stars: stars.map((_, i) => i + 1).join(', '),
    starsAt: stars.join(', '),
    symbols: symbols.join(', '),
  };
}
/** R10.2 */
export const BEST_BOOK = Math.max(...SPACES.book.values!.map((value) => value ?? 0));
const gems = SPACES.topaz.values!;
/** Q14 A gem on a blank space, and the value before it. */
export const BLANK_GEM = { space: gems.indexOf(null), value: gems[gems.indexOf(null) - 1]! };
/** R14.1 */
export const LAST_PRESTIGE = TRACK_ROWS.prestige.last;
