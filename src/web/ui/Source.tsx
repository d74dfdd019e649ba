import type { GameId } from '../../games/index.ts';
import { useAbout } from '../lib/about-game.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';

/** Where the rulebook tells the whole of it. */
export const RECONSTRUCTED = 'reconstructed';

/** What of a game comes from its booklet and what is reconstructed, where people choose, learn and count. */
export function Source({ game, children }: { readonly game: GameId; readonly children?: string }) {
  const { rules } = useWords();
  const { source, lang } = useAbout(game);
  if (source === undefined) return null;
  return (
    <p className="w-source">
      <span lang={lang}>{source}</span> {children}{' '}
      <RuleLink game={game} rule={RECONSTRUCTED}>
        {rules.reconstructed}
      </RuleLink>
    </p>
  );
}
