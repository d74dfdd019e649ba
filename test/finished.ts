// Finished tables for tests of statistics, made of golden games: what is stored is what a server would have stored.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import type { Append } from '../src/store/store.ts';
import { botChair, personChair } from '../src/table/doing.ts';
import { letEnd, resume } from '../src/table/resume.ts';
import type { Chair, Table } from '../src/table/types.ts';

export interface Given {
  readonly id: string;
  /** By seat; the rest are bots. */
  readonly whos: readonly string[];
  readonly names?: readonly string[];
  readonly at?: number;
  readonly more?: object;
}

export const personOf = (who: string, name = who[0].toUpperCase() + who.slice(1)): Chair => personChair({ who, name });

/** A golden game as if these people had played it at a table of the house. */
export async function finishedTable(
  file: string,
  { id, whos, names = [], at = 1000, more = {} }: Given,
): Promise<Append> {
  const record = parseRecord(readFileSync(join(import.meta.dirname, 'golden', `${file}.txt`), 'utf8'));
  const pkg = await loadGame(record.game as GameId);
  const chairs = record.seats.map((_, seat) =>
    seat < whos.length ? personOf(whos[seat], names[seat]) : botChair('expert'),
  );
  const { game, rules, settings, seed, choices } = record;
  const opening = { id, game: game as GameId, rules, settings, chairs, seed: seed!, now: at, host: whos[0] };
  const rest = { pace: 'none', help: 'full', isPublic: false, secret: '00'.repeat(16) } as const;
  const ended = letEnd(pkg, resume(pkg, { ...opening, ...rest }, choices), at);
  const { seed: _drawnHere, ...table } = ended.table;
  return { table: { ...table, ...more } as Table, expected: 0, entries: ended.entries };
}
