// What can be read before the page's own scripts are here: written into its document, in the same form as the page draws it, which
// then takes its place.
import { aboutGame, GAME_IDS, type GameId } from '../games/index.ts';
import { inLanguage, type Language } from '../text/languages.ts';
import { inEveryLanguage, loadPages } from '../words/index.ts';
import { escaped } from './html.ts';

const PAGES = await inEveryLanguage(async (language) => (await loadPages(language)).words);

const link = (to: string, text: string): string => `<a href="${to}">${escaped(text)}</a>`;
const aboutIn = (game: GameId, language: Language) => inLanguage(aboutGame(game).words, language);

/** The sign of the house, as in `ui/Page.tsx`. */
const MARK = `<svg class="w-mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect x="1" y="1" width="30" height="30" rx="7"></rect><path d="M10 7v18M10 16.5 21.5 7M13.5 14 22.5 25"></path></svg>`;

const page = (language: Language, main: string): string => `<div class="w-page">
<header class="w-top"><a class="w-wordmark" href="/">${MARK}<span>${escaped(PAGES[language].house.name)}</span></a></header>
<main id="content" class="w-main-column" aria-busy="true">${main}</main>
</div>`;

function gameCard(game: GameId, language: Language): string {
  const { home } = PAGES[language];
  const { title, line } = aboutIn(game, language);
  const learn = aboutGame(game).hasLesson ? link(`/learn/${game}`, home.learn) : '';
  return `<li class="w-game"><div class="w-game-words"><h3>${escaped(title)}</h3><p>${escaped(line)}</p>
<p class="w-facts">${learn}${link(`/rules/${game}`, home.rules)}${link(`/new/${game}`, home.setUpHere)}</p></div></li>`;
}

function home(language: Language): string {
  const { motto, about } = PAGES[language].home;
  return page(
    language,
    `<section class="w-hero"><div class="w-hero-words"><h1>${escaped(motto)}</h1><p class="w-lead">${escaped(about)}</p></div></section>
<section class="w-section"><ul class="w-games">${GAME_IDS.map((game) => gameCard(game, language)).join('')}</ul></section>`,
  );
}

function setUp(language: Language, game: GameId): string {
  const { title, source } = aboutIn(game, language);
  const { setup, rules } = PAGES[language];
  const [told, own] = [
    link(`/rules/${game}#reconstructed`, rules.reconstructed),
    link(`/editions#${game}`, rules.ownBox),
  ];
  const note = `<p class="w-source">${escaped(source ?? '')} ${told} · ${own}</p>`; // as long as the page's, or that is painted as something larger
  return page(
    language,
    `<div class="w-setup-head"><h1>${escaped(setup.title(title))}</h1></div>${source === undefined ? '' : note}`,
  );
}

/** Whoever comes by a link reads what is played there. */
function table(language: Language, game: GameId | null): string {
  const words = game === null ? null : aboutIn(game, language);
  const what = words && `<h1>${escaped(words.title)}</h1><p class="w-lead">${escaped(words.line)}</p>`;
  return `<div class="w-joining" aria-busy="true"><div class="w-candle" aria-hidden="true"></div>${what ?? ''}<p role="status">${escaped(PAGES[language].table.joining)}</p></div>`;
}

/** For a page of the app, by the first part of its path; null: it has nothing to say yet. */
export function shellOf(place: string, language: Language, game: GameId | null): string | null {
  if (place === '') return home(language);
  if (place === 'new') return game === null ? null : setUp(language, game);
  return place === 't' ? table(language, game) : null;
}
