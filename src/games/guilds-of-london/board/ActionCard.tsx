// An action card in the page.
import { Drawn } from '../../../parts/Drawn.tsx';
import { useLit } from '../../../parts/lit.ts';
import type { CardId } from '../data/kinds.ts';
import { cardFace } from '../picture/card.ts';
import { cardCode } from '../words/pieces.ts';

interface CardFaceProps {
  readonly card: CardId;
  readonly name: string;
  readonly cost: number;
}

export function CardFace({ card, name, cost }: CardFaceProps) {
  const code = cardCode(card);
  return (
    <svg
      className={useLit(code) ? 'gl-card is-lit' : 'gl-card'}
      viewBox="0 0 100 140"
      aria-hidden="true"
      data-piece={code}
    >
      <Drawn of={cardFace(card, name, cost)} />
    </svg>
  );
}
