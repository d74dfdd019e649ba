// One house for all tests of a file, and one browser for all files.
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { ServerOptions } from '../../src/server/settings.ts';
import { House, type Looks, Person } from './players.ts';

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
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser?.close();
    await house.tearDown();
  });
  return { house, come: (looks) => Person.come(browser, { plain: true, ...looks }) };
}
