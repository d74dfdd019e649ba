// A piece on the table as a button: a press does what is offered with it, else it shows the piece large. Space, a right
// click and a long press always show it large.
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { type Look, type Thing, usePress, useTable } from './useTable.ts';

interface Roving {
  readonly tabIndex: number;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onFocus: () => void;
}
interface PieceProps {
  readonly thing: Thing;
  readonly label: string;
  readonly className: string;
  /** null: nothing can be done with it now. */
  readonly act: (() => void) | null;
  readonly roving: Roving;
  readonly children: ReactNode;
  readonly isChosen?: boolean;
  /** A finger need not press twice: it can be put back, or there is nothing to see first. */
  readonly isQuick?: boolean;
  readonly style?: Readonly<Record<`--${string}`, string | number>>;
  /** Where it lies, for what moves there or from there. */
  readonly at?: string;
  readonly place?: string;
}

export function Piece(props: PieceProps) {
  const { thing, label, className, act, roving, children, isChosen, isQuick = false, style, at, place } = props;
  const { point, look } = useTable();
  const large: Look | null = thing.kind === 'building' ? thing : null;
  const { press, ...pointing } = usePress(thing, act ?? (large === null ? null : () => look(large)), isQuick);
  return (
    <button
      type="button"
      className={`${className}${act === null ? '' : ' is-open'}${isChosen === true ? ' is-chosen' : ''}`}
      aria-pressed={isChosen}
      data-at={at}
      data-place={place}
      style={style}
      tabIndex={roving.tabIndex}
      ref={roving.ref}
      onFocus={(e) => {
        roving.onFocus();
        if (e.currentTarget.matches(':focus-visible')) point(thing);
      }}
      onBlur={(e) => {
        // A finger goes on to the button in the ledger that belongs to what it has pointed at.
        if (e.relatedTarget?.closest('.rg-ledger') == null) point(null);
      }}
      onClick={press}
      onContextMenu={(e) => {
        if (large === null) return;
        e.preventDefault();
        look(large);
      }}
      onKeyDown={(e: KeyboardEvent) => {
        if (e.key !== ' ' || large === null) return;
        e.preventDefault();
        look(large);
      }}
      {...pointing}
    >
      <span className="k-unseen">{label}</span>
      <span className="rg-piece" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
