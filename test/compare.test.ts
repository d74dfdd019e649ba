// What the commands that compare bots have in common: what their help says of them, and what a file of results belongs to.
import { afterAll, describe, expect, test } from 'vitest';
import { BOT_NAMES, type BotName } from '../src/bots/names.ts';
import { LAB, lab } from '../src/cli/commands/lab.ts';
import { LADDER, ladder } from '../src/cli/commands/ladder.ts';
import { headOf } from '../src/cli/head.ts';
import { roundOf, SELDOM } from '../src/cli/ladder/schedule.ts';
import type { OptionId } from '../src/cli/options.ts';
import { type BotKnowledge, type GamePackage, loadGame } from '../src/games/index.ts';
import { LANGUAGES, type Language } from '../src/text/languages.ts';
import { inEveryLanguage, loadTerminal, WORDS } from '../src/words/index.ts';
import { linesOf, openFolder } from './cli-run.ts';

const folder = openFolder();
afterAll(folder.remove);

const texts = await inEveryLanguage(loadTerminal);
const about = (language: Language, id: OptionId): string => texts[language].options[id].about;

/** A language whose terminal is in English is English there. */
const OWN = LANGUAGES.filter((language) => WORDS[language].terminal !== undefined);

describe.each(OWN)('the help in %s', (language) => {
  const number = (n: number): string => n.toLocaleString(language);

  test.each([
    ['gamesOfLab', number(LAB.games)],
    ['minutesOfLab', number(LAB.minutes)],
    ['botsOfLab', LAB.bots.join(',')],
    ['seedOfLab', LAB.seed],
    ['rounds', number(LADDER.rounds)],
    ['minutes', number(LADDER.minutes)],
    ['seedOfLadder', LADDER.seed],
  ] satisfies [OptionId, string][])('%s: the default is %s', (id, value) => {
    expect([...lab.options, ...ladder.options]).toContain(id);
    expect(about(language, id)).toMatch(/\([^()]+\)$/);
    expect(about(language, id).endsWith(`(${value})`)).toBe(true);
  });

  test('a ladder is of all bots, dealt and paired as the help says', () => {
    expect(LADDER.bots).toEqual(BOT_NAMES);
    expect(about(language, 'botsOfLadder')).toMatch(/\((all of them|alle)\)$/);
    const plan = { bots: LADDER.bots, players: 2, settings: {}, seed: 's' };
    expect(roundOf(plan, 3)[0]).toMatchObject({ seed: 's/random beginner/3', bots: ['random', 'beginner'] });
    expect(roundOf({ ...plan, players: 1 }, 3)[0].seed).toBe('s/alone/3');
    for (const written of ['s/a b/r', 's/alone/r']) expect(about(language, 'seedOfLadder')).toContain(written);
    expect(SELDOM).toBe(4);
    expect(about(language, 'rounds')).toMatch(/every fourth|jeder vierten/);
    const met = (round: number) => new Set(roundOf(plan, round).map(({ bots }) => bots.toSorted().join(' ')));
    expect(met(0).size).toBe((BOT_NAMES.length * (BOT_NAMES.length - 1)) / 2);
    expect(met(1)).toEqual(
      new Set(['beginner random', 'beginner club', 'club expert', 'expert master', 'greedy master']),
    );
  });
});

test('two play unless told otherwise, also where one could play alone', async () => {
  const args = ['guilds-of-london', '--bots', 'random', '--json'];
  const { out } = await folder.run(['lab', ...args, '--games', '1']);
  expect(JSON.parse(out)).toMatchObject({ players: 2, seed: LAB.seed });
  const file = 'guilds.txt';
  await folder.run(['ladder', 'guilds-of-london', '--bots', 'random', '--rounds', '1', '--json', '--results', file]);
  expect(JSON.parse(linesOf(folder.read(file))[0])).toMatchObject({ plan: { players: 2, seed: LADDER.seed } });
  const help = await folder.run(['ladder', '--help']);
  expect(help.out).toContain('2 at least');
  expect(help.out).not.toContain('seat by seat');
});

