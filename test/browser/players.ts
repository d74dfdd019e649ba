// People at real browsers: a real server on a temporary file, real Chromium, everything by what the page says.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Disposable, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { ServerOptions } from '../../src/server/settings.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { FLAGS } from './flags.ts';

/**
 * Shadows and blur cost a processor without graphics much, and no test looks at them. Nor need anything be drawn: everything is
 * in its place for hands all the same. What looks at colours has daylight for that one look (`AT_DAY`). The cloth behind the page
 * and what lies on top of it (dialogs) are no part of the body for those who draw. The night names its elements: a rule for all of
 * them (what is behind a dialog) would let every style of the page be computed anew for each look. Sounds are made, but not played.
 */
const PLAIN = `(() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(
    '*, ::before, ::after { filter: none !important; box-shadow: none !important } ' +
    '::backdrop { background: none !important; backdrop-filter: none !important }',
  );
  globalThis.night = new CSSStyleSheet();
  night.replaceSync(
    'body, dialog, [popover] { opacity: 0 } ' +
    'html, body { background: none !important; backdrop-filter: none !important }',
  );
  document.adoptedStyleSheets.push(plain, night);
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      void this.suspend();
    }
    resume() {
      return Promise.resolve();
    }
  };
})()`;

/**
 * In the page: what `look` finds by day, where everything has its colours. It may wait, but not for the clock: it has to end before
 * the next picture, so that the day is never drawn.
 */
export const AT_DAY = `const atDay = async (look) => {
  const night = globalThis.night ?? {};
  night.disabled = true;
  try {
    return await look();
  } finally {
    night.disabled = false;
  }
};`;

/** What Playwright says when it keeps a page from being kept. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Somebody has left a table before the connection to it was there. */
const LEFT_EARLY = 'WebSocket is closed before the connection is established';

/** A browser of one's own, for scripts; the tests share one. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: FLAGS, timeout: 60_000 });

/**
 * Ports of houses that are closed for good. The next one of this process takes such a port, so that browsers which stay from file to
 * file find what they have cached: it belongs to an address.
 */
const vacant: number[] = [];

