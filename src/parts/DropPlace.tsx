// A place where something may go: empty places say what to do.
import type { ReactNode } from 'react';

interface DropPlaceProps {
  /** The sentence of the option: 'Als Arbeiter einsetzen'. */
  readonly label: string;
  readonly state: 'closed' | 'open' | 'chosen';
  /** What is here, or what would be. */
  readonly children?: ReactNode;
  /** Cost or points, shown before it happens. */
  readonly hint?: string;
  onChoose(): void;
}

export function DropPlace({ label, state, children, hint, onChoose }: DropPlaceProps) {
  return (
    <button
      type="button"
      className={`k-drop k-drop-${state}`}
      disabled={state === 'closed'}
      aria-pressed={state === 'chosen'}
      onClick={onChoose}
    >
      <span className="k-drop-thing">{children}</span>
      <span className="k-drop-label">{label}</span>
      {hint !== undefined && <span className="k-drop-hint">{hint}</span>}
    </button>
  );
}
