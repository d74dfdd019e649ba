// Guilds of London by page: alone against Boris, two at two browsers, and one with nothing but the keyboard.
import { expect, test } from 'vitest';
import { act, actByKeys, lots, openTable, playOut, stepOf, tabTo } from './guilds-hands.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { axeFinds, choices, finished } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

const until = (person: Person, step: string) => expect.poll(() => stepOf(person)).toBe(step);
/** Once the last line of the log has faded in. */
const clean = (person: Person) => expect.poll(() => axeFinds(person), { interval: 400 }).toEqual([]);

test('alone against Boris: a card is carried to the Guildhall, his turn is told card by card, the game ends', async () => {
  const anna = await come();
  const { page } = anna;
  await openTable(anna, house.url, 2);
  await until(anna, 'chooseMayor');
  await clean(anna);
  await choices(anna).first().click();
  await until(anna, 'act');

  const hand = page.locator('.gl-hand-card');
  expect(await hand.count()).toBe(6);
  const card = (await hand.first().boundingBox())!;
  const hall = (await page.locator('[data-drop="hall"]').boundingBox())!;
  await page.mouse.move(card.x + 18, card.y + 50);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y - 20, { steps: 3 });
  await page.mouse.move(hall.x + hall.width / 2, hall.y + hall.height / 2, { steps: 4 });
  await page.mouse.up();
  await page
    .getByText(/recruits 1 pawn/)
    .first()
    .waitFor();
  await expect.poll(() => hand.count()).toBe(5);
  await clean(anna);

  // A card in the hand lights the tiles it leads to; a press on one of them moves there.
  await hand.first().click({ position: { x: 16, y: 50 } });
  await page.locator('.gl-place.is-target:not([data-drop="hall"])').first().dispatchEvent('click');
  await page
    .getByText(/moves 1 pawn from the Guildhall to /)
    .first()
    .waitFor();
  await until(anna, 'act');

  await button(page, 'End the turn and draw 2 cards').click();
  await page
    .getByText(/Boris turns up /)
    .first()
    .waitFor();
  await button(page, 'Show again what happened').click();
  const story = page.getByRole('group', { name: 'What happens' });
  await button(page, 'Pause').click();
  const back = button(page, 'One step back');
  while (await back.isEnabled()) await back.click();
  expect(await story.textContent()).toMatch(/Boris turns up .* searches from the beadle/);
  expect(await page.locator('.gl-search-stop').count()).toBeGreaterThan(0);
  await button(page, 'One step on').click();
  await expect.poll(() => story.textContent()).toContain('2/');
  await back.click();
  await expect.poll(() => story.textContent()).toContain('1/');
  await button(page, 'To the end').click();
  await expect.poll(() => story.count()).toBe(0);

  const lot = lots(1);
  expect(await playOut([anna], (person) => act(person, lot))).toBeGreaterThan(9);
  await finished(anna).waitFor();
  await page
    .getByText(/Boris has \d+ VP; you win only with more/)
    .first()
    .waitFor();
  await anna.leave();
});

test('two at two browsers play a whole game and see the same end', async () => {
  const [anna, ben] = [await come(), await come({ locale: 'en-GB', dark: true })];
  await openTable(anna, house.url, 1);
  await ben.page.goto(anna.page.url());
  await button(ben.page, 'Sit down').click();
  await button(anna.page, 'Start the game').click();
  for (const person of [anna, ben]) await until(person, 'chooseMayor');
  const lot = lots(2);
  expect(await playOut([anna, ben], (person) => act(person, lot, 1))).toBeGreaterThan(32);
  for (const person of [anna, ben]) await finished(person).waitFor();
  const scores = ({ page }: Person) => page.locator('.k-player-score b').allInnerTexts();
  expect(await scores(ben)).toEqual(await scores(anna));
  expect(await anna.page.locator('.gl-tile').count()).toBe(24);
  await anna.leave();
  await ben.leave();
});

test('with the keyboard alone, from the mayor cards to the end', async () => {
  const clara = await come({ width: 1280, height: 800 });
  const { page } = clara;
  await openTable(clara, house.url, 2);
  await until(clara, 'chooseMayor');
  await page.mouse.move(0, 0);
  // Tiles can be read one after the other: the focus says what lies there.
  expect(await tabTo(clara, '.gl-place[tabindex="0"]')).toBe(true);
  const read = () => page.evaluate<string>('document.activeElement?.textContent ?? ""');
  const first = await read();
  expect(first).toMatch(/First: \d VP/);
  await page.keyboard.press('ArrowRight');
  expect(await read()).not.toBe(first);
  const lot = lots(3);
  expect(await playOut([clara], (person) => actByKeys(person, lot))).toBeGreaterThan(9);
  await finished(clara).waitFor();
  await clara.leave();
});
