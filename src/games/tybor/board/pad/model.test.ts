import { expect, test } from 'vitest';
import { placesOf, pressed } from '../../../../parts/pad/cards.ts';
import { named } from '../../../../parts/pad.ts';
import { isPadProblem } from '../../../../text/pad.ts';
import type { ListShape, ObjectShape } from '../../../../text/shape.ts';
import { pad } from '../../pad.ts';
import { typing } from '../../pad-cards.ts';
import { type PadPosition, POSITION } from '../../pad-shape.ts';
import { copiesOf, emptyPad, isPad, withPlayers } from './model.ts';

const NAMES = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans'];
const isFine = (value: PadPosition): boolean => !isPadProblem(pad(named(value, NAMES)));

/** A press as the box of cards takes it, for somebody who collects citizens. */
function press(value: PadPosition, seat: number, row: string): PadPosition {
  const lists = ['citizens', 'workers'];
  const card = { key: row, codes: copiesOf(row, value.players.length) };
  const [place] = placesOf((POSITION.properties.players as ListShape).items as ObjectShape, row);
  return { ...value, players: value.players.with(seat, pressed(value.players, seat, card, place, lists)) };
}
const citizens = (value: PadPosition, seat: number): readonly string[] => value.players[seat].citizens;

test.each([5, 6, 7, 8])('R10.6 with %i players presses on a card count one, two, none', (players) => {
  const one = press(emptyPad(players), 0, 'FA01');
  const two = press(one, 0, 'FA01');
  expect([one, two, press(two, 0, 'FA01')].map((value) => citizens(value, 0))).toEqual([
    ['FA01'],
    ['FA01', 'FA01b'],
    [],
  ]);
  expect(isFine(two)).toBe(true);
});

test.each([2, 3, 4])('R10.4 with %i players a second press takes the card back', (players) => {
  const one = press(emptyPad(players), 0, 'FA01');
  expect(citizens(one, 0)).toEqual(['FA01']);
  expect(citizens(press(one, 0, 'FA01'), 0)).toEqual([]);
});

test('R10.6 somebody else’s copy leaves one to take; a third is there and the pad remarks it', () => {
  const others = press(emptyPad(5), 1, 'FA01');
  const mine = press(others, 0, 'FA01');
  expect(citizens(mine, 0)).toEqual(['FA01b']);
  expect(citizens(press(mine, 0, 'FA01'), 0)).toEqual([]);
  const third = press(mine, 2, 'FA01');
  expect(pad(named(third, NAMES))).toMatchObject({ remarks: [{ why: 'cardThrice', rule: 'R10.6' }] });
  expect(citizens(press(third, 2, 'FA01'), 2)).toEqual([]);
});

test('R10.1 from five players on two may have the same order; back at four everybody has another', () => {
  for (let players = 2; players <= 8; players++) expect(isFine(emptyPad(players))).toBe(true);
  const twice = { ...emptyPad(5), players: emptyPad(5).players.map((one) => ({ ...one, order: 'O2' as const })) };
  const paired = { ...twice, players: twice.players.map((one, i) => (i < 2 ? one : { ...one, order: `O${i}` })) };
  expect(paired.players.map(({ order }) => order)).toEqual(['O2', 'O2', 'O2', 'O3', 'O4']);
  const settled = withPlayers(paired as PadPosition, 4);
  expect(settled.players.map(({ order }) => order)).toEqual(['O2', 'O1', 'O4', 'O3']);
  expect(isFine(withPlayers(settled, 8))).toBe(true);
});

test('R10.4 a pad that was kept with second copies by their own names still reads', () => {
  const kept = emptyPad(5);
  const old = {
    ...kept,
    players: kept.players.map((one, i) => (i === 4 ? { ...one, order: 'O1b', workers: ['FA01', 'FA01b'] } : one)),
  };
  expect(isPad(old)).toBe(true);
  expect(isFine(old as PadPosition)).toBe(true);
});

test('what is typed on cards stands in the position, and goes through links and drafts', () => {
  const once = typing.typed(emptyPad(2) as PadPosition, 'people', 'FA01', { work: 9, profession: 'farmer' });
  expect(once.cards).toEqual({ people: [{ id: 'FA01', work: 9 }] });
  const more = typing.typed(once, 'chapters', 'CH2', { points: 1 });
  expect(isPad(JSON.parse(JSON.stringify(more)))).toBe(true);
  expect(withPlayers(more, 3).cards).toEqual(more.cards);
  expect(typing.rowOf(more, 'people', 'FA01')).toMatchObject({ work: 9 });
  const back = typing.untyped(
    typing.typed(more, 'people', 'FA01', { work: typing.rowOf({}, 'people', 'FA01')?.work }),
    'chapters',
    'CH2',
  );
  expect(back).toEqual(emptyPad(2));
  for (const cards of ['x', [], { people: 7 }, { people: [{ id: 'FA01', work: 1e6 }] }, { ships: [] }])
    expect(isPad({ ...emptyPad(2), cards })).toBe(false);
});
