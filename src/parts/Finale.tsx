// The chalkboard: who got how much for what. Pointing at a source lights what it counts on the board.
import './frame.css';
import './finale.css';
import type { ReactNode } from 'react';
import type { Counting } from './count.ts';
import { PlayerSign } from './PlayerSign.tsx';

interface FinaleTexts {
  readonly title: string;
  readonly total: string;
  /** undefined: the way to the result is somewhere else. */
  readonly skip?: string;
  readonly again: string;
}
/** What decides between those who have the same, or is told beside the points. */
export interface TieRow {
  readonly title: string;
  /** By seat. */
  readonly values: readonly (number | string)[];
}
interface FinaleProps {
  readonly counting: Counting;
  /** In the order of the columns. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly texts: FinaleTexts;
  readonly winners: readonly number[];
  readonly ties?: readonly TieRow[];
}

export function Finale({ counting, seats, names, texts, winners, ties = [] }: FinaleProps) {
  const { rows, count, isRunning, shown, totals, point } = counting;
  return (
    <Slate counting={counting} texts={texts}>
      <table>
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
        <tbody>
          {rows.map(({ key, title, points }, i) => (
            <tr
              key={key}
              className={`${i < count ? 'is-written' : ''}${shown === i ? ' is-shown' : ''}`}
              onPointerEnter={() => point(i)}
              onPointerLeave={() => point(null)}
            >
              <th scope="row">
                <button type="button" onFocus={() => point(i)} onBlur={() => point(null)} onClick={() => point(i)}>
                  {title}
                </button>
              </th>
              {seats.map((seat) => (
                <td key={seat}>{i < count ? points[seat] : ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {seats.map((seat) => (
              <td key={seat} className={!isRunning && winners.includes(seat) ? 'is-best' : ''}>
                {totals[seat]}
              </td>
            ))}
          </tr>
          {!isRunning && ties.map((tie) => <Tie key={tie.title} tie={tie} seats={seats} />)}
        </tfoot>
      </table>
    </Slate>
  );
}

const Tie = ({ tie, seats }: { readonly tie: TieRow; readonly seats: readonly number[] }) => (
  <tr className="is-tie">
    <th scope="row">{tie.title}</th>
    {seats.map((seat) => (
      <td key={seat}>{tie.values[seat]}</td>
    ))}
  </tr>
);

interface SlateProps {
  readonly counting: Counting;
  readonly texts: Pick<FinaleTexts, 'title' | 'skip' | 'again'>;
  readonly children: ReactNode;
}
/** The board itself, with its title and the way to the end of the count. */
function Slate({ counting, texts, children }: SlateProps) {
  const way = counting.isRunning ? texts.skip : texts.again;
  return (
    <section className="k-slate" aria-label={texts.title}>
      <div className="k-slate-head">
        <h2>{texts.title}</h2>
        {way !== undefined && (
          <button type="button" className="k-slate-skip" onClick={counting.skip}>
            {way}
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
