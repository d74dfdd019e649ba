// Once before all tests: a page that is built from these sources.
import { buildPage, isPageFresh } from '../src/server/build-page.ts';

export default async function setup(): Promise<void> {
  if (isPageFresh()) return;
  const problem = await buildPage();
  if (problem !== null) throw new Error(`the page could not be built:\n${problem}`);
}
