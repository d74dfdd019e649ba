// An evening of a circle: who is here, what is played, the round with its tables, and who leads.
import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Page } from '../ui/Page.tsx';
import { NextRound } from './NextRound.tsx';
import { People } from './People.tsx';
import { RoundNow } from './RoundNow.tsx';
import { Rounds } from './Rounds.tsx';
import { Places, Standings } from './Standings.tsx';
import { type AtEvening, useEvening } from './use-evening.ts';
import './evening.css';

export function EveningPage({ id }: { readonly id: string }) {
  const words = useWords('evening');
  const { lang } = useWords();
  const at = useEvening(id);
  const title = at === null || at === 'gone' ? words.title : words.of(at.seen.circle.name);
  return (
    <Page title={title} lang={lang.evening}>
      {at === null && (
        <p className="w-about" role="status">
          {words.loading}
        </p>
      )}
      {at === 'gone' && <p role="alert">{words.failed}</p>}
      {at !== null && at !== 'gone' && <Evening at={at} title={title} />}
    </Page>
  );
}

function Evening({ at, title }: { readonly at: AtEvening; readonly title: string }) {
  const words = useWords('evening');
  const kit = useKit();
  const { seen } = at;
  const day = kit.date(seen.createdAt, { dateStyle: 'full' });
  const last = seen.rounds.at(-1);
  const isPlayed = seen.rounds.some(({ stage }) => stage === 'over');
  const nameOf = (tag: string): string => seen.people.find((one) => one.tag === tag)?.name ?? '';
  return (
    <div className="w-evening">
      <header className="w-evening-head">
        <h1>{title}</h1>
        <p className="w-about">{day}</p>
        {!isPlayed && <p className="w-lead">{words.about}</p>}
        <Link to={`/circles/${seen.circle.id}`} className="w-second">
          {words.circleLink}
        </Link>
      </header>
      {seen.isOver && <p role="status">{words.over}</p>}
      {seen.places.length > 0 && <Places at={at} nameOf={nameOf} />}
      {seen.places.length > 0 && (
        <CopyField
          label={words.copy}
          text={`${title}, ${day}: ${seen.places.map(({ place, person }) => words.placed(place, nameOf(person))).join(', ')}`}
        />
      )}
      {last !== undefined && last.stage !== 'over' && <RoundNow at={at} round={last} nameOf={nameOf} />}
      {!seen.isOver && seen.rounds.length === 0 && <People at={at} />}
      {!seen.isOver && <NextRound at={at} />}
      {seen.places.length === 0 && seen.rounds.length > 0 && <People at={at} />}
      {isPlayed && <Standings at={at} nameOf={nameOf} />}
      <Rounds at={at} nameOf={nameOf} />
    </div>
  );
}
