import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Reason } from '../src/bots/hint.ts';
import { turningPoints } from '../src/bots/turning.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import type { Seen } from '../src/table/types.ts';
import { LANGUAGES } from '../src/text/texts.ts';
import type { Answer } from '../src/web/bots/messages.ts';
import { adviceOn, answer, lookAgain, momentsIn } from '../src/web/bots/thread.ts';
import { mayAsk } from '../src/web/table/may-ask.ts';

const golden = (file: string): string => readFileSync(new URL(`./golden/${file}.txt`, import.meta.url), 'utf8');
const GAMES: readonly (readonly [GameId, string])[] = [
  ['baselland', golden('baselland-2-manual')],
  ['tybor', golden('tybor-2-drawn')],
];

describe.each(GAMES)('%s', (id, record) => {
  test('a hint names up to three options, the best first, with what they change in points', async () => {
    const pkg = await loadGame(id);
    const moments = momentsIn(pkg, record, 0);
    const reasons: Reason[] = [];
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const { view, decision } = moments[Math.floor(moments.length * share)];
      const advice = await adviceOn(pkg, view, decision);
      expect(advice.length).toBe(Math.min(3, decision.options.length));
      expect(new Set(advice.map(({ index }) => index)).size).toBe(advice.length);
      for (const { index, value } of advice) {
        expect(decision.options[index]).toBeDefined();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      reasons.push(...advice.flatMap((one) => one.reasons));
    }
    for (const { line, by } of reasons) {
      expect(by).not.toBe(0);
      for (const language of LANGUAGES) expect(pkg.texts[language].line(line)).not.toBe('');
    }
  });

  test('a hint is the same where only what the seat cannot know differs', async () => {
    const pkg = await loadGame(id);
    const moments = momentsIn(pkg, record, 1);
    const { view, decision } = moments[Math.floor(moments.length / 2)];
    const engine = new Engine(pkg.game, () => 0);
    const other = engine.imagine(view, chanceFrom(fastSource('other world')));
    const there = { view: engine.view(other, 1), decision: engine.decision(other, 1)! };
    expect(await adviceOn(pkg, there.view, there.decision)).toEqual(await adviceOn(pkg, view, decision));
  });

  test('a review looks at every decision of a seat that had a choice, in words', async () => {
    const pkg = await loadGame(id);
    const [mine, others] = [0, 1].map((seat) => momentsIn(pkg, record, seat));
    const made = parseRecord(record).choices;
    expect(mine.length).toBeGreaterThan(10);
    expect(mine.length + others.length).toBeLessThanOrEqual(made.length);
    for (const { at, decision, taken } of mine) {
      expect(made[at].seat).toBe(0);
      expect(pkg.game.notation.write(decision.task, decision.options[taken])).toBe(made[at].text);
    }
    for (const moment of mine.slice(3, 6)) {
      const { taken, best, did, better } = await lookAgain(pkg, moment);
      expect(taken).toBeLessThanOrEqual(best);
      for (const language of LANGUAGES) {
        expect(did[language]).not.toBe('');
        if (taken < best) expect(better[language]).not.toBe(did[language]);
      }
    }
  });
});

test('a hint says which points an option brings', async () => {
  const pkg = await loadGame('baselland');
  const moments = momentsIn(pkg, golden('baselland-2-manual'), 0)
    .filter(({ decision }) => decision.task.do !== 'place')
    .slice(0, 6);
  const advice = await Promise.all(moments.map(({ view, decision }) => adviceOn(pkg, view, decision)));
  const found = advice.flat().flatMap(({ reasons }) => reasons);
  expect(found.length).toBeGreaterThan(0);
});

test('a thread answers in parts, and nothing where a game is not over', async () => {
  const record = golden('tybor-2-drawn');
  const parts: Answer[] = [];
  for await (const part of answer({ ask: 'review', game: 'tybor', record, seat: 0 })) {
    parts.push(part);
    if (parts.length === 3) break;
  }
  const pkg = await loadGame('tybor');
  expect(parts.map(({ is }) => is)).toEqual(['count', 'reviewed', 'reviewed']);
  expect(parts[0]).toEqual({ is: 'count', of: momentsIn(pkg, record, 0).length });
  expect(momentsIn(pkg, writeRecord({ ...parseRecord(record), seed: null }), 0)).toEqual([]);
});

test('the turning points are the three decisions that cost most', () => {
  const judged = [0.5, 0.1, 0.45, 0.3, 0.5].map((taken, at) => ({ at, taken, best: 0.5 }));
  expect(turningPoints(judged).map(({ at }) => at)).toEqual([1, 3, 2]);
  expect(turningPoints(judged.slice(0, 1))).toEqual([]);
});

test('only a seated person with a real choice gets a hint, and only where the table helps', () => {
  const seen = { help: 'full', daily: null, you: 0, view: {}, decision: { options: [1, 2] } } as unknown as Seen;
  expect(mayAsk(seen)).toBe(true);
  expect(mayAsk({ ...seen, help: 'plain' })).toBe(false);
  expect(mayAsk({ ...seen, you: null })).toBe(false);
  expect(mayAsk({ ...seen, daily: { day: '2026-11-15' } as Seen['daily'] })).toBe(false);
  expect(mayAsk({ ...seen, decision: null })).toBe(false);
  expect(mayAsk({ ...seen, decision: { ...seen.decision!, options: [1] } })).toBe(false);
});
