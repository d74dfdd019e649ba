import { parentPort } from 'node:worker_threads';
import type { BotName } from '../src/bots/names.ts';
import { BOTS, type Player } from '../src/bots/player.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { standing, total } from '../src/kernel/score.ts';

export interface Asked {
  readonly game: GameId;
  /** The other checkout. */
  readonly folder: string;
  readonly bot: BotName;
  readonly players: number;
  readonly seed: string;
  /** The first seat of today's code, which has every second one from there. */
  readonly first: number;
}
export interface Met extends Pick<Asked, 'seed' | 'first'> {
  /** The chance that one of today's code was ahead of one of the others; a tie counts half. */
  readonly share: number;
  readonly points: number;
  readonly theirs: number;
  /** Processor time a decision. */
  readonly ms: number;
  readonly theirMs: number;
}

parentPort!.on('message', async (asked: Asked) => {
  parentPort!.postMessage(await meet(asked));
});

async function meet({ game, folder, bot, players, seed, first }: Asked): Promise<Met> {
  const pkg = await loadGame(game);
  const theirs = (await import(`${folder}/src/games/index.ts`)) as { loadGame: typeof loadGame };
  const theirBots = (await import(`${folder}/src/bots/player.ts`)) as { BOTS: typeof BOTS };
  const engine = new Engine(pkg.game, fastSource(seed));
  const s = engine.setUp(players);
  const isOurs = (seat: number): boolean => seat % 2 === first;
  const theirPkg = await theirs.loadGame(game);
  const bots: Player[] = await Promise.all(
    s.own.map((_, seat) => (isOurs(seat) ? BOTS[bot](pkg) : theirBots.BOTS[bot](theirPkg))),
  );
  const chances = s.own.map((_, seat) => chanceFrom(fastSource(`${seed}/${seat}`)));
  const spent = [0, 0];
  const made = [0, 0];
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const before = process.threadCpuUsage();
    const option = bots[seat].choose(engine.view(s, seat), decision, chances[seat]);
    const { user, system } = process.threadCpuUsage(before);
    spent[isOurs(seat) ? 0 : 1] += (user + system) / 1000;
    made[isOurs(seat) ? 0 : 1]++;
    engine.play(s, decision.task, option);
  }
  return { seed, first, ...resultOf(), ms: spent[0] / made[0], theirMs: spent[1] / made[1] };

  function resultOf(): Pick<Met, 'share' | 'points' | 'theirs'> {
    const places: number[] = [];
    standing(pkg.game, s).forEach((seats, place) => {
      for (const seat of seats) places[seat] = place;
    });
    const points = s.own.map((_, seat) => total(pkg.game.score(s, seat)));
    const all = s.own.map((_, seat) => seat);
    const [ours, others] = [all.filter(isOurs), all.filter((seat) => !isOurs(seat))];
    const mean = (list: readonly number[]): number => list.reduce((sum, seat) => sum + points[seat], 0) / list.length;
    let ahead = 0;
    for (const a of ours)
      for (const b of others) ahead += places[a] < places[b] ? 1 : places[a] === places[b] ? 0.5 : 0;
    return { share: ahead / (ours.length * others.length), points: mean(ours), theirs: mean(others) };
  }
}
