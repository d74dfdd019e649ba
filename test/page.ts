// Once before all tests: a page that is built from these sources, and a folder for what tests with PostgreSQL share.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage, isPageFresh } from '../src/server/build-page.ts';

const shared = mkdtempSync(join(tmpdir(), 'kontor-shared-'));
chmodSync(shared, 0o755); // PostgreSQL runs as somebody else where tests run as root
process.env.KONTOR_TEST_POSTGRES = shared; // as `test/postgres.ts` calls it

export default async function setup(): Promise<() => void> {
  const problem = isPageFresh() ? null : await buildPage();
  if (problem !== null) throw new Error(`the page could not be built:\n${problem}`);
  return () => rmSync(shared, { recursive: true, force: true });
}
