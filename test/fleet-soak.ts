// Servers are killed again and again while tables are played, and every act that was acknowledged is looked for afterwards. The
// short form is part of the tests, the long one is `npm run soak`.
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { Acknowledged, checkTable, type Player, playTable } from './fleet-player.ts';
import type { ServerProcess } from './fleet-process.ts';
import { Person } from './server-client.ts';

export interface SoakPlan {
  readonly kills: number;
  /** Tables that are played at a time. */
  readonly tables: number;
  /** Processes at a time. */
  readonly processes: number;
  start(): Promise<ServerProcess>;
}

export interface SoakReport {
  readonly kills: number;
  readonly tables: number;
  /** Acts that were acknowledged, each found exactly once. */
  readonly acts: number;
  /** How often somebody sat out and a bot played for them. */
  readonly satOut: number;
  /** Tries that got no answer and were sent again. */
  readonly retries: number;
  readonly seconds: number;
}

/** What has to succeed even though the server may be gone at any moment. */
async function stubbornly<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(20 + Math.random() * 60);
    }
  }
}

export async function soak({ kills, tables, processes, start }: SoakPlan): Promise<SoakReport> {
  const begunAt = performance.now();
  const servers = await Promise.all(Array.from({ length: processes }, start));
  const acknowledged = new Acknowledged();
  const where = () => servers[Math.floor(Math.random() * servers.length)].url;
  const settings = { where, pace: () => Math.random() * 10, absence: 0.02, acknowledged };
  const played: (readonly Player[])[] = [];
  let [isEnough, opened] = [false, 0];
  const report = { kills, tables: 0, acts: 0, satOut: 0, retries: 0 };

  async function newTable() {
    const i = opened++;
    const at = { url: where() };
    const names = ['Ann', 'Bob', 'Eve'].slice(0, 2 + (i % 2));
    const people = await Promise.all(names.map((name) => Person.at(at, name)));
    const chairs = ['me', ...people.slice(1).map(() => 'open'), ...(i % 4 === 3 ? ['bot:random'] : [])];
    const id = await people[0].open({ chairs, promise: people[0].promise });
    return await playTable(people, id, settings);
  }
  function count(players: readonly Player[]): void {
    report.tables++;
    for (const { done, retries } of players) {
      report.acts += done.size;
      report.retries += retries;
      report.satOut += [...done.values()].filter(({ act }) => act.do === 'sitOut').length;
    }
  }
  /** One table after the other, while servers are killed. */
  async function keepPlaying(): Promise<void> {
    do {
      const { players, over } = await stubbornly(newTable);
      await over;
      played.push(players);
      count(players);
    } while (!isEnough);
  }
  const all = Promise.all(Array.from({ length: tables }, keepPlaying));
  all.catch(() => {}); // reported below
  try {
    for (let kill = 0; kill < kills; kill++) {
      // Right after the start, or after this many more acknowledged acts; others are under way then.
      await Promise.race([acknowledged.more(kill % 5 === 4 ? 0 : 1 + Math.floor(Math.random() * 30)), all]);
      const at = kill % processes;
      await servers[at].kill();
      servers[at] = await start();
    }
    isEnough = true;
    await all;
    for (const players of played) await checkTable(players, where());
    for (const server of servers) {
      expect(await server.stop()).toBe(0);
      expect(server.said).not.toMatch(/error|at .*\.ts:/i);
    }
  } finally {
    isEnough = true;
    for (const server of servers) await server.kill();
  }
  return { ...report, seconds: Math.round((performance.now() - begunAt) / 1000) };
}
