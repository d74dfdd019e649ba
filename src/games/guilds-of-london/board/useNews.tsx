// What just happened, shown once: pawns walk, points rise, and the cards that others use are told.
import { useContext, useMemo } from 'react';
import type { Viewer } from '../../../kernel/types.ts';
import type { Happening } from '../../../parts/board.ts';
import { Drawn } from '../../../parts/Drawn.tsx';
import type { Flight } from '../../../parts/Flights.tsx';
import { type Effect, useEffects } from '../../../parts/motion.ts';
import { pawn } from '../picture/pieces.ts';
import { points } from '../picture/rewards.ts';
import { ownerOf } from '../rules/city.ts';
import type { Happened, Spot } from '../types.ts';
import { BEFORE, type Beat } from './beats.ts';
import { Letters } from './Pieces.tsx';

type Flown = Extract<Happened, { e: 'moved' | 'vp' }>;
const isFlown = (event: Happened): event is Flown => event.e === 'moved' || event.e === 'vp';
/** One after the other. */
const AFTER = 90;

/** While a story is told, what its beat brings; else what came last. */
export function useFlights(events: readonly Happening<Happened>[], beat: Beat | null): readonly Flight[] {
  const effects = useEffects(events, (event: Happened) => (isFlown(event) ? { what: event, ms: 1600 } : null));
  return useMemo(() => {
    if (beat === null) return effects.map(({ key, what }, i) => flightOf(key, what, null, i * AFTER));
    const name = JSON.stringify(beat.event);
    const flown = beat.events.filter(isFlown);
    return flown.map((event, i) => flightOf(`${name} ${i}`, event, beat, beat.ms * BEFORE + i * AFTER));
  }, [effects, beat]);
}

function flightOf(key: string, event: Flown, beat: Beat | null, late: number): Flight {
  const owner = ownerOf(event.who);
  if (event.e === 'moved')
    return {
      key,
      from: spotName(event.from),
      to: spotName(event.to),
      what: <Walker owner={owner} count={event.count} />,
      late,
    };
  const tile = beat !== null && 'tile' in beat.event ? beat.event.tile : null;
  return { key, from: tile === null ? `score-${owner}` : spotName(tile), what: <Points vp={event.vp} />, late };
}
const spotName = (spot: Spot): string =>
  typeof spot === 'number' || spot === 'hall' ? `place-${spot}` : spot === 'plantation' ? 'plantation' : 'hand';

function Walker({ owner, count }: { readonly owner: number; readonly count: number }) {
  return (
    <svg className="gl-sign" width={38} height={38} viewBox="-19 -34 38 38" aria-hidden="true">
      <Drawn of={pawn(owner, useContext(Letters), count)} />
    </svg>
  );
}
const Points = ({ vp }: { readonly vp: number }) => (
  <svg className="gl-sign" width={38} height={38} viewBox="-17 -17 34 34" aria-hidden="true">
    <Drawn of={points(vp, 0, 0, 32)} />
  </svg>
);

type Used = Extract<Happened, { e: 'used' }>;
/** The cards that others use. */
export const useUsed = (events: readonly Happening<Happened>[], seat: Viewer): readonly Effect<Used>[] =>
  useEffects(events, (event: Happened) =>
    event.e === 'used' && event.seat !== seat ? { what: event, ms: 2600 } : null,
  );
