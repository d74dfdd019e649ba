import { PLAYABLE } from '../home/games.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../text/index.ts';
import { useTopic } from '../text/topic.ts';
import { Icon } from '../ui/Icon.tsx';
import { offlineWords } from './words.ts';

/** What there is without network: everything but friends. */
export function OfflineHome() {
  const words = useTopic(offlineWords);
  const { games } = useWords();
  return (
    <section className="w-section w-offline" aria-labelledby="offline">
      <div>
        <h2 id="offline">{words.title}</h2>
        <p>{words.about}</p>
      </div>
      <ul>
        {PLAYABLE.map((id) => (
          <li key={id}>
            <strong>{games[id].title}</strong>
            <Link to={`/new/${id}`} className="w-quiet" label={words.of(words.here, games[id].title)}>
              <Icon name="people" size={18} />
              {words.play}
            </Link>
            <Link to={`/rules/${id}`} className="w-quiet" label={words.of(words.rules, games[id].title)}>
              <Icon name="book" size={18} />
              {words.rules}
            </Link>
            <Link to={`/pad/${id}`} className="w-quiet" label={words.of(words.pad, games[id].title)}>
              <Icon name="pen" size={18} />
              {words.pad}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
