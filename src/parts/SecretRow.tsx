// Cards of one kind side by side under their name, when a finished game is laid open.
import './secrets.css';
import type { ReactNode } from 'react';

interface SecretRowProps {
  readonly title: string;
  /** How many there are; with none nothing is shown. */
  readonly count: number;
  /** How many more there are than are drawn. */
  readonly more?: number;
  readonly children: ReactNode;
}

export function SecretRow({ title, count, more = 0, children }: SecretRowProps) {
  if (count === 0) return null;
  return (
    <div className="k-secret">
      <h3>{title}</h3>
      <div className="k-secret-row">
        {children}
        {more > 0 && <span className="k-secret-more">+{more}</span>}
      </div>
    </div>
  );
}

const SHOWN = 6;

/** The next few of a pile whose last card is drawn next, the next one first; and how many are below. */
export function nextOf<X>(pile: readonly X[]): { readonly next: readonly X[]; readonly more: number } {
  return { next: pile.slice(-SHOWN).reverse(), more: Math.max(0, pile.length - SHOWN) };
}
