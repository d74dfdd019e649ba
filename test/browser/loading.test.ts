// What comes with a page's document: files that it will really load, words to be read before them; and presses that are seen at once.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { lasting } from './company.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { openHouse } from './visit.ts';
import { middleOf } from './window-law.ts';

const { house, come } = openHouse();
/** Whoever opens one page after the other. */
const opener = lasting({ come });

const HINT = /<link rel="(?:modulepreload|stylesheet)" crossorigin href="\/assets\/([\w.-]+)">/g;
const FILES = `performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\/assets\\/.*\\.(js|css)$/.test(name))
  .map((name) => name.split('/').at(-1))`;

interface Opened {
  readonly hinted: readonly string[];
  /** What it loads by itself where nothing is hinted. */
  readonly loaded: readonly string[];
}

/** Opens a page twice: by its own document, and from another page, whose document hints at nothing of it. */
async function opened({ page }: Person, url: string, until: string): Promise<Opened> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' }); // what is left half asked for is no fault of the next page
  const html = (await answer?.text()) ?? '';
  const plain = await (await fetch(`${house.url}/no/such/page`, { headers: { accept: 'text/html' } })).text();
  const always = new Set([...plain.matchAll(HINT)].map(([, file]) => file));
  const hinted = [...html.matchAll(HINT)].map(([, file]) => file).filter((file) => !always.has(file));
  await page.goto(`${house.url}/about`);
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(url)}); dispatchEvent(new PopStateEvent('popstate')); null`,
  );
  await page.locator(until).first().waitFor();
  const loaded = await page.evaluate<string[]>(FILES);
  return { hinted, loaded: loaded.filter((file) => !always.has(file)) };
}

/** The parts of a page that everything waits for. */
const needed = (files: readonly string[], names: RegExp): string[] => files.filter((file) => names.test(file)).sort();

describe('what a document hints at', () => {
  test.each(GAME_IDS)('a table of %s loads all of it by itself, and its board is among it', async (game) => {
    const person = await opener();
    const url = await middleOf(house, person, game, 0);
    const { hinted, loaded } = await opened(person, url, '.w-board .k-board');
    expect(hinted.filter((file) => !loaded.includes(file))).toEqual([]);
    const parts = new RegExp(`^(?:TablePage|board|base|kit|pages|en|${game}[\\w-]*)-[\\w-]{8}\\.(?:js|css)$`);
    expect(needed(hinted, parts)).toEqual(needed(loaded, parts));
    expect(hinted.some((file) => file.endsWith('.css'))).toBe(true);
  });

  test('set-up and the front page load all of it by themselves', async () => {
    const person = await opener();
    for (const [path, until] of [
      ['/', '.w-hero-game'],
      ['/new/tybor', '.w-setup'],
    ] as const) {
      const { hinted, loaded } = await opened(person, `${house.url}${path}`, until);
      expect(hinted.length).toBeGreaterThan(0);
      expect(hinted.filter((file) => !loaded.includes(file))).toEqual([]);
    }
  });
});

describe('before its scripts are here', () => {
  const text = async (path: string, language: string): Promise<string> =>
    await (await fetch(`${house.url}${path}`, { headers: { 'accept-language': language } })).text();

  test.each([
    ['/', 'de-DE,de;q=0.9', 'de', 'Gute Spiele an einem guten Tisch.'],
    ['/', 'en-GB', 'en', 'Good games at a good table.'],
    ['/new/riga', 'de', 'de', 'Ein Tisch für Riga'],
    ['/new/riga', 'en', 'en', 'A table for Riga'],
    ['/t/whatever', 'de', 'de', 'Du kommst an den Tisch'],
    ['/t/whatever', 'en', 'en', 'Coming to the table'],
  ])('%s can be read in %s', async (path, accepts, language, said) => {
    const html = await text(path, accepts);
    expect(html).toContain(`<html lang="${language}"`);
    const body = html.slice(html.indexOf('<body'));
    expect(body).toContain(said);
    expect(body).not.toContain('<script'); // nothing inline: the rules of the house forbid it
  });

  /** The page as it stays where none of its modules comes. */
  const withoutModules = async ({ page }: Person, url: string): Promise<void> => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(url);
  };
  const heading = (page: Page): Promise<boolean> => page.locator('.w-shell h1').isVisible();

  test('set-up says of where a game’s rules come from what its page says: longer, it would be painted again', async () => {
    const person = await opener();
    const note = person.page.locator('.w-source');
    await person.page.goto(`${house.url}/new/riga`);
    await person.page.locator('.w-setup').waitFor();
    const plain = (html: string): string =>
      html
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const [, written = ''] = /<p class="w-source">(.*?)<\/p>/.exec(await text('/new/riga', 'en')) ?? [];
    expect(plain(written)).toContain('reconstructed');
    expect(plain(written)).toBe(plain(await note.innerHTML()));
  });

  test('what somebody has chosen in this browser counts: no words in another language, their own theme', async () => {
    const person = await come({ locale: 'de-DE' });
    person.forgives = true;
    await withoutModules(person, house.url);
    expect(await heading(person.page)).toBe(true);
    await person.page.evaluate(`localStorage.setItem('kontor.prefs', '{"language":"en","theme":"dark"}')`);
    await person.page.reload();
    expect(await heading(person.page)).toBe(false);
    expect(await person.page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await person.context.close();
  });
});

test.each([true, false])(
  'what is pressed is drawn as pressed before the board hears of it, touch: %s',
  async (isTouch) => {
    const anna = await come({ width: 390, height: 844, isTouch });
    const { page } = anna;
    const seats = [{ person: anna, name: 'Anna' }, 'random' as const];
    await page.goto(await tableAt(house, golden('tybor-2-drawn'), 0, seats));
    const card = page.locator('button.ty-handcard').first();
    await card.waitFor();
    await page.evaluate(`globalThis.told = []; new MutationObserver((all) => all.forEach(({ attributeName, target }) => {
    if (attributeName === 'data-pressed') told.push(target.hasAttribute('data-pressed') ? 'pressed' : 'let go');
    else if (target.matches('.ty-handcard.is-chosen, .ty-handcard.is-held')) told.push('chosen');
  })).observe(document.body, { subtree: true, attributeFilter: ['data-pressed', 'class'] }); null`);
    await (isTouch ? card.tap() : card.click());
    await page.locator('.ty-handcard:is(.is-chosen, .is-held)').first().waitFor();
    const told = await page.evaluate<string[]>('told');
    expect(told[0]).toBe('pressed');
    expect(told.indexOf('chosen')).toBeGreaterThan(told.indexOf('pressed'));
    expect(await page.locator('[data-pressed]').count()).toBe(0);
    await anna.leave();
  },
);

test('what is drawn anew between a press and its frame is pressed all the same, if it still says the same', async () => {
  const anna = await opener();
  const { page } = anna;
  await page.goto(await tableAt(house, golden('tybor-2-drawn'), 0, [{ person: anna, name: 'Anna' }, 'random']));
  await page.locator('button.ty-handcard').first().waitFor();
  // Two buttons of our own over the table; whichever is pressed is replaced before the frame, one by its like, one by another.
  await page.evaluate(`globalThis.heard = [];
    const bar = document.createElement('div');
    bar.style = 'position: fixed; inset: 0 auto auto 0; z-index: 9999; background: white';
    bar.innerHTML = '<button>keep</button> <button>pay</button>';
    document.querySelector('.w-table').append(bar);
    bar.addEventListener('click', ({ target, isTrusted }) => isTrusted || heard.push(target.textContent));
    addEventListener('click', ({ target, isTrusted }) => {
      const next = target.textContent === 'keep' ? 'keep' : 'buy';
      if (isTrusted) requestAnimationFrame(() => (target.outerHTML = '<button>' + next + '</button>'));
    }, true); null`);
  for (const name of ['keep', 'pay']) {
    await button(page, name).click();
    await page.locator('[data-pressed]').waitFor({ state: 'detached' });
  }
  await button(page, 'buy').waitFor();
  await button(page, 'keep').click();
  await expect.poll(() => page.evaluate('heard')).toEqual(['keep', 'keep']);
});
