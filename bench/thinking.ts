// npm run bench -- thinking [game] [--decisions N]: how long a master thinks, in processor time of one core, and what masters cost a process
// in memory. Their positions come from games of `club` bots; every decision with something to choose counts.
import { fork } from 'node:child_process';
import { BOTS } from '../src/bots/player.ts';
import { table } from '../src/cli/layout.ts';
import { GAME_IDS, type GameId, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Memory } from './thinking-memory.ts';

export const THINKING = { decisions: 120 } as const;
const SIZES = [2, 4];

export async function benchThinking(games: readonly GameId[] = GAME_IDS, decisions: number): Promise<void> {
  const rows = [['master', 'players', 'decisions', 'p50 ms', 'p95 ms', 'longest ms']];
  for (const game of games)
    for (const players of SIZES) {
      const took = (await times(game, players, decisions)).sort((a, b) => a - b);
      const at = (share: number): string => took[Math.min(took.length - 1, Math.floor(share * took.length))].toFixed(0);
      rows.push([game, String(players), String(took.length), at(0.5), at(0.95), at(1)]);
    }
  console.log(table(rows).join('\n'));
  const kept = [['memory', 'process MB', 'with masters MB', 'more MB']];
  for (const game of games) {
    const { without, peak } = await memory(game);
    kept.push([game, without.toFixed(0), peak.toFixed(0), (peak - without).toFixed(0)]);
  }
  console.log(table(kept).join('\n'));
}

/** Milliseconds of the thread's own processor time, one number a decision. */
async function times(game: GameId, players: number, decisions: number): Promise<number[]> {
  const pkg = await loadGame(game);
  const took: number[] = [];
  for (let deal = 0; took.length < decisions; deal++) {
    const engine = new Engine(pkg.game, fastSource(`thinking/${deal}`));
    const s = engine.setUp(players);
    const [master, club] = [await BOTS.master(pkg), await BOTS.club(pkg)];
    const chance = chanceFrom(fastSource(`thinking/${deal}/bots`));
    for (engine.advance(s); !engine.isOver(s) && took.length < decisions; engine.advance(s)) {
      const [seat] = engine.deciders(s);
      const decision = engine.decision(s, seat)!;
      const view = engine.view(s, seat);
      const before = process.threadCpuUsage();
      const isMaster = seat === deal % players;
      const option = (isMaster ? master : club).choose(view, decision, chance);
      const { user, system } = process.threadCpuUsage(before);
      if (isMaster && decision.options.length > 1) took.push((user + system) / 1000);
      engine.play(s, decision.task, option);
    }
  }
  return took;
}

/** In a process of its own: one game of four masters, who think in threads as the server's do. */
const memory = (game: GameId): Promise<Memory> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('thinking-memory.ts', import.meta.url), [game]);
    child.once('message', (told) => resolve(told as Memory));
    child.once('exit', (code) => reject(new Error(`${game}: ended with ${code}`)));
  });
