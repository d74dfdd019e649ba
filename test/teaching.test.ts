// Teaching and watching over the wire: who is sent a hand, who joins a seat, and whose notes nobody else reads.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { TableCard } from '../src/wire/seen.ts';
import { MOST_SLIP } from '../src/wire/slips.ts';
import { bothStores, STORES } from './both-stores.ts';
import { allHave, begun, GENEROUS, Person, playOut } from './server-client.ts';

const freshPlace = bothStores();
type Refused = { readonly error: { readonly why: string } };

describe.each(STORES)('with %s', (kind) => {
  let server: RunningServer;
  beforeEach(async () => {
    const store = await openStore(await freshPlace(kind));
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  });
  afterEach(() => server.stop());

  test('a watcher is sent hands while all agree, not before and not after; those who play never are', async () => {
    const { ann, bob, id } = await begun(server, { game: 'tybor' });
    const watcher = await new Person(server.url, '').live(id);
    const lives = [await ann.live(id), await bob.live(id)];
    await lives[0].mustAct({ do: 'showHands', on: true });
    await allHave([watcher]);
    expect(watcher.seen).toMatchObject({ showing: [0] });
    expect(JSON.stringify(watcher.messages)).not.toContain('"hands"');
    await lives[1].mustAct({ do: 'showHands', on: true });
    await watcher.until(() => watcher.seen.hands !== undefined);
    await lives[1].mustAct({ do: 'showHands', on: false });
    await watcher.until(() => watcher.seen.hands === undefined);
    const eve = await Person.at(server, 'Eve');
    expect((await eve.act(id, { do: 'showHands', on: true })).body.error.why).toBe('notSeated');
    for (const { messages } of lives) expect(JSON.stringify(messages)).not.toContain('"hands"');
    await bob.mustAct(id, { do: 'leave' });
    for (const one of [eve, bob]) expect((await one.act(id, { do: 'sit', chair: 1 })).body.error.why).toBe('handsSeen');
    for (const live of [watcher, ...lives]) live.close();
  });

  test('pictures and lists of a table with open hands are those of any other table', async () => {
    const settings = { openHands: true };
    const { ann, id } = await begun(server, { game: 'tybor', settings });
    const hand = JSON.stringify((await ann.read(id)).seen.hands);
    expect(hand).toContain('"hand":[');
    const stranger = new Person(server.url, '');
    expect((await stranger.read(id)).seen.hands).toBeUndefined();
    for (const path of [`/api/tables/${id}/picture`, `/api/tables/${id}/past?point=0`])
      expect(JSON.stringify((await stranger.get(path)).body)).not.toContain('"hand":[');
    expect(JSON.stringify((await ann.get('/api/tables/mine')).body)).not.toContain('"hand":[');
    const record = await ann.get<string>(`/api/tables/${id}/record`);
    expect(record.body).toMatch(/^settings:.* openHands=true$/m);
    expect(record.body).not.toContain('"hands"'); // while it runs, it says what one seat saw
  });

  test('a second person comes by the invitation, over HTTP, plays, and leaves', async () => {
    const { ann, bob, id } = await begun(server, { game: 'tybor' });
    const [child, eve] = [await Person.at(server, 'Child'), await Person.at(server, 'Eve')];
    expect((await eve.post<Refused>(`/api/tables/${id}/beside`)).body.error.why).toBe('notSeated');
    const { status, body } = await ann.post<{ code: string; link: string }>(`/api/tables/${id}/beside`);
    expect([status, body.link.endsWith(`/t/${id}#beside=${body.code}`)]).toEqual([201, true]);
    expect(JSON.stringify((await bob.read(id)).seen)).not.toContain(body.code);
    expect((await eve.act(id, { do: 'joinSeat', code: 'x'.repeat(43) })).body.error.why).toBe('badInvitation');
    const live = await child.live(id);
    expect(live.seen.you).toBeNull();
    await live.mustAct({ do: 'joinSeat', code: body.code });
    await live.until(() => live.seen.you === 0);
    expect(live.seen).toMatchObject({ isSecond: true, view: { seat: 0 } });
    expect((await eve.act(id, { do: 'joinSeat', code: body.code })).body.error.why).toBe('badInvitation');
    const mine = await ann.live(id);
    const theirs = await bob.live(id);
    const { body: list } = await child.get<{ tables: TableCard[] }>('/api/tables/mine');
    expect(list.tables).toMatchObject([{ id, you: 0, isYourTurn: live.seen.waitsFor.includes(0) }]);
    const turn = [live, theirs].find(({ seen }) => seen.decision !== null)!;
    await turn.mustAct(Person.wish(turn.seen)!);
    await live.mustAct({ do: 'leave' });
    await live.until(() => live.seen.you === null);
    expect(live.seen.hands).toBeUndefined();
    expect((await child.act(id, { do: 'undo' })).body.error.why).toBe('nothingToUndo');
    expect((await child.ask('DELETE', '/api/me')).status).toBe(200);
    for (const one of [live, mine, theirs]) one.close();
  });

  test('the next game is opened by the first person of a seat; the second one opens no table that nobody finds', async () => {
    const { ann, bob, id } = await begun(server, { game: 'tybor' });
    const child = await Person.at(server, 'Child');
    const { code } = (await ann.post<{ code: string }>(`/api/tables/${id}/beside`)).body;
    await child.mustAct(id, { do: 'joinSeat', code });
    for (const one of [ann, bob]) await one.mustAct(id, { do: 'abandon' });
    expect((await child.post<Refused>(`/api/tables/${id}/rematch`)).body.error?.why).toBe('onlyFirst');
    expect((await child.get<{ tables: TableCard[] }>('/api/tables/mine')).body.tables).toHaveLength(1);
    const next = (await ann.post<{ id: string }>(`/api/tables/${id}/rematch`)).body;
    expect((await child.post(`/api/tables/${id}/rematch`)).body).toEqual(next);
  });

  test('notes are nobody else’s: kept with the table, exported, bounded, and gone with the person', async () => {
    const { ann, bob, id } = await begun(server, { game: 'tybor' });
    const path = `/api/tables/${id}/slip`;
    expect((await new Person(server.url, '').get(path)).status).toBe(401);
    expect((await ann.ask('PUT', path, { text: 'keep the captain\n\0' })).body).toEqual({ text: 'keep the captain\n' });
    expect((await bob.get(path)).body).toEqual({ text: '' });
    expect((await ann.ask('PUT', path, { text: 'x'.repeat(MOST_SLIP + 1) })).status).toBe(400);
    expect((await ann.ask('PUT', `/api/tables/${'x'.repeat(22)}/slip`, { text: 'x' })).status).toBe(404);
    expect((await ann.get(path)).body).toEqual({ text: 'keep the captain\n' });
    const exported = (await ann.get<{ slips: unknown }>('/api/me/export')).body;
    expect(exported.slips).toEqual([{ table: id, text: 'keep the captain\n' }]);
    expect(JSON.stringify((await bob.get('/api/me/export')).body)).not.toContain('captain');
    expect(JSON.stringify((await bob.read(id)).seen)).not.toContain('captain');
    await ann.ask('PUT', path, { text: '' });
    expect((await ann.get<{ slips: unknown }>('/api/me/export')).body.slips).toEqual([]);
  });
});

test('after the game anybody may look into all hands', async () => {
  const store = await openStore(await freshPlace('SQLite'));
  const server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  try {
    const { ann, bob, id } = await begun(server, { game: 'tybor' });
    const lives = [await ann.live(id), await bob.live(id)];
    await playOut(lives);
    expect((await new Person(server.url, '').read(id)).seen.hands).toHaveLength(2);
    for (const live of lives) live.close();
  } finally {
    await server.stop();
  }
});
