// What is served to look at: the built page, games in other people's pages, the description of the interface.
import type { FastifyInstance } from 'fastify';
import type { Services } from './endpoint.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { firstLooks } from './first-look.ts';
import { asText, openApi } from './openapi.ts';
import { addPage } from './page.ts';
import { apiPage, STYLE, WELCOME } from './pages.ts';
import { addEmbeds } from './share/embed.ts';

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

export function addPages(app: FastifyInstance, services: Services, version: string): void {
  const { settings } = services;
  const api = once(() => openApi(ENDPOINTS, version));
  const fixed = (url: string, type: string, body: () => string) =>
    app.get(url, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(body()));
  if (!addPage(app, settings.page, firstLooks(app, services)))
    for (const url of ['/', '/t/:id', '/recover']) fixed(url, 'text/html', () => WELCOME);
  addEmbeds(app, services);
  fixed('/kontor.css', 'text/css', () => STYLE);
  const page = once(() => apiPage(api()));
  const text = once(() => asText(api(), 1));
  fixed('/api', 'text/html', page);
  fixed('/api/openapi.json', 'application/json', text);
}
