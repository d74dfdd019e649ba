// The final scoring on a slate, category by category; what counts is lit in all tableaus.
import { useEffect, useMemo, useState } from 'react';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { workOf } from '../rules/counts.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { type CategoryRow, categoryRows, totalsOf } from './categories.ts';
import type { V } from './model.ts';
import { linesOf } from './preview.ts';
import { Tableau } from './Tableau.tsx';

const PACE = 1600;
/** Where nobody has anything there is nothing to look at. */
const NOTHING = 500;

interface ScoringProps {
  readonly view: V;
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly lit: readonly string[];
  /** Whether the game has only just ended: then the points are counted out, otherwise they are shown at once. */
  readonly isFresh: boolean;
}

export function Scoring({ view, names, words, lit, isFresh }: ScoringProps) {
  const seats = view.open.tableaux.map((_, seat) => seat);
  const rows = useMemo(() => categoryRows(view.open.tableaux.map((_, seat) => linesOf(view, seat))), [view]);
  const [count, setCount] = useState(isFresh ? 0 : rows.length);
  const [pointed, point] = useState<number | null>(null);
  useEffect(() => {
    if (count >= rows.length) return;
    const hasPoints = rows[count - 1]?.points.some((points) => points > 0) ?? false;
    const timer = setTimeout(() => setCount((n) => n + 1), hasPoints ? PACE : NOTHING);
    return () => clearTimeout(timer);
  }, [count, rows]);
  const isRunning = count < rows.length;
  const shown = pointed ?? (isRunning ? count - 1 : null);
  const bright = useMemo(
    () => new Set([...lit, ...(shown === null ? [] : (rows[shown]?.of ?? []))]),
    [lit, shown, rows],
  );
  const work = view.open.tableaux.map(({ workers }) => workOf(workers));
  const first = view.seat ?? 0;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return (
    <div className="ty-final">
      <Slate {...{ rows, count, seats: order, names, words, point, shown, work }}>
        <button type="button" className="ty-chalk" onClick={() => setCount(isRunning ? rows.length : 0)}>
          {isRunning ? words.skip : words.again}
        </button>
      </Slate>
      <div className="ty-final-seats">
        {order.map((seat) => (
          <section key={seat} className="ty-final-seat" aria-label={words.tableau(names[seat])}>
            <h2>
              <PlayerSign seat={seat} size={26} /> {names[seat]}
            </h2>
            <Tableau
              cards={(view.open as Open).tableaux[seat]}
              order={(view.open as Open).orders[seat] ?? null}
              words={words}
              shine={{ lit: bright, fresh: new Set() }}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

interface SlateProps {
  readonly rows: readonly CategoryRow[];
  readonly count: number;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly shown: number | null;
  /** By seat: work left (R9.2). */
  readonly work: readonly number[];
  readonly children: React.ReactNode;
  point(row: number | null): void;
}

const Names = ({ seats, names }: Pick<SlateProps, 'seats' | 'names'>) => (
  <thead>
    <tr>
      <td />
      {seats.map((seat) => (
        <th key={seat} scope="col" title={names[seat]}>
          <PlayerSign seat={seat} size={26} label={names[seat]} />
          <span aria-hidden="true">{names[seat]}</span>
        </th>
      ))}
    </tr>
  </thead>
);

interface CellsProps extends Pick<SlateProps, 'seats'> {
  text(seat: number): string | number;
}
const Cells = ({ seats, text }: CellsProps) => seats.map((seat) => <td key={seat}>{text(seat)}</td>);

function Slate({ rows, count, seats, names, words, shown, work, children, point }: SlateProps) {
  const totals = totalsOf(rows.slice(0, count), seats.length);
  const best = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const most = Math.max(...tied.map((seat) => work[seat]));
  const isDone = count >= rows.length;
  return (
    <div className="ty-slate">
      <header>
        <h2>{words.scoring}</h2>
        {children}
      </header>
      <table>
        <Names seats={seats} names={names} />
        <tbody>
          {rows.map(({ category, points }, i) => (
            <tr
              key={category}
              className={`${i < count ? 'is-written' : ''}${shown === i ? ' is-shown' : ''}`}
              onPointerEnter={() => point(i)}
              onPointerLeave={() => point(null)}
            >
              <th scope="row">
                <button type="button" onFocus={() => point(i)} onBlur={() => point(null)} onClick={() => point(i)}>
                  {words.categories[category]}
                </button>
              </th>
              <Cells seats={seats} text={(seat) => (i < count ? points[seat] : '')} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {seats.map((seat) => (
              <td key={seat} className={isDone && totals[seat] === best && work[seat] === most ? 'is-best' : ''}>
                {totals[seat]}
              </td>
            ))}
          </tr>
          {/* R9.2 Work left decides between those who have the same. */}
          {isDone && tied.length > 1 && (
            <tr className="ty-tie">
              <th scope="row">{words.works}</th>
              <Cells seats={seats} text={(seat) => work[seat]} />
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
