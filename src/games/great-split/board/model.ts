// What the board reads out of a view.
import type { View, ViewOf } from '../../../kernel/types.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { type TrackNo, trackNo } from '../data/kinds.ts';
import { leftOf, rightOf } from '../rules/envelopes.ts';
import { score } from '../scoring.ts';
import type { Choices, Happened, Harvest, Own, Play, S, Target } from '../types.ts';
import type { SplitWords } from '../words/index.ts';

export type Option = Choices[keyof Choices];
export type SplitView = ViewOf<S>;
export type SplitBoardProps = BoardProps<SplitView, Option, Happened, SplitWords>;
export type Step = keyof Choices;

/** Whose board lies in the middle: mine, or the first one for an onlooker. */
export const meOf = ({ seat }: View): number => seat ?? 0;
export const ownOf = (view: SplitView): Own | null => (view.seat === null ? null : (view.own[view.seat] as Own));
export const handSize = (view: SplitView, seat: number): number => {
  const { hand } = view.own[seat];
  return Array.isArray(hand) ? hand.length : ((hand as number | undefined) ?? 0);
};
export const stepOf = ({ decision }: SplitBoardProps): Step | null => (decision?.task.do as Step | undefined) ?? null;
export const isOver = ({ todo, lanes }: View): boolean => todo.length === 0 && lanes.length === 0;
export const neighboursOf = (view: SplitView): { left: number; right: number } => {
  const [me, seats] = [meOf(view), view.own.length];
  return { left: leftOf(me, seats), right: rightOf(me, seats) };
};

/** Who still has something to decide while all play at once. */
export const busySeats = ({ lanes }: View): number[] =>
  lanes.flatMap((lane, seat) => (lane === true || (Array.isArray(lane) && lane.length > 0) ? [seat] : []));

/** The tracks as their owner sees them: those of a harvest at work before it is shown. */
export function tracksOf(view: SplitView, seat: number): readonly number[] {
  const work = seat === view.seat ? (ownOf(view)?.harvest ?? null) : null;
  return work?.tracks ?? view.open.tracks[seat];
}
export function harvestOf(view: SplitView, seat: number): Harvest | null {
  const work = seat === view.seat ? (ownOf(view)?.harvest ?? null) : null;
  return work ?? view.open.harvests[seat];
}

/** The score needs what is open and whether the game is over, nothing else. */
export const linesOf = (view: SplitView, seat: number) => score(view, seat);

/** The tracks that can be chosen now, each with its option. */
export type Targets = ReadonlyMap<TrackNo, Option>;
export function targetsOf(options: readonly Option[], step: Step | null): Targets {
  const found = new Map<TrackNo, Option>();
  for (const option of options) {
    if (step === 'play' && (option as Play).as === 'split') found.set(trackNo((option as Target).to), option);
    if (step === 'seal' || step === 'bonus') found.set(trackNo((option as Target).to), option);
  }
  return found;
}
