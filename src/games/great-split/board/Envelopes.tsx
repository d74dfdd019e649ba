// Envelopes on their way: out to the left and in from the right, and back again. That they come and go draws nothing else anew.
import type { RefObject } from 'react';
import type { Happening } from '../../../parts/board.ts';
import { type Flight, Flights } from '../../../parts/Flights.tsx';
import { useEffects } from '../../../parts/motion.ts';
import type { Happened } from '../types.ts';
import { Envelope } from './Envelope.tsx';

const make = (event: Happened) => {
  if (event.e === 'passed') return { what: 'out' as const, ms: 1400 };
  return event.e === 'gaveBack' ? { what: 'back' as const, ms: 1400 } : null;
};
/** The second one follows the first. */
const LATER = 380;

interface EnvelopesProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly events: readonly Happening<Happened>[];
  readonly me: number;
  readonly left: number;
  readonly right: number;
}

export function Envelopes({ root, events, me, left, right }: EnvelopesProps) {
  const flights = useEffects(events, make).flatMap(({ key, what }): Flight[] => {
    const [mine, theirs] = [<Envelope key="mine" seat={me} />, <Envelope key="theirs" seat={right} />];
    return what === 'out'
      ? [
          { key: `${key} mine`, from: 'dock', to: `seat-${left}`, what: mine },
          { key: `${key} theirs`, from: `seat-${right}`, to: 'dock', what: theirs, late: LATER },
        ]
      : [
          { key: `${key} theirs`, from: 'dock', to: `seat-${right}`, what: theirs },
          { key: `${key} mine`, from: `seat-${left}`, to: 'dock', what: mine, late: LATER },
        ];
  });
  return <Flights root={root} flights={flights} />;
}
