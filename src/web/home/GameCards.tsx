// The games on the front page: the one to begin with, and the others.
import { useState } from 'react';
import { aboutGame, type GameId } from '../../games/index.ts';
import type { Settings } from '../../kernel/types.ts';
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
  const open = (chairs: readonly NewChair[], settings: Settings = {}): void => {
    setOpening(true);
    playNow(id, chairs, settings).catch((error) => {
      setOpening(false);
      complain(error);
    });
  };
  return {
    isOpening,
    withBots: () => open(withBots(id)),
    alone: (settings: Settings = {}) => open(['me'], settings),
  };
}

/** Alone: against whom, if the rules bring more than one opponent. */
function Alone({ id, opening }: { readonly id: GameId; readonly opening: ReturnType<typeof useOpening> }) {
  const { home } = useWords();
  const { title } = useAbout(id);
  const { seats, alone } = aboutGame(id);
  const press = (label: string, name: string, settings: Settings) => (
    <button
      key={name}
      type="button"
      className="w-quiet"
      aria-label={`${label}: ${title}`}
      onClick={() => opening.alone(settings)}
      disabled={opening.isOpening}
    >
      {name}
    </button>
  );
  if (seats.min > 1) return null;
  if (alone === undefined) return press(home.alone, home.alone, {});
  return (
    <span className="w-alone">
      {home.aloneWith}
      {alone.map(({ name, settings }) => press(home.aloneAgainst(name), name, settings))}
    </span>
  );
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
        </div>
        <div className="w-hero-buttons">
          <button type="button" className="w-main w-big" onClick={opening.withBots} disabled={opening.isOpening}>
            {opening.isOpening ? home.opening : home.playNow}
          </button>
          {aboutGame(id).hasLesson && (
            <Link to={`/learn/${id}`} className="w-second w-big">
              <Icon name="lamp" />
              {home.learnFirst}
            </Link>
          )}
          <Link to={`/new/${id}`} className="w-second w-big">
            <Icon name="people" />
            {home.setUp}
          </Link>
          <Alone id={id} opening={opening} />
        </div>
        <Source game={id} />
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
        {aboutGame(id).hasLesson && (
          <Link to={`/learn/${id}`} className="w-second" label={`${home.learn}: ${title}`}>
            {home.learn}
          </Link>
        )}
        <Link to={`/new/${id}`} className="w-second" label={`${home.setUpHere}: ${title}`}>
          {home.setUpHere}
        </Link>
        <Alone id={id} opening={opening} />
      </div>
    </li>
  );
}

/** How many players, how long, and links to the rules and whatever else it has. */
function Facts({ id }: { readonly id: GameId }) {
  const { home } = useWords();
  const { seats, minutes, hasPad } = aboutGame(id);
  return (
    <p className="w-facts">
      <span>{home.players(seats.min, seats.max)}</span>
      <span>{home.minutes(minutes)}</span>
      <Link to={`/rules/${id}`}>{home.rules}</Link>
      {hasPad && <Link to={`/pad/${id}`}>{home.pad}</Link>}
    </p>
  );
}
