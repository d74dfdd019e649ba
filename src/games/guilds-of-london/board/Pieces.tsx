// What stands on the table: pawns, masters, the beadle, neutrals. Feet at the origin.
import { createContext, useContext } from 'react';
import { colourOf, LETTER_AT, letterColourOf, letterOf, SHAPE_PATHS, shapeOf } from '../../../parts/players.ts';
import { Glyph, PATHS } from './glyphs.tsx';

/** The letters of the owners: those of the seats, and the first letter of the solo opponent. */
export const Letters = createContext<readonly string[]>([]);

const GOWN = 'M-10.5 0C-10-6.5-7-9.5 0-9.5C7-9.5 10-6.5 10.5 0Z';

export function OwnerSign({ owner }: { readonly owner: number }) {
  const letters = useContext(Letters);
  const shape = shapeOf(owner);
  const [x, y, size] = LETTER_AT[shape];
  return (
    <>
      <path d={SHAPE_PATHS[shape]} className="k-sign-shape" style={{ fill: colourOf(owner) }} />
      <text x={x} y={y} dy="0.35em" fontSize={size} className="k-sign-letter" style={{ fill: letterColourOf(owner) }}>
        {letters[owner] ?? letterOf(owner)}
      </text>
    </>
  );
}
/** The sign among words. */
export function OwnerMark({ owner, size = 24 }: { readonly owner: number; readonly size?: number }) {
  return (
    <svg className="gl-sign" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <OwnerSign owner={owner} />
    </svg>
  );
}

/** A pawn, about 28 high. */
export function Pawn({ owner, count = 1 }: { readonly owner: number; readonly count?: number }) {
  return (
    <>
      <ellipse className="gl-shade" cx="2" cy="0.4" rx="11.5" ry="3.2" />
      <path className="gl-gown" d={GOWN} style={{ fill: colourOf(owner) }} />
      <g transform="translate(0 -15.5) scale(0.86)">
        <OwnerSign owner={owner} />
      </g>
      {count > 1 && (
        <text className="gl-count" x="9.5" y="-1">
          {count}
        </text>
      )}
    </>
  );
}

/** Pawns of one owner as a button shows them. */
export function PawnPicture({ owner, size = 36 }: { readonly owner: number; readonly size?: number }) {
  return (
    <svg className="gl-sign" width={size} height={size} viewBox="-15 -29 30 32" aria-hidden="true">
      <Pawn owner={owner} />
    </svg>
  );
}

/** A master in his chair, with the chain of office. */
export function Master({ seat }: { readonly seat: number }) {
  return (
    <>
      <ellipse className="gl-shade" cx="3" cy="1" rx="23" ry="5" />
      <Glyph name="throne" x={0} y={-23} size={50} className="gl-throne" />
      <g transform="translate(0 0.5) scale(1.5)">
        <path className="gl-gown" d={GOWN} style={{ fill: colourOf(seat) }} />
        <path className="gl-chain" d="M-6.4-8.2C-5-3.4 5-3.4 6.4-8.2" />
        <circle className="gl-chain-disc" cx="0" cy="-3.6" r="1.9" />
        <g transform="translate(0 -15.5) scale(0.86)">
          <OwnerSign owner={seat} />
        </g>
      </g>
    </>
  );
}

/** The beadle with bell and cocked hat: grey and gold, nobody's. */
export function Beadle() {
  return (
    <>
      <ellipse className="gl-shade" cx="2" cy="0.4" rx="11" ry="3" />
      <path className="gl-beadle" d="M-10 0C-9.6-9-6-14.5 0-14.5C6-14.5 9.6-9 10 0Z" />
      <circle className="gl-beadle-face" cx="0" cy="-17.4" r="5" />
      <path
        className="gl-beadle-hat"
        d="M-10-19.6C-6-20.6-5-24.6 0-26.6C5-24.6 6-20.6 10-19.6C6-18.4-6-18.4-10-19.6Z"
      />
      <Glyph name="beadle" x={0} y={-5.6} size={9.5} className="gl-beadle-bell" />
    </>
  );
}

/** R11.6 A neutral lying flat. */
export function Lying() {
  const k = 25 / 512;
  return (
    <g transform="rotate(82)">
      <path className="gl-neutral" d={PATHS.neutral} transform={`translate(-12.5 -12.5) scale(${k})`} />
    </g>
  );
}
