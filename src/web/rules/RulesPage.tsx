import { aboutGame, type GameId, isGameId } from '../../games/index.ts';
import { LostPage } from '../App.tsx';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { Rulebook } from './Rulebook.tsx';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  return isGameId(game) ? <Rules game={game} rule={rule} /> : <LostPage />;
}

function Rules({ game, rule }: { readonly game: GameId; readonly rule: string }) {
  const { rules, home } = useWords();
  const about = useAbout(game);
  const { hasLesson, hasPad } = aboutGame(game);
  const title = rules.title(about.title);
  return (
    <Page title={title} narrow>
      <article className="w-card w-rules-page">
        <h1>{title}</h1>
        <p className="w-lead" lang={about.lang}>
          {about.line}
        </p>
        <p className="w-row">
          <Link to={`/new/${game}`} className="w-second">
            {home.setUp}
          </Link>{' '}
          {hasLesson && (
            <Link to={`/learn/${game}`} className="w-second">
              <Icon name="lamp" />
              {home.learn}
            </Link>
          )}
          {hasPad && (
            <Link to={`/pad/${game}`} className="w-quiet">
              {home.pad}
            </Link>
          )}
          <Link to={`/fidelity/${game}`} className="w-quiet">
            {rules.fidelity}
          </Link>
        </p>
        <Rulebook game={game} rule={rule} hasContents />
      </article>
    </Page>
  );
}
