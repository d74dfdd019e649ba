// A picture for each game. It is beside the game's board; its pigments stay the same by day and by candle.
import { type ComponentType, lazy, Suspense } from 'react';
import type { GameId } from '../../../games/index.ts';
import type { Language } from '../../../text/languages.ts';
import { useAbout } from '../../lib/about-game.ts';
import { byGame } from '../../lib/by-game.ts';
import { usePrefs } from '../../lib/prefs.ts';

/** There may be words on the cards. */
type Drawing = ComponentType<{ readonly language: Language }>;

/** Each appears when it has loaded; the front page does not wait for it. */
const PICTURES = new Map(
  [...byGame(import.meta.glob<{ readonly default: Drawing }>('../../../games/*/board/Picture.tsx'))].map(
    ([game, load]) => [game, lazy(load)] as const,
  ),
);

export function Picture({ game }: { readonly game: GameId }) {
  const { language } = usePrefs();
  const Drawn = PICTURES.get(game);
  if (Drawn === undefined) return <Letter game={game} />;
  return (
    <Suspense fallback={<div className="w-picture is-blank" />}>
      <div className="w-picture">
        <Drawn language={language} />
      </div>
    </Suspense>
  );
}

/** For a game without one: its first letter. */
function Letter({ game }: { readonly game: GameId }) {
  const { title } = useAbout(game);
  return (
    <div className="w-picture is-blank w-picture-letter" aria-hidden="true">
      {[...title][0]}
    </div>
  );
}
