// The game of Baselland in the pictures, from the front page to the proof of fairness, one screen after the other.
import type { Locator, WebSocketRoute } from 'playwright-core';
import type { PageWords } from '../../src/words/index.ts';
import { Person } from '../../test/browser/players.ts';
import { choices, counted, type Language, sitTogether } from '../../test/browser/steps.ts';
import { SAID } from '../words.ts';
import { until } from './until.ts';

/** In the order in which a visitor comes to them. */
export const SCREENS = [
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
export type Screen = (typeof SCREENS)[number];
export interface VisitLook {
  readonly size: string;
  readonly language: Language;
}

/** One visitor who goes from screen to screen. */
export class Visit {
  readonly #person: Person;
  readonly #look: VisitLook;
  readonly #url: string;
  readonly #words: PageWords;
  #socket: WebSocketRoute | null = null;
  #mood: 'honest' | 'forging' | 'away' = 'honest';

  constructor(person: Person, look: VisitLook, url: string) {
    this.#person = person;
    this.#look = look;
    this.#url = url;
    this.#words = SAID[look.language];
    person.forgives = true;
  }

  /** Goes there. */
  async see(screen: Screen): Promise<void> {
    await this.#show[screen]();
    const toast = this.#person.page.locator('.w-toast button');
    if (screen !== 'refusal' && (await toast.count()) > 0) await toast.first().dispatchEvent('click');
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
      await this.#person.page.getByText(SAID[this.#look.language].shuffle.levels.mine).waitFor();
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

  /** A bot plays for me until this many tiles are left; then it is my turn. */
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
    await counted(this.#person, 60_000);
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
