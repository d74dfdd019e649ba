// What the turn bar says, from what a viewer sees.

import { describe, expect, test } from 'vitest';
import { SAID } from '../../scripts/words.ts';
import { total } from '../../src/kernel/score.ts';
import { emptyChair } from '../../src/table/doing.ts';
import { textsOf } from '../../src/text/package.ts';
import { isSealed, sentenceOf } from '../../src/web/table/sentence.ts';
import { toy } from '../toy/package.ts';
import { solo } from '../toy/solo.ts';
import { At, atTable } from './at.ts';

const { de, en } = SAID;
const people = ['anna', 'ben', 'carl'];
const says = (at: At, who: string | null, words = en): string =>
  sentenceOf({ pkg: at.pkg, seen: at.sees(who), texts: textsOf(at.pkg, 'en'), names: people }, words);

describe('while all choose at once', () => {
  /** Without the last step of the lane, which shows something and has to be confirmed. */
  const plain = {
    ...toy,
    game: { ...toy.game, steps: { ...toy.game.steps, seal: { run() {} } } },
  };
  const done = (at: At, who: string) => {
    for (let i = 0; i < 2; i++) at.picks(who);
  };

  test('after choosing you are told that it is sealed, who is still choosing, and that you can change it', () => {
    const at = atTable(plain, people);
    expect(says(at, 'anna')).toBe('choose');
    done(at, 'anna');
    expect(says(at, 'anna')).toBe('Your choice is sealed. ben and carl are still choosing.');
    expect(says(at, 'anna', de)).toBe('Deine Wahl ist versiegelt. ben und carl wählen noch.');
    expect([isSealed(at.sees('anna')), at.sees('anna').canUndo, isSealed(at.sees('ben'))]).toEqual([true, true, false]);
    done(at, 'ben');
    expect(says(at, 'anna')).toBe('Your choice is sealed. carl is still choosing.');
    at.done('anna', { do: 'undo' });
    expect([says(at, 'anna'), isSealed(at.sees('anna'))]).toEqual(['choose', false]);
    expect(says(at, null)).toBe('anna and carl to move');
  });

  test('the last one ends the round, and until then the others wait', () => {
    const at = atTable(plain, people);
    for (const who of people) done(at, who);
    expect(at.sees('carl').mustConfirm).toBe(true);
    expect(isSealed(at.sees('carl'))).toBe(false);
    expect(says(at, 'anna')).toBe('Waiting for carl');
  });
});

test('if no seat has won, the game says who did, or it was nobody', () => {
  const at = new At(solo, [emptyChair('open')]);
  at.sits('anna', 0);
  at.starts();
  for (let i = 0; at.table.phase === 'playing' && i < 100; i++)
    if (at.sees('anna').mustConfirm) at.done('anna', { do: 'confirm' });
    else at.picks('anna');
  expect(says(at, 'anna')).toBe('The clerk wins');
  const [seen, texts] = [at.sees('anna'), textsOf(toy, 'en')];
  expect(sentenceOf({ pkg: toy, seen, texts, names: people }, en)).toBe('Nobody wins this time');
  const rival = () => ({ name: 'Rik', score: 71, lines: [] });
  const best = Math.max(...seen.result!.scores.map(total));
  expect(sentenceOf({ pkg: { rival }, seen, texts, names: people }, en)).toBe(`Rik wins 71 : ${best}`);
});
