// A table in somebody else's page: a picture of what everybody may see, and nothing that could act. It has no script and looks at no
// cookie, so it may be framed anywhere.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pointsBack } from '../../table/numbers.ts';
import type { Table } from '../../table/types.ts';
import type { Language } from '../../text/languages.ts';
import { inEveryLanguage, loadRoom, type RoomWords } from '../../words/index.ts';
import { mayLook } from '../daily.ts';
import type { Services } from '../endpoint.ts';
import { escaped } from '../html.ts';
import { languageFor } from '../reader.ts';
import { gistOf, isOver, titleOf } from './moments.ts';

type Words = RoomWords['share'];
const WORDS = await inEveryLanguage((language) => loadRoom(language, 'share'));
/** A game that goes on is drawn anew so often, in seconds. */
const AGAIN = 30;

const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

function page(language: Language, title: string, body: string, isAgain: boolean): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${isAgain ? `<meta http-equiv="refresh" content="${AGAIN}">\n` : ''}<title>${escaped(title)}</title>
<link rel="stylesheet" href="/kontor.css">
</head>
<body class="embed">
${body}
</body>
</html>
`;
}

/** Back and on through a game that is over, by plain links. */
function steps(id: string, at: number, last: number, words: Words): string {
  const link = (to: number, sign: string, name: string): string =>
    to === at
      ? `<span class="step" aria-hidden="true">${sign}</span>`
      : `<a class="step" href="/embed/${id}?point=${to}" aria-label="${escaped(name)}">${sign}</a>`;
  return `<nav>${link(0, '⏮', words.first)}${link(Math.max(0, at - 1), '◀', words.back)}
<span>${escaped(words.step(at, last))}</span>
${link(Math.min(last, at + 1), '▶', words.on)}${link(last, '⏭', words.last)}</nav>`;
}

/** The whole page, of a game as it stands or at one of its points. */
async function embedded(table: Table, wanted: string | undefined, language: Language): Promise<string> {
  const words = WORDS[language];
  const { title, about } = await gistOf(table, language);
  const last = isOver(table) && table.journal !== null ? pointsBack(table) : null;
  const at = last === null ? null : Math.min(last, /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : last);
  const now = table.journal === null ? 'card' : 'position';
  const drawn = at === last ? now : `position&point=${at}`;
  const source = (theme: string): string =>
    escaped(`/api/tables/${table.id}/moment?kind=svg&what=${drawn}&language=${language}&theme=${theme}`);
  const alt = escaped(words.pictureOf(titleOf(table.game, language)));
  const to = isOver(table) ? `/replay/${table.id}` : `/t/${table.id}`;
  const body = `<main>
<picture><source media="(prefers-color-scheme: dark)" srcset="${source('dark')}"><img src="${source('light')}" alt="${alt}" width="1200" height="630"></picture>
<footer><p><strong>${escaped(title)}</strong> ${escaped(about)}</p>
${at === null || last === null ? '' : steps(table.id, at, last, words)}
<a href="${to}" target="_blank" rel="noopener">${escaped(words.open)}</a></footer>
</main>`;
  return page(language, title, body, last === null);
}

export function addEmbeds(app: FastifyInstance, services: Services): void {
  app.get('/embed/:id', async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const { point } = request.query as { point?: string };
    const language = languageFor(request);
    const table = /^[\w-]{22}$/.test(id) ? await services.keeper.loadIfOurs(id) : null;
    reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', POLICY).header('vary', 'accept-language');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('cache-control', 'public, max-age=30').type('text/html; charset=utf-8');
    if (table === null || !(await mayLook(services, table, null, request))) {
      const { gone } = WORDS[language];
      return reply.code(404).send(page(language, gone, `<main class="card"><p>${escaped(gone)}</p></main>`, false));
    }
    return reply.send(await embedded(table, typeof point === 'string' ? point : undefined, language));
  });
}
