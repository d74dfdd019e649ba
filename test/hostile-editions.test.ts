// Editions of people's own in a house: kept, private, bounded, and never a way to stop a server or to look at somebody's box.
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import { startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { packageOfRecord } from '../src/table/package-of.ts';
import { verify } from '../src/table/replay.ts';
import type { Edition, EditionRow } from '../src/text/edition/edition.ts';
import type { EditionCard, EditionCards, WholeEdition } from '../src/wire/editions.ts';
import { NO_WAIT } from './disk.ts';
import { FEW_TRIALS, GENEROUS, openPlace, Person, playOut } from './server-client.ts';

const { builtIn } = (await loadGame('baselland')).editions!.kind;

/** The built-in one with another value for a city. */
const box = (value: unknown, more: Partial<Edition> = {}): Edition => ({
  ...builtIn,
  ...{ id: 'our-box', name: 'Our box' },
  tables: {
    ...builtIn.tables,
    parameters: builtIn.tables.parameters.map((row) => (row.id === 'city' ? { ...row, value } : row)) as EditionRow[],
  },
  ...more,
});
type Refused = { error: { why: string; facts?: object; problems?: object[] } };

const place = openPlace();
const house = await place.start({ editions: [box(4, { id: 'club', name: 'The club’s box' })] });
let [anna, bert]: readonly Person[] = [];
beforeAll(async () => {
  [anna, bert] = [await Person.at(house, 'Anna'), await Person.at(house, 'Bert')];
});
afterAll(() => place.close());

const keep = async (who: Person, edition: unknown, isShared = false): Promise<EditionCard> => {
  const { status, body } = await who.post<EditionCard>('/api/editions', { edition, isShared });
  expect([status, body]).toEqual([201, expect.objectContaining({ isMine: true, isShared })]);
  return body;
};
const namesFor = async (who: Person) =>
  (await who.get<EditionCards>('/api/editions')).body.editions.map(({ name }) => name);
const whyOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Refused).error?.why];

test('a private edition is seen by its owner and at their tables, by nobody else', async () => {
  const { id, game, name } = await keep(anna, box(5));
  expect([game, name]).toEqual(['baselland', 'Our box']);
  expect(await namesFor(anna)).toEqual(['The club’s box', 'Our box']);
  expect(await namesFor(bert)).toEqual(['The club’s box']);
  expect((await anna.get<WholeEdition>(`/api/editions/${id}`)).body.edition).toEqual(box(5));
  for (const [who, path] of [
    [bert, `/api/editions/${id}`],
    [anna, '/api/editions/none'],
  ] as const)
    expect(whyOf(await who.get(path))).toEqual([404, 'notFound']);
  expect(whyOf(await bert.ask('PUT', `/api/editions/${id}`, { edition: box(6) }))).toEqual([404, 'notFound']);
  expect(whyOf(await bert.ask('DELETE', `/api/editions/${id}`))).toEqual([404, 'notFound']);
  const chairs = ['me', 'open'];
  expect(whyOf(await bert.post('/api/tables', { game: 'baselland', edition: id, chairs }))).toEqual([404, 'notFound']);
  const isPublic = true;
  expect(whyOf(await anna.post('/api/tables', { game: 'baselland', edition: id, chairs, isPublic }))).toEqual([
    409,
    'privateEdition',
  ]);
  expect(whyOf(await anna.post('/api/tables', { game: 'tybor', edition: id }))).toEqual([400, 'badRequest']);
  const stranger = new Person(house.url, 'Nobody');
  expect(whyOf(await stranger.get('/api/editions'))).toEqual([401, 'noIdentity']);

  const table = await anna.open({ edition: id, chairs });
  await bert.act(table, { do: 'sit', chair: 1 });
  expect((await bert.read(table)).seen.edition).toEqual(box(5));
  const listed = (await bert.get<{ tables: object[] }>('/api/tables/mine')).body.tables;
  expect(JSON.stringify(listed)).not.toContain('parameters');

  // Shared, everybody may play with it, at a public table too.
  const shared = await anna.ask<EditionCard>('PUT', `/api/editions/${id}`, { edition: box(6), isShared: true });
  expect([shared.status, shared.body.id, shared.body.isShared]).toEqual([200, id, true]);
  expect(await namesFor(bert)).toEqual(['The club’s box', 'Our box']);
  await bert.open({ edition: id, chairs, isPublic });
  expect((await anna.read(table)).seen.edition).toEqual(box(5)); // what is played with stays as it was
  const exported = JSON.stringify((await anna.get('/api/me/export')).body);
  expect(exported).toContain('our-box');
  expect(whyOf(await anna.ask('DELETE', `/api/editions/${id}`))).toEqual([200, undefined]);
  expect(await namesFor(bert)).toEqual(['The club’s box']);
});

