// What the search would do, and why: the best options with the score lines that they change.
import type { GamePackage } from '../games/index.ts';
import { Engine } from '../kernel/engine.ts';
import { fastSource } from '../kernel/random.ts';
import type { Chance, Decision, ScoreLine, Seat, View } from '../kernel/types.ts';
import { othersThan, runQuietly } from './ahead.ts';
import type { Mind } from './experience.ts';
import { Search, type Thought } from './search/search.ts';

/** How hard a hint thinks: about as a strong club player. */
const HINT = { walks: 120, worlds: 4 };
const MOST = 3;
const MOST_REASONS = 3;

/** A score line that an option changes, as if the game ended then. */
export interface Reason {
  readonly line: ScoreLine;
  /** How many points more or less. */
  readonly by: number;
}
export interface Hint {
  readonly option: unknown;
  /** What the search expects of the placing, 0 to 1. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/** The best options first. */
export function hints(mind: Mind, seen: View, decision: Decision, chance: Chance, isStopped?: () => boolean): Hint[] {
  const thoughts = new Search(mind, HINT).think(seen, decision, chance, isStopped);
  return byWorth(thoughts)
    .slice(0, MOST)
    .map(({ option, value }) => ({ option, value, reasons: reasonsFor(mind.pkg, seen, decision, option, chance) }));
}

/** What was tried most comes first, as the search would decide. */
export const byWorth = (thoughts: readonly Thought[]): Thought[] =>
  thoughts.toSorted((a, b) => b.visits - a.visits || b.value - a.value);

/** Which score lines an option changes before anything new comes to light, the largest change first. */
function reasonsFor(pkg: GamePackage, seen: View, { seat, task }: Decision, option: unknown, chance: Chance): Reason[] {
  const engine = new Engine(pkg.game, fastSource('reasons'));
  const s = engine.imagine(seen, chance);
  const before = byLabel(pkg, s, seat);
  engine.play(s, task, option);
  if (engine.step(task).reveals === undefined) runQuietly(engine, s, othersThan(s, seat));
  const after = byLabel(pkg, s, seat);
  const reasons = [...new Set([...before.keys(), ...after.keys()])].map((key): Reason => {
    const line = after.get(key)?.line ?? before.get(key)!.line;
    return { line, by: (after.get(key)?.points ?? 0) - (before.get(key)?.points ?? 0) };
  });
  return reasons
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_REASONS);
}

/** The lines of one kind together, told by the last of them. */
function byLabel({ game }: GamePackage, s: Parameters<typeof game.score>[0], seat: Seat) {
  const found = new Map<string, { line: ScoreLine; points: number }>();
  for (const line of game.score(s, seat)) {
    const key = `${line.rule} ${line.label}`;
    found.set(key, { line, points: (found.get(key)?.points ?? 0) + line.points });
  }
  return found;
}
