// A real table whose cards say something else than Kontor's: what is typed on them counts, and nothing is refused for their sake.
import { describe, expect, test } from 'vitest';
import { isPadProblem } from '../../text/pad.ts';
import { inPlay } from './data/in-play.ts';
import { PERSONS } from './data/persons.ts';
import { pad } from './pad.ts';
import { texts as de } from './words/de/texts.ts';
import { texts as en } from './words/en/texts.ts';

type Fields = Record<string, unknown>;
const table = (a: Fields, cards: unknown, more: Fields = {}): Fields => ({
  scenario: 'SC2',
  chapter: 'CH7',
  players: [
    { name: 'A', order: 'O1', ...a },
    { name: 'B', order: 'O2' },
  ],
  ...more,
  ...(cards !== undefined && { cards }),
});
const points = (input: unknown, rule: string): number => {
  const result = pad(input);
  if (isPadProblem(result)) throw new Error(`${result.at}: ${result.why}`);
  return result.players[0].lines.reduce((sum, line) => sum + (line.rule === rule ? line.points : 0), 0);
};
const small = (...ids: string[]): Fields => ({ buildings: ids.map((id) => ({ id, size: 'small' })) });

describe('what is typed on a card counts', () => {
  test('R8.1.1 the points of a building', () => {
    const a = { buildings: [{ id: 'BG03', size: 'large' }] };
    expect(points(table(a, { buildings: [{ id: 'BG03', large: 17, small: 1 }] }), 'R8.1.1')).toBe(17);
  });
  test('R8.1.2 R8.1.4 its effect, which counts its own colour unless another is typed', () => {
    const a = small('BG03', 'BG01', 'BB01', 'BB03');
    const typed = (cells: Fields) => table(a, { buildings: [{ id: 'BG03', ...cells }] });
    expect(points(typed({ effect: null }), 'R8.1.4')).toBe(0);
    expect(points(typed({ effect: 'pair' }), 'R8.1.4')).toBeGreaterThan(0);
    expect(points(typed({ effect: 'pair', counts: 'red' }), 'R8.1.4')).toBe(0);
    expect(points(typed({ effect: 'set4', counts: 'red' }), 'R8.1.3')).toBe(0);
  });
  test('R8.2.5 its symbol, and the profession of a person', () => {
    expect(points(table(small('BG03'), { buildings: [{ id: 'BG03', symbol: 'priest' }] }), 'R8.2.5')).toBe(5);
    const citizens = { citizens: ['FA01'] };
    expect(points(table(citizens, { people: [{ id: 'FA01', profession: 'priest' }] }), 'R8.2.5')).toBe(5);
  });
  test('R8.3 R8.4 R8.5 scenario, chapter and secret order', () => {
    const a = { citizens: ['FA01'], workers: ['FA02'], buildings: [{ id: 'BG03', size: 'large' }] };
    expect(points(table(a, { scenarios: [{ id: 'SC2', every: 1, points: 6 }] }), 'R8.3')).toBe(6);
    const chapters = [{ id: 'CH7', goal: 'citizens', threshold: 1, points: 8 }];
    expect(points(table(a, { chapters }), 'R8.4.6')).toBe(8);
    const work = [{ id: 'CH7', goal: 'work_left', threshold: 9, points: 8 }];
    expect(points(table(a, { chapters: work }), 'R8.4.4')).toBe(0);
    expect(points(table(a, { chapters: work, people: [{ id: 'FA02', work: 9 }] }), 'R8.4.4')).toBe(8);
    const orders = [{ id: 'O1', colours: ['green', 'green', 'green'], points: 7 }];
    expect(points(table(a, { orders }), 'R8.5')).toBe(7);
  });
  test('and a card that Kontor does not have, if it says what it is', () => {
    const cards = {
      people: [{ id: 'PR99' }, { id: 'abt', profession: 'priest' }],
      buildings: [{ id: 'BG99', small: 4 }],
    };
    const a = { ...small('BG99'), citizens: ['PR99', 'abt'] };
    expect([points(table(a, cards), 'R8.1.1'), points(table(a, cards), 'R8.2.5')]).toEqual([4, 5]);
    expect(pad(table(a, undefined))).toMatchObject({ why: 'unknownPerson', at: 'players[0].citizens[0]' });
  });
  test('for this position only', () => {
    const { work } = PERSONS.FA01;
    expect(isPadProblem(pad(table({}, { people: [{ id: 'FA01', work: work + 1 }] })))).toBe(false);
    expect([inPlay.edition === inPlay.builtIn, PERSONS.FA01.work]).toEqual([true, work]);
  });
});

describe('what cannot stand on a card is refused in words', () => {
  const person = (cells: Fields): Fields => table({}, { people: [{ id: 'FA01', ...cells }] });
  const chapter = (cells: Fields): Fields => table({}, { chapters: [{ id: 'CH1', ...cells }] });
  test.each<[string, string, Fields]>([
    ['notAnObject', 'cards', table({}, 'FA01')],
    ['unknownField', 'cards', table({}, { ships: [] })],
    ['notAnObject', 'cards.people', table({}, { people: 'FA01' })],
    ['tooLong', 'cards.people', table({}, { people: Array.from({ length: 201 }, (_, i) => ({ id: `FA${i}` })) })],
    ['badCard', 'cards.people[0].id', person({ id: '__proto__' })],
    ['badCard', 'cards.people[0].id', person({ id: 'BG01', profession: 'priest' })],
    ['badCard', 'cards.people[0].id', person({ id: 'FA01b' })],
    ['badCard', 'cards.people[0].id', person({ id: 'x'.repeat(999) })],
    ['badCard', 'cards.chapters[0].id', chapter({ id: 'CH9' })],
    ['typedTwice', 'cards.people[1]', table({}, { people: [{ id: 'FA01' }, { id: 'FA01' }] })],
    ['typedRange', 'cards.people[0].work', person({ work: -1 })],
    ['typedRange', 'cards.people[0].work', person({ work: 1e9 })],
    ['notWhole', 'cards.people[0].work', person({ work: '6' })],
    ['typedCount', 'cards.people[0].symbols', person({ symbols: [1] })],
    ['typedChoice', 'cards.people[0].profession', person({ profession: 'king' })],
    ['unknownField', 'cards.people[0]', person({ origin: 'S' })],
  ])('%s at %s', (why, at, input) => {
    const found = pad(input);
    expect(found).toMatchObject({ why, at });
    if (!isPadProblem(found)) return;
    for (const { refusal } of [de, en]) expect(refusal(found)).toMatch(/^(?!.*(undefined|NaN|\?)).{10,}/);
    expect(inPlay.edition).toBe(inPlay.builtIn);
  });
});
