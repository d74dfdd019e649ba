// Once before all tests: a Chromium that is there, and a page that is built from these sources.
import { ensureChromium } from '../../scripts/chromium.ts';
import { buildPage, isPageFresh } from '../../src/server/build-page.ts';

export default async function setup(): Promise<void> {
  process.env.CHROMIUM = ensureChromium();
  if (isPageFresh()) return;
  const problem = await buildPage();
  if (problem !== null) throw new Error(`the page could not be built:\n${problem}`);
}
