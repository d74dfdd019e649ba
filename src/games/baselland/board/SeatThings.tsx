// What is public and matters of one player: the followers still in the supply.

import type { View } from '../../../kernel/types.ts';
import { colourOf } from '../../../parts/players.ts';
import type { Open, Options } from '../types.ts';
import type { BasellandWords } from '../words/index.ts';

interface SeatThingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: BasellandWords;
}

const PAWN = 'M1.5 16.5C1.8 11.5 3 9 4.4 7.8C2.4 5 4 1.5 7 1.5C10 1.5 11.6 5 9.6 7.8C11 9 12.2 11.5 12.5 16.5Z';

export function SeatThings({ view, seat, words: { board: words } }: SeatThingsProps) {
  const { supply } = view.open as Open;
  const { followers } = view.settings as Options;
  return (
    <span className="bl-supply" title={words.supply(supply[seat])}>
      <span className="k-unseen">{words.supply(supply[seat])}</span>
      <svg viewBox={`0 0 ${followers * 15} 18`} height="18" width={followers * 15} aria-hidden="true">
        {Array.from({ length: followers }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: one follower is like another
            key={i}
            className={i < supply[seat] ? 'bl-supply-here' : 'bl-supply-away'}
            d={PAWN}
            transform={`translate(${i * 15} 0)`}
            style={i < supply[seat] ? { fill: colourOf(seat) } : undefined}
          />
        ))}
      </svg>
    </span>
  );
}
