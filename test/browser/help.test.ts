// Bots in the page: how strong they are, a hint in the game, a review after it. The last two are thought out in the browser.
import { expect, test } from 'vitest';
import { becomes } from './answers.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices, chooseOpponent, expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { sitAt, stayer } from './ways.ts';

const visit = openHouse(0);
const { house } = visit;
/** At a screen of the usual size. */
const atDesk = stayer(visit);
const hand = stayer(visit, { isTouch: true });
/** With a device in the hand, of this size. */
async function inHand(width: number, height: number): Promise<Person> {
  const person = await hand();
  await person.page.setViewportSize({ width, height });
  return person;
}

test('set-up and gathering offer every level of bot, and say what to expect of it', async () => {
  const anna = await inHand(360, 740);
  const { page } = anna;
  await page.goto(`${house.url}/new/baselland`);
  const sitter = (seat: number) => page.getByRole('button', { name: new RegExp(`^Seat ${seat}: `) });
  expect(await sitter(3).textContent()).toContain('UeliClub');
  await sitter(3).tap();
  const gallery = page.getByRole('dialog', { name: 'Seat 3: who sits there' });
  await expect.poll(() => gallery.locator('.w-place-card strong').allTextContents()).toHaveLength(6);
  expect(await gallery.locator('.w-choice label').allTextContents()).toEqual([
    'Chance',
    'Beginner',
    'Club',
    'Expert',
    'Master',
  ]);
  await gallery.getByRole('button', { name: /^Balthasar/ }).tap();
  await page.getByText('the strongest at the table').waitFor();
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Bot', { exact: true }).tap();
  expect(await sitter(2).textContent()).toContain('UeliClub');
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Friend', { exact: true }).tap();
  expect(await sitter(2).count()).toBe(0);
  await button(page, 'Open the table').tap();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => sitter(3).textContent()).toContain('BalthasarMaster');
  await chooseOpponent(page, 3, 'Vreni');
  const ben = await atDesk();
  await ben.page.goto(page.url());
  await ben.page.getByText('Vreni').waitFor();
  await ben.page.getByText('Bot, Beginner').waitFor();
  await ben.page.getByText('Beginner: knows the rules').waitFor();
  await expectClean(anna, 'gathering');
});

/** At a table where there is something to choose. */
async function sitAtChoice(person: Person): Promise<void> {
  await sitAt(person, await tableAt(house, golden('baselland-2-manual'), 12, [{ person, name: 'Anna' }, 'random']));
  await choices(person).nth(1).waitFor();
}

test.each([
  { where: 'a tablet', width: 820, height: 1180 },
  { where: 'a wide screen', width: 1440, height: 900 },
  { where: 'a phone on its side', width: 844, height: 390 },
])(
  'a hint on $where lies beside the board, or over it where there is no room, and makes room for other papers',
  async ({ width, height }) => {
    const anna = width > 1000 ? await atDesk() : await inHand(width, height);
    const { page } = anna;
    await sitAtChoice(anna);
    const board = await page.locator('.w-board').boundingBox();
    await button(page, 'Hint').click();
    const hint = page.getByRole('region', { name: 'Hint' });
    await expect.poll(() => hint.locator('.w-option').count(), { timeout: 60_000 }).toBeGreaterThan(1);
    const now = (await page.locator('.w-board').boundingBox())!;
    if (width > 1000) expect(now.x + now.width).toBeLessThanOrEqual((await hint.boundingBox())!.x);
    else expect(now).toEqual(board);
    await page.keyboard.press('Escape');
    await expect.poll(() => hint.count()).toBe(0);
    await page.keyboard.press('h');
    await hint.waitFor();
    await page.keyboard.press('b'); // who wants to read the rules has read the hint
    await page.getByText('R4.2').first().waitFor();
    expect(await hint.isVisible()).toBe(height < 500);
  },
);

test('a hint on a phone names three moves, one press makes the best, and then it is gone', async () => {
  const anna = await inHand(390, 844);
  const { page } = anna;
  await sitAtChoice(anna);
  await button(page, 'Hint').tap();
  const hint = page.getByRole('region', { name: 'Hint' });
  const advice = hint.locator('.w-option');
  await expect.poll(() => advice.count(), { timeout: 60_000 }).toBeGreaterThan(1);
  expect(await advice.count()).toBeLessThanOrEqual(3);
  const outlooks = (await advice.allTextContents()).map((text) => Number(/Outlook (\d+)%/.exec(text)?.[1]));
  expect(outlooks).toEqual(outlooks.toSorted((a, b) => b - a));
  expect(outlooks.every((outlook) => outlook >= 0 && outlook <= 100)).toBe(true);
  const reasons = await hint.locator('li > .w-about').allTextContents();
  expect(reasons).toHaveLength(await advice.count());
  for (const reason of reasons)
    expect(reason).toMatch(
      /^(Probably about .* than with .*|Many small things together.*|As good as the first.*|Nothing else.*)\.$/,
    );
  await expectClean(anna, 'hint');
  const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(wide).toBeLessThanOrEqual(0);
  await hint.getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => hint.count()).toBe(0);
  await page.keyboard.press('h');
  await advice.first().tap();
  await expect.poll(() => hint.count()).toBe(0);
});

