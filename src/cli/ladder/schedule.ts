// Who meets whom: in each round, every deal is played from every seat, so that it can stop after any round.
import type { BotName } from '../../bots/names.ts';
import type { Temper } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Match } from './match.ts';

export interface LadderPlan {
  readonly bots: readonly BotName[];
  readonly players: number;
  readonly settings: Settings;
  readonly seed: string;
  /** At a full table one sits among others; ladders of before did not. */
  readonly mixed?: true;
  /** Instead: the first of the bots with each of these tempers, against itself without. */
  readonly tempers?: readonly Temper[];
}

/** Strong bots are slow: bots far apart meet only once every this many rounds. */
export const SELDOM = 4;

/** Quick bots cost next to nothing. At tables for two they go on when the others have met often enough: so many times as many rounds. */
const QUICK_TIMES = 5;
const QUICK: ReadonlySet<BotName> = new Set(['random', 'beginner', 'greedy', 'club']);

/** Whether two bots, weakest first in the list, should meet often: neighbours, or when one of them is `greedy`. */
function meetOften(bots: readonly BotName[], i: number, j: number): boolean {
  if (bots[i] === 'greedy' || bots[j] === 'greedy') return Math.max(i, j) === bots.length - 1;
  return bots.slice(i + 1, j).every((bot) => bot === 'greedy');
}

/** Who sits alone among whom at a full table: each level among the next weaker one, and the strongest among `greedy`. */
export function mixedOf(bots: readonly BotName[]): { readonly one: BotName; readonly among: BotName }[] {
  const levels = bots.filter((bot) => bot !== 'greedy');
  const steps = levels.slice(1).map((one, i) => ({ one, among: levels[i] }));
  const best = levels.at(-1);
  return bots.includes('greedy') && best !== undefined ? [...steps, { one: best, among: 'greedy' }] : steps;
}

type Seated = Pick<Match, 'bots' | 'tempers'>;

/** The matches of one deal: all of one meeting, once from each seat. */
interface Deal {
  readonly name: string;
  readonly seated: readonly Seated[];
  /** Not in this round, but numbered as if. */
  readonly isOut?: boolean;
}

const rotated = <X>(players: number, one: X, others: X): X[][] =>
  Array.from({ length: players }, (_, at) =>
    Array.from({ length: players }, (__, seat) => (seat === at ? one : others)),
  );

function dealsOf({ bots, players, tempers }: LadderPlan, round: number, isQuick: boolean): Deal[] {
  if (tempers !== undefined)
    return tempers.map((temper) => ({
      name: 'temper', // the same deals for every temper
      seated: rotated<readonly Temper[]>(players, [temper], []).map((list) => ({
        bots: list.map(() => bots[0]),
        tempers: list,
      })),
    }));
  if (players === 1) return bots.map((bot) => ({ name: 'alone', seated: [{ bots: [bot] }] }));
  if (players > 2)
    return mixedOf(bots).map(({ one, among }) => ({
      name: `${one} among ${among}`,
      seated: rotated(players, one, among).map((list) => ({ bots: list })),
    }));
  return bots.flatMap((a, i) =>
    bots.slice(i + 1).map((b, more) => ({
      name: `${a} ${b}`,
      seated: [{ bots: [a, b] }, { bots: [b, a] }],
      isOut:
        (round % SELDOM !== 0 && !meetOften(bots, i, i + 1 + more)) || (isQuick && !(QUICK.has(a) && QUICK.has(b))),
    })),
  );
}

/**
 * The matches of one round, numbered consecutively: a match has the same number however often others meet. `isQuick`: it is one of
 * those that only the quick bots play.
 */
export function roundOf(plan: LadderPlan, round: number, isQuick = false): Match[] {
  const { settings, seed } = plan;
  const deals = dealsOf(plan, round, isQuick);
  let number = round * deals.reduce((sum, { seated }) => sum + seated.length, 0);
  return deals.flatMap(({ name, seated, isOut = false }) =>
    seated.flatMap((one): Match[] => {
      const match = { number: number++, seed: `${seed}/${name}/${round}`, ...one, settings };
      return isOut ? [] : [match];
    }),
  );
}

/** How many rounds there are in all, when everybody plays this many. */
export const roundsIn = ({ bots, players, tempers }: LadderPlan, rounds: number): number =>
  players === 2 && tempers === undefined && bots.filter((bot) => QUICK.has(bot)).length > 1
    ? QUICK_TIMES * rounds
    : rounds;

/** How many matches that makes. */
export function matchesIn(plan: LadderPlan, rounds: number): number {
  const count = (from: number, to: number): number => {
    const [all, some] = [0, 1].map((round) => roundOf(plan, round, from > 0).length);
    const whole = Math.ceil(to / SELDOM) - Math.ceil(from / SELDOM);
    return whole * all + (to - from - whole) * some;
  };
  return count(0, rounds) + count(rounds, roundsIn(plan, rounds));
}
