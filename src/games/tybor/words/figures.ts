// The figures that sentences name, worked out of the tables once for all languages.
import { BUILDINGS } from '../data/buildings.ts';
import {
  CHAPTER_IDS,
  CHAPTERS,
  type ChapterGoal,
  type ChapterId,
  type ChapterRow,
  ORDERS,
  PLAYERS,
  ROUNDS,
  type RoundEffect,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
} from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import { PERSONS, PROFESSIONS, type Profession } from '../data/persons.ts';

type InRounds = { readonly id: ScenarioId; readonly rounds: readonly string[] };

/** R3.1 The hand that the scenarios usually deal. */
export let HAND = 0;
/** R3.2 Where it is another one, and in which rounds. */
export let OTHER_HANDS!: readonly (InRounds & { readonly hand: number })[];
/** R6.3 Where hands go the other way. */
export let BACKWARDS!: readonly InRounds[];
/** R5.4.2 Round by round; one row if it is the same in all scenarios (Q25). */
export let COSTS!: readonly {
  readonly id: ScenarioId;
  readonly small: readonly number[];
  readonly large: readonly number[];
}[];

function usualHand(): number {
  const hands = SCENARIO_IDS.flatMap((id) => SCENARIOS[id].rounds.map(({ hand }) => hand));
  const count = (hand: number): number => hands.filter((one) => one === hand).length;
  return hands.toSorted((a, b) => count(b) - count(a) || a - b)[0];
}
const otherHands = (usual: number): typeof OTHER_HANDS =>
  SCENARIO_IDS.flatMap((id) => {
    const { rounds } = SCENARIOS[id];
    const hands = [...new Set(rounds.map(({ hand }) => hand))].filter((hand) => hand !== usual);
    return hands.map((hand) => ({ id, hand, rounds: ROUNDS.filter((_, i) => rounds[i].hand === hand) }));
  });
function costs(): typeof COSTS {
  const rows = SCENARIO_IDS.map((id) => {
    const { rounds } = SCENARIOS[id];
    return { id, small: rounds.map(({ small }) => small), large: rounds.map(({ large }) => large) };
  });
  const same = rows.every(({ small, large }) => `${small}/${large}` === `${rows[0].small}/${rows[0].large}`);
  return same ? rows.slice(0, 1) : rows;
}
inPlay.table(
  () => {
    const hand = usualHand();
    const backwards = SCENARIO_IDS.map((id) => ({
      id,
      rounds: ROUNDS.filter((_, i) => SCENARIOS[id].rounds[i].direction === 'ccw'),
    })).filter(({ rounds }) => rounds.length > 0);
    return { hand, otherHands: otherHands(hand), backwards, costs: costs() };
  },
  (made) => {
    HAND = made.hand;
    OTHER_HANDS = made.otherHands;
    BACKWARDS = made.backwards;
    COSTS = made.costs;
  },
);

interface Tables {
  readonly players: readonly number[];
  readonly display: readonly number[];
}
/** R3.5, R10.2 The numbers of players that one copy of the game is for, and those that need two. */
export let ONE_COPY!: Tables;
export let BOTH_COPIES!: Tables;
/** R3.7 */
export let COLOURS_ADDED!: readonly number[];
/** R6.4 The tables at which the start player card skips somebody. */
export let LONG_PASSES!: readonly { readonly players: number; readonly lastPass: number }[];
inPlay.table(
  () => {
    const tables = Object.entries(PLAYERS).map(([players, row]) => ({ players: Number(players), ...row }));
    const withCopies = (copies: number): Tables => {
      const rows = tables.filter((row) => row.copies === copies);
      return { players: rows.map(({ players }) => players), display: rows.map(({ display }) => display) };
    };
    return {
      one: withCopies(1),
      both: withCopies(2),
      added: tables.filter(({ missingColours }) => missingColours).map(({ players }) => players),
      long: tables.filter(({ lastPass }) => lastPass > 1),
    };
  },
  ({ one, both, added, long }) => {
    ONE_COPY = one;
    BOTH_COPIES = both;
    COLOURS_ADDED = added;
    LONG_PASSES = long;
  },
);

const distinct = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);
/** R8.2 */
export let WITH_SYMBOL = 0;
/** R0.4 The professions whose symbols are on buildings. */
export let BUILT_SYMBOLS!: readonly Profession[];
/** R0.3 How much more the large side is worth: mostly one number. */
export let LARGE_BRINGS!: readonly number[];
/** R0.2 */
export let MOST_COLOUR_SYMBOLS = 0;
/** R8.5 */
export let ORDER_POINTS!: readonly number[];
inPlay.table(
  () => {
    const buildings = Object.values(BUILDINGS);
    return {
      withSymbol: buildings.filter(({ symbol }) => symbol !== null).length,
      symbols: PROFESSIONS.filter((profession) => buildings.some(({ symbol }) => symbol === profession)),
      large: distinct(buildings.map(({ small, large }) => large - small)),
      most: Math.max(...Object.values(PERSONS).map(({ symbols }) => symbols.reduce((sum: number, n) => sum + n, 0))),
      orders: distinct(Object.values(ORDERS).map(({ points }) => points)),
    };
  },
  (made) => {
    WITH_SYMBOL = made.withSymbol;
    BUILT_SYMBOLS = made.symbols;
    LARGE_BRINGS = made.large;
    MOST_COLOUR_SYMBOLS = made.most;
    ORDER_POINTS = made.orders;
  },
);

/** R7.3–R7.6 The cards that ask for something at the end of a round (Q37). */
export const askedBy = (effect: RoundEffect): { scenarios: ScenarioId[]; chapters: ChapterId[] } => ({
  scenarios: SCENARIO_IDS.filter((id) => SCENARIOS[id].rounds.some((round) => round.effect === effect)),
  chapters: CHAPTER_IDS.filter((id) => CHAPTERS[id].effect === effect),
});

/** R8.4 The chapters with a goal, those together that ask and bring the same. */
export function chaptersWith(
  goal: ChapterGoal,
  fits: (row: ChapterRow) => boolean = () => true,
): { romans: string[]; row: ChapterRow }[] {
  const groups = new Map<string, { romans: string[]; row: ChapterRow }>();
  for (const id of CHAPTER_IDS) {
    const row = CHAPTERS[id];
    if (row.goal !== goal || !fits(row)) continue;
    const { threshold, points, symbols } = row;
    const key = [threshold, points, ...(symbols.length === 1 ? symbols : [])].join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { romans: [row.roman], row });
    else group.romans.push(row.roman);
  }
  return [...groups.values()];
}
/** R8.3 */
export const scenariosWithGoal = (): ScenarioId[] => SCENARIO_IDS.filter((id) => SCENARIOS[id].goal !== null);
export const withoutGoal = (): string[] =>
  CHAPTER_IDS.filter((id) => CHAPTERS[id].goal === null).map((id) => CHAPTERS[id].roman);

/** A sentence for each chapter, as its card is in this edition. */
export const byChapter = (say: (row: ChapterRow) => string): Readonly<Record<ChapterId, string>> =>
  Object.fromEntries(CHAPTER_IDS.map((id) => [id, say(CHAPTERS[id])])) as Readonly<Record<ChapterId, string>>;

/** Whether the usual scenario for children is without events, and its chapter's goal easy to see. */
export const isPlain = (): boolean =>
  CHAPTERS.CH6.goal === 'citizens' &&
  SCENARIOS.SC2.rounds.every(({ effect, direction }) => effect === null && direction === 'cw');
