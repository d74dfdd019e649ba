// What has just happened: which cards are fresh, how my hand came, and where the last one went.
import { useMemo } from 'react';
import type { Happening } from '../../../parts/board.ts';
import { Card } from '../../../parts/Card.tsx';
import type { Flight } from '../../../parts/Flights.tsx';
import { useEffects } from '../../../parts/motion.ts';
import { buildingOf, personOf } from '../data/kinds.ts';
import type { Direction, Happened } from '../types.ts';
import { PersonBack } from './cards.tsx';

/** Clockwise is to the left (R6.1): what comes clockwise comes from the right. */
const SIDES = { cw: 'right', ccw: 'left' } as const satisfies Record<Direction, string>;
export type Came = 'above' | (typeof SIDES)[Direction];

type News =
  | { readonly kind: 'fresh'; readonly codes: readonly string[] }
  | { readonly kind: 'came'; readonly from: Came; readonly direction?: Direction };

const fresh = (codes: readonly string[]) => ({ what: { kind: 'fresh', codes } as News, ms: 1500 });

function make(event: Happened): { what: News; ms: number } | null {
  switch (event.e) {
    case 'used':
      return event.as === 'builder' ? null : fresh([personOf(event.card).code]);
    case 'kept':
      return fresh(event.cards.map((card) => personOf(card).code));
    case 'built':
      return fresh([buildingOf(event.building).code]);
    case 'displayed':
      return fresh(event.buildings.map((id) => buildingOf(id).code));
    case 'passed':
      return { what: { kind: 'came', from: SIDES[event.direction], direction: event.direction }, ms: 900 };
    case 'dealt':
      return { what: { kind: 'came', from: 'above' }, ms: 900 };
    default:
      return null;
  }
}

/** A hand on its way, face down. */
const Passed = () => (
  <span className="ty-passed">
    {[0, 1, 2].map((i) => (
      <Card key={i} className="ty-card">
        <PersonBack />
      </Card>
    ))}
  </span>
);

export function useNews(events: readonly Happening<Happened>[], seat: number | null, seats: number) {
  const effects = useEffects(events, make);
  return useMemo(() => {
    const codes = effects.flatMap(({ what }) => (what.kind === 'fresh' ? what.codes : []));
    const last = effects.findLast(({ what }) => what.kind === 'came')?.what;
    const flights = effects.flatMap(({ key, what }): Flight[] => {
      if (seat === null || what.kind !== 'came' || what.direction === undefined) return [];
      const next = (seat + (what.direction === 'cw' ? 1 : seats - 1)) % seats;
      return [{ key, from: 'hand', to: `seat-${next}`, what: <Passed /> }];
    });
    return { fresh: new Set(codes), came: last?.kind === 'came' ? last.from : null, flights };
  }, [effects, seat, seats]);
}
