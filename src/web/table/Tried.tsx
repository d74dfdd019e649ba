// For boards that leave it to the page: pointing at a piece is trying the one option that is about it, and what somebody
// else is trying gets that player's sign.
import { type ComponentType, type SyntheticEvent, useMemo, useRef } from 'react';
import type { BoardProps } from '../../parts/board.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { type BoardMark, Marks } from './Marks.tsx';

/** The option that is about a piece, if there is just one. */
function optionOf({ view, decision, texts }: BoardProps, piece: string): [] | [unknown] {
  if (decision === null) return [];
  const { task, options } = decision;
  const about = options.filter((option) => texts.option(view, task, option).of?.includes(piece) === true);
  return about.length === 1 ? [about[0]] : [];
}

const pieceAt = ({ target }: SyntheticEvent): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;

interface SignProps {
  readonly board: BoardProps;
  readonly seat: number;
  readonly option: unknown;
}

function Sign({ board, seat, option }: SignProps) {
  const { view, texts } = board;
  const task = view.todo.at(-1);
  const marks = useMemo((): BoardMark[] => {
    if (task?.seat !== seat) return [];
    const of = texts.option(view, { ...task, seat }, option).of ?? [];
    return [{ sign: 'tried', of, face: <PlayerSign seat={seat} size={34} /> }];
  }, [view, texts, task, seat, option]);
  return <Marks marks={marks} />;
}

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
        {trying && <Sign board={props} {...trying} />}
      </>
    );
  };
}
