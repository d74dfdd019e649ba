import { api } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { useWords } from '../lib/words.ts';
import { LobbyLine } from './LobbyLine.tsx';

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
          <LobbyLine key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
