// The memory of a process in which masters think, as a server has them; told to the process that asked.
import { type GameId, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { fastSource } from '../src/kernel/random.ts';
import { BotPool } from '../src/server/bot-pool.ts';
import { Metrics } from '../src/server/metrics.ts';

/** In MB: before anybody thinks, and the most while they do. */
export interface Memory {
  readonly without: number;
  readonly peak: number;
}

const TABLES = 8;
const game = process.argv[2] as GameId;
const pkg = await loadGame(game);
const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;
await play('random', null);
const without = megabytes();
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, megabytes());
}, 50);
const pool = new BotPool(null, 60_000, new Metrics());
await Promise.all(Array.from({ length: TABLES }, (_, i) => play(`table ${i}`, pool)));
clearInterval(watch);
await pool.close();
process.send!({ without, peak } satisfies Memory, () => process.disconnect());

/** The first turns of a game of four, by masters or without anybody who thinks. */
async function play(name: string, thinker: BotPool | null): Promise<void> {
  const engine = new Engine(pkg.game, fastSource(name));
  const s = engine.setUp(4);
  engine.advance(s);
  for (let made = 0; made < 24 && !engine.isOver(s); made++) {
    const [seat] = engine.deciders(s);
    const decision = engine.decision(s, seat)!;
    const view = engine.view(s, seat);
    const question = {
      game,
      bot: 'master',
      view,
      decision,
      seed: `${name} ${made}`,
      table: name,
      isUnhurried: false,
      made,
    } as const;
    const at = thinker === null || decision.options.length === 1 ? 0 : await thinker.think(question);
    engine.play(s, decision.task, decision.options[at]);
    engine.advance(s);
  }
}
