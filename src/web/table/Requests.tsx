// What somebody at the table has asked the others for.

import { lazy, Suspense } from 'react';
import type { Seat } from '../../kernel/types.ts';
import type { Seen } from '../../table/types.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { useNow, useSpan } from '../slow/left.ts';
import { useAtTable } from './context.ts';
import { isSomebodyAbsent } from './has-requests.ts';
import { useSit } from './use-sit.ts';

const ShowAsked = lazy(async () => ({ default: (await import('../teach/SeatTwo.tsx')).ShowAsked }));
const Absent = lazy(async () => ({ default: (await import('../slow/Absent.tsx')).Absent }));

export function Requests() {
  const { seen } = useAtTable();
  return (
    <>
      {isSomebodyAbsent(seen) && seen.phase === 'playing' && (
        <Suspense>
          <Absent />
        </Suspense>
      )}
      {seen.phase === 'playing' && seen.showing !== undefined && (
        <Suspense>
          <ShowAsked />
        </Suspense>
      )}
      <BackRequest />
      <StopRequest />
      <FreeSeat />
      <DailyEnd />
    </>
  );
}

/** Who answers for a seat: its person, not the second one beside them. */
const speakerOf = ({ you, isSecond }: Seen): Seat | null => (isSecond ? null : you);

function BackRequest() {
  const { seen, names, act } = useAtTable();
  const { menu } = useWords();
  const { back, stepsBack: made } = seen;
  const you = speakerOf(seen);
  if (back === null || seen.phase !== 'playing') return null;
  const steps = made - back.to;
  const hasAgreed = you !== null && back.agreed.includes(you);
  return (
    <div className="w-request" role="status">
      <p>{hasAgreed ? menu.backMine(steps) : menu.backAsked(names[back.agreed[0]], steps)}</p>
      {you !== null && !hasAgreed && (
        <button type="button" className="w-second" onClick={() => act({ do: 'agreeBack' })}>
          {menu.agree}
        </button>
      )}
      {you !== null && (
        <button type="button" className="w-quiet" onClick={() => act({ do: 'refuseBack' })}>
          {hasAgreed ? menu.withdraw : menu.refuse}
        </button>
      )}
    </div>
  );
}

function StopRequest() {
  const { seen, names, act } = useAtTable();
  const { menu } = useWords();
  const { abandon } = seen;
  const you = speakerOf(seen);
  const span = useSpan();
  const now = useNow(seen.stopAt ?? null);
  if (abandon.length === 0 || seen.phase !== 'playing') return null;
  const isMine = you !== null && abandon.includes(you);
  const silent = seen.chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && !abandon.includes(seat) ? [names[seat]] : [],
  );
  return (
    <div className="w-request" role="status">
      <p>
        {isMine ? menu.abandonMine : menu.abandonAsked(abandon.map((seat) => names[seat]))}
        {seen.stopAt !== undefined && ` ${menu.stopAt(silent, span(Math.max(0, seen.stopAt - now)))}`}
      </p>
      {you !== null && (
        <button type="button" className="w-second" onClick={() => act({ do: isMine ? 'stay' : 'abandon' })}>
          {isMine ? menu.stay : menu.stop}
        </button>
      )}
      {you !== null && !isMine && (
        <button type="button" className="w-quiet" onClick={() => act({ do: 'stay' })}>
          {menu.refuse}
        </button>
      )}
    </div>
  );
}

/** Somebody left a running game: a watcher may take the seat. */
function FreeSeat() {
  const { seen, act } = useAtTable();
  const { table, gather } = useWords();
  const sit = useSit();
  const chair = seen.chairs.findIndex(({ kind }) => kind === 'open');
  if (seen.phase !== 'playing' || chair < 0) return null;
  if (seen.you === null)
    return (
      <div className="w-request" role="status">
        <p>{table.takeOver}</p>
        <button type="button" className="w-second" onClick={() => sit(chair)}>
          {gather.sit}
        </button>
      </div>
    );
  if (!seen.isHost) return null;
  return (
    <div className="w-request" role="status">
      <p>{table.gone}</p>
      <button type="button" className="w-second" onClick={() => act({ do: 'chair', chair, kind: 'bot', bot: 'club' })}>
        {gather.toBot}
      </button>
    </div>
  );
}

/** How everybody else did in the same deal. */
function DailyEnd() {
  const { seen } = useAtTable();
  const { home } = useWords();
  if (seen.daily === null || seen.phase === 'playing') return null;
  return (
    <div className="w-request">
      <p>{seen.daily?.short === true ? home.dailyEnds : home.daily}</p>
      <Link to={`/daily#${seen.daily.day}`} className="w-second">
        {home.dailyGo}
      </Link>
    </div>
  );
}
