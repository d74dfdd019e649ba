// Tables that live in a browser, as far as they are pure; and what the server makes of a game that was played there.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameId, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import type { Seat } from '../src/kernel/types.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { carryOut } from '../src/table/acts.ts';
import { verify } from '../src/table/replay.ts';
import { botsToMove, seen, waitsFor } from '../src/table/seen.ts';
import { recordOf } from '../src/table/table.ts';
import type { Act, Seen, Table } from '../src/table/types.ts';
import { moveOf } from '../src/web/bots/thread.ts';
import { type Holding, handAfter, hasSecrets, NOBODY, taken, wishesOf } from '../src/web/here/hand.ts';
import { nextHere, openHere } from '../src/web/here/opening.ts';
import { passing } from '../src/web/here/passing.ts';
import { renameIn } from '../src/web/here/rename.ts';
import type { HereChair, HereTable } from '../src/web/here/types.ts';
import { PROTOCOL } from '../src/wire/protocol.ts';
import { NO_WAIT } from './disk.ts';
import { GENEROUS, openPlace, Person } from './server-client.ts';

const SEED = 'ab'.repeat(32);
const golden = (file: string): string => readFileSync(new URL(`./golden/${file}.txt`, import.meta.url), 'utf8');
const ANNA: HereChair = { kind: 'person', name: 'Anna' };
const BEN: HereChair = { kind: 'person', name: 'Ben' };
const BOT: HereChair = { kind: 'bot', bot: 'random' };

async function open(game: GameId, chairs: readonly HereChair[]): Promise<{ pkg: GamePackage; table: Table }> {
  const pkg = await loadGame(game);
  const { table, broken } = openHere(
    pkg,
    { game, settings: {}, chairs, help: 'full' },
    { id: 'x', seed: SEED, now: 1 },
  );
  expect(broken).toBeNull();
  return { pkg, table };
}

const whoOf = (table: Table, seat: Seat) => ({ who: table.chairs[seat].who!, name: table.chairs[seat].name });

/** What a person at a seat does next: the first option, or the confirmation. */
function step(pkg: GamePackage, table: Table, seat: Seat): void {
  const { decision, mustConfirm } = seen(pkg, table, table.chairs[seat].who);
  const wish: Act = mustConfirm
    ? { do: 'confirm' }
    : { do: 'choose', decision: decision!.number, choice: decision!.notations[0] };
  const outcome = carryOut(table, wish, { pkg, now: 2, by: whoOf(table, seat) });
  expect(outcome).not.toHaveProperty('refusal');
}

async function botStep(pkg: GamePackage, table: Table): Promise<void> {
  const [seat] = botsToMove(pkg, table);
  const engine = new Engine(pkg.game, () => 0);
  const { state } = table.journal!;
  const decision = engine.decision(state, seat)!;
  const { bot } = table.chairs[seat];
  const made = table.choices.length;
  const view = engine.view(state, seat);
  const index = await moveOf(pkg, { ask: 'move', game: table.game, bot: bot!, view, decision, seed: `${made}`, made });
  const choice = pkg.game.notation.write(decision.task, decision.options[index]);
  const outcome = carryOut(
    table,
    { do: 'choose', decision: table.decisionNumbers[seat], choice },
    { pkg, now: 2, by: { bot: seat } },
  );
  expect(outcome).not.toHaveProperty('refusal');
}

