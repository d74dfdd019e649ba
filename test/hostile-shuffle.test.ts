// A hostile host, who runs the server, sits at the table and would like to choose the cards.
import { afterEach, describe, expect, test } from 'vitest';
import { promise, seedFrom } from '../src/fair/proof.ts';
import { failedIn, rollHash } from '../src/fair/roll.ts';
import { freshSeed } from '../src/fair/source.ts';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import { startServer } from '../src/server/server.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { verify } from '../src/table/replay.ts';
import { REVEAL_TIME } from '../src/table/roll-call.ts';
import type { Act, Entry, Seen, Table } from '../src/table/types.ts';
import type { Kept, KeptRoll } from '../src/web/lib/kept.ts';
import { judge, type Known } from '../src/web/lib/proof.ts';
import { partIn } from '../src/web/lib/shuffle.ts';
import { NO_WAIT } from './disk.ts';
import { handClock } from './hand-clock.ts';
import { startPostgres } from './postgres.ts';
import { GENEROUS, type Live, openPlace, Person } from './server-client.ts';

const { game: baselland } = await loadGame('baselland');

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
function newPlace() {
  const place = openPlace();
  closers.push(() => place.close());
  return place;
}

/** An honest page: it does what the code of the page does, with what it has kept itself. */
class Page {
  readonly person: Person;
  readonly id: string;
  contribution: string | null = null;
  rolls: KeptRoll[] = [];
  constructor(person: Person, id: string) {
    this.person = person;
    this.id = id;
  }
  get kept(): Kept {
    return { contribution: this.contribution, rolls: this.rolls, commitment: null };
  }
  promise(): string {
    this.contribution = freshSeed();
    return promise(this.contribution);
  }
  async sits(chair: number): Promise<void> {
    await this.person.mustAct(this.id, { do: 'sit', chair, promise: this.promise() });
  }
  /** Does whatever is to be done now, and says what. */
  async goesOn(seen?: Seen): Promise<string> {
    const part = partIn(seen ?? (await this.person.read(this.id)).seen, this.kept, baselland);
    if (part.what === 'promise') await this.person.mustAct(this.id, { do: 'promise', promise: this.promise() });
    if (part.what === 'reveal') {
      this.rolls.push(part.roll);
      const { contribution, hash: roll } = part.roll;
      await this.person.mustAct(this.id, { do: 'reveal', contribution, roll });
      this.rolls = [...this.rolls.slice(0, -1), { ...part.roll, isTaken: true }];
    }
    return part.what;
  }
  async verdict(text?: string, known: Partial<Known> = {}) {
    const record = text ?? (await this.person.get<string>(`/api/tables/${this.id}/record`)).body;
    return judge(await loadGame('baselland'), record, { ...this.kept, isLent: false, ...known });
  }
}
const wrong = ({ findings }: { findings: readonly { what: string; is: string }[] }) =>
  findings.filter(({ is }) => is === 'wrong').map(({ what }) => what);

/** A table of the host's, where others have sat down. */
async function gathered(server: { url: string }, guests: readonly string[], table: object = {}) {
  const host = await Person.at(server, 'Host');
  const hostPage = new Page(host, '');
  const chairs = ['me', ...guests.map(() => 'open')];
  const id = await host.open({ chairs, promise: hostPage.promise(), ...table });
  const mine = Object.assign(new Page(host, id), { contribution: hostPage.contribution });
  const pages: Page[] = [];
  for (const [i, name] of guests.entries()) {
    const page = new Page(await Person.at(server, name), id);
    await page.sits(i + 1);
    pages.push(page);
  }
  return { host: mine, pages, id };
}
async function abandon(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.person.mustAct(page.id, { do: 'abandon' });
}

/** The operator's hand in the database. */
async function forge(file: string, id: string, change: (table: Table) => Partial<Table>): Promise<void> {
  const store = await openSqlite(file, NO_WAIT);
  const table = (await store.load(id))!;
  const entry: Entry = { seq: table.seq + 1, at: table.createdAt, by: null, act: 'rename', told: [] };
  const forged = { ...table, ...change(table), seq: table.seq + 1 };
  expect(await store.append({ table: forged, expected: table.seq, entries: [entry], botsDue: false })).toBe(true);
  await store.close();
}

