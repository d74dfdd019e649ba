// What is measured: sides taking turns at one game, each with its own server and driver; and one side for itself.
import { copyFileSync } from 'node:fs';
import type { GameId } from '../../src/games/index.ts';
import { type Child, start } from './child.ts';
import { type Place, SEATS } from './client.ts';
import type { Order, Played } from './driver.ts';
import type { Own } from './memory.ts';
import type { Side } from './peers.ts';

export interface Pace {
  readonly tables: number;
  /** Moves before anything counts (a server runs for weeks, and its code is compiled as it runs), in so many seconds at most. */
  readonly warmUp: number;
  readonly warmUpWithin: number;
  /** How many turns a side has, and of how many seconds. */
  readonly turns: number;
  readonly seconds: number;
  readonly stroll: number;
}
/** What a side did in all its turns. */
export interface Line {
  readonly side: Side;
  readonly moves: number;
  /** Moves per second in each turn. */
  readonly rates: readonly number[];
  readonly p50: number;
  readonly p99: number;
  /** Moves per second of processor time used by the server. */
  readonly perCpu: number;
  readonly driver: number;
  /** Moves before anything counted: fewer than wanted on a slow machine. */
  readonly warmedUp: number;
  readonly problem: string | null;
}
/** Running tables in their own file, which is copied for every run. */
export interface Seeded {
  readonly game: GameId;
  readonly file: string;
  readonly places: readonly Place[];
}

/** Seconds between two moves at a table, for the open loop. */
export const EVERY = 5;
export const DRIVER = new URL('driver.ts', import.meta.url);
const MANY = 5000;
let copies = 0;

const placesFor = ({ root }: Side, { places }: Seeded): readonly Place[] =>
  root === null ? Array.from({ length: MANY }, (_, i) => ({ id: `t${i}`, cookies: [] })) : places;

export const warmingUp = ({ warmUp, warmUpWithin }: Pace): Order => ({
  do: 'play',
  moves: warmUp,
  seconds: warmUpWithin,
});

/** A side's server and driver, with nobody at any table yet. */
export interface Opened {
  readonly side: Side;
  readonly server: Child;
  readonly driver: Child;
  readonly url: string;
  order<T>(order: Order): Promise<T>;
  stop(): Promise<void>;
}

export async function open(side: Side, { file, game }: Seeded, flags: readonly string[] = []): Promise<Opened> {
  const copy = `${file}-${++copies}`;
  if (side.root !== null) copyFileSync(file, copy);
  const args = side.root === null ? [game] : [side.root.href, copy, 'full'];
  const server = start(side.server, args, ['--expose-gc', ...flags]);
  const driver = start(DRIVER, [side.client.href, game]);
  const stop = async (): Promise<void> => {
    await driver.stop();
    await server.stop();
  };
  try {
    const { url } = await server.told<{ url: string }>();
    return { side, server, driver, url, order: <T>(order: Order) => driver.ask<T>(order), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What went wrong with a side, instead of its line. */
export interface Missed {
  readonly side: Side;
  readonly why: string;
}

/** All sides at the same game: whatever else the machine does then, it does to all of them. */
export async function takeTurns(
  sides: readonly Side[],
  seeded: Seeded,
  pace: Pace,
  flags: readonly string[] = [],
): Promise<(Line | Missed)[]> {
  const opened: Opened[] = [];
  const missed: Missed[] = [];
  const turns = new Map<Side, { played: Played; cpu: number }[]>();
  const warmedUp = new Map<Side, number>();
  try {
    for (const side of sides) {
      try {
        const one = await open(side, seeded, flags);
        opened.push(one);
        await one.order({ do: 'sit', urls: [one.url], places: placesFor(side, seeded), tables: pace.tables });
        warmedUp.set(side, (await one.order<Played>(warmingUp(pace))).moves);
        turns.set(side, []);
      } catch (error) {
        missed.push({ side, why: error instanceof Error ? error.message : String(error) });
      }
    }
    for (let n = 0; n < pace.turns; n++)
      for (const { side, server, order } of opened) {
        const cpu = (await server.ask<Own>('cpu')).cpu;
        const played = await order<Played>({ do: 'play', seconds: pace.seconds });
        turns.get(side)?.push({ played, cpu: (await server.ask<Own>('cpu')).cpu - cpu });
      }
  } finally {
    for (const one of opened) await one.stop();
  }
  return sides.map(
    (side) => missed.find((one) => one.side === side) ?? lineOf(side, turns.get(side)!, warmedUp.get(side) ?? 0),
  );
}

function lineOf(
  side: Side,
  turns: readonly { readonly played: Played; readonly cpu: number }[],
  warmedUp: number,
): Line {
  const sum = (of: (turn: (typeof turns)[number]) => number): number => turns.reduce((n, turn) => n + of(turn), 0);
  const moves = sum(({ played }) => played.moves);
  const weighted = (of: (played: Played) => number) => sum(({ played }) => of(played) * played.moves) / moves;
  return {
    side,
    moves,
    rates: turns.flatMap(({ played }) => played.rates),
    p50: weighted(({ p50 }) => p50),
    p99: Math.max(...turns.map(({ played }) => played.p99)),
    perCpu: moves / sum(({ cpu }) => cpu),
    driver: weighted(({ driver }) => driver),
    warmedUp,
    problem: turns.map(({ played }) => played.problem).find((why) => why !== null) ?? null,
  };
}

/** A move at each table now and then: how long it takes when nobody hurries. */
export async function strollAt(side: Side, seeded: Seeded, tables: number, pace: Pace): Promise<Played> {
  const { order, url, stop } = await open(side, seeded);
  try {
    await order({ do: 'sit', urls: [url], places: placesFor(side, seeded), tables });
    await order(warmingUp(pace));
    return await order<Played>({ do: 'stroll', every: EVERY, seconds: pace.stroll });
  } finally {
    await stop();
  }
}

export interface Sizes {
  readonly perTable: Own;
  readonly perSeat: Own;
}

/** Bytes for a table with one seat connected, and for each further seat, on a warmed-up server. */
export async function sizes(side: Side, seeded: Seeded, tables: number): Promise<Sizes> {
  const { server, order, url, stop } = await open(side, seeded);
  try {
    const places = placesFor(side, seeded);
    const sit = async (at: readonly Place[], seats: readonly number[]): Promise<Own> => {
      await order({ do: 'sit', urls: [url], places: at, tables: at.length, seats });
      return await server.ask<Own>('memory');
    };
    await sit(places.slice(tables, tables + 50), [0, 1, 2, 3]);
    await order({ do: 'play', seconds: 2 });
    const [nobody, one, all] = [
      await server.ask<Own>('memory'),
      await sit(places.slice(0, tables), [0]),
      await sit(places.slice(0, tables), [1, 2, 3]),
    ];
    const per = (n: number, a: Own, b: Own, less?: Own): Own => ({
      rss: (b.rss - a.rss) / n - (less?.rss ?? 0),
      heap: (b.heap - a.heap) / n - (less?.heap ?? 0),
      cpu: 0,
    });
    const perSeat = per(tables * (SEATS - 1), one, all);
    return { perSeat, perTable: per(tables, nobody, one, perSeat) };
  } finally {
    await stop();
  }
}
