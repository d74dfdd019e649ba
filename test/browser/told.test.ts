// What is told is shown: words light up the board.
import { expect, test } from 'vitest';
import { lasting } from './company.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices } from './steps.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';

const { house, come } = openHouse();
const alone = lasting({ come });
const phone = lasting({ come }, { width: 390, height: 844, isTouch: true });

/** Anna at Baselland with a bot; after an even number of pairs of choices it is her turn. */
async function atBaselland(person: Person, made: number): Promise<void> {
  const url = await tableAt(house, golden('baselland-2-manual'), made, [{ person, name: 'Anna' }, 'random']);
  await sitAt(person, url);
  await choices(person).first().waitFor({ state: 'attached' });
}

const lit = ({ page }: Person) => page.locator('.bl-lit, .bl-lit-cell');

test('an option of the list, a told line and a line of the log light up their place', async () => {
  const anna = await alone();
  const { page } = anna;
  await atBaselland(anna, 20);
  await button(page, 'List').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.w-option').nth(1).hover();
  await lit(anna).first().waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => lit(anna).count()).toBe(0);

  await page
    .locator('.w-told > button', { hasText: / lays / })
    .last()
    .click();
  await lit(anna).first().waitFor({ state: 'attached' });
  await expect.poll(() => lit(anna).count(), { timeout: 9000 }).toBe(0);
  await page.keyboard.press('g');
  await page
    .locator('.w-log-line', { hasText: / lays / })
    .nth(3)
    .focus();
  await lit(anna).first().waitFor({ state: 'attached' });
  // Beside the words lies the tile itself, in both.
  for (const place of ['.w-told', '.w-log']) await page.locator(`${place} .w-pictured.bl svg`).first().waitFor();

  // What has happened since her last turn, once more, until she presses something.
  await page.keyboard.press('v');
  await page.locator('.w-told.is-recap').getByText('Since your last turn').waitFor();
  await lit(anna).first().waitFor({ state: 'attached' });
  await page.keyboard.press('s');
  await page.locator('.w-told:not(.is-recap)').waitFor();
});

test('on a phone the list leaves the keyboard closed; against a bot alone there is no clock and no key, and one press goes back', async () => {
  const anna = await phone();
  const { page } = anna;
  await atBaselland(anna, 60);
  await button(page, 'List').click();
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('BUTTON');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await button(page, 'More').click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: /^Go back/ }).waitFor();
  expect(await menu.getByText(/holiday|program|Ask the others/i).count()).toBe(0);
  await menu.getByRole('button', { name: 'Close' }).click();
  await menu.waitFor({ state: 'detached' }); // it has a way back of its own
  const asked = await page.locator('.w-told > button').last().textContent();
  await button(page, 'Go back').click();
  await expect.poll(() => page.locator('.w-told > button').last().textContent()).not.toBe(asked);
  await choices(anna).first().waitFor({ state: 'attached' });
});

test('the question mark explains the position: what can be done, with its place, the rule in words, and the ways to learn; keys only where there is a keyboard', async () => {
  const anna = await alone();
  const { page } = anna;
  await atBaselland(anna, 20);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByText('Lay the tile').waitFor();
  await help.locator('.w-can .w-log-line').first().hover();
  await lit(anna).first().waitFor({ state: 'attached' });
  await help.getByText('What the rules say').waitFor();
  await help.getByText('Keys').waitFor();
  await help.getByRole('link', { name: 'The guided first game' }).waitFor();
  await help.getByRole('button', { name: 'The rulebook' }).click();
  await page.locator('.w-book').waitFor();

  const ben = await phone();
  await atBaselland(ben, 60);
  await button(ben.page, 'Help').click();
  await ben.page.getByText('What the rules say').waitFor();
  expect(await ben.page.getByText('Keys').count()).toBe(0);
  await ben.page.getByRole('dialog').locator('.w-can .w-log-line').first().click();
  await lit(ben).first().waitFor({ state: 'attached' }); // already by the pointer on its way
  await expect.poll(() => ben.page.getByRole('dialog').count()).toBe(0);
});

test('the hint puts 1, 2 and 3 on the board, where its options are', async () => {
  const anna = await alone();
  const { page } = anna;
  await atBaselland(anna, 20);
  await button(page, 'Hint').click();
  await page.locator('.w-marks > b').nth(2).waitFor({ timeout: 20_000 });
  expect(await page.locator('.w-marks > b').allTextContents()).toEqual(['1', '2', '3']);
  expect(await page.locator('.w-hint .w-mark').allTextContents()).toEqual(['1', '2', '3']);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.w-marks').count()).toBe(0);
});
