// A picture for each game, drawn from few shapes. Its pigments are the game's own and stay the same by day and by candle.
import type { ReactNode } from 'react';
import type { GameId } from '../../../games/index.ts';
import type { ComingId } from '../games.ts';
import { Baselland } from './Baselland.tsx';
import { GreatSplit } from './GreatSplit.tsx';
import { Guilds } from './Guilds.tsx';
import { Riga } from './Riga.tsx';
import { Tybor } from './Tybor.tsx';

const PICTURES: Readonly<Record<GameId | ComingId, () => ReactNode>> = {
  baselland: Baselland,
  tybor: Tybor,
  'great-split': GreatSplit,
  riga: Riga,
  'guilds-of-london': Guilds,
};

export function Picture({ game }: { readonly game: GameId | ComingId }) {
  const Drawn = PICTURES[game];
  return <Drawn />;
}
