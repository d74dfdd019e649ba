import { useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { Problem } from '../lib/api.ts';
import { playNow } from '../lib/open-table.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { toast } from '../lib/toasts.ts';
import { refusalText, useWords } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { NameField } from '../ui/NameField.tsx';
import { Page } from '../ui/Page.tsx';
import { COMING, type ComingId, MORE, type MoreId } from './games.ts';
import { Picture } from './pictures/index.tsx';
import { MyTables, PublicTables } from './Tables.tsx';

export function HomePage() {
  const { name, home } = useWords();
  return (
    <Page title={name}>
      <Hero />
      <MyTables />
      <section className="w-section" aria-labelledby="more">
        <h2 id="more">{home.moreGames}</h2>
        <ul className="w-coming">
          {(Object.keys(MORE) as MoreId[]).map((id) => (
            <GameCard key={id} id={id} />
          ))}
        </ul>
      </section>
      <section className="w-section" aria-labelledby="coming">
        <h2 id="coming">{home.coming}</h2>
        <p className="w-about">{home.comingAbout}</p>
        <ul className="w-coming">
          {(Object.keys(COMING) as ComingId[]).map((id) => (
            <ComingCard key={id} id={id} />
          ))}
        </ul>
      </section>
      <PublicTables />
      <p className="w-about w-section">
        {home.otherDevice} <Link to="/recover">{useWords().recover.title}</Link>
      </p>
    </Page>
  );
}

/** Opens a table of the game with bots; says so while it does. */
function usePlay(game: GameId): { isOpening: boolean; play(): void } {
  const { language } = usePrefs();
  const [isOpening, setOpening] = useState(false);
  const play = (): void => {
    setOpening(true);
    playNow(game).catch((error) => {
      setOpening(false);
      toast(refusalText(language, error instanceof Problem ? error : { rule: '', why: 'internal' }, null), 'refusal');
    });
  };
  return { isOpening, play };
}

function Hero() {
  const { home, games } = useWords();
  const { title, line, time } = games.baselland;
  const { isOpening, play } = usePlay('baselland');
  return (
    <section className="w-hero" aria-labelledby="hero">
      <div className="w-hero-words">
        <h1>{home.motto}</h1>
        <p className="w-lead">{home.about}</p>
        <div className="w-you">
          <span>{home.youAre}</span>
          <NameField />
        </div>
      </div>
      <article className="w-hero-game">
        <div className="w-hero-picture">
          <Picture game="baselland" />
        </div>
        <div className="w-hero-about">
          <div>
            <h2 id="hero">{title}</h2>
            <p className="w-hero-line">{line}</p>
            <p className="w-facts">
              <span>{home.players(2, 5)}</span>
              <span>{home.minutes(time)}</span>
              <Link to="/rules/baselland">{home.rules}</Link>
            </p>
          </div>
          <div className="w-hero-buttons">
            <button type="button" className="w-main w-big" onClick={play} disabled={isOpening}>
              {isOpening ? home.opening : home.playNow}
            </button>
            <Link to="/new/baselland" className="w-second w-big">
              <Icon name="people" />
              {home.withFriends}
            </Link>
          </div>
        </div>
      </article>
    </section>
  );
}

function GameCard({ id }: { readonly id: MoreId }) {
  const { home, games } = useWords();
  const { title, line, time } = games[id];
  const [min, max] = MORE[id];
  const { isOpening, play } = usePlay(id);
  return (
    <li className="w-coming-card">
      <div className="w-coming-picture">
        <Picture game={id} />
      </div>
      <h3>{title}</h3>
      <p>{line}</p>
      <p className="w-facts">
        <span>{home.players(min, max)}</span>
        <span>{home.minutes(time)}</span>
        <Link to={`/rules/${id}`}>{home.rules}</Link>
      </p>
      <div className="w-card-buttons">
        <button type="button" className="w-main" onClick={play} disabled={isOpening}>
          {isOpening ? home.opening : home.againstBots}
          <span className="w-hidden">: {title}</span>
        </button>
        <Link to={`/new/${id}`} className="w-second">
          {home.setUp}
          <span className="w-hidden">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

function ComingCard({ id }: { readonly id: ComingId }) {
  const { home, games } = useWords();
  const { title, line, time } = games[id];
  const [min, max] = COMING[id];
  return (
    <li className="w-coming-card">
      <div className="w-coming-picture">
        <Picture game={id} />
        <span className="w-seal">{home.soon}</span>
      </div>
      <h3>{title}</h3>
      <p>{line}</p>
      <p className="w-facts">
        <span>{home.players(min, max)}</span>
        <span>{home.minutes(time)}</span>
      </p>
    </li>
  );
}
