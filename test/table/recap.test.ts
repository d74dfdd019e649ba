// What is told of the moves of others: since my last turn, and whose points come from where.
import { describe, expect, test } from 'vitest';
import { turningPoint } from '../../src/bots/turning.ts';
import type { GameEvent } from '../../src/kernel/types.ts';
import type { SeenEntry } from '../../src/table/types.ts';
import type { Texts } from '../../src/text/texts.ts';
import { Pace } from '../../src/web/here/pace.ts';
import { gains } from '../../src/web/table/gains.ts';
import { msOf, recapOf, sinceOwn } from '../../src/web/table/recap.ts';

interface Did extends GameEvent {
  readonly seat?: number;
  readonly of?: readonly string[];
}
const texts = {
  event: (event: Did) => ({ text: event.e, rule: '', ...(event.of && { of: event.of }) }),
} as unknown as Texts;
const entry = (seq: number, by: number, act: string, ...events: Did[]): SeenEntry => ({ seq, at: 0, by, act, events });
const NAMES = ['Anna', 'Ben'];

describe('since my last turn', () => {
  const log = [
    entry(1, 0, 'choose', { e: 'mine', seat: 0 }),
    entry(2, 1, 'choose', { e: 'laid', seat: 1, of: ['E1'] }, { e: 'scored', seat: 1 }),
    entry(3, 1, 'say'),
    entry(4, 1, 'choose', { e: 'put', seat: 1 }),
  ];
  test('what came after my own last choice, each event a line', () => {
    expect(recapOf(sinceOwn(log, 0)!, texts, NAMES).map(({ key, text }) => [key, text])).toEqual([
      ['2 0', 'laid'],
      ['2 1', 'scored'],
      ['4 0', 'put'],
    ]);
    expect(sinceOwn(log, 1)).toEqual([]);
  });
  test('nothing before I have chosen anything; what I say is no choice', () => {
    expect(sinceOwn(log.slice(1), 0)).toBeNull();
    expect(sinceOwn([...log, entry(5, 0, 'say')], 0)).toHaveLength(4);
  });
  test('a long time is told by its last lines, in a few seconds', () => {
    const long = Array.from({ length: 40 }, (_, i) => entry(10 + i, 1, 'choose', { e: `move ${i}`, seat: 1 }));
    const lines = recapOf(long, texts, NAMES);
    expect(lines.at(-1)?.text).toBe('move 39');
    for (let n = 1; n <= lines.length; n++) {
      expect(msOf(n)).toBeGreaterThanOrEqual(700);
      expect(n * msOf(n)).toBeLessThanOrEqual(9000);
    }
  });
});

describe('points', () => {
  test('fly from the last piece that a line about their seat names', () => {
    const log = [
      entry(2, 1, 'choose', { e: 'a', seat: 0, of: ['x'] }, { e: 'b', seat: 0, of: ['y'] }, { e: 'c', seat: 1 }),
    ];
    expect(gains([0, 3], [4, 5], log, texts, NAMES)).toEqual([
      { seat: 0, points: 4, of: ['y'] },
      { seat: 1, points: 2, of: [] },
    ]);
  });
  test('nothing flies for fewer points, for what was taken back, or at another table', () => {
    const log = [entry(2, 1, 'choose', { e: 'a', seat: 0 })];
    expect(gains([4, 0], [1, 0], log, texts, NAMES)).toEqual([]);
    expect(gains([0, 0], [4, 0], [entry(3, 0, 'undo')], texts, NAMES)).toEqual([]);
    expect(gains([0], [4, 0], log, texts, NAMES)).toEqual([]);
  });
});

describe('the turning point', () => {
  test('is the decision that cost most, if it cost enough', () => {
    const [small, large] = [
      { taken: 0.5, best: 0.55 },
      { taken: 0.4, best: 0.6 },
    ];
    expect(turningPoint([small, large])).toBe(large);
    expect(turningPoint([{ taken: 0.5, best: 0.51 }])).toBeNull();
    expect(turningPoint([])).toBeNull();
  });
});

test('a pause of bots ends when it is skipped, and there is none until skipping ends', async () => {
  const pace = new Pace();
  const waiting = pace.pause(1_000_000);
  pace.skip();
  await waiting;
  await pace.pause(1_000_000);
  expect(pace.isSkipping).toBe(true);
});
