// A real game followed as it is entered: what every move brought, and where it stops holding.
import type { GameEvent, State } from '../../kernel/types.ts';
import { guarded } from '../../text/input.ts';
import { isPadProblem, type PadProblem } from '../../text/pad.ts';
import type { Move, Written } from './pad-shape.ts';
import { startTile } from './setup.ts';
import { onTheTrack, playMove, sitDown } from './transcript.ts';
import type { Happened, Laid, S } from './types.ts';

export interface Step {
  readonly move: Move;
  readonly seat: number;
  readonly laid: Laid;
  readonly events: readonly Happened[];
  /** Points on the track after it, by seat. */
  readonly scores: readonly number[];
}
export interface Followed {
  /** After the last move that holds. */
  readonly s: S;
  readonly steps: readonly Step[];
  readonly problem: PadProblem | null;
}

export function follow({ options, moves }: Written): Followed {
  let heard: GameEvent[] = [];
  const sitting = sitDown(options, ({ event }) => heard.push(event));
  const { engine } = sitting;
  let { s } = sitting;
  const steps: Step[] = [];
  for (const [i, move] of moves.entries()) {
    heard = [];
    const seat = i % s.own.length; // R3.4
    const after = engine.clone(s as State) as S;
    const played = guarded(() => {
      playMove({ ...sitting, s: after }, move, `moves[${i}]`, seat);
      return after;
    });
    if (isPadProblem(played)) return { s, steps, problem: played };
    s = after;
    const laid = s.open.laid.at(-1) ?? startTile();
    steps.push({ move, seat, laid, events: heard as Happened[], scores: onTheTrack(s) });
  }
  return { s, steps, problem: null };
}
