// What was played together: who leads, the best scores, and one against the other.
import { useState } from 'react';
import type { GameId } from '../../games/index.ts';
import type { CirclePage, SeenMember, CircleTally as Tally } from '../../wire/circles.ts';
import { useAbout } from '../lib/about-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';
import { circleApi } from './api.ts';
import { CircleRating } from './CircleRating.tsx';

export type ByTag = ReadonlyMap<string, SeenMember>;
type PersonLine = Tally['persons'][number];

export function CircleTally({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const played = circle.tables.map(({ id }) => id).join(); // one fewer: perhaps a game is over
  const [kept, setKept] = useState<Tally | null>(null);
  const loaded = useLoaded(() => circleApi.tally(circle.id), [circle.id, played, circle.isRated]);
  if (loaded !== null && loaded !== kept) setKept(loaded);
  const tally = loaded ?? kept;
  const byTag: ByTag = new Map(circle.members.map((member) => [member.tag, member]));
  return (
    <section className="w-circle-tally w-card w-stack" aria-labelledby="tally">
      <div className="w-mine-head">
        <h2 id="tally">{words.tally}</h2>
        {tally !== null && tally.games > 0 && <span className="w-about">{words.games(tally.games)}</span>}
      </div>
      {tally !== null && tally.games === 0 && <p className="w-about">{words.tallyNone}</p>}
      {tally !== null && tally.games > 0 && (
        <>
          <ol className="w-circle-ranks">
            {tally.persons.map((person) => (
              <Rank key={person.tag} person={person} member={byTag.get(person.tag)} most={tally.persons[0].wins} />
            ))}
          </ol>
          <Best tally={tally} byTag={byTag} />
          <Pairs tally={tally} byTag={byTag} />
        </>
      )}
      {tally?.ratings && tally.ratings.length > 0 && <CircleRating ratings={tally.ratings} byTag={byTag} />}
    </section>
  );
}

interface RankProps {
  readonly person: PersonLine;
  readonly member: SeenMember | undefined;
  readonly most: number;
}

function Rank({ person, member, most }: RankProps) {
  const words = useWords('circle');
  const { wins, played, streak, running, games } = person;
  if (member === undefined) return null; // has just left
  const about = [
    words.wins(wins, played),
    ...(running > 1 ? [words.running(running)] : streak > 1 ? [words.streak(streak)] : []),
  ];
  return (
    <li className={member.isYou ? 'is-you' : undefined}>
      <Seal name={member.seal} size={36} />
      <div>
        <p className="w-circle-rank">
          <strong dir="auto">{member.name}</strong>
          <span>{about.join(' · ')}</span>
        </p>
        <span className="w-circle-bar" aria-hidden="true">
          <i style={{ width: `${most === 0 ? 0 : (100 * wins) / most}%` }} />
        </span>
        <ul className="w-circle-wins">
          {games.map((one) => (
            <GameWins key={one.game} {...one} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function GameWins({ game, wins, played }: PersonLine['games'][number]) {
  const words = useWords('circle');
  const { title } = useAbout(game);
  return (
    <li className="w-tag" title={words.gameWins(title, wins, played)}>
      <span aria-hidden="true">
        {title} {wins}/{played}
      </span>
      <span className="w-hidden">{words.gameWins(title, wins, played)}</span>
    </li>
  );
}

interface PartProps {
  readonly tally: Tally;
  readonly byTag: ByTag;
}

function Best({ tally, byTag }: PartProps) {
  const words = useWords('circle');
  if (tally.best.length === 0) return null;
  return (
    <div className="w-stack-s">
      <h3>{words.best}</h3>
      <ul className="w-circle-best">
        {tally.best.map(({ game, tag, points, table }) => (
          <li key={game}>
            <BestLine game={game} name={byTag.get(tag)?.name ?? ''} points={points} table={table} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BestProps {
  readonly game: GameId;
  readonly name: string;
  readonly points: number;
  readonly table: string;
}

function BestLine({ game, name, points, table }: BestProps) {
  const words = useWords('circle');
  return <Link to={`/t/${table}`}>{words.bestLine(useAbout(game).title, name, points)}</Link>;
}

/** From somebody's side of the table: mine at first. */
function Pairs({ tally, byTag }: PartProps) {
  const words = useWords('circle');
  const inPairs = [...byTag.values()].filter(({ tag }) =>
    tally.pairs.some(({ one, other }) => one === tag || other === tag),
  );
  const [chosen, choose] = useState<string | null>(null);
  const from = inPairs.find(({ tag }) => tag === chosen) ?? inPairs.find(({ isYou }) => isYou) ?? inPairs[0];
  if (from === undefined) return null;
  const rows = tally.pairs.flatMap(({ one, other, met, oneAhead, otherAhead }) => {
    if (one === from.tag) return [{ tag: other, own: oneAhead, others: otherAhead, met }];
    return other === from.tag ? [{ tag: one, own: otherAhead, others: oneAhead, met }] : [];
  });
  return (
    <div className="w-stack-s">
      <h3>{words.pairs}</h3>
      <select
        className="w-field w-circle-whose"
        aria-label={words.pairsOf}
        value={from.tag}
        onChange={({ target }) => choose(target.value)}
      >
        {inPairs.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <ul className="w-circle-pairs">
        {rows.map(({ tag, own, others, met }) => {
          const other = byTag.get(tag)?.name ?? '';
          return (
            <li key={tag}>
              <span className="w-circle-score" aria-hidden="true">
                <b>{own}</b> : <b>{others}</b>
              </span>
              <span>{words.pair(from.name, own, other, others, met)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
