// How strong the people of a circle play. The server has computed it; only the circle's own pages show it.
import type { GameId } from '../../games/index.ts';
import type { Rated } from '../../stats/rating.ts';
import { useAbout } from '../lib/about-game.ts';
import { useKit, useWords } from '../lib/words.ts';
import './statistics.css';

interface RatingProps {
  readonly rated: readonly Rated[];
  /** The name of a person, as `who` names them here. */
  readonly nameOf: (who: string) => string;
}

export function Rating({ rated, nameOf }: RatingProps) {
  const words = useWords('statistics');
  const { lang } = useWords();
  const games = [...Map.groupBy(rated, ({ game }) => game)];
  return (
    <section className="w-stats" lang={lang.statistics}>
      <h2>{words.strength}</h2>
      <p className="w-about">{words.strengthAbout}</p>
      {games.map(([game, people]) => (
        <GameRating key={game} game={game} people={people} nameOf={nameOf} />
      ))}
    </section>
  );
}

interface GameRatingProps extends Pick<RatingProps, 'nameOf'> {
  readonly game: GameId;
  readonly people: readonly Rated[];
}

function GameRating({ game, people, nameOf }: GameRatingProps) {
  const words = useWords('statistics');
  const { title, lang } = useAbout(game);
  const kit = useKit();
  return (
    <div className="w-card w-stats-game">
      <h3 lang={lang}>{title}</h3>
      <table className="w-stats-table">
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.strength}</th>
            <th scope="col">{words.elo}</th>
            <th scope="col">{words.games}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one.who}>
              <th scope="row">{nameOf(one.who)}</th>
              <td>
                <Said rated={one} />
              </td>
              <td>{one.strength === null ? '–' : kit.number(one.strength.elo)}</td>
              <td>{kit.number(one.games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Said({ rated: { missing, strength } }: { readonly rated: Rated }) {
  const words = useWords('statistics');
  const { bots } = useWords();
  if (strength === null) return words.missing(missing);
  const { level, between, within } = strength;
  if (level === null || between === null) return words.noLevel(within);
  return (
    <>
      {words.like(bots[level].name, within)}{' '}
      <span className="w-about">{words.between(bots[between[0]].name, bots[between[1]].name)}</span>
    </>
  );
}
