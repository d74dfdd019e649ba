// What a link says of itself where somebody pastes it (Open Graph): in a chat, in a mail, in a forum.
import type { FastifyRequest } from 'fastify';
import { GAME_IDS } from '../../games/index.ts';
import { isSealed } from '../../table/evening.ts';
import type { Table } from '../../table/types.ts';
import type { Language } from '../../text/languages.ts';
import { inEveryLanguage, loadPages, loadRoom } from '../../words/index.ts';
import { originFor } from '../addresses.ts';
import { dayOf } from '../daily.ts';
import type { Services } from '../endpoint.ts';
import { escaped } from '../html.ts';
import { type Gist, gistOf, titleOf } from './moments.ts';

const WORDS = await inEveryLanguage(async (language) => ({
  share: await loadRoom(language, 'share'),
  daily: await loadRoom(language, 'daily'),
  house: (await loadPages(language)).words.house,
}));
/** As Open Graph writes languages: with the country that has most of their readers. */
const localeOf = (language: Language): string => `${language}_${new Intl.Locale(language).maximize().region}`;
const DAY = 86_400_000;

interface Linked extends Gist {
  readonly path: string;
  /** Where its picture is. */
  readonly picture: string;
  readonly alt: string;
}

function headOf({ title, about, path, picture, alt }: Linked, language: Language, origin: string): string {
  const said: readonly (readonly [string, string])[] = [
    ['og:site_name', WORDS[language].house.name],
    ['og:type', 'website'],
    ['og:locale', localeOf(language)],
    ['og:title', title],
    ['og:description', about],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}${picture}`],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', alt],
  ];
  const metas = said.map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`);
  return [...metas, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

/** Of a table, running or over; at a deal of today only that it is one, and of a round of an evening that is under way nothing. */
export async function headOfTable(
  services: Services,
  request: FastifyRequest,
  table: Table,
  language: Language,
): Promise<string> {
  const { settings } = services;
  if (table.daily !== null && table.daily.day >= dayOf(settings.clock.now()))
    return headOfDay(services, request, language, table.game);
  if (isSealed(table)) return ''; // others still play the same deal
  const path = request.url.split('?')[0];
  const gist = await gistOf(table, language);
  const picture = `/api/tables/${table.id}/moment?language=${language}`;
  const alt = WORDS[language].share.pictureOf(titleOf(table.game, language));
  return headOf({ ...gist, path, picture, alt }, language, originFor(request, settings));
}

/** Of the deals of the day: with the look of a game, each day of another one. */
export function headOfDay(
  { settings }: Services,
  request: FastifyRequest,
  language: Language,
  game = GAME_IDS[Math.floor(settings.clock.now() / DAY) % GAME_IDS.length],
): string {
  const { share, daily } = WORDS[language];
  const picture = `/api/daily/card?game=${game}&language=${language}`;
  const title = titleOf(game, language);
  const linked = { title: share.daily, about: daily.about, path: '/daily', picture, alt: share.pictureOf(title) };
  return headOf(linked, language, originFor(request, settings));
}
