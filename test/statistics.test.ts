// Statistics: what they say of finished games, the files they can be taken along in, and that nobody gets another's or forges any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { bgStatsOf, csvOf } from '../src/stats/files.ts';
import type { FinishedGame, FinishedSeat } from '../src/stats/finished.ts';
import { summaryOf } from '../src/stats/summary.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { MyStatistics } from '../src/wire/statistics.ts';
import { bothStores, STORES } from './both-stores.ts';
import { finishedTable } from './finished.ts';
import { GENEROUS, Person } from './server-client.ts';

const freshPlace = bothStores();

const seat = (given: Partial<FinishedSeat>): FinishedSeat => ({
  ...{ who: null, name: '', bot: null, points: 0, place: 1, left: false, sources: {}, noted: {}, cards: {} },
  ...given,
});
let tables = 0;
const game = (seats: readonly Partial<FinishedSeat>[], given: Partial<FinishedGame> = {}): FinishedGame => ({
  ...{ table: `t${tables}`, game: 'riga', at: tables++, minutes: 30, settings: {}, rules: 1 },
  ...{ circle: null, evening: null, counts: true },
  seats: seats.map(seat),
  ...given,
});
const anna = (given: Partial<FinishedSeat>): Partial<FinishedSeat> => ({ who: 'anna', name: 'Anna', ...given });

describe('a summary', () => {
  const games = [
    game([anna({ points: 40, place: 1, sources: { a: 30, b: 10 }, noted: { x: 3 }, cards: { 'k one': 2 } }), {}]),
    game([anna({ points: 20, place: 2, sources: { a: 20 }, noted: { x: 3, y: 1 }, cards: { 'k two': 1 } }), {}, {}]),
    game([anna({ points: 99, place: 1, noted: { x: 99 }, left: true }), { who: 'bert', name: 'Bert' }, {}]),
    game([{ who: 'bert', name: 'Bert', points: 70, place: 1 }, {}], { game: 'tybor' }),
  ];

  test('placings, points and what for; a seat given up was last, and is nowhere else', () => {
    const { games: of, ...all } = summaryOf(games, 'anna');
    expect(all).toEqual({ played: 3, wins: 1, minutes: 90, streak: 1 });
    expect(of).toHaveLength(1);
    expect(of[0]).toMatchObject({ game: 'riga', played: 3, wins: 1, places: [1, 1, 1], average: 30 });
    expect(of[0].history.map(({ points, place, of: many }) => [points, place, many])).toEqual([
      [40, 1, 2],
      [20, 2, 3],
    ]);
    expect(of[0].sources).toEqual([
      { label: 'a', points: 25 },
      { label: 'b', points: 5 },
    ]);
    expect(of[0].favourites).toEqual([{ thing: 'k one', times: 2 }]);
    expect(of[0].records.map(({ key, value, table }) => [key, value, table])).toEqual([
      ['points', 40, games[0].table],
      ['x', 3, games[0].table], // equalled, not broken
      ['y', 1, games[1].table],
    ]);
  });

  test('of a circle: everybody’s seats, and whose a record is', () => {
    const { played, games: of } = summaryOf(games, null);
    expect(played).toBe(4);
    expect(of.map((one) => [one.game, one.played])).toEqual([
      ['riga', 3],
      ['tybor', 1],
    ]);
    expect(of[1].records).toMatchObject([{ key: 'points', value: 70, name: 'Bert' }]);
  });

  test('a streak is the longest of all; a game that does not count holds no record', () => {
    const won = [true, true, false, true, true, true, false].map((is) => game([anna({ place: is ? 1 : 2 }), {}]));
    expect(summaryOf(won, 'anna').streak).toBe(3);
    const back = game([anna({ points: 500 }), {}], { counts: false });
    expect(summaryOf([back, ...games], 'anna').games[0].records[0].value).toBe(40);
    expect(summaryOf([], 'anna')).toEqual({ played: 0, wins: 0, minutes: 0, streak: 0, games: [] });
  });
});

