// The replay page's model: a record step by step, from every seat, forward and back.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SAID } from '../scripts/words.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import { canonical } from '../src/kernel/canonical.ts';
import { Engine } from '../src/kernel/engine.ts';
import { type GameRecord, parseRecord, writeRecord } from '../src/kernel/record.ts';
import { total } from '../src/kernel/score.ts';
import { effective } from '../src/table/choices.ts';
import { resultOf, sourceOf } from '../src/table/replay.ts';
import { Replay, scoreChange, scoresOf, turnChange } from '../src/web/replay/model.ts';
import { readText } from '../src/web/replay/read.ts';
import { hashOf, placeOf } from '../src/web/replay/step-address.ts';

const FOLDER = new URL('./golden/', import.meta.url);
const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && !name.endsWith('.log.txt'));
const read = (name: string): GameRecord => parseRecord(readFileSync(new URL(name, FOLDER), 'utf8'));
const open = async (record: GameRecord): Promise<Replay> => new Replay(await loadGame(record.game as GameId), record);

describe.each(RECORDS)('%s', (name) => {
  test('every step is the table as it was, from wherever one comes', async () => {
    const record = read(name);
    const model = await open(record);
    expect(model.broken).toBeNull();
    expect(model.isFinished).toBe(true);
    expect(model.end).toBe(effective(record.choices).length);
    const engine = new Engine(model.pkg.game, sourceOf(record.seed!));
    const s = engine.setUp(record.seats.length, record.settings, record.rules);
    engine.advance(s);
    const plain = [canonical(s)];
    for (const { seat, text } of effective(record.choices)) {
      engine.choose(s, seat, model.pkg.game.notation.read(engine.pending(s, seat)!, text));
      plain.push(canonical(s));
    }
    const order = [...plain.keys()].sort((a, b) => ((a * 7919) % 101) - ((b * 7919) % 101)).slice(0, 60);
    const steps = [...order, model.end, 0, 1, 2, 20, 21, model.end - 1];
    for (const step of steps.filter((one) => one <= model.end))
      expect(canonical(model.state(step)), `step ${step}`).toBe(plain[step]);
    expect(resultOf(model.pkg.game, model.state(model.end))).toEqual(record.result);
    expect(model.lines(model.end).map(total)).toEqual(record.result?.scores);
    expect(model.steps.at(-1)?.points).toEqual(record.result?.scores);
    expect(model.outcome().winners).toEqual(record.result?.winners);
  });

  test('turns follow each other without a gap, and every question had the answer that was given', async () => {
    const model = await open(read(name));
    expect(model.turns[0]).toEqual({ seat: null, first: 0, last: 0 });
    for (const [i, turn] of model.turns.entries()) {
      expect(turn.first).toBe(i === 0 ? 0 : model.turns[i - 1].last + 1);
      expect(turn.last).toBeGreaterThanOrEqual(turn.first);
      for (let step = turn.first; turn.seat !== null && step <= turn.last; step++)
        expect(model.steps[step].seat).toBe(turn.seat);
      expect(model.turnAt(turn.first)).toBe(turn);
    }
    expect(model.turns.at(-1)?.last).toBe(model.end);
    expect(model.turns.length).toBeGreaterThan(4);
    for (let step = 0; step < model.end; step += 7) {
      const asked = model.asked(step)!;
      expect(asked.seat).toBe(model.steps[step + 1].seat);
      expect(asked.taken).toBeGreaterThanOrEqual(0);
      expect(model.deciders(step)).toContain(asked.seat);
    }
    expect(model.asked(model.end)).toBeNull();
  });
});

test('a seat sees and hears its own, a watcher nobody’s', async () => {
  const model = await open(read('tybor-4-exodus.txt'));
  const hand = (viewer: number | null, of: number) => (model.view(3, viewer).own[of] as { hand: unknown }).hand;
  expect(Array.isArray(hand(1, 1))).toBe(true);
  expect(hand(1, 0)).toBeTypeOf('number');
  expect(hand(null, 0)).toBeTypeOf('number');
  const heard = [0, 1, null].map((viewer) =>
    model.steps.flatMap((_, step) => model.events(step, viewer).map((event) => JSON.stringify(event))),
  );
  expect(new Set(heard.map((list) => list.join())).size).toBe(3);
});