test('a game with one is played, its points are counted with it, its record proves it anywhere, and the next game has it too', async () => {
  const table = await anna.open({ edition: 'house-baselland-club', chairs: ['me', 'open'] });
  await bert.act(table, { do: 'sit', chair: 1 });
  const seats = [await anna.live(table), await bert.live(table)];
  await seats[0].mustAct({ do: 'start' });
  await playOut(seats);
  for (const seat of seats) seat.close();
  const { body: text } = await anna.get<string>(`/api/tables/${table}/record`);
  const record = parseRecord(text);
  expect(record.edition).toMatchObject({ id: 'club', data: { name: 'The club’s box' } });
  const { game } = await packageOfRecord(record);
  expect(verify(game, record)).toBeNull();
  const { body } = await anna.post<{ id: string }>(`/api/tables/${table}/rematch`);
  expect((await anna.read(body.id)).seen.edition?.id).toBe('club');

  // Handed in elsewhere it is played again and kept, with its edition; one that lies about its points is not.
  const handed = await bert.post<{ id: string }>('/api/records', { record: text });
  expect(handed.status).toBe(201);
  expect((await bert.read(handed.body.id)).seen.edition?.id).toBe('club');
  const lie = writeRecord({
    ...record,
    result: { ...record.result!, scores: record.result!.scores.map((n) => n + 1) },
  });
  expect(whyOf(await bert.post('/api/records', { record: lie }))).toEqual([409, 'recordDiffers']);
  // It is no game for ratings or records: others could be played with cards that score more.
  const { finished } = (await anna.get<{ finished: { table: string; counts: boolean }[] }>('/api/me/export')).body;
  expect(finished.find((one) => one.table === table)?.counts).toBe(false);
});

test('lists, pictures and pages of others show a table with its own tiles', async () => {
  const tables = {
    ...builtIn.tables,
    start: [{ id: 'start', origin: 'box', tile: 'z' }] as const,
    tiles: builtIn.tables.tiles.map((row) => (row.id === 'D' ? { ...row, id: 'z' } : row)),
  };
  const { id: edition } = await keep(anna, box(5, { name: 'Other letters', tables }));
  const id = await anna.open({ edition, chairs: ['me', 'bot:random'] });
  await anna.mustAct(id, { do: 'start' });
  const paths = ['picture', 'moment?kind=svg&what=position', 'moment?kind=svg&what=card', 'record'];
  for (const path of [...paths.map((one) => `/api/tables/${id}/${one}`), `/embed/${id}`, '/api/tables/mine'])
    expect([path, (await anna.get(path)).status]).toEqual([path, 200]);
  await anna.ask('DELETE', `/api/editions/${edition}`);
});

test('tables with different editions side by side, bots thinking at all of them: each is played with its own', async () => {
  const kinds = ['house-baselland-club', undefined, 'house-baselland-club', undefined];
  const ids = await Promise.all(
    kinds.map((edition) => anna.open({ ...(edition && { edition }), chairs: ['bot:greedy', 'bot:club'] })),
  );
  await Promise.all(ids.map((id) => anna.mustAct(id, { do: 'start' })));
  const watching = await Promise.all(ids.map((id) => anna.live(id)));
  for (const live of watching) {
    await live.until(() => live.seen.phase === 'finished', 300_000);
    live.close();
  }
  for (const [i, id] of ids.entries()) {
    const record = parseRecord((await anna.get<string>(`/api/tables/${id}/record`)).body);
    expect(record.edition.id).toBe(kinds[i] === undefined ? builtIn.id : 'club');
    expect(verify((await packageOfRecord(record)).game, record)).toBeNull();
  }
});

