// Pictures for links. Whoever asks, they show what everybody may see.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../text/languages.ts';
import { TableParams } from '../../wire/form.ts';
import { DailyCardQuery, MomentQuery } from '../../wire/share.ts';
import { originFor } from '../addresses.ts';
import { mayLook } from '../daily.ts';
import { endpoint, type Services } from '../endpoint.ts';
import { notFound } from '../problem.ts';
import { cardOf, dailyCard, positionOf, type Sight } from '../share/moments.ts';

/** Others may keep a picture for so long, in seconds: a game goes on, what is over stays as it is. */
const KEPT = 300;
const PICTURE = { about: 'The picture, 1200 by 630.', type: 'image/png' } as const;

type Look = Pick<DailyCardQuery, 'theme' | 'language'>;
const sightOf = ({ theme = 'light', language = 'en' }: Look, request: FastifyRequest, services: Services): Sight => ({
  theme,
  language: language as Language,
  host: new URL(originFor(request, services.settings)).host,
});

export const moment = endpoint({
  method: 'GET',
  path: '/api/tables/:id/moment',
  about: 'A picture of a table for everybody: nothing that a watcher may not see, whoever asks.',
  limit: 'looksBack',
  params: TableParams,
  query: MomentQuery,
  answer: PICTURE,
  async run({ params, query, services, request, reply }) {
    const table = await services.keeper.loadIfOurs(params.id);
    if (table === null || !(await mayLook(services, table, null, request))) throw notFound();
    const sight = sightOf(query, request, services);
    const point = query.point === undefined ? null : Number(query.point);
    const svg = query.what === 'position' ? await positionOf(table, point, sight) : await cardOf(table, sight);
    return await sent(svg, query.kind, { services, request, reply });
  },
});

export const dayCard = endpoint({
  method: 'GET',
  path: '/api/daily/card',
  about: 'A picture for links to the deal of the day. It shows no cards of any deal.',
  limit: 'looksBack',
  query: DailyCardQuery,
  answer: PICTURE,
  async run({ query, services, request, reply }) {
    const svg = await dailyCard(query.game, sightOf(query, request, services));
    return await sent(svg, query.kind, { services, request, reply });
  },
});

interface Answering {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
async function sent(svg: string | null, kind: 'png' | 'svg' = 'png', { services, request, reply }: Answering) {
  if (svg === null || (kind === 'png' && !services.painter.isReady)) throw notFound();
  const tag = `"${createHash('sha256').update(`${kind} ${svg}`).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', `public, max-age=${KEPT}`)
    .header('etag', tag)
    // Pictures are for other people's pages.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (kind === 'svg') return reply.type('image/svg+xml; charset=utf-8').send(svg);
  return reply.type('image/png').send(await services.painter.paint(svg));
}