describe('the operator takes a promise out of the database', () => {
  test('before the start: the page reveals nothing, warns, and the check never calls it fair', async () => {
    const place = newPlace();
    const first = await place.start();
    const { host, pages, id } = await gathered(first, ['Ann']);
    await first.stop();
    await forge(place.file, id, ({ chairs }) => ({ chairs: [chairs[0], { ...chairs[1], promise: null }] }));
    const server = await place.start();
    const [mallory, ann] = [host, pages[0]].map((page) =>
      Object.assign(new Page(page.person.moved(server), id), { contribution: page.contribution }),
    );
    await mallory.person.mustAct(id, { do: 'start' });
    expect(await ann.goesOn()).toBe('missing');
    expect(ann.rolls).toEqual([]);
    await mallory.goesOn();
    expect((await ann.person.read(id)).seen.phase).toBe('playing');
    await abandon(mallory, ann);
    const verdict = await ann.verdict();
    expect(verdict).toMatchObject({ isPlayed: true, level: 'broken' });
    expect(wrong(verdict)).toEqual(['mineMissing']);
  });

  test('or replaces it with another: the page does not reveal to such a roll call', async () => {
    const place = newPlace();
    const first = await place.start();
    const { host, pages, id } = await gathered(first, ['Ann']);
    await first.stop();
    const his = promise(freshSeed());
    await forge(place.file, id, ({ chairs }) => ({ chairs: [chairs[0], { ...chairs[1], promise: his }] }));
    const server = await place.start();
    await host.person.moved(server).mustAct(id, { do: 'start' });
    const ann = Object.assign(new Page(pages[0].person.moved(server), id), { contribution: pages[0].contribution });
    expect(await ann.goesOn()).toBe('missing');
    expect((await ann.person.read(id)).seen).toMatchObject({ phase: 'revealing' });
  });

  test('or shows every seat another roll call: each page keeps the hash of its own', async () => {
    const server = await newPlace().start();
    const { host, pages, id } = await gathered(server, ['Ann']);
    await host.person.mustAct(id, { do: 'start' });
    const [ann] = pages;
    const { seen } = await ann.person.read(id);
    const { game, rules, settings } = seen;
    const other = { ...seen.roll!, promises: [promise(freshSeed()), seen.roll!.promises[1]] };
    expect(partIn({ ...seen, roll: other }, ann.kept, baselland)).toEqual({ what: 'changed' }); // not what its hash says
    const shown = { ...other, hash: rollHash({ game, rules, settings }, other) };
    const part = partIn({ ...seen, roll: shown }, ann.kept, baselland);
    expect(part.what).toBe('reveal'); // nothing can be seen of it yet
    ann.rolls = [{ ...(part as { roll: KeptRoll }).roll }];
    expect(partIn(seen, ann.kept, baselland)).toEqual({ what: 'changed' }); // never twice
    await ann.person.mustAct(id, { do: 'reveal', contribution: ann.contribution! });
    await host.goesOn();
    await abandon(host, ann);
    const verdict = await ann.verdict();
    expect(verdict.level).toBe('broken');
    expect(wrong(verdict)).toEqual(['otherRoll']);
    expect((await host.verdict()).level).toBe('mine');
  });
});

