// Every lesson is replayed, in every language and with every answer that it leaves to the learner.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aboutGame, GAME_IDS, type GameId, loadGame } from '../src/games/index.ts';
import type { Seat, State } from '../src/kernel/types.ts';
import { LANGUAGES, wordsOf } from '../src/text/languages.ts';
import { choiceOf, keyOf, type Lesson, type LessonScript, type Stop } from '../src/text/lesson.ts';
import { LessonLink } from '../src/web/learn/lesson-link.ts';
import { allowedAt, BrokenScript, LessonRun, stepsOf } from '../src/web/learn/run.ts';

const RULE = /\b[RQ]\d+(?:\.E?\d+)*[a-z]?\b/g;
/** Rules in brackets at the end of a sentence, where the page makes small links of them. */
const AT_END = /\((?:[RQ][\w.]+, )*[RQ][\w.]+\)(?=\s?[.?]|$)/g;
const rulesIn = (text: string): string[] => text.match(RULE) ?? [];

type LightsUp = (state: State, you: Seat, name: string) => boolean;

/** Which names of pieces the board would light up, as the game itself says beside its lesson; without it, none. */
async function lightsOf(game: GameId): Promise<LightsUp> {
  const file = join(import.meta.dirname, '../src/games', game, 'lesson/lights.testing.ts');
  return existsSync(file) ? ((await import(file)) as { lightsUp: LightsUp }).lightsUp : () => false;
}

const lessonOf = async (game: GameId, language: (typeof LANGUAGES)[number]): Promise<Lesson> =>
  (await wordsOf((await loadGame(game)).words, language, 'lesson')!()).lesson;

/** Each way through the free stops: the first answers everywhere, and every other answer once. */
function waysThrough(script: LessonScript): Map<number, string>[] {
  const free = [...stepsOf(script).entries()].filter(([, { stop }]) => 'free' in stop);
  return [
    new Map(),
    ...free.flatMap(([at, { stop }]) =>
      allowedAt(stop)
        .slice(1)
        .map((text) => new Map([[at, text]])),
    ),
  ];
}

/** Walks to the end, choosing as `picks` says, and looks at every stop. */
function walk(run: LessonRun, picks: ReadonlyMap<number, string>, look: (stop: Stop, at: number) => void): void {
  for (let guard = 0; run.stop !== undefined && guard < 500; guard++) {
    const { stop, at } = run;
    look(stop, at);
    while (run.toWatch.length > 0) run.watchOne();
    const allowed = allowedAt(stop);
    if (allowed.length > 0) expect(run.choose(picks.get(at) ?? allowed[0]), `stop ${at}`).toBe(true);
    if (run.at === at) run.next();
  }
  expect(run.stop).toBeUndefined();
}

const boardSources = (game: GameId): string => {
  const folders = [join('src/games', game, 'board'), 'src/web/table'].filter(existsSync);
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
};

