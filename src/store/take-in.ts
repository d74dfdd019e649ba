// Finished games are derived from their tables when somebody asks for them: a crash can neither lose nor double one, and tables that
// ended before there were statistics are taken in the same way.
import { setImmediate as breath } from 'node:timers/promises';
import { type FinishedGame, type FinishedSeat, finishedOf } from '../stats/finished.ts';
import { NewerTable } from '../table/load.ts';
import { packageOf } from '../table/package-of.ts';
import type { Entry, Table, Who } from '../table/types.ts';

/** What taking in needs of a store. */
interface Shelves {
  /** Ids of finished tables that have changed since they were taken in, in pages by id. */
  untaken(after: string, limit: number): Promise<string[]>;
  load(id: string): Promise<Table | null>;
  entries(id: string): Promise<Entry[]>;
  /** Keeps what a table with this number says, in one transaction; null: nothing that counts as a finished game. */
  keep(id: string, seq: number, game: FinishedGame | null): Promise<void>;
}

const AT_A_TIME = 100;

/** Takes in all that has ended; calls that come meanwhile wait for the same round, and then make sure. */
export function taker(shelves: Shelves): () => Promise<void> {
  let running: Promise<void> | null = null;
  return async () => {
    if (running !== null) await running.catch(() => {});
    running ??= takeAll(shelves).finally(() => {
      running = null;
    });
    await running;
  };
}

async function takeAll(shelves: Shelves): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await shelves.untaken(after, AT_A_TIME);
    for (const id of ids) await take(shelves, id);
    if (ids.length < AT_A_TIME) return;
    after = ids.at(-1)!;
  }
}

async function take(shelves: Shelves, id: string): Promise<void> {
  await breath(); // others want something as well
  try {
    const table = await shelves.load(id);
    if (table === null || table.phase !== 'finished') return;
    const pkg = await packageOf(table);
    const entries = await shelves.entries(id);
    const found = await finishedOf(pkg, table, entries).catch(() => 'broken' as const);
    if (found !== 'broken') await shelves.keep(id, table.seq, found); // otherwise nobody else's figures wait for it
  } catch (error) {
    if (!(error instanceof NewerTable)) throw error; // a newer Kontor takes it in
  }
}

/** The persons of a game, once each. */
export const playersOf = ({ seats }: FinishedGame): Who[] => [
  ...new Set(seats.flatMap(({ who }) => (who === null ? [] : [who]))),
];

/** As it is kept: who is not known (any more) is nobody. */
export const knownOnly = (game: FinishedGame, isKnown: (who: Who) => boolean): FinishedGame => ({
  ...game,
  seats: game.seats.map(
    (seat): FinishedSeat => (seat.who === null || isKnown(seat.who) ? seat : { ...seat, who: null }),
  ),
});

export const gameFrom = (data: string): FinishedGame => JSON.parse(data) as FinishedGame;