describe('the operator plays, and would choose last', () => {
  test('the last to reveal cannot leave and come back with another part: the attempt fails for all to see', async () => {
    const server = await newPlace().start();
    const { host, pages, id } = await gathered(server, ['Ann', 'Bob']);
    const [ann, bob] = pages;
    await host.person.mustAct(id, { do: 'start' });
    const before = (await ann.person.read(id)).seen;
    expect(await ann.goesOn()).toBe('reveal');
    expect(await bob.goesOn()).toBe('reveal');
    // They know the secret and all parts, and do not like the deal they would get.
    await host.person.mustAct(id, { do: 'leave' });
    const after = (await ann.person.read(id)).seen;
    expect(after.phase).toBe('revealing');
    expect(after.chairs.map(({ kind }) => kind)).toEqual(['open', 'person', 'person']);
    expect(after.commitment).not.toBe(before.commitment);
    expect(after.failed).toMatchObject([{ hash: before.roll!.hash, by: [{ name: 'Host', why: 'left' }] }]);
    const again: Act = { do: 'sit', chair: 0, promise: promise(freshSeed()) };
    expect((await host.person.act(id, again)).body.error.why).toBe('wrongPhase');
    // The others go on without pressing anything, with new parts and a new secret.
    for (const what of ['promise', 'reveal']) for (const page of pages) expect(await page.goesOn()).toBe(what);
    expect(ann.rolls.map(({ contribution }) => contribution)[0]).not.toBe(ann.contribution);
    const playing = (await ann.person.read(id)).seen;
    expect(playing).toMatchObject({ phase: 'playing', failed: after.failed });
    await abandon(ann, bob);
    const verdict = await ann.verdict();
    expect(verdict).toMatchObject({ isPlayed: true, level: 'mine' });
    const by = [{ seat: 0, name: 'Host', why: 'left' }];
    expect(verdict.findings).toContainEqual({ what: 'attempt', is: 'open', attempt: 1, by });
    const record = parseRecord((await ann.person.get<string>(`/api/tables/${id}/record`)).body);
    expect(failedIn(record.proof)).toMatchObject([{ by: [{ seat: 0, name: 'Host', why: 'left' }] }]);
    expect(verify((await loadGame('baselland')).game, record)).toBeNull();
    const said = [1, 2, 3].map((seat) => record.proof[`contribution${seat}`] ?? '');
    expect(record.seed!.text).toBe(seedFrom(record.proof.secret, said));
  });

  test('nor can the host leave the failed attempt out of the record', async () => {
    const server = await newPlace().start();
    const { host, pages, id } = await gathered(server, ['Ann']);
    const [ann] = pages;
    await host.person.mustAct(id, { do: 'start' });
    await ann.goesOn();
    await host.person.mustAct(id, { do: 'leave' });
    for (let steps = 0; steps < 2; steps++) await ann.goesOn();
    await abandon(ann);
    const text = (await ann.person.get<string>(`/api/tables/${id}/record`)).body;
    const hidden = text.replace(/^proof failed.*\n/gm, '');
    expect(wrong(await ann.verdict(hidden))).toContain('roll');
    const { settings, rules, proof, seats } = parseRecord(text);
    const promises = seats.map((_, seat) => proof[`promise${seat + 1}`] ?? null);
    const first = { attempt: 1, commitment: proof.commitment, promises };
    const hash = rollHash({ game: 'baselland', rules, settings }, first);
    const renumbered = hidden
      .replace(/^proof attempt: .*/m, 'proof attempt: 1')
      .replace(/^proof roll: .*/m, `proof roll: ${hash}`);
    expect(wrong(await ann.verdict(renumbered))).toContain('otherRoll'); // an attempt 1 that I never saw like that
  });

  test('nor claim that I was late after accepting my part', async () => {
    const place = newPlace();
    const first = await place.start();
    const { host, pages, id } = await gathered(first, ['Ann', 'Bob']);
    const [ann, bob] = pages;
    await host.person.mustAct(id, { do: 'start' });
    for (const page of pages) await page.goesOn();
    await host.person.mustAct(id, { do: 'leave' });
    for (let steps = 0; steps < 2; steps++) for (const page of pages) await page.goesOn();
    await abandon(ann, bob);
    const text = (await ann.person.get<string>(`/api/tables/${id}/record`)).body;
    for (const why of ['late', 'left']) {
      const blaming = text.replace('proof failed1by: 1:left:Host', `proof failed1by: 2:${why}:Ann`);
      expect(wrong(await ann.verdict(blaming))).toEqual(['blamed']);
      expect((await bob.verdict(blaming)).level).toBe('mine'); // only Ann can know
    }
  });
});

/** What those present know about the start. */
const names = (seen: Seen) => seen.failed?.map(({ by }) => by.map(({ name, why }) => `${name} ${why}`));

describe('a host who never reveals', () => {
  test('holds the table up only as long as its pace allows, and loses the chair and the table', async () => {
    const clock = handClock();
    const server = await newPlace().start({ clock, lookEvery: 10 });
    const { host, pages, id } = await gathered(server, ['Ann', 'Bob'], { pace: 'hour' });
    const lives: Live[] = [];
    for (const { person } of pages) lives.push(await person.live(id));
    await host.person.mustAct(id, { do: 'start' });
    await lives[0].until(() => lives[0].seen.roll !== undefined);
    for (const page of pages) expect(await page.goesOn()).toBe('reveal');
    // They cannot replace somebody who has not revealed, nor can anybody replace them.
    for (const kind of ['bot', 'open', 'closed'] as const)
      expect((await host.person.act(id, { do: 'chair', chair: 1, kind, bot: 'greedy' })).status).toBe(409);
    clock.pass(REVEAL_TIME.hour - 1);
    expect((await pages[0].person.read(id)).seen.failed).toBeUndefined();
    clock.pass(1);
    await lives[1].until(() => lives[1].seen.failed !== undefined); // by the live connection, without asking
    expect(names(lives[1].seen)).toEqual([['Host late']]);
    for (const what of ['promise', 'reveal']) for (const page of pages) expect(await page.goesOn()).toBe(what);
    await lives[0].until(() => lives[0].seen.phase === 'playing');
    expect(lives[0].seen).toMatchObject({ isHost: true });
    for (const live of lives) live.close();
  });

  test('also where all processes are asleep, and with PostgreSQL; of two processes one ends the attempt', async () => {
    const postgres = await startPostgres();
    closers.push(() => postgres.stop());
    const clock = handClock();
    const url = await postgres.database();
    const begin = async () => {
      const store = await openPostgres(url);
      return await startServer({ store, port: 0, botPause: 0, limits: GENEROUS, clock, lookEvery: 10 });
    };
    const first = await begin();
    const { host, pages, id } = await gathered(first, ['Ann', 'Bob'], { pace: 'day' });
    await host.person.mustAct(id, { do: 'start' });
    for (const page of pages) await page.goesOn();
    await first.stop();
    clock.pass(REVEAL_TIME.day);
    const servers = [await begin(), await begin()];
    closers.push(...servers.map((server) => () => server.stop()));
    clock.pass(REVEAL_TIME.day); // while the house was closed nobody's time ran out
    const [ann, bob] = pages.map((page, i) =>
      Object.assign(new Page(page.person.moved(servers[i]), id), {
        contribution: page.contribution,
        rolls: page.rolls,
      }),
    );
    const live = await ann.person.live(id);
    await live.until(() => live.seen.failed !== undefined);
    for (const what of ['promise', 'reveal']) for (const page of [ann, bob]) expect(await page.goesOn()).toBe(what);
    await live.until(() => live.seen.phase === 'playing');
    expect(names(live.seen)).toEqual([['Host late']]);
    expect(live.log.filter(({ act }) => act === 'call reveal')).toHaveLength(1);
    live.close();
  });
});

