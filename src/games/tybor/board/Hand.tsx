// My hand along the table edge. A press takes a card up; a second press, or one of the places, picks it.
import type { CSSProperties, PointerEvent } from 'react';
import { along, useRoving } from '../../../parts/roving.ts';
import { type PersonId, personOf } from '../data/kinds.ts';
import type { Direction } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { PersonBack, PersonFace } from './cards.tsx';
import { personLabel } from './things.tsx';

interface HandProps {
  readonly cards: readonly PersonId[];
  readonly held: PersonId | null;
  /** Whether cards are picked now, and which ones may be. */
  readonly isOpen: boolean;
  readonly offered: ReadonlySet<PersonId>;
  /** Codes of the cards that are pointed at. */
  readonly lit: ReadonlySet<string>;
  readonly words: BoardWords;
  /** How the hand has just come. */
  readonly came: 'dealt' | Direction | null;
  press(card: PersonId, byKey: boolean): void;
  grip(card: PersonId): { onPointerDown(e: PointerEvent): void };
}

/** A fan: the outer cards lean outwards and hang a little. */
const leaning = (i: number, count: number): CSSProperties => {
  const off = i - (count - 1) / 2;
  return { '--lean': `${off * Math.min(3.4, 17 / count)}deg`, '--sink': `${off * off * 1.5}px`, '--i': i };
};

export function Hand({ cards, held, isOpen, offered, lit, words, came, press, grip }: HandProps) {
  const shining = (id: PersonId): string => (lit.has(personOf(id).code) ? ' is-lit' : '');
  const open = cards.filter((id) => offered.has(id));
  const { stop, onKeyDown } = useRoving(open.length, (from, key) => along(open.length, from, key));
  const label = isOpen ? words.options : words.aside;
  return (
    <div className={`ty-hand${came === null ? '' : ` came-${came}`}${isOpen ? '' : ' is-aside'}`}>
      <ul className="ty-handfan" aria-label={label} onKeyDown={onKeyDown} style={{ '--n': Math.max(2, cards.length) }}>
        {cards.map((id, i) => (
          <li key={id} className="ty-lie" style={leaning(i, cards.length)}>
            {isOpen && offered.has(id) ? (
              <button
                type="button"
                className={`ty-card ty-handcard ty-opt is-open${held === id ? ' is-held' : ''}${shining(id)}`}
                aria-pressed={held === id}
                onClick={(e) => press(id, e.detail === 0)}
                {...grip(id)}
                {...stop(open.indexOf(id))}
              >
                <span className="k-unseen">{personLabel(words, id)}</span>
                <PersonFace id={id} names={words.names} />
              </button>
            ) : (
              <span className={`ty-card ty-handcard${shining(id)}`} role="img" aria-label={personLabel(words, id)}>
                <PersonFace id={id} names={words.names} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {(came === 'cw' || came === 'ccw') && <Leaving count={cards.length} direction={came} />}
    </div>
  );
}

/** The hand I have just passed on, face down: clockwise is to the left (R6.1). */
const Leaving = ({ count, direction }: { readonly count: number; readonly direction: Direction }) => (
  <div className={`ty-leaving go-${direction}`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
      <span key={i} className="ty-card" style={{ '--i': i }}>
        <PersonBack />
      </span>
    ))}
  </div>
);
