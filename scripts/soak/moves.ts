// Many tables of bots, one move after the other as fast as they come, and what happens to the memory meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS } from '../../src/games/index.ts';
import { ServerProcess } from '../../test/fleet-process.ts';
import { Person } from '../../test/server-client.ts';

export interface MovesPlan {
  readonly tables: number;
  readonly moves: number;
  say(line: string): void;
}
interface Sample {
  readonly moves: number;
  readonly memory: number;
}
const MEGABYTE = 1024 * 1024;
const SAMPLE_EVERY = 1000;
const SAY_EVERY = 30;
const AT_ONCE = 20;

export async function playMoves({ tables, moves, say }: MovesPlan): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-soak-'));
  const server = await ServerProcess.start({ db: join(folder, 'kontor.sqlite') });
  const begunAt = performance.now();
  try {
    const host = await Person.at(server, 'Ann');
    const samples: Sample[] = [];
    let opened = 0;
    const openOne = async (): Promise<void> => {
      const game = GAME_IDS[opened++ % GAME_IDS.length];
      const id = await host.open({ game, chairs: ['bot:random', 'bot:random'] });
      await host.mustAct(id, { do: 'start' });
    };
    for (let i = 0; (samples.at(-1)?.moves ?? 0) < moves; i++) {
      const running = await server.metric('kontor_bots_thinking');
      for (let missing = tables - running; missing > 0; missing -= AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, missing) }, openOne));
      await pause(SAMPLE_EVERY);
      const made = await server.metric('kontor_acts_total{act="choose",ended="accepted"}');
      const memory = await server.metric('kontor_process_memory_bytes');
      if (running >= tables / 2) samples.push({ moves: made, memory });
      if (i % SAY_EVERY === 0) say(`${made} moves, ${opened} tables, ${Math.round(memory / MEGABYTE)} MB`);
    }
    const seconds = Math.round((performance.now() - begunAt) / 1000);
    return { moves: samples.at(-1)!.moves, tables: opened, seconds, megabytes: tenths(samples) };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The memory in the middle of each tenth of the run. */
function tenths(samples: readonly Sample[]): number[] {
  const size = samples.length / 10;
  return Array.from({ length: 10 }, (_, i) => {
    const part = samples.slice(Math.floor(i * size), Math.max(Math.floor((i + 1) * size), Math.floor(i * size) + 1));
    const memories = part.map(({ memory }) => memory).sort((a, b) => a - b);
    return Math.round((memories[Math.floor(memories.length / 2)] ?? 0) / MEGABYTE);
  });
}