describe('the device', () => {
  test('is covered between two people where there are secrets, and each sees the table only after saying so', async () => {
    const { pkg, table } = await open('tybor', [ANNA, BEN]);
    expect(hasSecrets(table)).toBe(true);
    let hand = handAfter(pkg, table, NOBODY);
    expect(hand).toEqual({ holder: null, next: 0, from: null });
    hand = taken(hand);
    expect(hand.holder).toBe(0);
    for (let i = 0; i < 40 && waitsFor(pkg, table).includes(0); i++) step(pkg, table, 0);
    hand = handAfter(pkg, table, hand);
    expect(hand).toEqual({ holder: null, next: 1, from: 0 });
    expect(handAfter(pkg, table, hand)).toEqual(hand);
    expect(handAfter(pkg, table, taken(hand)).holder).toBe(1);
  });

  test('goes from hand to hand through a whole game, and never shows a seat that is not due while another is', async () => {
    const { pkg, table } = await open('great-split', [ANNA, BOT, BEN]);
    let hand: Holding = NOBODY;
    let passes = 0;
    for (let i = 0; i < 3000 && table.phase === 'playing'; i++) {
      const before = hand.holder;
      hand = handAfter(pkg, table, hand);
      const due = waitsFor(pkg, table).filter((seat) => seat !== 1);
      if (hand.next !== null) {
        expect(hand.holder).toBeNull();
        expect(due).toContain(hand.next);
        hand = taken(hand);
        passes++;
      } else if (due.length > 0) expect(hand.holder).toBe(before);
      if (hand.holder !== null && due.includes(hand.holder)) step(pkg, table, hand.holder);
      else await botStep(pkg, table);
    }
    expect(table.phase).toBe('finished');
    expect(passes).toBeGreaterThan(10);
    expect(handAfter(pkg, table, hand)).toEqual(NOBODY);
    const record = parseRecord(writeRecord(recordOf(pkg, table)));
    expect(record.proof).toEqual({});
    expect(verify(pkg.game, record)).toBeNull();
  });

  test('just changes its owner where nothing is secret, and stays with somebody who plays against bots', async () => {
    const { pkg, table } = await open('baselland', [ANNA, BEN]);
    expect(hasSecrets(table)).toBe(false);
    const first = handAfter(pkg, table, NOBODY);
    expect(first.next).toBeNull();
    for (let i = 0; i < 9 && waitsFor(pkg, table).includes(first.holder!); i++) step(pkg, table, first.holder!);
    expect(handAfter(pkg, table, first)).toEqual({ ...NOBODY, holder: 1 - first.holder! });
    const alone = await open('tybor', [ANNA, BOT]);
    expect(handAfter(alone.pkg, alone.table, NOBODY)).toEqual({ ...NOBODY, holder: 0 });
  });

  test('speaks for all who sit around it when they stop or go back', async () => {
    const { pkg, table } = await open('baselland', [ANNA, BEN, BOT]);
    expect(wishesOf(table, 1, { do: 'abandon' })).toEqual([
      [1, { do: 'abandon' }],
      [0, { do: 'abandon' }],
    ]);
    expect(wishesOf(table, 0, { do: 'askBack', to: 0 })).toEqual([
      [0, { do: 'askBack', to: 0 }],
      [1, { do: 'agreeBack' }],
    ]);
    for (const [seat, wish] of wishesOf(table, 0, { do: 'abandon' }))
      carryOut(table, wish, { pkg, now: 3, by: whoOf(table, seat) });
    expect(table.phase).toBe('abandoned');
  });
});

describe('a table in this browser', () => {
  test('plays on from a record: the same position, then bots and the person go on', async () => {
    const pkg = await loadGame('guilds-of-london');
    const { seed, choices, settings, seats } = parseRecord(golden('guilds-of-london-2-promo'));
    const chairs = seats.map((_, seat): HereChair => (seat === 0 ? ANNA : BOT));
    const opening = { game: 'guilds-of-london', settings, chairs, help: 'full', seed, tryOut: true } as const;
    const fresh = { id: 'x', seed: SEED, now: 1 };
    const { table, broken } = openHere(pkg, { ...opening, choices: choices.slice(0, 60) }, fresh);
    expect(broken).toBeNull();
    expect(table.choices).toHaveLength(60);
    const next = choices[60];
    const engine = new Engine(pkg.game, () => 0);
    if (table.journal!.toConfirm !== null) step(pkg, table, table.journal!.toConfirm);
    expect(engine.pending(table.journal!.state, next.seat)).not.toBeNull();
    const bad = openHere(pkg, { ...opening, choices: [{ seat: 0, text: 'nonsense' }] }, fresh);
    expect(bad.broken?.choice).toBe(1);
  });

  test('is followed by one with the same people', async () => {
    const { pkg, table } = await open('baselland', [ANNA, BEN, BOT]);
    const next = nextHere(pkg, table, SEED);
    const named = next.chairs.map((chair) => (chair.kind === 'bot' ? chair.bot : chair.name));
    expect(named.toSorted()).toEqual(['Anna', 'Ben', 'random']);
    expect(openHere(pkg, next, { id: 'y', seed: SEED, now: 1 }).broken).toBeNull();
  });

  test('is not turned into two by two tabs: the second append of the same number fails', async () => {
    const { table } = await open('baselland', [ANNA, BEN]);
    const store = passing();
    const kept: HereTable = { id: 'x', table, waits: [0], at: 1, tryOut: false, uploaded: null };
    const entry = { seq: table.seq, at: 1, by: null, act: 'start', told: [] };
    expect(await store.append(kept, 0, [entry])).toBe(true);
    expect(await store.append(kept, 0, [entry])).toBe(false);
    const on = { ...kept, table: { ...table, seq: table.seq + 1 } };
    expect(await store.append(on, table.seq, [{ ...entry, seq: table.seq + 1 }])).toBe(true);
    expect(await store.append(on, table.seq, [{ ...entry, seq: table.seq + 1 }])).toBe(false);
    expect((await store.load('x'))?.entries).toHaveLength(2);
    await store.drop('x');
    expect(await store.load('x')).toBeNull();
  });
});

