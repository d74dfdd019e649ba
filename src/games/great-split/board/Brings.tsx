// What a part would bring: its symbols, what is lost or interrupts, and the points for me and for my neighbour.

import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import type { BoardWords } from '../words/board.ts';
import { symbolName } from '../words/sentences.ts';
import type { Bring } from './bring.ts';
import { Glyph } from './glyphs.tsx';

interface BringsProps {
  readonly bring: Bring;
  readonly words: BoardWords;
  readonly isFull: boolean;
  /** The neighbour who will choose, and what the part would bring there. */
  readonly other?: { readonly seat: number; readonly name: string; readonly bring: Bring } | null;
}

export function Brings({ bring, words, isFull, other = null }: BringsProps) {
  const { symbols, bonuses, lost, points } = bring;
  return (
    <span className="gs-brings">
      <span className="gs-chips">
        {symbols.map(({ symbol, count }) => (
          <span
            key={symbol}
            className="gs-chip"
            role="img"
            aria-label={`${count} ${symbolName(words.names, symbol, count)}`}
          >
            <Glyph of={symbol} size={20} />
            {count}
          </span>
        ))}
        {isFull && bonuses > 0 && (
          <span
            className="gs-chip is-bonus"
            role="img"
            aria-label={words.bonuses(bonuses)}
            title={words.bonuses(bonuses)}
          >
            <Glyph of="double_arrow" size={18} />
            {bonuses}
          </span>
        )}
        {isFull && lost > 0 && (
          <span className="gs-chip is-lost" title={words.lost(lost)} role="img" aria-label={words.lost(lost)}>
            −{lost}
          </span>
        )}
      </span>
      {isFull && symbols.length > 0 && (
        <span className="gs-worth" title={words.pointsWhy}>
          <span>
            {words.forMe} <b>{words.points(points)}</b>
          </span>
          {other !== null && (
            <span title={other.name}>
              <PlayerSign seat={other.seat} size={20} />
              <span className="k-unseen">{other.name}</span> <b>{words.points(other.bring.points)}</b>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
