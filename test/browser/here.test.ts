// Tables in this browser: several people on one device, and no network at all.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { parseRecord } from '../../src/kernel/record.ts';
import { buildIn } from '../../src/server/build.ts';
import { PAGE_FOLDER } from '../../src/server/page.ts';
import { verify } from '../../src/table/replay.ts';
import { unseen } from './answers.ts';
import { button, fromMenu } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { pressOn } from './pressing.ts';
import { choices, chooseOpponent, counted, expectClean, finished, openPaper, WORDS } from './steps.ts';
import { buildOf, isKept, traces, viewsKept } from './traces.ts';
import { openHouse } from './visit.ts';
import { follow } from './ways.ts';

const { house, come } = openHouse();
/** For tests that shut the house down or open it with another page: the next one finds it as it was. */
const reopened = () =>
  afterEach(async () => {
    await house.close();
    await house.open();
  });

/** Lays a table on this device for these people. */
async function sitDown(game: string, names: readonly string[]): Promise<Person> {
  const person = await come();
  const { page } = person;
  await page.goto(`${house.url}/new/${game}`);
  await page.getByText('On this device', { exact: true }).click();
  for (const [i, name] of names.entries()) {
    if (i > 1) await button(page, 'One seat more').click();
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  }
  await button(page, 'Play here').click();
  await page.waitForURL(/\/here\//);
  return person;
}

/** Confirms who they are, once the table has been covered long enough. */
async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
  await page.waitForTimeout(550);
  await button(page, `I am ${name}`).click();
}

const hand = (page: Page) => page.locator('.ty-handcard');
const namesInHand = async (page: Page): Promise<string[]> => {
  await hand(page).first().waitFor();
  return hand(page).locator('.ty-name').allTextContents();
};
/** Not a part of another one: there are Hanne and Hannes. */
const word = (name: string): RegExp => new RegExp(`\\b${name}\\b`);
const pick = async (page: Page): Promise<void> => {
  await hand(page).first().dispatchEvent('click');
  await page.locator('.ty-place.is-open').first().dispatchEvent('click');
};
describe('several people on one device', () => {
  test('hidden hands: nothing of the last one is left in the page when the next one looks', async () => {
    const person = await sitDown('tybor', ['Anna', 'Ben']);
    const { page } = person;
    await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
    await expectClean(person, 'hand-over');
    await take(page, 'Anna');
    let first = 'Anna';
    for (let trick = 0; trick < 2; trick++) {
      const second = first === 'Anna' ? 'Ben' : 'Anna';
      const firsts = await namesInHand(page);
      expect(firsts.length).toBeGreaterThan(2);
      expect(await viewsKept(page)).toBeGreaterThan(0);
      await pick(page);
      await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
      const covered = await traces(page);
      for (const name of firsts) expect(covered).not.toMatch(word(name));
      expect(await page.locator('.ty, .w-board, .w-side, .w-players').count()).toBe(0);
      expect(await viewsKept(page)).toBe(0);

      if (trick === 0) {
        await page.waitForTimeout(550);
        await button(page, `${first} wants to change something`).click();
        expect((await namesInHand(page)).toSorted()).toEqual(firsts.toSorted());
        await pick(page);
        await page.getByRole('heading', { name: `Pass the device to ${second}` }).waitFor();
        await page.reload(); // a reload covers the table too, and keeps the choice
      }
      await take(page, second);
      const seconds = await namesInHand(page);
      const shown = await traces(page);
      const onlyFirsts = firsts.filter((name) => !seconds.includes(name));
      expect(onlyFirsts.length).toBeGreaterThan(0);
      for (const name of onlyFirsts) expect(shown).not.toMatch(word(name));
      await pick(page);
      first = await untilPicking(page, second, seconds.length);
    }
    await expectClean(person, 'a table on this device');
    await person.leave();
  });

  test('the front page shows a small picture of their table, with nobody’s hand in it', async () => {
    const { page } = await sitDown('tybor', ['Anna', 'Ben']);
    await take(page, 'Anna');
    const [first] = await namesInHand(page);
    await page.goto(house.url);
    const picture = page.locator('.w-mine-picture img');
    await picture.waitFor();
    expect(
      await page.evaluate(
        "(({ naturalWidth: w, naturalHeight: h }) => [w, h])(document.querySelector('.w-mine-picture img'))",
      ),
    ).toEqual([240, 126]);
    expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).not.toContain(first);
  });

  test('where nothing is hidden the device just goes on; two tabs stay one game; they stop together, and play again', async () => {
    const person = await sitDown('baselland', ['Anna', 'Ben']);
    const { page } = person;
    await choices(person).first().waitFor({ state: 'attached' });
    const tab = await person.context.newPage();
    await tab.goto(page.url());
    const there = tab.getByRole('list', { name: WORDS.en.options }).getByRole('button');
    await there.first().waitFor({ state: 'attached' });
    const before = await choices(person).allInnerTexts();
    await choices(person).first().dispatchEvent('click');
    await expect.poll(() => there.allInnerTexts()).not.toEqual(before);
    await page.keyboard.press('z');
    await expect.poll(() => there.allInnerTexts()).toEqual(before);
    await pressOn(person, { most: 10 });
    await openPaper(tab, 'Log');
    await expect.poll(() => tab.getByText(/Ben lays|Anna lays/).count()).toBeGreaterThan(3);
    await expect.poll(() => tab.getByText('Ben lays').count()).toBeGreaterThan(0);
    await tab.close();
    await fromMenu(person, /End the game|Stop the game|without a result/i);
    await counted(person);
    const first = page.url();
    await finished(person).click();
    await page.waitForURL((url) => url.href !== first);
    await choices(person).first().waitFor({ state: 'attached' });
    await follow(page, '/');
    await page.getByRole('link', { name: 'Play on' }).first().waitFor();
    await button(page, 'Baselland: throw away').first().click();
    await button(page, 'Really throw it away?').click();
    await expect.poll(() => button(page, 'Baselland: throw away').count()).toBe(0);
    await follow(page, '/games'); // the one they stopped is among those that are over
    await page.getByText('Over', { exact: true }).click();
    await expect.poll(() => button(page, 'Baselland: throw away').count()).toBe(1);
    await person.leave();
  });
});

