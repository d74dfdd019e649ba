// Dossier 4.3–4.9: scenarios, chapters, secret orders, ships, professions, player counts.
import type { Colour, Profession } from './persons.ts';

/** R7.3–R7.6 */
export type RoundEffect = 'discard_person' | 'diverse_citizens_worker' | 'buildings_citizen' | 'harbour';
export interface RoundRow {
  readonly small: number;
  readonly large: number;
  readonly hand: number;
  readonly direction: 'cw' | 'ccw';
  readonly effect: RoundEffect | null;
  readonly threshold: number;
}
export interface ScenarioRow {
  /** R8.3 Points for every `every` large buildings; null: no goal. */
  readonly goal: { readonly every: number; readonly points: number } | null;
  readonly rounds: readonly [RoundRow, RoundRow, RoundRow, RoundRow];
}
/** R8.4 */
export type ChapterGoal =
  | 'buildings_at_least_citizens'
  | 'same_colour_symbols'
  | 'symbols_together'
  | 'work_left'
  | 'citizens';
export interface ChapterRow {
  readonly roman: string;
  readonly goal: ChapterGoal | null;
  readonly symbols: readonly Profession[];
  readonly threshold: number;
  readonly points: number;
  readonly effect: RoundEffect | null;
}

/** R2.1 The rounds as the scenario cards number them. */
export const ROUNDS = ['I', 'II', 'III', 'IV'] as const;

export const SCENARIOS = {
  SC1: {
    goal: null,
    rounds: [
      { small: 3, large: 7, hand: 7, direction: 'cw', effect: 'discard_person', threshold: 0 },
      { small: 4, large: 8, hand: 5, direction: 'ccw', effect: 'discard_person', threshold: 0 },
      { small: 5, large: 9, hand: 7, direction: 'cw', effect: 'discard_person', threshold: 0 },
      { small: 6, large: 10, hand: 5, direction: 'ccw', effect: 'discard_person', threshold: 0 },
    ],
  },
  SC2: {
    goal: { every: 4, points: 2 },
    rounds: [
      { small: 3, large: 7, hand: 5, direction: 'cw', effect: null, threshold: 0 },
      { small: 4, large: 8, hand: 5, direction: 'cw', effect: null, threshold: 0 },
      { small: 5, large: 9, hand: 5, direction: 'cw', effect: null, threshold: 0 },
      { small: 6, large: 10, hand: 5, direction: 'cw', effect: null, threshold: 0 },
    ],
  },
  SC3: {
    goal: null,
    rounds: [
      { small: 3, large: 7, hand: 5, direction: 'cw', effect: 'diverse_citizens_worker', threshold: 3 },
      { small: 4, large: 8, hand: 5, direction: 'cw', effect: 'diverse_citizens_worker', threshold: 4 },
      { small: 5, large: 9, hand: 5, direction: 'cw', effect: 'diverse_citizens_worker', threshold: 5 },
      { small: 6, large: 10, hand: 5, direction: 'cw', effect: 'diverse_citizens_worker', threshold: 6 },
    ],
  },
  SC4: {
    goal: null,
    rounds: [
      { small: 3, large: 7, hand: 5, direction: 'cw', effect: 'buildings_citizen', threshold: 2 },
      { small: 4, large: 8, hand: 5, direction: 'cw', effect: 'buildings_citizen', threshold: 4 },
      { small: 5, large: 9, hand: 5, direction: 'cw', effect: 'buildings_citizen', threshold: 6 },
      { small: 6, large: 10, hand: 5, direction: 'cw', effect: 'buildings_citizen', threshold: 8 },
    ],
  },
} as const satisfies Record<string, ScenarioRow>;
export type ScenarioId = keyof typeof SCENARIOS;

export const CHAPTERS = {
  CH1: { roman: 'I', goal: 'buildings_at_least_citizens', symbols: [], threshold: 0, points: 5, effect: null },
  CH2: { roman: 'II', goal: 'same_colour_symbols', symbols: [], threshold: 4, points: 5, effect: null },
  CH3: {
    roman: 'III',
    goal: 'symbols_together',
    symbols: ['farmer', 'merchant'],
    threshold: 3,
    points: 5,
    effect: null,
  },
  CH4: { roman: 'IV', goal: 'work_left', symbols: [], threshold: 10, points: 10, effect: null }, // Q22
  CH5: { roman: 'V', goal: 'symbols_together', symbols: ['soldier'], threshold: 2, points: 5, effect: null },
  CH6: { roman: 'VI', goal: 'citizens', symbols: [], threshold: 5, points: 5, effect: null },
  CH7: { roman: 'VII', goal: null, symbols: [], threshold: 0, points: 0, effect: 'harbour' },
  CH8: {
    roman: 'VIII',
    goal: 'symbols_together',
    symbols: ['craftsman', 'priest'],
    threshold: 3,
    points: 5,
    effect: null,
  },
} as const satisfies Record<string, ChapterRow>;
export type ChapterId = keyof typeof CHAPTERS;

/** R8.5 Points for each set of these three colours. */
export const ORDERS = {
  O1: { colours: ['green', 'yellow', 'blue'], points: 5 },
  O2: { colours: ['green', 'yellow', 'red'], points: 5 },
  O3: { colours: ['green', 'blue', 'red'], points: 5 },
  O4: { colours: ['yellow', 'blue', 'red'], points: 5 },
} as const satisfies Record<string, { readonly colours: readonly [Colour, Colour, Colour]; readonly points: number }>;

/** R8.1.2–R8.1.4 What the effects of buildings bring: when nobody has more, for each set of all colours, for each pair. */
export const EFFECT_POINTS = { max: 3, set4: 3, pair: 2 } as const;

/** R8.1.4 How many buildings of a colour make a pair. */
export const PAIR = 2;

/** People drawn by a building (R5.5), at the end of a round (R7.4, R7.5) and at the harbour (R7.3); one of them goes. */
export const DRAWN = { building: 2, round: 2, harbour: 3 } as const;

/** R8.2.4 Points for 0 to 5 ships; beyond that each brings `SHIPS_BEYOND`. */
export const SHIPS = [0, 1, 3, 6, 10, 15] as const;
export const SHIPS_BEYOND = 3;

/** R8.2 How the symbols score. */
export const SYMBOL_POINTS = {
  farmer: { scoring: 'every_nth_symbol', step: 3, points: 5 },
  merchant: { scoring: 'every_nth_symbol_times_citizens', step: 4, points: 0 },
  craftsman: { scoring: 'majority', step: 0, points: 6, second: 2 },
  captain: { scoring: 'table', step: 0, points: 0 },
  priest: { scoring: 'first_only', step: 1, points: 5 },
  soldier: { scoring: 'every_nth_symbol', step: 4, points: 8 },
} as const;

/** R3.5, R10.2, R3.7, R10.3 By number of players. */
export const PLAYERS = {
  2: { copies: 1, display: 6, missingColours: true, lastPass: 1 },
  3: { copies: 1, display: 8, missingColours: true, lastPass: 1 },
  4: { copies: 1, display: 10, missingColours: false, lastPass: 1 },
  5: { copies: 2, display: 12, missingColours: false, lastPass: 2 },
  6: { copies: 2, display: 14, missingColours: false, lastPass: 1 },
  7: { copies: 2, display: 16, missingColours: false, lastPass: 1 },
  8: { copies: 2, display: 18, missingColours: false, lastPass: 1 },
} as const;

/** R10.1 From this number of players on there are two of everything. */
export const TWO_COPIES = Number(Object.entries(PLAYERS).find(([, { copies }]) => copies === 2)![0]);
