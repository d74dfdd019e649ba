// An address that leads nowhere or cannot be read: a page for people, our usual error for programs.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lostIn } from './page.ts';
import { LOST } from './pages.ts';
import { bodyOf, type HttpProblem } from './problem.ts';
import { languageFor } from './reader.ts';

/** Browsers ask for a page before anything else. The interface gives everybody its own shape. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(\/|\?|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '');

/** How a problem with the address itself is answered. */
export function lostAnswer(folder: string) {
  const app = lostIn(folder);
  return (problem: HttpProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.code(problem.status);
    if (!wantsPage(request)) return reply.send(bodyOf(problem));
    if (app !== null) return app(request, reply);
    return reply.type('text/html; charset=utf-8').send(LOST[languageFor(request)]);
  };
}
