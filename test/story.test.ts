// Tybor's story at the server: eight tables, one after the other, with one tally.
import { afterEach, expect, test } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { storyOf, tallyOf } from '../src/table/series.ts';
import { openPlace, Person, playOut } from './server-client.ts';

const place = openPlace();
afterEach(() => place.close());

test('the next chapter is opened until the eighth, and a chapter that was ended early is played again', async () => {
  const tybor = await loadGame('tybor');
  const server = await place.start();
  const [ann, bob] = [await Person.at(server, 'Ann'), await Person.at(server, 'Bob')];
  let id = await ann.open({ game: 'tybor', preset: 'story', chairs: ['me', 'open'] });
  await bob.mustAct(id, { do: 'sit', chair: 1 });
  const chapters: string[] = [];
  const next = async (): Promise<string> => {
    const [one, other] = await Promise.all(
      [ann, bob].map((who) => who.post<{ id: string }>(`/api/tables/${id}/rematch`)),
    );
    expect(one.body.id).toBe(other.body.id);
    const { seen } = await ann.read(one.body.id);
    const host = seen.isHost ? ann : bob;
    for (const person of [ann, bob])
      await person.mustAct(one.body.id, {
        do: 'sit',
        chair: seen.chairs.findIndex(({ name }) => name === person.name),
      });
    id = one.body.id;
    await host.mustAct(id, { do: 'start' });
    return id;
  };
  await ann.mustAct(id, { do: 'start' });
  for (let games = 1; games <= 8; games++) {
    if (games === 3) {
      for (const person of [ann, bob]) await person.mustAct(id, { do: 'abandon' });
      await next();
    }
    const lives = [await ann.live(id), await bob.live(id)];
    const { seen } = lives[0];
    expect(storyOf(tybor, seen)).toMatchObject({ part: games, of: 8 });
    expect(seen.series).toHaveLength(games - 1);
    chapters.push((seen.view!.open as { chapter: string }).chapter);
    await playOut(lives);
    for (const live of lives) live.close();
    if (games < 8) await next();
  }
  expect(chapters).toEqual(['CH1', 'CH2', 'CH3', 'CH4', 'CH5', 'CH6', 'CH7', 'CH8']);
  const last = (await ann.read(id)).seen;
  expect(storyOf(tybor, last)?.next).toBeNull();
  expect(
    tallyOf(last.series)
      .map(({ name, games }) => [name, games.length])
      .sort(),
  ).toEqual([
    ['Ann', 7],
    ['Bob', 7],
  ]);
  await next();
  const anew = (await ann.read(id)).seen;
  expect([anew.settings, anew.series]).toEqual([{ scenario: 'random', chapter: 'story' }, []]);
});
