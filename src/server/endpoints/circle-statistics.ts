// What a circle's games say together: points by source, favourites, records. Added up here, so that nobody's single games go out.
import type { FinishedGame } from '../../stats/finished.ts';
import { summaryOf } from '../../stats/summary.ts';
import { isTogether } from '../../stats/tally.ts';
import type { Who } from '../../table/types.ts';
import { CircleParams } from '../../wire/circles.ts';
import { CircleStatistics } from '../../wire/statistics.ts';
import { endpoint } from '../endpoint.ts';

const MOST_GAMES = 2000;

/** Guests are nobody here. */
const ofMembers = (game: FinishedGame, whos: ReadonlySet<Who>): FinishedGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.who !== null && !whos.has(seat.who) ? { ...seat, who: null } : seat)),
});

export const circleStatistics = endpoint({
  method: 'GET',
  path: '/api/circles/:id/statistics',
  about: 'What a circle of mine has played together, in figures: points by source, favourites, records.',
  isPersonal: true,
  params: CircleParams,
  limit: 'looksBack',
  answer: { about: 'The figures.', schema: CircleStatistics },
  async run({ params: { id }, services: { circles, keeper }, person }) {
    const { members } = await circles.of(id, person().who);
    const whos = new Set(members.map(({ who }) => who));
    const played = await keeper.ask((store) => store.finishedGames({ circle: id }, MOST_GAMES));
    const { games, ...all } = summaryOf(
      played.filter(isTogether).map((game) => ofMembers(game, whos)),
      null,
    );
    return { ...all, games: games.map((one) => ({ ...one, history: [] })) as CircleStatistics['games'] };
  },
});
