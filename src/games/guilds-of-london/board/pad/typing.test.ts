// A real table whose tiles and mayor cards say something else than Kontor's: what is typed on them counts.
import { describe, expect, test } from 'vitest';
import { named } from '../../../../parts/pad.ts';
import { isPadProblem } from '../../../../text/pad.ts';
import { inPlay } from '../../data/in-play.ts';
import { MAYOR_KINDS } from '../../data/tokens.ts';
import { pad } from '../../pad.ts';
import { typing } from '../../pad-cards.ts';
import type { PadPosition } from '../../pad-shape.ts';
import { texts as de } from '../../words/de/texts.ts';
import { texts as en } from '../../words/en/texts.ts';
import { emptyPad, filledUp, isPad, withPlayers } from './model.ts';

type Fields = Record<string, unknown>;
const full = filledUp(emptyPad(2) as PadPosition);
/** The first guild tile of the city is A's, who has these mayor cards. */
const [guild] = full.city.filter(({ tile }) => inPlay.builtIn.tables.guilds.some(({ id }) => id === tile));
function table(mayors: readonly string[], cards?: unknown, tile = guild.tile): Fields {
  const city = full.city.map((one) => (one === guild ? { ...one, tile, master: '#0' } : one));
  const [a, b] = full.players;
  const value = {
    ...full,
    city,
    players: [{ ...a, mayors, cardsInHand: 4 }, b],
    ...(cards !== undefined && { cards }),
  };
  return named(value, ['A', 'B']) as Fields;
}
const points = (input: unknown): number => {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${result.why}`);
  return result.players[0].total;
};
const mayor = (cells: Fields): Fields => ({ mayors: [{ id: 'MR01', ...cells }] });

describe('what is typed counts', () => {
  test('R10.2 a mayor card: what it counts, its points and its most', () => {
    expect(points(table(['MR01'], mayor({ kind: 'PER_CARD_IN_HAND', vp: 3, max: 30 })))).toBe(12);
    expect(points(table(['MR01'], mayor({ kind: 'PER_CARD_IN_HAND', vp: 3, max: 7 })))).toBe(7);
    expect(points(table(['MR01'], mayor({ kind: 'LONGEST_LINE', steps: [0, 9] })))).toBe(9);
  });
  test.each(Object.keys(MAYOR_KINDS))('R10.2 %s alone is enough', (kind) => {
    expect(points(table(['MR01'], mayor({ kind })))).toBeGreaterThanOrEqual(0);
    expect(points(table(['MR01'], mayor({ kind, steps: [] })))).toBeGreaterThanOrEqual(0);
  });
  test('R1.11 R1.4 the symbols and the number of a tile', () => {
    const red = mayor({ kind: 'PER_MASTER_SYMBOL', symbol: 'red', vp: 5 });
    const tile = (cells: Fields) => ({ guilds: [{ id: guild.tile, ...cells }] });
    expect(points(table(['MR01'], { ...red, ...tile({ symbols: ['red'] }) }))).toBe(5);
    expect(points(table(['MR01'], { ...red, ...tile({ symbols: ['pink', 'pink'] }) }))).toBe(0);
    const low = mayor({ kind: 'PRECEDENCE', from: 150, to: 160, vp: 6 });
    expect(points(table(['MR01'], { ...low, ...tile({ precedence: 155 }) }))).toBe(6);
    expect(points(table(['MR01'], low))).toBe(0);
  });
  test('and tiles and cards that Kontor does not have', () => {
    const cards = {
      guilds: [{ id: 'weavers', symbols: ['red'] }],
      mayors: [{ id: 'mine', kind: 'PER_MASTER_SYMBOL', symbol: 'red', vp: 4 }],
    };
    expect(points(table(['mine'], cards, 'weavers'))).toBe(4);
    expect(pad(table(['mine']))).toMatchObject({ why: 'unknownMayor' });
    expect(inPlay.edition).toBe(inPlay.builtIn);
  });
  test('it stands in the position, and goes through links and drafts', () => {
    const typed = typing.typed(full, 'mayors', 'MR01', { kind: 'BORDER' });
    expect(typed.cards?.mayors).toMatchObject([{ id: 'MR01', kind: 'BORDER' }]);
    expect(isPad(JSON.parse(JSON.stringify(typed)))).toBe(true);
    expect(withPlayers(typed, 3).cards).toEqual(typed.cards);
    expect(typing.untyped(typed, 'mayors', 'MR01')).toEqual(full);
  });
});

test.each<[string, string, unknown]>([
  ['notAnObject', 'cards', 'MR01'],
  ['unknownField', 'cards', { tokens: [] }],
  ['badCard', 'cards.mayors[0].id', mayor({ id: '__proto__', kind: 'BORDER' })],
  ['badCard', 'cards.mayors[0].id', { mayors: [{ id: 'mine' }] }],
  ['badCard', 'cards.guilds[0].id', { guilds: [{ id: 'MR01', symbols: ['red'] }] }],
  ['typedTwice', 'cards.mayors[1]', { mayors: [{ id: 'MR01' }, { id: 'MR01' }] }],
  ['typedRange', 'cards.mayors[0].vp', mayor({ vp: 1e9 })],
  ['notWhole', 'cards.mayors[0].vp', mayor({ vp: 'x' })],
  ['typedCount', 'cards.guilds[0].symbols', { guilds: [{ id: guild.tile, symbols: [] }] }],
  ['typedChoice', 'cards.mayors[0].kind', mayor({ kind: 'ALL' })],
])('%s at %s is refused in words', (why, at, cards) => {
  const found = pad(table([], cards));
  expect(found).toMatchObject({ why, at });
  if (!isPadProblem(found)) return;
  for (const { refusal } of [de, en]) expect(refusal(found)).toMatch(/^(?!.*(undefined|NaN|\?)).{10,}/);
});
