// Signs on the board at the places of a few options: 1, 2, 3 of a hint, or what was done and what was better.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import '../style/marks.css';

export interface BoardMark {
  readonly sign: string;
  /** A player's sign, on a ring of that colour around the piece. */
  readonly seat?: Seat;
  /** The pieces of the option, named as in `Sentence.of`; the first that lies on the board gets the sign. */
  readonly of: readonly string[];
}
interface Placed {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seat?: Seat | undefined;
}
const SIZE = 34;

/** In the window; the second sign at a place stands beside the first. */
function placed(marks: readonly BoardMark[]): Placed[] {
  const board = document.querySelector('.w-board');
  const found: Placed[] = [];
  for (const { sign, of, seat } of marks) {
    const boxes = of.flatMap((name) =>
      [...(board?.querySelectorAll(`[data-piece="${CSS.escape(name)}"]`) ?? [])].map((at) =>
        at.getBoundingClientRect(),
      ),
    );
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    if (box === undefined) continue;
    const high = seat === undefined ? Math.min(box.height / 2, SIZE) : box.height / 2;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + high)];
    const beside = found.filter((other) => Math.hypot(other.x - x, other.y - y) < SIZE * 2 && other.y === y).length;
    found.push({ sign, x: x + beside * SIZE, y, width: Math.round(box.width), height: Math.round(box.height), seat });
  }
  return found;
}

/** The board may move under them: they follow it, frame by frame. */
function usePlaced(marks: readonly BoardMark[]): readonly Placed[] {
  const [at, setAt] = useState<readonly Placed[]>([]);
  useEffect(() => {
    let was = '';
    let frame = 0;
    const follow = (): void => {
      const now = placed(marks);
      const said = JSON.stringify(now);
      if (said !== was) setAt(now);
      was = said;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [marks]);
  return at;
}

/** `isCompared`: a line leads from the first to the second. What the signs mean is said in words beside the board. */
export function Marks({
  marks,
  isCompared = false,
}: {
  readonly marks: readonly BoardMark[];
  readonly isCompared?: boolean;
}) {
  const at = usePlaced(marks);
  const [from, to] = at;
  return createPortal(
    <div className="w-marks" aria-hidden="true">
      {isCompared && to !== undefined && (
        <svg aria-hidden="true">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </svg>
      )}
      {at.map(({ sign, x, y, width, height, seat }) =>
        seat === undefined ? (
          <b key={sign} style={{ left: x, top: y }}>
            {sign}
          </b>
        ) : (
          <i key={sign} style={{ left: x, top: y, width, height, '--seat': `var(--seat-${seat})` }}>
            <PlayerSign seat={seat} size={26} />
          </i>
        ),
      )}
    </div>,
    document.body,
  );
}
