// What a scoring brought: line by line, and for each player the sum.
import type { ScoreLine } from '../../../kernel/types.ts';
import { ROUNDS } from '../data/table.ts';
import { linesOf, type SplitView } from './model.ts';

export const FINAL = ROUNDS.length;

const isOf = ({ label, facts }: ScoreLine, round: number): boolean =>
  label === 'order' ? round === FINAL : label !== 'prestige' && Number(facts?.round) === round;

/** By seat: the lines of the scoring after a round; after the last one those of the whole game. */
export const linesAfter = (view: SplitView, round: number): ScoreLine[][] =>
  view.own.map((_, seat) => linesOf(view, seat).filter((line) => round === FINAL || isOf(line, round)));