describe('a file of results belongs to', () => {
  const plan = (...bots: BotName[]) => ({ game: 'baselland', players: 2, bots, settings: {}, seed: 's' }) as const;
  const changed = (pkg: GamePackage, bot: Partial<BotKnowledge>): GamePackage => ({
    ...pkg,
    bot: { ...pkg.bot!, ...bot },
  });
  const trainedAnew = (pkg: GamePackage): GamePackage =>
    changed(pkg, { experience: async () => ({ ...(await pkg.bot!.experience!()), trained: 'other numbers' }) });
  const tunedAnew = (pkg: GamePackage): GamePackage =>
    changed(pkg, {
      tuning: async () => {
        const tuning = await pkg.bot!.tuning!();
        return { ...tuning, tuned: tuning.start };
      },
    });

  test('one job: plan, rules and data', async () => {
    const pkg = await loadGame('baselland');
    const head = await headOf(pkg, plan('club'));
    expect(await headOf(pkg, plan('club'))).toBe(head);
    expect(linesOf(head)).toHaveLength(1);
    expect(JSON.parse(head)).toMatchObject({ game: 'baselland', version: 1, plan: plan('club') });
    const { game } = pkg;
    for (const other of [
      headOf(pkg, { ...plan('club'), seed: 't' } as never),
      headOf({ ...pkg, game: { ...game, version: game.version + 1 } }, plan('club')),
      headOf({ ...pkg, game: { ...game, edition: { ...game.edition, data: { other: 1 } } } }, plan('club')),
    ])
      expect(await other).not.toBe(head);
  });

  test.each([
    ['club', { levels: { club: { noise: 0.5 } } }],
    ['club', { scale: 99 }],
    ['master', { levels: { master: { walks: 3 } } }],
    ['master', { horizon: 99 }],
    ['master', { tries: 99 }],
    ['master', { trust: 99 }],
  ] satisfies [BotName, Partial<BotKnowledge>][])(
    'the ways of its bots: %s with %j is another one',
    async (name, bot) => {
      const pkg = await loadGame('baselland');
      expect(await headOf(changed(pkg, bot), plan(name))).not.toBe(await headOf(pkg, plan(name)));
      expect(await headOf(changed(pkg, bot), plan('random', 'greedy'))).toBe(
        await headOf(pkg, plan('random', 'greedy')),
      );
    },
  );

  test('what those who have learned go by', async () => {
    for (const [id, anew] of [
      ['riga', trainedAnew],
      ['baselland', tunedAnew],
    ] as const) {
      const pkg = await loadGame(id);
      for (const name of ['expert', 'master'] as const)
        expect(await headOf(anew(pkg), plan(name))).not.toBe(await headOf(pkg, plan(name)));
      expect(await headOf(anew(pkg), plan('club'))).toBe(await headOf(pkg, plan('club')));
    }
  });

  test('a lab or a ladder of bots that play otherwise is refused, and its file is left alone', async () => {
    for (const [command, limit, refusal] of [
      ['lab', '--games', 'another lab'],
      ['ladder', '--rounds', 'another ladder'],
    ]) {
      const file = `${command}.txt`;
      const args = [command, 'tybor', '--bots', 'random,greedy', limit, '1', '--json', '--results', file];
      expect((await folder.run(args)).code).toBe(0);
      const [head, ...games] = linesOf(folder.read(file));
      const older = JSON.parse(head);
      older.play.greedy.leaves--;
      const text = `${[JSON.stringify(older), ...games].join('\n')}\n`;
      folder.write(file, text);
      const { code, err } = await folder.run(args);
      expect(code).toBe(1);
      expect(err).toContain(refusal);
      expect(folder.read(file)).toBe(text);
    }
  });
});
