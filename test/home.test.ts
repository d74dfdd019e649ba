import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import { favourite, SEATS, shelf } from '../src/web/home/shelf.ts';
import { de } from '../src/web/text/de.ts';
import { en } from '../src/web/text/en.ts';

test.each(GAME_IDS)('the front page says of %s what the game says of itself', async (id) => {
  const { game, texts } = await loadGame(id);
  expect(SEATS[id]).toEqual(game.seats);
  expect([de.games[id].title, en.games[id].title]).toEqual([texts.de.title, texts.en.title]);
});

test('a game is playable with rules and a board, and announced without', () => {
  const all = Object.keys(SEATS);
  for (const drawn of [[], ['baselland'], ['tybor', 'riga'], all]) {
    const { playable, coming } = shelf(new Set(drawn));
    expect(playable).toEqual(GAME_IDS.filter((id) => drawn.includes(id)));
    expect([...playable, ...coming].sort()).toEqual(all.toSorted());
  }
  const { playable } = shelf(new Set(all));
  expect([favourite(playable, 'tybor'), favourite(playable, null), favourite(playable, 'whist')]).toEqual([
    'tybor',
    'baselland',
    'baselland',
  ]);
  expect(favourite(['tybor'], 'baselland')).toBe('tybor');
});

test('every game on the shelf has a picture: its own, or one drawn for the announcement', () => {
  const drawn: Record<string, string> = {
    tybor: 'Tybor',
    'great-split': 'GreatSplit',
    riga: 'Riga',
    'guilds-of-london': 'Guilds',
  };
  for (const id of Object.keys(SEATS)) {
    const own = new URL(`../src/games/${id}/board/Picture.tsx`, import.meta.url);
    const ours = new URL(`../src/web/home/pictures/${drawn[id]}.tsx`, import.meta.url);
    expect([id, existsSync(own) || existsSync(ours)]).toEqual([id, true]);
  }
});
