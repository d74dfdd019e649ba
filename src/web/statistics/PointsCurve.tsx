import type { PlayedPoint } from '../../stats/summary.ts';
import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';

const [WIDTH, HEIGHT, EDGE] = [320, 96, 8];
/** More would be a smear. */
const MOST = 60;

/** Points over time: a curve to look at, its gist in a sentence, and all of it as a table. */
export function PointsCurve({ history }: { readonly history: readonly PlayedPoint[] }) {
  const words = useWords('statistics');
  const points = history.map((one) => one.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const average = points.reduce((sum, one) => sum + one, 0) / points.length;
  return (
    <div className="w-stats-curve">
      {history.length > 1 && <Curve history={history.slice(-MOST)} />}
      <p>{words.curve(points.length, average, low, high)}</p>
      <details>
        <summary>{words.list}</summary>
        <PlayedTable history={history} />
      </details>
    </div>
  );
}

function Curve({ history }: { readonly history: readonly PlayedPoint[] }) {
  const points = history.map((one) => one.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const x = (i: number): number => EDGE + (i * (WIDTH - 2 * EDGE)) / (history.length - 1);
  const y = (n: number): number => HEIGHT - EDGE - ((n - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  return (
    // What it shows is said below it.
    <svg className="w-stats-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.map((n, i) => `${x(i)},${y(n)}`).join(' ')} />
      {history.map(({ table, points: n, place }, i) => (
        <circle
          key={table}
          className={place === 1 ? 'is-won' : undefined}
          cx={x(i)}
          cy={y(n)}
          r={place === 1 ? 5 : 3}
        />
      ))}
    </svg>
  );
}

function PlayedTable({ history }: { readonly history: readonly PlayedPoint[] }) {
  const words = useWords('statistics');
  const kit = useKit();
  return (
    <table className="w-stats-table">
      <thead>
        <tr>
          <th scope="col">{words.columns.date}</th>
          <th scope="col">{words.columns.points}</th>
          <th scope="col">{words.columns.place}</th>
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map(({ at, table, points, place, of }) => (
          <tr key={`${table} ${points} ${place}`}>
            <th scope="row">
              <Link to={`/t/${table}`} className="w-link">
                {kit.date(at, { dateStyle: 'medium' })}
              </Link>
            </th>
            <td>{kit.number(points)}</td>
            <td>{words.placed(place, of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
