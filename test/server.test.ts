import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { parseRecord } from '../src/kernel/record.ts';
import type { RunningServer } from '../src/server/server.ts';
import { verify } from '../src/table/replay.ts';
import { begun, openPlace, Person, playOut } from './server-client.ts';

const place = openPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await place.start();
});
afterAll(() => place.close());

async function verified(person: Person, id: string) {
  const { status, body } = await person.get<string>(`/api/tables/${id}/record`);
  expect(status).toBe(200);
  const record = parseRecord(body);
  const { game } = await loadGame('baselland');
  expect(verify(game, record)).toBeNull();
  return record;
}

describe('a table from beginning to end', () => {
  test('two people play a whole game live, and its record verifies', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    const watcher = await new Person(server.url, 'nobody').live(id);
    expect(seats.map(({ seen }) => seen.you)).toEqual([0, 1]);
    expect(watcher.seen).toMatchObject({ you: null, phase: 'playing', decision: null });
    await playOut([...seats, watcher]);
    expect(watcher.seen.phase).toBe('finished');
    for (const [person, live] of [[ann, seats[0]] as const, [bob, seats[1]] as const]) {
      const { seen, log } = await person.read(id);
      expect(live.seen).toEqual(seen); // the changes add up to the whole
      expect(live.log).toEqual(log);
    }
    const record = await verified(bob, id);
    expect(record.proof).toMatchObject({ promise1: ann.promise, contribution2: bob.contribution });
    expect(record.result).not.toBeNull();
  });

  test('the same over plain HTTP', async () => {
    const { ann, bob, id } = await begun(server);
    for (let i = 0; i < 2000; i++) {
      const mine = (await ann.read(id)).seen;
      if (mine.phase !== 'playing') break;
      const wish = Person.wish(mine);
      if (wish !== null) await ann.mustAct(id, wish);
      else await bob.mustAct(id, Person.wish((await bob.read(id)).seen)!);
    }
    expect((await ann.read(id)).seen.phase).toBe('finished');
    await verified(ann, id);
  });

  test('a table with bots only runs by itself to the end', async () => {
    const ann = await Person.at(server, 'Ann');
    const id = await ann.open({ chairs: ['bot:random', 'bot:greedy', 'bot:random'] });
    const live = await new Person(server.url, '').live(id);
    await ann.mustAct(id, { do: 'start' });
    await live.until(() => live.seen.phase === 'finished', 60_000);
    await verified(ann, id);
  });

  test('a rematch: other seats, the tally, one table for everybody', async () => {
    const ann = await Person.at(server, 'Ann');
    const bob = await Person.at(server, 'Bob');
    const id = await ann.open({ chairs: ['me', 'open'] });
    await bob.mustAct(id, { do: 'sit', chair: 1 });
    expect((await ann.post(`/api/tables/${id}/rematch`)).status).toBe(409);
    await ann.mustAct(id, { do: 'start' });
    await playOut([await ann.live(id), await bob.live(id)]);
    const stranger = await Person.at(server, 'Eve');
    expect((await stranger.post(`/api/tables/${id}/rematch`)).status).toBe(409);
    const answers = await Promise.all(
      [ann, bob, ann].map((one) => one.post<{ id: string }>(`/api/tables/${id}/rematch`)),
    );
    const next = answers[0].body.id;
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([1, 2, 3].map(() => [200, next]));
    expect((await ann.read(id)).seen.next).toBe(next);
    const { seen } = await bob.read(next);
    expect(seen.series).toHaveLength(1);
    expect(seen.series[0].results.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(seen.chairs.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    const outside = await ann.act(id, { do: 'rematch', next: 'x' });
    expect(outside.status).toBe(400);
  });

  test('abandoned by agreement, and the secret is revealed', async () => {
    const { ann, bob, id } = await begun(server);
    await ann
      .mustAct(id, Person.wish((await ann.read(id)).seen) ?? Person.wish((await bob.read(id)).seen)!)
      .catch(() => {});
    await ann.mustAct(id, { do: 'abandon' });
    await ann.mustAct(id, { do: 'stay' });
    await ann.mustAct(id, { do: 'abandon' });
    expect((await bob.read(id)).seen).toMatchObject({ phase: 'playing', abandon: [0] });
    await bob.mustAct(id, { do: 'abandon' });
    expect((await bob.read(id)).seen.phase).toBe('abandoned');
    const record = await verified(ann, id);
    expect(record.proof.secret).toBeDefined();
    expect((await ann.act(id, { do: 'leave' })).body.error.why).toBe('wrongPhase');
  });
});

describe('choices', () => {
  test('a repeated id counts once, live and by HTTP', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    const acting = seats.findIndex(({ seen }) => seen.decision !== null);
    const wish = Person.wish(seats[acting].seen)!;
    const first = await seats[acting].act(wish, 'once');
    expect(first.type).toBe('done');
    expect(await seats[acting].act(wish, 'once')).toEqual(first);
    const again = await [ann, bob][acting].act(id, wish, 'once');
    expect(again.body).toEqual({ ok: true, seq: 'seq' in first ? first.seq : 0 });
    // The same id from somebody else is another act.
    expect((await [bob, ann][acting].act(id, wish, 'once')).status).toBe(409);
  });

  test('a stale choice is refused and brings the client up to date', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    const acting = seats.find(({ seen }) => seen.decision !== null)!;
    const { decision } = acting.seen;
    const number = decision!.number - 1;
    const before = acting.messages.length;
    const answer = await acting.act({ do: 'choose', decision: number, choice: decision!.notations[0] });
    expect(answer).toMatchObject({ type: 'refused', refusal: { why: 'stale' } });
    await acting.until(() => acting.messages.slice(before).some(({ type }) => type === 'table'));
    const person = acting === seats[0] ? ann : bob;
    const byHttp = await person.act(id, { do: 'choose', decision: number, choice: decision!.notations[0] });
    expect(byHttp).toMatchObject({ status: 409, body: { error: { why: 'stale' } } });
    const nonsense = await person.act(id, { do: 'choose', decision: decision!.number, choice: 'nonsense' });
    expect(nonsense.status).toBe(409);
    expect(nonsense.body.error.rule).toMatch(/^R/);
  });

  test('the last pick can be taken back until it is confirmed', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    const acting = seats.find(({ seen }) => seen.decision !== null)!;
    const before = acting.seen;
    while (!acting.seen.mustConfirm) await acting.mustAct(Person.wish(acting.seen)!);
    expect(acting.seen.canUndo).toBe(true);
    while (acting.seen.canUndo) await acting.mustAct({ do: 'undo' });
    expect(acting.seen.view).toEqual(before.view);
    while (!acting.seen.mustConfirm) await acting.mustAct(Person.wish(acting.seen)!);
    await acting.mustAct({ do: 'confirm' });
    expect(acting.seen).toMatchObject({ canUndo: false, mustConfirm: false });
    const other = seats.find((seat) => seat !== acting)!;
    await other.until(() => other.seen.decision !== null);
  });

  test('further back by consent of all', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    for (let i = 0; i < 12; i++) {
      const acting = seats.find(({ seen }) => Person.wish(seen) !== null)!;
      const seq = await acting.mustAct(Person.wish(acting.seen)!);
      for (const seat of seats) await seat.until(() => seat.seen.seq >= seq);
    }
    expect(seats[0].seen.stepsBack).toBeGreaterThan(2);
    await seats[0].mustAct({ do: 'askBack', to: 1 });
    expect(seats[0].seen.back).toEqual({ to: 1, agreed: [0] });
    await seats[1].until(() => seats[1].seen.back !== null);
    await seats[1].mustAct({ do: 'refuseBack' });
    await seats[0].mustAct({ do: 'askBack', to: 1 });
    await seats[1].until(() => seats[1].seen.back !== null);
    await seats[1].mustAct({ do: 'agreeBack' });
    expect(seats[1].seen).toMatchObject({ stepsBack: 1, back: null });
    await seats[0].until(() => seats[0].seen.stepsBack === 1);
    await playOut(seats);
    await verified(ann, id);
  });
});

