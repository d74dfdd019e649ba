// The built page, read once and served from memory: no path from outside ever reaches the disk.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGameId } from '../games/index.ts';
import { PROTOCOL } from '../wire/protocol.ts';
import type { LookAt } from './first-look.ts';
import { hintsIn, type PageWanted } from './hints.ts';
import { languageFor } from './reader.ts';
import { shellOf } from './shell.ts';

export const PAGE_FOLDER = join(import.meta.dirname, '../../dist/web');

/** The paths of the app's own pages, with their modules; they all start with the same document. */
const APP_PATHS: Readonly<Record<string, string | null>> = {
  '/': null,
  '/new/:game': 'setup/SetupPage.tsx',
  '/t/:id': 'table/TablePage.tsx',
  '/here/:id': 'here/HerePage.tsx',
  '/replay': 'replay/ReplayPage.tsx',
  '/replay/:id': 'replay/ReplayPage.tsx',
  '/rules/:game': 'rules/RulesPage.tsx',
  '/learn/:game': 'learn/LearnPage.tsx',
  '/example/:game': 'learn/ExamplePage.tsx',
  '/fidelity': 'fidelity/FidelityPage.tsx',
  '/fidelity/:game': 'fidelity/FidelityPage.tsx',
  '/pad/:game': 'pad/PadPage.tsx',
  '/transcript/:game': 'transcript/TranscriptPage.tsx',
  '/editions': 'editions/EditionPages.tsx',
  '/editions/:id': 'editions/EditionPages.tsx',
  '/about': 'pages/AboutPage.tsx',
  '/notice': 'pages/AboutPage.tsx',
  '/recover': 'pages/RecoverPage.tsx',
  '/daily': 'daily/DailyPage.tsx',
  '/circles': 'circle/CirclePages.tsx',
  '/circles/:id': 'circle/CirclePages.tsx',
  '/c/:code': 'circle/CirclePages.tsx',
  '/games': 'mine/MinePage.tsx',
  '/evening/:id': 'evening/EveningPage.tsx',
  '/statistics': 'statistics/StatisticsPage.tsx',
  '/desk': 'desk/DeskPage.tsx',
  '/mail': 'pages/MailPage.tsx',
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
const FREE = { config: { rateLimit: false } } as const;
const ASSETS = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** Whether it is worth compressing; that happens on the first request. */
  readonly isText: boolean;
  zipped: Buffer | null;
  /** The build has done better. */
  readonly brotli: Buffer | null;
  readonly caching: string;
}

/** What was read, by folder and by when it was built: houses that one process opens one after the other share it. */
const known = new Map<string, ReadonlyMap<string, Asset>>();

/** Everything in the folder but the document, by path. */
function assetsIn(folder: string): ReadonlyMap<string, Asset> {
  const key = `${folder} ${statSync(join(folder, 'index.html')).mtimeMs}`;
  const found = known.get(key) ?? readAll(folder);
  known.set(key, found);
  return found;
}

function readAll(folder: string): ReadonlyMap<string, Asset> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => !path.includes('/.')); // what the build keeps for itself
  const there = new Set(files);
  const assets = files.map((path) => [path, path === '/index.html' ? null : read(folder, path, there)] as const);
  return new Map(assets.flatMap(([path, asset]) => (asset === null ? [] : [[path, asset] as const])));
}

/** Adds the page's routes; false if it has not been built. */
export function addPage(app: FastifyInstance, folder: string, lookAt: LookAt): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const assets = assetsIn(folder);
  // A route for each of the many would take most of a start.
  for (const [path, asset] of assets)
    if (!path.startsWith(ASSETS)) app.get(path, FREE, (request, reply) => send(asset, request, reply));
  app.get<{ Params: { name: string } }>(`${ASSETS}:name`, FREE, (request, reply) => {
    const asset = assets.get(`${ASSETS}${request.params.name}`);
    return asset === undefined ? reply.callNotFound() : send(asset, request, reply);
  });
  const documentFor = documentsIn(folder);
  for (const [url, module] of Object.entries(APP_PATHS))
    app.get(url, FREE, async (request, reply) => {
      const { game: named = '' } = request.params as { game?: string };
      const hasBoard = url === '/t/:id';
      const [, place = ''] = url.split('/');
      const { game: played, head } = await lookAt(request, place);
      const game = hasBoard ? played : isGameId(named) ? named : null;
      reply.header('vary', 'accept-encoding, accept-language');
      const page = documentFor({ place, language: languageFor(request), module, game, hasBoard });
      return send(head === '' ? page : withHead(page, head), request, reply);
    });
  return true;
}

/** `there`: what else is in the folder. */
function read(folder: string, path: string, there: ReadonlySet<string>): Asset | null {
  const type = TYPES[extname(path)];
  if (type === undefined) return null;
  const place = join(folder, path);
  const brotli = there.has(`${path}.br`) ? readFileSync(`${place}.br`) : null;
  const isText = !/image\/png|woff2/.test(type);
  // Names under /assets carry a hash of their contents.
  const caching = path.startsWith(ASSETS) ? FOR_EVER : 'no-cache';
  return { type, plain: readFileSync(place), isText, zipped: null, brotli, caching };
}

/** The document for each page, game and language, made when it is first asked for. */
function documentsIn(folder: string): (wanted: PageWanted) => Asset {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const hints = hintsIn(folder);
  const made = new Map<string, Asset>();
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const asset = made.get(key) ?? documentOf(filled(page, hints?.(wanted) ?? '', wanted));
    made.set(key, asset);
    return asset;
  };
}
const ROOT = '<div id="root"></div>';
function filled(page: string, hints: string, { place, language, game }: PageWanted): string {
  const shell = shellOf(place, language, game);
  const said = shell === null ? '' : ` data-shell="${place}"${place === 't' ? ` data-protocol="${PROTOCOL}"` : ''}`;
  return page
    .replace('<html lang="en">', `<html lang="${language}"${said}>`)
    .replace('</head>', `${hints}\n</head>`)
    .replace(ROOT, () => (shell === null ? ROOT : `<div id="root"><div class="w-shell">${shell}</div></div>`));
}
/** With what only this address says of itself. */
const withHead = ({ plain }: Asset, head: string): Asset =>
  documentOf(plain.toString().replace('</head>', () => `${head}\n</head>`));
const documentOf = (text: string): Asset => ({
  type: TYPES['.html'],
  plain: Buffer.from(text),
  isText: true,
  zipped: null,
  brotli: null,
  caching: 'no-cache',
});

function send(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, plain, isText, brotli, caching } = asset;
  reply.type(type).header('cache-control', caching);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (brotli !== null && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (!isText || !/\bgzip\b/.test(accepted)) return reply.send(plain);
  asset.zipped ??= gzipSync(plain);
  return reply.header('content-encoding', 'gzip').send(asset.zipped);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers an address that leads nowhere with the app, which says so in the reader's language and shows the way home;
 * null: it has not been built.
 */
export function lostIn(folder: string): Answer | null {
  const asset = existsSync(join(folder, 'index.html')) ? read(folder, '/index.html', new Set()) : null;
  return asset && ((request, reply) => send(asset, request, reply));
}
