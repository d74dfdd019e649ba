// Envelopes on their way: out to the left and in from the right, and back again.
import type { Happening } from '../../../parts/board.ts';
import { useEffects } from '../../../parts/motion.ts';
import type { Happened } from '../types.ts';
import { Envelope } from './Envelope.tsx';

const make = (event: Happened) => {
  if (event.e === 'passed') return { what: 'out' as const, ms: 1100 };
  return event.e === 'gaveBack' ? { what: 'back' as const, ms: 1100 } : null;
};

interface FlightsProps {
  readonly events: readonly Happening<Happened>[];
  readonly me: number;
  readonly right: number;
}

export function Flights({ events, me, right }: FlightsProps) {
  const effects = useEffects(events, make);
  return effects.map(({ key, what }) => (
    <span key={key} className={`gs-flight is-${what}`} aria-hidden="true">
      <Envelope seat={me} className="is-mine" />
      <Envelope seat={right} className="is-theirs" />
    </span>
  ));
}
