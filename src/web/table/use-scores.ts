import { useMemo } from 'react';
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { earned, total } from '../../kernel/score.ts';
import type { ScoreLine, View } from '../../kernel/types.ts';
import { useAtTable } from './context.ts';

/**
 * Score lines that a viewer may know, by seat: what is hidden is imagined twice, and only lines that come out the same both
 * times do not depend on it.
 */
export function knownLines({ game }: GamePackage, view: View): ScoreLine[][] {
  const engine = new Engine(game, () => 0);
  const imagined = ['one', 'other'].map((seed) => engine.imagine(view, chanceFrom(fastSource(seed))));
  return view.own.map((_, seat) => {
    const [lines, others] = imagined.map((state) => game.score(state, seat));
    const same = new Set(others.map((line) => JSON.stringify(line)));
    return lines.filter((line) => same.has(JSON.stringify(line)));
  });
}

export interface SeatStanding {
  readonly lines: readonly ScoreLine[];
  /** What is earned for certain, and what it would be if the game ended now. */
  readonly points: number;
  readonly asIf: number;
}

const NOTHING: readonly ScoreLine[] = [];

export function useStandings(): readonly SeatStanding[] {
  const { pkg, seen, counting } = useAtTable();
  const { view, result } = seen;
  return useMemo(() => {
    if (counting?.isRunning === true)
      return counting.totals.map((points) => ({ lines: NOTHING, points, asIf: points }));
    const lines = result?.scores ?? (view === null ? [] : knownLines(pkg, view));
    return lines.map((own) => ({ lines: own, points: earned(own), asIf: total(own) }));
  }, [pkg, view, result, counting]);
}
