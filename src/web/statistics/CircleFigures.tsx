// A circle's games in figures, fetched when somebody wants to see them.
import { useState } from 'react';
import type { CircleStatistics } from '../../wire/statistics.ts';
import { json } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { useWords } from '../lib/words.ts';
import { GameCards } from './Statistics.tsx';

export function CircleFigures({ circle }: { readonly circle: string }) {
  const words = useWords('statistics');
  const { lang } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="w-stats-circle" lang={lang.statistics} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-quiet">{words.circle}</summary>
      {isOpen && <Fetched circle={circle} />}
    </details>
  );
}

function Fetched({ circle }: { readonly circle: string }) {
  const words = useWords('statistics');
  const found = useLoaded(() => json<CircleStatistics>('GET', `/circles/${circle}/statistics`), [circle]);
  if (found === null) return null;
  if (found.games.length === 0) return <p className="w-about">{words.noneTogether}</p>;
  return (
    <div className="w-stats">
      <GameCards games={found.games} />
    </div>
  );
}
