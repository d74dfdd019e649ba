import { useId } from 'react';
import type { RoundShown } from '../../wire/evenings.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { RoundTables } from './RoundTables.tsx';
import { type AtEvening, usePartInRound } from './use-evening.ts';

interface RoundProps {
  readonly at: AtEvening;
  readonly round: RoundShown;
  readonly nameOf: (tag: string) => string;
}

/** The round under way: the roll call, then the tables, and above all which one is mine. */
export function RoundNow({ at, round, nameOf }: RoundProps) {
  const words = useWords('evening');
  const { title } = useAbout(round.game);
  const heading = useId();
  const part = usePartInRound(at);
  const { seen } = at;
  const mine = round.you === null ? undefined : round.tables[round.you.table];
  const guests = (mine?.seats ?? []).filter(({ holder }) => holder === seen.you && holder !== undefined);
  const missing = round.missing.map(nameOf);
  return (
    <section className="w-card w-stack is-now" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>
          {round.isFinal ? words.final : words.round(round.number)}: {title}
        </h2>
        <p role="status">{words.stages[round.stage]}</p>
        {missing.length > 0 && (
          <p>
            {words.missing(missing)} {round.stage === 'promising' && seen.mayRun && words.missingHost}
          </p>
        )}
        {(part === 'missing' || part === 'changed' || part === 'lost') && <p role="alert">{words.warned[part]}</p>}
        {round.failed.map(({ attempt, by }) => (
          <p key={attempt} className="w-about">
            {words.failedBy(
              attempt,
              by.map(({ name }) => name),
            )}
          </p>
        ))}
      </div>
      {mine !== undefined && mine.id !== null && (
        <div className="w-evening-mine">
          <p>
            <strong>
              {words.yours}: {words.table(round.you!.table + 1)}
            </strong>
            {guests.length > 0 && ` ${words.toTableAs(guests.map(({ person }) => nameOf(person!)))}`}
          </p>
          <Link to={`/t/${mine.id}`} className="w-main w-big">
            {words.toTable}
          </Link>
        </div>
      )}
      <RoundTables round={round} nameOf={nameOf} />
    </section>
  );
}
