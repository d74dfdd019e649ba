// npm run bench:server -- mixed [--seconds N] [--beside bots|backups|replays|watchers]…: a thousand seats stroll, first alone, then while strong bots think, backups run, replays
// are opened and a crowd watches one table. Server, load and crowd share the same two cores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { freshSeed } from '../../src/fair/source.ts';
import { GAME_IDS, type GameId, loadGame } from '../../src/games/index.ts';
import { firstDeskToken } from '../../src/server/door.ts';
import { freshId, freshToken, hashOfToken } from '../../src/server/identity.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { carryOut } from '../../src/table/acts.ts';
import { botChair, personChair } from '../../src/table/doing.ts';
import { openTable } from '../../src/table/table.ts';
import type { Overview } from '../../src/wire/desk.ts';
import { play } from '../sleepers/fill.ts';
import type { Place, Sitting } from './client.ts';
import type { Played } from './driver.ts';
import { sit } from './kontor-client.ts';
import type { Own } from './memory.ts';
import { KONTOR } from './peers.ts';
import { EVERY, type Opened, open } from './plan.ts';
import { seedToday } from './seed.ts';

/** What goes on beside the moves. */
const BESIDE = ['bots', 'backups', 'replays', 'watchers'] as const;
const TABLES = 250;
const SPARE = 100;
const MASTERS = 8;
const REPLAYS = 200;
const WATCHERS = 100;
/** Games that were played to the end, opened again and again. */
const OVER = 15;
/** Milliseconds within which 99 of 100 moves are to be acknowledged. */
const GOAL = 50;

interface Ready {
  readonly file: string;
  readonly places: readonly Place[];
  readonly masters: readonly Place[];
  /** Tables that are over. */
  readonly over: readonly string[];
  readonly token: string;
}

/** Somebody at a table with a strong bot. */
async function facingMaster(store: Store, game: GameId): Promise<Place> {
  const pkg = await loadGame(game);
  const now = Date.now();
  const [person, token] = [{ who: freshId(), name: 'Anna', createdAt: now }, freshToken()];
  const { table, entry } = openTable(pkg, {
    id: freshId(),
    game,
    settings: {},
    chairs: [personChair(person), botChair('master')],
    pace: 'none',
    help: 'full',
    isPublic: false,
    host: person.who,
    secret: freshSeed(),
    now,
  });
  const started = carryOut(table, { do: 'start' }, { pkg, now, by: person });
  if ('refusal' in started) throw new Error(started.refusal.why);
  await store.addIdentity(hashOfToken(token), person);
  await store.append({ table, expected: 0, entries: [entry, started.entry], botsDue: true });
  return { id: table.id, cookies: [`kontor=${token}`] };
}

async function ready(folder: string): Promise<Ready> {
  const file = join(folder, 'mixed.sqlite');
  const store = await openSqlite(file, { synchronous: 'off' });
  const token = await firstDeskToken(store);
  const people = ['Bert', 'Clara'].map((name) => ({ who: freshId(), name, cookie: '' }));
  for (let n = 0; n < OVER; n++) await play(store, GAME_IDS[n % GAME_IDS.length], people, Number.POSITIVE_INFINITY);
  while ((await store.packFinished(Number.MAX_SAFE_INTEGER, 100)) > 0);
  const over = (await store.tablesOf(people[0].who, OVER)).map(({ id }) => id);
  const masters: Place[] = [];
  for (let n = 0; n < MASTERS; n++) masters.push(await facingMaster(store, GAME_IDS[n % GAME_IDS.length]));
  const places = await seedToday(store, { game: 'baselland', tables: TABLES + SPARE, stage: 'any' });
  await store.close();
  return { file, places, masters, over, token: token ?? '' };
}

/** Longest queues that the desk has shown, and the requests that failed. */
interface Beside {
  readonly longest: Record<'bots_waiting' | 'bots_searching' | 'writes_waiting' | 'messages_waiting', number>;
  backups: number;
  replays: number;
  replayTook: number[];
  answers: number;
  heard: number;
  failed: string | null;
}

class Crowd {
  readonly #url: string;
  readonly #ready: Ready;
  readonly #who: readonly string[];
  readonly #gone: (() => void)[] = [];
  readonly beside: Beside = {
    longest: { bots_waiting: 0, bots_searching: 0, writes_waiting: 0, messages_waiting: 0 },
    backups: 0,
    replays: 0,
    replayTook: [],
    answers: 0,
    heard: 0,
    failed: null,
  };
  #isOver = false;

  constructor(url: string, all: Ready, who: readonly string[]) {
    this.#url = url;
    this.#ready = all;
    this.#who = who;
  }

