// What is measured on one side, each thing with a fresh server and a fresh driver.
import { copyFileSync } from 'node:fs';
import { start } from './child.ts';
import { type Place, SEATS } from './client.ts';
import type { Order, Played } from './driver.ts';
import type { Own } from './memory.ts';
import type { Side } from './peers.ts';

export interface Pace {
  readonly warmUp: number;
  readonly windows: number;
  readonly seconds: number;
  readonly stroll: number;
}
export interface Line extends Played {
  readonly side: Side;
  readonly tables: number;
  /** Every seat at once, or a move now and then. */
  readonly kind: 'closed' | 'open';
  /** Moves per second of processor time used by the server. */
  readonly perCpu: number;
}
/** Running tables in their own file, which is copied for every run. */
export interface Seeded {
  readonly file: string;
  readonly places: readonly Place[];
}

/** Seconds between two moves at a table, for the open loop. */
export const EVERY = 5;
const DRIVER = new URL('driver.ts', import.meta.url);
const MANY = 5000;
let copies = 0;

const placesFor = ({ synchronous }: Side, { places }: Seeded): readonly Place[] =>
  synchronous === null ? Array.from({ length: MANY }, (_, i) => ({ id: `t${i}`, cookies: [] })) : places;

function open(side: Side, { file }: Seeded) {
  const copy = `${file}-${++copies}`;
  if (side.synchronous !== null) copyFileSync(file, copy);
  const server = start(side.server, side.synchronous === null ? [] : [copy, side.synchronous], ['--expose-gc']);
  const driver = start(DRIVER, [side.client.href]);
  return { server, driver, order: <T>(order: Order) => driver.ask<T>(order) };
}

export async function measure(
  side: Side,
  seeded: Seeded,
  kind: Line['kind'],
  tables: number,
  pace: Pace,
): Promise<Line> {
  const { server, driver, order } = open(side, seeded);
  try {
    const { url } = await server.told<{ url: string }>();
    await order({ do: 'sit', url, places: placesFor(side, seeded), tables });
    await order({ do: 'play', windows: 1, seconds: pace.warmUp });
    const before = await server.ask<Own>('cpu');
    const played = await order<Played>(
      kind === 'closed'
        ? { do: 'play', windows: pace.windows, seconds: pace.seconds }
        : { do: 'stroll', every: EVERY, seconds: pace.stroll },
    );
    const after = await server.ask<Own>('cpu');
    return { ...played, side, tables, kind, perCpu: played.moves / (after.cpu - before.cpu) };
  } finally {
    await driver.stop();
    await server.stop();
  }
}

export interface Sizes {
  readonly perTable: Own;
  readonly perSeat: Own;
}

/** Bytes for a table with one seat connected, and for each further seat, on a warmed-up server. */
export async function sizes(side: Side, seeded: Seeded, tables: number): Promise<Sizes> {
  const { server, driver, order } = open(side, seeded);
  try {
    const { url } = await server.told<{ url: string }>();
    const places = placesFor(side, seeded);
    const sit = async (at: readonly Place[], seats: readonly number[]): Promise<Own> => {
      await order({ do: 'sit', url, places: at, tables: at.length, seats });
      return await server.ask<Own>('memory');
    };
    await sit(places.slice(tables, tables + 50), [0, 1, 2, 3]);
    await order({ do: 'play', windows: 1, seconds: 2 });
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
    await driver.stop();
    await server.stop();
  }
}