describe('the server', () => {
  const place = openPlace();
  let anna: Person;
  beforeAll(async () => {
    anna = await Person.at(await place.start(), 'Anna');
  });
  afterAll(() => place.close());
  const upload = (record: string) =>
    anna.post<{ id: string; error: { why: string; facts?: Record<string, unknown> } }>('/api/records', { record });

  test.each([
    'baselland-3-haven',
    'tybor-3-beginning',
    'great-split-4',
    'riga-3-base',
    'guilds-of-london-1-base',
    'guilds-of-london-4-shared',
  ])('keeps a finished game that was played elsewhere: %s', async (file) => {
    const text = golden(file);
    const { status, body } = await upload(text);
    expect(status).toBe(201);
    expect((await upload(text)).body.id).toBe(body.id);
    const { seen: there, log } = await anna.read(body.id);
    const { result, seats } = parseRecord(text);
    expect(there).toMatchObject({ phase: 'finished', elsewhere: true, you: null, isHost: true });
    expect(there.chairs.map(({ name }: Seen['chairs'][number]) => name)).toEqual(seats.map(({ name }) => name));
    expect(there.result?.winners).toEqual(result?.winners);
    expect(log.length).toBeGreaterThan(20);
    const { body: again } = await anna.get<string>(`/api/tables/${body.id}/record`);
    const record = parseRecord(again);
    expect(record.proof).toEqual({});
    expect(verify((await loadGame(record.game as GameId)).game, record)).toBeNull();
    const { body: mine } = await anna.get<{ tables: { id: string }[] }>('/api/tables/mine');
    expect(mine.tables.find(({ id }) => id === body.id)).toMatchObject({ elsewhere: true });
  });

  test('refuses what is no record, what is not over, and what comes out differently, with the reason', async () => {
    const text = golden('baselland-2-manual');
    const record = parseRecord(text);
    const scores = record.result!.scores.map((points) => points + 1);
    const deep = `${'{"a":'.repeat(10_000)}{}${'}'.repeat(10_000)}`;
    const cases: readonly (readonly [string, number, string])[] = [
      ['hello', 400, 'badRecord'],
      [text.slice(0, 400), 400, 'badRecord'],
      [writeRecord({ ...record, game: 'chess' }), 400, 'badRecord'],
      [writeRecord({ ...record, seats: record.seats.slice(0, 1), choices: [], result: null }), 400, 'badRecord'],
      [writeRecord({ ...record, seed: { source: 'strong', text: 'short' } }), 400, 'badRecord'],
      [writeRecord({ ...record, seats: record.seats.map(({ name }) => ({ name, bot: 'hal' })) }), 400, 'badRecord'],
      [writeRecord({ ...record, settings: { nonsense: 1 } }), 400, 'badSetting'],
      [writeRecord({ ...record, choices: record.choices.slice(0, 20), result: null }), 409, 'unfinishedRecord'],
      [writeRecord({ ...record, result: { ...record.result!, scores } }), 409, 'recordDiffers'],
      [writeRecord({ ...record, choices: record.choices.slice(1) }), 409, 'recordDiffers'],
      [writeRecord({ ...record, edition: { ...record.edition, hash: '00' } }), 409, 'recordDiffers'],
      // Also under the name and hash of the built-in one, and whatever it may be.
      ...[{}, { kontor: 1, game: 'baselland' }, { toString: 1 }].map(
        (data) => [writeRecord({ ...record, edition: { ...record.edition, data } }), 400, 'badEdition'] as const,
      ),
      [text.replace(/^(edition: .*)$/m, '$1 {broken'), 400, 'badRecord'],
      [text.replace(/^(edition: .*)$/m, `$1 ${deep}`), 400, 'badRecord'],
      [text.replace(/^(end of record.*)$/m, `seen by 1\nview: ${deep}\n\n$1`), 400, 'badRecord'],
    ];
    for (const [bad, status, why] of cases) {
      const answer = await upload(bad);
      expect([answer.status, answer.body.error?.why]).toEqual([status, why]);
    }
    const huge = await upload('x'.repeat(1_200_000));
    expect([huge.status, huge.body.error.why]).toEqual([413, 'tooLarge']);
    const nobody = new Person(anna.url, 'nobody');
    expect((await nobody.post('/api/records', { record: text })).status).toBe(401);
  });

  test('takes few from one address, and no new ones while the lobby is closed', async () => {
    const other = openPlace();
    const open = await other.start({ limits: { ...GENEROUS, uploads: 3 } });
    const sends = async (person: Person, record: string) => {
      const { status, body } = await person.post<{ error?: { why: string } }>('/api/records', { record });
      return [status, body.error?.why];
    };
    try {
      const ben = await Person.at(open, 'Ben');
      expect(await sends(ben, golden('tybor-3-beginning'))).toEqual([201, undefined]);
      for (let i = 0; i < 2; i++) expect((await sends(ben, 'x'))[0]).toBe(400);
      expect(await sends(await Person.at(open, 'Cem'), 'x')).toEqual([429, 'tooFast']);
      await open.stop();
      const store = await openSqlite(other.file, NO_WAIT);
      await store.setNote('house', JSON.stringify({ lobby: { isOpen: false, message: '' } }));
      await store.close();
      const again = ben.moved(await other.start());
      expect(await sends(again, golden('tybor-3-beginning'))).toEqual([201, undefined]); // it is there already
      expect(await sends(again, golden('riga-3-base'))).toEqual([409, 'lobbyClosed']);
    } finally {
      await other.close();
    }
  });

  test('speaks to pages of its own protocol and to programs, and tells an old page to reload', async () => {
    const ask = (protocol: string) => anna.ask('GET', '/api/tables', undefined, { 'x-kontor-protocol': protocol });
    expect((await ask(String(PROTOCOL))).status).toBe(200);
    expect((await anna.get('/api/tables')).status).toBe(200);
    const old = await ask(String(PROTOCOL - 1));
    expect([old.status, old.body]).toEqual([409, { error: { why: 'newVersion', facts: { protocol: PROTOCOL } } }]);
    const id = await anna.open({ chairs: ['me', 'bot:random'] });
    const live = (protocol: number) => anna.get(`/api/tables/${id}/live?from=0&protocol=${protocol}`);
    expect((await live(PROTOCOL)).status).toBe(426);
    expect((await live(PROTOCOL + 1)).body).toMatchObject({ error: { why: 'newVersion' } });
  });
});

test('a new name reaches a running game against bots, but not games of several people on one device', async () => {
  const store = passing();
  const keep = async (id: string, chairs: readonly HereChair[]): Promise<void> => {
    const { pkg, table } = await open('baselland', chairs);
    const kept = { id, table, waits: waitsFor(pkg, table), at: 1, tryOut: false, uploaded: null };
    await store.append(kept, 0, []);
  };
  await keep('alone', [ANNA, BOT]);
  await keep('together', [ANNA, BEN]);
  await keep('another', [BEN, BOT]);
  expect(await renameIn(store, 'Anna', 'Hannah', 2)).toEqual(['alone']);
  const names = async (id: string) => (await store.load(id))!.kept.table.chairs.map(({ name }) => name);
  expect(await names('alone')).toEqual(['Hannah', 'random']);
  expect(await names('together')).toEqual(['Anna', 'Ben']);
  expect((await store.load('alone'))!.entries.at(-1)).toMatchObject({ by: 0, act: 'rename' });
  expect(await renameIn(store, 'Anna', 'Hannah', 3)).toEqual([]);
});
