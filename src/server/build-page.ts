// Builds the page when it is missing or older than its sources. A release comes with its page, and without build tools.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FOLDER } from './page.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'scripts/offline-plugin.ts'];
/** Folders that are not part of the page. */
const ELSEWHERE = /^(server|store|cli)(\/|$)|\.test(ing)?\.tsx?$/;

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !ELSEWHERE.test(file.slice(join(ROOT, 'src/').length)))
    .reduce((latest, file) => Math.max(latest, statSync(file).mtimeMs), 0);
}

const canBuild = (): boolean =>
  [VITE, ...SOURCES.map((source) => join(ROOT, source))].every((path) => existsSync(path));

/** Whether the page can be served as it is; if it cannot be built, the existing one will do. */
export function isPageFresh(): boolean {
  const built = join(PAGE_FOLDER, 'index.html');
  if (!existsSync(built)) return false;
  if (!canBuild()) return true;
  const at = statSync(built).mtimeMs;
  return SOURCES.every((source) => newest(join(ROOT, source)) <= at);
}

/** Runs Vite; resolves with its complaint, or with null when the page is there. */
export function buildPage(): Promise<string | null> {
  if (!canBuild()) return Promise.resolve("what builds it is not installed; 'npm install --include=dev' brings it");
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' }, // whatever the calling process has
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? null : said.trim() || `vite ended with ${code}`));
  });
}
