// The deal of the day: the same for everybody, once for each, and nobody sees another's before finishing their own.
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { fairnessOf } from '../src/fair/fairness.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { total } from '../src/kernel/score.ts';
import { BotPool, type Thinker } from '../src/server/bot-pool.ts';
import type { Clock } from '../src/server/clock.ts';
import { planOf } from '../src/server/daily.ts';
import { Metrics } from '../src/server/metrics.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { botChair } from '../src/table/doing.ts';
import { verify } from '../src/table/replay.ts';
import { resume } from '../src/table/resume.ts';
import { recordOf } from '../src/table/table.ts';
import type { Seen } from '../src/table/types.ts';
import { NO_WAIT } from './disk.ts';
import { openPlace, Person } from './server-client.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Behind every deal that is begun the master plays for the par. Here it never comes to a choice, or where `hurries` to a hasty one. */
function withoutMaster(hurries: boolean): Thinker {
  const pool = new BotPool(null, 60_000, new Metrics());
  return {
    think(question, calledOff, thoughtFor) {
      if (question.bot !== 'master') return pool.think(question, calledOff, thoughtFor);
      if (hurries) return pool.think({ ...question, bot: 'greedy' }, calledOff, thoughtFor);
      const { promise, resolve } = Promise.withResolvers<number>();
      calledOff?.addEventListener('abort', () => resolve(0), { once: true });
      return promise;
    },
    close: () => pool.close(),
  };
}

const DAY = 24 * 3600 * 1000;
async function house(shift = { by: 0 }, thinker = () => withoutMaster(false)) {
  const place = openPlace();
  closers.push(() => place.close());
  const clock: Clock = {
    now: () => Date.parse('2026-11-15T12:00:00Z') + shift.by,
    at(_time, call) {
      const timer = setTimeout(call, 0);
      return () => clearTimeout(timer);
    },
  };
  const start = () => place.start({ clock, thinker: thinker() });
  return { place, start, server: await start(), shift };
}

interface Deal {
  readonly game: string;
  readonly players: number;
  readonly level: string;
  readonly par: number | null;
  readonly you: { readonly table: string; readonly phase: string; readonly result: object | null } | null;
  readonly played: number;
  readonly isOpen: boolean;
  readonly results: readonly {
    rank: number;
    name: string;
    points: number;
    place: number;
    table: string;
    isYou: boolean;
  }[];
}
async function deals(person: Person, day = ''): Promise<Deal[]> {
  const { body } = await person.get<{ games: Deal[] }>(`/api/daily${day && `?day=${day}`}`);
  return body.games;
}
const dealOf = async (person: Person, game: string, day = '') =>
  (await deals(person, day)).find((one) => one.game === game)!;