describe('refused, with every reason, and nothing is kept', () => {
  const loop = { ...box(5), tables: { ...builtIn.tables, __proto__: null } };
  test.each([
    ['a value out of range', box(99), 'tooBig'],
    ['text for a number', box('5'), 'notWhole'],
    ['markup in a name', box(5, { name: 'a\u202eb' }), 'badName'],
    ['another game', box(5, { game: 'chess' }), 'otherGame'],
    ['a game without such tables', box(5, { game: 'tybor' }), 'unknownTable'],
    ['nothing', {}, 'otherGame'],
    ['no tables', { ...loop, tables: {} }, 'missingTable'],
    ['a newer form', { ...box(5), kontor: 2 }, 'newerForm'],
    [
      'too much',
      box(5, { id: 'x', name: 'x', tables: { tiles: Array(2500).fill(builtIn.tables.tiles[0]) } }),
      'tooLarge',
    ],
  ])('%s', async (_, edition, why) => {
    const { status, body } = await anna.post<Refused>('/api/editions', { edition });
    expect([status, body.error.why, body.error.facts]).toEqual([
      400,
      'badEdition',
      expect.objectContaining({ problem: why }),
    ]);
    expect(await namesFor(anna)).toEqual(['The club’s box']);
  });

  test('names that look like markup stay text', async () => {
    const { id, name } = await keep(anna, box(5, { name: '<img src=x onerror=alert(1)>' }));
    expect(name).toBe('<img src=x onerror=alert(1)>');
    await anna.ask('DELETE', `/api/editions/${id}`);
  });

  test('a body that is larger than any edition', async () => {
    expect(whyOf(await anna.post('/api/editions', { edition: { x: 'x'.repeat(1_300_000) } }))).toEqual([
      413,
      'tooLarge',
    ]);
  });
});

test('one that a new version refuses says why, and can be put right or thrown away', async () => {
  const store = await openSqlite(join(place.folder, 'old.sqlite'), NO_WAIT);
  const old = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, trialGames: FEW_TRIALS });
  const dora = await Person.at(old, 'Dora');
  const { id } = await keep(dora, box(5));
  const kept = (await store.edition(id))!;
  await store.keepEdition({ ...kept, data: JSON.stringify(box(99)) }, 9); // as if 99 had been allowed
  expect(whyOf(await dora.get(`/api/editions/${id}`))).toEqual([400, 'badEdition']);
  expect(await namesFor(dora)).toEqual(['Our box']);
  const chairs = ['me', 'open'];
  expect(whyOf(await dora.post('/api/tables', { game: 'baselland', edition: id, chairs }))).toEqual([
    400,
    'badEdition',
  ]);
  expect(whyOf(await dora.ask('PUT', `/api/editions/${id}`, { edition: box(6) }))).toEqual([200, undefined]);
  expect((await dora.get<WholeEdition>(`/api/editions/${id}`)).body.edition).toEqual(box(6));
  await old.stop();
});

test('one trial at a time for each person', async () => {
  const cara = await Person.at(house, 'Cara');
  const both = await Promise.all([1, 2].map((value) => cara.post('/api/editions', { edition: box(value) })));
  expect(both.map(whyOf).sort()).toEqual([
    [201, undefined],
    [429, 'oneAtATime'],
  ]);
});

test('whoever waits for a trial is not cut off, however long it takes; whoever keeps silent is', async () => {
  const other = await place.start({ idleAfter: 1000, trialGames: 1000 }); // so many take longer than that
  await keep(anna.moved(other), box(9));
  const { hostname, port } = new URL(other.url);
  await once(connect(Number(port), hostname), 'close');
});
