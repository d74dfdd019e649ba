// Each of a seat's decisions compared with the best, given only what the seat knew: over the turns, and the three costliest.

import { useState } from 'react';
import { turningPoints } from '../../bots/turning.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Reviewed } from '../bots/messages.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { ReviewGraph } from './ReviewGraph.tsx';
import { useReview } from './use-review.ts';
import type { Watching } from './use-watching.ts';

interface ReviewProps {
  readonly watching: Watching;
  readonly goTo: Watching['goTo'];
}

export function Review({ watching, goTo }: ReviewProps) {
  const { review } = useWords('replay');
  const { model, viewer, step } = watching;
  const [seat, setSeat] = useState<Seat>(viewer ?? 0);
  // Whoever opens the review of a game of their own wants it: it begins by itself.
  const [begun, setBegun] = useState(viewer === null ? 0 : 1);
  const { list, of, hasFailed } = useReview(model, seat, begun);
  const isDone = of !== null && list.length === of;
  const isRunning = begun > 0 && !isDone && !hasFailed;
  const whose = (next: Seat): void => {
    setBegun(0);
    setSeat(next);
  };
  const jump: Watching['goTo'] = (to, compared) => {
    watching.see(seat);
    goTo(to, compared);
  };
  return (
    <section className="w-review" aria-label={review.title}>
      <p className="w-about">{review.about}</p>
      <SeatField seat={seat} onChange={whose} />
      {!isRunning && !isDone && (
        <button type="button" className="w-second" onClick={() => setBegun(begun + 1)}>
          {list.length > 0 ? review.again : review.begin}
        </button>
      )}
      {isRunning && (
        <div className="w-review-wait">
          <progress value={list.length} max={of ?? 1} aria-label={review.title} />
          <button type="button" className="w-quiet" onClick={() => setBegun(0)}>
            {review.stop}
          </button>
        </div>
      )}
      <p role="status">{hasFailed ? review.failed : isDone ? review.done(list.length) : ''}</p>
      {list.length > 0 && <ReviewGraph list={list} of={of ?? list.length} step={step} goTo={jump} />}
      {!isRunning && list.length > 0 && <Turning list={list} goTo={jump} />}
    </section>
  );
}

function SeatField({ seat, onChange }: { readonly seat: Seat; readonly onChange: (seat: Seat) => void }) {
  const { names } = useAtTable();
  const { review } = useWords('replay');
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

interface TurningProps {
  readonly list: readonly Reviewed[];
  readonly goTo: Watching['goTo'];
}

/** Where most was to be gained, in sentences; each leads to its step. */
function Turning({ list, goTo }: TurningProps) {
  const { review } = useWords('replay');
  const { texts } = useAtTable();
  const points = turningPoints(list);
  if (points.length === 0) return <p>{review.flawless}</p>;
  return (
    <>
      <h3>{review.turning}</h3>
      <ol className="w-turning">
        {points.map((one) => {
          const [did, better] = [one.did, one.better].map((option) => texts.option(one.view, one.task, option));
          const compared = [
            { sign: DID, of: did.of ?? [] },
            { sign: BETTER, of: better.of ?? [] },
          ];
          return (
            <li key={one.at}>
              <button type="button" className="w-option" onClick={() => goTo(one.at, compared)}>
                <strong>{review.decision(list.indexOf(one) + 1)}</strong>
                <Signed sign={DID} text={review.did(did.text)} />
                <Signed sign={BETTER} text={review.better(better.text)} />
                <span>{review.outlook(percent(one.taken), percent(one.best))}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The signs on the board. */
const DID = '○';
const BETTER = '★';
const Signed = ({ sign, text }: { readonly sign: string; readonly text: string }) => (
  <span>
    <span aria-hidden="true">{sign} </span>
    {text}
  </span>
);

const percent = (share: number): number => Math.round(100 * share);
