// Nobody is ever sent what they may not know. Whole games are played through the protocol, and worlds that differ only in
// what somebody cannot know are compared message by message.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { seedFrom } from '../src/fair/proof.ts';
import { freshSeed, strongSource } from '../src/fair/source.ts';
import type { GameId } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom } from '../src/kernel/random.ts';
import { type GameRecord, parseRecord, writeRecord } from '../src/kernel/record.ts';
import type { State } from '../src/kernel/types.ts';
import type { Thinker } from '../src/server/bot-pool.ts';
import type { Clock } from '../src/server/clock.ts';
import { hashOfToken } from '../src/server/identity.ts';
import type { RunningServer } from '../src/server/server.ts';
import { startServer } from '../src/server/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { effective } from '../src/table/choices.ts';
import { seedOf } from '../src/table/doing.ts';
import type { Act, Table } from '../src/table/types.ts';
import { openFolder } from './cli-run.ts';
import { NO_WAIT } from './disk.ts';
import { allHave, begun, GENEROUS, type Live, openPlace, Person, playOut } from './server-client.ts';
import { draft } from './toy/draft.ts';
import { toy } from './toy/package.ts';

// The toy game, with hands and sealed picks, is one of the games for this file.
vi.mock(import('../src/games/index.ts'), async (importOriginal) => {
  const real = await importOriginal();
  const ids = [...real.GAME_IDS, 'draft' as GameId];
  const loadGame: typeof real.loadGame = async (id) => ((id as string) === 'draft' ? toy : await real.loadGame(id));
  const isGameId = (id: string): id is GameId => ids.includes(id as GameId);
  return { ...real, GAME_IDS: ids, isGameId, loadGame };
});

// So that the comparison can be shown to bite: what others do in their lanes is counted after all.
const leak = vi.hoisted(() => ({ of: 'nothing' as 'nothing' | 'lines' | 'choices' | 'clocks' }));
vi.mock(import('../src/table/numbers.ts'), async (importOriginal) => {
  const real = await importOriginal();
  const seal: typeof real.seal = (...all) => (leak.of === 'lines' ? [] : real.seal(...all));
  const pointsBack: typeof real.pointsBack = (table) =>
    leak.of === 'choices' ? effective(table.choices).length + 1 : real.pointsBack(table);
  return { ...real, seal, pointsBack };
});

vi.mock(import('../src/table/clock.ts'), async (importOriginal) => {
  const real = await importOriginal();
  const runClocks: typeof real.runClocks = (table, waits, moved) =>
    real.runClocks(table, waits, leak.of === 'clocks' ? { ...moved, forked: undefined } : moved);
  return { ...real, runClocks };
});

/** The time in both worlds: what is sent at the same time must be the same. */
const START = Date.now() + 60_000;
const time = { now: START };
const worldClock: Clock = { now: () => time.now, at: () => () => {} };

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
function newPlace() {
  const place = openPlace();
  closers.push(() => place.close());
  return place;
}
const noThinker: Thinker = { think: async () => 0, close: async () => {} };

/** Everything that comes over a connection, as it comes. */
function tap(live: Live): string[] {
  const texts = live.messages.map((message) => JSON.stringify(message));
  live.socket.on('message', (data) => texts.push(String(data)));
  return texts;
}

async function stored(file: string, id: string): Promise<Table> {
  const store = await openSqlite(file, NO_WAIT);
  const table = (await store.load(id))!;
  await store.close();
  return table;
}

/** What nobody is ever told: who is who, keys of acts, hashes of tokens; before the end also the secret and the seed. */
function hiddenIn(table: Table, people: readonly Person[]): string[] {
  const tokens = people.map(({ cookie }) => cookie.split('=')[1]);
  return [
    table.secret,
    seedOf(table).text,
    ...table.chairs.flatMap(({ who }) => (who === null ? [] : [who])),
    ...table.recent.map(([key]) => key),
    ...people.map(({ contribution }) => contribution),
    ...tokens,
    ...tokens.map(hashOfToken),
    '"rng"',
    '"secret"',
    '"who"',
    '"recent"',
    '"contribution"',
  ];
}

