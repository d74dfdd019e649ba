// What just happened, shown once: goods and houses move from where they lay to whose they are.
import type { Happening } from '../../../parts/board.ts';
import type { Flight } from '../../../parts/Flights.tsx';
import { useEffects } from '../../../parts/motion.ts';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import type { Happened } from '../types.ts';
import { Crest } from './art.tsx';
import { Crate } from './cards.tsx';

interface Move {
  readonly from: string;
  readonly to: string;
  readonly goods?: readonly GoodId[];
  readonly building?: BuildingId;
  readonly seat?: number;
}

const homeOf = (seat: number, viewer: number | null): string => (seat === viewer ? 'hand' : `seat-${seat}`);

const maker =
  (viewer: number | null) =>
  (event: Happened): { what: Move; ms: number } | null => {
    switch (event.e) {
      case 'tookRow':
        return flight({ from: `row-${event.row}`, to: homeOf(event.seat, viewer), goods: event.goods });
      case 'tookBuilding':
        return flight({ from: 'market', to: homeOf(event.seat, viewer), building: event.building });
      case 'drew':
        return flight({ from: 'pile-goods', to: homeOf(event.seat, viewer), goods: event.goods ?? [] });
      case 'erected': {
        const isMine = event.seat === viewer;
        const to = isMine ? `house-${event.seat}-${event.building}` : `seat-${event.seat}`;
        return flight({ from: isMine ? 'hand' : 'market', to, building: event.building });
      }
      case 'claimed':
        return flight({
          from: event.from === null ? `tile-${event.tile}` : `seat-${event.from}`,
          to: `tile-${event.tile}`,
          seat: event.seat,
        });
      default:
        return null;
    }
  };
const flight = (what: Move) => ({ what, ms: 700 });

export function useFlights(events: readonly Happening<Happened>[], seat: number | null): readonly Flight[] {
  return useEffects(events, maker(seat)).map(({ key, what: { from, to, ...moved } }) => ({
    key,
    from,
    to,
    what: <Moved {...moved} />,
  }));
}

function Moved({ goods = [], building, seat }: Omit<Move, 'from' | 'to'>) {
  return (
    <span className="rg-moving">
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crates of a ship do not change
        <Crate key={i} good={good} />
      ))}
      {building !== undefined && <Crest place={buildingOf(building).place} size={44} />}
      {seat !== undefined && <PlayerSign seat={seat} size={44} />}
    </span>
  );
}
