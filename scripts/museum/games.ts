// Many random games, as hashes: replaying them shows whether rules, scores or states have changed.
import { createHash, type Hash } from 'node:crypto';
import { canonical } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import type { Game, ScoreLine } from '../../src/kernel/types.ts';
import { promised } from '../../src/kernel/upgrade.ts';
import { pairwise, type Row } from '../../test/laws/cover.ts';

const GAMES = 2000;
/** Games that share a line: few enough to find the one that differs, many enough to keep the file small. */
const A_LINE = 20;

/** The outcome of the games of a line: what the players saw, and the final states. */
export type Line = readonly [seen: string, state: string];

/** The games of one game. Game `i` is that of row `i`, over and over, with seed `museum i`. */
export interface Simulated {
  readonly rules: number;
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
}

export function simulate(game: Game): Simulated {
  const rows = pairwise(game);
  const lines = Array.from({ length: GAMES / A_LINE }, (_, line) => playLine(game, rows, line, game.version));
  return { rules: game.version, rows, lines };
}

/** The rules that the museum's games were played by. */
export function playLine(game: Game, rows: readonly Row[], line: number, rules: number): Line {
  const [seen, state] = [createHash('sha256'), createHash('sha256')];
  for (const number of gamesOf(line))
    playGame(game, { ...rows[number % rows.length], rules }, seedOf(number), seen, state);
  return [brief(seen), brief(state)];
}

/** The seeds of a line, as people would look for them. */
export function seedsOf(line: number): string {
  const numbers = gamesOf(line);
  return `${seedOf(numbers[0])} to ${seedOf(numbers[numbers.length - 1])}`;
}

const gamesOf = (line: number): number[] => Array.from({ length: A_LINE }, (_, i) => line * A_LINE + i);
const seedOf = (number: number): string => `museum ${number}`;
/** 48 bits are enough to notice a difference. */
const brief = (hash: Hash): string => hash.digest('base64url').slice(0, 8);

/**
 * Score lines that cite another rule than in 0.3.0, for the same points: alone, the plantation is R11.15. Which rule explains a
 * point may be mended; the hashes, which hold whole lines, go on with what was cited first.
 */
const asCitedFirst = (line: ScoreLine): ScoreLine =>
  line.label === 'plantation' && line.rule === 'R11.15' ? { ...line, rule: 'R9.2' } : line;

type By = Row & { readonly rules: number };
function playGame(game: Game, { seats, settings, rules }: By, seed: string, seen: Hash, state: Hash): void {
  const engine = new Engine(game, fastSource(seed));
  const s = engine.setUp(seats, settings, rules);
  const chance = chanceFrom(fastSource(`${seed}/choices`));
  engine.advance(s);
  while (!engine.isOver(s)) {
    const deciders = engine.deciders(s);
    const seat = deciders[chance.random('seat', deciders.length)];
    const { task, options } = engine.decision(s, seat)!;
    const choice = options[chance.random('choice', options.length)];
    seen.update(`${seat + 1} ${game.notation.write(task, choice)}\n`);
    engine.play(s, task, choice);
    engine.advance(s);
  }
  seen.update(`${canonical(s.own.map((_, one) => game.score(s, one).map(asCitedFirst)))}\n`);
  state.update(`${canonical(promised(game, s))}\n`);
}

/** As JSON, a line for each row and ten lines of games in one. */
export function written(games: Readonly<Record<string, Simulated>>): string {
  const listed = (items: readonly unknown[], inOne: number): string => {
    const texts = items.map((one) => JSON.stringify(one));
    const lines = texts.flatMap((_, i) => (i % inOne === 0 ? [texts.slice(i, i + inOne).join(',')] : []));
    return `[\n${lines.join(',\n')}]`;
  };
  const all = Object.entries(games).map(
    ([id, { rules, rows, lines }]) =>
      `"${id}":{"rules":${rules},"rows":${listed(rows, 1)},\n"lines":${listed(lines, 10)}}`,
  );
  return `{${all.join(',\n')}}\n`;
}
