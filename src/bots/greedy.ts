// Looks one decision ahead, its own follow-up picks included, in a few imagined worlds; then it goes by the value.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { fastSource } from '../kernel/random.ts';
import type { Chance, Decision, Seat, State, View } from '../kernel/types.ts';
import { type Ahead, bestAfter, judgeOf, lead, othersThan } from './ahead.ts';
import type { Player } from './player.ts';

/** Imagined worlds, where the others hide something. */
const WORLDS = 3;
/** Positions valued per world: what is left to a chain of picks is shared out evenly among its branches. */
const LEAVES = 400;
export function greedy(pkg: GamePackage): Player {
  const { game } = pkg;
  const value = judgeOf(pkg);
  return {
    choose(seen: View, { seat, task, options }: Decision, chance: Chance): unknown {
      if (options.length === 1) return options[0];
      const sums = new Array<number>(options.length).fill(0);
      const share = Math.max(1, Math.floor(LEAVES / options.length));
      for (let world = 0, worlds = 1; world < worlds; world++) {
        // All options of a world meet the same luck, so that they are compared and not their luck.
        const engine = new Engine(game, fastSource(`${chance.random('luck', 0x100000000)}`));
        const s = engine.imagine(seen, chance);
        const isNews = engine.step(task).reveals !== undefined;
        if (world === 0 && (isNews || hides(s, seat))) worlds = WORLDS;
        const ahead: Ahead = { engine, seat, held: othersThan(s, seat), judge: (end) => lead(value, end, seat) };
        for (let i = 0; i < options.length; i++) sums[i] += bestAfter(ahead, engine.clone(s), options[i], share);
      }
      return options[best(sums, chance)];
    },
  };
}

/** Whether the worlds can differ before the next news: what nobody knows stays unknown until then, the others' own may not. */
const hides = (s: State, seat: Seat): boolean =>
  s.own.some((own, other) => other !== seat && Object.keys(own as object).length > 0);

/** The place of the largest number; of several, one by lot. */
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
