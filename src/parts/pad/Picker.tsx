// Pieces to choose from, as pictures. One tab stop; arrow keys go from piece to piece.
import type { ReactNode } from 'react';
import { along, useRoving } from '../roving.ts';
import { usePadContext } from './Trouble.tsx';

export interface Piece {
  readonly key: string;
  /** What it is, for people who do not see it. */
  readonly label: string;
  readonly picture: ReactNode;
  /** How many are left; omitted where it does not matter. */
  readonly left?: number;
  readonly isOn?: boolean;
  /** Something the picture alone does not say, such as who has it now. */
  readonly note?: ReactNode;
}

interface PickerProps {
  readonly label: string;
  readonly pieces: readonly Piece[];
  readonly className?: string;
  /** Whether a piece can be chosen and stays chosen; otherwise each press adds one. */
  readonly isToggle?: boolean;
  pick(key: string): void;
}

export function Picker({ label, pieces, className = '', isToggle = false, pick }: PickerProps) {
  const { stop, onKeyDown } = useRoving(pieces.length, (from, key) => along(pieces.length, from, key));
  return (
    <ul className={`k-picker ${className}`} aria-label={label} onKeyDown={onKeyDown}>
      {pieces.map((piece, i) => (
        <li key={piece.key}>
          <PieceButton piece={piece} isToggle={isToggle} pick={pick} stop={stop(i)} />
        </li>
      ))}
    </ul>
  );
}

interface PieceButtonProps {
  readonly piece: Piece;
  readonly isToggle: boolean;
  readonly stop: ReturnType<ReturnType<typeof useRoving>['stop']>;
  pick(key: string): void;
}
function PieceButton({
  piece: { key, label, picture, left, isOn = false, note },
  isToggle,
  stop,
  pick,
}: PieceButtonProps) {
  const { entry } = usePadContext();
  const isGone = left === 0;
  const count = left === undefined ? '' : isGone ? `, ${entry.none}` : `, ${entry.left} ${left}`;
  return (
    <button
      type="button"
      className={`k-piece${isOn ? ' is-on' : ''}${isGone ? ' is-gone' : ''}`}
      title={label}
      data-piece={key}
      {...(isToggle && { 'aria-pressed': isOn })}
      aria-disabled={isGone && !isOn}
      {...stop}
      onClick={() => {
        if (!isGone || isOn) pick(key);
      }}
    >
      <span className="k-unseen">{`${label}${count}`}</span>
      <span className="k-piece-picture" aria-hidden="true">
        {picture}
      </span>
      {left !== undefined && (
        <b className="k-piece-left" aria-hidden="true">
          {left}
        </b>
      )}
      <span aria-hidden="true">{note}</span>
    </button>
  );
}
