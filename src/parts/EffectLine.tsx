// What just happened, told once in a few words beside the board; the log keeps it.
import './effect-line.css';
import type { ReactNode } from 'react';
import type { Effect } from './motion.ts';

interface EffectLineProps<X> {
  readonly effects: readonly Effect<X>[];
  children(what: X): ReactNode;
}
/** The last ones; more at once nobody reads. */
const MOST = 3;

export function EffectLine<X>({ effects, children }: EffectLineProps<X>) {
  return (
    <div className="k-effects" aria-hidden="true">
      {effects.slice(-MOST).map(({ key, what }) => (
        <span key={key}>{children(what)}</span>
      ))}
    </div>
  );
}
