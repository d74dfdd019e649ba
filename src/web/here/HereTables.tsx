// The tables of this browser on the front page.
import { useState } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { useAbout } from '../lib/about-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { later } from '../lib/later.tsx';
import { Link } from '../lib/router.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { namesOf } from '../table/names.ts';
import { Icon } from '../ui/Icon.tsx';
import { dropHere, type HereCard, listHere } from './index.ts';
import './here.css';

const Thumbnail = later(async () => (await import('./Thumbnail.tsx')).Thumbnail);

export function HereTables() {
  const words = useWords().here;
  const [changes, setChanges] = useState(0);
  const cards = useLoaded(listHere, [changes]);
  if (cards === null || cards.length === 0) return null;
  const drop = (id: string): void => {
    void dropHere(id).then(() => {
      toast(words.dropped);
      setChanges((n) => n + 1);
      document.getElementById('content')?.focus({ preventScroll: true }); // its line is gone
    });
  };
  return (
    <section className="w-section" aria-labelledby="here">
      <h2 id="here">{words.mine}</h2>
      <ul className="w-tables">
        {cards.map((card) => (
          <HereLine key={card.id} card={card} drop={() => drop(card.id)} />
        ))}
      </ul>
    </section>
  );
}

function HereLine({ card, drop }: { readonly card: HereCard; readonly drop: () => void }) {
  const here = useWords().here;
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
  return (
    <li className="w-table-line w-here-line">
      <span className="w-here-picture">
        <Thumbnail id={card.id} names={names} />
      </span>
      <div className="w-signs">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <PlayerSign key={seat} seat={seat} label={name} size={26} />
        ))}
      </div>
      <div className="w-table-words">
        <strong>{card.isTryOut ? `${title} · ${here.tryOut}` : title}</strong>
        <span>{state}</span>
        <span className="w-about">{kit.date(card.at)}</span>
      </div>
      <div className="w-here-drop">
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
      </div>
    </li>
  );
}