/**
 * In the page: what a thread has found is heard one piece after the other, each when the one before is shown. A thread does not wait
 * for a busy page: it could be at the end before anybody sees its beginning.
 */
const ONE_BY_ONE = `globalThis.Worker = class extends Worker {
  #isOver = false;
  #heard = Promise.resolve();
  set onmessage(hear) {
    const hearAndShow = (event) => this.#isOver || (hear(event), new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    super.onmessage = (event) => {
      this.#heard = this.#heard.then(() => hearAndShow(event));
    };
  }
  terminate() {
    this.#isOver = true;
    super.terminate();
  }
}`;

/** At the review of a game of Tybor that has ended, one in which there is little to decide. */
async function finishedGame(person: Person): Promise<void> {
  const { page } = person;
  await sitAt(person, await tableAt(house, golden('tybor-2-children'), Number.POSITIVE_INFINITY, ['random', 'random']));
  await page.evaluate(`${ONE_BY_ONE}; null`);
  await page.getByRole('link', { name: 'Review: what was better?' }).click();
  await page.getByRole('region', { name: 'Review' }).waitFor();
}

/** Stops once so many decisions have been looked at; the press comes from within the page, when the last of them is shown. */
const stopsAfter = (person: Person, looked: number): Promise<boolean> =>
  becomes(
    person,
    `(() => {
      const review = document.querySelector('.w-review');
      if (review === null || review.querySelectorAll('.w-graph-bar').length < ${looked}) return false;
      const stop = [...review.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
      stop?.click();
      return stop !== undefined;
    })()`,
  );

/** Nothing is known about another seat yet; what was found about the first one is kept. */
async function reviewsTheOther(person: Person, looked: number): Promise<void> {
  const { page } = person;
  const review = page.getByRole('region', { name: 'Review' });
  const whose = review.getByRole('combobox', { name: 'Whose decisions' });
  const bars = review.locator('.w-graph-bar');
  const done = review.getByText(/^\d+ decisions looked at/);
  const first = await whose.inputValue();
  await whose.selectOption(first === '0' ? '1' : '0');
  await expect.poll(() => bars.count()).toBe(0);
  expect(await done.count()).toBe(0);
  expect(await review.locator('.w-turning li').count()).toBe(0);
  await review.getByRole('button', { name: 'Go through the game' }).click();
  await stopsAfter(person, 1);
  expect(await bars.count()).toBeGreaterThan(0);
  await whose.selectOption(first);
  await expect.poll(() => done.count()).toBe(1);
  expect(await bars.count()).toBe(looked);
}

test('after a game every decision is looked at, as a graph, as a table and in three sentences', async () => {
  const anna = await atDesk();
  const { page } = anna;
  await finishedGame(anna);
  const review = page.getByRole('region', { name: 'Review' });
  await stopsAfter(anna, 3); // it begins by itself
  await review.getByRole('button', { name: 'Go through it again' }).waitFor(); // the press is heard after its frame
  const bars = await review.locator('.w-graph-bar').count();
  expect(bars).toBeGreaterThan(2);
  await page.waitForTimeout(400);
  expect(await review.locator('.w-graph-bar').count()).toBe(bars);

  await review.getByRole('button', { name: 'Go through it again' }).click();
  await expect
    .poll(() => review.getByText(/^\d+ decisions looked at/).count(), { timeout: 300_000, interval: 200 })
    .toBe(1);
  const looked = Number.parseInt((await review.getByText(/^\d+ decisions looked at/).textContent()) ?? '', 10);
  expect(await review.locator('.w-graph-bar').count()).toBe(looked);
  expect(await review.locator('.w-turning li').count()).toBe(3);
  expect(await review.locator('.w-turning li').first().textContent()).toMatch(
    /Decision \d+○ Chosen: .+★ Better: .+Outlook/,
  );
  await review.getByText('As a table').click();
  expect(await review.locator('tbody tr').count()).toBe(looked);
  await expectClean(anna, 'review');
  const step = () => page.getByRole('slider', { name: 'Step' }).inputValue();
  const before = await step();
  await review
    .getByRole('button', { name: /^Decision \d+ ?Chosen/ })
    .last()
    .click();
  await expect.poll(step).not.toBe(before);
  await page.locator('.w-marks > b').first().waitFor();
  const there = await step();
  await review
    .getByRole('button', { name: /^1\. Decision \d+: look at it/ })
    .first()
    .click();
  await expect.poll(step).not.toBe(there);
  await page.locator('.rp-graph-here').waitFor({ state: 'attached' });
  await reviewsTheOther(anna, looked);

  const ben = await inHand(390, 844);
  await ben.page.goto(`${page.url().split('#')[0]}#show=review`);
  await ben.page.getByRole('combobox', { name: 'Whose decisions' }).selectOption({ index: 1 });
  await button(ben.page, 'Go through the game').tap();
  await expect.poll(() => ben.page.locator('.w-graph-bar').count()).toBeGreaterThan(0);
});
