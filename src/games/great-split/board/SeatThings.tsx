// What is public about a player: the character, the cards in hand, and how far each track has come.
import './pigments.css';
import './things.css';
import type { View } from '../../../kernel/types.ts';
import { RESOURCE_NOS, STARS, sealTrackOf, trackId } from '../data/kinds.ts';
import type { SplitWords } from '../words/index.ts';
import { Cameo } from './Character.tsx';
import { Glyph, type Sign } from './glyphs.tsx';
import { handSize, type SplitView } from './model.ts';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: SplitWords;
}

export function SeatThings({ view, seat, words: { board: words } }: SeatThingsProps) {
  const seen = view as SplitView;
  const who = seen.open.characters[seat];
  const tracks = seen.open.tracks[seat];
  const cards = handSize(seen, seat);
  return (
    <span className="gs-things gs-pigments">
      <span className="gs-things-who">
        <Cameo who={who} size={30} />
        <span>{words.names.characters[who]}</span>
        <span className="gs-things-hand" role="img" aria-label={words.hand(cards)} title={words.hand(cards)}>
          {cards}
        </span>
      </span>
      <span className="gs-things-tracks">
        {RESOURCE_NOS.map((no) => {
          const seal = sealTrackOf(no);
          const stars = STARS[seal][tracks[seal]];
          const text = `${words.names.short[trackId(no)]} ${tracks[no]}, ${words.names.short[trackId(seal)]} ${tracks[seal]}, ${words.stars(stars)}`;
          return (
            <span key={no} role="img" aria-label={text} title={text}>
              <Glyph of={trackId(no) as Sign} size={18} />
              <b>{tracks[no]}</b>
              <small>{stars === 0 ? '·' : `${stars} ★`}</small>
            </span>
          );
        })}
      </span>
    </span>
  );
}