describe('no message contains what it may not', () => {
  test('Baselland: neither pile, secret, seed, identities nor contributions', async () => {
    const place = newPlace();
    const server = await place.start();
    const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.at(server, name)));
    const [ann, bob, eve] = people;
    const id = await ann.open({ chairs: ['me', 'open', 'bot:random'], isPublic: true, promise: ann.promise });
    const lives = [
      await ann.live(id),
      await bob.live(id),
      await eve.live(id),
      await new Person(server.url, '').live(id),
    ];
    const texts = lives.map(tap);
    const asked: string[] = [];
    const look = async () => {
      for (const person of [...people, new Person(server.url, '')])
        for (const path of [`/api/tables/${id}`, '/api/tables', '/api/tables/mine'])
          asked.push(JSON.stringify((await person.get(path)).body));
    };
    await look();
    await bob.sit(id, 1);
    await ann.mustAct(id, { do: 'start' });
    await bob.reveal(id);
    await look();
    await ann.reveal(id);
    await look();
    const piles: string[] = [];
    for (let i = 0; i < 3000 && lives[0].seen.phase !== 'finished'; i++) {
      const acting = lives.find(({ seen }) => Person.wish(seen) !== null);
      const { seq } = lives[0].seen;
      if (i % 25 === 0) {
        const { pile } = (await stored(place.file, id)).journal!.state.dark as { pile: string[] };
        if (pile.length > 3) piles.push(JSON.stringify(pile.slice(-3)), JSON.stringify(pile.slice(-3).reverse()));
        await look();
      }
      if (acting === undefined) await lives[0].until(() => lives[0].seen.seq > seq);
      else {
        const done = await acting.mustAct(Person.wish(acting.seen)!);
        for (const live of lives) await live.until(() => live.seen.seq >= done);
      }
      for (const { seen } of lives) {
        if (seen.view === null) continue;
        expect(seen.view.dark).toEqual({ pile: expect.any(Number) });
        expect(seen.decision === null || seen.you !== null).toBe(true);
      }
    }
    await look();
    const hidden = [...hiddenIn(await stored(place.file, id), people), ...piles];
    expect(piles.length).toBeGreaterThan(4);
    for (const text of [...texts.flat(), ...asked])
      for (const secret of hidden) if (text.includes(secret)) throw new Error(`${secret} is in ${text.slice(0, 2000)}`);
    expect(texts.every((list) => list.length > 50)).toBe(true);
  });

  test('a game with hands: neither cards, picks nor bids of others', async () => {
    for (let game = 0; game < 4; game++) {
      const place = newPlace();
      const server = await place.start({ thinker: noThinker });
      const { people, lives, id } = await draftTable(server);
      const texts = lives.map(tap);
      for (let i = 0; i < 400 && lives[0].seen.phase !== 'finished'; i++) {
        const able = lives.filter(({ seen }) => Person.wish(seen) !== null);
        const acting = able[Math.floor(Math.random() * able.length)];
        const wish: Act = acting.seen.canUndo && Math.random() < 0.2 ? { do: 'undo' } : Person.wish(acting.seen)!;
        await acting.mustAct(wish);
        await allHave(lives);
        const { state } = (await stored(place.file, id)).journal!;
        for (const { seen, log } of lives) {
          const { view, you, decision } = seen;
          expect(view!.dark).toEqual({ deck: (state.dark as { deck: number[] }).deck.length });
          view!.own.forEach((own, seat) => {
            if (seat !== you) expect(own).toEqual({ hand: (state.own[seat] as { hand: number[] }).hand.length });
          });
          view!.lanes.forEach((lane, seat) => {
            if (seat !== you) expect(typeof lane).toBe('boolean');
          });
          if (decision !== null) expect(decision.task.seat).toBe(you);
          for (const { events } of log)
            for (const event of events) {
              const { e, seat, card } = event as { e: string; seat?: number; card?: number };
              if (e === 'picked' || card !== undefined) expect(seat).toBe(you);
            }
        }
        for (const [at, person] of people.entries()) {
          if (i % 9 !== 0) break;
          const { body } = await person.get<string>(`/api/tables/${id}/record`);
          if (lives[0].seen.phase !== 'playing') continue;
          const record = parseRecord(body);
          expect(record.seed).toBeNull();
          expect(record.choices.every(({ seat }) => seat === at)).toBe(true);
        }
      }
      expect(lives[0].seen.phase).toBe('finished');
      const hidden = hiddenIn(await stored(place.file, id), people);
      for (const text of texts.flat()) for (const secret of hidden) expect(text.includes(secret)).toBe(false);
    }
  });
});

