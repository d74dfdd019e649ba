// My hand along the table edge: press a card to take it up, or carry it to where it is to be used.
import type { ViewOf } from '../../../kernel/types.ts';
import { Card } from '../../../parts/Card.tsx';
import type { Drag } from '../../../parts/drag.ts';
import { Hand as Row } from '../../../parts/Fan.tsx';
import { type CardId, cardOf } from '../data/kinds.ts';
import { costOf } from '../rules/jobs.ts';
import type { S } from '../types.ts';
import { type BoardWords, cardTitle, symbolText } from '../words/board.ts';
import { effectText } from '../words/sentences.ts';
import { CardFace } from './ActionCard.tsx';
import { isOfHand, type Play } from './usePlay.ts';

interface HandProps {
  readonly cards: readonly CardId[];
  readonly view: ViewOf<S>;
  readonly play: Play;
  readonly words: BoardWords;
  readonly drag: Drag<CardId>;
  look(card: CardId): void;
}

/** 'Errand: move up to 2 to tiles with red. red (lion). costs nothing' */
export const cardText = (words: BoardWords, card: CardId, cost: number): string =>
  [
    `${cardTitle(words, card)}: ${effectText(words, card)}`,
    symbolText(words, cardOf(card).standards),
    words.cost(cost),
  ].join('. ');

export function Hand({ cards, view, play, words, drag, look }: HandProps) {
  const { task, asking, card: held, pressCard } = play;
  const isAnswer = isOfHand(task);
  const isOpen = (card: CardId): boolean => asking.cards.has(card);
  return (
    <Row of={cards} className="gl-hand" label={isAnswer ? words.options : words.hand} isOpen={isOpen} leans>
      {(card, stop) => {
        const text = cardText(words, card, costOf(view, card));
        return (
          <Card
            {...stop}
            {...(isOpen(card) && drag.grip(card))}
            className="gl-hand-card"
            label={text}
            title={text}
            aria-disabled={isAnswer && !isOpen(card)}
            isOpen={isOpen(card)}
            isChosen={isAnswer ? undefined : held === card}
            isFaint={isAnswer && !isOpen(card)}
            isCarried={drag.isCarried(card)}
            press={() => pressCard(card)}
            look={() => look(card)}
          >
            <CardFace card={card} name={cardTitle(words, card)} cost={cardOf(card).action.cost} />
          </Card>
        );
      }}
    </Row>
  );
}
