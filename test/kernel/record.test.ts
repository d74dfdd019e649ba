import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadRecord, type GameRecord, parseRecord, writeRecord } from '../../src/kernel/record.ts';

const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 64 });
const name = fc.string({ unit: 'grapheme', maxLength: 30 });
const word = fc.constantFrom('classic', 'piece', 'meadow', 'half');
const records: fc.Arbitrary<GameRecord> = fc.integer({ min: 1, max: 8 }).chain((seats) =>
  fc.record({
    game: fc.constantFrom('baselland', 'great-split'),
    rules: fc.nat(99),
    edition: fc.record({ id: word, hash: hex }),
    settings: fc.dictionary(fc.constantFrom('a', 'refugeeScope', 'b2'), fc.oneof(fc.boolean(), fc.integer(), word)),
    seats: fc.array(fc.record({ name, bot: fc.option(fc.constantFrom('greedy', 'random')) }), {
      minLength: seats,
      maxLength: seats,
    }),
    seed: fc.option(fc.record({ source: fc.constantFrom('fast' as const, 'strong' as const), text: name })),
    proof: fc.dictionary(fc.constantFrom('commitment', 'secret', 'promise1'), hex),
    choices: fc.array(
      fc.record({ seat: fc.nat(seats - 1), text: fc.constantFrom('V3@1,0/2', 'c0', '-', 'pay FA01 with ME03') }),
    ),
    result: fc.option(
      fc.record({
        scores: fc.array(fc.integer({ min: -99, max: 999 }), { minLength: seats, maxLength: seats }),
        winners: fc.uniqueArray(fc.nat(seats - 1)),
        state: hex,
      }),
    ),
  }),
);

const SAMPLE: GameRecord = {
  game: 'baselland',
  rules: 1,
  edition: { id: 'classic', hash: 'abcd' },
  settings: { followers: 7, refugeeScope: 'piece' },
  seats: [
    { name: 'Anna "die Schnelle"', bot: null },
    { name: 'Bot 1', bot: 'greedy' },
  ],
  seed: { source: 'fast', text: 'first light' },
  proof: {},
  choices: [
    { seat: 0, text: 'V3@1,0/2' },
    { seat: 0, text: '-' },
  ],
  result: { scores: [12, 9], winners: [0], state: 'ff00' },
};

test('a record is a text that a person can read', () => {
  expect(writeRecord(SAMPLE)).toMatchInlineSnapshot(`
    "Kontor record 1
    game: baselland
    rules: 1
    edition: classic abcd
    settings: followers=7 refugeeScope=piece
    seat 1: "Anna \\"die Schnelle\\""
    seat 2: "Bot 1" bot greedy
    seed: fast "first light"

    choices
    1 V3@1,0/2
    1 -

    result
    scores: 12 9
    winners: 1
    state: ff00
    end of record, 2 choices
    "
  `);
});

test('reading what was written gives the same record', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(parseRecord(writeRecord(record))).toEqual(record);
    }),
  );
});

test('line ends of another system do no harm', () => {
  expect(parseRecord(writeRecord(SAMPLE).replaceAll('\n', '\r\n'))).toEqual(SAMPLE);
});

describe('refused with line and reason', () => {
  const text = writeRecord(SAMPLE);
  const lines = text.split('\n');
  const change = (line: number, to: string) => lines.with(line - 1, to).join('\n');

  test.each([
    ['a foreign file', '{"game":"chess"}', 1, 'notARecord'],
    ['an empty file', '', 1, 'notARecord'],
    ['a later format', change(1, 'Kontor record 2'), 1, 'newer'],
    ['a broken header', change(3, 'rules one'), 3, 'misplaced'],
    ['a number that is none', change(3, 'rules: one'), 3, 'misplaced'],
    ['a broken name', change(6, 'seat 1: "Anna'), 6, 'misplaced'],
    ['a strange choice', change(11, 'V3@1,0/2'), 11, 'misplaced'],
    ['a seat that is not there', change(11, '3 V3@1,0/2'), 11, 'noSeat'],
    ['a missing score', change(15, 'scores: 12'), 15, 'badScores'],
    ['a score that is none', change(15, 'scores: 12 NaN'), 15, 'badScores'],
    ['a wrong count', change(18, 'end of record, 3 choices'), 18, 'misplaced'],
    ['an empty line behind the end', `${text}\n\n`, 19, 'afterEnd'],
    ['something behind the end', `${text}1 c0\n`, 19, 'misplaced'],
  ])('%s', (_what, broken, line, why) => {
    expect(() => parseRecord(broken)).toThrow(BadRecord);
    try {
      parseRecord(broken);
    } catch (error) {
      expect((error as BadRecord).line).toBe(line);
      expect((error as BadRecord).why).toBe(why);
      expect((error as BadRecord).message).toBe(`line ${line}: ${why}`);
    }
  });

  test('the reason carries what is needed to say it', () => {
    const factsOf = (broken: string) => {
      try {
        return parseRecord(broken);
      } catch (error) {
        return (error as BadRecord).facts;
      }
    };
    expect(factsOf(change(3, 'rules one'))).toEqual({ text: 'rules one' });
    expect(factsOf(change(3, `rules ${'x'.repeat(999)}`))).toEqual({ text: `rules ${'x'.repeat(54)}` });
    expect(factsOf(change(11, '3 V3@1,0/2'))).toEqual({ seat: 3 });
    expect(factsOf(change(15, 'scores: 12'))).toEqual({ count: 2 });
    expect(factsOf('')).toEqual({});
  });

  test('every cut is noticed', () => {
    for (let length = 0; length < text.length - 1; length++)
      expect(() => parseRecord(text.slice(0, length))).toThrow(BadRecord);
  });

  test('whatever is changed, either the file is refused or the record says something else', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.string({ minLength: 1, maxLength: 3 }), (at, other) => {
        const damaged = text.slice(0, at) + other + text.slice(at + 1);
        fc.pre(damaged !== text);
        try {
          expect(writeRecord(parseRecord(damaged))).toBe(damaged.replaceAll('\r\n', '\n'));
        } catch (error) {
          expect(error).toBeInstanceOf(BadRecord);
        }
      }),
    );
  });
});
