// A card, 5 to 7: a frame for a drawing. As wide as `--card` says where it lies.
import './card.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { together } from './handlers.ts';
import { useLook } from './look.ts';
import { spoken } from './spoken.ts';

/** How a card lies there. */
export interface CardState {
  /** Something can be done with it. */
  readonly isOpen?: boolean | undefined;
  readonly isChosen?: boolean | undefined;
  /** Pointed at from elsewhere: a score line, a lesson. */
  readonly isLit?: boolean | undefined;
  /** It does not count here, or cannot be used now. */
  readonly isFaint?: boolean | undefined;
  /** It has just come. */
  readonly isFresh?: boolean | undefined;
  /** It is being carried: here is only where it lay. */
  readonly isCarried?: boolean | undefined;
}
interface CardProps extends CardState, Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** What it is, for those who do not see it; left out: something beside it says so. */
  readonly label?: string;
  /** The drawing. A back knows nothing of its face. */
  readonly children: ReactNode;
  /** What a press does; with neither this nor `look` the card is a picture. */
  readonly press?: ((byKey: boolean) => void) | undefined;
  /** Shows it large. */
  readonly look?: (() => void) | undefined;
}

const STATES = {
  isOpen: 'is-open',
  isChosen: 'is-chosen',
  isLit: 'is-lit',
  isFaint: 'is-faint',
  isFresh: 'is-fresh',
  isCarried: 'is-carried',
} as const;

/** The class names of a state. */
const stateNames = (state: CardState): string =>
  (Object.keys(STATES) as (keyof CardState)[])
    .filter((name) => state[name] === true)
    .map((name) => ` ${STATES[name]}`)
    .join('');

export function Card(props: CardProps) {
  const { label, children, press, look, className = '', ...more } = props;
  const { isOpen, isChosen, isLit, isFaint, isFresh, isCarried, ...rest } = more;
  const looking = useLook(look);
  const names = `k-card ${className}${stateNames({ isOpen, isChosen, isLit, isFaint, isFresh, isCarried })}`;
  const face = (
    <span className="k-card-face" aria-hidden="true">
      {children}
    </span>
  );
  if (press === undefined && look === undefined)
    return (
      <span {...(rest as ComponentPropsWithRef<'span'>)} className={names} {...spoken(label)}>
        {face}
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      {...together(rest, looking)}
      className={names}
      onClick={(e) => (press === undefined ? look?.() : press(e.detail === 0))}
    >
      <span className="k-unseen">{label}</span>
      {face}
    </button>
  );
}

interface WrittenProps {
  /** Small, at the foot. */
  readonly name: string;
  /** Top left, so that overlapped cards stay readable: a colour and a figure, or a number. */
  readonly sign?: ReactNode;
  /** The largest thing on the card. */
  readonly value?: ReactNode;
  readonly motif?: ReactNode;
  /** A colour of the game. */
  readonly pigment?: string;
}

/** A face without a drawing of its own. */
export function WrittenFace({ name, sign, value, motif, pigment }: WrittenProps) {
  return (
    <span className="k-written" style={pigment === undefined ? undefined : { '--pigment': pigment }}>
      <span className="k-written-sign">{sign}</span>
      <span className="k-written-value">{value}</span>
      <span className="k-written-motif">{motif}</span>
      <span className="k-written-name">{name}</span>
    </span>
  );
}

/** The back of a deck without a drawing of its own. */
export const PlainBack = () => (
  <svg viewBox="0 0 50 70" className="k-plain-back" aria-hidden="true">
    <path d="M6 7H44V63H6ZM10 11H40V59H10ZM10 35L25 11L40 35L25 59ZM17.5 23L32.5 47M32.5 23L17.5 47" />
    <circle cx="25" cy="35" r="5" />
  </svg>
);
