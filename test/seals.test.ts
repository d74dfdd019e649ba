// Who is who: a seal and a wish for a colour, kept with the person, seen at their chairs, and gone with them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seal } from '../src/draw/seals.ts';
import { svgText } from '../src/draw/svg.ts';
import { firstDeskToken } from '../src/server/door.ts';
import { type RunningServer, startServer } from '../src/server/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { COLOUR_NAMES, SEALS, seatColours } from '../src/text/seals.ts';
import type { Me } from '../src/wire/me.ts';
import { bothStores, STORES } from './both-stores.ts';
import { begun, GENEROUS, Person } from './server-client.ts';
import { wellFormed } from './xml.ts';

const freshPlace = bothStores();

describe.each(STORES)('with %s', (kind) => {
  let store: Store;
  let server: RunningServer;
  beforeEach(async () => {
    store = await openStore(await freshPlace(kind));
    server = await startServer({ store, port: 0, botPause: 0, limits: GENEROUS });
  });
  afterEach(() => server.stop());

  const me = async (person: Person, looks?: object): Promise<Me> =>
    (looks === undefined
      ? await person.get<Me>('/api/me')
      : await person.post<Me>('/api/me', { name: person.name, ...looks })
    ).body;
  const chairsAt = async (person: Person, id: string) => (await person.read(id)).seen.chairs;

  test('everybody has a seal from the start, chooses another, and it goes with them', async () => {
    const ann = await Person.at(server, 'Ann');
    const first = await me(ann);
    expect(SEALS).toContain(first.seal);
    expect([first.colour, await me(ann)]).toEqual([null, first]);
    expect(await me(ann, { seal: 'cat', colour: 'teal' })).toMatchObject({ seal: 'cat', colour: 'teal' });
    expect(await me(ann, {})).toMatchObject({ seal: 'cat', colour: 'teal' }); // a new name takes nothing away
    expect(await me(ann, { colour: null })).toMatchObject({ seal: 'cat', colour: null });
    for (const bad of [{ seal: 'dragon' }, { colour: 'pink' }, { seal: null }, { sign: 'cat' }])
      expect((await ann.post('/api/me', { name: 'Ann', ...bad })).status).toBe(400);
    await me(ann, { colour: 'red' });
    const exported = (await ann.get<{ person: object }>('/api/me/export')).body;
    expect(exported.person).toMatchObject({ name: 'Ann', seal: 'cat', colour: 'red' });
    const [{ who }] = await store.findPersons('Ann', 1);
    expect(await store.person(who)).toMatchObject({ seal: 'cat', colour: 'red' });
    await ann.ask('DELETE', '/api/me');
    expect(await store.person(who)).toBeNull();
  });

  test('a new person may bring both, and a chair shows them', async () => {
    const ann = new Person(server.url, 'Ann');
    expect(await me(ann, { seal: 'key', colour: 'white' })).toMatchObject({ seal: 'key', colour: 'white' });
    const id = await ann.open({ chairs: ['me', 'open'] });
    expect(await chairsAt(ann, id)).toMatchObject([{ name: 'Ann', seal: 'key', colour: 'white' }, { kind: 'open' }]);
    expect((await chairsAt(ann, id))[1]).not.toHaveProperty('seal');
    await me(ann, { seal: 'moon' });
    expect((await chairsAt(ann, id))[0]).toMatchObject({ seal: 'moon', colour: 'white' });
    await ann.mustAct(id, { do: 'leave' });
    expect((await new Person(server.url, '').read(id)).seen.chairs[0]).not.toHaveProperty('seal');
  });

  test('who comes first has the colour, until the game begins; then it stays with the seat', async () => {
    const [ann, bob, eve] = [
      await Person.at(server, 'Ann'),
      await Person.at(server, 'Bob'),
      await Person.at(server, 'Eve'),
    ];
    for (const one of [ann, bob, eve]) await me(one, { colour: 'violet' });
    const id = await ann.open({ chairs: ['open', 'open', 'open'] });
    const colours = async () => (await chairsAt(ann, id)).map(({ colour }) => colour);
    await bob.sit(id, 1);
    await ann.sit(id, 0);
    expect(await colours()).toEqual([undefined, 'violet', undefined]);
    await bob.mustAct(id, { do: 'leave' });
    await eve.sit(id, 2);
    expect(await colours()).toEqual([undefined, undefined, 'violet']);
    await me(ann, { colour: 'black' });
    expect(await colours()).toEqual(['black', undefined, 'violet']);
    await ann.mustAct(id, { do: 'start' });
    await ann.reveal(id);
    await eve.reveal(id);
    expect(await colours()).toEqual(['black', 'violet']); // the empty chair is gone
    await me(ann, { colour: 'red', seal: 'sun' });
    expect((await chairsAt(ann, id))[0]).toMatchObject({ seal: 'sun', colour: 'black' });
    await eve.mustAct(id, { do: 'leave' });
    expect(await colours()).toEqual(['black', 'violet']);
    await bob.mustAct(id, { do: 'sit', chair: 1 });
    expect((await chairsAt(ann, id))[1]).toMatchObject({ name: 'Bob', colour: 'violet' });
  });

  test('erased, the seal is gone from finished games too', async () => {
    const { ann, bob, id } = await begun(server);
    await me(bob, { seal: 'rose' });
    for (const one of [ann, bob]) await one.mustAct(id, { do: 'abandon' });
    expect((await chairsAt(ann, id))[1]).toMatchObject({ seal: 'rose' });
    const [{ who }] = await store.findPersons('Bob', 1);
    const authorization = `Bearer ${await firstDeskToken(store)}`;
    const gone = await ann.ask('DELETE', `/api/desk/persons/${who}`, undefined, { authorization });
    expect(gone.status).toBe(200);
    expect((await chairsAt(ann, id))[1]).not.toHaveProperty('seal');
  });
});

test('a colour for every seat, no two alike, and nobody’s wish is lost', () => {
  expect(seatColours([null, null, null])).toEqual([0, 1, 2]);
  expect(seatColours(['blue', undefined, null])).toEqual([1, 0, 2]);
  expect(seatColours([undefined, 'red', 'yellow', null])).toEqual([1, 0, 2, 3]);
  for (let n = 0; n < 500; n++) {
    const wishes = COLOUR_NAMES.map((name, i) => (((n * 7919) >> i) & 1 ? name : null)).sort(() => ((n * 31) % 3) - 1);
    const colours = seatColours(wishes.slice(0, 2 + (n % 7)));
    expect(new Set(colours).size).toBe(colours.length);
    wishes.slice(0, colours.length).forEach((wish, seat) => {
      if (wish !== null) expect(COLOUR_NAMES[colours[seat]]).toBe(wish);
    });
  }
});

test('every seal can be drawn, and no two look alike', () => {
  const drawn = SEALS.map((name) => svgText(seal(name), {}, 'light'));
  expect(new Set(drawn).size).toBe(SEALS.length);
  for (const text of drawn) expect(wellFormed(text).problems).toEqual([]);
});
