// A piece that lies on the table: a marker of a player, a good, a coin.
import type { ReactNode } from 'react';
import { SignShape } from './PlayerSign.tsx';

interface TokenProps {
  /** Its owner's seat; null for nobody's. */
  readonly seat: number | null;
  readonly label: string;
  readonly size?: number;
  readonly state?: 'plain' | 'open' | 'chosen' | 'faint';
  /** What is on it instead of a player's sign. */
  readonly children?: ReactNode;
  readonly pigment?: string;
}

export function Token({ seat, label, size = 36, state = 'plain', children, pigment }: TokenProps) {
  return (
    <span
      className={`k-token k-token-${state}`}
      role="img"
      aria-label={label}
      style={{ width: size, height: size, '--pigment': pigment ?? 'var(--paper-raised)' }}
    >
      {seat === null ? (
        children
      ) : (
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <SignShape seat={seat} />
        </svg>
      )}
    </span>
  );
}
