import { useEffect, useState } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { TableCard } from '../../wire/seen.ts';
import { useAbout } from '../lib/about-game.ts';
import { api } from '../lib/api.ts';
import { setBadge } from '../lib/app-badge.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useKit, useWords, type Words } from '../lib/words.ts';
import { useSpan } from '../slow/left.ts';
import { sortMine, untilOf } from '../slow/mine.ts';
import { namesOf } from '../table/names.ts';
import { LobbyLine } from './LobbyLine.tsx';

const MOST = 8;
const EVERY = 15_000;

/** Refreshed now and then: somebody else's move may have made it my turn. */
export function useMyTables(): readonly TableCard[] {
  const name = useSession().me?.name;
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  useEffect(() => {
    if (name === undefined) return setTables([]);
    const show = (mine: readonly TableCard[]): void => {
      setTables(mine);
      setBadge(mine.filter(({ isYourTurn }) => isYourTurn).length);
    };
    const look = (): void => {
      if (!document.hidden) api.mine().then(show, () => undefined);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [name]);
  return tables;
}

interface MineProps {
  readonly tables: readonly TableCard[];
  readonly which: 'running' | 'over';
}

/** Those that go on come first on the page; those that are over further down. */
export function MyTables({ tables, which }: MineProps) {
  const { home } = useWords();
  const some = tables.filter((card) => isOver(card) === (which === 'over'));
  if (some.length === 0) return null;
  const sorted = sortMine(some).slice(0, MOST);
  return (
    <section className="w-section" aria-labelledby={which}>
      <h2 id={which}>{which === 'over' ? home.mineOver : home.mine}</h2>
      <ul className="w-tables">
        {sorted.map((card) => (
          <TableLine key={card.id} card={card} label={isOver(card) ? home.look : home.resume} />
        ))}
      </ul>
    </section>
  );
}

export function PublicTables() {
  const { home } = useWords();
  const tables = useLoaded(() => api.open(), []);
  if (tables === null) return null;
  const others = tables.filter(({ you }) => you === null).slice(0, MOST);
  return (
    <section className="w-section" aria-labelledby="public">
      <h2 id="public">{home.public}</h2>
      {others.length === 0 && <p className="w-about">{home.publicEmpty}</p>}
      <ul className="w-tables">
        {others.map((card) => (
          <LobbyLine key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

const seated = ({ chairs }: TableCard): number[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [seat] : []));
const isOver = ({ phase }: TableCard): boolean => phase === 'finished' || phase === 'abandoned';

function TableLine({ card, label }: { readonly card: TableCard; readonly label: string }) {
  const words = useWords();
  const kit = useKit();
  const { title } = useAbout(card.game);
  const names = namesOf(card.chairs, words);
  return (
    <li className={card.isYourTurn ? 'w-table-line is-mine' : 'w-table-line'}>
      <div className="w-signs">
        {seated(card).map((seat) => (
          <PlayerSign key={seat} seat={seat} label={names[seat]} size={26} />
        ))}
      </div>
      <div className="w-table-words">
        <strong>{title}</strong>
        <span>{stateOf(card, names, words)}</span>
        {card.elsewhere === true && <span className="w-about">{words.home.elsewhere}</span>}
        <TimeLeft card={card} />
        <span className="w-about">{kit.date(card.createdAt)}</span>
      </div>
      <div className="w-table-links">
        {card.phase === 'finished' && (
          <Link to={`/replay/${card.id}`} className="w-quiet">
            {words.home.replay}
          </Link>
        )}
        <Link to={`/t/${card.id}`} className={card.isYourTurn ? 'w-main' : 'w-second'}>
          {label}
        </Link>
      </div>
    </li>
  );
}

/** How long the table will still wait: for me, or for whoever has the least time. */
function TimeLeft({ card }: { readonly card: TableCard }) {
  const { clocks } = useWords();
  const span = useSpan();
  const until = untilOf(card);
  if (until === null) return null;
  return <span className="w-about">{clocks.left(span(Math.max(0, until - Date.now())))}</span>;
}

function stateOf(card: TableCard, names: readonly string[], { home }: Words): string {
  if (card.isYourTurn) return home.yourTurn;
  if (card.phase === 'playing') return home.waitsFor(card.waitsFor.map((seat) => names[seat]));
  return home.phases[card.phase];
}
