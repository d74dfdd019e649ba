// A picture for each game, drawn from few shapes. Its pigments are the game's own and stay the same by day and by candle.
import { type ComponentType, lazy, Suspense } from 'react';
import type { GameId } from '../../../games/index.ts';
import type { ComingId } from '../games.ts';
import { GreatSplit } from './GreatSplit.tsx';
import { Guilds } from './Guilds.tsx';
import { Riga } from './Riga.tsx';
import { Tybor } from './Tybor.tsx';

/** Drawn by the board, so it comes when it is there; the first page does not wait for it. */
const Baselland = lazy(async () => await (await import('./Baselland.tsx')).loadBaselland());

const PICTURES: Readonly<Record<GameId | ComingId, ComponentType>> = {
  baselland: Baselland,
  tybor: Tybor,
  'great-split': GreatSplit,
  riga: Riga,
  'guilds-of-london': Guilds,
};

export function Picture({ game }: { readonly game: GameId | ComingId }) {
  const Drawn = PICTURES[game];
  return (
    <Suspense fallback={<div className="w-picture w-oak" />}>
      <Drawn />
    </Suspense>
  );
}
