// For boards that leave it to the page: pointing at a piece is trying the one option that is about it, and what somebody
// else is trying gets that player's sign.
import { type ComponentType, lazy, Suspense, type SyntheticEvent, useRef } from 'react';
import type { BoardProps } from '../../parts/board.ts';

const TriedSign = lazy(async () => ({ default: (await import('./TriedSign.tsx')).TriedSign }));

/** The option that is about a piece, if there is just one. */
function optionOf({ view, decision, texts }: BoardProps, piece: string): [] | [unknown] {
  if (decision === null) return [];
  const { task, options } = decision;
  const about = options.filter((option) => texts.option(view, task, option).of?.includes(piece) === true);
  return about.length === 1 ? [about[0]] : [];
}

const pieceAt = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;

export function tryingByPieces(Board: ComponentType<BoardProps>): ComponentType<BoardProps> {
  return function Tried(props: BoardProps) {
    const { tryOut, trying } = props;
    const last = useRef<string | undefined>(undefined);
    const point = (event: SyntheticEvent): void => {
      const piece = pieceAt(event);
      if (tryOut === undefined || piece === last.current) return;
      last.current = piece;
      tryOut(...(piece === undefined ? [] : optionOf(props, piece)));
    };
    const leave = (): void => {
      last.current = undefined;
      tryOut?.();
    };
    return (
      <>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices what is pointed at inside it */}
        <div className="w-tried" onPointerOver={point} onPointerLeave={leave} onFocus={point} onBlur={leave}>
          <Board {...props} />
        </div>
        <Suspense>{trying && <TriedSign board={props} {...trying} />}</Suspense>
      </>
    );
  };
}
