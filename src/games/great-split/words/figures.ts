// The figures that sentences name, worked out of the tables of the edition in play, for all languages.
import { about } from '../about.ts';
import { LEVELS, type Level } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { ALL_CARDS, cardOf, SCORING_TILE_IDS } from '../data/kinds.ts';
import { LINES, MARKET_TILES, ROUNDS, SCORING_TILES, STARTING_HAND, ZONES } from '../data/table.ts';
import { BANNERS, RESOURCES, SPACES, SYMBOLS, TRACK_ROWS, TRACKS, type TrackId } from '../data/tracks.ts';

const sum = (ns: readonly number[]): number => ns.reduce((all, n) => all + n, 0);

/** R1.3 One on each track, and another white one for the hundreds. */
export const CUBES = TRACKS.length + 1;

/** R3.1, R12.2 Which levels are dealt from which round to which. */
interface Deal {
  readonly level: Level;
  readonly extra: Level;
  readonly first: number;
  readonly last: number;
}
const dealsOf = (): Deal[] =>
  ROUNDS.flatMap(({ level, extra }, i) => {
    if (ROUNDS[i - 1]?.level === level) return [];
    const next = ROUNDS.findIndex((row, at) => at > i && row.level !== level);
    return [{ level, extra, first: i + 1, last: next < 0 ? ROUNDS.length : next }];
  });

/** R1.13 Cards of each level. */
const deckSizes = (): number[] => LEVELS.map((level) => ALL_CARDS.filter((id) => cardOf(id).level === level).length);

/** R1.15 Whether the largest table uses every card of levels II and III. */
const usesAll = (): boolean =>
  LEVELS.slice(1).every(
    (level, i) => ROUNDS.filter((row) => row.level === level).length * about.seats.max === deckSizes()[i + 1],
  );

/** The least and the most that so many market tiles show. */
function sumsOf(count: number): { least: number; most: number } {
  const ascending = Object.values(MARKET_TILES).sort((a, b) => a - b);
  return { least: sum(ascending.slice(0, count)), most: sum(ascending.slice(-count)) };
}

/** R10.3 How far from the arrow a zone begins, and what it brings. */
function artOf() {
  const [farAbove, above, exactly, below] = ZONES;
  return {
    far: farAbove.from,
    farAbove: farAbove.points,
    near: farAbove.from - 1,
    above: above.points,
    exactly: exactly.points,
    under: -below.from,
    below: below.points,
    farUnder: 1 - below.from,
  };
}

/** Q14 A gem on a blank space, and the value before it. */
function blankGem(): { space: number; value: number } | null {
  const gems = SPACES.topaz.values!;
  const space = gems.indexOf(null);
  return space < 0 ? null : { space, value: Math.max(...gems.slice(0, space).map((value) => value ?? 0)) };
}

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
    stars: (BANNERS[track] ?? []).join(', '),
    starsAt: stars.join(', '),
    symbols: symbols.join(', '),
  };
}
export const SEAL_TRACKS: readonly TrackId[] = TRACKS.filter((track) => track.endsWith('_seal'));
/** R6.3 The symbols of a seal track, each with its space. */
export const symbolsOn = (track: TrackId) =>
  (SYMBOLS[track] ?? []).map((resource, i) => ({ resource, at: SPACES[track].symbols![i] }));

/** Tracks that look alike in the booklet, and are told of in one sentence as long as they do. */
const GROUPS: readonly (readonly TrackId[])[] = [
  ['topaz', 'emerald'],
  ['book_seal', 'artwork_seal'],
  ['topaz_seal', 'emerald_seal', 'gold_seal'],
];
const areAlike = (): boolean =>
  GROUPS.every((tracks) => new Set(tracks.map((track) => JSON.stringify(printed(track)))).size === 1);
/** Q17 */
const areOwn = (): boolean =>
  RESOURCES.every((resource) => SYMBOLS[`${resource}_seal`]!.every((symbol) => symbol === resource));

interface Figures {
  readonly limits: readonly number[];
  readonly deals: readonly Deal[];
  readonly deckSizes: readonly number[];
  /** R1.11, R8.1 */
  readonly market: readonly number[];
  /** R8.2 What the slider can show at the end. */
  readonly slider: { readonly least: number; readonly most: number };
  readonly art: ReturnType<typeof artOf>;
  /** R10.2 */
  readonly bestBook: number;
  readonly blankGem: ReturnType<typeof blankGem>;
  readonly usesAll: boolean;
  /** R10.1 Whether the lines share books, artworks and gems between them, once each. */
  readonly isEachOnce: boolean;
  /** Q6 Whether only at the first line all artworks can be above the lowest zone. */
  readonly isOnlyAtFirst: boolean;
  readonly areAlike: boolean;
  readonly areOwn: boolean;
}
export let LIMITS!: Figures['limits'];
/** R4.5 All but one card of the largest envelope received, and as many of the own one. */
export let MOST_CARDS = 0;
export let DEALS!: Figures['deals'];
export let DECK_SIZES!: Figures['deckSizes'];
/** R1.10 */
export let TILES_AT_A_LINE = 0;
export let MARKET!: Figures['market'];
export let SLIDER!: Figures['slider'];
export let ART!: Figures['art'];
export let BEST_BOOK = 0;
export let BLANK_GEM!: Figures['blankGem'];
/** R14.1 */
export let LAST_PRESTIGE = 0;
/** R1.14 Level I cards that the largest table needs. */
export let MOST_STARTING = 0;
/** What is true of some editions only. */
export let IS!: Pick<Figures, 'usesAll' | 'isEachOnce' | 'isOnlyAtFirst' | 'areAlike' | 'areOwn'>;

inPlay.table(
  (): Figures => ({
    limits: ROUNDS.map(({ limit }) => limit),
    deals: dealsOf(),
    deckSizes: deckSizes(),
    market: Object.values(MARKET_TILES),
    slider: sumsOf(ROUNDS.length),
    art: artOf(),
    bestBook: Math.max(...SPACES.book.values!.map((value) => value ?? 0)),
    blankGem: blankGem(),
    usesAll: usesAll(),
    isEachOnce: Object.values(SCORING_TILES).sort().join() === 'artwork,book,gem,none',
    isOnlyAtFirst: sumsOf(LINES[0]).least <= artOf().under && sumsOf(LINES[1]).least > artOf().under,
    areAlike: areAlike(),
    areOwn: areOwn(),
  }),
  (made) => {
    LIMITS = made.limits;
    MOST_CARDS = 2 * (Math.max(...LIMITS) - 1);
    DEALS = made.deals;
    DECK_SIZES = made.deckSizes;
    TILES_AT_A_LINE = SCORING_TILE_IDS.length / LINES.length;
    MARKET = made.market;
    SLIDER = made.slider;
    ART = made.art;
    BEST_BOOK = made.bestBook;
    BLANK_GEM = made.blankGem;
    LAST_PRESTIGE = TRACK_ROWS.prestige.last;
    MOST_STARTING = about.seats.max * STARTING_HAND;
    IS = made;
  },
);