test('jumps: to the next score and back, to the end of a turn and back, and no further than there is', async () => {
  const model = await open(read('baselland-3-haven.txt'));
  const scores = scoresOf(model);
  const first = scoreChange(scores, 0, 1)!;
  expect(scores.slice(0, first).every((one) => one.every((n) => n === 0))).toBe(true);
  expect(scores[first].some((n) => n > 0)).toBe(true);
  const second = scoreChange(scores, first, 1)!;
  expect(scoreChange(scores, second, -1)).toBe(first);
  expect(scoreChange(scores, first, -1)).toBeNull();
  expect(scoreChange(scores, model.end, 1)).toBeNull();
  const { last } = model.turns[1];
  expect(turnChange(model.turns, 0, 1)).toBe(last);
  expect(turnChange(model.turns, last, -1)).toBe(0);
  expect(turnChange(model.turns, 0, -1)).toBeNull();
  expect(turnChange(model.turns, model.end, 1)).toBeNull();
});

test('a game that scores at its end is jumped through by what it would be now', () => {
  const step = (points: number[], asIf: number[]) => ({ seat: 0, told: [], points, asIf });
  const steps = [step([0, 0], [0, 0]), step([0, 0], [2, 0]), step([9, 1], [9, 1])];
  expect(scoresOf({ steps })).toEqual([
    [0, 0],
    [2, 0],
    [9, 1],
  ]);
  expect(scoreChange(scoresOf({ steps }), 0, 1)).toBe(1);
});

test('a record that breaks a rule is shown up to there', async () => {
  const record = read('baselland-2-manual.txt');
  const choices = record.choices.map((choice, i) => (i === 30 ? { ...choice, text: 'A1@99,99/0' } : choice));
  const model = await open({ ...record, choices });
  expect(model.broken?.choice).toBe(31);
  expect(model.end).toBe(30);
  expect(model.turns.at(-1)?.last).toBe(30);
  expect(model.isFinished).toBe(false);
  expect(model.asked(30)?.taken).toBe(-1);
  expect(canonical(model.state(30))).toBe(canonical((await open(record)).state(30)));
});

test('what is no record, or none that can be played, says so with the line', async () => {
  const text = writeRecord(read('riga-3-base.txt'));
  const why = async (broken: string) => {
    const found = await readText(broken, (id) => loadGame(id));
    return 'bad' in found ? { line: found.bad.line, en: found.bad.said(SAID.en), de: found.bad.said(SAID.de) } : null;
  };
  expect(await why(text)).toBeNull();
  expect(await why(text.trimEnd())).toBeNull();
  expect(await why('hello')).toMatchObject({ line: 1, en: expect.stringContaining('not a Kontor record') });
  const lines = text.split('\n');
  const at = lines.indexOf('choices') + 3;
  expect(await why(lines.with(at, 'nonsense').join('\n'))).toMatchObject({
    line: at + 1,
    de: expect.stringContaining('nonsense'),
  });
  expect(await why(lines.with(1, 'game: chess').join('\n'))).toMatchObject({ line: 2 });
  expect((await why(lines.filter((line) => !line.startsWith('seed')).join('\n')))?.en).toContain('still');
  const odd = lines.map((line) => (line.startsWith('settings:') ? 'settings: none=1' : line)).join('\n');
  expect((await why(odd))?.de).not.toBe('');
});

test('a link names step and seat, and nonsense in it leads to the beginning', () => {
  const place = { step: 57, viewer: 1, isOpen: true };
  expect(hashOf(place)).toBe('#step=57&seat=2&open=1');
  expect(placeOf(hashOf(place), 90, 3, 0)).toMatchObject(place);
  expect(placeOf(hashOf({ ...place, viewer: null }), 90, 3, 0).viewer).toBeNull();
  expect(placeOf('#step=57&seat=2', 40, 3, 0)).toMatchObject({ step: 40, viewer: 1, isOpen: false });
  expect(placeOf('#step=-4&seat=9', 40, 3, 2)).toMatchObject({ step: 0, viewer: 2 });
  expect(placeOf('', 40, 3, null)).toMatchObject({ step: 0, viewer: null, tab: null });
});
