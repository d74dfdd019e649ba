// Pictures of every screen into docs/screens, taken from a real server with a real Chromium: `npm run screens`, or
// `npm run screens -- daily chat` for only these; the other pictures then stay as they are.
// Look at them after every change of the page: is it clear, is it calm, is it beautiful?
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildPage, isPageFresh } from '../src/server/build-page.ts';
import { House, launch, Person } from '../test/browser/players.ts';
import type { Language } from '../test/browser/steps.ts';
import { PAGES, type PageName, show } from './screens/pages.ts';
import { SCREENS, type Screen, Visit } from './screens/visit.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
const QUALITY = 70;
/** Slow enough to come back in time. */
const BOT_PAUSE = 60;
const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;
interface Look {
  readonly size: keyof typeof SIZES;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly screens: readonly Screen[];
  readonly pages: readonly PageName[];
}

/** Every screen once; then by candle, in the other language and in the other sizes where it matters. */
const LOOKS: readonly Look[] = [
  {
    size: 'desktop',
    language: 'de',
    theme: 'light',
    screens: ['home', 'setup', 'gathering', 'rulebook', 'waiting', 'start', 'middle', 'refusal', 'end', 'fairness'],
    pages: ['tables', 'replay-open', 'pad', 'desk'],
  },
  {
    size: 'desktop',
    language: 'en',
    theme: 'dark',
    screens: ['middle', 'reconnecting', 'follower', 'end'],
    pages: ['replay-review', 'transcript', 'chat'],
  },
  {
    size: 'tablet',
    language: 'en',
    theme: 'light',
    screens: ['setup', 'middle', 'end'],
    pages: ['daily', 'hand-over'],
  },
  { size: 'tablet', language: 'de', theme: 'dark', screens: ['middle'], pages: ['lesson', 'desk'] },
  {
    size: 'phone',
    language: 'de',
    theme: 'dark',
    screens: ['home', 'start', 'middle', 'end'],
    pages: ['daily', 'replay-open', 'hand-over', 'offline'],
  },
  {
    size: 'phone',
    language: 'en',
    theme: 'light',
    screens: ['gathering', 'middle', 'players', 'refusal', 'follower'],
    pages: ['tables', 'replay-review', 'pad', 'lesson', 'chat'],
  },
];
type Name = Screen | PageName;

class Photographer {
  readonly #browser: Browser;
  readonly #house: House;
  readonly #wanted: readonly Name[];
  readonly taken = new Set<string>();

  constructor(browser: Browser, house: House, wanted: readonly Name[]) {
    this.#browser = browser;
    this.#house = house;
    this.#wanted = wanted;
  }

  async #come({ size, language, theme }: Look, name = 'Anna', keeps = false): Promise<Person> {
    const [width, height] = SIZES[size];
    const locale = language === 'de' ? 'de-DE' : 'en-GB';
    const looks = { width, height, locale, isTouch: size !== 'desktop', dark: theme === 'dark', keeps } as const;
    const person = await Person.come(this.#browser, looks);
    person.forgives = true;
    await person.context.addInitScript(`localStorage.setItem('kontor.name', '${name}')`);
    return person;
  }

  async #take({ page }: Person, name: Name, { size, language, theme }: Look): Promise<void> {
    await page.waitForTimeout(700); // what glides has arrived
    const file = `${name}-${size}-${language}-${theme}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: QUALITY });
    this.taken.add(file);
    console.log(file);
  }

  /** One game: a later screen is reached through those before it. */
  async visit(look: Look): Promise<void> {
    const wanted = look.screens.filter((screen) => this.#wanted.includes(screen));
    const last = wanted.at(-1);
    if (last === undefined) return;
    const person = await this.#come(look);
    const visit = new Visit(person, look, this.#house.url);
    for (const screen of SCREENS.filter((one) => look.screens.includes(one))) {
      await visit.see(screen);
      if (wanted.includes(screen)) await this.#take(person, screen, look);
      if (screen === last) break;
    }
    await person.context.close();
  }

  async page(look: Look, name: PageName): Promise<void> {
    if (!this.#wanted.includes(name)) return;
    const anna = await this.#come(look, 'Anna', name === 'offline');
    const others: Person[] = [];
    await show[name]({
      house: this.#house,
      language: look.language,
      isPhone: look.size === 'phone',
      anna,
      other: async (called) => {
        others.push(await this.#come({ ...look, size: 'desktop' }, called));
        return others.at(-1)!;
      },
    });
    await this.#take(anna, name, look);
    for (const { context } of [anna, ...others]) await context.close();
  }
}

async function takeAll(wanted: readonly Name[]): Promise<void> {
  const problem = isPageFresh() ? null : await buildPage();
  if (problem !== null) throw new Error(problem);
  mkdirSync(FOLDER, { recursive: true });
  const house = new House(BOT_PAUSE);
  await house.open();
  const browser = await launch();
  try {
    const photographer = new Photographer(browser, house, wanted);
    for (const look of LOOKS) {
      await photographer.visit(look);
      for (const name of look.pages) await photographer.page(look, name);
    }
    const isOld = (file: string): boolean =>
      wanted.some((name) => file.startsWith(`${name}-`)) && !photographer.taken.has(file);
    for (const file of readdirSync(FOLDER).filter(isOld)) rmSync(join(FOLDER, file)); // the games' own stay
  } finally {
    await browser.close();
    await house.tearDown();
  }
  const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  console.log(`${sizes.length} pictures, ${kilobytes} kB, in ${FOLDER}`);
}

const ALL: readonly Name[] = [...SCREENS, ...PAGES];
const given = process.argv.slice(2);
const unknown = given.filter((name) => !ALL.some((one) => one === name));
if (unknown.length > 0) throw new Error(`no such screen: ${unknown.join(', ')}. There are: ${ALL.join(', ')}`);
await takeAll(given.length === 0 ? ALL : ALL.filter((name) => given.includes(name)));
