// A picture for each game. It lies beside the game's board; its pigments stay the same by day and by candle.
import { type ComponentType, lazy, Suspense } from 'react';
import type { Language } from '../../../text/texts.ts';
import { usePrefs } from '../../lib/prefs.ts';
import type { ShownId } from '../shelf.ts';

/** There may be words on the cards. */
type Drawing = ComponentType<{ readonly language: Language }>;

/** Found by their place in the tree, as boards are; each comes when it is there, the first page does not wait for it. */
const brought = Object.entries(
  import.meta.glob<{ readonly default: Drawing }>('../../../games/*/board/Picture.tsx'),
).map(([path, load]) => [path.split('/games/')[1].split('/')[0], lazy(load)] as const);
const PICTURES = new Map<string, Drawing>(brought);

export function Picture({ game }: { readonly game: ShownId }) {
  const { language } = usePrefs();
  const Drawn = PICTURES.get(game);
  return (
    <Suspense fallback={<div className="w-picture is-blank" />}>
      <div className="w-picture">{Drawn !== undefined && <Drawn language={language} />}</div>
    </Suspense>
  );
}
