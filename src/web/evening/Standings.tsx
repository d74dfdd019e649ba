import { useId } from 'react';
import { useKit, useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import type { AtEvening } from './use-evening.ts';

interface StandingsProps {
  readonly at: AtEvening;
  readonly nameOf: (tag: string) => string;
}

/** Who leads, and what it is made of. */
export function Standings({ at: { seen }, nameOf }: StandingsProps) {
  const words = useWords('evening');
  const kit = useKit();
  const title = useId();
  const above = (n: number): string => `${n > 0 ? '+' : ''}${kit.number(Math.round(n * 10) / 10)}`;
  return (
    <section className="w-card w-stack" aria-labelledby={title}>
      <h2 id={title}>{words.standings}</h2>
      <table className="w-evening-standings">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.score}</th>
            <th scope="col">{words.atTable}</th>
            <th scope="col">{words.atSeat}</th>
            <th scope="col">{words.above}</th>
          </tr>
        </thead>
        <tbody>
          {seen.standings.map(({ person, place, score, table, deal, above: points }) => (
            <tr key={person} className={person === seen.you ? 'is-you' : ''}>
              <td>{place}.</td>
              <th scope="row">
                {nameOf(person)}
                {person === seen.you && <span className="w-about"> ({words.you})</span>}
              </th>
              <td>
                <strong>{score}</strong>
              </td>
              <td>{table}</td>
              <td>{deal}</td>
              <td>{above(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="w-about">{words.standingsAbout}</p>
    </section>
  );
}

/** Where everybody ended up. */
export function Places({ at: { seen }, nameOf }: StandingsProps) {
  const words = useWords('evening');
  const title = useId();
  const last = seen.rounds.at(-1);
  return (
    <section className="w-card w-stack" aria-labelledby={title}>
      <h2 id={title}>{words.places}</h2>
      <ol className="w-evening-places">
        {seen.places.map(({ person, place }) => (
          <li key={person} value={place} className={place === 1 ? 'is-first' : ''}>
            <span aria-hidden="true">{place}.</span>
            <strong>{nameOf(person)}</strong>
            {place === 1 && <Icon name="star" size={20} />}
          </li>
        ))}
      </ol>
      {last?.isFinal === true && (
        <p className="w-about">{last.tables.length > 1 ? words.placesAbout : words.placesOne}</p>
      )}
    </section>
  );
}
