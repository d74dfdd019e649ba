// Signs on the board at the places of a few options: 1, 2, 3 of a hint, or what was done and what was better.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import '../style/marks.css';

export interface BoardMark {
  readonly sign: string;
  /** How the sign is drawn, if it is not a letter. */
  readonly face?: ReactNode;
  /** The pieces of the option, named as in `Sentence.of`; the first that lies on the board gets the sign. */
  readonly of: readonly string[];
}
interface Placed {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}
const SIZE = 34;

/** In the window; the second sign at a place stands beside the first. */
function placed(marks: readonly BoardMark[]): Placed[] {
  const board = document.querySelector('.w-board');
  const found: Placed[] = [];
  for (const { sign, of } of marks) {
    const boxes = of.flatMap((name) =>
      [...(board?.querySelectorAll(`[data-piece="${CSS.escape(name)}"]`) ?? [])].map((at) =>
        at.getBoundingClientRect(),
      ),
    );
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    if (box === undefined) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + Math.min(box.height / 2, SIZE))];
    const beside = found.filter((other) => Math.hypot(other.x - x, other.y - y) < SIZE * 2 && other.y === y).length;
    found.push({ sign, x: x + beside * SIZE, y });
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
      {at.map(({ sign, x, y }) => {
        const face = marks.find((mark) => mark.sign === sign)?.face;
        return (
          <b key={sign} className={face === undefined ? undefined : 'is-face'} style={{ left: x, top: y }}>
            {face ?? sign}
          </b>
        );
      })}
    </div>,
    document.body,
  );
}
