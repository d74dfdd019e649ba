// What a browser says about a page: paints, shifts, how long presses take, how much it works.
import type { Browser, CDPSession, Page } from 'playwright-core';

/** A phone of the middle class: its processor is a quarter as fast as this one. */
export const SLOWER = 4;
export const PHONE = { width: 390, height: 844 };

export interface Net {
  readonly name: string;
  readonly latency: number;
  /** Megabits a second. */
  readonly down: number;
  readonly up: number;
}
/** Round trips and rates as Lighthouse and WebPageTest use them. */
export const NETS: readonly Net[] = [
  { name: 'fast 4G', latency: 60, down: 9, up: 1.5 },
  { name: 'slow 4G', latency: 150, down: 1.6, up: 0.75 },
];
const BYTES = 1e6 / 8;

export async function slowDown(session: CDPSession, net: Net | null): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (net === null) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: net.latency,
    downloadThroughput: net.down * BYTES,
    uploadThroughput: net.up * BYTES,
  });
}

/** Runs in every page before its own scripts. */
export const WATCH = `(() => {
  const seen = { lcp: 0, cls: 0, what: '', presses: {} };
  globalThis.benched = seen;
  let [from, last, sum] = [0, 0, 0];
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.what = element?.className || element?.tagName || '';
  });
  // The worst burst of shifts: at most five seconds, less than one apart.
  watch('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    if (startTime - last > 1000 || startTime - from > 5000) [from, sum] = [startTime, 0];
    [last, sum] = [startTime, sum + value];
    seen.cls = Math.max(seen.cls, sum);
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId > 0) seen.presses[interactionId] = Math.max(seen.presses[interactionId] ?? 0, duration);
  }, { durationThreshold: 16 });
})()`;

/** Runs in a page before its own scripts: notes when what it is about was first drawn. */
export const drawnAt = (what: string): string => `(() => {
  globalThis.drawn = 0;
  new MutationObserver((_, observer) => {
    if (document.querySelector(${JSON.stringify(what)}) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.drawn = performance.now(); }));
  }).observe(document, { subtree: true, childList: true });
})()`;

export interface Painted {
  readonly lcp: number;
  /** When what the page is about was drawn: the board of a table. */
  readonly drawn: number;
  readonly cls: number;
  readonly what: string;
}

/** Loads a page until what it is about is there, and a while longer: what comes late may still move it. */
export async function paint(page: Page, url: string, until: string): Promise<Painted> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(until).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  return page.evaluate<Painted>('({ lcp: benched.lcp, drawn, cls: benched.cls, what: benched.what })');
}

/** How long each press took until the next frame, in milliseconds; a press too quick to be noted counts as 8. */
export async function pressTimes(page: Page, presses: number): Promise<number[]> {
  const noted = await page.evaluate<number[]>('Object.values(benched.presses)');
  return [...noted, ...Array.from({ length: Math.max(0, presses - noted.length) }, () => 8)].sort((a, b) => a - b);
}

/** Processor time of the page's own thread so far, in milliseconds: other work on the machine does not count. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
export const countThread = (session: CDPSession): Promise<unknown> =>
  session.send('Performance.enable', { timeDomain: 'threadTicks' });
/** Until what a press has changed is drawn. */
export const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))';

const IDLE_MS = 5000;
/** Processor time of all of the browser's processes while nothing happens, in milliseconds a second. */
export async function idleWork(browser: Browser, page: Page): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const spent = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await spent();
  await page.waitForTimeout(IDLE_MS);
  const after = await spent();
  await session.detach();
  return ((after - before) * 1000) / (IDLE_MS / 1000);
}

/** In the page: notes when something last moved or changed on the board. */
export const MOTION = `(() => {
  globalThis.moved = 0;
  const now = () => { globalThis.moved = performance.now(); };
  new MutationObserver(now).observe(document.querySelector('.w-board'), { subtree: true, childList: true, attributes: true });
  const look = () => {
    const isMoving = document.getAnimations().some(({ playState, effect }) =>
      playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime));
    if (isMoving) now();
    setTimeout(look, 50); // a look at every frame would slow the presses down
  };
  look();
})()`;
