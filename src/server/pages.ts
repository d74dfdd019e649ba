// The few pages that the server makes itself: plain HTML, no script, nothing inline.
import { readFileSync } from 'node:fs';
import { eachLanguage, LANGUAGES } from '../text/languages.ts';
import { inEveryLanguage, loadServed, type ServedWords } from '../words/index.ts';
import { escaped } from './html.ts';
import { asText, type OpenApi, type Operation } from './openapi.ts';

export const STYLE = readFileSync(new URL('./assets/kontor.css', import.meta.url), 'utf8');

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

const SERVED = await inEveryLanguage(loadServed);
const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** For somebody who may read any language: each has its own section. */
const inAll = (said: (words: ServedWords) => readonly [lead: string, about: string]): string =>
  page(
    'Kontor',
    'en',
    `<main class="card">
<h1>Kontor</h1>
${LANGUAGES.filter((language) => SERVED[language].lang === language)
  .map((language) => {
    const [lead, about] = said(SERVED[language]);
    return `<section lang="${language}">\n<p class="lead">${lead}</p>\n<p>${about}</p>\n</section>`;
  })
  .join('\n')}
</main>`,
  );

export const WELCOME = inAll(({ notBuilt }) => [
  notBuilt.lead,
  notBuilt.about(code('npm run build'), (text) => `<a href="/api">${text}</a>`),
]);

/** Where the app is not built. */
export const LOST = eachLanguage((language) => {
  const { lost, lang } = SERVED[language];
  return page(
    `${lost.title} · Kontor`,
    lang,
    `<main class="card">
<h1>${lost.title}</h1>
<p class="lead">${lost.about}</p>
<p><a href="/">${lost.home}</a></p>
</main>`,
  );
});

/** For somebody who came by a host name that we do not know as ours; most likely they run this server. */
export const UNKNOWN_HOST = inAll(({ unknownHost }) => [
  unknownHost.lead,
  unknownHost.about(code('KONTOR_ORIGIN'), code('KONTOR_ORIGIN=https://kontor.example')),
]);

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
