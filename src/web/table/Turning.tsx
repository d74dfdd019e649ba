// The decision on which the game turned, found as the review finds it: in a thread of its own, and only when asked for.
import { Suspense, useState } from 'react';
import { turningPoint } from '../../bots/turning.ts';
import type { Seat } from '../../kernel/types.ts';
import { useLoaded } from '../lib/hooks.ts';
import { openGame } from '../lib/open-game.ts';
import { recordText } from '../lib/record-text.ts';
import { useWords } from '../lib/words.ts';
import type { Replay } from '../replay/model.ts';
import { hashOf } from '../replay/step-address.ts';
import { useReview } from '../replay/use-review.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';
import { ReplayLink } from './ReplayLink.tsx';

export function Turning() {
  const { seen, names } = useAtTable();
  const { end } = useWords();
  const [isAsked, ask] = useState(false);
  const seat = seen.you ?? seen.result?.winners[0] ?? 0;
  return (
    <section className="w-turning-point">
      <h3>{end.turning}</h3>
      <p className="w-about">{end.turningAbout(names[seat])}</p>
      {isAsked ? (
        <Suspense>
          <Looked seat={seat} />
        </Suspense>
      ) : (
        <button type="button" className="w-second" onClick={() => ask(true)}>
          <Icon name="search" />
          {end.turningFind}
        </button>
      )}
    </section>
  );
}

async function modelOf(id: string, link: ReturnType<typeof useAtTable>['link']): Promise<Replay | 'none'> {
  const { readText } = await import('../replay/read.ts');
  const read = await readText(await recordText(id, link), openGame);
  return 'model' in read ? read.model : 'none';
}

function Looked({ seat }: { readonly seat: Seat }) {
  const { id, link } = useAtTable();
  const { review } = useWords('replay');
  const model = useLoaded(() => modelOf(id, link), [id, link]);
  if (model === 'none') return <p role="status">{review.failed}</p>;
  return model === null ? <progress aria-label={review.title} /> : <Found model={model} seat={seat} />;
}

function Found({ model, seat }: { readonly model: Replay; readonly seat: Seat }) {
  const { texts, names } = useAtTable();
  const { end } = useWords();
  const { review } = useWords('replay');
  const { list, of, hasFailed } = useReview(model, seat, 1);
  if (hasFailed) return <p role="status">{review.failed}</p>;
  if (of === null || list.length < of) return <progress value={list.length} max={of ?? 1} aria-label={review.title} />;
  const one = turningPoint(list);
  if (one === null) return <p role="status">{end.turningNone(names[seat])}</p>;
  const [did, better] = [one.did, one.better].map((option) => texts.option(one.view, one.task, option).text);
  return (
    <div role="status">
      <p>{review.did(did)}</p>
      <p>{review.better(better)}</p>
      <p>{review.outlook(Math.round(100 * one.taken), Math.round(100 * one.best))}</p>
      <ReplayLink icon="eye" name={end.turningLook} hash={hashOf({ step: one.at, viewer: seat, isOpen: false })} />
    </div>
  );
}