describe('people', () => {
  test('sit out for a bot and come back', async () => {
    const { ann, bob, id } = await begun(server);
    const live = await ann.live(id);
    await bob.mustAct(id, { do: 'sitOut', bot: 'random' });
    await live.until(() => live.seen.chairs[1].out);
    while (live.seen.stepsBack < 6) {
      const wish = Person.wish(live.seen);
      const { seq } = live.seen;
      if (wish !== null) await live.mustAct(wish);
      else await live.until(() => live.seen.seq > seq);
    }
    await bob.mustAct(id, { do: 'comeBack' });
    expect((await bob.read(id)).seen.chairs[1]).toMatchObject({ out: false, kind: 'person', name: 'Bob' });
  });

  test('leave, and somebody else takes the chair', async () => {
    const { ann, bob, id } = await begun(server);
    await bob.mustAct(id, { do: 'leave' });
    expect((await bob.read(id)).seen).toMatchObject({ you: null });
    const eve = await Person.at(server, 'Eve');
    await eve.sit(id, 1);
    const seats = [await ann.live(id), await eve.live(id)];
    expect(seats[1].seen).toMatchObject({ you: 1, phase: 'playing' });
    await playOut(seats);
    const record = await verified(eve, id);
    expect(record.seats.map(({ name }) => name)).toEqual(['Ann', 'Eve']);
    expect(record.proof.contribution2).toBe(bob.contribution); // it is part of the seed
  });

  test('a host who leaves hands over; an empty table goes to whoever sits down next', async () => {
    const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
    const id = await ann.open({ chairs: ['me', 'open'] });
    await ann.mustAct(id, { do: 'leave' });
    await bob.sit(id, 0);
    expect((await bob.read(id)).seen.isHost).toBe(true);
    expect((await ann.read(id)).seen.isHost).toBe(false);
  });

  test('opening a link takes no chair; the first to sit down has it', async () => {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.at(server, name)));
    const id = await ann.open({ chairs: ['me', 'open'] });
    for (let i = 0; i < 3; i++) await bob.read(id);
    expect((await eve.read(id)).seen.chairs[1].kind).toBe('open');
    const answers = await Promise.all([bob.act(id, { do: 'sit', chair: 1 }), eve.act(id, { do: 'sit', chair: 1 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('public tables are listed, private ones are not; mine are mine', async () => {
    const ann = await Person.at(server, 'Ann');
    const [open, hidden] = [await ann.open({ isPublic: true }), await ann.open({})];
    const bob = await Person.at(server, 'Bob');
    const ids = async (person: Person, path: string) =>
      (await person.get<{ tables: { id: string }[] }>(path)).body.tables.map(({ id }) => id);
    expect(await ids(bob, '/api/tables')).toContain(open);
    expect(await ids(bob, '/api/tables')).not.toContain(hidden);
    expect((await ids(ann, '/api/tables/mine')).sort()).toEqual([open, hidden].sort());
    expect(await ids(bob, '/api/tables/mine')).toEqual([]);
  });

  test('a recovery link carries the chairs to another device, once', async () => {
    const { ann, id } = await begun(server);
    const { body } = await ann.post<{ link: string; token: string }>('/api/me/recovery');
    expect(body.link).toContain(`/recover#${body.token}`);
    const other = new Person(server.url, 'Ann');
    expect((await other.post('/api/me/recover', { token: body.token })).body).toMatchObject({ name: 'Ann' });
    expect((await other.read(id)).seen.you).toBe(0);
    expect((await ann.read(id)).seen.you).toBe(0);
    expect((await new Person(server.url, '').post('/api/me/recover', { token: body.token })).status).toBe(403);
  });

  test('delete me: chairs are left, cookies and connections end', async () => {
    const { ann, bob, id } = await begun(server);
    const gathering = await ann.open({ chairs: ['me', 'open'] });
    const live = await ann.live(id);
    const old = ann.cookie;
    expect((await ann.ask('DELETE', '/api/me')).status).toBe(200);
    await live.until(() => live.closed !== null);
    expect(live.closed).toBe(1008);
    ann.cookie = old;
    expect((await ann.get('/api/me')).status).toBe(401);
    expect((await ann.act(id, { do: 'sit', chair: 0 })).status).toBe(401);
    expect((await bob.read(id)).seen.chairs[0]).toMatchObject({ kind: 'open', name: '' });
    expect((await bob.read(gathering)).seen.chairs[0].kind).toBe('open');
  });

  test('a name is text', async () => {
    const ann = await Person.at(server, 'Ann');
    const named = async (name: string) => await ann.post<{ name: string }>('/api/me', { name });
    expect((await named('<b>A\u0301nn</b>')).body.name).toBe('<b>Ánn</b>');
    expect((await named('\u202eEve\u0000\u200b ')).body.name).toBe('Eve');
    for (const bad of ['', ' ', '\u200b\u202e', 'x'.repeat(41)]) expect((await named(bad)).status).toBe(400);
  });
});

describe('the log', () => {
  test('reconnecting from a number brings exactly what was missed', async () => {
    const { ann, bob, id } = await begun(server);
    const seats = [await ann.live(id), await bob.live(id)];
    const step = async (n: number, lives = seats) => {
      for (let i = 0; i < n; i++) {
        const acting = lives.find(({ seen }) => Person.wish(seen) !== null)!;
        const seq = await acting.mustAct(Person.wish(acting.seen)!);
        for (const seat of lives) await seat.until(() => seat.seen.seq >= seq);
      }
    };
    await step(6);
    const watcher = await new Person(server.url, '').live(id);
    const left = watcher.seen.seq;
    const had = watcher.log.slice();
    watcher.close();
    await step(7);
    const back = await new Person(server.url, '').live(id, left);
    const whole = await new Person(server.url, '').read(id);
    expect(back.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => left + n));
    expect([...had, ...back.log]).toEqual(whole.log);
    expect(back.seen).toEqual(whole.seen);
    await step(5);
    await back.until(() => back.seen.seq === seats[0].seen.seq);
    expect(back.seen).toEqual((await new Person(server.url, '').read(id)).seen);
  });

  test('a long poll answers when something happens', async () => {
    const { ann, bob, id } = await begun(server);
    const { seen } = await ann.read(id);
    const begunAt = Date.now();
    const poll = ann.get<{ seen: { seq: number }; log: unknown[] }>(`/api/tables/${id}?from=${seen.seq}&wait=20`);
    setTimeout(() => void bob.act(id, { do: 'abandon' }), 100);
    const { body } = await poll;
    expect(body.seen.seq).toBe(seen.seq + 1);
    expect(body.log).toHaveLength(1);
    expect(Date.now() - begunAt).toBeLessThan(5000);
  });

  test('a running game shows no seed, not even in its record', async () => {
    const { ann, id } = await begun(server);
    const { body } = await ann.get<string>(`/api/tables/${id}/record`);
    const record = parseRecord(body);
    expect(record.seed).toBeNull();
    expect(record.proof.secret).toBeUndefined();
  });
});