  /** Everybody comes, and does what they came for until `end`. */
  async come(seconds: number): Promise<() => Promise<void>> {
    const { masters, places } = this.#ready;
    const isThere = (what: (typeof BESIDE)[number]): boolean => this.#who.includes(what);
    if (isThere('bots')) for (const place of masters) await this.#play(place);
    if (isThere('watchers')) for (let n = 0; n < WATCHERS; n++) await this.#watch(places.at(-1)!.id);
    const running = [this.#look()];
    if (isThere('backups')) running.push(this.#backUp());
    if (isThere('replays')) running.push(this.#open(seconds));
    return async () => {
      this.#isOver = true;
      await Promise.all(running);
      for (const go of this.#gone) go();
    };
  }

  #fail(why: string): void {
    if (!this.#isOver) this.beside.failed ??= why;
  }

  /** Answers a bot at once, so that it is always its turn. */
  async #play(place: Place): Promise<void> {
    const hooks = {
      turn: (move: () => void) => void setTimeout(move, 50),
      done: () => void this.beside.answers++,
      over: () => {},
      failed: (why: string) => this.#fail(`at a bot's table: ${why}`),
    };
    const seat: Sitting = await sit(this.#url, place, 0, hooks);
    this.#gone.push(() => seat.leave());
  }

  async #watch(id: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/tables/${id}/live?from=0`);
    socket.on('message', () => {
      this.beside.heard++;
      resolve();
    });
    socket.on('error', reject);
    this.#gone.push(() => socket.terminate());
    await promise;
  }

  #desk(path: string, method = 'GET'): Promise<Response> {
    return fetch(`${this.#url}/api/desk${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#ready.token}` },
    });
  }

  async #backUp(): Promise<void> {
    while (!this.#isOver) {
      const { ok, status } = await this.#desk('/backup', 'POST');
      if (!ok) return this.#fail(`backup: ${status}`);
      this.beside.backups++;
    }
  }

  async #look(): Promise<void> {
    const { longest } = this.beside;
    while (!this.#isOver) {
      const { gauges } = ((await (await this.#desk('')).json()) as Overview).load;
      for (const name of Object.keys(longest) as (keyof typeof longest)[])
        longest[name] = Math.max(longest[name], gauges[name]);
      await pause(500);
    }
  }

  /** Evenly spread over the time, as the page does it: the document, then the record. */
  async #open(seconds: number): Promise<void> {
    const all = Array.from({ length: REPLAYS }, async (_, n) => {
      await pause((n * seconds * 1000) / REPLAYS);
      const id = this.#ready.over[n % this.#ready.over.length];
      const begun = performance.now();
      for (const path of [`/replay/${id}`, `/api/tables/${id}/record`]) {
        const response = await fetch(`${this.#url}${path}`);
        await response.text();
        if (!response.ok) this.#fail(`${path}: ${response.status}`);
      }
      this.beside.replayTook.push(performance.now() - begun);
      this.beside.replays++;
    });
    await Promise.all(all);
  }
}

const ms = (n: number): string => `${n.toFixed(1)} ms`;
function print(what: string, { moves, p50, p99, driver, problem }: Played, cpu: number, seconds: number): void {
  const cores = (cpu / seconds).toFixed(2);
  console.log(
    `${what.padEnd(8)} ${String(moves).padStart(6)} moves, p50 ${ms(p50)}, p99 ${ms(p99)}; server ${cores} cores, driver ${driver.toFixed(2)}${problem === null ? '' : `; ${problem}`}`,
  );
}

/** How long the server's thread worked without a pause since then: the longest, and all that took over 10 ms. */
function busySince(file: string, begun: number): string {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const noted = lines.map((line) => JSON.parse(line) as { at: number; busy: number[] });
  const all = noted.filter(({ at }) => at > begun).flatMap(({ busy }) => busy);
  return `${ms(Math.max(0, ...all))}, ${all.filter((one) => one > 10).length} times over 10 ms`;
}

async function strolled(what: string, { server, order }: Opened, seconds: number, noted: string): Promise<Played> {
  const [begun, before] = [Date.now(), (await server.ask<Own>('cpu')).cpu];
  const played = await order<Played>({ do: 'stroll', every: EVERY, seconds });
  print(what, played, (await server.ask<Own>('cpu')).cpu - before, seconds);
  console.log(`         busy without a pause, by its own processor time: at most ${busySince(noted, begun)}`);
  return played;
}

export async function benchMixed(seconds: number, who: readonly string[], flags: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-mixed-'));
  try {
    const all = await ready(folder);
    const noted = join(folder, 'busy');
    process.env.KONTOR_BUSY = noted;
    const seeded = { game: 'baselland', file: all.file, places: all.places } as const;
    const opened = await open(KONTOR, seeded, ['--import', new URL('busy.ts', import.meta.url).href, ...flags]);
    try {
      const { url, order } = opened;
      await order({ do: 'sit', urls: [url], places: all.places, tables: TABLES });
      await order({ do: 'play', seconds: 3 });
      console.log(
        `${TABLES * 4} seats, a move at each table every ${EVERY} s, for ${seconds} s; server, driver and crowd on ${cpus().length} cores.`,
      );
      await strolled('alone', opened, seconds, noted);
      const crowd = new Crowd(url, all, who.length > 0 ? who : BESIDE);
      const end = await crowd.come(seconds);
      const { p99 } = await strolled('mixed', opened, seconds, noted);
      await end();
      const { longest, backups, replays, replayTook, answers, heard, failed } = crowd.beside;
      const half = replayTook.toSorted((a, b) => a - b)[replayTook.length >> 1] ?? 0;
      console.log(
        `Beside: ${MASTERS} masters (${answers} moves against them), ${backups} backups, ${replays} replays opened (median ${ms(half)}), ${WATCHERS} watching (${heard} messages).`,
      );
      console.log(
        `Longest queues: bots ${longest.bots_waiting} (thinking ${longest.bots_searching}), writes ${longest.writes_waiting}, messages ${longest.messages_waiting}.`,
      );
      if (failed !== null) console.log(`FAILED: ${failed}`);
      console.log(`Aim: p99 under ${GOAL} ms, ${p99 < GOAL && failed === null ? 'reached' : 'NOT REACHED'}.`);
    } finally {
      await opened.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