test('a program with the key of a seat takes part in the shuffle; the page of its person says whose part it is', async () => {
  const server = await newPlace().start();
  const { host, pages, id } = await gathered(server, ['Ann']);
  const [ann] = pages;
  const { key } = (await ann.person.post<{ key: string }>(`/api/tables/${id}/key`)).body;
  const program = new Person(server.url, '');
  const bearer = { authorization: `Bearer ${key}` };
  const acts = (act: Act, n: string) =>
    program.ask('POST', `/api/tables/${id}/acts`, { id: n, act }, bearer).then(({ status }) => status);
  const contribution = freshSeed();
  expect(await acts({ do: 'promise', promise: promise(contribution) }, '1')).toBe(200);
  await host.person.mustAct(id, { do: 'start' });
  expect(await ann.goesOn()).toBe('program');
  const { roll } = (await ann.person.read(id)).seen;
  expect(await acts({ do: 'reveal', contribution, roll: roll!.hash }, '2')).toBe(200);
  await host.goesOn();
  await abandon(host, ann);
  expect(await ann.verdict(undefined, { isLent: true })).toMatchObject({ level: 'others' });
  expect(await ann.verdict()).toMatchObject({ level: 'broken' }); // she lent it to nobody, so she is warned
});

describe('a second name at the deal of the day', () => {
  const DAY = 24 * 3600_000;
  const begin = (person: Person) => person.post<{ id: string; error: { why: string } }>('/api/daily/tybor');
  /** The same browser, under another name: its identity is gone, the rest is there. */
  async function renamed(person: Person, name: string): Promise<Person> {
    const other = new Person(person.url, name);
    other.cookie = person.cookie
      .split('; ')
      .filter((one) => !one.startsWith('kontor='))
      .join('; ');
    await other.post('/api/me', { name });
    return other;
  }

  test('knows no seed on the day itself, and does not get in on the same device', async () => {
    const clock = handClock(Date.parse('2026-11-15T12:00:00Z'));
    const place = newPlace();
    const server = await place.start({ clock });
    const ann = await Person.at(server, 'Ann');
    const { id } = (await begin(ann)).body;
    const moved = await renamed(ann, 'Eve');
    expect(await begin(moved)).toMatchObject({ status: 409, body: { error: { why: 'dailySeen' } } });
    expect((await begin(ann)).body.id).toBe(id); // she comes back to her own
    expect((await begin(await Person.at(server, 'Bob'))).status).toBe(200); // another device
    await server.stop();
    await forge(place.file, id, () => ({ phase: 'finished' })); // as if played to its end
    const again = ann.moved(await place.start({ clock }));
    const record = async () => parseRecord((await again.get<string>(`/api/tables/${id}/record`)).body);
    expect(await record()).toMatchObject({ seed: null, result: null }); // a short deal ends before the rules say who has won
    expect((await record()).proof.secret).toBeUndefined();
    clock.pass(DAY);
    expect((await record()).seed).not.toBeNull();
    expect((await begin(await renamed(again, 'Eve'))).status).toBe(200); // another deal
  });

  test('nor where somebody has only watched', async () => {
    const clock = handClock(Date.parse('2026-11-15T12:00:00Z'));
    const server = await newPlace().start({ clock });
    const ann = await Person.at(server, 'Ann');
    const { id } = (await begin(ann)).body;
    const { token } = (await ann.post<{ token: string }>('/api/me/recovery')).body;
    const tablet = new Person(server.url, 'Ann'); // her other device
    expect((await tablet.post('/api/me/recover', { token })).status).toBe(200);
    const eve = await renamed(tablet, 'Eve');
    (await tablet.live(id)).close();
    expect((await begin(eve)).body.error.why).toBe('dailySeen');
  });
});
