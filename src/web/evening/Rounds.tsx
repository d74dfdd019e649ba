import { useId } from 'react';
import type { RoundShown } from '../../wire/evenings.ts';
import { useAbout } from '../lib/about-game.ts';
import { useWords } from '../lib/words.ts';
import { RoundTables } from './RoundTables.tsx';
import type { AtEvening } from './use-evening.ts';

interface RoundsProps {
  readonly at: AtEvening;
  readonly nameOf: (tag: string) => string;
}

/** The rounds that are over, the last one first and open. */
export function Rounds({ at: { seen }, nameOf }: RoundsProps) {
  const words = useWords('evening');
  const title = useId();
  const over = seen.rounds.filter(({ stage }) => stage === 'over').toReversed();
  if (over.length === 0) return null;
  return (
    <section className="w-stack" aria-labelledby={title}>
      <h2 id={title}>{words.earlier}</h2>
      {over.map((round, i) => (
        <Past key={round.number} round={round} nameOf={nameOf} isOpen={i === 0} />
      ))}
    </section>
  );
}

function Past({ round, nameOf, isOpen }: { round: RoundShown; isOpen: boolean } & Pick<RoundsProps, 'nameOf'>) {
  const words = useWords('evening');
  const { title } = useAbout(round.game);
  return (
    <details className="w-card w-evening-past" open={isOpen}>
      <summary>
        {round.isFinal ? words.final : words.round(round.number)}: {title}
      </summary>
      <RoundTables round={round} nameOf={nameOf} />
    </details>
  );
}
