// A table of this browser in a list, beside those that the server keeps.
import { useState } from 'react';
import { namesOf } from '../../words/seat-names.ts';
import { useAbout } from '../lib/about-game.ts';
import { later } from '../lib/later.tsx';
import { Link } from '../lib/router.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { MineFrame } from '../mine/MineLine.tsx';
import { Icon } from '../ui/Icon.tsx';
import { dropHere, type HereCard } from './index.ts';

const Thumbnail = later(async () => (await import('./Thumbnail.tsx')).Thumbnail);

export function HereLine({ card, gone }: { readonly card: HereCard; readonly gone: () => void }) {
  const here = useWords().here;
  const mine = useWords('mine');
  const words = useWords();
  const kit = useKit();
  const [isSure, setSure] = useState(false);
  const names = namesOf(
    card.chairs.map((chair) => ({ ...chair, promise: null, hasRevealed: false })),
    words,
  );
  const isPlaying = card.phase === 'playing';
  const { title } = useAbout(card.game);
  const state =
    card.phase === 'finished' || card.phase === 'abandoned'
      ? here.phases[card.phase]
      : here.waits(card.waitsFor.map((seat) => names[seat]));
  const drop = (): void => {
    void dropHere(card.id).then(() => {
      toast(here.dropped);
      gone();
    });
  };
  return (
    <MineFrame
      isMine={false}
      picture={<Thumbnail id={card.id} names={names} />}
      title={card.isTryOut ? `${title} · ${here.tryOut}` : title}
      state={state}
      company={mine.here}
      note={kit.date(card.at)}
      seats={names.map((_, seat) => seat)}
      names={names}
      links={
        <>
          <button
            type="button"
            className={isSure ? 'w-second' : 'w-quiet w-square'}
            aria-label={isSure ? undefined : here.dropOf(title)}
            onClick={() => (isSure ? drop() : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {isSure ? here.sure : <Icon name="close" />}
          </button>
          <Link to={`/here/${card.id}`} className={isPlaying ? 'w-main' : 'w-second'}>
            {isPlaying ? here.resume : here.look}
          </Link>
        </>
      }
    />
  );
}
