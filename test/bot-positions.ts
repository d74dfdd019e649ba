// Positions that bots are asked about in tests.
import { levelAt } from '../src/bots/levels.ts';
import type { BotName } from '../src/bots/names.ts';
import { GAME_IDS, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Chance, Decision, Seat, Settings, State, View } from '../src/kernel/types.ts';
import { draft } from './toy/draft.ts';

const isLong = process.env.KONTOR_LONG === '1';

/** The games, with experts and masters thinking an eighth as hard as at a table: the tests do not depend on it. */
export const packages: readonly GamePackage[] = (await Promise.all(GAME_IDS.map((id) => loadGame(id)))).map(
  thinkingLess,
);
/** The games that tell the bots what a position is worth. */
export const valued = packages.filter(({ bot }) => bot?.value !== undefined);
export const toy = { game: draft } as unknown as GamePackage;
/** By name, with the toy game that only the tests know. */
export const everyGame = [...packages, toy].map((pkg) => [pkg.game.id, pkg] as const);

/** Pairs of games in which a bot is held against another one, from each side. */
export const PAIRS = isLong ? 4 : 2;

/** How many positions each bot is asked about: those who think long, few. */
export const SOME: Readonly<Record<BotName, number>> = {
  random: 12,
  beginner: 8,
  greedy: 6,
  club: 6,
  expert: 3,
  master: 1,
};

function thinkingLess(pkg: GamePackage): GamePackage {
  if (isLong) return pkg;
  const less = (name: 'expert' | 'master') => {
    const level = levelAt(pkg, name);
    const { walks, leaves, worlds, width } = level;
    const few = { walks: Math.ceil(walks / 8), leaves: Math.ceil(leaves / 8), worlds: Math.min(worlds, 2) };
    return { ...level, ...few, ...(width !== undefined && { width: Math.ceil(width / 4) }) };
  };
  const levels = { ...pkg.bot?.levels, expert: less('expert'), master: less('master') };
  return { ...pkg, bot: { ...pkg.bot, levels } };
}

export const lots = (seed: string): Chance => chanceFrom(fastSource(seed));

/** The set of settings of a game that is furthest from its usual ones. */
export function unusual({ game }: GamePackage): Settings {
  const oddOnes = (set: Settings): number =>
    Object.entries(set).filter(([name, value]) => value !== game.settings[name].default).length;
  return Object.values(game.presets ?? {}).reduce((most, set) => (oddOnes(set) > oddOnes(most) ? set : most), {});
}

export interface Position {
  readonly engine: Engine;
  readonly s: State;
  readonly seat: Seat;
}

/** Positions along a random game where a seat has more than one option. */
export function* positions(
  pkg: GamePackage,
  seats: number,
  seed: string,
  settings: Settings = {},
): Generator<Position> {
  const engine = new Engine(pkg.game, fastSource(seed));
  const chance = lots(`${seed}/choices`);
  const s = engine.setUp(seats, settings);
  for (engine.advance(s); !engine.isOver(s); engine.advance(s)) {
    const open = engine.deciders(s);
    const seat = open[chance.random('seat', open.length)];
    const { task, options } = engine.decision(s, seat)!;
    if (options.length > 1) yield { engine, s: engine.clone(s), seat };
    engine.play(s, task, options[chance.random('choice', options.length)]);
  }
}

/** So many of a list, spread over it. */
export const spread = <X>(list: readonly X[], count: number): X[] =>
  list.length <= count
    ? [...list]
    : Array.from({ length: count }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / count)]);

/** What a seat is given. */
export const given = ({ engine, s, seat }: Position): [View, Decision] => [
  engine.view(s, seat),
  engine.decision(s, seat)!,
];
