// The few pages that the server makes itself: plain HTML, no script, nothing inline.
import { readFileSync } from 'node:fs';
import type { Language } from '../text/languages.ts';
import { asText, type OpenApi, type Operation } from './openapi.ts';

export const STYLE = readFileSync(new URL('./assets/kontor.css', import.meta.url), 'utf8');

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const page = (title: string, language: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/kontor.css">
</head>
<body>
${body}
</body>
</html>
`;

export const WELCOME = page(
  'Kontor',
  'de',
  `<main class="card">
<h1>Kontor</h1>
<section lang="de">
<p class="lead">Der Tisch steht bereit.</p>
<p>Kontor läuft, aber die Seite ist nicht gebaut: <code>npm run build</code>, dann neu starten. Über die
<a href="/api">Schnittstelle</a> kann schon gespielt werden.</p>
</section>
<section lang="en">
<p class="lead">The table is ready.</p>
<p>Kontor is running, but its page has not been built: <code>npm run build</code>, then start again. The
<a href="/api">interface</a> works already.</p>
</section>
</main>`,
);

const lost = (language: Language, title: string, about: string, home: string): string =>
  page(
    `${title} · Kontor`,
    language,
    `<main class="card">
<h1>${title}</h1>
<p class="lead">${about}</p>
<p><a href="/">${home}</a></p>
</main>`,
  );
/** Where the app is not built. */
export const LOST: Readonly<Record<Language, string>> = {
  de: lost('de', 'Hier ist nichts', 'Diese Adresse führt nirgendwohin.', 'Zur Startseite'),
  en: lost('en', 'There is nothing here', 'This address leads nowhere.', 'To the front page'),
};

/** For whoever has come by a name that we do not know as ours; most likely he runs this server. */
export const UNKNOWN_HOST = page(
  'Kontor',
  'de',
  `<main class="card">
<h1>Kontor</h1>
<section lang="de">
<p class="lead">Unter diesem Namen kennt sich dieser Server nicht.</p>
<p>Wer ihn betreibt: Setze <code>KONTOR_ORIGIN</code> auf die öffentliche Adresse, zum Beispiel
<code>KONTOR_ORIGIN=https://kontor.example</code>, und starte neu.</p>
</section>
<section lang="en">
<p class="lead">This server does not know itself by this name.</p>
<p>If you run it: set <code>KONTOR_ORIGIN</code> to its public address, as in
<code>KONTOR_ORIGIN=https://kontor.example</code>, and start it again.</p>
</section>
</main>`,
);

export function apiPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const head = `<h1>Kontor: the interface</h1>
<p>${escaped(api.info.description)} Made from <a href="/api/openapi.json">/api/openapi.json</a>, version ${escaped(api.info.version)}.</p>`;
  const components = `<h2>Components</h2>\n<pre>${escaped(asText(api.components, 2))}</pre>`;
  return page(
    'Kontor: the interface',
    'en',
    `<main class="wide">\n${head}\n${operations.join('\n')}\n${components}\n</main>`,
  );
}

function section(method: string, path: string, operation: Operation): string {
  const { summary, security, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escaped(name)}</code> (${place}${required ? '' : ', optional'}) ${escaped(schema.description ?? '')}</li>`,
  );
  const body = requestBody?.content['application/json'].schema;
  const answers = Object.entries(responses).map(
    ([status, { description }]) => `<li><code>${escaped(status)}</code> ${escaped(description)}</li>`,
  );
  return `<section class="operation">
<h2><span class="method">${escaped(method.toUpperCase())}</span> <code>${escaped(path)}</code></h2>
<p>${escaped(summary)}${security.length > 0 ? ' <em>Needs the cookie or a key.</em>' : ''}</p>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}
${body ? `<details><summary>Body</summary><pre>${escaped(asText(body, 2))}</pre></details>` : ''}
<ul>${answers.join('')}</ul>
</section>`;
}
