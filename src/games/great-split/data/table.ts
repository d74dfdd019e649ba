// Dossier 4.3, 4.4, 4.7–4.10: rounds, art market, boards, characters, market tiles, scoring tiles.
import { idsOf, rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import { BUILT_IN } from './built-in.ts';
import { LEVELS, type Level } from './cards.ts';
import { inPlay } from './in-play.ts';
import { RESOURCES, type Resource } from './tracks.ts';

export interface RoundRow {
  readonly level: Level;
  /** R12.2 The second card with two players: of the level below. */
  readonly extra: Level;
  readonly limit: number;
  /** R9.2 Whether a scoring line follows; after round 6 everything is scored anyway (R11.1). */
  readonly line: boolean;
}
/** R3.1, R3.2; Q3, Q4 */
export let ROUNDS!: readonly RoundRow[];
/** R1.10 The rounds behind which a scoring line lies, with two tiles each. */
export let LINES!: readonly number[];
/** R12 The number of players with rules of their own. */
export const DUO = 2;
/** R1.14 */
export let STARTING_HAND = 0;

/** R10.3 A zone of the art market: an artwork level of at least the slider plus `from` brings the points. */
export interface ZoneRow {
  readonly from: number;
  readonly points: number;
}
/** From the highest on. */
export let ZONES!: readonly ZoneRow[];

/** What belongs together, by seat (R1.6, Q29). */
export const BOARDS = [
  { board: 'PB-1', envelope: 'EN-1', split: 'SP-1', colour: 'burgundy' },
  { board: 'PB-2', envelope: 'EN-2', split: 'SP-2', colour: 'teal' },
  { board: 'PB-3', envelope: 'EN-3', split: 'SP-3', colour: 'rose' },
  { board: 'PB-4', envelope: 'EN-4', split: 'SP-4', colour: 'copper' },
  { board: 'PB-5', envelope: 'EN-5', split: 'SP-5', colour: 'ivory' },
  { board: 'PB-6', envelope: 'EN-6', split: 'SP-6', colour: 'charcoal' },
  { board: 'PB-7', envelope: 'EN-7', split: 'SP-7', colour: 'lilac' },
] as const;

export interface CharacterRow {
  /** R1.8, Q27 Steps at the start. */
  readonly start: Readonly<Partial<Record<'prestige' | Resource, number>>>;
  /** R10.5 */
  readonly orders: Readonly<Partial<Record<Resource, number>>>;
}
export type CharacterId = string;
export let CHARACTERS!: Readonly<Record<CharacterId, CharacterRow>>;

export type MarketTileId = string;
export let MARKET_TILES!: Readonly<Record<MarketTileId, number>>;

/** R10.1 The kinds of scoring; orders only at the end. */
export const SCORINGS = ['book', 'artwork', 'gem', 'order'] as const;
export type Scoring = (typeof SCORINGS)[number];
export type ScoringTileId = string;
export type TileKind = Exclude<Scoring, 'order'> | 'none';
export let SCORING_TILES!: Readonly<Record<ScoringTileId, TileKind>>;

/** The rows of a table in the order by which states number them, each with the columns named. */
function laidOut<R, T>(table: string, pick: (row: R) => T): Readonly<Record<string, T>> {
  const rows = rowsOf<R>(inPlay.edition, table);
  return Object.fromEntries(idsOf(inPlay.edition, table, BUILT_IN).map((id) => [id, pick(rows[id])]));
}
/** Tracks in the order of a board, so that nothing depends on how a document orders them; those without a step left out. */
const inOrder = <T extends string>(tracks: readonly T[], steps: Readonly<Partial<Record<T, number>>>) =>
  Object.fromEntries(tracks.flatMap((track) => (steps[track] ? [[track, steps[track]]] : []))) as typeof steps;

/** R12.2 */
const levelBelow = (level: Level): Level => LEVELS[LEVELS.indexOf(level) - 1];

inPlay.table(
  () => ({
    startingHand: valuesOf<{ readonly startingHand: number }>(inPlay.edition).startingHand,
    rounds: Object.values(
      laidOut('rounds', ({ level, limit, line }: RoundRow) => ({ level, extra: levelBelow(level), limit, line })),
    ),
    zones: Object.values(laidOut('zones', ({ from, points }: ZoneRow) => ({ from, points }))),
    characters: laidOut('characters', ({ start, orders }: CharacterRow) => ({
      start: inOrder(['prestige', ...RESOURCES], start),
      orders: inOrder(RESOURCES, orders),
    })),
    marketTiles: laidOut('marketTiles', ({ value }: { readonly value: number }) => value),
    scoringTiles: laidOut('scoringTiles', ({ kind }: { readonly kind: TileKind }) => kind),
  }),
  (made) => {
    STARTING_HAND = made.startingHand;
    ROUNDS = made.rounds;
    LINES = made.rounds.flatMap(({ line }, i) => (line ? [i + 1] : []));
    ZONES = made.zones;
    CHARACTERS = made.characters;
    MARKET_TILES = made.marketTiles;
    SCORING_TILES = made.scoringTiles;
  },
);
