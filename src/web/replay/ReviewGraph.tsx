// The outlook over the decisions: a line for what was taken, dots for the best where it was better, bars for what was lost.

import { turningPoints } from '../../bots/turning.ts';
import type { Reviewed } from '../bots/messages.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';

const WIDTH = 320;
/** The line's part and the bars' part. */
const TOP = { from: 8, height: 92 };
const LOST = { from: 112, height: 34 };
const HEIGHT = 150;
/** The bars' scale covers at least this much, so that small things look small. */
const LEAST = 0.2;

const lossOf = ({ taken, best }: Reviewed): number => Math.max(0, best - taken);
const percent = (share: number): number => Math.round(100 * share);
const high = (share: number): number => TOP.from + TOP.height * (1 - share);

interface GraphProps {
  readonly list: readonly Reviewed[];
  readonly of: number;
  /** The step that is shown on the board. */
  readonly step: number;
  readonly goTo: (step: number) => void;
}

export function ReviewGraph({ list, of, step, goTo }: GraphProps) {
  const { review } = useWords('replay');
  const wide = WIDTH / Math.max(of, 1);
  const x = (i: number): number => (i + 0.5) * wide;
  const turning = turningPoints(list);
  const worst = Math.max(0, ...list.map(lossOf));
  const line = list
    .map(({ taken }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${high(taken).toFixed(1)}`)
    .join('');
  const here = list.findIndex(({ at }) => at === step);
  return (
    <figure className="w-graph">
      <div className="rp-graph">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={review.graph(list.length, percent(worst))}>
          <Scale />
          {here >= 0 && <path className="rp-graph-here" d={`M${x(here)} ${TOP.from}V${HEIGHT - 4}`} />}
          {list.map((one, i) => lossOf(one) > 0.005 && <Better key={one.at} one={one} x={x(i)} />)}
          <path className="rp-graph-value" d={line} />
          {list.map((one, i) => (
            <Bar
              key={one.at}
              one={one}
              x={x(i)}
              wide={wide}
              most={Math.max(LEAST, worst)}
              isTurning={turning.includes(one)}
            />
          ))}
          <Hits list={list} wide={wide} goTo={goTo} />
        </svg>
        {marksOf(list, turning, x).map((mark) => {
          const number = turning.indexOf(mark.one) + 1;
          const label = `${number}. ${review.jump(list.indexOf(mark.one) + 1)}`;
          return <TurningPoint key={mark.one.at} mark={mark} number={number} label={label} goTo={goTo} />;
        })}
      </div>
      <figcaption className="w-about">{review.graphAbout}</figcaption>
      <ReviewTable list={list} goTo={goTo} />
    </figure>
  );
}

/** A decision is under the pointer over its whole height. */
function Hits({ list, wide, goTo }: Pick<GraphProps, 'list' | 'goTo'> & { readonly wide: number }) {
  const { review } = useWords('replay');
  return list.map((one, i) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the table below has buttons
    <rect key={one.at} className="rp-graph-hit" x={i * wide} width={wide} height={HEIGHT} onClick={() => goTo(one.at)}>
      <title>{review.point(i + 1, percent(one.taken), percent(lossOf(one)))}</title>
    </rect>
  ));
}

interface TurningPointProps {
  readonly mark: Mark;
  readonly number: number;
  readonly label: string;
  readonly goTo: GraphProps['goTo'];
}
const TurningPoint = ({ mark: { one, left, top, lift }, number, label, goTo }: TurningPointProps) => (
  <button
    type="button"
    className="rp-graph-turning"
    aria-label={label}
    title={label}
    style={{ left: `${left}%`, top: `${top}%`, '--lift': lift }}
    onClick={() => goTo(one.at)}
  >
    {number}
  </button>
);

interface Mark {
  readonly one: Reviewed;
  /** In percent of the graph. */
  readonly left: number;
  readonly top: number;
  /** How many marks it is moved from its place, so that neighbours do not cover each other. */
  readonly lift: number;
}
const NEAR = 10;

function marksOf(list: readonly Reviewed[], turning: readonly Reviewed[], x: (i: number) => number): Mark[] {
  const marks: Mark[] = [];
  for (const one of turning.toSorted((a, b) => a.at - b.at)) {
    const left = (100 * x(list.indexOf(one))) / WIDTH;
    const before = marks.at(-1);
    const isNear = before !== undefined && left - before.left < NEAR;
    const top = isNear ? before.top : (100 * high(one.taken)) / HEIGHT;
    const way = top > 40 ? -1 : 1;
    marks.push({ one, left, top, lift: isNear ? before.lift + way : 0 });
  }
  return marks;
}

const Scale = () => (
  <>
    {[0, 0.5, 1].map((share) => (
      <line key={share} className="w-graph-line" x1={0} x2={WIDTH} y1={high(share)} y2={high(share)} />
    ))}
    {[0.5, 1].map((share) => (
      <text key={share} x={2} y={high(share) + 13}>
        {percent(share)} %
      </text>
    ))}
    <line className="w-graph-axis" x1={0} x2={WIDTH} y1={LOST.from + LOST.height} y2={LOST.from + LOST.height} />
  </>
);

/** From what was taken to what could have been. */
const Better = ({ one, x }: { readonly one: Reviewed; readonly x: number }) => (
  <>
    <path className="rp-graph-gap" d={`M${x} ${high(one.taken)}V${high(one.best)}`} />
    <circle className="rp-graph-best" cx={x} cy={high(one.best)} r={1.8} />
  </>
);

interface BarProps {
  readonly one: Reviewed;
  readonly x: number;
  readonly wide: number;
  readonly most: number;
  readonly isTurning: boolean;
}
function Bar({ one, x, wide, most, isTurning }: BarProps) {
  const height = Math.max(1, (lossOf(one) / most) * LOST.height);
  return (
    <rect
      className={isTurning ? 'w-graph-bar is-turning' : 'w-graph-bar'}
      x={x - wide * 0.4}
      y={LOST.from + LOST.height - height}
      width={wide * 0.8}
      height={height}
    />
  );
}

function ReviewTable({ list, goTo }: Pick<GraphProps, 'list' | 'goTo'>) {
  const { review } = useWords('replay');
  const { texts } = useAtTable();
  const { columns } = review;
  return (
    <details className="w-reasons">
      <summary>{review.asTable}</summary>
      <div className="w-tally">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.outlook}</th>
              <th scope="col">{columns.loss}</th>
              <th scope="col">{columns.did}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((one, i) => (
              <tr key={one.at}>
                <th scope="row">
                  <button
                    type="button"
                    className="rp-jump"
                    aria-label={review.jump(i + 1)}
                    onClick={() => goTo(one.at)}
                  >
                    {i + 1}
                  </button>
                </th>
                <td>{percent(one.taken)}</td>
                <td>{percent(lossOf(one))}</td>
                <td>{texts.option(one.view, one.task, one.did).text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
