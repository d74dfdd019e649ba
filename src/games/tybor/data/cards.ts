// Dossier 4.3–4.9: scenarios, chapters, secret orders, ships, professions, player counts.
import { rowsOf, valuesOf } from '../../../text/edition/edition.ts';
import { inPlay } from './in-play.ts';
import { type Colour, inOrder, type Profession } from './persons.ts';

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

/** R1.2, R1.3 Settings name them, so every edition has these. */
export const SCENARIO_IDS = ['SC1', 'SC2', 'SC3', 'SC4'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
export const CHAPTER_IDS = ['CH1', 'CH2', 'CH3', 'CH4', 'CH5', 'CH6', 'CH7', 'CH8'] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** A scenario as its document has it: `every` is null for one without a goal. */
export interface WrittenScenario extends Pick<ScenarioRow, 'rounds'> {
  readonly every: number | null;
  readonly points: number;
}

export let SCENARIOS!: Readonly<Record<ScenarioId, ScenarioRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<WrittenScenario>('scenarios'));
    const all = rows.map(([id, { every, points, rounds }]): [string, ScenarioRow] => [
      id,
      { goal: every === null ? null : { every, points }, rounds },
    ]);
    return Object.fromEntries(all) as Readonly<Record<ScenarioId, ScenarioRow>>;
  },
  (made) => {
    SCENARIOS = made;
  },
);

export let CHAPTERS!: Readonly<Record<ChapterId, ChapterRow>>;
inPlay.table(
  () => {
    const rows = inOrder<Omit<ChapterRow, 'roman'>>('chapters');
    const all = CHAPTER_IDS.map((id, i): [ChapterId, ChapterRow] => [id, { roman: ROMAN[i], ...rows[id] }]);
    return Object.fromEntries(all) as Readonly<Record<ChapterId, ChapterRow>>;
  },
  (made) => {
    CHAPTERS = made;
  },
);

/** R8.5 Points for each set of these three colours. */
export interface OrderRow {
  readonly colours: readonly [Colour, Colour, Colour];
  readonly points: number;
}
/** R8.5 How many colours a secret order has. */
export const ORDER_COLOURS = 3;
export let ORDERS!: Readonly<Record<string, OrderRow>>;
inPlay.table(
  () => inOrder<OrderRow>('orders'),
  (made) => {
    ORDERS = made;
  },
);

/** R8.1.4 How many buildings of a colour make a pair. */
export const PAIR = 2;

/** People drawn by a building (R5.5), at the end of a round (R7.4, R7.5) and at the harbour (R7.3); one of them goes. */
export let DRAWN!: Readonly<Record<'building' | 'round' | 'harbour', number>>;
inPlay.table(
  () => valuesOf<typeof DRAWN>(inPlay.edition, 'drawn'),
  (made) => {
    DRAWN = made;
  },
);

/** R8.2.4 Points for so many ships, from none; beyond that each brings `SHIPS_BEYOND`. */
export let SHIPS!: readonly number[];
export let SHIPS_BEYOND = 0;
inPlay.table(
  () => rowsOf<{ readonly points: readonly number[]; readonly beyond: number }>(inPlay.edition, 'ships').ships,
  ({ points, beyond }) => {
    SHIPS = [0, ...points];
    SHIPS_BEYOND = beyond;
  },
);

interface Points {
  /** R8.1.2–R8.1.4 What the effects of buildings bring: when nobody has more, for each set of all colours, for each pair. */
  readonly effects: Readonly<Record<'max' | 'set4' | 'pair', number>>;
  /** R8.2 How the symbols score. */
  readonly symbols: {
    readonly [P in Profession]: {
      readonly scoring: string;
      readonly step: number;
      readonly points: number;
    } & (P extends 'craftsman' ? { readonly second: number } : unknown);
  };
}
export let EFFECT_POINTS!: Points['effects'];
export let SYMBOL_POINTS!: Points['symbols'];
inPlay.table(
  (): Points => {
    const {
      max,
      set4,
      pair,
      craftsmanSecond: second,
      ...points
    } = valuesOf<Readonly<Record<string, number>>>(inPlay.edition, 'points');
    const steps = valuesOf<Readonly<Record<string, number>>>(inPlay.edition, 'steps');
    return {
      effects: { max, set4, pair },
      symbols: {
        farmer: { scoring: 'every_nth_symbol', step: steps.farmer, points: points.farmer },
        merchant: { scoring: 'every_nth_symbol_times_citizens', step: steps.merchant, points: 0 },
        craftsman: { scoring: 'majority', step: 0, points: points.craftsman, second },
        captain: { scoring: 'table', step: 0, points: 0 },
        priest: { scoring: 'first_only', step: 1, points: points.priest },
        soldier: { scoring: 'every_nth_symbol', step: steps.soldier, points: points.soldier },
      },
    };
  },
  ({ effects, symbols }) => {
    EFFECT_POINTS = effects;
    SYMBOL_POINTS = symbols;
  },
);

/** R3.5, R10.2, R3.7, R10.3 By number of players. */
export interface PlayersRow {
  readonly copies: number;
  readonly display: number;
  readonly missingColours: boolean;
  readonly lastPass: number;
}
/** R10.1 From this number of players on there are two of everything. */
export const TWO_COPIES = 5;
export let PLAYERS!: Readonly<Record<string, PlayersRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<Omit<PlayersRow, 'copies'>>('players'));
    return Object.fromEntries(
      rows.map(([players, row]) => [players, { copies: Number(players) < TWO_COPIES ? 1 : 2, ...row }]),
    );
  },
  (made) => {
    PLAYERS = made;
  },
);
