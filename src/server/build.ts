// Which build of the page is served, and which protocol is spoken. A page that speaks another one is told so, and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROTOCOL } from '../wire/protocol.ts';
import { HttpProblem } from './problem.ts';

export const PROTOCOL_HEADER = 'x-kontor-protocol';
export const BUILD_HEADER = 'x-kontor-build';

/** The build that a folder holds, according to its page; null: there is none. */
export function buildIn(folder: string): string | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  return /<meta name="kontor-build" content="([\w-]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}

/** The protocol that a request names, in a header or, for a live connection, in its address; null: a program that names none. */
function spokenBy({ headers, url }: FastifyRequest): string | null {
  const said = headers[PROTOCOL_HEADER];
  if (typeof said === 'string') return said;
  const query = url.indexOf('?');
  return query < 0 ? null : new URLSearchParams(url.slice(query)).get('protocol');
}

export function addVersion(app: FastifyInstance, folder: string): void {
  const build = buildIn(folder);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    if (build !== null) reply.header(BUILD_HEADER, build);
    const spoken = spokenBy(request);
    if (spoken !== null && spoken !== String(PROTOCOL))
      throw new HttpProblem(409, 'newVersion', { protocol: PROTOCOL });
  });
}
