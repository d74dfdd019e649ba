// The cards that others use, shown for a moment at the table's edge.
import type { Viewer } from '../../../kernel/types.ts';
import type { Happening } from '../../../parts/board.ts';
import { useEffects } from '../../../parts/motion.ts';
import { cardOf } from '../data/kinds.ts';
import type { Happened } from '../types.ts';
import { type BoardWords, cardTitle } from '../words/board.ts';
import { OwnerMark } from './Pieces.tsx';
import { Symbols } from './Shield.tsx';

interface UsedProps {
  readonly events: readonly Happening<Happened>[];
  readonly seat: Viewer;
  readonly words: BoardWords;
}

export function Used({ events, seat, words }: UsedProps) {
  const shown = useEffects(events, (event: Happened) =>
    event.e === 'used' && event.seat !== seat ? { what: event, ms: 2600 } : null,
  );
  return (
    <div className="gl-used" aria-hidden="true">
      {shown.slice(-3).map(({ key, what }) => (
        <span key={key}>
          <OwnerMark owner={what.seat} size={22} />
          <Symbols symbols={cardOf(what.card).standards} size={20} />
          <b>{cardTitle(words, what.card)}</b>
          {words[what.as]}
        </span>
      ))}
    </div>
  );
}
