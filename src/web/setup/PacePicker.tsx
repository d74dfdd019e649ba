import { holidaysAt, isSlow } from '../../table/clock.ts';
import type { Absence, Pace } from '../../table/types.ts';
import { ABSENCES, PACES } from '../../wire/values.ts';
import { useWords } from '../lib/words.ts';
import { usePaceAbout } from '../slow/pace-about.ts';
import { Choice } from '../ui/Choice.tsx';

/** Days of holiday that a table may give each person. */
const HOLIDAYS = { hour: [0, 1, 3, 7], days: [0, 7, 14, 30] };

interface PaceProps {
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
  readonly absent: Absence;
  readonly setAbsent: (absent: Absence) => void;
  /** null: the default for the pace. */
  readonly holidays: number | null;
  readonly setHolidays: (days: number | null) => void;
}

/** How much time there is, and what happens when somebody runs out of it. */
export function PacePicker({ pace, setPace, absent, setAbsent, holidays, setHolidays }: PaceProps) {
  const { setup, paces } = useWords();
  const missing = useWords().absences;
  const off = useWords().holidays;
  const choosePace = (one: Pace): void => {
    setPace(one);
    setHolidays(null);
  };
  return (
    <>
      <div className="w-stack-s">
        <Choice label={setup.pace} values={PACES} value={pace} name={(one) => paces.names[one]} onChange={choosePace} />
        <p className="w-about">{usePaceAbout()(pace)}</p>
      </div>
      {pace !== 'none' && (
        <div className="w-stack-s">
          <Choice
            label={missing.label}
            values={ABSENCES}
            value={absent}
            name={(one) => missing.names[one]}
            onChange={setAbsent}
          />
          <p className="w-about">{missing.about[absent]}</p>
        </div>
      )}
      {isSlow({ pace }) && (
        <div className="w-stack-s">
          <Choice
            label={off.label}
            values={HOLIDAYS[pace === 'hour' ? 'hour' : 'days'].map(String)}
            value={String(holidays ?? holidaysAt({ pace }))}
            name={(one) => off.days(Number(one))}
            onChange={(one) => setHolidays(Number(one))}
          />
          <p className="w-about">{off.about}</p>
        </div>
      )}
    </>
  );
}
