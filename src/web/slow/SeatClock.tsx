import type { Seat } from '../../kernel/types.ts';
import { STORES } from '../../table/paces.ts';
import { useKit, useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { useNow, useSpan } from './left.ts';
import './slow.css';

/** Below this share of its maximum, a clock is urgent. */
const LITTLE = 0.12;
const ROUND = 2 * Math.PI * 7;

/** A player's time: a ring that empties and a few words, quiet until little is left. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { seen } = useAtTable();
  const kit = useKit();
  const span = useSpan();
  const said = useWords().clocks;
  const clock = seen.clocks[seat] ?? null;
  const now = useNow(clock?.until ?? null);
  if (clock === null || seen.pace === 'none' || seen.phase !== 'playing' || seen.chairs[seat].out) return null;
  if (clock.verdict === 'open') return null;
  const { until, holiday } = clock;
  const isAway = holiday !== null && holiday > now;
  const time = until === null || isAway ? clock.left : Math.max(0, until - now);
  const share = Math.min(1, time / STORES[seen.pace].most);
  const isUp = clock.verdict !== null || clock.votes !== null;
  const isLow = until !== null && !isAway && share < LITTLE;
  const text = isUp
    ? said.up
    : isAway
      ? said.holidayUntil(kit.date(holiday, { day: 'numeric', month: 'long' }))
      : said.left(span(time));
  const look = isUp || isLow ? 'is-low' : until === null || isAway ? 'is-standing' : '';
  return (
    <p className={`w-clock ${look}`}>
      <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
        <circle className="w-clock-ground" cx={9} cy={9} r={7} />
        <circle className="w-clock-left" cx={9} cy={9} r={7} strokeDasharray={`${share * ROUND} ${ROUND}`} />
      </svg>
      <span>
        <span className="w-hidden">{said.clock}: </span>
        {text}
        {isLow && !isUp && <span className="w-hidden">, {said.low}</span>}
      </span>
    </p>
  );
}
