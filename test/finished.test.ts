// What is remembered of finished games: in both stores, once each, and gone with the person.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { finishedOf } from '../src/stats/finished.ts';
import { openStore } from '../src/store/open.ts';
import type { Append, Store } from '../src/store/store.ts';
import { botChair } from '../src/table/doing.ts';
import type { Entry, Table } from '../src/table/types.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { bothStores, STORES } from './both-stores.ts';
import { finishedTable, personOf } from './finished.ts';

const freshPlace = bothStores();

const told = async ({ table, entries }: Append) => finishedOf(await loadGame(table.game), table, entries);
const later = ({ table }: Append, change: Partial<Table>, act = 'erase'): Append => {
  const entry: Entry = { seq: table.seq + 1, at: 9000, by: null, act, told: [] };
  return { table: { ...table, ...change, seq: table.seq + 1 }, expected: table.seq, entries: [entry] };
};

describe('what a finished table tells', () => {
  test('places, points and what they are for add up', async () => {
    const game = (await told(await finishedTable('riga-3-base', { id: 'riga', whos: ['anna', 'bert'] })))!;
    expect(game).toMatchObject({ table: 'riga', game: 'riga', at: 1000, circle: null, evening: null, counts: true });
    expect(game.seats.map(({ who, name, bot, left }) => ({ who, name, bot, left }))).toEqual([
      { who: 'anna', name: 'Anna', bot: null, left: false },
      { who: 'bert', name: 'Bert', bot: null, left: false },
      { who: null, name: 'expert', bot: 'expert', left: false },
    ]);
    for (const { points, sources } of game.seats)
      expect(Object.values(sources).reduce((sum, one) => sum + one, 0)).toBe(points);
    const byPoints = game.seats.toSorted((a, b) => b.points - a.points);
    expect(byPoints.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test('time at the table leaves breaks out, and what is said afterwards', async () => {
    const append = await finishedTable('great-split-2', { id: 'a', whos: ['anna', 'bert'] });
    const minute = 60_000;
    const start = append.entries.findIndex(({ act }) => act === 'start');
    const entries = append.entries.map((entry, i) => {
      const steps = Math.max(0, i - start);
      return { ...entry, at: i === append.entries.length - 1 ? 24 * 60 * minute : steps * 1000 };
    });
    const talk: Entry = { ...entries.at(-1)!, act: 'say', at: 99 * 24 * 60 * minute };
    const game = (await told({ ...append, entries: [...entries, talk] }))!;
    expect(game.at).toBe(24 * 60 * minute);
    expect(game.minutes).toBe(Math.round((entries.length - start - 2) / 60 + 10));
  });

  test('who has given up the seat, lost it or let a bot play on has left', async () => {
    const append = await finishedTable('riga-3-base', { id: 'a', whos: ['anna', 'bert', 'cleo'] });
    const chairs = [{ ...personOf('anna'), out: true, bot: 'club' as const }, botChair('expert'), personOf('cleo')];
    const game = (await told({ ...append, table: { ...append.table, chairs, sat: [{ who: 'bert', seat: 1 }] } }))!;
    expect(game.seats.map(({ who, bot, left }) => [who, bot, left])).toEqual([
      ['anna', 'club', true],
      ['bert', 'expert', true],
      ['cleo', null, false],
    ]);
  });

  test('a game that went back by consent, or came from elsewhere, does not count; one that has not ended is none', async () => {
    const append = await finishedTable('great-split-2', { id: 'a', whos: ['anna', 'bert'] });
    const { table } = append;
    const of = async (change: Partial<Table>) => await told({ ...append, table: { ...table, ...change } });
    expect(await of({ elsewhere: true } as Partial<Table>)).toMatchObject({ counts: false });
    expect(await of({ seed: { source: 'fast', text: 'x' } } as Partial<Table>)).toMatchObject({ counts: false });
    expect(await of({ choices: [...table.choices, { seat: 0, text: 'undo' }] })).toMatchObject({ counts: true });
    expect(await of({ choices: [...table.choices, { seat: 0, text: 'back 3' }] })).toMatchObject({ counts: false });
    expect(await of({ phase: 'abandoned' })).toBeNull();
    expect(await of({ journal: null })).toBeNull();
  });
});

describe.each([
  ['baselland', 'baselland-2-manual'],
  ['tybor', 'tybor-3-beginning'],
  ['great-split', 'great-split-2'],
  ['riga', 'riga-4-everything'],
  ['guilds-of-london', 'guilds-of-london-3-virginia'],
] as const)('what is remembered of %s', (id, file) => {
  test('at least three records, favourites, and a word for everything in every language that the game has', async () => {
    const { seats } = (await told(await finishedTable(file, { id: 'a', whos: ['anna', 'bert'] })))!;
    const { words, memorable } = await loadGame(id);
    const { favourites } = await memorable!();
    const said = await Promise.all(LANGUAGES.flatMap((language) => words[language]?.lab?.() ?? []));
    expect(said.length).toBeGreaterThan(1);
    const all = seats.flatMap(({ noted }) => Object.values(noted));
    expect(all.filter((n) => n > 0).length).toBeGreaterThanOrEqual(3);
    for (const { noted, sources, cards } of seats) {
      expect(Object.keys(cards).length).toBeGreaterThan(0);
      for (const { lab } of said) {
        expect(Object.keys(lab.records!)).toEqual(Object.keys(noted));
        expect(Object.keys(noted).length).toBeGreaterThanOrEqual(3);
        for (const label of Object.keys(sources)) expect(lab.lines[label]).toEqual(expect.any(String));
        for (const card of Object.keys(cards)) {
          const [kind, ...id] = card.split(' ');
          expect([kind, lab.thing(kind, id.join(' '))]).toEqual([favourites, expect.stringMatching(/\S/)]);
        }
      }
    }
  });
});

describe.each(STORES)('with %s', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(await freshPlace(kind));
    for (const who of ['anna', 'bert', 'cleo'])
      await store.addIdentity(`token of ${who}`, { who, name: who, createdAt: 1 });
  });
  afterEach(() => store.close());
  const idsOf = async (of: Parameters<Store['finishedGames']>[0], limit?: number): Promise<string[]> =>
    (await store.finishedGames(of, limit)).map(({ table }) => table);

  test('by person and by circle, the newest first, once each', async () => {
    const first = await finishedTable('great-split-2', { id: 'first', whos: ['anna', 'bert'], at: 1000 });
    const second = await finishedTable('great-split-2', { id: 'second', whos: ['cleo', 'anna'], at: 2000 });
    const third = { id: 'third', whos: ['bert', 'cleo'], at: 3000, more: { circle: 'thursday', evening: 'e1' } };
    expect(await Promise.all([first, second].map((one) => store.append(one)))).toEqual([true, true]);
    expect(await store.append(await finishedTable('great-split-2', third))).toBe(true);
    await Promise.all([idsOf({ person: 'anna' }), idsOf({ person: 'anna' })]);
    expect(await idsOf({ person: 'anna' })).toEqual(['second', 'first']);
    expect(await idsOf({ person: 'anna' }, 1)).toEqual(['second']);
    expect(await idsOf({ person: 'bert' })).toEqual(['third', 'first']);
    expect(await store.finishedGames({ circle: 'thursday' })).toMatchObject([{ table: 'third', evening: 'e1' }]);
    expect(await idsOf({ circle: 'friday' })).toEqual([]);
    expect(await idsOf({ person: 'nobody\0' })).toEqual([]);
    expect((await store.finishedGames({ person: 'anna' }))[1]).toEqual(await told(first));
    await store.append(later(second, {}, 'say'));
    expect(await idsOf({ person: 'anna' })).toEqual(['second', 'first']);
    expect(await store.dropTable('second')).toBe(true);
    expect(await idsOf({ person: 'anna' })).toEqual(['first']);
  });

  test('what changes while it is being taken in is taken in again', async () => {
    const append = await finishedTable('great-split-2', { id: 'one', whos: ['anna', 'bert'] });
    await store.append(append);
    const nameless = { chairs: [{ ...personOf('anna'), who: null, name: '' }, personOf('bert')] };
    await Promise.all([store.takeInFinished(), store.append(later(append, nameless)), store.takeInFinished()]);
    const games = await store.finishedGames({ person: 'bert' });
    expect(games.map(({ seats }) => seats.map(({ name }) => name))).toEqual([['', 'Bert']]);
    expect(await idsOf({ person: 'anna' })).toEqual([]);
  });

  test('a person who is forgotten is in no result any more, and the others keep theirs', async () => {
    const append = await finishedTable('great-split-2', { id: 'one', whos: ['anna', 'bert'] });
    await store.append(append);
    expect(await idsOf({ person: 'anna' })).toEqual(['one']);
    await store.forget('anna');
    expect(await idsOf({ person: 'anna' })).toEqual([]);
    const [{ seats }] = await store.finishedGames({ person: 'bert' });
    expect(seats.map(({ who, name }) => [who, name])).toEqual([
      [null, 'Anna'], // as at the table itself
      ['bert', 'Bert'],
    ]);
    await store.append(later(append, { chairs: [{ ...personOf('anna'), who: null, name: '' }, personOf('bert')] }));
    const [again] = await store.finishedGames({ person: 'bert' });
    expect(again.seats.map(({ name }) => name)).toEqual(['', 'Bert']);
  });
});
