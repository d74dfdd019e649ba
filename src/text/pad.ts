import { total } from '../kernel/score.ts';
import type { Refusal, ScoreLine } from '../kernel/types.ts';

/** A position typed in from a real table, scored as the end of the game. */
export interface PadResult {
  readonly players: readonly { readonly name: string; readonly total: number; readonly lines: readonly ScoreLine[] }[];
  readonly winners: readonly string[];
  /** What would be impossible if the real box were as Kontor has it; the players know better. */
  readonly remarks?: readonly PadProblem[];
}
/** What is wrong with something typed in, and where: `at` is a path such as 'tiles[3].x', `why` a text key of the game. */
export interface PadProblem extends Refusal {
  readonly at: string;
}
export const isPadProblem = (x: object): x is PadProblem => 'why' in x && 'at' in x;

/** Everybody's lines by seat, and the seats that win. */
export function padResult(
  players: readonly { readonly name: string }[],
  linesOf: (seat: number) => readonly ScoreLine[],
  won: readonly number[],
  remarks: readonly PadProblem[] = [],
): PadResult {
  const scored = players.map(({ name }, seat) => {
    const lines = linesOf(seat);
    return { name, total: total(lines), lines };
  });
  const winners = won.map((seat) => players[seat].name);
  return { players: scored, winners, ...(remarks.length > 0 && { remarks }) };
}

/** A real game checked move by move. */
export interface TranscriptResult {
  readonly final: readonly number[];
  readonly supply: readonly number[];
}
