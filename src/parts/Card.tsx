// A card, 5 to 7. The sign that matters for scoring is at the top left, so that overlapped cards stay readable.
import type { ReactNode } from 'react';

export interface CardFace {
  /** Small, at the foot. */
  readonly name: string;
  /** Top left: a colour and a figure, or a number. */
  readonly sign: ReactNode;
  /** The largest thing on the card. */
  readonly value?: ReactNode;
  readonly motif?: ReactNode;
  /** A colour of the game. */
  readonly pigment?: string;
}
export interface CardProps {
  /** null: face down. A back knows nothing of its face. */
  readonly face: CardFace | null;
  /** What the back says to screen readers. */
  readonly backLabel?: string;
  /** The drawing on the back: one per deck. */
  readonly back?: ReactNode;
  /** In pixels, or any CSS length. */
  readonly width?: number | string;
  readonly state?: 'plain' | 'open' | 'chosen' | 'faint';
  readonly label?: string;
  readonly onClick?: () => void;
}

export function Card({ face, back, backLabel, width = 96, state = 'plain', label, onClick }: CardProps) {
  const style = { width, ...(face?.pigment === undefined ? {} : { '--pigment': face.pigment }) };
  const className = `k-card k-card-${state}${face === null ? ' k-card-back' : ''}`;
  const inside = face === null ? <Back drawing={back} /> : <Face face={face} />;
  const said = label ?? face?.name ?? backLabel ?? '';
  if (onClick === undefined)
    return (
      <span className={className} style={style} role="img" aria-label={said}>
        {inside}
      </span>
    );
  return (
    <button type="button" className={className} style={style} onClick={onClick}>
      <span className="k-unseen">{said}</span>
      <span aria-hidden="true">{inside}</span>
    </button>
  );
}

function Face({ face }: { readonly face: CardFace }) {
  return (
    <>
      <span className="k-card-sign">{face.sign}</span>
      {face.value !== undefined && <span className="k-card-value">{face.value}</span>}
      {face.motif !== undefined && <span className="k-card-motif">{face.motif}</span>}
      <span className="k-card-name">{face.name}</span>
    </>
  );
}

function Back({ drawing }: { readonly drawing: ReactNode }) {
  if (drawing !== undefined) return <>{drawing}</>;
  return (
    <svg viewBox="0 0 50 70" className="k-card-lattice" aria-hidden="true">
      <path d="M6 7H44V63H6ZM10 11H40V59H10ZM10 35L25 11L40 35L25 59ZM17.5 23L32.5 47M32.5 23L17.5 47" />
      <circle cx="25" cy="35" r="5" />
    </svg>
  );
}
