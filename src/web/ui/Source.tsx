import type { GameId } from '../../games/index.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';

/** Where the rulebook tells the whole of it. */
export const RECONSTRUCTED = 'reconstructed';

interface SourceProps {
  readonly game: GameId;
  readonly children?: string;
  /** Whether it shows the way to whoever knows better: not where that leads already. */
  readonly hasWay?: boolean;
}

/** What of a game comes from its booklet and what is reconstructed, where people choose, learn and count. */
export function Source({ game, children, hasWay = true }: SourceProps) {
  const { rules } = useWords();
  const { source, lang } = useAbout(game);
  if (source === undefined) return null;
  return (
    <p className="w-source">
      <span lang={lang}>{source}</span> {children}{' '}
      <RuleLink game={game} rule={RECONSTRUCTED}>
        {rules.reconstructed}
      </RuleLink>
      {hasWay && (
        <>
          {' · '}
          <Link to={`/editions#${game}`}>{rules.ownBox}</Link>
        </>
      )}
    </p>
  );
}