/** Does what the trick asks of whoever is next, until it is picked again, from fewer cards; returns who has the device. */
async function untilPicking(page: Page, had: string, cards: number): Promise<string> {
  let holder = had;
  // Step and cards at one moment: between two looks the last pick may go through, and one card less be in hand.
  const picks = page
    .locator(`.ty[data-step="pick"]:not(:has(li:nth-child(${cards}) > .ty-handcard)) .ty-handcard`)
    .first();
  const passed = page.getByRole('heading', { name: /Pass the device to/ });
  const open = page.locator('.ty[data-step="use"] .ty-place.is-open, .ty:not([data-step="pick"]) .ty-choice').first();
  for (let done = 0; done < 100; done++) {
    await picks.or(passed).or(open).first().waitFor({ timeout: 60_000 });
    if ((await passed.count()) > 0) {
      holder = ((await passed.textContent()) ?? '').split(' ').at(-1)!;
      await take(page, holder);
    } else if ((await picks.count()) > 0) return holder;
    else await open.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => undefined);
  }
  throw new Error('nobody picks');
}

/** When the page and all its parts are kept. */
const kept = ({ page }: Person): Promise<unknown> => expect.poll(() => isKept(page), { interval: 100 }).toBe(true);

/** All five games begin, from the front page. */
async function beginsAll({ page }: Person): Promise<void> {
  for (const [title, board] of [
    ['Baselland', '.bl'],
    ['The Great Split', '.gs'],
    ['Riga', '.rg'],
    ['Guilds of London', '.gl'],
    ['Tybor', '.ty'],
  ] as const) {
    await follow(page, '/');
    const isFirst = ((await page.locator('#hero').textContent()) ?? '').includes(title);
    await button(page, isFirst ? WORDS.en.playNow : new RegExp(`^Play.*: .*${title}`))
      .first()
      .click();
    await page.waitForURL(/\/here\//);
    await page.locator(board).first().waitFor();
    await page.locator('.w-turn.is-mine').waitFor({ timeout: 60_000 });
  }
}

describe('without network', () => {
  reopened();
  test('home, rulebook, all five games started, and a whole one against bots, reloaded in the middle; later it is uploaded and verified', async () => {
    const person = await come({ keeps: true });
    const { page, context } = person;
    await page.goto(house.url);
    await kept(person);
    person.forgives = true;
    await context.setOffline(true);
    await house.close();

    await page.reload();
    await page.getByRole('heading', { name: 'No network: play here' }).waitFor();
    await expectClean(person, 'home without network');
    await page.getByRole('link', { name: 'Rulebook: Riga' }).click();
    await page.getByText('R5.1').first().waitFor();
    await follow(page, '/rules/tybor');
    await page.getByText('R3.1').first().waitFor();
    await beginsAll(person);

    await page.goto(`${house.url}/new/baselland`);
    for (const seat of [2, 3, 4]) {
      if (seat > 2) await button(page, 'One seat more').click();
      await page
        .getByRole('group', { name: `Seat ${seat}` })
        .getByText('Bot', { exact: true })
        .click();
      await chooseOpponent(page, seat, 'Chance');
    }
    await button(page, 'Play here').click();
    await page.waitForURL(/\/here\//);
    await page.setViewportSize({ width: 800, height: 600 }); // less to draw
    await unseen(person, () => pressOn(person, { most: 6 }));
    const lays = page.locator('.w-log-entry').getByText(/ lays /); // not the announcement: that passes
    await openPaper(page, 'Log');
    await expect.poll(() => lays.count()).toBeGreaterThan(3);
    const laid = await lays.count();
    await page.reload();
    await openPaper(page, 'Log');
    await expect.poll(() => lays.count()).toBeGreaterThanOrEqual(laid);
    await page.keyboard.press('Escape');
    await unseen(person, () => pressOn(person, { nth: 1 }));
    await counted(person);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await button(page, 'Upload').isDisabled()).toBe(true);
    await page.getByText('as soon as the network is back').waitFor();
    await expectClean(person, 'the end of a game without network');

    await house.open();
    await context.setOffline(false);
    await expect.poll(() => button(page, 'Upload').isEnabled()).toBe(true);
    person.forgives = false;
    await button(page, 'Upload').click();
    await page.getByRole('link', { name: 'Look at it there' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByText('Played elsewhere').first().waitFor();
    const id = page.url().split('/t/')[1];
    const record = parseRecord(await (await fetch(`${house.url}/api/tables/${id}/record`)).text());
    expect(verify((await loadGame('baselland')).game, record)).toBeNull();
    expect(record.result).not.toBeNull();
    await person.leave();
  });
});

/** Another build: the same files under another name. */
function otherBuild(): { folder: string; build: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-build-'));
  cpSync(PAGE_FOLDER, folder, { recursive: true });
  const build = 'feedbeef0123';
  for (const file of ['index.html', 'sw.js'])
    writeFileSync(
      join(folder, file),
      readFileSync(join(folder, file), 'utf8').replaceAll(buildIn(PAGE_FOLDER)!, build),
    );
  return { folder, build };
}

describe('a new version', () => {
  reopened();
  test('the page says so, works until it is reloaded, and the old one is dropped when nobody uses it', async () => {
    const person = await come({ keeps: true });
    const { page } = person;
    await page.goto(house.url);
    await kept(person);
    const table = await tableAt(house, golden('baselland-2-manual'), 0, [{ person, name: 'Anna' }, 'random']);
    await follow(page, new URL(table).pathname);
    await choices(person).first().waitFor({ state: 'attached' });
    const other = otherBuild();
    person.forgives = true;
    await house.close();
    await house.open(other.folder);
    await page.getByText('There is a new version.').waitFor();
    await expectClean(person, 'a new version');
    await expect.poll(() => choices(person).count()).toBeGreaterThan(0);
    // The running game is not broken; a press while the page is still away may have to be repeated.
    const press = () => choices(person).first().dispatchEvent('click', undefined, { timeout: 3000 });
    await expect
      .poll(async () => [await press().catch(() => null), await page.getByText(/ lays /).count()][1], { interval: 500 })
      .toBeGreaterThan(0);
    await button(page, 'Load again').click();
    await expect.poll(() => buildOf(page)).toBe(other.build);
    await page.reload();
    await expect.poll(() => page.evaluate<string[]>('caches.keys()')).toEqual([`kontor-${other.build}`]);
    await house.close();
    await page.goto(house.url);
    expect(await buildOf(page)).toBe(other.build);
    await house.open();
    rmSync(other.folder, { recursive: true, force: true });
    person.complaints.length = 0;
    await person.leave();
  });

  test('a page that speaks an old protocol is refused, and says that it has to be reloaded', async () => {
    const person = await come();
    const { page } = person;
    await page.goto(await tableAt(house, golden('baselland-2-manual'), 12, [{ person, name: 'Anna' }, 'random']));
    await choices(person).first().waitFor({ state: 'attached' });
    // What a page built for another protocol would send.
    await page.addInitScript({
      content: `window.WebSocket = class extends window.WebSocket {
        constructor(url) { super(String(url).replace(/protocol=\\d+/, 'protocol=0')); }
      };`,
    });
    await page.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-kontor-protocol': '0' } }),
    );
    person.forgives = true;
    await page.reload();
    await page.getByText('this page can no longer talk to it').waitFor();
    expect(await choices(person).count()).toBe(0);
    await page.unroute('**/api/**');
    person.complaints.length = 0;
    await person.leave();
  });
});
