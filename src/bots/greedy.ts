// Looks one decision ahead, including its own follow-up picks, in a few imagined worlds, and picks by value.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { fastSource } from '../kernel/random.ts';
import type { Chance, Decision, Seat, State, View } from '../kernel/types.ts';
import { type Ahead, bestAfter, judgeOf, latched, lead, NEVER, othersThan } from './ahead.ts';
import type { Player } from './player.ts';

export const GREEDY = {
  /** Imagined worlds, where the others hide something. */
  worlds: 3,
  /** Positions valued per world: what a chain of picks has left is divided evenly among its branches. */
  leaves: 400,
} as const;

export function greedy(pkg: GamePackage): Player {
  const { game } = pkg;
  const value = judgeOf(pkg);
  return {
    choose(seen: View, { seat, task, options }: Decision, chance: Chance, stop: () => boolean = NEVER): unknown {
      if (options.length === 1) return options[0];
      const isStopped = latched(stop);
      let sums: number[] = [];
      const share = Math.max(1, Math.floor(GREEDY.leaves / options.length));
      for (let world = 0, worlds = 1; world < worlds && !isStopped(); world++) {
        // All options in a world meet the same luck, so that options are compared, not luck.
        const engine = new Engine(game, fastSource(`${chance.random('luck', 0x100000000)}`));
        const s = engine.imagine(seen, chance);
        const isNews = engine.step(task).reveals !== undefined;
        if (world === 0 && (isNews || hides(s, seat))) worlds = GREEDY.worlds;
        const judge = (end: State): number => lead(value, end, seat);
        const ahead: Ahead = { engine, seat, held: othersThan(s, seat), judge, isStopped };
        const found: number[] = [];
        for (let i = 0; i < options.length && !isStopped(); i++) {
          const points = bestAfter(ahead, engine.clone(s), options[i], share);
          if (!isStopped()) found.push(points);
        }
        // Stopped midway: options are compared in complete worlds only, or else as far as the first world was looked at.
        if (world === 0) sums = found;
        else if (found.length === options.length) sums = sums.map((sum, i) => sum + found[i]);
      }
      return options[sums.length === 0 ? chance.random('choice', options.length) : best(sums, chance)];
    },
  };
}

/** Whether worlds can differ before the next revelation: what nobody knows stays unknown until then, others' secrets may not. */
const hides = (s: State, seat: Seat): boolean =>
  s.own.some((own, other) => other !== seat && Object.keys(own as object).length > 0);

/** The index of the largest number; of several, a random one. */
function best(sums: readonly number[], chance: Chance): number {
  let most = -Infinity;
  let ties: number[] = [];
  for (let i = 0; i < sums.length; i++) {
    if (sums[i] > most) {
      most = sums[i];
      ties = [i];
    } else if (sums[i] === most) ties.push(i);
  }
  return ties.length === 1 ? ties[0] : ties[chance.random('tie', ties.length)];
}
