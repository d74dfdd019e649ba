// A piece on the table as a button: a press does what is offered with it, else it shows the piece large. Space, a right
// click and a long press always show it large; what can be used can be carried too.
import type { ReactNode } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { together } from '../../../parts/handlers.ts';
import { useLook } from '../../../parts/look.ts';
import type { Stop } from '../../../parts/roving.ts';
import { buildingOf } from '../data/kinds.ts';
import { goodName, rowName } from '../words/pieces.ts';
import { same, type Thing, usePress, useTable } from './useTable.ts';

interface PieceProps {
  readonly thing: Thing;
  readonly label: string;
  readonly className: string;
  /** null: nothing can be done with it now. */
  readonly act: (() => void) | null;
  readonly roving: Stop | undefined;
  readonly children: ReactNode;
  readonly isChosen?: boolean;
  /** A finger need not press twice: it can be put back, or there is nothing to see first. */
  readonly isQuick?: boolean;
  readonly style?: Readonly<Record<`--${string}`, string | number>>;
  /** Where it lies, for what moves there or from there. */
  readonly at?: string;
  readonly place?: string;
}

/** What words call it. */
function pieceName(thing: Thing): string {
  if (thing.kind === 'row') return rowName(thing.row);
  return thing.kind === 'good' ? goodName(thing.good) : buildingOf(thing.building).code;
}

/** What goes on the button, whatever it looks like. */
function usePiece({ thing, act, roving, isQuick = false }: PieceProps) {
  const { point, look, drag, lit } = useTable();
  const large = () => look(thing);
  const { press, ...pointing } = usePress(thing, act ?? large, isQuick);
  // What lies on the table is scrolled by fingers; from the hand they carry it upwards.
  const isInHand = thing.kind === 'building' && thing.at === 'hand';
  const grip = act === null || thing.kind === 'good' ? {} : drag.grip(thing, isInHand ? 'up' : 'mouse');
  const focused = {
    onFocus: (e: { currentTarget: Element }) => {
      if (e.currentTarget.matches(':focus-visible')) point(thing);
    },
    onBlur: (e: { relatedTarget: EventTarget | null }) => {
      // A finger goes on to the button in the ledger that belongs to what it has pointed at.
      if ((e.relatedTarget as Element | null)?.closest('.rg-ledger') == null) point(null);
    },
  };
  return {
    press,
    large,
    isLit: lit.has(pieceName(thing)),
    isCarried: same(drag.carrying?.thing ?? null, thing),
    heard: together(together({ ...roving }, focused), together(pointing, grip)),
  };
}

export function Piece(props: PieceProps) {
  const { label, className, act, children, isChosen, style, at, place } = props;
  const { press, large, isLit, heard } = usePiece(props);
  const looking = useLook(large);
  return (
    <button
      type="button"
      {...together(heard, looking)}
      className={`${className}${act === null ? '' : ' is-open'}${isChosen === true ? ' is-chosen' : ''}${isLit ? ' is-lit' : ''}`}
      aria-pressed={isChosen}
      data-at={at}
      data-piece={pieceName(props.thing)}
      data-place={place}
      data-card=""
      style={style}
      onClick={press}
    >
      <span className="k-unseen">{label}</span>
      <span className="rg-piece" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** The same as a card. */
export function PieceCard(props: PieceProps) {
  const { label, className, act, children, isChosen, at } = props;
  const { press, large, isLit, isCarried, heard } = usePiece(props);
  return (
    <Card
      {...heard}
      className={`rg-card ${className}`}
      label={label}
      isOpen={act !== null}
      isChosen={isChosen}
      isLit={isLit}
      isCarried={isCarried}
      data-at={at}
      data-piece={pieceName(props.thing)}
      press={press}
      look={large}
    >
      {children}
    </Card>
  );
}
