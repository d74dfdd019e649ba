// A real table whose boards and characters say something else than Kontor's: what is typed counts.
import { expect, test } from 'vitest';
import { isPadProblem } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { pad } from './pad.ts';
import { typing } from './pad-cards.ts';
import { CUBE_TRACKS } from './pad-shape.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

type Fields = Record<string, unknown>;
const START = Object.fromEntries(CUBE_TRACKS.map((track) => [track, 3]));
const table = (cards: unknown, tracks: Fields = {}, character = 'CH-1'): Fields => ({
  slider: 12,
  players: [
    { name: 'A', character, prestige: 10, tracks: { ...START, ...tracks } },
    { name: 'B', character: 'CH-2', prestige: 10, tracks: START },
  ],
  ...(cards !== undefined && { cards }),
});
const points = (input: unknown, label: string, resource?: string): number => {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${result.why}`);
  const lines = result.players[0].lines.filter((line) => line.label === label);
  return lines.reduce(
    (sum, { points: n, facts }) => sum + (resource === undefined || facts?.resource === resource ? n : 0),
    0,
  );
};
const { values } = typing.rowOf({}, 'resources', 'book') as unknown as { values: (number | null)[] };
const book = (at: number, value: number) => ({ resources: [{ id: 'book', values: values.with(at, value) }] });

test('R10.2 what books are worth where the cube stands: more or less than before it', () => {
  expect(points(table(book(3, 33)), 'book')).toBe(33);
  expect(points(table(book(6, 1), { book: 6 }), 'book')).toBe(1);
  expect(points(table(book(6, 1), { book: 3 }), 'book')).toBeLessThanOrEqual(1);
});
test('R10.3 a zone of the art market', () => {
  const zones = ['farAbove', 'above', 'exactly', 'below'].map((id) => ({ id, points: 17 }));
  expect(points(table({ zones }, { artwork: 12 }), 'artwork')).toBe(17);
});
test('R10.5 orders of a track and of a character, and stars', () => {
  const cards = {
    resources: [{ id: 'topaz', orders: [3, 1, 2, 3] }],
    seals: [{ id: 'topaz_seal', starsAt: [2], stars: [4] }],
    characters: [{ id: 'CH-1', orders: { topaz: 2 }, start: {} }],
  };
  expect(points(table(cards), 'order', 'topaz')).toBe((3 + 2) * 4);
});
test('R0.4 a longer track, and a character that Kontor does not have', () => {
  expect(pad(table(undefined, { book: 24 }))).toMatchObject({ why: 'beyondTheTrack' });
  const cards = { resources: [{ id: 'book', last: 24 }], characters: [{ id: 'baron', orders: { book: 1 } }] };
  expect(points(table(cards, { book: 24 }, 'baron'), 'book')).toBeGreaterThan(0);
  expect(inPlay.edition).toBe(inPlay.builtIn);
});
test('lists that do not fit together count as far as they do', () => {
  const cards = {
    resources: [
      { id: 'book', values: [] },
      { id: 'gold', values: [1, 2] },
      { id: 'topaz', last: 4, values: [null, null] },
    ],
    seals: [
      { id: 'gold_seal', starsAt: [9, 1], stars: [2] },
      { id: 'book_seal', starsAt: [] },
    ],
  };
  const result = pad(table(cards));
  if (isPadProblem(result)) throw new Error(result.why);
  for (const { total } of result.players) expect(Number.isInteger(total)).toBe(true);
});

test.each<[string, string, unknown]>([
  ['notAnObject', 'cards', 'x'],
  ['unknownField', 'cards', { cards: [] }],
  ['badCard', 'cards.resources[0].id', { resources: [{ id: 'silver' }] }],
  ['badCard', 'cards.characters[0].id', { characters: [{ id: '__proto__' }] }],
  ['typedTwice', 'cards.zones[1]', { zones: [{ id: 'above' }, { id: 'above' }] }],
  ['typedRange', 'cards.zones[0].points', { zones: [{ id: 'above', points: 1e9 }] }],
  ['notWhole', 'cards.resources[0].values[1]', { resources: [{ id: 'book', values: [0, 'x'] }] }],
  ['unknownField', 'cards.characters[0].orders', { characters: [{ id: 'CH-1', orders: { prestige: 1 } }] }],
])('%s at %s is refused in words', (why, at, cards) => {
  const found = pad(table(cards));
  expect(found).toMatchObject({ why, at });
  if (!isPadProblem(found)) return;
  for (const { refusal } of [de, en]) expect(refusal(found)).toMatch(/^(?!.*(undefined|NaN|\?)).{10,}/);
});
