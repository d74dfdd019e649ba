// The count as bars that grow source by source, one for each player.
import './bars.css';
import type { ReactNode } from 'react';
import type { Counting } from './count.ts';
import { PlayerSign } from './PlayerSign.tsx';

interface BarsProps {
  readonly counting: Counting;
  /** The best first. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  /** The seat that is looked at. */
  readonly looked: number;
  look(seat: number): void;
  /** What stands for a source in the legend. */
  signOf(row: number): ReactNode;
  /** A source's colours. */
  classOf(row: number): string;
  /** The total as it is to be read: '+12'. */
  said(total: number): string;
}

/** A press looks at one of the players. */
export function CountBars({ counting, seats, names, looked, look, signOf, classOf, said }: BarsProps) {
  const { rows, count, shown, totals, point } = counting;
  const most = Math.max(1, ...seats.map((seat) => rows.reduce((sum, { points }) => sum + points[seat], 0)));
  const told = rows.flatMap(({ points }, i) => (points.some((n) => n !== 0) ? [i] : []));
  return (
    <>
      <ul className="k-bars-legend" aria-hidden="true">
        {told.map((i) => (
          <li
            key={rows[i].key}
            className={`${classOf(i)}${i < count ? '' : ' is-coming'}${shown === i ? ' is-shown' : ''}`}
            onPointerEnter={() => point(i)}
            onPointerLeave={() => point(null)}
          >
            {signOf(i)} {rows[i].title}
          </li>
        ))}
      </ul>
      <ol className="k-bars">
        {seats.map((seat) => (
          <li key={seat}>
            <button type="button" aria-pressed={seat === looked} onClick={() => look(seat)}>
              <PlayerSign seat={seat} size={26} />
              <span className="k-bars-name">{names[seat]}</span>
              <span className="k-bar" aria-hidden="true">
                {told.map((i) => (
                  <Piece key={rows[i].key} points={i < count ? rows[i].points[seat] : 0} most={most} of={classOf(i)} />
                ))}
              </span>
              <b>{said(totals[seat])}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Too narrow a piece has no room for its number. */
const NARROW = 14;
const Piece = ({ points, most, of }: { readonly points: number; readonly most: number; readonly of: string }) => {
  return (
    <span className={of} style={{ width: `${(100 * Math.max(0, points)) / most}%` }}>
      {points >= most / NARROW ? points : ''}
    </span>
  );
};
