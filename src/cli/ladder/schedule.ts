// Who meets whom: rounds in which pairs meet once from every seat with the same deal, so that it can stop after any.
import type { BotName } from '../../bots/names.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Match } from './match.ts';

export interface LadderPlan {
  readonly bots: readonly BotName[];
  readonly players: number;
  readonly settings: Settings;
  readonly seed: string;
}

/** Strong bots are slow: who is far apart meets in every so manieth round only. */
export const SELDOM = 4;

/** Whether two bots, weakest first in the list, are to meet often: next to each other, or measured by `greedy`. */
function meetOften(bots: readonly BotName[], i: number, j: number): boolean {
  if (bots[i] === 'greedy' || bots[j] === 'greedy') return Math.max(i, j) === bots.length - 1;
  return bots.slice(i + 1, j).every((bot) => bot === 'greedy');
}

/** The matches of one round, numbered on. Of more than two seats, every other one is the first bot's. */
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

/** At most: in a round in which all meet. */
export const matchesPerRound = (bots: number, players: number): number => (players === 1 ? bots : bots * (bots - 1));

/** How many matches so many rounds have. */
export const matchesIn = (plan: LadderPlan, rounds: number): number => {
  const [all, some] = [roundOf(plan, 0).length, roundOf(plan, 1).length];
  const whole = Math.ceil(rounds / SELDOM);
  return whole * all + (rounds - whole) * some;
};
