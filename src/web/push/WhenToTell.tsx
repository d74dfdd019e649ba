// What somebody wants to be told of, and when: kinds of news, quiet hours, one mail a day.
import { useEffect, useState } from 'react';
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

type When = Pick<Notices, 'off' | 'quiet' | 'digest'>;
interface PartProps {
  readonly is: Notices;
  readonly set: (some: Partial<When>) => void;
}

export function WhenToTell({ is: given, run }: WhenProps) {
  const said = useWords('push');
  const { language } = usePrefs();
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // What was pressed is shown at once, and what the server says when it has answered.
  const [wish, setWish] = useState<Partial<When>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts
  useEffect(() => setWish({}), [given]);
  const is = { ...given, ...wish };
  const set = (some: Partial<When>): void => {
    setWish({ ...wish, ...some });
    run(() => notices.set({ ...some, ...(zone !== undefined && { zone }) }, language));
  };
  return (
    <section className="w-way" aria-label={said.when}>
      <strong>{said.when}</strong>
      <Kinds is={is} set={set} />
      <Quiet is={is} set={set} />
      {is.mail?.isConfirmed === true && <Digest is={is} set={set} />}
    </section>
  );
}

function Kinds({ is: { off }, set }: PartProps) {
  const said = useWords('push');
  return (
    <fieldset className="w-kinds">
      <legend>{said.kinds}</legend>
      {NEWS.map((kind) => (
        <Tick
          key={kind}
          label={said.news[kind]}
          isOn={!off.includes(kind)}
          onChange={(isOn) => set({ off: isOn ? off.filter((one) => one !== kind) : [...off, kind] })}
        />
      ))}
    </fieldset>
  );
}

function Quiet({ is: { quiet }, set }: PartProps) {
  const said = useWords('push');
  const field = (which: 'from' | 'until', label: string) =>
    quiet !== null && (
      <input
        className="w-field w-time"
        type="time"
        aria-label={label}
        value={clockOf(quiet[which])}
        onChange={({ target }) => target.value !== '' && set({ quiet: { ...quiet, [which]: minuteOf(target.value) } })}
      />
    );
  return (
    <>
      <Tick label={said.quiet} isOn={quiet !== null} onChange={(isOn) => set({ quiet: isOn ? NIGHT : null })} />
      {quiet !== null && (
        <div className="w-row">
          {field('from', said.quietFrom)}
          <span aria-hidden="true">–</span>
          {field('until', said.quietUntil)}
          <span className="w-about">{said.quietAbout}</span>
        </div>
      )}
    </>
  );
}

function Digest({ is: { digest }, set }: PartProps) {
  const said = useWords('push');
  return (
    <>
      <Tick label={said.digest} isOn={digest !== null} onChange={(isOn) => set({ digest: isOn ? EVENING : null })} />
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
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}
const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className="w-tick">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);
