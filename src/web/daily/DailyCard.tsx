import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import './card.css';

/** On the front page: a leaf of today's calendar. */
export function DailyCard() {
  const { home } = useWords();
  const kit = useKit();
  const now = new Date();
  const part = (how: Intl.DateTimeFormatOptions): string => kit.date(now, { timeZone: 'UTC', ...how });
  return (
    <section className="w-section w-daily-card" aria-labelledby="daily">
      <div className="w-leaf" aria-hidden="true">
        <span>{part({ month: 'short' })}</span>
        <strong>{part({ day: 'numeric' }).replace('.', '')}</strong>
      </div>
      <div>
        <h2 id="daily">{home.daily}</h2>
        <p>{home.dailyAbout}</p>
      </div>
      <Link to="/daily" className="w-second w-big">
        {home.dailyGo}
      </Link>
    </section>
  );
}
