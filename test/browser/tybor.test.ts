// Tybor by the page: two people with mouse and finger, and one with nothing but keys.
import { describe, expect, test } from 'vitest';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, finished, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

const stepOf = ({ page }: Person): Promise<string | null> =>
  page.locator('.ty').getAttribute('data-step', { timeout: 5000 });
/** Waits until something is asked of this person. */
const asked = (person: Person) => expect.poll(() => stepOf(person), { interval: 30 }).not.toBe('watch');
const handOf = ({ page }: Person) => page.locator('button.ty-handcard');
const placeOf = ({ page }: Person, name: string) => page.locator('.ty-place.is-open', { hasText: name });
const touch = (person: Person, selector: string): Promise<void> =>
  person.page.locator(selector).first().dispatchEvent('click', undefined, { timeout: 3000 });

/** One opens a table for two, the other follows the link. */
async function sitDown(host: Person, guest: Person): Promise<void> {
  await host.page.goto(`${house.url}/new/tybor`);
  await host.page.getByRole('button', { name: WORDS.en.fewer }).click();
  await host.page.getByRole('button', { name: WORDS.en.open }).click();
  await host.page.waitForURL(/\/t\//);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: WORDS.en.sit }).click();
  await host.page.getByRole('button', { name: WORDS.en.start }).click();
  for (const person of [host, guest]) await asked(person);
}

/** Answers what is asked: builds where it can, else the uses in turn. */
async function answer(person: Person, made: number): Promise<boolean> {
  const { page } = person;
  const step = await stepOf(person);
  if (step === 'watch') return false;
  const before = await page.locator('.ty').textContent();
  try {
    if (step === 'pick') {
      await touch(person, 'button.ty-handcard');
      await touch(person, '.ty-place.is-open');
    } else if (step === 'use' && (await page.locator('.ty-site.is-open').count()) > 0) {
      await touch(person, '.ty-site.is-open');
      await touch(person, '.ty-sizes .ty-place.is-open');
    } else if (step === 'use')
      await touch(person, made % 2 === 0 ? '[data-drop=worker].ty-place' : '.ty-place.is-open');
    else await touch(person, '.ty-choice');
  } catch {
    return false; // the other one's choice has changed the page meanwhile
  }
  await expect.poll(() => page.locator('.ty').textContent(), { interval: 20 }).not.toBe(before);
  return true;
}

describe('two people', () => {
  test('pick at once and face down; a pick can be taken back; then they play to the end, one on a phone', async () => {
    const anna = await come();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    await sitDown(anna, ben);
    await anna.page.getByRole('region', { name: 'The story' }).waitFor();
    await expectClean(anna, 'start');
    await expectClean(ben, 'start on a phone');

    // A card taken up says what it would bring; picked, it lies face down and can be taken back.
    const [first] = await handOf(anna).all();
    await first.click();
    await placeOf(anna, 'Worker').getByText('work 0 →').waitFor();
    await placeOf(anna, 'Worker').click();
    await anna.page.getByText('Lies face down').waitFor();
    expect(await handOf(anna).count()).toBe(0);
    await button(anna.page, 'Change it').click();
    await expect.poll(() => handOf(anna).count()).toBeGreaterThan(3);

    // With the mouse, from the hand to a place; with a finger, by two taps.
    const card = (await handOf(anna).first().boundingBox())!;
    await anna.page.mouse.move(card.x + card.width * 0.4, card.y + card.height / 2);
    await anna.page.mouse.down();
    await anna.page.mouse.move(card.x + 60, card.y - 20, { steps: 4 });
    const place = (await placeOf(anna, 'Citizen').boundingBox())!;
    await anna.page.mouse.move(place.x + 40, place.y + 20, { steps: 4 });
    await anna.page.mouse.up();
    await anna.page.getByText('Lies face down').waitFor();
    await handOf(ben).first().tap();
    await placeOf(ben, 'Citizen').tap();

    let made = 0;
    for (let idle = 0; idle < 300 && made < 400 && (await finished(anna).count()) === 0; ) {
      const moved = (await Promise.all([answer(anna, made), answer(ben, made + 1)])).filter(Boolean).length;
      made += moved;
      idle = moved > 0 ? 0 : idle + 1;
      if (moved === 0) await anna.page.waitForTimeout(20);
    }
    expect(made).toBeGreaterThan(60);
    await finished(ben).waitFor();

    // The slate counts it out; pointing at a category lights its cards.
    await button(anna.page, /^(Show it all|Count it again)$/).waitFor();
    const skip = button(anna.page, 'Show it all');
    if ((await skip.count()) > 0) await skip.click();
    await anna.page.getByRole('rowheader', { name: 'Buildings', exact: true }).hover();
    await anna.page.locator('.ty-card.is-lit').first().waitFor();
    await expectClean(anna, 'final scoring');
    await expectClean(ben, 'final scoring on a phone');
    await anna.leave();
    await ben.leave();
  });
});

describe('alone', () => {
  test('a whole game against a bot by keyboard alone', async () => {
    const anna = await come();
    const { page } = anna;
    const { keyboard } = page;
    await page.goto(`${house.url}/new/tybor`);
    await page.getByRole('button', { name: WORDS.en.fewer }).focus();
    await keyboard.press('Enter');
    await page
      .getByRole('group', { name: /Seat 2|B/ })
      .first()
      .getByText('Bot', { exact: true })
      .click();
    await page.getByRole('combobox', { name: 'Seat 2: strength' }).selectOption('random'); // it need not think
    await page.getByRole('button', { name: /^(Open the table|Start the game)$/ }).focus();
    await keyboard.press('Enter');
    await page.locator('.ty').waitFor();
    await asked(anna);

    // The others' tableaus open large by key and close with Escape, and the focus is back where it was.
    await page.locator('.ty-plate').first().focus();
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Tableau of/ }).waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    await handOf(anna).first().focus();
    const focused = () => page.evaluate<string>('document.activeElement?.className ?? ""');
    let keys = 0;
    for (let idle = 0; idle < 600 && keys < 900 && (await finished(anna).count()) === 0; ) {
      const on = await focused();
      const isOption = /ty-opt|is-open|ty-back/.test(on);
      if (!isOption) {
        // Somewhere else while something is asked: on to where it can be answered.
        if ((await stepOf(anna)) !== 'watch') await keyboard.press('Tab');
        await page.waitForTimeout(15);
        idle++;
        continue;
      }
      idle = 0;
      // To the right now and then, so that all uses come up.
      if (keys++ % 3 === 0) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await page.waitForTimeout(10);
    }
    await finished(anna).waitFor();
    expect(keys).toBeGreaterThan(40);
    await page.getByText('Final scoring').first().waitFor();
    await anna.leave();
  });
});
