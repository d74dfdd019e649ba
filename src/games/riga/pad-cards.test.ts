// A real table whose cards say something else than Kontor's: what is typed on them counts, and nothing is refused for their sake.
import { describe, expect, test } from 'vitest';
import { isPadProblem } from '../../text/pad.ts';
import { BUILDINGS } from './data/buildings.ts';
import { inPlay } from './data/in-play.ts';
import { pad } from './pad.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

type Fields = Record<string, unknown>;
const MONEY: Fields = { tile: 'money' };
const FREE: Fields[] = [{ tile: 'riga', side: 'max' }, { tile: 'merchant', side: 'first' }, MONEY];
const table = (a: Fields, b: Fields, more: Fields = {}): Fields => ({
  players: [
    { name: 'A', ...a },
    { name: 'B', ...b },
  ],
  ...more,
});
function counted(input: unknown) {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${result.why}`);
  return result.players;
}
const points = (input: unknown, rule: string): number[] =>
  counted(input).map(({ lines }) => lines.reduce((sum, line) => sum + (line.rule === rule ? line.points : 0), 0));
const problem = (input: unknown) => {
  const result = pad(input);
  return isPadProblem(result) ? result : null;
};

describe('cards that Kontor does not know are no reason to refuse', () => {
  const GM = { modules: ['RG', 'GM'] };
  test('R10.5 a tile of persons lies where the players say', () => {
    const knight = { tile: 'knight', side: 'max', owner: 'A' };
    const noKnights = table({ buildings: ['visby-dom', 'danzig-dom'] }, {}, { ...GM, masters: [knight, ...FREE] });
    expect(points(noKnights, 'R10.9')).toEqual([4, 0]);
    const burgs = ['visby-burg', 'danzig-burg', 'tallinn-burg'];
    const free = table({ buildings: burgs }, {}, { ...GM, masters: [{ tile: 'knight', side: 'max' }, ...FREE] });
    expect(points(free, 'R10.9')).toEqual([0, 0]);
  });
  test('R10.5 but a city is a city', () => {
    const masters = [{ tile: 'visby', side: 'max', owner: 'A' }, ...FREE];
    expect(problem(table({}, {}, { ...GM, masters }))).toMatchObject({ why: 'ownerTooFew', at: 'masters[0]' });
  });
  test('R7.2 R7.11a R8.1 R11.3 nor are functions and persons that are made up', () => {
    const hand = ['grain', 'grain', 'grain', 'wine', 'wine', 'wine', 'glass'];
    const a = { buildings: ['visby-dom'], coins: 3, stored: 2, hand, covered: ['visby-dom'] };
    expect(problem(table(a, {}, { modules: ['RG', 'VB'] }))).toBeNull();
  });
  test('with all persons typed, what contradicts them is refused again', () => {
    const knight = { tile: 'knight', side: 'max', owner: 'A' };
    const cards = [
      { id: 'visby-dom', persons: ['merchant'] },
      { id: 'danzig-dom', persons: [] },
    ];
    const masters = [knight, ...FREE];
    const input = table({ buildings: ['visby-dom', 'danzig-dom'] }, {}, { ...GM, masters, cards });
    expect(problem(input)).toMatchObject({ why: 'ownerTooFew', at: 'masters[0]' });
    const two = { ...input, cards: cards.map(({ id }) => ({ id, persons: ['knight', 'knight'] })) };
    expect(points(two, 'R10.9')).toEqual([4, 0]);
  });
});

describe('what is typed on a card counts', () => {
  const a = { buildings: ['visby-dom', 'visby-kontor', 'danzig-burg'] };
  test('R9.1 its points', () => {
    expect(points(table(a, {}), 'R9.1')).toEqual([15, 0]);
    expect(points(table(a, {}, { cards: [{ id: 'visby-dom', vp: 11 }] }), 'R9.1')).toEqual([20, 0]);
  });
  test('R7.8 R7.10 its persons and what it counts at the end', () => {
    const cards = [
      { id: 'visby-dom', does: 'END_MERCHANT_CITIES', amount: 2 },
      { id: 'danzig-burg', persons: ['knight', 'merchant'] },
      { id: 'visby-kontor', does: 'END_SAME_CITY' },
    ];
    expect(points(table(a, {}, { cards }), 'R7.8')).toEqual([4, 0]);
    expect(points(table(a, {}, { cards }), 'R7.10')).toEqual([1, 0]);
    const elsewhere = cards.with(2, { id: 'visby-kontor', does: 'END_SAME_CITY', which: 'danzig' } as never);
    expect(points(table(a, {}, { cards: elsewhere }), 'R7.10')).toEqual([1, 0]);
    expect(points(table(a, {}, { cards: [{ id: 'visby-dom', does: 'NONE' }] }), 'R7.8')).toEqual([0, 0]);
  });
  test('and a card that Kontor does not have, if it says where it stands', () => {
    const own = { buildings: ['visby-boerse', 'handelshof'] };
    const cards = [
      { id: 'visby-boerse', vp: 5 },
      { id: 'handelshof', place: 'danzig', vp: 2 },
    ];
    expect(points(table(own, {}, { cards }), 'R9.1')).toEqual([7, 0]);
    expect(problem(table(own, {}))).toMatchObject({ why: 'unknownBuilding', at: 'players[0].buildings[0]' });
  });
  test('for this position only', () => {
    counted(table(a, {}, { cards: [{ id: 'visby-dom', vp: 11 }] }));
    expect([inPlay.edition === inPlay.builtIn, BUILDINGS['visby-dom'].vp]).toEqual([true, 6]);
    expect(problem(table({ buildings: ['x'] }, {}, { cards: [{ id: 'visby-dom', vp: 11 }] }))).not.toBeNull();
    expect(inPlay.edition).toBe(inPlay.builtIn);
  });
});

describe('what cannot stand on a card is refused in words', () => {
  const card = (cells: Fields): Fields => table({}, {}, { cards: [{ id: 'visby-dom', ...cells }] });
  test.each<[string, string, Fields]>([
    ['notAnObject', 'cards', table({}, {}, { cards: 'visby-dom' })],
    ['tooLong', 'cards', table({}, {}, { cards: Array.from({ length: 201 }, (_, i) => ({ id: `visby-${i}` })) })],
    ['notAnObject', 'cards[0]', table({}, {}, { cards: [null] })],
    ['badCard', 'cards[0].id', table({}, {}, { cards: [{}] })],
    ['badCard', 'cards[0].id', card({ id: '__proto__' })],
    ['badCard', 'cards[0].id', card({ id: 'constructor', place: 'visby' })],
    ['badCard', 'cards[0].id', card({ id: 'x'.repeat(1000) })],
    ['badCard', 'cards[0].id', card({ id: 'boerse' })],
    ['typedTwice', 'cards[1]', table({}, {}, { cards: [{ id: 'visby-dom' }, { id: 'visby-dom' }] })],
    ['typedRange', 'cards[0].vp', card({ vp: 1e9 })],
    ['typedRange', 'cards[0].vp', card({ vp: -1 })],
    ['notWhole', 'cards[0].vp', card({ vp: '6' })],
    ['tooLong', 'cards[0].persons', card({ persons: ['knight', 'knight', 'knight'] })],
    ['typedChoice', 'cards[0].persons[0]', card({ persons: ['king'] })],
    ['typedChoice', 'cards[0].does', card({ does: 'FLY' })],
    ['unknownField', 'cards[0]', card({ origin: 'S' })],
  ])('%s at %s', (why, at, input) => {
    const found = problem(input)!;
    expect(found).toMatchObject({ why, at });
    for (const { refusal } of [de, en]) {
      expect(refusal(found)).not.toMatch(/undefined|NaN|\?/);
      expect(refusal(found)!.length).toBeGreaterThan(10);
    }
  });
});
