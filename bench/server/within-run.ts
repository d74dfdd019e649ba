// npm run bench:server -- within [--game GAME]… [--against FOLDER | --stages] [--quick]: what a move costs the server without a network, today's code and,
// in turns, another checkout of it; or the first, middle and last moves of games that do not end meanwhile.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameId } from '../../src/games/index.ts';
import { type Child, start } from './child.ts';
import type { Place } from './client.ts';
import { TODAY } from './release.ts';
import { seed } from './seed.ts';
import type { Within, WithinOrder } from './within.ts';

const WITHIN = new URL('within.ts', import.meta.url);
const TABLES = 40;
const SPARE = 700;
const whole = (n: number): string => Math.round(n).toLocaleString('en');

interface Side {
  readonly name: string;
  readonly child: Child;
  readonly turns: Within[];
}

export interface WithinPace {
  readonly warmUp: number;
  readonly turns: number;
  readonly moves: number;
}

export async function benchWithin(
  folder: string,
  games: readonly GameId[],
  against: string | undefined,
  pace: WithinPace,
): Promise<void> {
  const roots = [...(against === undefined ? [] : [pathToFileURL(`${against}/`)]), TODAY];
  console.log(
    `${TABLES} tables of 4 seats in one process: rules, store (every move on disk) and messages, without sockets. Moves for a`,
  );
  console.log(
    `second of processor time of all threads, ${pace.turns} turns of ${whole(pace.moves)} moves after ${whole(pace.warmUp)}.`,
  );
  for (const game of games) {
    const file = join(folder, `${game}.sqlite`);
    const [root] = roots; // the older one, so that both can open the file
    const places = await seed({ file, game, tables: SPARE, stage: 0, root });
    places.push(...(await seed({ file, game, tables: TABLES, stage: 'any', root })));
    const sides: Side[] = [];
    const ask = <T>(child: Child, order: WithinOrder): Promise<T> => child.ask<T>(order);
    for (const [n, root] of roots.entries()) {
      copyFileSync(file, `${file}-${n}`);
      const child = start(WITHIN, [root.href, `${file}-${n}`]);
      await ask(child, { sit: places, tables: TABLES });
      await ask(child, { play: pace.warmUp });
      sides.push({ name: root === TODAY ? 'today' : String(against), child, turns: [] });
    }
    for (let n = 0; n < pace.turns; n++)
      for (const { child, turns } of sides) turns.push(await ask<Within>(child, { play: pace.moves }));
    for (const side of sides) {
      print(game, side);
      await side.child.stop();
    }
  }
}

/** Where games begin, and how many moves each goes on: not as far as its end. */
const STAGES = { first: 0, middle: 0.45, last: 0.8 };
const STAGE_TABLES = 400;
const STAGE_MOVES = 12;

/** Does a move cost more the longer a game has lasted? */
export async function benchStages(
  folder: string,
  games: readonly GameId[],
  { warmUp, turns }: WithinPace,
): Promise<void> {
  console.log(
    `${STAGE_TABLES} tables of 4 seats in one process, without sockets: ${STAGE_MOVES} moves a table from the beginning, the middle and the last fifth of games on, ${turns} times, after ${whole(warmUp)} moves.`,
  );
  for (const game of games) {
    const file = join(folder, `${game}.sqlite`);
    const spare = await seed({ file, game, tables: SPARE, stage: 0 });
    const rounds: { readonly stage: string; readonly places: readonly Place[] }[] = [];
    for (let n = 0; n < turns; n++)
      for (const [stage, at] of Object.entries(STAGES))
        rounds.push({ stage, places: await seed({ file, game, tables: STAGE_TABLES, stage: at }) });
    const child = start(WITHIN, [TODAY.href, file]);
    const ask = <T>(order: WithinOrder): Promise<T> => child.ask<T>(order);
    await ask({ sit: spare, tables: TABLES });
    await ask({ play: warmUp });
    const found = new Map<string, Within[]>();
    for (const { stage, places } of rounds) {
      await ask({ sit: places, tables: STAGE_TABLES });
      const within = await ask<Within>({ play: STAGE_TABLES * STAGE_MOVES });
      found.set(stage, [...(found.get(stage) ?? []), within]);
    }
    await child.stop();
    for (const [name, list] of found) print(game, { name, child, turns: list });
  }
}

function print(game: GameId, { name, turns }: Side): void {
  const sum = (of: keyof Within): number => turns.reduce((n, turn) => n + turn[of], 0);
  const rates = turns.map(({ moves, cpu }) => moves / cpu);
  const range = `${whole(Math.min(...rates))}-${whole(Math.max(...rates))}`;
  const [moves, cpu, bytes, writes] = (['moves', 'cpu', 'bytes', 'writes'] as const).map(sum);
  console.log(
    `${game.padEnd(18)} ${name.padEnd(20)} ${whole(moves / cpu).padStart(6)} (${range}), ${whole(bytes / moves)} bytes in ${(writes / moves).toFixed(1)} writes a move`,
  );
}
