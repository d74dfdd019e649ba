// What is public about a player and not on the table before everybody: the character, and the cards in hand.
import './pigments.css';
import './things.css';
import type { View } from '../../../kernel/types.ts';
import type { SplitWords } from '../words/index.ts';
import { Cameo } from './Character.tsx';
import { handSize, type SplitView } from './model.ts';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: SplitWords;
}

export function SeatThings({ view, seat, words: { board: words } }: SeatThingsProps) {
  const seen = view as SplitView;
  const who = seen.open.characters[seat];
  const cards = handSize(seen, seat);
  return (
    <span className="gs-things gs-pigments">
      <Cameo who={who} size={30} />
      <span>{words.names.characters[who]}</span>
      <span className="gs-things-hand" role="img" aria-label={words.hand(cards)} title={words.hand(cards)}>
        {cards}
      </span>
    </span>
  );
}
