// Finds a Chromium for the browser tests; installs Debian's when it may, and otherwise says the one command to run.
// On Linux x64 that command needs no root: `npm run chromium` (fetch-chromium.ts).
import { type StdioOptions, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Chromium without a user interface, which is a tenth cheaper. */
const SHELL = 'chromium-headless-shell';
/** Debian's whole browser, which the shell of the same version can stand beside. */
const DEBIANS = '/usr/bin/chromium';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const cacheFolder = (env: NodeJS.ProcessEnv): string => env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');

/** Where `npm run chromium` puts one. */
export const ownFolder = (env: NodeJS.ProcessEnv = process.env): string => join(cacheFolder(env), 'kontor-chromium');

/** Those fetched by Playwright, newest first. */
function playwrights(env: NodeJS.ProcessEnv): string[] {
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? join(cacheFolder(env), 'ms-playwright');
  if (!existsSync(folder)) return [];
  const builds = readdirSync(folder).filter((name) => name.startsWith('chromium-'));
  return builds
    .sort()
    .reverse()
    .map((name) => join(folder, name, 'chrome-linux/chrome'));
}

/** The path of a Chromium, or null. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : null;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const fetched = join(ownFolder(env), 'chromium');
  return [...onPath, ...ELSEWHERE, ...playwrights(env), fetched].find(isProgram) ?? null;
}

function oneCommand(platform: NodeJS.Platform, arch: string): string {
  if (platform === 'linux' && arch === 'x64') return 'npm run chromium';
  const hasApt = platform === 'linux' && existsSync('/usr/bin/apt-get');
  return hasApt ? 'sudo apt-get install -y chromium' : 'npx playwright-core install chromium';
}

/** What to tell somebody who has none. */
export function howToInstall(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): string {
  if (env.CHROMIUM) return `CHROMIUM=${env.CHROMIUM} is not a program; the browser tests need one`;
  return `The browser tests need Chromium. Run: ${oneCommand(platform, arch)}`;
}

function apt(isQuiet: boolean, ...args: string[]): boolean {
  const stdio: StdioOptions = ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=20', ...args], { stdio, env }).status === 0;
}

function installDebians(): void {
  console.error('Installing Chromium for the browser tests …');
  apt(false, 'update');
  if (!apt(false, 'install', '-y', SHELL)) apt(false, 'install', '-y', 'chromium'); // older ones have only that
}

/** Beside Debian's browser, of the same version, so that the browser stays as it is. Tried once: without it the tests run as well. */
function installShell(): void {
  const folder = cacheFolder(process.env);
  const note = join(folder, 'kontor-tried-headless-shell');
  if (existsSync(note)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, '');
  const [, version] = spawnSync('dpkg-query', ['-W', 'chromium'], { encoding: 'utf8' }).stdout.trim().split('\t');
  if (version === undefined) return;
  console.error('Installing chromium-headless-shell, with which the browser tests are quicker …');
  const install = () => apt(true, 'install', '-y', '--no-install-recommends', `${SHELL}=${version}`);
  if (!install() && apt(true, 'update')) install();
}

/** An existing Chromium, installed now if need be, or the sentence that says what to do. */
export function getChromium(): { readonly path: string } | { readonly problem: string } {
  const mayInstall = !process.env.CHROMIUM && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const there = findChromium();
  if (mayInstall && there === null) installDebians();
  if (mayInstall && there === DEBIANS) installShell();
  const path = findChromium();
  return path === null ? { problem: howToInstall() } : { path };
}

/** For tests that cannot run without it. */
export function ensureChromium(): string {
  const found = getChromium();
  if ('problem' in found) throw new Error(found.problem);
  return found.path;
}
