// What `kontor new-game` copies obeys every law where it lies; it is in no list of games.
import { expect, test } from 'vitest';
import { about } from '../src/games/template/about.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { neverTold, nothingSeen, wordsOf } from './laws/all.ts';
import { everything } from './laws/cover.ts';
import { GAMES, obeyed } from './laws/game.ts';

test('the template of a game obeys every law', async () => {
  const [pkg] = await Promise.all([about.load(), ...LANGUAGES.map(about.loadWords)]);
  const words = await wordsOf(pkg);
  const seen = nothingSeen();
  for (let i = 0; i < 5 * GAMES; i++)
    for (const [at, row] of everything(pkg.game).entries()) obeyed(pkg.game, row, `template ${i}/${at}`, words, seen);
  expect(neverTold(pkg.game, seen)).toEqual([]);
  expect(Object.keys(pkg.game.steps).filter((step) => !seen.steps.has(step))).toEqual([]);
  expect([...seen.refusals].toSorted()).toEqual(['notInHand', 'notOffered']);
  expect(seen.undone).toBeGreaterThan(seen.games);
});
