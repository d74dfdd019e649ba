// A character in a cameo, with its orders.
import { Drawn } from '../../../parts/Drawn.tsx';
import { characterOf } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';
import type { Resource } from '../data/tracks.ts';
import { cameo } from '../picture/cameo.ts';
import type { BoardWords } from '../words/board.ts';
import { Glyph } from './glyphs.tsx';

export const Cameo = ({ who, size = 44 }: { readonly who: CharacterId; readonly size?: number }) => (
  <svg className="gs-cameo" viewBox="0 0 60 60" width={size} height={size} aria-hidden="true" focusable="false">
    <Drawn of={cameo(who)} />
  </svg>
);

export function Character({
  who,
  words,
  isLit = false,
}: {
  readonly who: CharacterId;
  readonly words: BoardWords;
  readonly isLit?: boolean | undefined;
}) {
  const orders = Object.entries(characterOf(who).orders) as [Resource, number][];
  return (
    <span className={isLit ? 'gs-character is-lit' : 'gs-character'}>
      <Cameo who={who} />
      <span>
        <b>{words.names.characters[who]}</b>
        <span className="gs-character-orders">
          {orders.map(([resource, count]) => (
            <span key={resource} role="img" aria-label={`${words.names.short[resource]}: ${words.orders(count)}`}>
              {count}
              <Glyph of="order" size={20} />
              <Glyph of={resource} size={20} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
