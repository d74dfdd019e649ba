import { GAME_IDS, loadGame } from '../../games/index.ts';
import { LANGUAGES } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import { type ListedGame, ListOfGames } from '../../wire/house.ts';
import { endpoint } from '../endpoint.ts';

export const games = endpoint({
  method: 'GET',
  path: '/api/games',
  about: 'The games, with seats, settings and presets.',
  answer: { about: 'The list.', schema: ListOfGames },
  run: async () => ({ games: await Promise.all(GAME_IDS.map(described)) }),
});

async function described(id: (typeof GAME_IDS)[number]): Promise<ListedGame> {
  const pkg = await loadGame(id);
  const { version, edition, seats, settings, presets } = pkg.game;
  const words = LANGUAGES.map((language) => {
    const { title, tagline, settings, presets } = textsOf(pkg, language);
    return [language, { title, tagline, settings, presets }];
  });
  return { id, version, edition: edition.id, seats, settings, presets, texts: Object.fromEntries(words) };
}
