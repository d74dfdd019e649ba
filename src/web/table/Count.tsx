// The count at the end: the chalkboard for all players, unless the board itself is one.
import { type ComponentType, lazy, Suspense } from 'react';
import { Finale } from '../../parts/Finale.tsx';
import { useWords } from '../lib/words.ts';
import { BOARDS } from './boards.ts';
import { useAtTable } from './context.ts';

/** While it runs nobody is ahead, and the turn bar leads on; afterwards it says where the points came from. */
function Chalkboard() {
  const { seen, names, counting } = useAtTable();
  const { end } = useWords();
  if (counting === undefined) return null;
  const seats = seen.chairs.map((_, seat) => seat);
  const first = seen.you ?? 0;
  return (
    <Finale
      counting={counting}
      seats={[...seats.slice(first), ...seats.slice(0, first)]}
      names={names}
      texts={{
        title: counting.isRunning ? end.countTitle : end.sources,
        total: end.total,
        again: end.countAgain,
      }}
      winners={seen.result?.winners ?? []}
    />
  );
}

/** Where the board itself counts, there is no second chalkboard. */
const OnBoard = () => null;

const counts = new Map<string, ComponentType>(
  [...BOARDS].map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).countsItself === true ? OnBoard : Chalkboard })),
  ]),
);

export function Count() {
  const { seen } = useAtTable();
  const Counted = counts.get(seen.game) ?? Chalkboard;
  return (
    <Suspense>
      <Counted />
    </Suspense>
  );
}
