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
import { CopyField } from '../ui/CopyField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import './daily.css';

/** The master is still playing a deal that somebody has finished today. */
const isParDue = ({ par, you }: DailyDeal): boolean => par === null && you?.phase === 'finished' && you.result !== null;
const SOON = 10_000;

function useDeals(day: string): DailyList | null | 'failed' {
  const [deals, setDeals] = useState<DailyList | null | 'failed'>(null);
  useEffect(() => {
    let isWanted = true;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void =>
      void json<DailyList>('GET', `/daily${isDay ? `?day=${day}` : ''}`).then(
        (found) => {
          if (!isWanted) return;
          setDeals(found);
          if (found.games.some(isParDue)) timer = setTimeout(look, SOON);
        },
        () => isWanted && setDeals('failed'),
      );
    look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
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
            {deals !== null && deals !== 'failed' && deals.streak > 0 && (
              <p className="w-streak">
                <Icon name="star" size={18} /> {words.streak(deals.streak)}
              </p>
            )}
          </div>
          {deals !== null && deals !== 'failed' && <Days {...deals} />}
        </header>
        {deals === 'failed' && <p role="alert">{words.failed}</p>}
        {deals !== null && deals !== 'failed' && (
          <ul className="w-deals">
            {deals.games.map((deal) => (
              <DealCard key={deal.game} deal={deal} list={deals} />
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

function DealCard({ deal, list }: { readonly deal: DailyDeal; readonly list: DailyList }) {
  const { bots } = useWords();
  const words = useWords('daily');
  const { title, daily, lang } = useAbout(deal.game);
  const isToday = list.day === list.today;
  return (
    <li className="w-deal">
      <div className="w-deal-picture">
        <Picture game={deal.game} />
      </div>
      <div className="w-deal-words">
        <h2>{title}</h2>
        {daily !== undefined && isToday && <p lang={lang}>{daily}</p>}
        <p className="w-about">{words.company(deal.players - 1, bots[deal.level].name)}</p>
        {deal.par !== null && <p className="w-about">{words.par(deal.par)}</p>}
        {isParDue(deal) && <p className="w-about">{words.parSoon}</p>}
        <PlayButton deal={deal} isToday={isToday} title={title} />
        <Results deal={deal} isToday={isToday} title={title} />
        <Share deal={deal} list={list} title={title} />
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

/** What can be pasted into a chat: how it went, and nothing of what was dealt. */
function Share({ deal, list, title }: { readonly deal: DailyDeal; readonly list: DailyList; readonly title: string }) {
  const words = useWords('daily');
  const kit = useKit();
  const result = deal.you?.result ?? null;
  if (result === null) return null;
  const mine = deal.results.find(({ isYou }) => isYou);
  const day = kit.date(Date.parse(list.day), { dateStyle: 'medium', timeZone: 'UTC' });
  const said = [
    words.points(result.points),
    ...(deal.par === null ? [] : [words.toPar(result.points - deal.par)]),
    ...(mine === undefined || deal.played < 2 ? [] : [words.rankOf(mine.rank, deal.played)]),
    ...(list.streak > 1 && list.day === list.today ? [words.streak(list.streak)] : []),
  ];
  return (
    <CopyField label={words.share} text={`Kontor · ${title}, ${day}: ${said.join(', ')} · ${location.origin}/daily`} />
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
              <span className="w-rank">{results.length > 1 ? rank : '–'}</span>
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
