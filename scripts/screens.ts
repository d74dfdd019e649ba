// Pictures of every screen into docs/screens, taken from a real server with a real Chromium: `npm run screens`.
// Open them after every change of the page: is it clear, is it calm, is it beautiful?
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, WebSocketRoute } from 'playwright-core';
import { buildPage, isPageFresh } from '../src/server/build-page.ts';
import { de } from '../src/web/text/de.ts';
import { en, type Words } from '../src/web/text/en.ts';
import { House, launch, Person } from '../test/browser/players.ts';
import { choices, finished, type Language, sitTogether } from '../test/browser/steps.ts';
import { ensureChromium } from './chromium.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
const QUALITY = 70;
/** Slow enough to come back in time. */
const BOT_PAUSE = 60;
const SIZES = { desktop: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;
const SCREENS = [
  'home',
  'setup',
  'gathering',
  'rulebook',
  'waiting',
  'start',
  'middle',
  'players',
  'refusal',
  'reconnecting',
  'follower',
  'end',
  'fairness',
] as const;
type Screen = (typeof SCREENS)[number];
interface Look {
  readonly size: keyof typeof SIZES;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly screens: readonly Screen[];
}

/** Every screen once by day; then by candle, in the other language and at the other sizes where it matters. */
const LOOKS: readonly Look[] = [
  {
    size: 'desktop',
    language: 'de',
    theme: 'light',
    screens: ['home', 'setup', 'gathering', 'rulebook', 'waiting', 'start', 'middle', 'refusal', 'end', 'fairness'],
  },
  { size: 'desktop', language: 'en', theme: 'dark', screens: ['middle', 'reconnecting', 'follower', 'end'] },
  { size: 'tablet', language: 'en', theme: 'light', screens: ['setup', 'middle', 'end'] },
  { size: 'tablet', language: 'de', theme: 'dark', screens: ['middle'] },
  { size: 'phone', language: 'de', theme: 'dark', screens: ['home', 'start', 'middle', 'end'] },
  { size: 'phone', language: 'en', theme: 'light', screens: ['gathering', 'middle', 'players', 'refusal', 'follower'] },
];

/** Tries until it is so. */
async function until(isSo: () => Promise<boolean>, what: string, tries = 1200): Promise<void> {
  for (let n = 0; n < tries; n++) {
    if (await isSo()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never happened: ${what}`);
}

/** One visitor who goes from screen to screen. */
class Visit {
  readonly #person: Person;
  readonly #look: Look;
  readonly #url: string;
  readonly #words: Words;
  #socket: WebSocketRoute | null = null;
  #mood: 'honest' | 'forging' | 'away' = 'honest';

  constructor(person: Person, look: Look, url: string) {
    this.#person = person;
    this.#look = look;
    this.#url = url;
    this.#words = look.language === 'de' ? de : en;
    person.forgives = true;
  }

  async take(screen: Screen): Promise<void> {
    await this.#show[screen]();
    const toast = this.#person.page.locator('.w-toast button');
    if (screen !== 'refusal' && (await toast.count()) > 0) await toast.first().dispatchEvent('click');
    await this.#person.page.waitForTimeout(700); // what glides has arrived
    const { size, language, theme } = this.#look;
    const path = join(FOLDER, `${screen}-${size}-${language}-${theme}.jpg`);
    await this.#person.page.screenshot({ path, type: 'jpeg', quality: QUALITY });
  }

  readonly #show: Readonly<Record<Screen, () => Promise<unknown>>> = {
    home: () => this.#goHome(),
    setup: () => this.#go('/new/baselland', this.#words.setup.openTable),
    gathering: async () => {
      await this.#show.setup();
      await this.#button(this.#words.setup.openTable).click();
      await this.#button(this.#words.gather.start).waitFor();
    },
    rulebook: async () => {
      await this.#person.page.goto(`${this.#url}/rules/baselland#R5.7`);
      await this.#person.page.locator('.is-here').waitFor();
    },
    waiting: () => this.#waitForBen(),
    start: () => this.#start(),
    middle: () => this.#playTo(30),
    players: async () => {
      await this.#button(new RegExp(`^${this.#words.table.players}$`)).click();
      await this.#person.page.getByRole('dialog').waitFor();
    },
    refusal: () => this.#offend(),
    reconnecting: async () => {
      this.#mood = 'away';
      await this.#socket?.close();
      await this.#person.page.locator('.w-connection.is-away').waitFor();
    },
    follower: () => this.#layUntilFollower(),
    end: () => this.#playToTheEnd(),
    fairness: async () => {
      await this.#button(this.#words.end.verify).click();
      await this.#person.page.getByText(this.#words.proof.fair).waitFor();
    },
  };

  #button(name: string | RegExp): Locator {
    return this.#person.page.getByRole('button', { name }).first();
  }
  get #options(): Locator {
    return choices(this.#person, this.#look.language);
  }
  async #isStep(step: string): Promise<boolean> {
    return (await this.#person.page.locator(`.bl[data-step="${step}"]`).count()) > 0;
  }
  async #go(path: string, button: string): Promise<void> {
    await this.#person.page.goto(this.#url + path);
    await this.#button(button).waitFor();
  }

  async #goHome(): Promise<void> {
    await this.#go('/', this.#words.home.playNow);
    await this.#person.page.locator('.w-hero-picture .bl').waitFor();
  }

  async #start(): Promise<void> {
    const { page } = this.#person;
    await page.routeWebSocket(/\/live/, (socket) => {
      if (this.#mood === 'away') return void socket.close();
      this.#socket = socket;
      const server = socket.connectToServer();
      const forged = (text: string) => text.replace(/("choice":"\w+@)[^/]*/, '$10,0'); // where the start tile lies
      socket.onMessage((text) => server.send(this.#mood === 'forging' ? forged(String(text)) : text));
    });
    await this.#goHome();
    await this.#button(this.#words.home.playNow).click();
    await until(() => this.#isStep('place'), 'my first turn');
  }

  async #menu(item: string): Promise<void> {
    const { menu, nav } = this.#words;
    await this.#button(new RegExp(`^(${menu.title}|${nav.more})$`)).click();
    await this.#person.page.getByRole('dialog').getByRole('button', { name: item }).first().click();
  }

  /** A bot plays for me until so many tiles are left; then it is my turn. */
  async #playTo(left: number): Promise<void> {
    const { page } = this.#person;
    if (!page.url().includes('/t/') || (await page.locator('.bl').count()) === 0) await this.#start();
    await this.#menu(this.#words.menu.sitOut);
    await until(async () => Number(await page.locator('.bl-pile b').textContent()) <= left, `${left} tiles left`);
    await this.#button(this.#words.menu.comeBack).dispatchEvent('click');
    await until(async () => {
      const nobody = page.locator('.bl-put').last();
      if ((await nobody.count()) > 0) await nobody.dispatchEvent('click', undefined, { timeout: 500 }).catch(() => 0);
      return this.#isStep('place');
    }, 'my turn');
    await page.waitForTimeout(2300); // the points of the others have floated away
    if (this.#look.size !== 'desktop') return;
    const spot = await page.locator('.bl-place.is-up').first().boundingBox();
    if (spot !== null) await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
  }

  async #offend(): Promise<void> {
    const { page } = this.#person;
    const close = page.getByRole('dialog').getByRole('button', { name: this.#words.nav.close });
    if ((await close.count()) > 0) await close.click();
    this.#mood = 'forging';
    await this.#options.first().dispatchEvent('click');
    await page.locator('.w-toast a').first().waitFor();
    this.#mood = 'honest';
  }

  async #layUntilFollower(): Promise<void> {
    this.#mood = 'honest';
    const { page } = this.#person;
    await until(async () => {
      if ((await page.locator('.bl-put').count()) > 2) return true;
      const options = this.#options;
      const count = await options.count();
      if (count > 0)
        await options
          .nth(count - 1)
          .dispatchEvent('click', undefined, { timeout: 500 })
          .catch(() => 0);
      return false;
    }, 'a choice of followers');
  }

  async #playToTheEnd(): Promise<void> {
    const { page } = this.#person;
    await page.mouse.move(2, 2);
    await this.#menu(this.#words.menu.sitOut);
    await finished(this.#person).waitFor({ timeout: 60_000 });
    const lines = page.locator('.w-sheet-line');
    await lines.first().waitFor();
    const longest = await lines.evaluateAll((all) => {
      const points = all.map((one) => Number(one.querySelector('b')?.textContent ?? 0));
      return points.indexOf(Math.max(...points.slice(0, 8)));
    });
    await lines.nth(longest).hover();
  }

  async #waitForBen(): Promise<void> {
    const browser = this.#person.context.browser()!;
    const ben = await Person.come(browser, { locale: this.#look.language === 'de' ? 'de-DE' : 'en-GB' });
    await sitTogether(this.#person, ben, this.#url, this.#look.language);
    await until(async () => {
      if ((await this.#options.count()) > 0)
        await this.#options
          .last()
          .dispatchEvent('click')
          .catch(() => 0);
      return (await choices(ben, this.#look.language).count()) > 0;
    }, 'the turn of the other');
  }
}

async function takeAll(): Promise<void> {
  process.env.CHROMIUM = ensureChromium();
  const problem = isPageFresh() ? null : await buildPage();
  if (problem !== null) throw new Error(problem);
  mkdirSync(FOLDER, { recursive: true });
  const isOurs = (file: string): boolean => SCREENS.some((screen) => file.startsWith(`${screen}-`));
  for (const file of readdirSync(FOLDER).filter(isOurs)) rmSync(join(FOLDER, file)); // the games' own stay
  const house = new House(BOT_PAUSE);
  await house.open();
  const browser = await launch();
  try {
    for (const look of LOOKS) {
      const [width, height] = SIZES[look.size];
      const locale = look.language === 'de' ? 'de-DE' : 'en-GB';
      const isTouch = look.size !== 'desktop';
      const person = await Person.come(browser, { width, height, locale, isTouch, dark: look.theme === 'dark' });
      await person.context.addInitScript("localStorage.setItem('kontor.name', 'Anna')");
      const visit = new Visit(person, look, house.url);
      for (const screen of SCREENS) if (look.screens.includes(screen)) await visit.take(screen);
      await person.context.close();
    }
  } finally {
    await browser.close();
    await house.tearDown();
  }
  const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size);
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
  console.log(`${sizes.length} pictures, ${kilobytes} kB, in ${FOLDER}`);
}

await takeAll();
