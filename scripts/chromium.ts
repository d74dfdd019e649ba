// Finds a Chromium for the browser tests; installs Debian's when it may, and otherwise says the one command to run.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

/** Those that Playwright has fetched for itself, newest first. */
function playwrights(): string[] {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
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
  return [...onPath, ...ELSEWHERE, ...playwrights()].find(isProgram) ?? null;
}

/** What to tell somebody who has none. */
export function howToInstall(env: NodeJS.ProcessEnv = process.env): string {
  if (env.CHROMIUM) return `CHROMIUM=${env.CHROMIUM} is not a program; the browser tests need one`;
  const command = existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium'
    : 'npx playwright-core install chromium';
  return `The browser tests need Chromium. Run: ${command}`;
}

/** A Chromium that is there, or an error that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  const mayInstall = !process.env.CHROMIUM && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) throw new Error(howToInstall());
  console.error('Installing Chromium for the browser tests …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const installed = findChromium();
  if (installed === null) throw new Error(howToInstall());
  return installed;
}
