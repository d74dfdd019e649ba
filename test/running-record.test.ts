// The record of a game that still runs: it shows what its seat may know, in the terminal and in the page, and no more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { fastSource } from '../src/kernel/random.ts';
import { type GameRecord, parseRecord, writeRecord } from '../src/kernel/record.ts';
import type { Game } from '../src/kernel/types.ts';
import type { RunningServer } from '../src/server/server.ts';
import { viewToday } from '../src/table/running.ts';
import { readText } from '../src/web/replay/read.ts';
import { openFolder } from './cli-run.ts';
import { openPlace, Person } from './server-client.ts';
import { draft } from './toy/draft.ts';

const place = openPlace();
const { run, write, remove } = openFolder();
let server: RunningServer;
let ann: Person;
let id: string;
let text: string;
beforeAll(async () => {
  server = await place.start();
  ann = await Person.at(server, 'Ann');
  id = await ann.open({ game: 'tybor', chairs: ['me', 'bot:random', 'bot:random'] });
  await ann.mustAct(id, { do: 'start' });
  const live = await ann.live(id);
  for (let made = 0; made < 8; made++) {
    await live.until(() => Person.wish(live.seen) !== null);
    const seq = await live.mustAct(Person.wish(live.seen)!);
    await live.until(() => live.seen.seq >= seq);
  }
  // Everybody waits for Ann: nobody else plays on while the record is read.
  await live.until(() => Person.wish(live.seen) !== null && live.seen.waitsFor.length === 1);
  live.close();
  text = (await ann.get<string>(`/api/tables/${id}/record`)).body;
});
afterAll(async () => {
  await place.close();
  remove();
});

const changed = (seen: Partial<NonNullable<GameRecord['seen']>>): string => {
  const record = parseRecord(text);
  return writeRecord({ ...record, seen: { ...record.seen!, ...seen } });
};

test('it says what the seat sees and has been told, and nothing of the others', async () => {
  const record = parseRecord(text);
  const { seen, log } = await ann.read(id);
  expect([record.seed, record.result, record.seen?.by]).toEqual([null, null, 0]);
  expect(record.seen!.view).toEqual(seen.view);
  expect(record.seen!.events).toEqual(log.flatMap(({ events }) => events));
  expect(record.choices.every(({ seat }) => seat === 0)).toBe(true);
  const watcher = parseRecord((await new Person(server.url, '').get<string>(`/api/tables/${id}/record`)).body);
  expect([watcher.seen?.by, watcher.choices]).toEqual([null, []]);
  const hands = (watcher.seen!.view.own as { hand?: unknown }[]).map(({ hand }) => typeof hand);
  expect(hands).toEqual(['number', 'number', 'number']);
  expect(writeRecord(record)).toBe(text);
});

test('kontor replay shows it as it stands', async () => {
  write('running.txt', text);
  const { code, out } = await run(['replay', 'running.txt']);
  expect([code, out]).toEqual([0, expect.stringContaining('still running, as Ann sees it')]);
  const german = await run(['replay', 'running.txt', '--lang', 'de']);
  expect(german.out).toContain('läuft noch; so sieht es Ann');
  expect(JSON.parse((await run(['replay', 'running.txt', '--json'])).out)).toMatchObject({
    running: true,
    view: { seat: 0 },
  });
  expect((await run(['replay', 'running.txt', '--at', '3'])).code).toBe(2);
  expect((await run(['verify', 'running.txt'])).code).toBe(1);
  write('bad.txt', changed({ view: { open: {} } as never }));
  expect(await run(['replay', 'bad.txt'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('no position of this game'),
  });
  write('cut.txt', text.replace(/^view: .*$/m, 'view: {'));
  expect(await run(['replay', 'cut.txt'])).toMatchObject({ code: 1, err: expect.stringMatching(/line \d+/) });
});

test('so does the page, and refuses what is no position of the game', async () => {
  expect(await readText(text, (id) => loadGame(id))).toHaveProperty('running');
  expect(await readText(changed({ view: { open: {} } as never }), (id) => loadGame(id))).toHaveProperty('bad');
  expect(await readText(changed({ events: [{ e: 'nonsense' }] }), (id) => loadGame(id))).toHaveProperty('bad');
});

test('later settings and fields have their defaults in an older view, and reveal nothing more', () => {
  const game: Game = {
    ...draft,
    settings: { ...draft.settings, wind: { values: ['still', 'storm'], default: 'still', rule: 'T1', later: true } },
    later: { 'open.wind': 0, 'own.marks': ['a'], 'own.mood': 'calm', 'dark.reserve': [1, 2] },
    sizes: [...draft.sizes, 'own.marks', 'dark.reserve'],
  };
  const engine = new Engine(draft, fastSource('running'));
  const s = engine.setUp(3);
  engine.advance(s);
  for (const seat of [1, null]) {
    const written = engine.view(s, seat);
    const kept = JSON.stringify(written);
    const today = viewToday(game, written);
    expect(today.settings).toEqual({ ...written.settings, wind: 'still' });
    expect(today.open).toEqual({ ...(written.open as object), wind: 0 });
    expect(today.dark).toEqual({ ...written.dark, reserve: 2 });
    expect(today.own).toEqual(
      written.own.map((own, owner) => ({
        ...(own as object),
        ...(owner === seat ? { marks: ['a'], mood: 'calm' } : { marks: 1 }),
      })),
    );
    expect([today.lanes, today.todo, today.forked]).toEqual([written.lanes, written.todo, written.forked]);
    expect(JSON.stringify(written)).toBe(kept);
    expect(viewToday(game, today)).toEqual(today);
    expect(viewToday(draft, written)).toEqual(written);
  }
});
