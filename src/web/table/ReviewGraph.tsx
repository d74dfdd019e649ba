import { turningPoints } from '../../bots/turning.ts';
import type { Reviewed } from '../bots/messages.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../text/index.ts';

const WIDTH = 320;
const HEIGHT = 110;
const FOOT = 18;
/** The graph shows at least so much, so that small things look small. */
const LEAST = 0.2;

const lossOf = ({ taken, best }: Reviewed): number => Math.max(0, best - taken);
const points = (loss: number): number => Math.round(100 * loss);

/** How much each decision was behind the best: a bar each, over the turns; the same as a table for those who cannot see it. */
export function ReviewGraph({ list, of }: { readonly list: readonly Reviewed[]; readonly of: number }) {
  const { review } = useWords();
  const most = Math.max(LEAST, ...list.map(lossOf));
  const step = WIDTH / Math.max(of, 1);
  const turning = turningPoints(list);
  const worst = Math.max(0, ...list.map(lossOf));
  return (
    <figure className="w-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={review.graph(list.length, points(worst))}>
        {[0.5, 1].map((share) => (
          <line
            key={share}
            className="w-graph-line"
            x1={0}
            x2={WIDTH}
            y1={HEIGHT * (1 - share)}
            y2={HEIGHT * (1 - share)}
          />
        ))}
        <text className="w-graph-scale" x={0} y={13}>
          {review.points(points(most))}
        </text>
        {list.map((one, i) => {
          const height = Math.max(1.5, (lossOf(one) / most) * (HEIGHT - 16));
          return (
            <rect
              key={one.at}
              className={turning.includes(one) ? 'w-graph-bar is-turning' : 'w-graph-bar'}
              x={i * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
            />
          );
        })}
        <line className="w-graph-axis" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <text x={0} y={HEIGHT + FOOT - 3}>
          1
        </text>
        <text x={WIDTH} y={HEIGHT + FOOT - 3} textAnchor="end">
          {of}
        </text>
      </svg>
      <figcaption className="w-about">{review.graphAbout}</figcaption>
      <ReviewTable list={list} />
    </figure>
  );
}

function ReviewTable({ list }: { readonly list: readonly Reviewed[] }) {
  const { review } = useWords();
  const { language } = usePrefs();
  return (
    <details className="w-reasons">
      <summary>{review.asTable}</summary>
      <div className="w-tally">
        <table>
          <thead>
            <tr>
              <th scope="col">{review.columns.number}</th>
              <th scope="col">{review.columns.loss}</th>
              <th scope="col">{review.columns.did}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((one, i) => (
              <tr key={one.at}>
                <th scope="row">{i + 1}</th>
                <td>{points(lossOf(one))}</td>
                <td>{one.did[language]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
