// My games: in pages, what waits for me first, with pictures that show what I may see and no more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import type { View } from '../src/kernel/types.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import type { MyGames } from '../src/wire/mine.ts';
import type { TableCard } from '../src/wire/seen.ts';
import { bothStores, STORES } from './both-stores.ts';
import { begun, GENEROUS, Person } from './server-client.ts';

const freshPlace = bothStores();

async function mine(person: Person, query = ''): Promise<MyGames> {
  const { status, body } = await person.get<MyGames>(`/api/me/games${query && `?${query}`}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
const idsOf = ({ games }: MyGames): string[] => games.map(({ id }) => id);

/** The text of a picture as it is served. */
async function pictureOf(person: Person, id: string, query = 'theme=dark&language=de') {
  const headers: Record<string, string> = person.cookie === '' ? {} : { cookie: person.cookie };
  const answer = await fetch(`${person.url}/api/tables/${id}/picture?${query}`, { headers });
  return { status: answer.status, svg: await answer.text(), tag: answer.headers.get('etag'), answer };
}

const golden = (file: string): string => readFileSync(join(import.meta.dirname, 'golden', file), 'utf8');

describe.each(STORES)('with %s', (kind) => {
  let store: Store;
  let server: RunningServer;
  beforeEach(async () => {
    store = await openStore(await freshPlace(kind));
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  });
  afterEach(() => server.stop());

  test('what waits for me comes first, and follows the game', async () => {
    const { ann, bob, id } = await begun(server);
    const later = await ann.open({ chairs: ['me', 'open'] });
    const cards = async (who: Person): Promise<readonly TableCard[]> => (await mine(who)).games;
    const [forAnn, forBob] = [await cards(ann), await cards(bob)];
    const isAnns = forAnn.find((card) => card.id === id)!.isYourTurn;
    expect(forAnn.map((card) => card.id)).toEqual(isAnns ? [id, later] : [later, id]);
    expect(forBob).toMatchObject([{ id, you: 1, isYourTurn: !isAnns, chairs: [{ name: 'Ann' }, { name: 'Bob' }] }]);
    const [mover, other] = isAnns ? [ann, bob] : [bob, ann];
    for (let card = (await cards(mover))[0]; card.isYourTurn; [card] = await cards(mover))
      await mover.mustAct(id, Person.wish((await mover.read(id)).seen)!);
    const [first] = await cards(other);
    expect(first).toMatchObject({ id, isYourTurn: true });
    expect((await store.shelf('nobody', 'running', null, 9)).length).toBe(0);
  });

  test('pages, by game, by person, and never more tables read than a page needs', async () => {
    const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bärbel')];
    const ids: string[] = [];
    for (let i = 0; i < 7; i++)
      ids.unshift(await ann.open({ game: i % 2 === 0 ? 'riga' : 'tybor', chairs: ['me', 'open', 'open'] }));
    await bob.sit(ids[2], 1);
    const load = vi.spyOn(store, 'load');
    const first = await mine(ann, 'most=3');
    expect(idsOf(first).length).toBe(3);
    expect(load.mock.calls.length).toBeLessThanOrEqual(3);
    const all = [...idsOf(first)];
    for (let { next } = first; next !== null; ) {
      const page = await mine(ann, `most=3&after=${next}`);
      all.push(...idsOf(page));
      next = page.next;
    }
    expect(all.toSorted()).toEqual(ids.toSorted());
    load.mockClear();
    expect(idsOf(await mine(ann)).toSorted()).toEqual(ids.toSorted());
    expect(load).not.toHaveBeenCalled(); // nothing has changed
    expect((await mine(ann, 'game=tybor')).games.map(({ game }) => game)).toEqual(['tybor', 'tybor', 'tybor']);
    expect(idsOf(await mine(ann, `with=${encodeURIComponent('BÄR')}`))).toEqual([ids[2]]);
    expect(idsOf(await mine(ann, 'with=ann'))).toEqual([]); // I am not my own company
    expect(idsOf(await mine(bob))).toEqual([ids[2]]);
    for (const query of ['after=1.2.3', 'most=99', 'shelf=none', `after=${'1'.repeat(99)}`])
      expect((await ann.get(`/api/me/games?${query}`)).status).toBe(400);
    expect((await new Person(server.url, '').get('/api/me/games')).status).toBe(401);
  });

  test('what is over has its result, can be put away, and comes back', async () => {
    const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
    const { body } = await ann.post<{ id: string }>('/api/records', { record: golden('riga-2-masters.txt') });
    const { id } = body;
    const put = (who: Person, which: string, isAway: boolean) =>
      who.ask('PUT', `/api/me/games/${which}`, { isAway }).then(({ status }) => status);
    const [card] = (await mine(ann, 'shelf=over')).games;
    expect(card).toMatchObject({ id, phase: 'finished', elsewhere: true });
    const { result } = (await ann.read(id)).seen;
    expect(card.result).toEqual({
      points: result!.scores.map((lines) => lines.reduce((sum, { points }) => sum + points, 0)),
      winners: result!.winners,
    });
    const running = await ann.open({ chairs: ['me', 'open'] });
    expect([await put(bob, id, true), await put(ann, running, true), await put(ann, id, true)]).toEqual([
      404, 404, 200,
    ]);
    expect([idsOf(await mine(ann, 'shelf=over')), idsOf(await mine(ann, 'shelf=away'))]).toEqual([[], [id]]);
    const kept = (await ann.get<{ tables: object[] }>('/api/me/export')).body.tables;
    expect(kept).toContainEqual(expect.objectContaining({ id, isAway: true }));
    expect(kept).toContainEqual(expect.objectContaining({ id: running, isAway: false }));
    expect(await put(ann, id, false)).toBe(200);
    expect([idsOf(await mine(ann, 'shelf=over')), idsOf(await mine(ann, 'shelf=away'))]).toEqual([[id], []]);
  });

  test('a picture shows exactly my own view, and a stranger’s what everybody may see', async () => {
    for (const game of ['great-split', 'tybor'] as const) {
      const { ann, bob, id } = await begun(server, { game });
      const pkg = await loadGame(game);
      const how = { size: 'small', theme: 'dark', language: 'de', names: ['Ann', 'Bob'] } as const;
      const eve = await Person.at(server, 'Eve');
      const nobody = new Person(server.url, '');
      const shown: string[] = [];
      for (const who of [ann, bob, eve, nobody]) {
        const { view } = (await who.read(id)).seen;
        const { status, svg } = await pictureOf(who, id);
        expect(status).toBe(200);
        expect(svg).toBe(await pkg.picture!(view as View, how));
        shown.push(svg);
      }
      expect(shown[2]).toBe(shown[3]);
    }
  });

  test('while all choose at once, a picture and a list say nothing of what another picks', async () => {
    const { ann, bob, id } = await begun(server, { game: 'great-split' });
    const before = { picture: await pictureOf(ann, id), list: (await ann.get('/api/me/games')).body };
    await bob.mustAct(id, Person.wish((await bob.read(id)).seen)!); // one pick of several
    const after = { picture: await pictureOf(ann, id), list: (await ann.get('/api/me/games')).body };
    expect((await ann.read(id)).seen.waitsFor).toEqual([0, 1]);
    expect(after.list).toEqual(before.list);
    expect([after.picture.svg, after.picture.tag]).toEqual([before.picture.svg, before.picture.tag]);
  });

  test('a picture is asked for again only when it has changed; today’s deal is shown to nobody else', async () => {
    const { ann, bob, id } = await begun(server);
    const { tag, answer } = await pictureOf(ann, id);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const again = await ann.ask('GET', `/api/tables/${id}/picture?theme=dark&language=de&at=3`, undefined, {
      'if-none-match': tag!,
    });
    expect(again.status).toBe(304);
    const { body } = await ann.post<{ id: string }>('/api/daily/riga');
    expect((await pictureOf(ann, body.id)).status).toBe(200);
    for (const who of [bob, new Person(server.url, '')]) expect((await pictureOf(who, body.id)).status).toBe(404);
    const unstarted = await ann.open({ chairs: ['me', 'open'] });
    for (const which of [unstarted, 'A'.repeat(22)]) expect((await pictureOf(ann, which)).status).toBe(404);
    for (const query of ['theme=none', 'language=xx', 'at=-1', 'seat=1'])
      expect((await pictureOf(ann, id, query)).status).toBe(400);
  });
});
