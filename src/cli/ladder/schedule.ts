// Who meets whom: in each round, pairs meet once from every seat with the same deal, so that it can stop after any round.
import type { BotName } from '../../bots/names.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Match } from './match.ts';

export interface LadderPlan {
  readonly bots: readonly BotName[];
  readonly players: number;
  readonly settings: Settings;
  readonly seed: string;
}

/** Strong bots are slow: bots far apart meet only once every this many rounds. */
export const SELDOM = 4;

/** Whether two bots, weakest first in the list, should meet often: neighbours, or when one of them is `greedy`. */
function meetOften(bots: readonly BotName[], i: number, j: number): boolean {
  if (bots[i] === 'greedy' || bots[j] === 'greedy') return Math.max(i, j) === bots.length - 1;
  return bots.slice(i + 1, j).every((bot) => bot === 'greedy');
}

/** The matches of one round, numbered consecutively. With more than two seats, every other one is the first bot's. */
export function roundOf({ bots, players, settings, seed }: LadderPlan, round: number): Match[] {
  let number = round * matchesPerRound(bots.length, players);
  const matches: Match[] = [];
  const add = (seated: readonly BotName[], deal: string): void => {
    matches.push({ number: number++, seed: `${seed}/${deal}/${round}`, bots: seated, settings });
  };
  if (players === 1) {
    for (const bot of bots) add([bot], 'alone');
    return matches;
  }
  for (let i = 0; i < bots.length; i++)
    for (let j = i + 1; j < bots.length; j++) {
      if (round % SELDOM !== 0 && !meetOften(bots, i, j)) {
        number += 2; // a match has the same number however often others meet
        continue;
      }
      for (const shift of [0, 1])
        add(
          Array.from({ length: players }, (_, seat) => ((seat + shift) % 2 === 0 ? bots[i] : bots[j])),
          `${bots[i]} ${bots[j]}`,
        );
    }
  return matches;
}

/** The maximum: in a round in which all meet. */
export const matchesPerRound = (bots: number, players: number): number => (players === 1 ? bots : bots * (bots - 1));

/** How many matches this many rounds have. */
export const matchesIn = (plan: LadderPlan, rounds: number): number => {
  const [all, some] = [roundOf(plan, 0).length, roundOf(plan, 1).length];
  const whole = Math.ceil(rounds / SELDOM);
  return whole * all + (rounds - whole) * some;
};
