// One game of a bot against greedy, honest or seeing everything hidden. Only here: no house bot can do that.
import type { BotName } from '../src/bots/names.ts';
import { BOTS } from '../src/bots/player.ts';
import type { GameId, GamePackage } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { standing, total } from '../src/kernel/score.ts';
import type { State } from '../src/kernel/types.ts';

export interface Duel {
  readonly game: GameId;
  readonly bot: BotName;
  readonly sees: boolean;
  readonly seat: number;
  readonly seed: string;
}
export interface Fought {
  readonly sees: boolean;
  /** 1 won, 0 lost, a tie counts half. */
  readonly share: number;
  readonly points: number;
  readonly theirs: number;
}

/** The game as seen by somebody who imagines nothing but the truth. Future reshuffles stay unknown. */
export function seeing(pkg: GamePackage, truth: () => State): GamePackage {
  const { clone } = pkg.game;
  const imagine = (): Pick<State, 'open' | 'own' | 'dark'> => {
    const { open, own, dark } = truth();
    return { open: clone.open(open), own: own.map(clone.own), dark: clone.dark(dark) };
  };
  return { ...pkg, game: { ...pkg.game, imagine } };
}

export async function fight(pkg: GamePackage, { bot, sees, seat, seed }: Duel): Promise<Fought> {
  const engine = new Engine(pkg.game, fastSource(seed));
  const s = engine.setUp(2);
  const mind = await BOTS[bot](sees ? seeing(pkg, () => s) : pkg);
  const greedy = await BOTS.greedy(pkg);
  const chances = [0, 1].map((one) => chanceFrom(fastSource(`${seed}/${one === seat ? bot : 'greedy'}/${one}`)));
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const turn = engine.deciders(s)[0];
    const decision = engine.decision(s, turn)!;
    const player = turn === seat ? mind : greedy;
    engine.play(s, decision.task, player.choose(engine.view(s, turn), decision, chances[turn]));
  }
  const [first] = standing(pkg.game, s);
  const points = s.own.map((_, one) => total(pkg.game.score(s, one)));
  const share = first.length > 1 ? 0.5 : first[0] === seat ? 1 : 0;
  return { sees, share, points: points[seat], theirs: points[1 - seat] };
}
