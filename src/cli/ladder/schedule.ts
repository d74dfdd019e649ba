// Who meets whom: rounds in which every pair meets once from every seat with the same deal, so that it can stop after any.
import type { BotName } from '../../bots/names.ts';
import type { Settings } from '../../kernel/types.ts';
import type { Match } from './match.ts';

export interface Plan {
  readonly bots: readonly BotName[];
  readonly players: number;
  readonly settings: Settings;
  readonly seed: string;
}

/** The matches of one round, numbered on from `from`. Of more than two seats, every other one is the first bot's. */
export function roundOf({ bots, players, settings, seed }: Plan, round: number): Match[] {
  const perRound = matchesPerRound(bots.length, players);
  const matches: Match[] = [];
  const add = (seated: readonly BotName[], deal: string): void => {
    matches.push({
      number: round * perRound + matches.length,
      seed: `${seed}/${deal}/${round}`,
      bots: seated,
      settings,
    });
  };
  if (players === 1) {
    for (const bot of bots) add([bot], 'alone');
    return matches;
  }
  for (let i = 0; i < bots.length; i++)
    for (let j = i + 1; j < bots.length; j++)
      for (const shift of [0, 1])
        add(
          Array.from({ length: players }, (_, seat) => ((seat + shift) % 2 === 0 ? bots[i] : bots[j])),
          `${bots[i]} ${bots[j]}`,
        );
  return matches;
}

export const matchesPerRound = (bots: number, players: number): number => (players === 1 ? bots : bots * (bots - 1));
