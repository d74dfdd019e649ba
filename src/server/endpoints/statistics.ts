// Somebody's finished games: for the page, and as files for other programs. Nobody gets anybody else's.
import { aboutGame } from '../../games/index.ts';
import { bgStatsOf, csvOf } from '../../stats/files.ts';
import type { FinishedGame } from '../../stats/finished.ts';
import type { Who } from '../../table/types.ts';
import { inLanguage } from '../../text/languages.ts';
import { FileParams, MyStatistics } from '../../wire/statistics.ts';
import { endpoint } from '../endpoint.ts';
import { languageFor } from '../reader.ts';

const ME = 'me';
const MOST_SHOWN = 1000;
const NONE = { sources: {}, noted: {}, cards: {} };

/** As its player may see it: people are only names, and what the others' points are made of is theirs. */
const shown = (game: FinishedGame, who: Who): FinishedGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.who === who ? { ...seat, who: ME } : { ...seat, ...NONE, who: null })),
});

export const myStatistics = endpoint({
  method: 'GET',
  path: '/api/me/statistics',
  about: 'My finished games, the newest first: places, points and what they are for.',
  isPersonal: true,
  limit: 'looksBack',
  answer: { about: `The last ${MOST_SHOWN} at most.`, schema: MyStatistics },
  async run({ person, services }) {
    const { who } = person();
    const games = await services.keeper.ask((store) => store.finishedGames({ person: who }, MOST_SHOWN + 1));
    const some = games.slice(0, MOST_SHOWN).map((game) => shown(game, who));
    return { me: ME, games: some as MyStatistics['games'], hasMore: games.length > MOST_SHOWN };
  },
});

const TYPES = { csv: 'text/csv; charset=utf-8', bgsplay: 'application/octet-stream' } as const;

export const myStatisticsFile = endpoint({
  method: 'GET',
  path: '/api/me/statistics/:form',
  about: 'My finished games as a file: `csv` for spreadsheets, `bgsplay` for the app BG Stats.',
  isPersonal: true,
  limit: 'exports',
  params: FileParams,
  answer: { about: 'The file.', type: 'text/csv' },
  async run({ person, params, services, request, reply }) {
    const { who } = person();
    const found = await services.keeper.ask((store) => store.finishedGames({ person: who }));
    const games = found.map((game) => shown(game, who));
    const language = languageFor(request);
    const title = (game: FinishedGame['game']): string => inLanguage(aboutGame(game).words, language).title;
    const text = params.form === 'csv' ? csvOf(games, ME) : JSON.stringify(bgStatsOf(games, ME, title));
    reply.header('content-disposition', `attachment; filename="kontor.${params.form}"`);
    return reply.type(TYPES[params.form]).send(text);
  },
});
