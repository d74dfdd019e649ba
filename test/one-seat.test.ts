// A game for one: the others are in the rules, and it may be that no seat wins.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { openIo } from '../src/cli/io.ts';
import { winnersLine } from '../src/cli/sheet.ts';
import { simulateGame } from '../src/cli/simulate-game.ts';
import { count, openStatistics } from '../src/cli/statistics.ts';
import type { GameId } from '../src/games/index.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import { replay, verify } from '../src/table/replay.ts';
import { tallyOf } from '../src/table/series.ts';
import { textsOf } from '../src/text/package.ts';
import { openPlace, Person, playOut } from './server-client.ts';
import { toy } from './toy/package.ts';
import { solo } from './toy/solo.ts';

vi.mock(import('../src/games/index.ts'), async (importOriginal) => {
  const real = await importOriginal();
  const ids = [...real.GAME_IDS, 'draft' as GameId];
  const loadGame: typeof real.loadGame = async (id) => ((id as string) === 'draft' ? solo : await real.loadGame(id));
  const isGameId = (id: string): id is GameId => ids.includes(id as GameId);
  return { ...real, GAME_IDS: ids, isGameId, loadGame };
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('at the server', () => {
  test('is opened, started at once, played, proved fair and played again', async () => {
    const place = openPlace();
    closers.push(() => place.close());
    const server = await place.start();
    const ann = await Person.at(server, 'Ann');
    let id = await ann.open({ game: 'draft', chairs: ['me'], promise: ann.promise });
    await ann.mustAct(id, { do: 'start' });
    await ann.reveal(id);
    for (const games of [0, 1]) {
      const live = await ann.live(id);
      expect(live.seen).toMatchObject({ phase: 'playing', waitsFor: [0], you: 0, isHost: true });
      expect(live.seen.series).toHaveLength(games);
      await playOut([live]);
      expect(live.seen.result).toMatchObject({ winners: [], scores: [expect.any(Array)] });
      const { body } = await ann.get<string>(`/api/tables/${id}/record`);
      const record = parseRecord(body);
      expect([record.result!.winners, Object.keys(record.proof).sort()]).toEqual([
        [],
        ['attempt', 'commitment', 'contribution1', 'promise1', 'roll', 'secret'],
      ]);
      expect(verify(solo.game, record)).toBeNull();
      id = (await ann.post<{ id: string }>(`/api/tables/${id}/rematch`)).body.id;
      const { seen } = await ann.read(id);
      expect(seen.chairs).toMatchObject([{ kind: 'open', name: 'Ann' }]);
      expect(tallyOf(seen.series)).toMatchObject([
        { name: 'Ann', wins: 0, games: seen.series.map(() => ({ won: false })) },
      ]);
      await ann.sit(id, 0);
      await ann.mustAct(id, { do: 'start' });
      await ann.reveal(id);
    }
    await ann.mustAct(id, { do: 'askBack', to: 0 }); // alone, all agree at once
    expect((await ann.read(id)).seen.back).toBeNull();
    await ann.mustAct(id, { do: 'abandon' });
    expect((await ann.read(id)).seen.phase).toBe('abandoned');
  });

  test('a bot plays it to its end, also when its person sits out', async () => {
    const place = openPlace();
    closers.push(() => place.close());
    const server = await place.start({ thinker: { think: async () => 0, close: async () => {} } });
    const ann = await Person.at(server, 'Ann');
    for (const chairs of [['bot:greedy'], ['me']]) {
      const id = await ann.open({ game: 'draft', chairs });
      await ann.mustAct(id, { do: 'start' });
      if (chairs[0] === 'me') await ann.mustAct(id, { do: 'sitOut', bot: 'random' });
      const live = await ann.live(id);
      await live.until(() => live.seen.phase === 'finished');
      expect(live.seen.result!.winners).toEqual([]);
    }
  });

  test('has as many chairs as asked for, and no fewer than one', async () => {
    const place = openPlace();
    closers.push(() => place.close());
    const server = await place.start();
    const ann = await Person.at(server, 'Ann');
    const { status, body } = await ann.post<{ error: { facts: object } }>('/api/tables', { game: 'draft', chairs: [] });
    expect([status, body.error.facts]).toMatchObject([400, { min: 1, max: 4 }]);
    const id = await ann.open({ game: 'draft' });
    expect((await ann.read(id)).seen.chairs).toHaveLength(4);
    await ann.mustAct(id, { do: 'start' }); // the free chairs are taken away
    expect((await ann.read(id)).seen.chairs).toHaveLength(1);
  });
});

describe('at the terminal', () => {
  test('is simulated, counted, written down and played again', async () => {
    const statistics = openStatistics(1);
    for (const seed of ['a', 'b', 'c']) {
      const { record, decisions } = await simulateGame(solo, 1, {}, seed, ['greedy']);
      const { scores, winners } = record.result!;
      expect(winners).toEqual([]);
      count(statistics, { bots: ['greedy'], scores, winners, decisions, rival: null });
      const read = parseRecord(writeRecord(record));
      expect(read).toEqual(record);
      expect(verify(solo.game, read)).toBeNull();
      expect(replay(solo.game, read).broken).toBeNull();
    }
    expect(statistics.bySeat).toMatchObject([{ wins: 0, scores: { count: 3 } }]);
  });

  test.each([
    ['de', 'Der Schreiber gewinnt', 'Niemand gewinnt'],
    ['en', 'The clerk wins', 'Nobody wins'],
  ] as const)('says in %s who has won if it is no seat', async (language, clerk, nobody) => {
    const io = await openIo(language, false);
    expect(winnersLine([], textsOf(solo, language), io)).toBe(clerk);
    expect(winnersLine([], textsOf(toy, language), io)).toBe(nobody);
    expect(winnersLine(['Ann'], textsOf(solo, language), io)).toContain('Ann');
  });
});
