import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { datesIn } from '../text/dates.ts';
import { useWords } from '../text/index.ts';
import './card.css';

/** On the front page: a leaf of today's calendar. */
export function DailyCard() {
  const { home } = useWords();
  const { language } = usePrefs();
  const now = new Date();
  const part = (how: Intl.DateTimeFormatOptions): string => datesIn(language, { timeZone: 'UTC', ...how }).format(now);
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