async function begin(person: Person, game: string): Promise<string> {
  const { status, body } = await person.post<{ id: string }>(`/api/daily/${game}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Always takes the same option, until it is over or this many choices were made. Returns what there was to choose from. */
async function play(person: Person, id: string, most = 2000): Promise<string[]> {
  const made: string[] = [];
  const live = await person.live(id);
  while (made.length < most) {
    await live.until(() => live.seen.phase !== 'playing' || wishOf(live.seen) !== null, 60_000);
    const { seen } = live;
    if (seen.phase !== 'playing') break;
    const wish = wishOf(seen)!;
    if (wish.do === 'choose')
      made.push(`${JSON.stringify(seen.decision!.notations)} ${JSON.stringify(seen.view!.own[seen.you!])}`);
    const seq = await live.mustAct(wish);
    await live.until(() => live.seen.seq >= seq, 60_000);
  }
  live.close();
  return made;
}
function wishOf({ decision, mustConfirm }: Seen) {
  if (mustConfirm) return { do: 'confirm' } as const;
  if (decision === null) return null;
  return {
    do: 'choose',
    decision: decision.number,
    choice: decision.notations[decision.notations.length >> 1],
  } as const;
}

test('the same moves meet the same cards and the same answers, for everybody and after a restart', async () => {
  const { server, start } = await house();
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  const whole = new Map<string, string[]>();
  for (const game of ['tybor', 'great-split']) {
    const mine = await play(ann, await begin(ann, game), 8);
    expect(mine).toHaveLength(8);
    expect(await play(bob, await begin(bob, game), 4)).toEqual(mine.slice(0, 4));
    whole.set(game, mine);
  }
  await server.stop();
  const again = bob.moved(await start());
  for (const [game, mine] of whole) {
    const id = (await dealOf(again, game)).you!.table;
    expect(await play(again, id, 4)).toEqual(mine.slice(4));
  }
});

test('every day and game has its own deal, and only the house can know it', async () => {
  const { server, shift } = await house();
  const ann = await Person.at(server, 'Ann');
  const today = await deals(ann);
  expect(today.map(({ game }) => game)).toEqual(GAME_IDS);
  shift.by = -DAY;
  const levels = new Set<string>();
  for (let day = 0; day < 20; day++) {
    shift.by = day * DAY;
    for (const { players, level } of await deals(ann)) levels.add(`${players} ${level}`);
  }
  expect(levels.size).toBeGreaterThan(4);
  shift.by = 0;
  expect((await ann.get('/api/daily?day=2026-11-16')).status).toBe(400);
  expect((await ann.get('/api/daily?day=2026-13-99')).status).toBe(400);
  const pkg = await loadGame('guilds-of-london');
  for (let i = 0; i < 60; i++) {
    const plan = planOf(pkg, `${i}`);
    expect(plan.players).toBeGreaterThanOrEqual(2);
    expect(plan.seat).toBeLessThan(plan.players);
  }
});

test.each([
  [1, 1],
  [3, 9],
  [5, 6],
])('a game for %i to %i is dealt to as many as can play it', async (min, max) => {
  const { game, ...rest } = await loadGame('riga');
  const pkg = { ...rest, game: { ...game, seats: { min, max } } };
  for (let i = 0; i < 60; i++) {
    const { players, seat } = planOf(pkg, `${i}`);
    expect(players).toBeGreaterThanOrEqual(min);
    expect(players).toBeLessThanOrEqual(max);
    expect(seat).toBeLessThan(players);
  }
});

test('the first try counts; a try is resumed, and cannot be handed over or gone back in', async () => {
  const { server } = await house();
  const ann = await Person.at(server, 'Ann');
  const [id, same] = await Promise.all([begin(ann, 'baselland'), begin(ann, 'baselland')]);
  expect(same).toBe(id);
  const { seen } = await ann.read(id);
  expect(seen).toMatchObject({ phase: 'playing', daily: { day: '2026-11-15' }, chat: false });
  expect((await ann.get<{ tables: object[] }>('/api/tables/mine')).body.tables).toMatchObject([
    { daily: { day: '2026-11-15' } },
  ]);
  await play(ann, id, 2);
  for (const act of [
    { do: 'askBack', to: 0 },
    { do: 'sitOut' },
    { do: 'chatSwitch', on: true },
    { do: 'chair', chair: 0, kind: 'open' },
  ] as const)
    expect((await ann.act(id, act)).body.error.why).toBe('daily');
  await ann.mustAct(id, { do: 'leave' });
  expect((await ann.read(id)).seen.phase).toBe('abandoned');
  expect(await begin(ann, 'baselland')).toBe(id);
});

test('results and tables of others open when my own try is over, or the day', async () => {
  const { server, shift } = await house();
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.at(server, name)));
  const annas = await begin(ann, 'riga');
  await play(ann, annas);
  const before = await dealOf(bob, 'riga');
  expect(before).toMatchObject({ played: 1, isOpen: false, results: [], you: null });
  expect(JSON.stringify(before)).not.toContain(annas);
  expect(JSON.stringify((await bob.get('/api/tables')).body)).not.toContain(annas);
  for (const path of ['', '/record', '/gallery', '/past?point=0'])
    expect((await bob.get(`/api/tables/${annas}${path}`)).status, path).toBe(404);
  await expect(bob.live(annas)).rejects.toThrow('404');
  const result = async () => parseRecord((await ann.get<string>(`/api/tables/${annas}/record`)).body);
  const record = await result();
  expect(record).toMatchObject({ seed: null });
  expect(record.proof.secret).toBeUndefined();

  const bobs = await begin(bob, 'riga');
  await play(bob, bobs, 1);
  expect((await dealOf(bob, 'riga')).isOpen).toBe(false);
  await play(bob, bobs);
  const after = await dealOf(bob, 'riga');
  expect(after.results.map(({ name, isYou }) => [name, isYou]).sort()).toEqual([
    ['Ann', false],
    ['Bob', true],
  ]);
  expect(after.results.map(({ rank }) => rank)).toEqual([1, 1]); // the same moves, the same points
  const { seen } = await ann.read(annas);
  expect(after.results[0].points).toBe(total(seen.result!.scores[seen.you!]));
  expect((await bob.get(`/api/tables/${annas}/record`)).status).toBe(200);

  expect((await eve.get(`/api/tables/${annas}`)).status).toBe(404);
  shift.by = DAY;
  const past = await dealOf(eve, 'riga', '2026-11-15');
  expect(past.isOpen).toBe(true);
  expect(past.results).toHaveLength(2);
  expect(verify((await loadGame('riga')).game, await result())).toBeNull(); // with its seed, now that the day is over
  expect(fairnessOf(await result()).level).toBe('server');
  expect((await eve.get(`/api/tables/${annas}`)).status).toBe(200);
});

test('what is finished when the day is over does not count: the cards are known by then', async () => {
  const { server, shift } = await house();
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  await play(ann, await begin(ann, 'riga'));
  const bobs = await begin(bob, 'riga');
  await play(bob, bobs, 1);
  shift.by = DAY;
  await play(bob, bobs);
  expect((await bob.read(bobs)).seen.phase).toBe('finished');
  for (let looks = 0; looks < 2; looks++) {
    const { you, results } = await dealOf(bob, 'riga', '2026-11-15');
    expect(you).toEqual({ table: bobs, phase: 'finished', result: null });
    expect(results.map(({ name }) => name)).toEqual(['Ann']);
  }
});

test('giving up reveals neither the seed nor what the others did before the day is over', async () => {
  const { server, shift, place } = await house();
  const kept = await openSqlite(place.file, NO_WAIT);
  closers.push(() => kept.close());
  const [ann, eve] = [await Person.at(server, 'Ann'), await Person.at(server, 'Eve')];
  const annas = await begin(ann, 'riga');
  await play(ann, annas);
  const eves = await begin(eve, 'riga');
  await play(eve, eves, 1);
  await eve.mustAct(eves, { do: 'leave' });
  // Others are dealt the same today, and so is whoever comes again under another name.
  expect((await eve.read(eves)).seen).toMatchObject({ phase: 'abandoned' });
  expect((await eve.read(eves)).seen).not.toHaveProperty('hands');
  const record = async () =>
    parseRecord((await eve.get<string>(`/api/tables/${eves}/record`)).body as unknown as string);
  const { secret } = (await kept.load(eves))!;
  expect(await record()).toMatchObject({ seed: null });
  for (const path of ['', '/record', '/past?point=0'])
    expect(JSON.stringify(await eve.get(`/api/tables/${eves}${path}`)), path).not.toContain(secret);
  expect((await eve.get(`/api/tables/${annas}/record`)).status).toBe(404);
  expect(await dealOf(eve, 'riga')).toMatchObject({ isOpen: false, results: [], you: { phase: 'abandoned' } });
  shift.by = DAY;
  expect(await record()).toMatchObject({ seed: { source: 'strong' }, proof: { secret } });
});

/** Where each deal ends, as it is promised: a moment before, it goes on. */
const ENDS: Readonly<Record<string, (open: Record<string, unknown>) => unknown>> = {
  baselland: ({ turn }) => turn === 21,
  tybor: ({ round }) => round === 2,
  'great-split': ({ round }) => round === 3,
  riga: ({ year }) => year === 3,
  'guilds-of-london': ({ round }) => round === 4,
};

test.each(GAME_IDS)(
  'the deal of %s is short, its points count as they stand, and its record verifies',
  async (game) => {
    const { server, shift } = await house();
    const ann = await Person.at(server, 'Ann');
    const id = await begin(ann, game);
    const made = await play(ann, id);
    const { seen } = await ann.read(id);
    expect(seen).toMatchObject({ phase: 'finished', daily: { short: true }, decision: null, waitsFor: [] });
    expect(ENDS[game](seen.view!.open as Record<string, unknown>), JSON.stringify(seen.view!.open).slice(0, 200)).toBe(
      true,
    );
    expect(seen.result!.scores.flat().every((line) => line.pending === undefined)).toBe(true);
    expect(made.length).toBeLessThan(120);
    const { you } = await dealOf(ann, game);
    expect(you!.result).toMatchObject({ points: total(seen.result!.scores[seen.you!]) });
    shift.by = DAY;
    const record = parseRecord((await ann.get<string>(`/api/tables/${id}/record`)).body);
    expect(record.result).toBeNull(); // the game itself was not played out
    expect(verify((await loadGame(game)).game, record)).toBeNull();
  },
);

test('a deal that was begun as a whole game goes on to its end', async () => {
  const pkg = await loadGame('riga');
  const record = parseRecord(readFileSync(new URL('golden/riga-2-masters.txt', import.meta.url), 'utf8'));
  const chairs = record.seats.map(() => botChair('greedy'));
  const opening = { id: 'old', game: 'riga', settings: record.settings, chairs, pace: 'none', host: 'ann' } as const;
  const daily = { day: '2026-01-01' };
  const rest = { help: 'full', isPublic: false, secret: 'ab'.repeat(32), now: 0, seed: record.seed!, daily } as const;
  const { table, broken } = resume(pkg, { ...opening, ...rest }, record.choices);
  expect([broken, table.phase]).toEqual([null, 'finished']);
  expect(recordOf(pkg, table).result).toEqual(record.result);
});

test('the master’s points are the par, and its try is nobody’s', async () => {
  const hasty = withoutMaster(true);
  const asked = new Set<string>();
  const { server } = await house(undefined, () => ({
    ...hasty,
    think(question, ...more) {
      asked.add(question.bot);
      return hasty.think(question, ...more);
    },
  }));
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  await play(ann, await begin(ann, 'great-split'));
  const par = async () => (await dealOf(ann, 'great-split')).par;
  await expect.poll(par, { interval: 200 }).not.toBeNull();
  expect([...asked]).toContain('master');
  const { par: found, played, results } = await dealOf(ann, 'great-split');
  await begin(bob, 'great-split');
  expect((await dealOf(bob, 'great-split')).par).toBe(found); // once for everybody
  expect([played, results.map(({ name }) => name)]).toEqual([1, ['Ann']]);
});

test('days in a row make a streak; a day without a deal ends it', async () => {
  const { server, shift } = await house();
  const ann = await Person.at(server, 'Ann');
  const streak = async (who = ann) => (await who.get<{ streak: number }>('/api/daily')).body.streak;
  expect([await streak(), await streak(new Person(server.url, ''))]).toEqual([0, 0]);
  for (const day of [0, 1]) {
    shift.by = day * DAY;
    await play(ann, await begin(ann, 'tybor'));
    expect(await streak()).toBe(day + 1);
  }
  shift.by = 2 * DAY;
  expect(await streak()).toBe(2); // today is still to come
  shift.by = 3 * DAY;
  expect(await streak()).toBe(0);
});

test('what is finished after its day does not lengthen a streak', async () => {
  const { server, shift } = await house();
  const ann = await Person.at(server, 'Ann');
  const begun: string[] = [];
  for (const day of [0, 1]) {
    shift.by = day * DAY;
    begun.push(await begin(ann, 'tybor'));
  }
  shift.by = 2 * DAY;
  for (const id of begun) await play(ann, id);
  await play(ann, await begin(ann, 'tybor'));
  const { streak } = (await ann.get<{ streak: number }>('/api/daily')).body;
  expect(streak).toBe(1); // today's
});

test('people are placed among people: who came fourth at the table is not first because of the points', async () => {
  const { server, place, shift } = await house();
  const kept = await openSqlite(place.file, NO_WAIT);
  closers.push(() => kept.close());
  const people = await Promise.all(['Ann', 'Bob', 'Eve', 'Zoe'].map((name) => Person.at(server, name)));
  const results = [
    { points: 50, place: 4 },
    { points: 40, place: 1 },
    { points: 45, place: 2 },
    { points: 40, place: 1 },
  ];
  for (const [i, person] of people.entries()) {
    const id = await begin(person, 'tybor');
    await person.mustAct(id, { do: 'leave' });
    const [{ who }] = await kept.findPersons(person.name, 1);
    await kept.endTry({ day: '2026-11-15', game: 'tybor', who }, { name: person.name, ...results[i] });
  }
  shift.by = DAY; // everybody may see it now
  const { results: ranked } = await dealOf(people[0], 'tybor', '2026-11-15');
  expect(ranked.map(({ name, rank }) => [name, rank]).sort()).toEqual([
    ['Ann', 4],
    ['Bob', 1],
    ['Eve', 3],
    ['Zoe', 1],
  ]);
  expect(ranked.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
});
