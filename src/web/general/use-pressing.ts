// Pieces can be pressed if an option names them: the board knows no rules, only what is offered.
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../parts/board.ts';
import { narrow } from '../../parts/narrow.ts';
import { type Lying, nameOf } from '../../text/things.ts';

export interface GeneralBoardProps extends BoardProps {
  /** Chooses something that is not offered, so that the table says why not. */
  readonly attempt?: ((option: unknown) => void) | undefined;
}
/** How pieces answer when they are pressed. */
export interface Pressing {
  /** null: no option names it. */
  offered(piece: Lying): { readonly label: string; readonly go: () => void } | null;
  /** For those that lie beside an offered one. */
  readonly refused: ((piece: Lying) => void) | null;
  readonly lit: readonly string[];
}
interface Held {
  readonly decision: BoardProps['decision'];
  readonly options: readonly unknown[];
}

export function usePressing({ view, decision, texts, choose, attempt, lit }: GeneralBoardProps) {
  const [held, hold] = useState<Held | null>(null);
  const pressing = useMemo((): Pressing => {
    const named = ({ id }: Lying): unknown[] =>
      decision === null || typeof id !== 'string' ? [] : narrow(decision.options, id);
    return {
      offered(piece) {
        const options = named(piece);
        if (decision === null || options.length === 0) return null;
        if (options.length > 1) return { label: nameOf(piece), go: () => hold({ decision, options }) };
        return { label: texts.option(view, decision.task, options[0]).text, go: () => choose(options[0]) };
      },
      refused:
        attempt !== undefined && decision?.options.some((option) => typeof option === 'string')
          ? ({ id }) => attempt(id)
          : null,
      lit,
    };
  }, [view, decision, texts, choose, attempt, lit]);
  /** What is still open after pressing a piece that several options name; null: nothing was pressed. */
  const left = held !== null && held.decision === decision ? held.options : null;
  return { pressing, left, letGo: () => hold(null) };
}
