import { expect, test } from 'vitest';
import { findChromium, howToInstall } from '../../scripts/chromium.ts';

test('Chromium is found by its variable, or by the usual names', () => {
  const found = findChromium();
  expect(found).not.toBeNull();
  expect(findChromium({ CHROMIUM: found! })).toBe(found);
});

test('a variable that names nothing is not silently passed over', () => {
  const env = { CHROMIUM: '/nowhere/chromium', PATH: process.env.PATH };
  expect(findChromium(env)).toBeNull();
  expect(howToInstall(env)).toContain('/nowhere/chromium');
});

test('without one, the message names the one command to run', () => {
  expect(howToInstall({})).toMatch(/^The browser tests need Chromium\. Run: \S+/);
});