/** Three people and a watcher at the toy game, already started. */
async function draftTable(server: RunningServer, table: object = {}) {
  const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.at(server, name)));
  const id = await people[0].open({ game: 'draft', chairs: ['me', 'open', 'open'], ...table });
  for (const chair of [1, 2]) await people[chair].mustAct(id, { do: 'sit', chair });
  await people[0].mustAct(id, { do: 'start' });
  const lives = [];
  for (const person of [...people, new Person(server.url, '')]) lives.push(await person.live(id));
  return { people, lives, id };
}

/** A copy of a stopped server's place in which a table is changed, and one in which it is not; both have one more line. */
async function worlds(file: string, id: string, change: (state: State) => State): Promise<RunningServer[]> {
  const servers: RunningServer[] = [];
  for (const isChanged of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-world-'));
    closers.push(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(file, join(folder, 'kontor.sqlite'));
    const store = await openSqlite(join(folder, 'kontor.sqlite'), NO_WAIT);
    const table = (await store.load(id))!;
    if (isChanged) {
      const state = change(table.journal!.state);
      expect(table.journal!.moves).toEqual([]); // the way back begins here
      table.journal = { ...table.journal!, state, mark: state };
    }
    const entry = { seq: table.seq + 1, at: 0, by: null, act: 'opened', told: [] };
    await store.append({ table: { ...table, seq: table.seq + 1 }, expected: table.seq, entries: [entry] });
    const server = await startServer({
      store,
      port: 0,
      limits: GENEROUS,
      thinker: noThinker,
      botPause: 0,
      clock: worldClock,
    });
    closers.push(() => server.stop());
    servers.push(server);
  }
  return servers;
}

const normal = (texts: readonly string[]): string[] => texts.map((text) => text.replace(/"at":\d+/g, '"at":0'));

describe('two worlds that differ only in what one cannot know look the same', () => {
  test('Baselland: the order of the pile', async () => {
    const place = newPlace();
    const server = await place.start();
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    for (let turn = 0; turn < 5; turn++) {
      let acting = seats.find(({ seen }) => Person.wish(seen) !== null)!;
      do {
        acting = seats.find(({ seen }) => Person.wish(seen) !== null)!;
        const seq = await acting.mustAct(Person.wish(acting.seen)!);
        for (const seat of seats) await seat.until(() => seat.seen.seq >= seq);
      } while (acting.seen.decision !== null || acting.seen.mustConfirm);
    }
    await server.stop();
    const chance = chanceFrom(strongSource(freshSeed()));
    const [a, b] = await worlds(place.file, id, (state) => {
      const pile = (state.dark as { pile: string[] }).pile.slice();
      chance.shuffle('pile', pile);
      return { ...state, dark: { pile } };
    });
    const told: string[][][] = [];
    const script: { seat: number; act: Act }[] = [];
    for (const world of [a, b]) {
      const lives: Live[] = [];
      for (const person of [ann, bob, new Person(world.url, '')]) lives.push(await person.moved(world).live(id));
      const texts = lives.map(tap);
      if (script.length === 0) {
        // In the first world at random; in the second the same. No further than the next draw.
        const seat = lives.findIndex(({ seen }) => seen.decision !== null);
        const play = async (act: Act, by = seat) => {
          script.push({ seat: by, act });
          await step(lives, by, act, script.length);
        };
        while (lives[seat].seen.decision !== null) await play(Person.wish(lives[seat].seen)!);
        while (lives[seat].seen.canUndo) await play({ do: 'undo' });
        await play({ do: 'askBack', to: 1 }, 1 - seat);
        await play({ do: 'refuseBack' });
        while (lives[seat].seen.decision !== null) await play(Person.wish(lives[seat].seen)!);
        await play({ do: 'choose', decision: 1, choice: 'A1@0,0/0' }, 1 - seat).catch(() => {});
      } else for (const [i, { seat, act }] of script.entries()) await step(lives, seat, act, i + 1).catch(() => {});
      const asked = [];
      for (const person of [ann, bob, new Person(world.url, '')])
        for (const path of ['', '/record'])
          asked.push(JSON.stringify((await person.moved(world).get(`/api/tables/${id}${path}`)).body));
      told.push([...texts.map(normal), normal(asked)]);
    }
    expect(told[0][0].length).toBeGreaterThan(5);
    expect(told[1]).toEqual(told[0]);
  });

  const EYES = [0, 1, 2, null].flatMap((viewer) => [
    { viewer, hands: 'own' },
    { viewer, hands: 'all' }, // of an open table, or as a watcher to whom everybody shows theirs
  ]);
  test.each(EYES)('a game with hands, seen by $viewer who sees $hands', async ({ viewer, hands }) => {
    const place = newPlace();
    const server = await place.start({ thinker: noThinker });
    const isOpen = hands === 'all';
    const { people, lives, id } = await draftTable(
      server,
      isOpen && viewer !== null ? { settings: { openHands: true } } : {},
    );
    if (isOpen && viewer === null)
      for (const live of lives.slice(0, 3)) await live.mustAct({ do: 'showHands', on: true });
    if (viewer !== 1)
      // The second trick: hands have been passed on.
      for (let i = 0; i < 100 && (lives[0].seen.view!.open as { round: number }).round < 2; i++) {
        const acting = lives.find(({ seen }) => Person.wish(seen) !== null)!;
        await acting.mustAct(Person.wish(acting.seen)!);
        await allHave(lives);
      }
    await server.stop();
    const engine = new Engine(draft, () => 0);
    const chance = chanceFrom(strongSource(freshSeed()));
    const servers = await worlds(place.file, id, (state) => {
      if (!isOpen) {
        const { own, dark } = draft.imagine(engine.view(state, viewer) as never, chance);
        return { ...state, own, dark } as State;
      }
      const deck = (state.dark as { deck: number[] }).deck.slice();
      chance.shuffle('deck', deck);
      return { ...state, dark: { deck } } as State;
    });
    const told: string[][] = [];
    const mine = 1;
    for (const [world, at] of servers.entries()) {
      const there: Live[] = [];
      for (const person of [...people, new Person(at.url, '')]) there.push(await person.moved(at).live(id, 1e6));
      const eye = there[viewer ?? 3];
      const texts = tap(eye);
      expect(eye.seen.hands?.filter((hand) => hand !== null).length ?? 0).toBe(isOpen ? (viewer === null ? 3 : 2) : 0);
      let n = 0;
      const chooses = async (seat: number, option: number) => {
        const { decision } = there[seat].seen;
        const choice = decision!.notations[option % decision!.notations.length];
        await step(there, seat, { do: 'choose', decision: decision!.number, choice }, ++n);
      };
      // The seat under observation picks the same; the others pick a different card in each world, and change their minds.
      const order = [0, 1, 2];
      for (const seat of order) {
        await chooses(seat, seat === viewer ? mine : world);
        if (seat !== viewer) {
          await step(there, seat, { do: 'undo' }, ++n);
          await chooses(seat, 1 - world);
        }
      }
      for (const seat of order) await chooses(seat, 1);
      for (const seat of order.slice(0, 2)) await step(there, seat, { do: 'confirm' }, ++n);
      const person = viewer === null ? new Person(at.url, '') : people[viewer].moved(at);
      for (const path of ['?from=0', '/record'])
        texts.push(JSON.stringify((await person.get(`/api/tables/${id}${path}`)).body));
      told.push(normal(texts));
    }
    expect(told[0].length).toBeGreaterThan(6);
    expect(told[1]).toEqual(told[0]);
  });

  // Nobody can tell how often another seat chose, or took back, inside its lane.
  const VIEWERS = [0, 1, 2, null];
  test.each(VIEWERS)('how much the others do in their lanes, seen by %s', async (viewer) => {
    const [one, other] = await musings(viewer);
    expect(one.length).toBeGreaterThan(12);
    expect(other).toEqual(one);
  });
  test.each(['lines', 'choices', 'clocks'] as const)('the comparison of lanes bites: %s are counted', async (what) => {
    leak.of = what;
    closers.push(() => {
      leak.of = 'nothing';
    });
    for (const viewer of VIEWERS) {
      const [one, other] = await musings(viewer);
      expect(other).not.toEqual(one);
    }
  });
});

test('taking over or leaving a chair starts new numbers: the viewer gets everything again, with these', async () => {
  const place = newPlace();
  const server = await place.start({ thinker: noThinker });
  const { people, lives, id } = await draftTable(server, { settings: { muse: true } });
  const dan = await Person.at(server, 'Dan');
  const there = await dan.live(id);
  const more = async () => {
    const { number } = lives[1].seen.decision!;
    await lives[1].mustAct({ do: 'choose', decision: number, choice: 'muse more' });
  };
  await more();
  await more();
  await allHave([there]);
  const before = there.seen.seq;
  await people[1].mustAct(id, { do: 'leave' });
  await dan.mustAct(id, { do: 'sit', chair: 1 });
  const last = ({ messages }: Live) => messages.findLast(({ type }) => type !== 'presence')?.type;
  await there.until(() => there.seen.you === 1 && last(there) === 'table');
  await lives[1].until(() => last(lives[1]) === 'update');
  for (const [live, person, extra] of [
    [there, dan, 2],
    [lives[1], people[1], 0],
  ] as const) {
    const { log } = live.messages.findLast((message) => message.type === 'table')!;
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    expect(log.filter(({ events }) => events.some(({ e }) => e === 'mused'))).toHaveLength(extra);
    const { seen } = await person.read(id);
    expect([live.seen.seq, seen.seq]).toEqual([before + 2 + extra, before + 2 + extra]);
  }
  await there.mustAct({ do: 'choose', decision: there.seen.decision!.number, choice: 'muse enough' });
});

/** What a viewer is told of a trick in two worlds: in the second the others think longer, and take back more. */
async function musings(viewer: number | null): Promise<string[][]> {
  const place = newPlace();
  const server = await place.start({ thinker: noThinker });
  const { people, id } = await draftTable(server, { settings: { muse: true }, isPublic: true, pace: 'day' });
  await server.stop();
  const told: string[][] = [];
  for (const [world, at] of (await worlds(place.file, id, (state) => state)).entries()) {
    const there: Live[] = [];
    time.now = START;
    const watcher = new Person(at.url, '');
    for (const person of [...people.map((one) => one.moved(at)), watcher]) there.push(await person.live(id));
    const texts = tap(there[viewer ?? 3]);
    const counts = [0, 0, 0];
    const does = (seat: number, act: Act) => {
      time.now += 1000;
      return step(there, seat, act, `${seat}-${++counts[seat]}`);
    };
    let hours = 0;
    /** The others hear of what comes next: in both worlds it happens at the same time, however long they thought. */
    const onTheHour = (): void => {
      time.now = START + ++hours * 3600_000;
    };
    const chooses = async (seat: number, choice: string) => {
      const { number, notations } = there[seat].seen.decision!;
      const found = choice.startsWith('muse') ? choice : notations[Number(choice)];
      await does(seat, { do: 'choose', decision: number, choice: found });
    };
    const others = [0, 1, 2].filter((seat) => seat !== viewer);
    const muses = async (times: number) => {
      for (const seat of others)
        for (let i = 0; i < times * world; i++) {
          await chooses(seat, 'muse more');
          await does(seat, { do: 'undo' });
          await chooses(seat, 'muse more');
        }
    };
    await muses(1);
    onTheHour();
    if (viewer !== null) for (const choice of ['muse more', 'muse enough', '1']) await chooses(viewer, choice);
    onTheHour();
    await does(0, { do: 'askBack', to: 0 });
    await muses(2);
    onTheHour();
    await does(1, { do: 'refuseBack' });
    for (const seat of others) {
      await chooses(seat, 'muse enough');
      await chooses(seat, '0');
      for (let i = 0; i < world; i++) {
        await does(seat, { do: 'undo' });
        await chooses(seat, '0');
      }
    }
    for (const seat of [0, 1, 2]) {
      onTheHour();
      await chooses(seat, '1');
    }
    const { seq } = there[viewer ?? 3].seen;
    // The last one lets the table go on, whoever has the crown chooses, and the next trick begins.
    for (const seat of [0, 1, 2]) if (there[seat].seen.mustConfirm) await does(seat, { do: 'confirm' });
    const crowned = there.findIndex(({ seen }) => seen.decision?.task.do === 'crown');
    await chooses(crowned, '1');
    if (there[crowned].seen.mustConfirm) await does(crowned, { do: 'confirm' });
    expect((there[0].seen.view!.open as { round: number }).round).toBe(2);
    const person = viewer === null ? watcher : people[viewer].moved(at);
    const table = `/api/tables/${id}`;
    for (const path of [table, `${table}?from=${seq}`, `${table}/record`, '/api/tables', '/api/tables/mine'])
      texts.push(JSON.stringify((await person.get(path)).body));
    texts.push(...tap(await person.live(id, seq)));
    told.push(normal(texts.filter((text) => text !== '{"type":"pong"}')));
  }
  return told;
}

/** One act with an id that is the same in both worlds; all have heard of it. */
async function step(lives: readonly Live[], seat: number, act: Act, n: number | string): Promise<void> {
  const answer = await lives[seat].act(act, `step-${n}`);
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  await lives[seat].until(() => lives[seat].seen.seq >= answer.seq);
  await allHave(lives);
}

test('when bots answer does not depend on what they thought, how long, or how many choices they had', async () => {
  const timelines: number[][] = [];
  for (const [thought, muses] of [
    [0, 0],
    [90, 0],
    [7, 3],
    [99, 2],
  ]) {
    let now = 1_000_000;
    let calls: { time: number; call: () => void }[] = [];
    const clock: Clock = {
      now: () => now,
      at(time, call) {
        const one = { time, call };
        calls.push(one);
        return () => {
          calls = calls.filter((other) => other !== one);
        };
      },
    };
    const pass = (milliseconds: number) => {
      now += milliseconds;
      const due = calls.filter(({ time }) => time <= now);
      calls = calls.filter(({ time }) => time > now);
      for (const { call } of due) call();
    };
    let mused = 0;
    const thinker: Thinker = {
      async think({ decision }) {
        pass(thought);
        if (decision.task.do === 'muse') return mused++ < muses ? 0 : decision.options.length - 1;
        mused = 0;
        return 0;
      },
      close: async () => {},
    };
    const place = newPlace();
    const server = await place.start({ clock, thinker, botPause: 600 });
    const ann = await Person.at(server, 'Ann');
    // All three decide at once: sealed picks, after as much thinking as each likes.
    const chairs = ['bot:greedy', 'bot:greedy', 'bot:random'];
    const id = await ann.open({ game: 'draft', chairs, settings: { muse: true } });
    const live = await ann.live(id);
    await ann.mustAct(id, { do: 'start' });
    for (let i = 0; i < 8; i++) {
      for (let tries = 0; tries < 500 && calls.length === 0; tries++)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const { seq } = live.seen;
      pass(calls[0].time - now - 1);
      await allHave([live]);
      expect(live.seen.seq).toBe(seq);
      pass(1);
      await live.until(() => live.seen.seq > seq);
    }
    timelines.push(live.log.filter(({ act }) => act === 'choose').map(({ at }) => at));
  }
  expect(timelines[0].length).toBeGreaterThan(6);
  for (const timeline of timelines) expect(timeline).toEqual(timelines[0]);
  expect(timelines[0].every((at, i) => i === 0 || at - timelines[0][i - 1] === 600)).toBe(true);
});

describe('`kontor verify` catches cheats', () => {
  const folder = openFolder();
  afterAll(() => folder.remove());

  async function verified(name: string, record: GameRecord | string) {
    folder.write(name, typeof record === 'string' ? record : writeRecord(record));
    const { code, out } = await folder.run(['verify', name, '--json']);
    return { code, ...(JSON.parse(out) as { ok: boolean; why?: string; text?: string }) };
  }

  test('a record that was tampered with', async () => {
    const place = newPlace();
    const server = await place.start();
    const { ann, bob, id } = await begun(server);
    const { commitment } = (await bob.read(id)).seen;
    await playOut([await ann.live(id), await bob.live(id)]);
    const { body } = await bob.get<string>(`/api/tables/${id}/record`);
    const record = parseRecord(body);
    expect(record.proof.commitment).toBe(commitment); // what they were shown when they sat down
    expect(await verified('honest.txt', body)).toMatchObject({ code: 0, ok: true });
    const { secret, contribution1, contribution2, ...rest } = record.proof;
    const other = freshSeed();
    const seed = (text: string) => ({ source: 'strong', text }) as const;
    const lies: [string, GameRecord][] = [
      // The secret was picked late, when the contributions were known.
      [
        'late',
        {
          ...record,
          proof: { ...record.proof, secret: other },
          seed: seed(seedFrom(other, [contribution1, contribution2])),
        },
      ],
      // The seed is not what follows from all.
      ['seed', { ...record, seed: seed(other) }],
      ['alone', { ...record, seed: seed(seedFrom(secret, ['', ''])) }],
      // A seat reveals something else than it promised, or nothing.
      [
        'else',
        {
          ...record,
          proof: { ...record.proof, contribution2: other },
          seed: seed(seedFrom(secret, [contribution1, other])),
        },
      ],
      [
        'nothing',
        { ...record, proof: { ...rest, secret, contribution1 }, seed: seed(seedFrom(secret, [contribution1, ''])) },
      ],
      [
        'swapped',
        { ...record, proof: { ...record.proof, contribution1: contribution2, contribution2: contribution1 } },
      ],
      ['kept', { ...record, proof: { ...rest, contribution1, contribution2 } }],
    ];
    for (const [name, lie] of lies)
      expect([name, await verified(`${name}.txt`, lie)]).toMatchObject([name, { code: 1, ok: false, why: 'proof' }]);
    const cut = { ...record, choices: record.choices.slice(0, -1) };
    expect(await verified('cut.txt', cut)).toMatchObject({ code: 1, ok: false });
    const scores = record.result!.scores.map((points) => points + 1);
    expect(await verified('scores.txt', { ...record, result: { ...record.result!, scores } })).toMatchObject({
      ok: false,
    });
  });

  test('a server that picks its secret when it knows the contributions', async () => {
    const place = newPlace();
    const first = await place.start();
    const ann = await Person.at(first, 'Ann');
    const id = await ann.open({ chairs: ['me', 'bot:random'], promise: ann.promise });
    await first.stop();
    const store = await openSqlite(place.file, NO_WAIT);
    const table = (await store.load(id))!;
    const entry = { seq: table.seq + 1, at: 0, by: null, act: 'opened', told: [] };
    await store.append({
      table: { ...table, seq: table.seq + 1, secret: freshSeed() },
      expected: table.seq,
      entries: [entry],
    });
    await store.close();
    const second = await place.start();
    const again = ann.moved(second);
    await again.mustAct(id, { do: 'start' });
    await again.mustAct(id, { do: 'reveal', contribution: ann.contribution });
    await again.mustAct(id, { do: 'abandon' });
    const { body } = await again.get<string>(`/api/tables/${id}/record`);
    expect(await verified('late-server.txt', body)).toMatchObject({ code: 1, ok: false, why: 'proof' });
  });
});
