// People at real browsers: a real server on a temporary file, real Chromium, everything by what the page says.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/chromium.ts';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import type { ServerOptions } from '../../src/server/settings.ts';
import type { Store } from '../../src/store/store.ts';
import { openFile } from '../disk.ts';
import { becomes } from './answers.ts';

/**
 * Shadows and blur cost a processor without graphics much, and no test looks at them. Nor need anything be drawn: everything is
 * in its place for hands all the same. What looks at colours has daylight for that one look (`AT_DAY`). The cloth behind the page
 * and what lies on top of it (dialogs) are no part of the body for those who draw; and what is in drawings is prepared for drawing even
 * behind that, which costs more than all else of a frame. Sounds are made, but not played.
 */
const PLAIN = `(() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync('*, ::before, ::after { filter: none !important; box-shadow: none !important; }');
  globalThis.night = new CSSStyleSheet();
  night.replaceSync(
    'body, dialog, [popover] { opacity: 0 } ' +
    'svg[aria-hidden="true"] > * { visibility: hidden } ' +
    'html, body, ::backdrop { background: none !important; backdrop-filter: none !important }',
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

/** Chromium accepts only one list, so the features that Playwright would switch off in a driven browser are here too. */
const SWITCHED_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Ours: the address bar's list is two pages in a process of their own for every window, a third of what a visit costs;
  // and a process kept ready for a page that nobody opens.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export const FLAGS = [
  `--disable-features=${SWITCHED_OFF.join()}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright says when it keeps a page from being kept. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Somebody has left a table before the connection to it was there. */
const LEFT_EARLY = 'WebSocket is closed before the connection is established';

/** A browser of one's own, for scripts; the tests share one. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: FLAGS, timeout: 60_000 });

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
    const store = await openFile(join(this.#folder, 'kontor.sqlite'));
    this.#store = store;
    this.#server = await startServer({
      store,
      backupFolder: join(this.#folder, 'backups'),
      host: '127.0.0.1',
      port: this.#port,
      ...(page !== undefined && { page }),
      limits: { perAddress: 1e6, newPersons: 1e6, newTables: 1e6 },
      ...this.#options,
    });
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
}

/** Somebody with their own browser. Errors in the page are collected. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[] = [];
  /** Presses with a finger, not with a mouse. */
  readonly isTouch: boolean;
  /** While the server is away on purpose, failed requests are no fault. */
  forgives = false;

  private constructor(context: BrowserContext, page: Page, isTouch: boolean) {
    this.context = context;
    this.page = page;
    this.isTouch = isTouch;
    this.#listenTo(page);
  }

  static async come(browser: Browser, looks: Looks = {}): Promise<Person> {
    const { width = 1440, height = 900, locale = 'en-GB', isTouch = false, dark = false } = looks;
    const { keeps = false, plain = false, isMeasured = false } = looks;
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
    return new Person(context, await context.newPage(), isTouch);
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
    await becomes(this, `document.querySelector('[data-pressed]') === null`);
  }

  async leave(): Promise<void> {
    assert.deepEqual(this.complaints, []);
    await this.context.close();
  }
}
