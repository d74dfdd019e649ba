import { useId } from 'react';
import { GAME_IDS, type GameId } from '../../games/index.ts';
import type { SeenEvening } from '../../wire/evenings.ts';
import { EVENING_FORMS, PACES } from '../../wire/values.ts';
import { useAbout } from '../lib/about-game.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { AtEvening } from './use-evening.ts';

/** What comes next, for whoever runs the evening to begin; the others read what it will be. */
export function NextRound({ at }: { readonly at: AtEvening }) {
  const { seen, act } = at;
  const words = useWords('evening');
  const title = useId();
  const { next } = seen;
  if (next === null) return seen.places.length > 0 && seen.mayRun ? <EndButton at={at} /> : null;
  const canFinal = seen.rounds.length > 0;
  return (
    <section className="w-card w-stack" aria-labelledby={title}>
      <div>
        <h2 id={title}>
          <NextTitle number={seen.rounds.length + 1} game={next.game} />
        </h2>
        {next.why === null && (
          <p>
            {words.sizeOf(next.layout.size, next.layout.tables)}. {words.bots(next.layout.bots)}
            {next.layout.tables === 1 && ` ${words.one}`}
          </p>
        )}
        {next.why !== null && <p role="status">{words.whyNot[next.why] ?? ''}</p>}
      </div>
      {seen.mayRun ? <Plan at={at} next={next} /> : <p className="w-about">{words.waitHost}</p>}
      {seen.mayRun && (
        <div className="w-row">
          <button
            type="button"
            className="w-main"
            disabled={next.why !== null}
            onClick={() => act({ do: 'begin', isFinal: false })}
          >
            {words.begin}
          </button>
          {canFinal && (
            <button
              type="button"
              className="w-second"
              disabled={next.why !== null}
              onClick={() => act({ do: 'begin', isFinal: true })}
            >
              <Icon name="star" />
              {words.beginFinal}
            </button>
          )}
          <EndButton at={at} />
        </div>
      )}
      {seen.mayRun && canFinal && <p className="w-about">{words.finalAbout}</p>}
    </section>
  );
}

function NextTitle({ number, game }: { readonly number: number; readonly game: GameId }) {
  const words = useWords('evening');
  return words.next(number, useAbout(game).title);
}

function EndButton({ at: { seen, act } }: { readonly at: AtEvening }) {
  const words = useWords('evening');
  if (seen.rounds.length === 0) return null;
  return (
    <button type="button" className="w-quiet" onClick={() => act({ do: 'end' })}>
      {words.end}
    </button>
  );
}

interface PlanProps {
  readonly at: AtEvening;
  readonly next: NonNullable<SeenEvening['next']>;
}

/** Games, form, pace, and how many sit at a table. */
function Plan({ at: { seen, act }, next }: PlanProps) {
  const words = useWords('evening');
  const { setup, paces } = useWords();
  const sizes = useId();
  const toggle = (game: GameId): void => {
    const games = seen.games.includes(game) ? seen.games.filter((one) => one !== game) : [...seen.games, game];
    if (games.length > 0) void act({ do: 'plan', games });
  };
  return (
    <details className="w-evening-plan" open={seen.rounds.length === 0}>
      <summary>{words.plan}</summary>
      <div className="w-stack">
        <fieldset className="w-choice w-choice-row">
          <legend>{words.games}</legend>
          <div className="w-choice-options">
            {GAME_IDS.map((game) => (
              <GameTick key={game} game={game} order={seen.games.indexOf(game)} onTick={() => toggle(game)} />
            ))}
          </div>
        </fieldset>
        <div className="w-stack-s">
          <Choice
            label={words.form}
            values={EVENING_FORMS}
            value={seen.form}
            name={(one) => words.forms[one]}
            onChange={(form) => void act({ do: 'plan', form })}
          />
          <p className="w-about">{words.formAbout[seen.form]}</p>
        </div>
        <Choice
          label={setup.pace}
          values={PACES}
          value={seen.pace}
          name={(one) => paces.names[one]}
          onChange={(pace) => void act({ do: 'plan', pace })}
        />
        <div className="w-stack-s">
          <label htmlFor={sizes}>{words.size}</label>
          <select
            id={sizes}
            className="w-field"
            value={seen.size ?? ''}
            onChange={({ target }) => void act({ do: 'plan', size: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{words.fits}</option>
            {next.layouts.map(({ size, tables }) => (
              <option key={size} value={size}>
                {words.sizeOf(size, tables)}
              </option>
            ))}
          </select>
        </div>
      </div>
    </details>
  );
}

interface GameTickProps {
  readonly game: GameId;
  /** In which place it is played; -1: not at all. */
  readonly order: number;
  readonly onTick: () => void;
}
function GameTick({ game, order, onTick }: GameTickProps) {
  const { title } = useAbout(game);
  return (
    <label className={order >= 0 ? 'is-chosen' : ''}>
      <input type="checkbox" checked={order >= 0} onChange={onTick} />
      <span>{order >= 0 ? `${order + 1}. ${title}` : title}</span>
    </label>
  );
}
