// How a game might go on: for a while, everybody takes the best of a few options considered.
import type { Sight } from '../../games/index.ts';
import type { Engine } from '../../kernel/engine.ts';
import type { Chance, Seat, SeatTask, State } from '../../kernel/types.ts';
import { type Ahead, bestAfter, othersThan, type Value } from '../ahead.ts';

export interface Policy {
  readonly engine: Engine;
  readonly value: Value;
  readonly chance: Chance;
  /** Options considered at each decision; a player with a sight of the game sees them all. */
  readonly tries: number;
  readonly sight?: Sight | undefined;
  /** How the seats other than `self` see it, if differently. */
  readonly theirs?: { readonly self: Seat; readonly sight: Sight } | undefined;
  /** Anything half done when told to stop is discarded. */
  isStopped(): boolean;
}

/** How many ends of a chain of picks are judged for each option considered. */
const LEAVES = 3;

/** The best of a few options, at first look, for the seat itself. */
export function comesToMind(policy: Policy, s: State, task: SeatTask): unknown {
  const { engine, value, chance, tries, isStopped } = policy;
  const options = engine.options(s, task);
  const n = options.length;
  if (n === 1) return options[0];
  if (tries <= 1) return options[chance.random('mind', n)];
  let found = options[0];
  let most = -Infinity;
  const count = Math.min(n, tries);
  const from = chance.random('mind', n);
  // Spread over the list: neighbouring options are often alike.
  const { seat } = task;
  const ahead: Ahead = { engine, seat, held: othersThan(s, seat), judge: (end) => value(end, seat), isStopped };
  for (let i = 0; i < count && !isStopped(); i++) {
    const option = options[(from + Math.floor((i * n) / count)) % n];
    const points = bestAfter(ahead, engine.clone(s), option, LEAVES);
    if (points > most) {
      most = points;
      found = option;
    }
  }
  return found;
}

/** A first impression, and what the seat picks after it. */
function picks(policy: Policy, s: State, task: SeatTask): readonly unknown[] {
  const { engine, sight, theirs } = policy;
  const eye = theirs !== undefined && task.seat !== theirs.self ? theirs.sight : sight;
  return eye === undefined ? [comesToMind(policy, s, task)] : eye.best(s, task, engine.options(s, task));
}

/**
 * Plays on for about this many decisions, up to a point where nobody is in the middle of something. Where all play at once
 * again and again, that is where the next round starts.
 */
export function playOut(policy: Policy, s: State, decisions: number): void {
  const { engine } = policy;
  let last: Seat | null = null;
  let wasFork = false;
  let chain: readonly unknown[] = [];
  let at = 0;
  for (let made = 0; !engine.isOver(s) && !policy.isStopped(); made++) {
    const seat = nextSeat(engine, s);
    if (seat === null) return;
    const isFork = s.lanes.length > 0;
    if (made >= decisions && seat !== last && (!isFork || (wasFork && isFresh(s)))) return;
    const task = engine.pending(s, seat) as SeatTask;
    if (at >= chain.length) {
      chain = picks(policy, s, task);
      at = 0;
    }
    engine.play(s, task, chain[at++]);
    engine.advance(s);
    last = seat;
    wasFork = isFork;
  }
}

/** Whether nobody has started, where all play at once. */
const isFresh = ({ lanes, forked }: State): boolean =>
  lanes.every((lane, seat) => lane.length === forked[seat].length && lane.at(-1) === forked[seat].at(-1));

/** Who decides next; while all play at once, the first who has not finished. */
export function nextSeat(engine: Engine, s: State): Seat | null {
  for (let seat = 0; seat < s.own.length; seat++) if (engine.pending(s, seat) !== null) return seat;
  return null;
}
