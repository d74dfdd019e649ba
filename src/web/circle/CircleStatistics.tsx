// What the games of a circle were made of: of one member, or of all of them.
import { useState } from 'react';
import type { CirclePage } from '../../wire/circles.ts';
import { useLoaded } from '../lib/hooks.ts';
import { useWords } from '../lib/words.ts';
import { Statistics } from '../statistics/Statistics.tsx';
import { circleApi } from './api.ts';

export function CircleStatistics({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const found = useLoaded(() => circleApi.statistics(circle.id), [circle.id]);
  const [whose, setWhose] = useState('');
  if (found === null) return null;
  const played = circle.members.filter(({ tag }) =>
    found.games.some(({ seats }) => seats.some(({ who }) => who === tag)),
  );
  const me = played.find(({ tag }) => tag === whose)?.tag ?? null;
  return (
    <div className="w-stack w-circle-statistics">
      <select
        className="w-field w-circle-whose"
        aria-label={words.statisticsOf}
        value={me ?? ''}
        onChange={({ target }) => setWhose(target.value)}
      >
        <option value="">{words.everybody}</option>
        {played.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
      <Statistics games={found.games} me={me} />
    </div>
  );
}
