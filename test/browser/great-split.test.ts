// The Great Split at real browsers: a whole game of two people, and one by keyboard alone against bots.
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, finished, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

const stepOf = ({ page }: Person): Promise<string | null> =>
  page
    .locator('.gs')
    .getAttribute('data-step', { timeout: 10_000 })
    .catch(() => null);
/** What is asked, and where the cubes stand: one of them changes with every answer that counts. */
const asked = ({ page }: Person): Promise<string> =>
  page.evaluate<string>(
    "document.querySelector('.gs').dataset.step + [...document.querySelectorAll('.w-sentence, .gs-board')].map((one) => one.textContent).join()",
  );
const isNext = (person: Person, before: string): Promise<void> =>
  expect.poll(() => asked(person), { interval: 10 }).not.toBe(before);
/** As quickly as hands that know the game: wherever it lies. */
const press = (thing: Locator): Promise<void> => thing.dispatchEvent('click', undefined, { timeout: 10_000 });
const owed = ({ page }: Person): Promise<number> => page.getByText(/^Discard \d+ more/).count();

async function openTable(host: Person): Promise<void> {
  await host.page.goto(`${house.url}/new/great-split`);
  await button(host.page, WORDS.en.fewer).click();
}

async function pair(): Promise<[Person, Person]> {
  const anna = await come();
  const ben = await come({ width: 390, height: 844, isTouch: true });
  await openTable(anna);
  await button(anna.page, WORDS.en.open).click();
  await anna.page.waitForURL(/\/t\//);
  await ben.page.goto(anna.page.url());
  await button(ben.page, WORDS.en.sit).click();
  await button(anna.page, WORDS.en.start).click();
  for (const { page } of [anna, ben]) await page.locator('.gs').waitFor();
  return [anna, ben];
}

/** Answers one question as hands do; `made` varies what is done. */
async function answer(person: Person, made: number): Promise<void> {
  const { page } = person;
  const cards = page.locator('.gs-layer .gs-card');
  switch (await stepOf(person)) {
    case 'discard':
      while ((await owed(person)) > 0) await press(cards.first());
      return;
    case 'divide': {
      const close = button(page, 'Close the envelope');
      if (await close.isDisabled()) await press(cards.nth(made % 3));
      return press(close);
    }
    case 'choose':
      return press(page.locator('.gs-part').nth(made % 2));
    case 'play': {
      await press(page.locator('.gs-hand .gs-card').first());
      if (made % 4 === 0 && (await page.locator('.gs-actions').count()) > 0) await press(button(page, /Turn over/));
      return press(page.getByRole('list', { name: WORDS.en.options }).getByRole('button').first());
    }
    default:
      return press(page.locator('.gs-choice').nth(made % 2));
  }
}

/** Everybody answers what is asked, until the game is over or `until` says so. */
async function playOn(people: readonly Person[], until: () => Promise<boolean> = async () => false): Promise<number> {
  let made = 0;
  for (let idle = 0; idle < 400; ) {
    if ((await finished(people[0]).count()) > 0 || (await until())) return made;
    const sofar = made;
    for (const person of people) {
      const step = await stepOf(person);
      if (step === null || step === 'watch') continue;
      const before = await asked(person);
      await answer(person, made++);
      await isNext(person, before);
    }
    idle = made > sofar ? 0 : idle + 1;
    if (made === sofar) await people[0].page.waitForTimeout(25);
  }
  throw new Error('the game does not go on');
}

describe('two people', () => {
  test('play six rounds to the end, one of them on a phone, and see every point explained', async () => {
    const [anna, ben] = await pair();
    expect(await playOn([anna, ben])).toBeGreaterThan(80);
    for (const person of [anna, ben]) {
      await finished(person).waitFor();
      const scoring = person.page.getByRole('region', { name: 'Final scoring' });
      await scoring.waitFor();
      const lines = await scoring.locator('.gs-lines b').allInnerTexts();
      const total = await scoring.locator('.gs-bars [aria-pressed="true"] > b').textContent();
      expect(lines.map(Number).reduce((sum, points) => sum + points, 0)).toBe(Number(total));
      await expectClean(person, 'the final scoring');
    }
    await anna.leave();
    await ben.leave();
  });

  test('what is too much is chosen in any order and told one by one; taken back, nothing is told again', async () => {
    const [anna, ben] = await pair();
    const owesTwo = () =>
      anna.page
        .getByText(/^Discard 2 more/)
        .count()
        .then((count) => count > 0);
    await playOn([anna, ben], owesTwo);
    const cards = anna.page.locator('.gs-layer .gs-card');
    const hand = await cards.count();
    await cards.last().click();
    expect(await stepOf(anna)).toBe('discard');
    await cards.first().click({ position: { x: 9, y: 30 } });
    await expect.poll(() => stepOf(anna)).toBe('divide');
    expect(await cards.count()).toBe(hand - 2);
    await anna.page.keyboard.press('z');
    await expect.poll(() => stepOf(anna)).toBe('discard');
    await anna.page.waitForTimeout(300);
    expect(await stepOf(anna)).toBe('discard');
    expect(await cards.count()).toBe(hand - 1);
    await anna.leave();
    await ben.leave();
  });

  test('cards are dragged across the split card, and the neighbour who will choose is looked at closely', async () => {
    const [anna, ben] = await pair();
    await playOn([anna, ben], async () => (await stepOf(anna)) === 'divide');
    const { page } = anna;
    const card = (await page.locator('.gs-layer .gs-card').last().boundingBox())!;
    const tray = (await page.locator('.gs-tray').nth(1).boundingBox())!;
    await page.mouse.move(card.x + card.width - 8, card.y + 30);
    await page.mouse.down();
    await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => button(page, /, in part B$/).count()).toBe(1);
    await expectClean(anna, 'dividing');
    await button(page, /^Board of /).click();
    const sheet = page.getByRole('dialog', { name: /^Board of .*left and right/ });
    await button(page, /^Part B/).hover();
    await sheet.locator('.gs-ghost, .is-seal').first().waitFor();
    await expectClean(anna, 'a board looked at closely');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    await expectClean(ben, 'on a phone');
    const wide = await ben.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(wide).toBeLessThanOrEqual(0);
    await anna.leave();
    await ben.leave();
  });
});

