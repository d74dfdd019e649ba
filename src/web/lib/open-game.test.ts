// Which edition of a game a page draws with: that of its table, whatever else was opened, asked for or read meanwhile.
import { afterEach, expect, test, vi } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { GameRecord } from '../../kernel/record.ts';
import { packageOf } from '../../table/package-of.ts';
import { editionOf } from '../../table/replay.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { readRecord } from '../replay/read.ts';

vi.stubGlobal('document', { documentElement: { dataset: {} } }); // there is no page here
const { gameHere, openGame } = await import('./open-game.ts');
vi.unstubAllGlobals();

const { inPlay, kind } = (await loadGame('baselland')).editions!;
const { builtIn } = kind;
const own: Edition = { ...builtIn, id: 'own', name: 'Own' };

afterEach(() => inPlay.enter(builtIn));

test('the edition of whoever opened the game last is in play, also if that was loaded first', async () => {
  await openGame('baselland', own);
  expect([inPlay.edition.id, gameHere('baselland')]).toEqual(['own', null]);
  const [late, wanted] = await Promise.all([openGame('baselland', own), openGame('baselland')]);
  expect([late.game.edition.id, wanted.game.edition.id]).toEqual(['own', builtIn.id]);
  expect(inPlay.edition).toBe(builtIn);
  expect(gameHere('baselland')).toBe(wanted);
});

test('a record of a game with it is read without the built-in one coming into play in between', async () => {
  const { game } = await packageOf({ game: 'baselland', edition: own });
  const record: GameRecord = {
    game: 'baselland',
    rules: game.version,
    edition: editionOf(game),
    settings: {},
    seats: [0, 1].map((seat) => ({ name: `${seat}`, bot: null })),
    seed: { source: 'fast', text: 'x' },
    proof: {},
    choices: [],
    result: null,
  };
  await openGame('baselland', own);
  const entered: string[] = [];
  inPlay.table(
    () => inPlay.edition.id,
    (id) => entered.push(id),
  );
  expect(await readRecord(record, openGame)).toHaveProperty('model');
  expect(new Set(entered)).toEqual(new Set(['own']));
  const broken = { ...record, edition: { ...record.edition, data: { ...own, name: '' } } };
  expect(await readRecord(broken, openGame)).toHaveProperty('bad');
  expect(inPlay.edition.id).toBe('own');
});
