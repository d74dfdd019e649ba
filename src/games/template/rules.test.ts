// One worked example a rule; the title is its number and a sentence.
import { expect, test } from 'vitest';
import type { Game } from '../../kernel/types.ts';
import { tableOf } from '../table.testing.ts';
import { CARD_IDS, type CardId } from './data/cards.ts';
import { game } from './game.ts';
import type { Happened, S } from './types.ts';

/** A table with these hands and rows, in the middle of the game; what is not named lies in the deck. */
function scene(hands: readonly CardId[][], rows: readonly CardId[][] = hands.map(() => [])) {
  const table = tableOf<Happened>(game as Game, hands.length);
  const state = table.state as S;
  const used = new Set([...hands.flat(), ...rows.flat()]);
  state.dark.deck = CARD_IDS.filter((card) => !used.has(card));
  state.open.rows = rows.map((row) => row.slice());
  for (const [seat, own] of state.own.entries()) own.hand = hands[seat].slice();
  return { ...table, state };
}

test('R1.1 R1.2 everybody gets three of the twelve cards', () => {
  const table = tableOf<Happened>(game as Game, 4);
  const state = table.state as S;
  table.run([{ do: 'deal' }]);
  expect(state.own.map(({ hand }) => hand.length)).toEqual([3, 3, 3, 3]);
  expect(state.dark.deck).toEqual([]);
  expect(game.pieces(state).toSorted()).toEqual(CARD_IDS.toSorted());
});

test('R2.1 R2.2 all pick at once, and nothing is seen before the last one has', () => {
  const { state, run, attempt, asked } = scene([
    ['salt1', 'wax2'],
    ['salt3', 'cloth4'],
  ]);
  run([{ do: 'round' }]);
  expect([asked(0), asked(1)]).toEqual(['pick', 'pick']);
  expect(attempt('cloth4', 1)).toBeNull();
  expect(state.open.rows).toEqual([[], []]);
  expect(attempt('wax2', 0)).toBeNull();
  expect(state.open.rows.map((row) => row[0])).toEqual(['wax2', 'cloth4']);
});

test('R2.1 a card of somebody else is refused', () => {
  const { run, attempt } = scene([
    ['salt1', 'wax2'],
    ['salt3', 'cloth4'],
  ]);
  run([{ do: 'round' }]);
  expect(attempt('salt3', 0)).toEqual({ rule: 'R2.1', why: 'notInHand', facts: { card: 'salt3' } });
});

test('R2.3 hands go to the left', () => {
  const { state, run } = scene([['salt1'], ['salt2'], ['salt3']]);
  run([{ do: 'passHands' }]);
  expect(state.own.map(({ hand }) => hand[0])).toEqual(['salt3', 'salt1', 'salt2']);
});

test('R2.4 a last card is laid out by itself, and the game ends', () => {
  const { state, run, engine } = scene([['salt1'], ['wax4']]);
  run([{ do: 'round' }]);
  expect(state.open.rows).toEqual([['salt1'], ['wax4']]);
  expect(engine.isOver(state)).toBe(true);
});

test('R3.1 R3.2 values count, and all three goods bring 5', () => {
  const rows: CardId[][] = [
    ['salt1', 'cloth2', 'wax1'],
    ['salt4', 'salt3', 'wax4'],
  ];
  expect(scene([[], []], rows).totals()).toEqual([1 + 2 + 1 + 5, 4 + 3 + 4]);
});

test('R3.3 the highest card decides between equals', () => {
  const rows: CardId[][] = [
    ['salt3', 'salt2'],
    ['cloth4', 'cloth1'],
  ];
  expect(scene([[], []], rows).winners()).toEqual([1]);
});