describe('by keyboard alone', () => {
  /** Tabs on until the focus is on such a thing. */
  async function reach({ page }: Person, what: string): Promise<void> {
    for (let tabs = 0; tabs < 60; tabs++) {
      if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(what)}) ?? false`)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${what}`);
  }

  async function byKeys(person: Person): Promise<void> {
    const { keyboard } = person.page;
    switch (await stepOf(person)) {
      case 'discard':
        for (let left = await owed(person); left > 0; left = await owed(person)) {
          await reach(person, '.gs-layer .gs-card');
          await keyboard.press('Enter');
        }
        return;
      case 'divide':
        await reach(person, '.gs-layer .gs-card');
        await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
        await reach(person, '.gs-divide .gs-main');
        return keyboard.press('Enter');
      case 'choose':
        await reach(person, '.gs-part');
        await keyboard.press('ArrowRight');
        return keyboard.press('Enter');
      case 'play':
        await reach(person, '.gs-hand .gs-card');
        await keyboard.press('Enter');
        await reach(person, '.gs-actions .gs-main, .gs-choice');
        return keyboard.press('Enter');
      default:
        await reach(person, '.gs-choice');
        await keyboard.press('ArrowDown');
        return keyboard.press('Enter');
    }
  }

  test('a whole game against two bots', async () => {
    const anna = await come();
    await anna.page.goto(`${house.url}/new/great-split`);
    await anna.page.getByRole('group', { name: 'Seat 2' }).getByText('Bot', { exact: true }).click();
    for (const seat of [2, 3])
      await anna.page.getByRole('combobox', { name: `Seat ${seat}: strength` }).selectOption('random'); // need not think
    await button(anna.page, /^(Open the table|Start the game)/).click();
    await anna.page.locator('.gs').waitFor();
    for (let idle = 0; idle < 600 && (await finished(anna).count()) === 0; ) {
      const step = await stepOf(anna);
      if (step === 'watch' || step === null) {
        await anna.page.waitForTimeout(25);
        idle++;
        continue;
      }
      idle = 0;
      const before = await asked(anna);
      await byKeys(anna);
      await isNext(anna, before);
    }
    await finished(anna).waitFor();
    await anna.leave();
  });
});
