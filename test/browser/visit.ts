// One house for all tests of a file, and one browser for all files of a worker.
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import type { getChromium } from '../../scripts/chromium.ts';
import type { ServerOptions } from '../../src/server/settings.ts';
import { FLAGS } from './flags.ts';
import { House, type Looks, Person, type Room } from './players.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: ReturnType<typeof getChromium>;
  }
}

/**
 * Pages of tests live for seconds: the last step of the compiler costs more than it brings, and so do helpers for collecting
 * garbage; with more room for what is new, most of it is gone before anybody looks. Whoever measures pages needs all of it as it is.
 */
const BRIEFLY = '--js-flags=--no-opt --single-threaded-gc --min-semi-space-size=16';

let launched: Promise<Browser> | null = null;

async function launch(): Promise<Browser> {
  const found = inject('chromium');
  if ('problem' in found) throw new Error(found.problem);
  // A worker is ended by this signal. Leaving in order, it takes its browser with it, and what that has kept.
  process.once('SIGTERM', () => process.exit());
  const args = [...FLAGS, BRIEFLY];
  return chromium.launch({ executablePath: found.path, args, timeout: 120_000, handleSIGTERM: false });
}

/**
 * Started by the first file of a worker and used by all that follow. Whoever comes has a context of their own in it, as private as a
 * browser of its own; those that a failed test has left behind are closed after the last of its file.
 */
export function openBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    launched ??= launch();
    browser = await launched;
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) if (!isFree(context)) await context.close();
  });
  return () => browser;
}

/** Browsers whose owners have left, tidied up; the last one left is lent first. */
const free: { readonly room: Room; readonly fits: string }[] = [];
const isFree = (context: BrowserContext): boolean => free.some(({ room }) => room.context === context);

/** They need memory, and people who come are of few kinds. */
const MOST_FREE = 5;

/**
 * Somebody with a browser that others have used at this address, if one of this kind is free: it keeps nothing of them, but a cache
 * and a process that has read the page's scripts before, which is half of what it costs to come and load a page.
 */
export async function lend(browser: Browser, origin: string, looks: Looks): Promise<Person> {
  if (looks.isNew || looks.keeps) return Person.come(browser, looks);
  const fits = JSON.stringify([origin, ...Object.entries(looks).sort()]);
  const giveBack = async (person: Person): Promise<void> => {
    try {
      await person.tidyUp(origin);
    } catch {
      return person.context.close(); // the house may be gone already
    }
    free.push({ room: person, fits });
    if (free.length > MOST_FREE) await free.shift()?.room.context.close();
  };
  const at = free.findLastIndex((one) => one.fits === fits);
  if (at < 0) return Person.come(browser, looks, giveBack);
  return new Person(free.splice(at, 1)[0].room, looks, giveBack);
}

export interface Visit {
  readonly house: House;
  readonly come: (looks?: Looks) => Promise<Person>;
}

/** Opens before the tests of the file, closes after them; `come` brings somebody with a browser to themselves. */
export function openHouse(botPause?: number, options: Partial<ServerOptions> = {}): Visit {
  const house = new House(botPause, options);
  beforeAll(() => house.open());
  afterAll(() => house.tearDown());
  const browser = openBrowser();
  return { house, come: (looks) => lend(browser(), house.url, { plain: true, ...looks }) };
}
