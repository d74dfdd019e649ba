// Whether what was learned helps: one decision ahead with it, against one decision ahead with the hand-written value.
import { bestAfter, judgeOf, othersThan } from '../../../src/bots/ahead.ts';
import { experienced } from '../../../src/bots/experience.ts';
import type { Net } from '../../../src/bots/net.ts';
import type { Experience, GamePackage } from '../../../src/games/index.ts';
import { Engine } from '../../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../src/kernel/random.ts';
import { winners } from '../../../src/kernel/score.ts';
import type { State } from '../../../src/kernel/types.ts';

const LEAVES = 200;

export function duel(
  pkg: GamePackage,
  experience: Experience,
  net: Net,
  deals: number,
): { won: number; played: number } {
  const hand = judgeOf(pkg);
  const byHand = (t: State): number[] => t.own.map((_, seat) => hand(t, seat));
  const learned = experienced(pkg, experience, net);
  let won = 0;
  let played = 0;
  for (let deal = 0; deal < deals; deal++)
    for (const me of [0, 1]) {
      const engine = new Engine(pkg.game, fastSource(`duel ${deal}`));
      const chance = chanceFrom(fastSource(`duel ${deal} ${me}`));
      const s = engine.setUp(2);
      engine.advance(s);
      while (!engine.isOver(s)) {
        const seat = engine.deciders(s)[0];
        const { task, options } = engine.decision(s, seat)!;
        let choice = options[0];
        if (options.length > 1) {
          const values = seat === me ? learned : byHand;
          const judge = (end: State): number => {
            const list = values(end);
            return list[seat] - list[1 - seat];
          };
          const w = engine.imagine(engine.view(s, seat), chance);
          const ahead = { engine, seat, held: othersThan(w, seat), judge };
          let most = -Infinity;
          for (const option of options) {
            const worth = bestAfter(ahead, engine.clone(w), option, Math.max(1, Math.floor(LEAVES / options.length)));
            if (worth > most) {
              most = worth;
              choice = option;
            }
          }
        }
        engine.play(s, task, choice);
        engine.advance(s);
      }
      const best = winners(pkg.game, s);
      won += best.includes(me) ? 1 / best.length : 0;
      played++;
    }
  return { won, played };
}
