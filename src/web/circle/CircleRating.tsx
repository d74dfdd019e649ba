// How strong everybody plays, game by game: only where the circle wants it, and only here.
import type { GameId } from '../../games/index.ts';
import type { CircleTally } from '../../wire/circles.ts';
import { useAbout } from '../lib/about-game.ts';
import { useWords } from '../lib/words.ts';
import type { ByTag } from './CircleTally.tsx';

type Rating = NonNullable<CircleTally['ratings']>[number];

export function CircleRating({ ratings, byTag }: { readonly ratings: readonly Rating[]; readonly byTag: ByTag }) {
  const words = useWords('circle');
  return (
    <div className="w-stack-s">
      <h3>{words.rating}</h3>
      <p className="w-about">{words.ratingAbout}</p>
      {[...Map.groupBy(ratings, ({ game }) => game)].map(([game, rows]) => (
        <OfGame key={game} game={game} rows={rows} byTag={byTag} />
      ))}
    </div>
  );
}

interface OfGameProps {
  readonly game: GameId;
  readonly rows: readonly Rating[];
  readonly byTag: ByTag;
}

function OfGame({ game, rows, byTag }: OfGameProps) {
  const words = useWords('circle');
  const { bots } = useWords();
  const { title } = useAbout(game);
  return (
    <table className="w-circle-rating">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ tag, missing, strength }) => (
          <tr key={tag}>
            <th scope="row" dir="auto">
              {byTag.get(tag)?.name}
            </th>
            <td>
              {strength === null
                ? words.missing(missing)
                : [
                    words.rated(strength.elo, strength.within),
                    ...(strength.level === null ? [] : [words.like(bots[strength.level].name)]),
                  ].join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
