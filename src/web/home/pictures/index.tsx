// A picture for each game. It lies beside the game's board; its pigments stay the same by day and by candle.
import { type ComponentType, lazy, Suspense } from 'react';
import type { ShownId } from '../shelf.ts';

/** Found by their place in the tree, as boards are; each comes when it is there, the first page does not wait for it. */
const brought = Object.entries(
  import.meta.glob<{ readonly default: ComponentType }>('../../../games/*/board/Picture.tsx'),
).map(([path, load]) => [path.split('/games/')[1].split('/')[0], lazy(load)] as const);
const PICTURES = new Map<string, ComponentType>(brought);

export function Picture({ game }: { readonly game: ShownId }) {
  const Drawn = PICTURES.get(game);
  return (
    <Suspense fallback={<div className="w-picture w-oak" />}>
      <div className="w-picture">{Drawn !== undefined && <Drawn />}</div>
    </Suspense>
  );
}
