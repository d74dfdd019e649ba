// A player's sign: colour, shape and letter in one.
import { colourOf, LETTER_AT, letterColourOf, letterOf, SHAPE_PATHS, shapeOf } from './players.ts';

interface SignProps {
  readonly seat: number;
  /** Said to screen readers; without it the sign is decoration beside a name. */
  readonly label?: string;
  readonly size?: number;
}

export function PlayerSign({ seat, label, size = 24 }: SignProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden beside a name
    <svg className="k-sign" width={size} height={size} viewBox="-13.5 -13.5 27 27" {...spoken(label)}>
      <SignShape seat={seat} />
    </svg>
  );
}

const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);

/** The sign inside another drawing, about 20 units across. */
export function SignShape({ seat }: { readonly seat: number }) {
  const shape = shapeOf(seat);
  const [x, y, size] = LETTER_AT[shape];
  return (
    <>
      <path d={SHAPE_PATHS[shape]} className="k-sign-shape" style={{ fill: colourOf(seat) }} />
      <text x={x} y={y} dy="0.35em" fontSize={size} className="k-sign-letter" style={{ fill: letterColourOf(seat) }}>
        {letterOf(seat)}
      </text>
    </>
  );
}
