// Who wins at equal points, by what, with its numbers and its rule.
import { expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import type { Game, ScoreLine, State } from '../../src/kernel/types.ts';
import { outcomeOf } from '../../src/table/outcome.ts';
import { textsOf } from '../../src/text/package.ts';
import { tieSentence } from '../../src/text/tie.ts';
import { end } from '../../src/words/en/pages/end.ts';

const riga = await loadGame('riga');
const baselland = await loadGame('baselland');
const WORDS = { tied: end.tied, compared: end.tieCompared, shared: end.tieShared };
const NAMES = ['Anna', 'Ben', 'Dora'];

/** A game that has ended with these points, and with these numbers for each tie-break. */
function ended(game: Game, points: readonly number[], breaks: readonly (readonly number[])[] = []) {
  const state = { own: points.map(() => ({})) } as unknown as State;
  const labels = ['built', 'cash'];
  const lines = (seat: number): ScoreLine[] =>
    breaks.map((counts, i) => ({ rule: 'R9.5', label: labels[i], points: counts[seat] }));
  const { winners: _, tieBreak: __, ...rest } = game;
  const played = {
    ...rest,
    score: (_s: State, seat: number) => [{ rule: 'R9.1', label: 'printed', points: points[seat] }],
    ...(breaks.length > 0 && { tieBreak: (_s: State, seat: number) => lines(seat) }),
  } as unknown as Game;
  return outcomeOf(played, state);
}
const said = (pkg: typeof riga, { tie, winners }: ReturnType<typeof outcomeOf>): string => {
  const { text, rule } = tieSentence(tie!, winners, NAMES, textsOf(pkg, 'en'), WORDS);
  return `${text} ${rule}`;
};

test('without a tie nothing is compared', () => {
  expect(ended(riga.game, [58, 40, 57], [[1, 2, 3]]).tie).toBeUndefined();
});

test('the first tie-break that differs decides', () => {
  const outcome = ended(riga.game, [58, 40, 58], [[7, 12, 9], [4, 0, 2]]); // biome-ignore format: by seat
  expect(outcome.winners).toEqual([2]);
  expect(outcome.tie).toEqual({
    points: 58,
    seats: [0, 2],
    compared: [{ label: 'built', counts: [7, 9] }],
    rule: 'R9.5',
  });
  expect(said(riga, outcome)).toBe('Anna and Dora have 58 points each. Buildings: Anna 7, Dora 9. R9.5');
});

test('what is equal too is told, up to what decides', () => {
  const outcome = ended(riga.game, [58, 58, 58], [[9, 9, 7], [4, 5, 6]]); // biome-ignore format: by seat
  expect(outcome.winners).toEqual([1]);
  expect(said(riga, outcome)).toBe(
    'Anna, Ben and Dora have 58 points each. Buildings: Anna 9, Ben 9, Dora 7. Cash: Anna 4, Ben 5, Dora 6. R9.5',
  );
});

test('equals share the victory, and the rule says so', () => {
  const outcome = ended(riga.game, [58, 58, 1], [[9, 9, 7], [4, 4, 6]]); // biome-ignore format: by seat
  expect(outcome.winners).toEqual([0, 1]);
  expect(said(riga, outcome)).toContain('Cash: Anna 4, Ben 4. So they share the victory. R9.5');
  const plain = ended(baselland.game, [30, 30, 1]);
  expect(said(baselland, plain)).toBe('Anna and Ben have 30 points each. So they share the victory. R1.3');
});
