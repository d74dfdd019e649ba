import { useEffect, useState } from 'react';
import type { DailyDeal, DailyList } from '../../wire/daily.ts';
import type { Created } from '../../wire/tables.ts';
import { Picture } from '../home/pictures/index.tsx';
import { useAbout } from '../lib/about-game.ts';
import { json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { go, Link } from '../lib/router.ts';
import { ensureMe } from '../lib/session.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import './daily.css';

function useDeals(day: string): DailyList | null | 'failed' {
  const [deals, setDeals] = useState<DailyList | null | 'failed'>(null);
  useEffect(() => {
    let isWanted = true;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
    json<DailyList>('GET', `/daily${isDay ? `?day=${day}` : ''}`).then(
      (found) => isWanted && setDeals(found),
      () => isWanted && setDeals('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [day]);
  return deals;
}

const DAY = 24 * 3600 * 1000;
const shifted = (day: string, by: number): string => new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

export function DailyPage({ day }: { readonly day: string }) {
  const words = useWords('daily');
  const { lang } = useWords();
  const deals = useDeals(day);
  return (
    <Page title={words.title} lang={lang.daily}>
      <div className="w-daily">
        <header className="w-daily-head">
          <div>
            <h1>{words.title}</h1>
            <p className="w-lead">{words.about}</p>
            <p className="w-about">{words.honest}</p>
          </div>
          {deals !== null && deals !== 'failed' && <Days {...deals} />}
        </header>
        {deals === 'failed' && <p role="alert">{words.failed}</p>}
        {deals !== null && deals !== 'failed' && (
          <ul className="w-deals">
            {deals.games.map((deal) => (
              <DealCard key={deal.game} deal={deal} isToday={deals.day === deals.today} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

function Days({ day, today }: DailyList) {
  const words = useWords('daily');
  const name = useKit().date(Date.parse(day), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <nav className="w-days" aria-label={words.title}>
      <Link to={`/daily#${shifted(day, -1)}`} className="w-quiet w-square" label={words.before}>
        <Icon name="left" />
      </Link>
      <p aria-live="polite">
        <strong>{name}</strong>
      </p>
      {day < today && (
        <Link to={`/daily#${shifted(day, 1)}`} className="w-quiet w-square" label={words.after}>
          <Icon name="right" />
        </Link>
      )}
      {day < today && (
        <Link to="/daily" className="w-second">
          {words.today}
        </Link>
      )}
    </nav>
  );
}

function DealCard({ deal, isToday }: { readonly deal: DailyDeal; readonly isToday: boolean }) {
  const { bots } = useWords();
  const words = useWords('daily');
  const { title } = useAbout(deal.game);
  return (
    <li className="w-deal">
      <div className="w-deal-picture">
        <Picture game={deal.game} />
      </div>
      <div className="w-deal-words">
        <h2>{title}</h2>
        <p className="w-about">{words.company(deal.players - 1, bots[deal.level].name)}</p>
        <PlayButton deal={deal} isToday={isToday} title={title} />
        <Results deal={deal} isToday={isToday} title={title} />
      </div>
    </li>
  );
}

interface DealProps {
  readonly deal: DailyDeal;
  readonly isToday: boolean;
  readonly title: string;
}

function PlayButton({ deal, isToday, title }: DealProps) {
  const words = useWords('daily');
  const [isOpening, setOpening] = useState(false);
  const { you } = deal;
  const isDone = you !== null && (you.phase === 'finished' || you.phase === 'abandoned');
  if (you !== null && (isDone || !isToday))
    return (
      <Link to={`/t/${you.table}`} className="w-second" label={`${isDone ? words.look : words.resume}: ${title}`}>
        {isDone ? words.look : words.resume}
      </Link>
    );
  if (!isToday) return null;
  const play = async (): Promise<void> => {
    setOpening(true);
    try {
      await ensureMe();
      const { id } = await json<Created>('POST', `/daily/${deal.game}`);
      go(`/t/${id}`);
    } catch (error) {
      setOpening(false);
      complain(error);
    }
  };
  const name = you === null ? words.play : words.resume;
  return (
    <button type="button" className="w-main" aria-label={`${name}: ${title}`} disabled={isOpening} onClick={play}>
      {isOpening ? words.opening : name}
    </button>
  );
}

function Results({ deal, isToday, title }: DealProps) {
  const words = useWords('daily');
  const { isOpen, results, played, you } = deal;
  if (!isOpen)
    return (
      <p className="w-about">
        {you?.phase === 'abandoned' && `${words.gaveUp} `}
        {words.played(played)} {words.closed}
      </p>
    );
  return (
    <>
      {you?.phase === 'abandoned' && <p className="w-about">{words.gaveUp}</p>}
      {results.length === 0 && <p className="w-about">{isToday ? words.played(0) : words.nobody}</p>}
      {results.length > 0 && (
        <ol className="w-ranks" aria-label={words.results(title)}>
          {results.map(({ rank, name, points, place, table, isYou }) => (
            <li key={table} className={isYou ? 'is-you' : ''}>
              <span className="w-rank">{rank}</span>
              <Link to={`/t/${table}`} label={words.see(name)}>
                {name}
              </Link>
              <span className="w-about">
                {isYou && `${words.you}, `}
                {words.place(place)}
              </span>
              <strong>{words.points(points)}</strong>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
