// One house and one browser for all tests of a file.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { ServerOptions } from '../../src/server/settings.ts';
import { House, type Looks, launch, Person } from './players.ts';

export interface Visit {
  readonly house: House;
  readonly come: (looks?: Looks) => Promise<Person>;
}

/** Opens before the tests of the file, closes after them; `come` brings somebody with a browser of their own. */
export function openHouse(botPause?: number, options: Partial<ServerOptions> = {}): Visit {
  const house = new House(botPause, options);
  let browser: Browser;
  beforeAll(async () => {
    await house.open();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await house.tearDown();
  });
  return { house, come: (looks) => Person.come(browser, looks) };
}
