// My games: in pages, what waits for me first; a small picture of each; and putting away what is over.

import type { Shelved } from '../../store/store.ts';
import { cardFor } from '../../table/card.ts';
import type { Who } from '../../table/types.ts';
import { Ok, TableParams } from '../../wire/form.ts';
import { MineQuery, MOST_ON_PAGE, MyGames, PictureQuery, PutAway } from '../../wire/mine.ts';
import type { TableCard } from '../../wire/seen.ts';
import { mayLook } from '../daily.ts';
import { endpoint, OK, type Services } from '../endpoint.ts';
import { notFound } from '../problem.ts';

/** Tables looked at for one page, however few of them are wanted: the next page goes on from there. */
const MOST_LOOKED_AT = 72;

const markOf = ({ waits, at, id }: Shelved): string => `${+waits}.${at}.${id}`;
function markFrom(text: string): Omit<Shelved, 'seq' | 'phase'> {
  const [waits, at, id] = text.split('.');
  return { waits: waits === '1', at: Number(at), id };
}

const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('und');
function isWanted(card: TableCard, { game, with: name = '' }: MineQuery): boolean {
  if (game !== undefined && card.game !== game) return false;
  const wanted = folded(name.trim());
  const others = card.chairs.filter(({ kind }, seat) => kind === 'person' && seat !== card.you);
  return wanted === '' || others.some((chair) => folded(chair.name).includes(wanted));
}

export const myGames = endpoint({
  method: 'GET',
  path: '/api/me/games',
  about: 'My games, in pages: those that go on, what waits for me first; or those that are over, the last one first.',
  isPersonal: true,
  query: MineQuery,
  answer: { about: 'A page. It may hold fewer than asked for and still have a next one.', schema: MyGames },
  run: async ({ services, person, query }) => await pageOf(services, person().who, query),
});

async function pageOf({ keeper, lists }: Services, who: Who, query: MineQuery): Promise<MyGames> {
  const { shelf = 'running', after, most } = query;
  const wanted = most === undefined ? MOST_ON_PAGE : Number(most);
  const mark = after === undefined ? null : markFrom(after);
  const isPicky = query.game !== undefined || query.with !== undefined;
  const limit = isPicky ? MOST_LOOKED_AT : wanted;
  const rows = await keeper.ask((store) => store.shelf(who, shelf, mark, limit));
  const games: TableCard[] = [];
  for (const [i, row] of rows.entries()) {
    const [gist] = await lists.gists([row]);
    const card = gist === undefined ? null : cardFor(gist, who);
    if (card !== null && isWanted(card, query)) games.push(card);
    if (games.length === wanted)
      return { games, next: i + 1 < rows.length || rows.length === limit ? markOf(row) : null };
  }
  return { games, next: rows.length === limit ? markOf(rows.at(-1)!) : null };
}

export const putGameAway = endpoint({
  method: 'PUT',
  path: '/api/me/games/:id',
  about: 'Put one of my games that are over away, or bring it back.',
  isPersonal: true,
  params: TableParams,
  body: PutAway,
  answer: { about: 'Done.', schema: Ok },
  async run({ params, body, person, services }) {
    const { who } = person();
    if (!(await services.keeper.ask((store) => store.putAway(who, params.id, body.isAway)))) throw notFound();
    return OK;
  },
});

export const picture = endpoint({
  method: 'GET',
  path: '/api/tables/:id/picture',
  about: 'A small picture of a table as I may see it. `at` is for caches: ask anew with another number.',
  limit: 'looksBack',
  params: TableParams,
  query: PictureQuery,
  answer: { about: 'The picture.', type: 'image/svg+xml' },
  async run({ params, query, services, caller, request, reply }) {
    const table = await services.keeper.loadIfOurs(params.id);
    const who = caller?.who ?? null;
    if (table === null || !(await mayLook(services, table, who, request))) throw notFound();
    const { theme = 'light', language = 'en' } = query;
    const made = await services.pictures.of(table, who, { theme, language });
    if (made === null) throw notFound();
    // A browser may have another person tomorrow: it asks every time, and mostly hears that nothing has changed.
    reply
      .header('cache-control', 'private, no-cache')
      .header('etag', made.tag)
      .header('vary', 'cookie, accept-encoding');
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === made.tag) return reply.code(304).send();
    reply.type('image/svg+xml; charset=utf-8');
    const takesZip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (takesZip) reply.header('content-encoding', 'gzip');
    return reply.send(takesZip ? made.zipped : made.svg);
  },
});
