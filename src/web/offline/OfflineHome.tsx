import { aboutGame, GAME_IDS, type GameId } from '../../games/index.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';

/** What works offline: everything but friends. */
export function OfflineHome() {
  const words = useWords().offline;
  return (
    <section className="w-section w-offline" aria-labelledby="offline">
      <div>
        <h2 id="offline">{words.title}</h2>
        <p>{words.about}</p>
      </div>
      <ul>
        {GAME_IDS.map((id) => (
          <GameLine key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function GameLine({ id }: { readonly id: GameId }) {
  const words = useWords().offline;
  const { title } = useAbout(id);
  return (
    <li>
      <strong>{title}</strong>
      <Link to={`/new/${id}`} className="w-quiet" label={words.of(words.here, title)}>
        <Icon name="people" size={18} />
        {words.play}
      </Link>
      <Link to={`/rules/${id}`} className="w-quiet" label={words.of(words.rules, title)}>
        <Icon name="book" size={18} />
        {words.rules}
      </Link>
      {aboutGame(id).hasPad && (
        <Link to={`/pad/${id}`} className="w-quiet" label={words.of(words.pad, title)}>
          <Icon name="pen" size={18} />
          {words.pad}
        </Link>
      )}
    </li>
  );
}
