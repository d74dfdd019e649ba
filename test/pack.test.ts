// Tables that are over, packed: whatever is packed comes back to the letter, now and with every later Kontor.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Plain, packed, unpacked } from '../src/store/pack.ts';
import { rowOf } from '../src/store/row.ts';
import { finishedTable } from './finished.ts';

const DICTIONARIES = join(import.meta.dirname, '../src/store/dictionaries');

/** By name, as released: add to them. */
const HASHES: Readonly<Record<string, string>> = {
  'baselland-1.br': '2662a0cb0bec77ac',
  'great-split-1.br': '077a4d0134e6c5a6',
  'guilds-of-london-1.br': 'c82124e59998125a',
  'riga-1.br': 'cca5203dc77b75ea',
  'tybor-1.br': '34721bf62983217c',
};

async function plainOf(file: string): Promise<Plain & { readonly game: string }> {
  const { table, entries } = await finishedTable(file, { id: 'one', whos: ['zoë', 'max'], names: ['Zoë 🂡', 'Max'] });
  const row = rowOf({ table, expected: 0, entries });
  return { game: table.game, whole: row.data!, entries: row.entries.map(({ data }) => data) };
}

test.each(['baselland-4-camp', 'tybor-3-beginning', 'great-split-3', 'riga-3-base', 'guilds-of-london-2-promo'])(
  '%s comes back to the letter, from less than 4 kB',
  async (file) => {
    const { game, ...plain } = await plainOf(file);
    const pack = await packed(game, plain);
    expect(unpacked(pack)).toEqual(plain);
    expect(pack.length).toBeLessThan(4000);
  },
);

test('what is no table of today, and games without a dictionary, come back as well', async () => {
  const odd = { whole: '{"form":0, "choices":[]}', entries: ['{"at":2,"seq":1}', '{"seq":2,"at":1,"told":[]}'] };
  expect(unpacked(await packed('riga', odd))).toEqual(odd);
  const none = { whole: '{"phase":"abandoned"}', entries: [] };
  expect(unpacked(await packed('riga', none))).toEqual(none);
  const { whole, entries } = await plainOf('riga-3-base');
  const pack = await packed('a-later-game', { whole, entries });
  expect(pack[0]).toBe(0);
  expect(unpacked(pack)).toEqual({ whole, entries });
});

test('a pack with a dictionary that is not known yet is refused, not misread', async () => {
  const { game, ...plain } = await plainOf('riga-3-base');
  const pack = await packed(game, plain);
  pack[0] = 200;
  expect(() => unpacked(pack)).toThrow('newer Kontor');
});

test('dictionaries never change: what was packed with them could not be read any more', () => {
  const found = readdirSync(DICTIONARIES).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(DICTIONARIES, file)))
      .digest('hex')
      .slice(0, 16),
  ]);
  expect(Object.fromEntries(found)).toEqual(HASHES);
});
