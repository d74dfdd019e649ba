// What just happened, shown once where it happened: pawns walk, points float up, a search goes from tile to tile.

import type { Happening } from '../../../parts/board.ts';
import { useEffects } from '../../../parts/motion.ts';
import type { TileId } from '../data/kinds.ts';
import { BORIS, placeOf } from '../rules/city.ts';
import type { Happened, Open } from '../types.ts';
import type { Beat } from './beats.ts';
import { middleOf, type Plan, SCOREBOARD, spotAt } from './geometry.ts';
import { Pawn } from './Pieces.tsx';
import { Points } from './Rewards.tsx';
import { orderOf } from './Scoreboard.tsx';

interface FlightsProps {
  readonly events: readonly Happening<Happened>[];
  readonly beat: Beat | null;
  readonly open: Open;
  readonly plan: Plan;
}
type Flight = Extract<Happened, { e: 'moved' | 'vp' }>;
const isFlight = (event: Happened): event is Flight => event.e === 'moved' || event.e === 'vp';
const ownerOf = (who: Flight['who']): number => (typeof who === 'number' ? who : BORIS);

/** While a story is told, its beat; else what came last. */
export function Flights({ events, beat, open, plan }: FlightsProps) {
  const effects = useEffects(events, (event: Happened) => (isFlight(event) ? { what: event, ms: 1500 } : null));
  const shown =
    beat === null
      ? effects.map(({ key, what }) => ({ key, event: what }))
      : beat.events.filter(isFlight).map((event, i) => ({ key: `${JSON.stringify(beat.event)} ${i}`, event }));
  return (
    <g className="gl-flights">
      {shown.map(({ key, event }, i) => (
        <Flown key={key} event={event} open={open} plan={plan} late={beat === null ? 0 : beat.ms * 0.45} row={i} />
      ))}
    </g>
  );
}

interface FlownProps {
  readonly event: Flight;
  readonly open: Open;
  readonly plan: Plan;
  /** Milliseconds to wait. */
  readonly late: number;
  readonly row: number;
}
function Flown({ event, open, plan, late, row }: FlownProps) {
  const owner = ownerOf(event.who);
  const delay = { animationDelay: `${late + row * 40}ms` };
  if (event.e === 'vp') {
    const { x, y, scale } = plan.scoreboard;
    const { owners, at } = orderOf(open);
    return (
      <g transform={`translate(${x + (SCOREBOARD.width / 2) * scale} ${y + 118 * scale})`}>
        <g className="gl-float" style={delay}>
          <g transform={`translate(${(at[owners.indexOf(owner)] ?? 0) * scale} 0)`}>
            <Points vp={event.vp} size={34} />
          </g>
        </g>
      </g>
    );
  }
  if ([event.from, event.to].some((spot) => typeof spot === 'number' && placeOf(open.city, spot) < 0)) return null;
  const [a, b] = [spotAt(open, plan, event.from), spotAt(open, plan, event.to)];
  return (
    <g transform={`translate(${a.x} ${a.y})`}>
      <g className="gl-fly" style={{ '--dx': `${b.x - a.x}px`, '--dy': `${b.y - a.y}px`, ...delay }}>
        <Pawn owner={owner} count={event.count} />
      </g>
    </g>
  );
}

/** R11.9 The tiles looked at, numbered in the order of the search; the last one is taken if it matches. */
export function SearchPath({
  open,
  path,
  hit,
}: {
  readonly open: Open;
  readonly path: readonly TileId[];
  readonly hit: boolean;
}) {
  // Below the arms, which are what is looked at.
  const stops = path.map((tile) => middleOf(open, placeOf(open.city, tile))).map(({ x, y }) => ({ x, y: y + 33 }));
  return (
    <g className="gl-search">
      {stops.map(({ x, y }, i) => {
        const from = stops[i - 1];
        const isHit = hit && i === stops.length - 1;
        return (
          <g key={path[i]} className="gl-search-step" style={{ animationDelay: `${i * 110}ms` }}>
            {from !== undefined && <path className="gl-search-way" d={`M${from.x} ${from.y}L${x} ${y}`} />}
            <circle className={isHit ? 'gl-search-stop is-hit' : 'gl-search-stop'} cx={x} cy={y} r="13" />
            <text className="gl-search-number" x={x} y={y} dy="0.36em">
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
