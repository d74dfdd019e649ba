// Cards in the page.
import { memo } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Drawn } from '../../../parts/Drawn.tsx';
import { Fan } from '../../../parts/Fan.tsx';
import { useLit } from '../../../parts/lit.ts';
import type { CardId } from '../data/kinds.ts';
import { cardBack, cardFace, splitFace } from '../picture/cards.ts';
import type { BoardWords } from '../words/board.ts';
import { cardCode } from '../words/pieces.ts';
import { cardName } from '../words/sentences.ts';

const BACK = cardBack();

interface CardPictureProps {
  readonly id: CardId | 'split' | null;
  readonly words: BoardWords;
  readonly className?: string;
}
/** A card on the table: a face, the split card, or a back. A back knows nothing of its face. */
export const CardPicture = memo(function CardPicture({ id, words, className }: CardPictureProps) {
  const code = typeof id === 'number' ? cardCode(id) : '';
  const isLit = useLit(code);
  return (
    <svg
      className={`gs-card-picture ${className ?? ''}${isLit ? ' is-lit' : ''}`}
      data-piece={code}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={id === null ? BACK : id === 'split' ? splitFace(words.names) : cardFace(id, words.names)} />
    </svg>
  );
});
export const nameOfCard = (words: BoardWords, id: CardId): string => cardName(words.names, id);

/** A card for the eye only: something else says what it is. */
export const Lying = ({ card, words }: { readonly card: CardId | 'split'; readonly words: BoardWords }) => (
  <Card className="gs-card">
    <CardPicture id={card} words={words} />
  </Card>
);

/** Cards side by side to be looked at, overlapped where there is little room. */
export function CardRow({
  cards,
  words,
}: {
  readonly cards: readonly (CardId | 'split' | null)[];
  readonly words: BoardWords;
}) {
  return (
    <Fan of={cards} keyOf={(_, i) => i}>
      {(id) => (
        <Card className="gs-card" label={labelOf(words, id)} title={labelOf(words, id)}>
          <CardPicture id={id} words={words} />
        </Card>
      )}
    </Fan>
  );
}
export const labelOf = (words: BoardWords, id: CardId | 'split' | null): string => {
  if (id === null) return words.sold;
  return id === 'split' ? words.names.symbols.wild[0] : nameOfCard(words, id);
};
