// Every worked example is played on the engine and ends as it says; its words are there, and its rules exist.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/games/index.ts';
import type { Seat, State } from '../src/kernel/types.ts';
import { countedIn, type Example, lessonOf, scriptOf } from '../src/text/example.ts';
import { wordsOf } from '../src/text/languages.ts';
import { choiceOf } from '../src/text/lesson.ts';
import { LessonRun } from '../src/web/learn/run.ts';

function expectEnd({ pkg, state }: LessonRun, example: Example): void {
  const { points, by } = countedIn(example, pkg.game, state);
  const lines = example.lines ?? {};
  expect({ points, lines: Object.fromEntries(Object.keys(lines).map((rule) => [rule, by(rule)])) }).toEqual({
    points: example.points,
    lines,
  });
  for (const [path, value] of Object.entries(example.leaves ?? {}))
    expect([path, at(state, path)]).toEqual([path, value]);
}

const at = (state: State, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], state);

function offeredTo({ engine, state, pkg }: LessonRun, seat: Seat): string[] {
  const { task, options } = engine.decision(state, seat)!;
  return options.map((option) => pkg.game.notation.write(task, option));
}

describe.each(GAME_IDS)('%s', async (id) => {
  const pkg = await loadGame(id);
  const examples = (await pkg.examples?.()) ?? [];

  test('has examples, each with a number of its own', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map((one) => one.id)).size).toBe(examples.length);
  });

  test.each(examples)('$id ends as it says, and shows something to do or to count', (example) => {
    const run = new LessonRun(pkg, scriptOf(example));
    run.play(example.choices.length);
    expect(run.made.map(({ choice }) => choice)).toEqual(example.choices);
    expectEnd(run, example);
    expect(example.choices.length + (example.atEnd === true ? 1 : 0)).toBeGreaterThan(0);
    // What the reader chooses is offered on the board.
    for (const [i, choice] of example.choices.entries()) {
      run.play(i);
      const { seat, text } = choiceOf(choice);
      const offered = offeredTo(run, seat);
      expect(offered).toContain(text);
      const isLast = example.choices.findLastIndex((one) => choiceOf(one).seat === example.you) === i;
      if (isLast) expect(offered.filter((one) => example.refused?.includes(one))).toEqual([]);
    }
  });

  test.each(examples)('$id has every piece of the game, once', (example) => {
    const run = new LessonRun(pkg, scriptOf(example));
    const [wanted, pieces] = [run.engine.setUp(example.seats, example.settings), run.state].map(pkg.game.pieces);
    expect(pieces).toHaveLength(wanted.length);
    expect(new Set(pieces).size).toBe(new Set(wanted).size);
    run.play(example.choices.length);
    expect(pkg.game.pieces(run.state).toSorted()).toEqual(pieces.toSorted());
  });

  test.each(['en', 'de'] as const)(
    'is told in %s: every example, every rule it names, and nothing else',
    async (language) => {
      const { examples: words } = await wordsOf(pkg.words, language, 'examples')!();
      expect(Object.keys(words).toSorted()).toEqual(examples.map((one) => one.id).toSorted());
      const { rulebook } = await wordsOf(pkg.words, language, 'rulebook')();
      const rules = [...rulebook.chapters.flatMap((chapter) => chapter.rules), ...rulebook.rulings].map(
        (rule) => rule.id,
      );
      for (const example of examples) {
        expect(example.rules.filter((rule) => !rules.includes(rule))).toEqual([]);
        const counted = { points: example.points, by: (rule: string) => example.lines?.[rule] ?? example.points };
        const { words: said } = lessonOf(example, scriptOf(example), words[example.id], counted, () => 'said');
        for (const text of [said.chapters[example.id], said.stops.given, said.scored]) expect(text).toMatch(/\S/);
        const named = `${said.stops.given} ${said.scored}`.match(/\b[RQ]\d+(\.E?\d+)*[a-z]?\b/g) ?? [];
        expect(named.filter((rule) => !rules.includes(rule))).toEqual([]);
      }
    },
  );
});
