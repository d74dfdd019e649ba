// My hand along the table edge: press a card to take it up, or carry it to where it is to be used.
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { along, useRoving } from '../../../parts/roving.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import { type BoardWords, cardTitle, symbolText } from '../words/board.ts';
import { effectText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';

interface HandProps {
  readonly cards: readonly CardId[];
  /** Cards that something can be done with. */
  readonly open: ReadonlySet<CardId>;
  readonly chosen: CardId | null;
  /** Pressing a card answers at once. */
  readonly isAnswer: boolean;
  readonly words: BoardWords;
  costOf(card: CardId): number;
  press(card: CardId): void;
  drop(card: CardId, on: string): void;
  carry(card: CardId | null): void;
}

/** 'Errand: move up to 2 to tiles with red. red (lion). costs nothing' */
export const cardText = (words: BoardWords, card: CardId, cost: number): string =>
  [
    `${cardTitle(words, card)}: ${effectText(words, card)}`,
    symbolText(words, cardOf(card).standards),
    words.cost(cost),
  ].join('. ');

/** Cards lean outwards; the outermost lie a little lower. */
function fan(i: number, count: number): { '--lean': string; '--sink': string } {
  const out = count < 2 ? 0 : (i / (count - 1)) * 2 - 1;
  const reach = Math.min(1, count / 6);
  return { '--lean': `${(out * 4 * reach).toFixed(2)}deg`, '--sink': `${(out ** 2 * 8 * reach).toFixed(1)}px` };
}

export function Hand(props: HandProps) {
  const { cards, open, chosen, isAnswer, words, costOf, press } = props;
  const { stop, onKeyDown } = useRoving(cards.length, (from, key) => along(cards.length, from, key));
  const { carried, carrying } = useCarrying(props);
  return (
    <>
      <ul className="gl-hand" aria-label={isAnswer ? words.options : words.hand} onKeyDown={onKeyDown}>
        {cards.map((card, i) => {
          const isOpen = open.has(card);
          const state = `${isOpen ? ' is-open' : ''}${chosen === card ? ' is-chosen' : ''}${carried === card ? ' is-carried' : ''}`;
          return (
            <li key={card} style={fan(i, cards.length)}>
              <button
                type="button"
                className={`gl-hand-card${state}`}
                aria-disabled={isAnswer && !isOpen}
                aria-pressed={isAnswer ? undefined : chosen === card}
                title={cardText(words, card, costOf(card))}
                {...stop(i)}
                {...carrying(card)}
                onClick={() => press(card)}
              >
                <span className="k-unseen">{cardText(words, card, costOf(card))}</span>
                <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
              </button>
            </li>
          );
        })}
      </ul>
      {carried !== null && (
        <span className="gl-carried" aria-hidden="true">
          <CardFace card={carried} name={cardTitle(words, carried)} cost={cardOf(carried).action.cost} />
        </span>
      )}
    </>
  );
}

const SLOP = 8;

/** With the mouse a card can be carried; fingers push the row instead, and press. */
function useCarrying({ open, carry, drop }: HandProps) {
  const [carried, setCarried] = useState<CardId | null>(null);
  const from = useRef<{ readonly x: number; readonly y: number; readonly card: CardId } | null>(null);
  const follow = (e: ReactPointerEvent) => {
    const root = (e.currentTarget as HTMLElement).closest<HTMLElement>('.gl');
    const box = root?.getBoundingClientRect();
    if (root === null || root === undefined || box === undefined) return;
    root.style.setProperty('--carry-x', `${e.clientX - box.left}px`);
    root.style.setProperty('--carry-y', `${e.clientY - box.top}px`);
  };
  const end = (e: ReactPointerEvent, card: CardId) => {
    from.current = null;
    if (carried === null) return;
    setCarried(null);
    carry(null);
    if (e.type !== 'pointerup') return;
    const under = document.elementsFromPoint(e.clientX, e.clientY);
    const on = under
      .map((el) => el.closest<HTMLElement>('[data-drop]')?.dataset.drop)
      .find((name) => name !== undefined);
    if (on !== undefined) drop(card, on);
  };
  const carrying = (card: CardId) => ({
    onPointerDown: (e: ReactPointerEvent) => {
      if (e.pointerType !== 'touch' && e.button === 0 && open.has(card))
        from.current = { x: e.clientX, y: e.clientY, card };
    },
    onPointerMove: (e: ReactPointerEvent) => {
      const start = from.current;
      if (start === null || start.card !== card) return;
      if (carried === null && Math.hypot(e.clientX - start.x, e.clientY - start.y) > SLOP) {
        e.currentTarget.setPointerCapture(e.pointerId);
        setCarried(card);
        carry(card);
      }
      follow(e);
    },
    onPointerUp: (e: ReactPointerEvent) => end(e, card),
    onPointerCancel: (e: ReactPointerEvent) => end(e, card),
    // What was carried is not pressed.
    onClickCapture: (e: { stopPropagation(): void; preventDefault(): void }) => {
      if (carried === null) return;
      e.stopPropagation();
      e.preventDefault();
    },
  });
  return { carried, carrying };
}