describe('files', () => {
  const mean = [
    game([anna({ name: 'Anna "A", B', points: -3, sources: { a: 1 } }), { name: '=1+1', bot: 'club', place: 2 }], {
      at: Date.UTC(2026, 10, 17, 20, 30),
      settings: { GM: true },
    }),
  ];

  test('CSV: a line a seat, quoted where it must be, and no name is a formula', () => {
    const [head, ...lines] = csvOf(mean, 'anna').trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFdate,game,table,/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('2026-11-17T20:30:00.000Z,riga,');
    expect(lines[0]).toContain(',"Anna ""A"", B",yes,,1,-3,no,yes,a=1,,,GM=true');
    expect(lines[1]).toContain(",'=1+1,no,club,2,0,");
  });

  test('BG Stats: every play names its game and players by numbers of the file; the same twice has the same ids', () => {
    const file = bgStatsOf([...mean, ...mean], 'anna', () => 'Riga') as {
      readonly userInfo: { readonly meRefId: number };
      readonly players: readonly { readonly id: number; readonly uuid: string; readonly name: string }[];
      readonly games: readonly { readonly id: number; readonly name: string }[];
      readonly plays: readonly {
        readonly uuid: string;
        readonly playDate: string;
        readonly gameRefId: number;
        readonly playerScores: readonly {
          readonly playerRefId: number;
          readonly score: string;
          readonly winner: boolean;
        }[];
      }[];
    };
    expect(file.games).toMatchObject([{ id: 1, name: 'Riga' }]);
    expect(file.players.map(({ name }) => name)).toEqual(['Anna "A", B', '=1+1']);
    expect(file.userInfo.meRefId).toBe(1);
    expect(file.plays[0]).toEqual(file.plays[1]);
    expect(file.plays[0]).toMatchObject({
      playDate: '2026-11-17 20:30:00',
      gameRefId: 1,
      playerScores: [
        { playerRefId: 1, score: '-3', winner: true },
        { playerRefId: 2, score: '0', winner: false },
      ],
    });
    for (const { uuid } of [...file.players, ...file.plays])
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe.each(STORES)('at a server with %s', (kind) => {
  let store: Store;
  let server: RunningServer;
  beforeEach(async () => {
    store = await openStore(await freshPlace(kind));
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  });
  afterEach(() => server.stop());
  const statistics = async (person: Person) => (await person.get<MyStatistics>('/api/me/statistics')).body;

  test('everybody gets their own, and of the others only what the table knew; nobody forges any; all of it goes with the person', async () => {
    const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
    const whos = [(await store.findPersons('Ann', 1))[0].who, (await store.findPersons('Bob', 1))[0].who];
    const id = 'statistics-test-table0';
    await store.append(await finishedTable('great-split-2', { id, whos, names: ['Ann', 'Bob'] }));
    const { me, games } = await statistics(ann);
    expect(games).toMatchObject([{ table: id, game: 'great-split', counts: true }]);
    const [hers, his] = games[0].seats;
    expect(hers).toMatchObject({ who: me, name: 'Ann' });
    expect(Object.keys(hers.sources).length).toBeGreaterThan(2);
    expect(his).toMatchObject({ who: null, name: 'Bob', sources: {}, noted: {}, cards: {} });
    const files = await Promise.all(['csv', 'bgsplay'].map((form) => ann.get<unknown>(`/api/me/statistics/${form}`)));
    const said = JSON.stringify([games, ...files.map(({ body }) => body)]);
    for (const who of whos) expect(said).not.toContain(who); // ids never leave the house
    expect(String(files[0].body)).toContain('great-split');
    expect(files[1].headers.get('content-disposition')).toContain('kontor.bgsplay');

    const eve = await Person.at(server, 'Eve');
    expect((await statistics(eve)).games).toEqual([]);
    expect((await new Person(server.url, '').get('/api/me/statistics')).status).toBe(401);
    expect((await new Person(server.url, '').get('/api/me/statistics/csv')).status).toBe(401);
    for (const form of [whos[0], 'json']) expect((await eve.get(`/api/me/statistics/${form}`)).status).toBe(400);
    expect(JSON.stringify((await eve.get(`/api/me/statistics?who=${whos[0]}&person=${whos[0]}`)).body)).not.toContain(
      'Ann',
    );
    // A game from elsewhere, as good as one likes: nobody has sat there.
    const record = readFileSync(join(import.meta.dirname, 'golden/riga-2-masters.txt'), 'utf8').replaceAll(
      'Anna',
      'Eve',
    );
    expect((await eve.post('/api/records', { record })).status).toBe(201);
    expect((await statistics(eve)).games).toEqual([]);
    for (const wish of [{ do: 'erase', who: whos[1] }, { do: 'finish' }, { do: 'adjudicate', winners: [0] }])
      expect((await eve.act(id, wish as never)).status).toBeGreaterThanOrEqual(400);

    const { finished } = (await ann.get<{ finished: object[] }>('/api/me/export')).body;
    expect(finished).toMatchObject([{ table: id, seats: [{ isYou: true }, { isYou: false }] }]);
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    expect(await store.finishedGames({ person: whos[0] })).toEqual([]);
    expect((await statistics(bob)).games[0].seats[0]).toMatchObject({ who: null, name: 'Ann' });
  });
});
