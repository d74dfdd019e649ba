// What is written of a table after an act: the whole, or what has changed. Both must lead to the same table.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from '../../src/games/index.ts';
import { rowOf } from '../../src/store/row.ts';
import { loadedFrom, noteOnDisk, tableFrom, WHOLE_EVERY } from '../../src/store/tail.ts';
import { carryOut } from '../../src/table/acts.ts';
import { type Delta, difference } from '../../src/table/delta.ts';
import { personChair } from '../../src/table/doing.ts';
import { bringUpToDate } from '../../src/table/load.ts';
import { seen, waitsFor } from '../../src/table/seen.ts';
import { cloneTable, openTable } from '../../src/table/table.ts';
import type { Act, Table } from '../../src/table/types.ts';
import { applied } from '../../src/table/updated.ts';

const NAMES = ['anna', 'bert', 'cora'];
const asText = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;

/** A table and what of it is on disk, written as the server writes it. */
class OnDisk {
  table: Table;
  whole = '';
  tails: string[] = [];
  now = 1;
  readonly pkg: Awaited<ReturnType<typeof loadGame>>;

  constructor(pkg: OnDisk['pkg']) {
    this.pkg = pkg;
    const chairs = NAMES.map((name) => personChair({ who: name, name }));
    const opening = { settings: {}, pace: 'live', help: 'full', isPublic: false, host: 'anna' } as const;
    const id = pkg.game.id as GameId;
    const { table, entry } = openTable(pkg, { ...opening, id: 't', game: id, chairs, secret: 'ab'.repeat(32), now: 1 });
    this.table = table;
    this.#write(rowOf({ table, expected: 0, entries: [entry] }));
  }

  static async of(game: GameId): Promise<OnDisk> {
    const at = new OnDisk(await loadGame(game));
    at.does('anna', { do: 'start' });
    return at;
  }

  #write({ data, entries }: ReturnType<typeof rowOf>): void {
    if (data === null) this.tails.push(entries[0].tail!);
    else [this.whole, this.tails] = [data, []];
    noteOnDisk(this.table);
  }

  does(who: string, wish: Act): void {
    const before = this.table;
    const copy = cloneTable(this.pkg, before);
    const outcome = carryOut(copy, wish, {
      pkg: this.pkg,
      now: ++this.now,
      by: { who, name: who },
      key: `${this.now}`,
    });
    if ('refusal' in outcome) throw new Error(outcome.refusal.why);
    this.table = copy;
    this.#write(rowOf({ table: copy, expected: before.seq, entries: [outcome.entry], before }));
  }

  /** Something that can be done now, by lot: a choice, a confirmation or, now and then, taking back. */
  goOn(lot: () => number): void {
    const { who } = this.table.chairs[waitsFor(this.pkg, this.table)[0]];
    const { decision, mustConfirm, canUndo } = seen(this.pkg, this.table, who);
    if (canUndo && lot() < 0.2) this.does(who!, { do: 'undo' });
    else if (mustConfirm) this.does(who!, { do: 'confirm' });
    else {
      const { number, notations } = decision!;
      this.does(who!, { do: 'choose', decision: number, choice: notations[Math.floor(lot() * notations.length)] });
    }
  }
}

/** The same numbers every time. */
function lots(seed: number): () => number {
  let n = seed;
  return () => {
    n = (n * 48271) % 2147483647;
    return n / 2147483647;
  };
}

describe.each(GAME_IDS)('%s', (game) => {
  test('the last whole table and its tail are the table, after every act', async () => {
    const [at, lot] = [await OnDisk.of(game), lots(game.length)];
    let longest = 0;
    for (let acts = 0; acts < 150 && at.table.phase === 'playing'; acts++) {
      at.goOn(lot);
      longest = Math.max(longest, at.tails.length);
      expect(tableFrom(at.whole, at.tails)).toEqual(asText(at.table));
    }
    expect(longest).toBe(WHOLE_EVERY - 1);
  });
});

test('what an act has changed is a small part of the whole', async () => {
  const [at, lot] = [await OnDisk.of('baselland'), lots(3)];
  for (let acts = 0; acts < 60; acts++) at.goOn(lot);
  const sizes = at.tails.map((tail) => tail.length);
  expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(at.whole.length / 5);
});

test('a process that ended without a word leaves a tail that a later version reads, and writes whole before it goes on', async () => {
  const [at, lot] = [await OnDisk.of('baselland'), lots(5)];
  for (let acts = 0; acts < 40; acts++) at.goOn(lot);
  expect(at.tails.length).toBeGreaterThan(1);
  const up = (old: { open: object }) => ({ ...old, open: { ...old.open, newer: true } });
  const game = { ...at.pkg.game, version: at.pkg.game.version + 1, upgrades: [{ up, down: (s: unknown) => s }] };
  const newer = { ...at.pkg, game } as unknown as typeof at.pkg;
  const stored = tableFrom(at.whole, at.tails);
  const table = await bringUpToDate(stored, async () => newer as never);
  expect(table.seq).toBe(at.table.seq);
  expect(table.journal!.state.open).toEqual({ ...(asText(at.table).journal!.state.open as object), newer: true });
  const next = { ...table, seq: table.seq + 1 };
  const entry = { seq: next.seq, at: 1, by: null, act: 'choose', told: [] };
  expect(rowOf({ table: next, expected: table.seq, entries: [entry], before: table }).data).not.toBeNull();
  const loaded = await loadedFrom(at.whole, at.tails);
  const after = { ...loaded, seq: loaded.seq + 1 };
  expect(rowOf({ table: after, expected: loaded.seq, entries: [entry], before: loaded }).data).toBeNull();
});

test('a tail with a gap in it is not taken for a table', async () => {
  const [at, lot] = [await OnDisk.of('baselland'), lots(7)];
  while (at.tails.length < 5) at.goOn(lot);
  expect(() => tableFrom(at.whole, at.tails.toSpliced(2, 1))).toThrow('is damaged: after number');
});

test('what is undefined is as absent in a change as in the whole', () => {
  const cases: readonly (readonly [object, object])[] = [
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: 2 },
      { a: 1, b: undefined },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ b: undefined }, { b: null }],
    [{ b: null }, { b: undefined }],
    [{ list: [{ x: 1 }] }, { list: [{ x: undefined }, undefined] }],
  ];
  for (const [a, b] of cases) {
    const written = JSON.stringify(difference(a, b) ?? {});
    expect(applied(JSON.parse(JSON.stringify(a)), JSON.parse(written) as Delta)).toEqual(JSON.parse(JSON.stringify(b)));
  }
  expect(difference({ a: undefined }, {})).toBeUndefined();
});
