// Riga at its board: two people with mouse and finger, and one by keyboard alone.
import { describe, expect, test } from 'vitest';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { choices, expectClean, finished, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

const step = async ({ page }: Person): Promise<string> =>
  (await page
    .locator('.rg')
    .getAttribute('data-step', { timeout: 2000 })
    .catch(() => null)) ?? 'watch';
const lit = ({ page }: Person, where: string) => page.locator(`${where} .is-open`);
const offered = (person: Person): Promise<string> => choices(person).allInnerTexts().then(String);

/** Presses a piece until the page asks something else; a finger first only shows what would happen, with a button. */
async function pressUntilNews(person: Person, where: string, which: 'first' | 'last' = 'first'): Promise<void> {
  const before = await offered(person);
  const piece = person.page.locator(where)[which]();
  const isTouch = await person.page.evaluate<boolean>('matchMedia("(pointer: coarse)").matches');
  const button = person.page.locator('.rg-ledger .is-touch .rg-main');
  const press = async () => {
    if (!isTouch) return piece.click({ timeout: 3000 }).catch(() => undefined);
    const isShown = await button.isVisible();
    return (isShown ? button : piece).tap({ timeout: 3000 }).catch(() => undefined);
  };
  await press();
  await expect
    .poll(
      async () => {
        if ((await offered(person)) !== before) return true;
        await press();
        return false;
      },
      { interval: 150 },
    )
    .toBe(true);
}

const endTurn = (person: Person): Promise<void> => pressUntilNews(person, '.rg-ledger .rg-buttons > :last-child');

/** Takes, builds what can be built by the cheapest payment, and ends the turn. */
async function move(person: Person): Promise<boolean> {
  const { page } = person;
  switch (await step(person)) {
    case 'take': {
      const hasBuilding = (await page.locator('.rg-fan .rg-card:not(.rg-goodcard)').count()) > 0;
      const wantsRow = hasBuilding || (await lit(person, '.rg-market').count()) === 0;
      await pressUntilNews(person, wantsRow ? '.rg-ship.is-open' : '.rg-market .is-open');
      return true;
    }
    case 'build': {
      const site = page.locator('.rg-fan .rg-card.is-open, .rg-plot.is-open').first();
      if ((await site.count()) > 0) {
        await site.dispatchEvent('click');
        await pressUntilNews(person, '.rg-ledger [data-first]');
        // The picks of a payment follow by themselves.
        await expect.poll(() => step(person)).not.toBe('pay');
      } else await endTurn(person);
      return true;
    }
    case 'keep':
    case 'discard':
      await pressUntilNews(person, '.rg-fan .is-open', 'last'); // of cards alike it lies on top
      return true;
    default:
      return false;
  }
}

async function sitAtRiga(host: Person, guest: Person): Promise<void> {
  await host.page.goto(`${house.url}/new/riga`);
  await button(host.page, WORDS.en.fewer).click();
  await button(host.page, WORDS.en.open).click();
  await host.page.waitForURL(/\/t\//);
  await guest.page.goto(host.page.url());
  await button(guest.page, WORDS.en.sit).click();
  await button(host.page, WORDS.en.start).click();
  for (const { page } of [host, guest]) await page.locator('.rg[data-step="keep"]').waitFor();
}

describe('two people', () => {
  test('play a whole game with the pieces of the board, one of them on a phone', async () => {
    const anna = await come();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    await sitAtRiga(anna, ben);
    await expectClean(anna, 'the first decision');
    let turns = 0;
    for (let idle = 0; idle < 400 && (await finished(anna).count()) === 0; ) {
      let moved = false;
      for (const person of [anna, ben]) moved = (await move(person)) || moved;
      if (moved) turns++;
      else await anna.page.waitForTimeout(30);
      idle = moved ? 0 : idle + 1;
      if (turns === 12) {
        await expectClean(anna, 'in the middle');
        await expectClean(ben, 'in the middle, on a phone');
        turns++;
      }
    }
    for (const person of [anna, ben]) {
      await finished(person).waitFor();
      await person.page.locator('.rg-ending').waitFor();
    }
    expect(turns).toBeGreaterThan(40);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await ben.page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectClean(anna, 'the end');
    await anna.page.locator('.w-sheet-line').first().hover();
    await anna.page.locator('.rg .is-lit').first().waitFor();
    await anna.leave();
    await ben.leave();
  });
});

describe('alone', () => {
  test('a building chosen shows what goods are worth there; the cheapest payment is one press, and can be taken back', async () => {
    const anna = await come();
    const { page } = anna;
    await againstBot(anna);
    // Somebody who can build: takes rows until a plot of Riga can be paid.
    const plot = page.locator('.rg-plot.is-open').first();
    await expect
      .poll(
        async () => {
          if ((await plot.count()) > 0) return true;
          const now = await step(anna);
          if (now === 'build') await endTurn(anna);
          else if (now === 'take') await pressUntilNews(anna, '.rg-ship.is-open');
          else await move(anna);
          return false;
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(true);
    await plot.click();
    await expect.poll(() => page.locator('.rg-goodcard.is-marked').count()).toBeGreaterThan(0);
    await page
      .locator('.rg-ledger')
      .getByText(/you have \d+ there/)
      .waitFor();
    const houses = page.locator('.rg-town[data-place="riga"] .rg-house:not(.rg-plot)');
    const before = await houses.count();
    await page.locator('.rg-ledger [data-first]').click();
    await expect.poll(() => houses.count()).toBe(before + 1);
    await page.keyboard.press('z');
    await expect.poll(() => houses.count()).toBe(before);
    await anna.leave();
  });

  test('a whole game by keyboard alone', async () => {
    const anna = await come();
    const { page } = anna;
    await againstBot(anna);
    const isThere = 'document.activeElement?.matches(".rg .is-open, .rg-ledger button") ?? false';
    for (let idle = 0; idle < 800 && (await finished(anna).count()) === 0; ) {
      const now = await step(anna);
      if (now === 'watch') {
        await page.waitForTimeout(20);
        idle++;
        continue;
      }
      idle = 0;
      for (let tabs = 0; tabs < 80 && !(await page.evaluate<boolean>(isThere)); tabs++)
        await page.keyboard.press('Tab');
      if (now === 'take' && (await page.locator('.rg-fan .rg-card:not(.rg-goodcard)').count()) === 0)
        for (
          let tabs = 0;
          tabs < 30 && !(await page.evaluate<boolean>('document.activeElement?.matches(".rg-market .is-open")'));
          tabs++
        )
          await page.keyboard.press('Tab');
      const before = await page.evaluate<string>(SEEN);
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.evaluate<string>(SEEN), { timeout: 4000, interval: 15 })
        .not.toBe(before)
        .catch(() => undefined); // others play, too
    }
    await finished(anna).waitFor();
    await anna.leave();
  });
});

/** What is asked and what has the focus. */
const SEEN = `((document.querySelector('.w-sentence')?.textContent ?? '') + (document.querySelector('.rg ul.k-unseen')?.textContent ?? '') + (document.activeElement?.textContent ?? ''))`;

async function againstBot({ page }: Person): Promise<void> {
  await page.goto(`${house.url}/new/riga`);
  await button(page, WORDS.en.fewer).click();
  await page.getByRole('group', { name: 'Seat 2' }).locator('label').last().click();
  await button(page, 'Start the game').click();
  await page.locator('.rg[data-step="keep"]').waitFor();
}
