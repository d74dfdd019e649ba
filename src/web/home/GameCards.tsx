// The games on the front page: the one to begin with, and the others.
import { useState } from 'react';
import { aboutGame, type GameId } from '../../games/index.ts';
import type { NewChair } from '../../wire/tables.ts';
import { useAbout } from '../lib/about-game.ts';
import { playNow, withBots } from '../lib/open-table.ts';
import { complain } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Source } from '../ui/Source.tsx';
import { Picture } from './pictures/index.tsx';

/** Sets the table with one click. */
function useOpening(id: GameId) {
  const [isOpening, setOpening] = useState(false);
  const open = (chairs: readonly NewChair[]): void => {
    setOpening(true);
    playNow(id, chairs).catch((error) => {
      setOpening(false);
      complain(error);
    });
  };
  const { seats } = aboutGame(id);
  return {
    isOpening,
    canBeAlone: seats.min === 1,
    withBots: () => open(withBots(seats)),
    alone: () => open(['me']),
  };
}

export function HeroGame({ id }: { readonly id: GameId }) {
  const { home } = useWords();
  const opening = useOpening(id);
  const { title, line, lang } = useAbout(id);
  return (
    <article className="w-hero-game">
      <div className="w-hero-picture">
        <Picture game={id} />
      </div>
      <div className="w-hero-about">
        <div>
          <h2 id="hero">{title}</h2>
          <p className="w-hero-line" lang={lang}>
            {line}
          </p>
          <Facts id={id} />
          <Source game={id} />
        </div>
        <div className="w-hero-buttons">
          <button type="button" className="w-main w-big" onClick={opening.withBots} disabled={opening.isOpening}>
            {opening.isOpening ? home.opening : home.playNow}
          </button>
          <Link to={`/new/${id}`} className="w-second w-big">
            <Icon name="people" />
            {home.withFriends}
          </Link>
          {opening.canBeAlone && (
            <button type="button" className="w-quiet" onClick={opening.alone} disabled={opening.isOpening}>
              {home.alone}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

export function GameCard({ id }: { readonly id: GameId }) {
  const { home } = useWords();
  const opening = useOpening(id);
  const { title, line, lang } = useAbout(id);
  return (
    <li className="w-game">
      <div className="w-game-picture">
        <Picture game={id} />
      </div>
      <div className="w-game-words">
        <h3>{title}</h3>
        <p lang={lang}>{line}</p>
        <Facts id={id} />
        <Source game={id} />
      </div>
      <div className="w-game-buttons">
        <button
          type="button"
          className="w-main"
          aria-label={`${home.playHere}: ${title}`}
          onClick={opening.withBots}
          disabled={opening.isOpening}
        >
          {opening.isOpening ? home.opening : home.playHere}
        </button>
        <Link to={`/new/${id}`} className="w-second" label={`${home.friends}: ${title}`}>
          {home.friends}
        </Link>
        {opening.canBeAlone && (
          <button
            type="button"
            className="w-quiet"
            aria-label={`${home.alone}: ${title}`}
            onClick={opening.alone}
            disabled={opening.isOpening}
          >
            {home.alone}
          </button>
        )}
      </div>
    </li>
  );
}

/** How many players, how long, and links to the rules and whatever else it has. */
function Facts({ id }: { readonly id: GameId }) {
  const { home } = useWords();
  const { title } = useAbout(id);
  const { seats, minutes, hasLesson, hasPad } = aboutGame(id);
  return (
    <p className="w-facts">
      <span>{home.players(seats.min, seats.max)}</span>
      <span>{home.minutes(minutes)}</span>
      <Link to={`/rules/${id}`}>{home.rules}</Link>
      {hasLesson && (
        <Link to={`/learn/${id}`} label={`${home.learn}: ${title}`}>
          {home.learn}
        </Link>
      )}
      {hasPad && <Link to={`/pad/${id}`}>{home.pad}</Link>}
    </p>
  );
}
