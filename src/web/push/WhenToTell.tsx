// What somebody wants to be told of, and when: kinds of news, quiet hours, one mail a day.
import type { Notices } from '../../wire/notices.ts';
import { NEWS } from '../../wire/values.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { notices } from './notices.ts';

interface WhenProps {
  readonly is: Notices;
  readonly run: (work: () => Promise<Notices | null>) => void;
}

/** As most people sleep. */
const NIGHT = { from: 22 * 60, until: 8 * 60 };
const EVENING = 18;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
function minuteOf(text: string): number {
  const [hour, minute] = text.split(':').map(Number);
  return hour * 60 + minute;
}

export function WhenToTell({ is, run }: WhenProps) {
  const said = useWords('push');
  const { language } = usePrefs();
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const set = (some: Partial<Pick<Notices, 'off' | 'quiet' | 'digest'>>): void =>
    run(() => notices.set({ ...some, ...(zone !== undefined && { zone }) }, language));
  const { off, quiet, digest } = is;
  return (
    <section className="w-way" aria-label={said.when}>
      <strong>{said.when}</strong>
      <fieldset className="w-kinds">
        <legend>{said.kinds}</legend>
        {NEWS.map((kind) => (
          <label key={kind} className="w-tick">
            <input
              type="checkbox"
              checked={!off.includes(kind)}
              onChange={({ target }) =>
                set({ off: target.checked ? off.filter((one) => one !== kind) : [...off, kind] })
              }
            />
            <span>{said.news[kind]}</span>
          </label>
        ))}
      </fieldset>
      <label className="w-tick">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => set({ quiet: target.checked ? NIGHT : null })}
        />
        <span>{said.quiet}</span>
      </label>
      {quiet !== null && (
        <div className="w-row">
          <input
            className="w-field w-time"
            type="time"
            aria-label={said.quietFrom}
            value={clockOf(quiet.from)}
            onChange={({ target }) => target.value !== '' && set({ quiet: { ...quiet, from: minuteOf(target.value) } })}
          />
          <span aria-hidden="true">–</span>
          <input
            className="w-field w-time"
            type="time"
            aria-label={said.quietUntil}
            value={clockOf(quiet.until)}
            onChange={({ target }) =>
              target.value !== '' && set({ quiet: { ...quiet, until: minuteOf(target.value) } })
            }
          />
          <span className="w-about">{said.quietAbout}</span>
        </div>
      )}
      {is.mail?.isConfirmed === true && (
        <>
          <label className="w-tick">
            <input
              type="checkbox"
              checked={digest !== null}
              onChange={({ target }) => set({ digest: target.checked ? EVENING : null })}
            />
            <span>{said.digest}</span>
          </label>
          {digest !== null && (
            <select
              className="w-field w-time"
              aria-label={said.digestAt}
              value={digest}
              onChange={({ target }) => set({ digest: Number(target.value) })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {clockOf(hour * 60)}
                </option>
              ))}
            </select>
          )}
        </>
      )}
    </section>
  );
}
