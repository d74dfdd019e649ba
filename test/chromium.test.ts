// How a Chromium is found, and what is said if there is none; in this test it may be missing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, howToInstall, ownFolder } from '../scripts/chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function putProgram(inside: string, name: string, mode = 0o755): string {
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(inside, name), '', { mode });
  return join(inside, name);
}

test('the variable decides, even if others are there; if it names nothing, that is not silently passed over', () => {
  const [mine, other] = [putProgram(folder, 'mine'), putProgram(folder, 'chromium')];
  expect(findChromium({ CHROMIUM: mine, PATH: folder })).toBe(mine);
  expect(findChromium({ PATH: folder })).toBe(other);
  const wrong = { CHROMIUM: join(folder, 'none'), PATH: folder };
  expect(findChromium(wrong)).toBeNull();
  expect(howToInstall(wrong)).toContain(wrong.CHROMIUM);
});

test('a file that is no program is not taken for one', () => {
  putProgram(folder, 'chromium', 0o644);
  const chrome = putProgram(folder, 'google-chrome');
  expect(findChromium({ PATH: folder })).toBe(chrome);
});

test('one that Playwright or npm run chromium has fetched is found, the newest first', () => {
  const env = { PATH: '', XDG_CACHE_HOME: folder };
  const own = putProgram(ownFolder(env), 'chromium');
  const elsewhere = findChromium({ ...env, XDG_CACHE_HOME: join(folder, 'empty') });
  expect(findChromium(env)).toBe(elsewhere ?? own);
  putProgram(join(folder, 'ms-playwright/chromium-1100/chrome-linux'), 'chrome');
  const newest = putProgram(join(folder, 'ms-playwright/chromium-1200/chrome-linux'), 'chrome');
  expect(findChromium(env)).toBe(elsewhere ?? newest);
});

test.each([
  ['linux', 'x64', /^npm run chromium$/],
  ['linux', 'arm64', /^(sudo apt-get install -y chromium|npx playwright-core install chromium)$/],
  ['darwin', 'arm64', /^npx playwright-core install chromium$/],
] as const)('on %s %s the sentence names one command', (platform, arch, command) => {
  const [, said] = /^The browser tests need Chromium\. Run: (.+)$/.exec(howToInstall({}, platform, arch)) ?? [];
  expect(said).toMatch(command);
});
