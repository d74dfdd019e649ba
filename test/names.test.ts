// A new name reaches every chair of its person, for all to see; finished games keep the old one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshSeed } from '../src/fair/source.ts';
import { loadGame } from '../src/games/index.ts';
import type { RunningServer } from '../src/server/server.ts';
import { carryOut } from '../src/table/acts.ts';
import { EMPTY } from '../src/table/doing.ts';
import { type Opening, openTable } from '../src/table/table.ts';
import type { Table } from '../src/table/types.ts';
import { begun, openPlace, type Person } from './server-client.ts';

const place = openPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await place.start();
});
afterAll(() => place.close());

const rename = (person: Person, name: string) => person.post<{ name: string }>('/api/me', { name });
const namesAt = async (person: Person, id: string) => (await person.read(id)).seen.chairs.map(({ name }) => name);

describe('a new name', () => {
  test('is on every chair, where others see it come', async () => {
    const { ann, bob, id } = await begun(server);
    const open = await ann.open({ chairs: ['me', 'open'] });
    const eyes = await bob.live(id);
    expect((await rename(ann, 'Hannah')).body).toMatchObject({ name: 'Hannah' });
    await eyes.until(() => eyes.seen.chairs[0].name === 'Hannah');
    expect(await namesAt(bob, id)).toEqual(['Hannah', bob.name]);
    expect(await namesAt(bob, open)).toEqual(['Hannah', '']);
    expect(eyes.log.at(-1)).toMatchObject({ by: 0, act: 'rename', events: [] });
    eyes.close();
  });

  test('leaves the game as it is: whose turn it is, what can be taken back, and the clocks', async () => {
    const { ann, bob, id } = await begun(server, { pace: 'day' });
    const { seq: _, chairs: before, ...rest } = (await bob.read(id)).seen;
    await rename(ann, 'Hannah');
    const { seq: __, chairs: after, ...still } = (await bob.read(id)).seen;
    expect(still).toEqual(rest);
    expect(after).toEqual(before.with(0, { ...before[0], name: 'Hannah' }));
  });

  test('does not reach a game that is over, nor its record', async () => {
    const { ann, bob, id } = await begun(server);
    await ann.mustAct(id, { do: 'abandon' });
    await bob.mustAct(id, { do: 'abandon' });
    const { body: record } = await ann.get<string>(`/api/tables/${id}/record`);
    await rename(ann, 'Hannah');
    expect(await namesAt(bob, id)).toEqual([ann.name, bob.name]);
    expect((await ann.get<string>(`/api/tables/${id}/record`)).body).toBe(record);
    expect((await ann.get<{ name: string }>('/api/me')).body.name).toBe('Hannah');
  });

  test('that is the same, or none, changes nothing', async () => {
    const { ann, id } = await begun(server);
    const { seq } = (await ann.read(id)).seen;
    expect((await rename(ann, ann.name)).status).toBe(200);
    expect((await rename(ann, ' \u200b ')).status).toBe(400);
    expect((await ann.read(id)).seen.seq).toBe(seq);
  });

  test('is nothing that a page or a program can send to a table by itself', async () => {
    const { ann, id } = await begun(server);
    expect((await ann.act(id, { do: 'rename' })).status).toBe(400);
  });
});

const NOW = 1000;
const pkg = await loadGame('baselland');
/** A table where these people have started to play; each is `who` and the number of the seat. */
function tableAt(names: readonly string[], how: Partial<Opening> = {}): Table {
  const chairs = names.map((name, seat) => ({ ...EMPTY, kind: 'person' as const, who: `who ${seat}`, name }));
  const usual = { id: 'table', game: 'baselland', settings: {}, pace: 'live', help: 'full', isPublic: false } as const;
  const { table } = openTable(pkg, { ...usual, chairs, host: 'who 0', secret: freshSeed(), now: NOW, ...how });
  carryOut(table, { do: 'start' }, { pkg, now: NOW, by: { who: 'who 0', name: names[0] } });
  return table;
}

describe('at the table', () => {
  const renamed = (table: Table, who: string, name: string): Table => {
    const outcome = carryOut(table, { do: 'rename' }, { pkg, now: NOW, by: { who, name } });
    if ('refusal' in outcome) throw new Error(outcome.refusal.why);
    return table;
  };

  test('finished games of the series name their winners as they were called then', () => {
    const table = tableAt(['Ann', 'Bob']);
    const results = ['Bob', 'Ann'].map((name) => ({ name, bot: null, points: 7, won: false }));
    table.series = [{ table: 'before', settings: {}, results }];
    expect(renamed(table, 'who 0', 'Hannah').series[0].results).toEqual(results);
    expect(table.chairs.map(({ name }) => name)).toEqual(['Hannah', 'Bob']);
  });
  test('a chair kept for the person has the new name too', () => {
    const table = tableAt(['Ann', 'Bob'], { absent: 'open', pace: 'hour' });
    const seat = table.clocks.findIndex(({ since }) => since !== null);
    const late = NOW + 24 * 3600_000;
    const outcome = carryOut(table, { do: 'timeUp', seat }, { pkg, now: late, by: { house: true } });
    expect(outcome).toHaveProperty('entry');
    expect(table.chairs[seat]).toMatchObject({ kind: 'open', name: ['Ann', 'Bob'][seat] });
    renamed(table, `who ${seat}`, 'Hannah');
    expect(table.chairs[seat]).toMatchObject({ kind: 'open', name: 'Hannah' });
    expect(table.clocks[seat].lost).toEqual({ who: `who ${seat}`, name: 'Hannah' });
  });
  test('nobody else’s chair', () => {
    const table = tableAt(['Ann', 'Bob']);
    expect(carryOut(table, { do: 'rename' }, { pkg, now: NOW, by: { who: 'eve', name: 'Eve' } })).toEqual({
      refusal: { rule: '', why: 'notSeated' },
    });
  });
});