describe.each(GAME_IDS.filter((id) => aboutGame(id).hasLesson))('the lesson of %s', (game) => {
  test('runs on the engine to its end whatever is answered, and offers exactly what it allows', async () => {
    const pkg = await loadGame(game);
    const { script } = await lessonOf(game, 'en');
    for (const picks of waysThrough(script)) {
      const run = new LessonRun(pkg, script);
      walk(run, picks, (stop, at) => {
        const allowed = allowedAt(stop);
        if (allowed.length === 0) return;
        expect(run.decision?.notations.toSorted(), `stop ${at}: ${keyOf(stop)}`).toEqual([...allowed].sort());
        expect(run.decision?.options).toHaveLength(allowed.length);
        expect(run.decision?.seat).toBe(script.you);
        const before = JSON.stringify(run.state);
        expect(run.choose('nonsense'), keyOf(stop)).toBe(false);
        expect(JSON.stringify(run.state)).toBe(before);
      });
    }
  });

  test('points at things that are there', async () => {
    const pkg = await loadGame(game);
    const { script } = await lessonOf(game, 'de');
    const sources = boardSources(game);
    const lightsUp = await lightsOf(game);
    for (const picks of waysThrough(script)) {
      const run = new LessonRun(pkg, script);
      walk(run, picks, (stop, at) => {
        for (const name of stop.lit ?? [])
          expect(lightsUp(run.state, script.you, name), `stop ${at} (${keyOf(stop)}): ${name}`).toBe(true);
        if (stop.part !== undefined) expect(Object.keys(script.parts)).toContain(stop.part);
      });
    }
    for (const selector of Object.values(script.parts))
      for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) expect(sources).toMatch(new RegExp(`[\`'" ]${name}\\b`));
  });

  test('says everything in every language, with rules that are in the rulebook', async () => {
    const pkg = await loadGame(game);
    const said: Record<string, string[][]> = {};
    for (const language of LANGUAGES) {
      const { script, words } = await lessonOf(game, language);
      const { rulebook } = await wordsOf(pkg.words, language, 'rulebook')();
      const known = new Set([
        ...rulebook.chapters.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]),
        ...rulebook.rulings.map(({ id }) => id),
      ]);
      const stops = stepsOf(script).map(({ stop }) => stop);
      const answers = stops.flatMap((stop) => ('free' in stop ? [...new Set(Object.values(stop.choose))] : []));
      const keys = [...stops.map(keyOf), ...answers];
      expect(new Set(keys).size, 'no text is used twice').toBe(keys.length);
      expect(Object.keys(words.stops).sort()).toEqual(keys.toSorted());
      expect(Object.keys(words.chapters)).toEqual(script.chapters.map(({ key }) => key));
      const texts = [...keys.map((key) => words.stops[key]), ...words.learned, words.scored];
      for (const text of texts) {
        expect(text).not.toMatch(/!|\bundefined\b| {2}/);
        expect(text.length, text).toBeLessThan(340);
        expect(rulesIn(text).length, text).toBeGreaterThan(0);
        expect(rulesIn(text.replaceAll(AT_END, '')), `in the middle of a sentence: ${text}`).toEqual([]);
        for (const rule of rulesIn(text)) expect(known, text).toContain(rule);
      }
      said[language] = texts.map((text) => rulesIn(text).sort());
    }
    for (const language of LANGUAGES) expect(said[language], `${language} cites the same rules`).toEqual(said.en);
  });

  test('has a length for about ten minutes, chapters with stops, and something to do in most of them', async () => {
    const { script } = await lessonOf(game, 'en');
    const steps = stepsOf(script);
    expect(steps.length).toBeGreaterThanOrEqual(25);
    expect(steps.length).toBeLessThanOrEqual(45);
    for (const { stops } of script.chapters) expect(stops.length).toBeGreaterThan(0);
    expect(steps.filter(({ stop }) => 'do' in stop).length).toBeGreaterThanOrEqual(6);
    expect(steps.filter(({ stop }) => 'free' in stop).length).toBeGreaterThanOrEqual(1);
    expect(script.others).toHaveLength(script.seats - 1);
    for (const { stop } of steps)
      if ('watch' in stop) for (const choice of stop.play) expect(choiceOf(choice).seat, choice).not.toBe(script.you);
  });

  test('goes back, on, over chapters and on again as if nothing had been', async () => {
    const pkg = await loadGame(game);
    const { script } = await lessonOf(game, 'de');
    const straight = new LessonRun(pkg, script);
    const states: string[] = [];
    walk(straight, new Map(), (_, at) => {
      states[at] = JSON.stringify(straight.state);
    });
    const jumping = new LessonRun(pkg, script);
    for (let at = states.length - 1; at >= 0; at -= 3) {
      jumping.jump(at);
      expect(JSON.stringify(jumping.state), `stop ${at}`).toBe(states[at]);
    }
    const resumed = new LessonRun(pkg, script);
    resumed.resume(states.length - 2, { 3: 'nonsense', x: 7 });
    expect(JSON.stringify(resumed.state)).toBe(states[states.length - 2]);
    for (const nonsense of [null, 'x', 1.5, undefined]) new LessonRun(pkg, script).resume(nonsense, nonsense);
  });
});

describe('a lesson as a table', () => {
  test('shows the learner a decision with the allowed options only, and animates only what was not jumped over', async () => {
    const pkg = await loadGame('baselland');
    const { script } = await lessonOf('baselland', 'en');
    const link = new LessonLink(new LessonRun(pkg, script), 'Anna');
    const first = stepsOf(script).findIndex(({ stop }) => 'do' in stop);
    link.jump(first);
    const { seen, since } = link.walked().table;
    expect(seen.decision?.notations).toEqual(allowedAt(stepsOf(script)[first].stop));
    expect(seen.chairs.map(({ name }) => name)).toEqual(['Anna', 'Mira']);
    expect(since).toBe(seen.seq);
    await link.sendAct({ do: 'choose', decision: 0, choice: 'B1@5,5/0' });
    expect(link.walked()).toMatchObject({ at: first, strays: 1 });
    await link.sendAct({ do: 'choose', decision: 0, choice: seen.decision!.notations[0] });
    expect(link.walked().at).toBe(first + 1);
    expect(link.walked().table.log.at(-1)!.seq).toBeGreaterThan(since);
    expect(await link.sendAct({ do: 'undo' })).toMatchObject({ why: 'wrongPhase' });
  });

  test('a script that the rules forbid says which choice', async () => {
    const pkg = await loadGame('baselland');
    const { script } = await lessonOf('baselland', 'en');
    const broken = {
      ...script,
      chapters: [{ key: 'x', stops: [{ watch: 'x', play: ['1 V1@9,9/0'] }] }],
    } as LessonScript;
    expect(() => new LessonRun(pkg, broken).jump(1)).toThrow(BrokenScript);
  });
});
