import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { TableCard } from '../../wire/seen.ts';
import { useAbout } from '../lib/about-game.ts';
import { api } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useKit, useWords, type Words } from '../lib/words.ts';
import { namesOf } from '../table/names.ts';

const MOST = 8;

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
          <TableLine key={card.id} card={card} label={hasRoom(card) ? home.join : home.watch} />
        ))}
      </ul>
    </section>
  );
}

const seated = ({ chairs }: TableCard): number[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [seat] : []));
const hasRoom = ({ chairs, phase }: TableCard): boolean =>
  phase === 'gathering' && chairs.some(({ kind }) => kind === 'open');

function TableLine({ card, label }: { readonly card: TableCard; readonly label: string }) {
  const words = useWords();
  const kit = useKit();
  const { title } = useAbout(card.game);
  const names = namesOf(card.chairs, words);
  return (
    <li className="w-table-line">
      <div className="w-signs">
        {seated(card).map((seat) => (
          <PlayerSign key={seat} seat={seat} label={names[seat]} size={26} />
        ))}
      </div>
      <div className="w-table-words">
        <strong>{title}</strong>
        <span>{stateOf(card, names, words)}</span>
        <span className="w-about">{kit.date(card.createdAt)}</span>
      </div>
      <div className="w-table-links">
        <Link to={`/t/${card.id}`} className="w-second">
          {label}
        </Link>
      </div>
    </li>
  );
}

function stateOf(card: TableCard, names: readonly string[], { home }: Words): string {
  if (card.phase === 'playing') return home.waitsFor(card.waitsFor.map((seat) => names[seat]));
  return home.phases[card.phase];
}
