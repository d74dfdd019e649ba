// A hand of cards along the table edge: a fan where there is room, a scrolling row where there is not.
import { Card, type CardFace } from './Card.tsx';
import { along, useRoving } from './roving.ts';

export interface HandCard {
  readonly id: string;
  readonly face: CardFace;
  readonly label: string;
  readonly isOpen: boolean;
}
interface HandProps {
  readonly cards: readonly HandCard[];
  readonly chosen: string | null;
  readonly label: string;
  readonly width?: number;
  onChoose(id: string): void;
}

export function Hand({ cards, chosen, label, width = 104, onChoose }: HandProps) {
  const { stop, onKeyDown } = useRoving(cards.length, (from, key) => along(cards.length, from, key));
  const middle = (cards.length - 1) / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of cards is not a form
    <div className="k-hand" role="group" aria-label={label} onKeyDown={onKeyDown}>
      {cards.map((card, i) => (
        <span
          key={card.id}
          className="k-hand-slot"
          style={{
            '--lean': `${(i - middle) * Math.min(3, 22 / cards.length)}deg`,
            '--sink': `${(i - middle) ** 2 * 1.1}px`,
          }}
        >
          <button
            type="button"
            className={`k-hand-card${chosen === card.id ? ' is-chosen' : ''}${card.isOpen ? ' is-open' : ''}`}
            aria-pressed={chosen === card.id}
            onClick={() => onChoose(card.id)}
            {...stop(i)}
          >
            <span className="k-unseen">{card.label}</span>
            <span aria-hidden="true">
              <Card face={card.face} width={width} state={card.isOpen ? 'open' : 'plain'} />
            </span>
          </button>
        </span>
      ))}
    </div>
  );
}
