// One house for all tests of a file, and one browser for all files of a worker.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { getChromium } from '../../scripts/chromium.ts';
import type { ServerOptions } from '../../src/server/settings.ts';
import { FLAGS, House, type Looks, Person } from './players.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: ReturnType<typeof getChromium>;
  }
}

/**
 * Pages of tests live for seconds: the last step of the compiler costs more than it brings, and the one before it (Maglev) only pays
 * for what is called sixteen times as often as usual; a look by axe is a quarter cheaper. Whoever measures pages needs all of it.
 */
const BRIEFLY = '--js-flags=--no-opt --invocation-count-for-maglev=6400';
/** What Chromium does in processes of their own, for safety, it can do in its own: each message between them costs. */
const AT_HOME = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

let launched: Promise<Browser> | null = null;

async function launch(): Promise<Browser> {
  const found = inject('chromium');
  if ('problem' in found) throw new Error(found.problem);
  // A worker is ended by this signal. Leaving in order, it takes its browser with it, and what that has kept.
  process.once('SIGTERM', () => process.exit());
  const args = [...FLAGS, ...AT_HOME, BRIEFLY];
  return chromium.launch({ executablePath: found.path, args, timeout: 120_000, handleSIGTERM: false });
}

/**
 * Started by the first file of a worker and used by all that follow. Each test has a context of its own in it, as private as a
 * browser of its own; those that a failed test has left are closed after the last of its file.
 */
export function openBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return () => browser;
}

export interface Visit {
  readonly house: House;
  readonly come: (looks?: Looks) => Promise<Person>;
}

/** Opens before the tests of the file, closes after them; `come` brings somebody with a browser of their own. */
export function openHouse(botPause?: number, options: Partial<ServerOptions> = {}): Visit {
  const house = new House(botPause, options);
  beforeAll(() => house.open());
  afterAll(() => house.tearDown());
  const browser = openBrowser();
  return { house, come: (looks) => Person.come(browser(), { plain: true, ...looks }) };
}
