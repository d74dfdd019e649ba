// Cards side by side: overlapping as far as the room demands, then scrolling. The first lies lowest, so that left edges show.
import './fan.css';
import type { Key, ReactNode } from 'react';
import { type Stop, useGroup } from './roving.ts';

interface FanProps<X> {
  readonly of: readonly X[];
  readonly label?: string | undefined;
  readonly className?: string;
  /** How far the next one lies from this one, in card widths, if there is room; 1 if left out. */
  apart?(x: X, i: number): number;
  /** Two things alike need it; else each is its own key. */
  keyOf?(x: X, i: number): Key;
}
type Style = Readonly<Record<`--${string}`, string | number>>;

interface LaidOutProps<X> extends FanProps<X> {
  readonly keys?: Partial<ReturnType<typeof useGroup>['keys']>;
  styleOf?(i: number): Style;
  draw(x: X, i: number): ReactNode;
}

function LaidOut<X>({ of, label, className = '', apart, keyOf, keys = {}, styleOf, draw }: LaidOutProps<X>) {
  return (
    <ul className={`k-fan ${className}`} aria-label={label} {...keys}>
      {of.map((x, i) => (
        <li
          key={keyOf?.(x, i) ?? String(x)}
          style={{ '--i': i, ...(apart !== undefined && { '--apart': apart(x, i) }), ...styleOf?.(i) }}
        >
          {draw(x, i)}
        </li>
      ))}
    </ul>
  );
}

/** To be looked at. */
export function Fan<X>({ children, ...fan }: FanProps<X> & { children(x: X, i: number): ReactNode }) {
  return <LaidOut {...fan} draw={children} />;
}

interface HandProps<X> extends FanProps<X> {
  /** Whether something can be done with a card: there the keys begin. */
  isOpen(x: X): boolean;
  /** Whether arrow keys go there; to all of them if left out. */
  isStop?(x: X): boolean;
  /** Whether the outer ones lean outwards. */
  readonly leans?: boolean;
  /** Where the cards have just come from. */
  readonly came?: 'left' | 'right' | 'above' | null;
  /** `stop` goes on the card. */
  children(x: X, stop: Stop | undefined, i: number): ReactNode;
}

/** Of a fan of cards, the outer ones lean outwards and hang a little. */
const leaning = (i: number, count: number): Style => {
  const off = i - (count - 1) / 2;
  return { '--lean': `${off * Math.min(3.4, 17 / count)}deg`, '--sink': `${off * off * Math.min(1.5, 10 / count)}px` };
};

/** One's own cards along the table edge: one tab stop, arrow keys between them. */
export function Hand<X>({ of, isOpen, isStop, leans = false, came = null, className = '', ...more }: HandProps<X>) {
  const { children, ...fan } = more;
  const stops = isStop === undefined ? of : of.filter(isStop);
  const { stop, keys } = useGroup(stops.map(isOpen));
  const names = ['k-hand', leans ? 'is-leaning' : '', came === null ? '' : `came-${came}`, className];
  return (
    <LaidOut
      {...fan}
      of={of}
      keys={keys}
      className={names.filter(Boolean).join(' ')}
      {...(leans && { styleOf: (i) => leaning(i, of.length) })}
      draw={(x, i) => {
        const at = stops.indexOf(x);
        return children(x, at < 0 ? undefined : stop(at), i);
      }}
    />
  );
}
