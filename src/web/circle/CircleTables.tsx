// The tables of a circle: those with room, those that are played, and opening one for everybody.
import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { CirclePage } from '../../wire/circles.ts';
import type { TableCard } from '../../wire/seen.ts';
import { LobbyLine } from '../home/LobbyLine.tsx';
import { Picture } from '../home/pictures/index.tsx';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';

const hasRoom = ({ phase, chairs }: TableCard): boolean =>
  phase === 'gathering' && chairs.some(({ kind }) => kind === 'open');

export function CircleTables({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const open = circle.tables.filter(hasRoom);
  const running = circle.tables.filter((card) => !hasRoom(card));
  return (
    <section className="w-circle-tables w-stack" aria-labelledby="tables">
      <h2 id="tables">{words.tables}</h2>
      {circle.tables.length === 0 && <p className="w-about">{words.noTables}</p>}
      <Lines title={words.waitingTables} cards={open} />
      <Lines title={words.runningTables} cards={running} />
      <div className="w-card w-stack-s">
        <h3>{words.openForUs}</h3>
        <ul className="w-circle-games">
          {GAME_IDS.map((game) => (
            <li key={game}>
              <OpenOne game={game} circle={circle.id} />
            </li>
          ))}
        </ul>
        <p className="w-about">{words.openForUsAbout}</p>
      </div>
    </section>
  );
}

function Lines({ title, cards }: { readonly title: string; readonly cards: readonly TableCard[] }) {
  if (cards.length === 0) return null;
  return (
    <div className="w-stack-s">
      <h3>{title}</h3>
      <ul className="w-tables">
        {cards.map((card) => (
          <LobbyLine key={card.id} card={card} />
        ))}
      </ul>
    </div>
  );
}

function OpenOne({ game, circle }: { readonly game: GameId; readonly circle: string }) {
  const words = useWords('circle');
  const { title } = useAbout(game);
  return (
    <Link to={`/new/${game}#circle=${circle}`} className="w-circle-game">
      <span aria-hidden="true">
        <Picture game={game} />
      </span>
      <span>
        <span className="w-hidden">{words.openForUs}: </span>
        {title}
      </span>
    </Link>
  );
}