/** A server that can be stopped and started again on the same file and port. */
export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kontor-house-'));
  readonly #options: Partial<ServerOptions>;
  #server: RunningServer | null = null;
  #store: Store | null = null;
  #port = 0;

  constructor(botPause = 20, options: Partial<ServerOptions> = {}) {
    this.#options = { botPause, ...options };
  }

  /** `page`: the folder of another build. */
  async open(page?: string): Promise<void> {
    const store = await openStore({ db: join(this.#folder, 'kontor.sqlite') });
    this.#store = store;
    const serve = (port: number) =>
      startServer({
        store,
        backupFolder: join(this.#folder, 'backups'),
        host: '127.0.0.1',
        port,
        ...(page !== undefined && { page }),
        limits: { perAddress: 1e6, newPersons: 1e6, newTables: 1e6 },
        ...this.#options,
      });
    const inherited = this.#port === 0 ? vacant.pop() : undefined;
    this.#server = inherited === undefined ? await serve(this.#port) : await serve(inherited).catch(() => serve(0)); // somebody else may have it by now
    this.#port = this.#server.port;
  }
  /** What the server keeps, for what only its host may do. */
  get store(): Store {
    if (this.#store === null) throw new Error('the house is closed');
    return this.#store;
  }
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }
  async close(): Promise<void> {
    await this.#server?.stop();
    this.#server = null;
  }
  async tearDown(): Promise<void> {
    await this.close();
    if (this.#port > 0) vacant.push(this.#port);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export interface Looks {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: 'de-DE' | 'en-GB' | 'fr-FR';
  readonly isTouch?: boolean;
  readonly dark?: boolean;
  /** Whether the page may keep itself for use without network; it costs a while, so only for those who need it. */
  readonly keeps?: boolean;
  /** Drawn as cheaply as can be, because nobody looks: in coarse dots, without shadows and blur. */
  readonly plain?: boolean;
  /** Laid out in dots as fine as those of a screen all the same, for what measures: an edge is never thinner than a dot. */
  readonly isMeasured?: boolean;
  /** A browser that has never been anywhere, with nothing in its cache. Others may be lent one that somebody has left. */
  readonly isNew?: boolean;
}

/** Makes the page's own storage as empty as it is for a newcomer. */
const FORGET = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
})()`;

/** What is heard of a page; it is no longer listened to when somebody else gets it. */
const HEARD = [
  'console',
  'pageerror',
  'requestfailed',
  'response',
  'request',
  'dialog',
  'download',
  'websocket',
] as const;

/** A browser of one's own: a context with one page. */
export interface Room {
  readonly context: BrowserContext;
  readonly page: Page;
}

async function openRoom(browser: Browser, looks: Looks): Promise<Room> {
  const { width, height, locale, isTouch, dark, keeps, plain, isMeasured } = { ...USUAL, ...looks };
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: plain && !isMeasured ? 0.25 : 1,
    locale,
    hasTouch: isTouch,
    isMobile: isTouch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(60_000); // machines may be busy
  // Moves of others are shown one after the other for people; tests need no pause.
  await context.addInitScript(() => {
    localStorage.getItem('kontor.prefs') ??
      localStorage.setItem('kontor.prefs', '{"speed":"instant","confirm":"never"}');
  });
  if (plain) await context.addInitScript({ content: PLAIN });
  return { context, page: await context.newPage() };
}

const USUAL = {
  width: 1440,
  height: 900,
  locale: 'en-GB',
  isTouch: false,
  dark: false,
  keeps: false,
  plain: false,
  isMeasured: false,
  isNew: false,
} as const satisfies Required<Looks>;

/** Somebody with their own browser. Errors in the page are collected. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[] = [];
  /** Presses with a finger, not with a mouse. */
  readonly isTouch: boolean;
  /** While the server is away on purpose, failed requests are no fault. */
  forgives = false;
  readonly #looks: Required<Looks>;
  readonly #begun: Disposable[] = [];
  /** Where the browser goes when its owner leaves. */
  readonly #giveBack: (person: Person) => Promise<void>;

  constructor(room: Room, looks: Looks, giveBack: (person: Person) => Promise<void>) {
    this.context = room.context;
    this.page = room.page;
    this.#looks = { ...USUAL, ...looks };
    this.#giveBack = giveBack;
    this.isTouch = this.#looks.isTouch;
    this.#listenTo(this.page);
  }

  static async come(
    browser: Browser,
    looks: Looks = {},
    giveBack = ({ context }: Person): Promise<void> => context.close(),
  ): Promise<Person> {
    return new Person(await openRoom(browser, looks), looks, giveBack);
  }

  /** A script at the beginning of every page from now on, as long as this person stays. */
  async begin(script: string): Promise<void> {
    this.#begun.push(await this.context.addInitScript({ content: script }));
  }

  /**
   * Leaves the browser as a newcomer would find it, but for what it has cached: nothing kept, nothing changed about it. What cannot be
   * undone by this (what a session of devtools has done) needs a browser that is `isNew`.
   */
  async tidyUp(origin: string): Promise<void> {
    const { context, page } = this;
    const { width, height, dark } = this.#looks;
    for (const name of HEARD) page.removeAllListeners(name);
    for (const other of context.pages()) if (other !== page) await other.close();
    await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false), context.clearCookies()]);
    for (const script of this.#begun.splice(0)) await script.dispose();
    await page.goto(`${origin}/healthz`); // first, so that nothing of the old page is laid out once more
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ media: null, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.evaluate(FORGET);
    await context.clearCookies(); // what the last page has been given meanwhile
    await page.goto('about:blank'); // where everybody begins; its process stays
  }

  #listenTo(page: Page): void {
    const note = (text: string) => {
      if (!this.forgives) this.complaints.push(text);
    };
    page.on('console', (message) => {
      if (message.text() === BLOCKED || message.text().includes(LEFT_EARLY)) return;
      if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => note(`pageerror: ${error.message}`));
    page.on('requestfailed', (request) => {
      if (/\/favicon[\w-]*\.svg$/.test(request.url())) return; // replaced before it came: the icon says whose turn it is
      const why = request.failure()?.errorText ?? '';
      // Whoever goes on to another page gives up what was still asked for: nobody waits for the answer.
      if (request.method() === 'GET' && why === 'net::ERR_ABORTED') return;
      note(`failed: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
    });
  }

  /** Presses a place on the page with what this person has. What is pressed is seen first, and counts after that. */
  async pressAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    if (this.isTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.page.locator('[data-pressed]').waitFor({ state: 'detached' });
  }

  async leave(): Promise<void> {
    assert.deepEqual(this.complaints, []);
    await this.#giveBack(this);
  }
}
