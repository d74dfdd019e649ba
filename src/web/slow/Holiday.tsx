import { useState } from 'react';
import { isSlow } from '../../table/clock.ts';
import { LONGEST_HOLIDAY } from '../../wire/values.ts';
import { useKit, useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { usePaceAbout } from './pace-about.ts';

/** In the menu: how time runs at this table, and a pause for one's own clock. */
export function Holiday({ onClose }: { readonly onClose: () => void }) {
  const { seen, act } = useAtTable();
  const kit = useKit();
  const { paces } = useWords();
  const paceAbout = usePaceAbout();
  const said = useWords().clocks;
  const { label, names, about } = useWords().absences;
  const [days, setDays] = useState(7);
  const clock = seen.you === null ? null : seen.clocks[seen.you];
  if (seen.pace === 'none' || clock === null || clock === undefined) return null;
  const most = Math.min(LONGEST_HOLIDAY, clock.holidaysLeft);
  const wanted = Math.min(days, most);
  const isAway = clock.holiday !== null && clock.holiday > Date.now();
  const date = (at: number): string => kit.date(at, { day: 'numeric', month: 'long' });
  const take = (count: number): void => {
    onClose();
    void act({ do: 'holiday', days: count });
  };
  return (
    <>
      <div className="w-item is-open">
        <strong>
          {paces.names[seen.pace]}. {label}: {names[seen.absent]}
        </strong>
        <span>
          {paceAbout(seen.pace)} {about[seen.absent]}
        </span>
      </div>
      {isAway ? (
        <button type="button" className="w-item" onClick={() => take(0)}>
          <strong>{said.endHoliday}</strong>
          <span>{said.endHolidayAbout(date(clock.holiday!))}</span>
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
              <span>{said.days(wanted)}</span>
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
