// What is pointed at, in words, beside it; on a phone at the top of the board.
import type { Box } from '../../../parts/PanZoom.tsx';
import type { Described } from './describe.ts';

interface CaptionProps extends Described {
  /** Beside this; null: at the top. */
  readonly box: Box | null;
  /** Whether it opens to the left and upwards, so that it stays in the window. */
  readonly toLeft: boolean;
  readonly upwards: boolean;
}

export function Caption({ title, lines, box, toLeft, upwards }: CaptionProps) {
  const style =
    box === null
      ? undefined
      : {
          left: toLeft ? box.x - 4 : box.x + box.width + 4,
          top: upwards ? box.y + box.height : box.y,
          transform: `scale(calc(1 / var(--k))) translate(${toLeft ? '-100%' : '0'}, ${upwards ? '-100%' : '0'})`,
        };
  return (
    <div className={box === null ? 'gl-caption is-top' : 'gl-caption'} style={style} aria-hidden="true">
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
