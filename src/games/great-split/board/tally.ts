// A scoring as bars and lines: what everybody got, kind by kind, and why.
import type { ScoreLine } from '../../../kernel/types.ts';
import { ROUNDS } from '../data/table.ts';
import { linesOf, type SplitView } from './model.ts';

export const FINAL = ROUNDS.length;
export const BARS = ['prestige', 'partial', 'book', 'artwork', 'gem', 'order'] as const;
export type BarKind = (typeof BARS)[number];

export interface Tally {
  readonly seat: number;
  readonly lines: readonly ScoreLine[];
  readonly bars: readonly { readonly kind: BarKind; readonly points: number }[];
  readonly total: number;
}
const isOf = ({ label, facts }: ScoreLine, round: number): boolean =>
  label === 'order' ? round === FINAL : label !== 'prestige' && Number(facts?.round) === round;

function barOf({ label, facts }: ScoreLine): BarKind {
  if (label === 'prestige') return 'prestige';
  return label !== 'order' && Number(facts?.round) !== FINAL ? 'partial' : (label as BarKind);
}

/** Everybody's share of the scoring after a round, the best first; after the last one the whole game. */
export function tallies(view: SplitView, round: number): Tally[] {
  const all = view.own.map((_, seat): Tally => {
    const lines = linesOf(view, seat).filter((line) => round === FINAL || isOf(line, round));
    const bars = BARS.map((kind) => ({
      kind,
      points: lines.filter((line) => kindOf(line, round) === kind).reduce((sum, { points }) => sum + points, 0),
    }));
    return { seat, lines, bars, total: bars.reduce((sum, { points }) => sum + points, 0) };
  });
  return all.sort((a, b) => b.total - a.total || a.seat - b.seat);
}
/** A partial scoring is shown by its own kinds; at the end what it brought is one thing. */
const kindOf = (line: ScoreLine, round: number): BarKind => (round === FINAL ? barOf(line) : (line.label as BarKind));
