import { isGameId } from '../../games/index.ts';
import { LostPage } from '../App.tsx';
import { Link } from '../lib/router.ts';
import { useWords } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Page } from '../ui/Page.tsx';
import { Rulebook } from './Rulebook.tsx';

export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const { rules, games, home } = useWords();
  if (!isGameId(game)) return <LostPage />;
  const title = rules.title(games[game].title);
  return (
    <Page title={title} narrow>
      <article className="w-card w-rules-page">
        <h1>{title}</h1>
        <p className="w-lead">{games[game].line}</p>
        <p className="w-row">
          <Link to={`/new/${game}`} className="w-second">
            {home.withFriends}
          </Link>{' '}
          <Link to={`/learn/${game}`} className="w-second">
            <Icon name="lamp" />
            {home.learn}
          </Link>
          <Link to={`/pad/${game}`} className="w-quiet">
            {home.pad}
          </Link>
        </p>
        <Rulebook game={game} rule={rule} hasContents />
      </article>
    </Page>
  );
}
