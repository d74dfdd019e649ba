import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GOLDEN } from '../scripts/golden.ts';
import { type Hinting, inTime } from '../src/bots/hint.ts';
import type { Moment } from '../src/bots/review.ts';
import { turningPoints } from '../src/bots/turning.ts';
import type { Reason } from '../src/bots/why.ts';
import { GAME_IDS, type GameId, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { parseRecord, writeRecord } from '../src/kernel/record.ts';
import type { State } from '../src/kernel/types.ts';
import type { Seen } from '../src/table/types.ts';
import { LANGUAGES } from '../src/text/languages.ts';
import { textsOf } from '../src/text/package.ts';
import type { Answer } from '../src/web/bots/messages.ts';
import { adviceOn, answer, lookAgain, momentsIn } from '../src/web/bots/thread.ts';
import { mayAsk } from '../src/web/table/may-ask.ts';
import { isKnown, KNOWN_IDS } from './known.ts';

const golden = (file: string): string => readFileSync(new URL(`./golden/${file}.txt`, import.meta.url), 'utf8');
const CHOSEN: Partial<Record<GameId, string>> = {
  riga: 'riga-3-base',
  'guilds-of-london': 'guilds-of-london-3-virginia',
};
/** A golden game of every game that has some: the one chosen, or the first for two. */
const GAMES = GAME_IDS.flatMap((id) => {
  const file =
    CHOSEN[id] ??
    readdirSync(GOLDEN)
      .find((name) => name.startsWith(`${id}-2`))
      ?.split('.')[0];
  return file === undefined ? [] : [[id, golden(file)] as const];
});
const SHARES = [0.2, 0.45, 0.65, 0.85];
/** Options are tried in some thirty worlds, as on a machine where time is up by then: what is said has the same form. */
function brief(): Hinting {
  let done = 0;
  return {
    isOver: () => done > 0.6,
    progress(part) {
      done = part;
    },
  };
}
const at = <X>(list: readonly X[], share: number): X => list[Math.floor(list.length * share)];

/** The moment as it would be in two tables that differ in what the seat cannot know. */
function twins({ game }: GamePackage, { view, decision, ...moment }: Moment): [Moment, Moment] {
  const engine = new Engine(game, () => 0);
  const [one, other] = ['one', 'other'].map((world) => engine.imagine(view, chanceFrom(fastSource(world))));
  if (isKnown(game.id)) expect([one.own, one.dark]).not.toEqual([other.own, other.dark]);
  const seenIn = (s: State): Moment => ({
    ...moment,
    view: engine.view(s, decision.seat),
    decision: engine.decision(s, decision.seat)!,
  });
  return [seenIn(one), seenIn(other)];
}

test('every game of the first releases has its hints looked at', () => {
  expect(GAMES.map(([id]) => id)).toEqual(expect.arrayContaining(KNOWN_IDS));
});

describe.each(GAMES)('%s', (id, record) => {
  test('a hint names up to three options, the best first, with what they change in points', async () => {
    const pkg = await loadGame(id);
    const moments = momentsIn(pkg, record, 0);
    let told = 0;
    for (const share of SHARES) {
      const { view, decision } = at(moments, share);
      const advice = await adviceOn(pkg, view, decision, 'en', brief());
      expect(advice.length).toBe(Math.min(3, decision.options.length));
      expect(new Set(advice.map(({ index }) => index)).size).toBe(advice.length);
      let most = 1;
      for (const [i, { index, value, reasons, isEven, than }] of advice.entries()) {
        expect(decision.options[index]).toBeDefined();
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(most); // later hints never look better
        most = value;
        expectReadable(pkg, reasons);
        // What is said speaks for the first and against the others; what is equally good is not explained.
        for (const { line, by } of reasons) expect((line === null ? -by : by) > 0).toBe(i === 0);
        if (isEven) expect([reasons, than, value]).toEqual([[], null, advice[0].value]);
        else if (i > 0) expect(than).toBe(advice[0].index);
      }
      if (advice.some(({ reasons }) => reasons.length > 0)) told++;
    }
    if (isKnown(id)) expect(told).toBeGreaterThan(0);
  });

  test('hint and review are the same where only what the seat cannot know differs', async () => {
    const pkg = await loadGame(id);
    const [one, other] = twins(pkg, at(momentsIn(pkg, record, 1), 0.5));
    const hint = await adviceOn(pkg, one.view, one.decision, 'en', brief());
    expect(await adviceOn(pkg, other.view, other.decision, 'en', brief())).toEqual(hint);
    expect(await lookAgain(pkg, other)).toEqual(await lookAgain(pkg, one));
  });

  test('a review looks at every decision of a seat that had a choice, in words', async () => {
    const pkg = await loadGame(id);
    const [mine, ...others] = parseRecord(record).seats.map((_, seat) => momentsIn(pkg, record, seat));
    const made = parseRecord(record).choices;
    if (isKnown(id)) expect(mine.length).toBeGreaterThan(10);
    expect(mine.length + others.flat().length).toBeLessThanOrEqual(made.length);
    for (const { at: step, decision, taken } of mine) {
      expect(made[step].seat).toBe(0);
      expect(pkg.game.notation.write(decision.task, decision.options[taken])).toBe(made[step].text);
    }
    for (const moment of mine.slice(3, 5)) {
      const { taken, best, view, task, did, better } = await lookAgain(pkg, moment);
      expect(taken).toBeLessThanOrEqual(best);
      for (const language of LANGUAGES) {
        const [done, other] = [did, better].map((one) => textsOf(pkg, language).option(view, task, one).text);
        expect(done).not.toBe('');
        if (taken < best) expect(other).not.toBe(done);
      }
    }
  });
});

/** Amounts to half a point, of kinds that have a name in every language, each once. */
function expectReadable(pkg: GamePackage, reasons: readonly Reason[]): void {
  for (const { by } of reasons) {
    expect(by).not.toBe(0);
    expect(Number.isInteger(2 * by)).toBe(true);
  }
  const lines = reasons.flatMap(({ line }) => line ?? []);
  for (const language of LANGUAGES) {
    const names = lines.map((line) => textsOf(pkg, language).kind(line));
    expect(new Set(names).size).toBe(names.length);
    for (const [i, name] of names.entries()) {
      expect(name).not.toContain('?');
      expect(name).not.toBe('');
      if (isKnown(pkg.game.id)) expect(name).not.toBe(lines[i].label);
    }
  }
}

test('a hint says which points an option brings more than the others', async () => {
  const pkg = await loadGame('baselland');
  const moments = momentsIn(pkg, golden('baselland-2-manual'), 0);
  const asked = moments.filter(({ decision }) => decision.options.length === 2).slice(0, 6);
  const advice = [];
  for (const { view, decision } of asked) advice.push(...(await adviceOn(pkg, view, decision, 'en')));
  const kinds = advice.flatMap(({ reasons }) => reasons.flatMap(({ line }) => line ?? []));
  expect(kinds.map((line) => textsOf(pkg, 'en').kind(line)).join()).toMatch(/Roads|Cities/);
});

test('a hint stops when its time is up, however slow the machine', async () => {
  const pkg = await loadGame('guilds-of-london');
  const { view, decision } = momentsIn(pkg, golden('guilds-of-london-2-promo-rules2'), 0)[4];
  // A clock that goes on by so much whenever it is looked at.
  for (const step of [1, 50]) {
    let now = 0;
    const advice = await adviceOn(
      pkg,
      view,
      decision,
      'en',
      inTime(() => (now += step)),
    );
    expect(advice).toHaveLength(Math.min(3, decision.options.length));
    expect(now, `${step} ms a look`).toBeLessThan(2000);
  }
});

test('a hint says how far it is', async () => {
  const pkg = await loadGame('guilds-of-london');
  const { view, decision } = momentsIn(pkg, golden('guilds-of-london-2-promo-rules2'), 0)[4];
  const told: Answer[] = [];
  for await (const one of answer({ ask: 'hint', game: 'guilds-of-london', view, decision, language: 'en' }, (part) =>
    told.push(part),
  ))
    told.push(one);
  const parts = told.flatMap((one) => (one.is === 'progress' ? [one.part] : []));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts).toEqual(parts.toSorted((x, y) => x - y));
  expect(told.at(-1)?.is).toBe('advice');
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
