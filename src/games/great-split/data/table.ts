// Dossier 4.3, 4.4, 4.7–4.10: rounds, art market, boards, characters, market tiles, scoring tiles.
import type { Level } from './cards.ts';
import type { Resource } from './tracks.ts';

export interface RoundRow {
  readonly level: Level;
  /** R12.2 The second card with two players. */
  readonly extra: Level;
  readonly limit: number;
  /** R9.2 Whether a scoring line follows; after round 6 everything is scored anyway (R11.1). */
  readonly line: boolean;
}
/** R3.1, R3.2; Q3, Q4 */
export const ROUNDS: readonly RoundRow[] = [
  { level: 'II', extra: 'I', limit: 5, line: false },
  { level: 'II', extra: 'I', limit: 5, line: false },
  { level: 'II', extra: 'I', limit: 6, line: true },
  { level: 'III', extra: 'II', limit: 6, line: true },
  { level: 'III', extra: 'II', limit: 7, line: false },
  { level: 'III', extra: 'II', limit: 7, line: false },
];
/** R12 The number of players with rules of their own. */
export const DUO = 2;
/** R1.14 */
export const STARTING_HAND = 4;
/** R1.10 The rounds behind which a scoring line lies, with two tiles each. */
export const LINES: readonly number[] = [3, 4];

/** R10.3 The zones of the art market: an artwork level of at least the slider plus `from` brings the points. */
export const ZONES = [
  { from: 4, points: 15 },
  { from: 1, points: 13 },
  { from: 0, points: 10 },
  { from: -3, points: 6 },
] as const;

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
export const CHARACTERS = {
  'CH-1': { start: { book: 2, artwork: 1 }, orders: { book: 1, artwork: 1 } },
  'CH-2': { start: { book: 1, gold: 2 }, orders: { book: 1, gold: 2 } },
  'CH-3': { start: { artwork: 2, gold: 1 }, orders: { artwork: 1, emerald: 1 } },
  'CH-4': { start: { topaz: 2, emerald: 1 }, orders: { topaz: 1, gold: 1 } },
  'CH-5': { start: { topaz: 1, emerald: 2 }, orders: { book: 1, emerald: 1 } },
  'CH-6': { start: { book: 1, artwork: 1, topaz: 1, emerald: 1, gold: 1 }, orders: {} },
  'CH-7': { start: { prestige: 4, artwork: 1, gold: 1 }, orders: { topaz: 1 } },
} as const satisfies Record<string, CharacterRow>;
export type CharacterId = keyof typeof CHARACTERS;

export const MARKET_TILES = {
  'MT-1': 0,
  'MT-2': 1,
  'MT-3': 1,
  'MT-4': 2,
  'MT-5': 2,
  'MT-6': 2,
  'MT-7': 3,
  'MT-8': 3,
  'MT-9': 4,
} as const satisfies Record<string, number>;
export type MarketTileId = keyof typeof MARKET_TILES;

/** R10.1 The kinds of scoring; orders only at the end. */
export const SCORINGS = ['book', 'artwork', 'gem', 'order'] as const;
export type Scoring = (typeof SCORINGS)[number];
export const SCORING_TILES = {
  'ST-1': 'book',
  'ST-2': 'artwork',
  'ST-3': 'gem',
  'ST-4': 'none',
} as const satisfies Record<string, Exclude<Scoring, 'order'> | 'none'>;
export type ScoringTileId = keyof typeof SCORING_TILES;
