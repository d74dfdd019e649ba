import { useState } from 'react';
import { isSlow } from '../../table/clock.ts';
import { LONGEST_HOLIDAY } from '../../wire/values.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useAtTable } from '../table/context.ts';
import { datesIn } from '../text/dates.ts';
import { useWords } from '../text/index.ts';
import { useTopic } from '../text/topic.ts';
import { absences } from './absences.ts';
import { slowWords } from './slow-words.ts';

/** In the menu: how time runs at this table, and a pause for one's own clock. */
export function Holiday({ onClose }: { readonly onClose: () => void }) {
  const { seen, act } = useAtTable();
  const { language } = usePrefs();
  const { paces } = useWords();
  const said = useTopic(slowWords);
  const { label, names, about } = useTopic(absences);
  const [days, setDays] = useState(7);
  const clock = seen.you === null ? null : seen.clocks[seen.you];
  if (seen.pace === 'none' || clock === null || clock === undefined) return null;
  const most = Math.min(LONGEST_HOLIDAY, clock.holidaysLeft);
  const wanted = Math.min(days, most);
  const isAway = clock.holiday !== null && clock.holiday > Date.now();
  const date = datesIn(language, { day: 'numeric', month: 'long' });
  const take = (count: number): void => {
    onClose();
    void act({ do: 'holiday', days: count });
  };
  return (
    <>
      <div className="w-item is-open">
        <strong>
          {paces[seen.pace].name}. {label}: {names[seen.absent]}
        </strong>
        <span>
          {paces[seen.pace].about} {about[seen.absent]}
        </span>
      </div>
      {isAway ? (
        <button type="button" className="w-item" onClick={() => take(0)}>
          <strong>{said.endHoliday}</strong>
          <span>{said.endHolidayAbout(date.format(clock.holiday!))}</span>
        </button>
      ) : isSlow(seen) ? (
        <div className="w-item is-open">
          <strong>{said.holiday}</strong>
          <span>{most > 0 ? said.holidayAbout(clock.holidaysLeft) : said.holidayNone}</span>
          {most > 0 && (
            <div className="w-row">
              <input
                className="w-field w-number"
                type="number"
                min={1}
                max={most}
                aria-label={said.holiday}
                value={wanted}
                onChange={(event) => setDays(Math.max(1, Math.min(most, Number(event.target.value) || 1)))}
              />
              <span>{said.days(wanted).replace(/^\d+ /, '')}</span>
              <button type="button" className="w-second" onClick={() => take(wanted)}>
                {said.go}
              </button>
            </div>
          )}
        </div>
      ) : null}
    </>
  );
}
