// Everything a circle has played together. Nobody hands a result in: they come from the tables themselves.
import { loadGame } from '../../games/index.ts';
import type { FinishedGame } from '../../stats/finished.ts';
import { type Anchors, rate } from '../../stats/rating.ts';
import { isTogether, tally } from '../../stats/tally.ts';
import { CircleParams, CircleTally } from '../../wire/circles.ts';
import { tagOf } from '../circles/circles.ts';
import { endpoint } from '../endpoint.ts';

const MOST_GAMES = 2000;
const MOST_PAIRS = 300;

/** People are measured against the bots' ratings of games for two, whatever the size of their tables. */
async function anchorsOf(played: readonly FinishedGame[]): Promise<Anchors> {
  const games = new Set(played.map(({ game }) => game));
  return new Map(
    await Promise.all([...games].map(async (id) => [id, (await (await loadGame(id)).ratings?.())?.[2]] as const)),
  );
}

const circleTally = endpoint({
  method: 'GET',
  path: '/api/circles/:id/tally',
  about: 'What a circle of mine has played together: wins, best scores, streaks, one against the other.',
  isPersonal: true,
  params: CircleParams,
  limit: 'looksBack',
  answer: { about: 'The tally.', schema: CircleTally },
  async run({ params: { id }, services: { circles, keeper }, person }) {
    const { members, isRated } = await circles.of(id, person().who);
    const whos = members.map(({ who }) => who);
    const played = await keeper.ask((store) => store.finishedGames({ circle: id }, MOST_GAMES));
    const { games, persons, best, pairs } = tally(played, whos);
    const tag = (who: string): string => tagOf(id, who);
    const together = isRated ? played.filter(isTogether) : [];
    const rated = rate(together, await anchorsOf(together)).filter(({ who }) => whos.includes(who));
    return {
      games,
      persons: persons.map(({ who, ...rest }) => ({ tag: tag(who), ...rest })),
      best: best.map(({ who, ...rest }) => ({ tag: tag(who), ...rest })),
      pairs: pairs.slice(0, MOST_PAIRS).map((pair) => ({ ...pair, one: tag(pair.one), other: tag(pair.other) })),
      ratings: !isRated
        ? null
        : rated.map(({ who, game, games, missing, strength }) => ({
            tag: tag(who),
            ...{ game, games, missing },
            strength: strength && { elo: strength.elo, within: strength.within, level: strength.level },
          })),
    };
  },
});

export const CIRCLE_TALLY = [circleTally];
