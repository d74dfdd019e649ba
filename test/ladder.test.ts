import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { fight, seeing } from '../bench/duel.ts';
import { playRandomly } from '../bench/play.ts';
import { positions } from '../bench/positions.ts';
import { sharesOf } from '../bench/shares.ts';
import type { BotName } from '../src/bots/names.ts';
import { BOTS } from '../src/bots/player.ts';
import type { Played } from '../src/cli/ladder/match.ts';
import { amongOf } from '../src/cli/ladder/mixed.ts';
import { pairsOf, standingsOf, stepsOf } from '../src/cli/ladder/report.ts';
import { mixedOf, roundOf } from '../src/cli/ladder/schedule.ts';
import { ladderLines, ladderSection } from '../src/cli/ladder/tables.ts';
import { loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { loadTerminal } from '../src/words/index.ts';
import { linesOf, openFolder } from './cli-run.ts';

const folder = openFolder();
afterAll(folder.remove);

const played = (number: number, bots: readonly BotName[], placing: readonly number[]): Played => ({
  number,
  bots,
  points: bots.map(() => 10),
  placing,
  decisions: bots.map(() => 4),
  seconds: bots.map(() => 0.5),
  walks: bots.map((bot) => (bot === 'expert' ? 200 : 0)),
});

describe('what a ladder says', () => {
  test('walks a second of those who search, and how long they think', () => {
    const [expert, club] = standingsOf(['club', 'expert'], [played(0, ['club', 'expert'], [0, 1])]);
    expect(expert).toMatchObject({ bot: 'expert', walksPerSecond: 400, msPerDecision: 125 });
    expect(club.walksPerSecond).toBeNull();
  });

  test('results of before walks were counted are still read', () => {
    const { walks: _, ...old } = played(0, ['club', 'expert'], [0, 1]);
    expect(standingsOf(['club', 'expert'], [old])[0].walksPerSecond).toBeNull();
  });

  test('of the pairs each level against the next, and all against greedy, strongest first', () => {
    const bots: BotName[] = ['random', 'beginner', 'greedy', 'club', 'expert'];
    const all = bots.flatMap((a, i) => bots.slice(i + 1).map((b) => played(0, [a, b], [0, 1])));
    expect(stepsOf(bots, pairsOf(all)).map(({ a, b }) => `${a} ${b}`)).toEqual([
      'expert club',
      'expert greedy',
      'club greedy',
      'club beginner',
      'greedy beginner',
      'greedy random',
      'beginner random',
    ]);
  });

  test('alone: against whom, and who has won how often', async () => {
    const pkg = await loadGame('guilds-of-london');
    const games = [0, 1, 2, 3].flatMap((i) => [played(i, ['club'], [0]), played(i, ['expert'], [i === 0 ? 0 : 1])]);
    const plan = { bots: ['club', 'expert'], players: 1, settings: { opponent: 'rik' }, seed: 's' } as const;
    const { ladder: t } = await loadTerminal('en');
    const climbed = { pkg, plan, played: games, language: 'en', t, command: 'kontor ladder', version: '1' } as const;
    const lines = ladderLines(climbed, 80);
    expect(lines[0]).toBe('Guilds of London, 1 seat: 8 games');
    expect(lines[1]).toMatch(/^Solo opponent: Rik/);
    const rows = lines.filter((line) => /^(expert|club)/.test(line));
    expect(rows[0]).toMatch(/^expert\s+4\s+75%\s+30%–95%\s+10\.0\s+125\.0\s+400$/);
    expect(rows[1]).toMatch(/^club\s+4\s+0%\s+0%–49%\s+10\.0\s+125\.0\s+–$/);
    expect(ladderSection(climbed)).toMatch(/^## Guilds of London, Rik/);
    expect(ladderSection(climbed)).toContain('| expert | 4 | 75% | 30%–95% | 10.0 | 125.0 | 400 |');
  });

  test('at a full table one sits among others, each deal from every seat, and chance is said beside it', async () => {
    const bots: BotName[] = ['beginner', 'greedy', 'club'];
    const plan = { bots, players: 3, settings: {}, seed: 's', mixed: true } as const;
    const matches = roundOf(plan, 1);
    expect(matches.map(({ bots: list }) => list.join(' '))).toEqual([
      'club beginner beginner',
      'beginner club beginner',
      'beginner beginner club',
      'club greedy greedy',
      'greedy club greedy',
      'greedy greedy club',
    ]);
    expect(new Set(matches.slice(0, 3).map(({ seed }) => seed)).size).toBe(1);
    expect(matches.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
    const games = matches.map(({ number, bots: list }, i): Played => {
      const at = list.indexOf('club');
      return {
        ...played(
          number,
          list,
          list.map((_, seat) => (seat === at ? 1 : 0.25)),
        ),
        firsts: list.map((_, seat) => (i < 3 ? Number(seat === at) : 1 / 3)),
      };
    });
    const [beginners, greedies] = amongOf(games, mixedOf(bots));
    expect(beginners).toMatchObject({ one: 'club', among: 'beginner', games: 3, firsts: { share: 1 } });
    expect(greedies.firsts.share).toBeCloseTo(1 / 3);
    const pkg = await loadGame('tybor');
    const { ladder: t } = await loadTerminal('en');
    const text = ladderSection({ pkg, plan, played: games, language: 'en', t, command: 'kontor ladder', version: '1' });
    expect(text).toMatch(/^## Tybor the Builder, 3 players\n/);
    expect(text).toContain('| club | 2 beginner | 3 | 100% | 44%–100% | 33% | 1.00 |');
    expect(text).toMatch(/^\| club \| \d+ \| \d+ \|$/m);
  });

  test('the command writes its section, and rewrites it', async () => {
    const args = ['ladder', 'tybor', '--bots', 'random,greedy', '--markdown', 'strength.md', '--rounds'];
    const first = await folder.run([...args, '1']);
    expect(first.code, first.err).toBe(0);
    expect(first.out).toContain('walks/s');
    await folder.run([...args, '2']);
    const text = folder.read('strength.md');
    expect(text.match(/<!-- tybor 2: begin -->/g)).toHaveLength(1);
    expect(text).toContain('20 games. Made by `kontor ladder tybor --bots random,greedy --rounds 2`');
    expect(linesOf(text)[0]).toBe('# Strength');
  });

  test('a file that cannot be written or read is reported in one line', async () => {
    const short = ['ladder', 'tybor', '--bots', 'random,greedy', '--rounds', '1'];
    const unwritable = await folder.run([...short, '--markdown', 'no/such/strength.md']);
    const unreadable = await folder.run([...short, '--results', '.']);
    for (const { code, err } of [unwritable, unreadable]) {
      expect(code).toBe(1);
      expect(linesOf(err)).toHaveLength(1);
    }
  });
});

describe('the bench of the search', () => {
  test('a player counts the walks of its search', async () => {
    const pkg = await loadGame('tybor');
    const [{ seen, decision }] = positions(pkg.game, 2, 1);
    const [expert, club] = [await BOTS.expert(pkg), await BOTS.club(pkg)];
    for (const player of [expert, club]) player.choose(seen, decision, chanceFrom(fastSource('walks')));
    expect(expert.walks?.()).toBeGreaterThan(0);
    expect(club.walks?.()).toBe(0);
  });

  test('positions are decisions with a choice, the same every time', async () => {
    const { game } = await loadGame('riga');
    const list = positions(game, 2, 8);
    expect(list).toHaveLength(8);
    for (const { decision } of list) expect(decision.options.length).toBeGreaterThan(1);
    expect(positions(game, 2, 8)).toEqual(list);
  });

  test('whoever sees everything imagines the truth, and a copy of it', async () => {
    const pkg = await loadGame('tybor');
    const { s } = playRandomly(pkg.game, 2, 'truth', 9);
    const engine = new Engine(seeing(pkg, () => s).game, fastSource('x'));
    const imagined = engine.imagine(engine.view(s, 0), chanceFrom(fastSource('y')));
    expect(imagined.own).toEqual(s.own);
    expect(imagined.dark).toEqual(s.dark);
    expect(imagined.open).toEqual(s.open);
    expect(imagined.open).not.toBe(s.open);
    expect(imagined.own[1]).not.toBe(s.own[1]);
  });

  test('a duel with and without a look at what is hidden comes to an end', async () => {
    const pkg = await loadGame('tybor');
    for (const sees of [false, true]) {
      const fought = await fight(pkg, { game: 'tybor', bot: 'club', sees, seat: 1, seed: 'duel' });
      expect(fought.sees).toBe(sees);
      expect([0, 0.5, 1]).toContain(fought.share);
    }
  });

  test('the shares of time add up, and the rules have theirs', async () => {
    const { game } = await loadGame('baselland');
    const shares = sharesOf(() => {
      for (let i = 0; i < 60; i++) playRandomly(game, 2, `shares ${i}`);
    });
    expect(Object.values(shares).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(shares.options).toBeGreaterThan(0);
    expect(shares.apply).toBeGreaterThan(0);
    expect(shares.value).toBe(0);
  });

  test.each([
    [['chess']],
    [['search', 'chess']],
    [['search', 'tybor', 'riga']],
    [['ceiling']],
    [['ceiling', 'tybor', '--games', '0']],
    [['ceiling', 'tybor', '--bot', 'genius']],
    [['ceiling', 'tybor', '--hours', '1']],
    [['page', 'chess']],
    [['page', '--yaml']],
  ])('npm run bench -- %j is refused', (args) => {
    const bench = fileURLToPath(new URL('../bench/run.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [bench, ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^usage: npm run bench/m);
  });
});
