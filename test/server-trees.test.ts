// Pages are told as a tree what has changed in the open part of a position, programs as a list: both know the same afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server/server.ts';
import { allHave, begun, type Live, openPlace, Person } from './server-client.ts';

const place = openPlace();
let server: RunningServer;
beforeAll(async () => {
  server = await place.start();
});
afterAll(() => place.close());

const updatesOf = ({ messages }: Live) => messages.filter((message) => message.type === 'update');
const MOVES = 40;

test.each(['baselland', 'great-split', 'tybor'])(
  '%s: whoever is told in whichever way knows the same',
  async (game) => {
    const { ann, bob, id } = await begun(server, { game });
    const watcher = new Person(server.url, 'nobody');
    const pages = [await ann.live(id, '0&tree=1'), await bob.live(id, '0&tree=1'), await watcher.live(id, '0&tree=1')];
    const programs = [await ann.live(id), await bob.live(id), await watcher.live(id)];
    for (let move = 0; move < MOVES; move++) {
      const acting = pages.find(({ seen }) => Person.wish(seen) !== null);
      if (acting === undefined) break;
      await acting.mustAct(Person.wish(acting.seen)!);
      await allHave([...pages, ...programs]);
      for (const [i, page] of pages.entries()) expect(page.seen).toEqual(programs[i].seen);
    }
    const bytes = (lives: readonly Live[]): number => JSON.stringify(lives.flatMap(updatesOf)).length;
    expect(updatesOf(programs[0]).length).toBeGreaterThan(10);
    expect(programs.flatMap(updatesOf).every((update) => !('open' in update))).toBe(true);
    expect(pages.flatMap(updatesOf).some((update) => 'open' in update)).toBe(true);
    expect(bytes(pages)).toBeLessThan(bytes(programs));
    for (const live of [...pages, ...programs]) live.close();
  },
);

test('nothing else may be asked for', async () => {
  const ann = await Person.at(server, 'Ann');
  const id = await ann.open({ chairs: ['me', 'open'], promise: ann.promise });
  expect((await ann.get(`/api/tables/${id}/live?from=0&tree=2`)).status).toBe(400);
});
