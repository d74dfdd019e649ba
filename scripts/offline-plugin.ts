// Gives every build a name, written into the page, makes the service worker that caches exactly the files of that build, and
// compresses them as well as can be: the server has no time for that.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build, type Plugin } from 'vite';

const WEB = join(import.meta.dirname, '../src/web');
const LONG = 12;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

/** The same sources give the same name: chunks carry a hash of their contents, and the rest is hashed here. */
function nameOf(page: string, chunks: readonly string[]): string {
  const hash = createHash('sha256').update(page).update(chunks.toSorted().join('\n'));
  const open = join(WEB, 'public');
  for (const file of filesIn(open)) hash.update(file).update(readFileSync(join(open, file)));
  return hash.digest('hex').slice(0, LONG);
}

/** What the page needs to open offline; the page itself is cached under the address `/`. */
const kept = (path: string): boolean => !path.startsWith('/.') && path !== '/index.html' && path !== '/sw.js';

async function worker(name: string, files: readonly string[]): Promise<string> {
  const made = await build({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(name), __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(WEB, 'sw.ts'), formats: ['iife'], name: 'worker', fileName: 'sw' },
    },
  });
  const [result] = Array.isArray(made) ? made : [made];
  if (!('output' in result)) throw new Error('the service worker was not built');
  return result.output[0].code;
}

/** The mode of a build whose files are neither compressed nor made short: that is two thirds of the work. */
export const UNPACKED = 'unpacked';

/** Names that carry a hash: whatever is called so is the same for ever. */
const isText = (path: string): boolean => /^\/assets\/.*\.(js|css|svg|json)$/.test(path);
/** Smaller ones fit into one packet anyway. */
const LEAST_BYTES = 1000;

async function compress(folder: string): Promise<void> {
  const pack = promisify(brotliCompress);
  const how = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
  const one = async (path: string): Promise<void> => {
    const text = readFileSync(join(folder, path));
    if (text.length >= LEAST_BYTES) writeFileSync(join(folder, `${path}.br`), await pack(text, how));
  };
  await Promise.all(filesIn(folder).filter(isText).map(one));
}

export function offline(): Plugin {
  let name = 'dev';
  let folder = '';
  let isPacked = true;
  return {
    name: 'kontor-offline',
    apply: 'build',
    config: (_, { mode }) => (mode === UNPACKED ? { build: { minify: false, cssMinify: false } } : null),
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      isPacked = config.mode !== UNPACKED;
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        name = nameOf(page, Object.keys(bundle ?? {}));
        return [{ tag: 'meta', attrs: { name: 'kontor-build', content: name }, injectTo: 'head' }];
      },
    },
    async closeBundle() {
      writeFileSync(join(folder, 'sw.js'), await worker(name, filesIn(folder).filter(kept)));
      if (isPacked) await compress(folder);
    },
  };
}
