// A finished game looked at again: each of a seat's decisions beside the best, with only what the seat knew.
import { useEffect, useState } from 'react';
import { turningPoints } from '../../bots/turning.ts';
import { isGameId } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Reviewed } from '../bots/messages.ts';
import { think } from '../bots/think.ts';
import { recordText } from '../lib/link.ts';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../text/index.ts';
import { useAtTable } from './context.ts';
import { ReviewGraph } from './ReviewGraph.tsx';

interface Progress {
  readonly list: readonly Reviewed[];
  /** null: not known yet. */
  readonly of: number | null;
  readonly hasFailed: boolean;
}
const NOTHING: Progress = { list: [], of: null, hasFailed: false };

/** Looks at one decision after the other, as long as `isOn`. */
function useReview(seat: Seat, isOn: boolean): Progress {
  const { id, seen, link } = useAtTable();
  const { game } = seen;
  const [progress, setProgress] = useState(NOTHING);
  useEffect(() => {
    if (!isOn || !isGameId(game)) return;
    let end: (() => void) | null = null;
    let isWanted = true;
    const fail = (): void => setProgress((so) => ({ ...so, hasFailed: true }));
    setProgress(NOTHING);
    recordText(id, link).then((record) => {
      if (!isWanted) return;
      end = think({ ask: 'review', game, record, seat }, (answer) => {
        if (answer.is === 'count') setProgress((so) => ({ ...so, of: answer.of }));
        if (answer.is === 'reviewed') setProgress((so) => ({ ...so, list: [...so.list, answer.one] }));
        if (answer.is === 'failed') fail();
      });
    }, fail);
    return () => {
      isWanted = false;
      end?.();
    };
  }, [id, link, game, seat, isOn]);
  return progress;
}

export function Review() {
  const { seen } = useAtTable();
  const { review } = useWords();
  const [seat, setSeat] = useState<Seat>(seen.you ?? 0);
  const [isOn, setOn] = useState(false);
  const progress = useReview(seat, isOn);
  const { list, of, hasFailed } = progress;
  const isDone = of !== null && list.length === of;
  const isRunning = isOn && !isDone && !hasFailed;
  return (
    <section className="w-review" aria-label={review.title}>
      <h3>{review.title}</h3>
      <p className="w-about">{review.about}</p>
      {seen.you === null && <SeatField seat={seat} onChange={setSeat} />}
      {!isRunning && !(isOn && isDone) && (
        <button type="button" className="w-second" onClick={() => setOn(true)}>
          {list.length > 0 ? review.again : review.begin}
        </button>
      )}
      {isRunning && (
        <div className="w-review-wait">
          <progress value={list.length} max={of ?? 1} aria-label={review.title} />
          <button type="button" className="w-quiet" onClick={() => setOn(false)}>
            {review.stop}
          </button>
        </div>
      )}
      <p role="status">{hasFailed ? review.failed : isOn && isDone ? review.done(list.length) : ''}</p>
      {list.length > 0 && <ReviewGraph list={list} of={of ?? list.length} />}
      {!isRunning && list.length > 0 && <Turning list={list} />}
    </section>
  );
}

function SeatField({ seat, onChange }: { readonly seat: Seat; readonly onChange: (seat: Seat) => void }) {
  const { names } = useAtTable();
  const { review } = useWords();
  return (
    <select
      className="w-field w-level"
      aria-label={review.whose}
      value={seat}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {names.map((name, one) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Where most was to be had, in sentences. */
function Turning({ list }: { readonly list: readonly Reviewed[] }) {
  const { review } = useWords();
  const { language } = usePrefs();
  const points = turningPoints(list);
  if (points.length === 0) return <p>{review.flawless}</p>;
  return (
    <>
      <h4>{review.turning}</h4>
      <ol className="w-turning">
        {points.map((one) => (
          <li key={one.at}>
            <strong>{review.decision(list.indexOf(one) + 1)}</strong>
            <span>{review.did(one.did[language])}</span>
            <span>{review.better(one.better[language])}</span>
            <span className="w-about">{review.outlook(percent(one.taken), percent(one.best))}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

const percent = (share: number): number => Math.round(100 * share);
