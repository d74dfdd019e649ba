// Everybody's points over the game, from its record.
import type { Seat } from '../../kernel/types.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { useLoaded } from '../lib/hooks.ts';
import { openGame } from '../lib/open-game.ts';
import { recordText } from '../lib/record-text.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

const WIDTH = 320;
const HEIGHT = 130;
const EDGE = 8;
/** So that lines that lie on each other can be told apart, besides their colours. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2', '1 4', '12 4', '4 4 1 4'];

/** By step and seat: what it would have been if the game had ended then. */
async function pointsOf(id: string, link: ReturnType<typeof useAtTable>['link']): Promise<readonly number[][]> {
  const { readText } = await import('../replay/read.ts');
  const read = await readText(await recordText(id, link), openGame);
  return 'model' in read ? read.model.steps.map(({ asIf }) => asIf.slice()) : [];
}

export function Curve() {
  const { id, link, names } = useAtTable();
  const { end } = useWords();
  const steps = useLoaded(() => pointsOf(id, link), [id, link]);
  if (steps === null || steps.length < 2) return null;
  const all = steps.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (step: number): string => (EDGE + ((WIDTH - 2 * EDGE) * step) / (steps.length - 1)).toFixed(1);
  const y = (points: number): string =>
    (HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - low)) / (high - low)).toFixed(1);
  const last = steps[steps.length - 1];
  const lineOf = (seat: Seat): string => steps.map((points, step) => `${x(step)},${y(points[seat])}`).join(' ');
  return (
    <figure className="w-curve">
      <h3>{end.curve}</h3>
      <svg
        className="w-curve-plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={last.map((points, seat) => end.curveOf(names[seat], points)).join('. ')}
      >
        <path className="w-curve-ground" d={`M${EDGE} ${y(0)}H${WIDTH - EDGE}`} />
        {last.map((_, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            className="w-curve-line"
            points={lineOf(seat)}
            style={{ stroke: `var(--seat-${seat})` }}
            strokeDasharray={DASHES[seat]}
          />
        ))}
      </svg>
      <ul aria-hidden="true">
        {last.map((points, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <PlayerSign seat={seat} size={20} />
            <svg className="w-curve-sample" viewBox="0 0 26 4" aria-hidden="true">
              <path
                className="w-curve-line"
                d="M0 2H26"
                style={{ stroke: `var(--seat-${seat})` }}
                strokeDasharray={DASHES[seat]}
              />
            </svg>
            {names[seat]} <b>{points}</b>
          </li>
        ))}
      </ul>
      <figcaption className="w-about">{end.curveAbout}</figcaption>
    </figure>
  );
}
