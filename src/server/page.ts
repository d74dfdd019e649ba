// The built page, read once and served from memory: no path from outside ever reaches the disk.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const PAGE_FOLDER = join(import.meta.dirname, '../../dist/web');

/** The paths of the app's own pages; they all start with the same document. */
const APP_PATHS = [
  '/',
  '/new/:game',
  '/t/:id',
  '/here/:id',
  '/replay',
  '/replay/:id',
  '/rules/:game',
  '/learn/:game',
  '/example/:game',
  '/fidelity',
  '/fidelity/:game',
  '/pad/:game',
  '/transcript/:game',
  '/about',
  '/notice',
  '/recover',
  '/daily',
  '/games',
  '/desk',
  '/mail',
];

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
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** Whether it is worth compressing; that happens on the first request. */
  readonly isText: boolean;
  zipped: Buffer | null;
  readonly caching: string;
}

/** Adds the page's routes; false if it has not been built. */
export function addPage(app: FastifyInstance, folder: string): boolean {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((path) => !path.includes('/.')); // what the build keeps for itself
  for (const path of files) {
    const asset = read(folder, path);
    if (asset === null) continue;
    for (const url of path === '/index.html' ? APP_PATHS : [path]) serve(app, url, asset);
  }
  return true;
}

function read(folder: string, path: string): Asset | null {
  const type = TYPES[extname(path)];
  if (type === undefined) return null;
  const plain = readFileSync(join(folder, path));
  const isText = !/image\/png|woff2/.test(type);
  // Names under /assets carry a hash of their contents.
  return {
    type,
    plain,
    isText,
    zipped: null,
    caching: path.startsWith('/assets/') ? FOR_EVER : 'no-cache',
  };
}

function serve(app: FastifyInstance, url: string, asset: Asset): void {
  app.get(url, { config: { rateLimit: false } }, (request, reply) => send(asset, request, reply));
}

function send(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { type, plain, isText, caching } = asset;
  reply.type(type).header('cache-control', caching).header('vary', 'accept-encoding');
  if (!isText || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
  asset.zipped ??= gzipSync(plain);
  return reply.header('content-encoding', 'gzip').send(asset.zipped);
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Answers an address that leads nowhere with the app, which says so in the reader's language and shows the way home;
 * null: it has not been built.
 */
export function lostIn(folder: string): Answer | null {
  const asset = existsSync(join(folder, 'index.html')) ? read(folder, '/index.html') : null;
  return asset && ((request, reply) => send(asset, request, reply));
}
