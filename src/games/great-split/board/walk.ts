// Cubes walk: every single step of a harvest is shown, one after the other, and the space it lands on lights up.
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../parts/motion.ts';
import { pressLeft } from '../../../parts/pressing.ts';
import type { TrackNo } from '../data/kinds.ts';

/** The steps that were added, or null if these are other steps: something was taken back, or is new. */
export function stepsSince(before: readonly TrackNo[], now: readonly TrackNo[]): TrackNo[] | null {
  if (now.length < before.length || before.some((track, i) => track !== now[i])) return null;
  return now.slice(before.length);
}

/** Where the cubes stand before these steps. */
export function before(tracks: readonly number[], steps: readonly TrackNo[]): number[] {
  const then = tracks.slice();
  for (const track of steps) then[track]--;
  return then;
}

export interface Walk {
  /** Where the cubes are seen. */
  readonly tracks: readonly number[];
  /** The track of the last step while they walk. */
  readonly on: TrackNo | null;
}
const PACE = 190;
const LONGEST = 2600;

export function useWalk(tracks: readonly number[], moves: readonly TrackNo[]): Walk {
  const isStill = useReducedMotion();
  const known = useRef(moves);
  const [walk, setWalk] = useState<{ readonly left: readonly TrackNo[]; readonly on: TrackNo | null }>(NOBODY);
  useEffect(() => {
    const steps = stepsSince(known.current, moves);
    known.current = moves;
    if (steps === null || isStill) setWalk(NOBODY);
    else if (steps.length > 0) setWalk(({ left, on }) => ({ left: [...left, ...steps], on }));
  }, [moves, isStill]);
  useEffect(() => {
    if (walk === NOBODY) return;
    const pace = Math.min(PACE, LONGEST / Math.max(1, walk.left.length));
    return afterPresses(
      () => setWalk(({ left }) => (left.length === 0 ? NOBODY : { left: left.slice(1), on: left[0] })),
      walk.left.length === 0 ? 3 * PACE : pace,
    );
  }, [walk]);
  // Steps are known one drawing before they are counted as a walk: until then the cubes stay where they were.
  const fresh = isStill ? [] : (stepsSince(known.current, moves) ?? []);
  return { tracks: before(tracks, [...walk.left, ...fresh]), on: walk.on };
}
const NOBODY: { readonly left: readonly TrackNo[]; readonly on: TrackNo | null } = { left: [], on: null };

/** A timer that does not go off during a press. Ends when it is called. */
function afterPresses(work: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(() => {
      const more = pressLeft();
      if (more > 0) wait(more);
      else work();
    }, left);
  };
  wait(ms);
  return () => clearTimeout(timer);
}
