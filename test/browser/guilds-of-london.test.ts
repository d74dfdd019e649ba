// Guilds of London by page: alone against Boris, two at two browsers, and one with nothing but the keyboard.
import { expect, test } from 'vitest';
import { answerAll, drawn, pressAll, tabTo } from './answers.ts';
import { lasting } from './company.ts';
import { inTheDark } from './dark.ts';
import { ASKED, type Asked, act, actByKeys, lots } from './guilds-hands.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices, counted, expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';

const { house, come } = openHouse();
const large = lasting({ come });
const GAME = golden('guilds-of-london-1-base');

const until = ({ page }: Person, step: string) => page.locator(`.gl[data-step=${step}]`).waitFor();
const SMALL = { width: 1093, height: 614 }; // less to draw

test('alone against Boris: a card is carried to the Guildhall, his turn is shown card by card, the game ends', async () => {
  const anna = await large();
  const { page } = anna;
  await page.goto(await tableAt(house, GAME, 0, [{ person: anna, name: 'Anna' }]));
  await until(anna, 'chooseMayor');
  await expectClean(anna, 'mayor cards');
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
    .filter({ visible: true })
    .first()
    .waitFor();
  await expect.poll(() => hand.count()).toBe(5);
  await expectClean(anna, 'a turn');

  // A card in the hand lights the tiles it leads to; a press on one of them moves there.
  await page.setViewportSize(SMALL);
  await hand.first().click({ position: { x: 16, y: 50 } });
  await page.locator('.gl-place.is-target:not([data-drop="hall"])').first().dispatchEvent('click');
  await page
    .getByText(/moves 1 pawn from the Guildhall to /)
    .filter({ visible: true })
    .first()
    .waitFor();
  await until(anna, 'act');

  await button(page, 'End the turn and draw 2 cards').click();
  await page
    .getByText(/Boris turns up /)
    .filter({ visible: true })
    .first()
    .waitFor();
  // Held at once: it goes on by itself.
  await pressAll(anna, [['.gl-again'], ['[aria-label="Pause"]']], `document.querySelector('[aria-label="Pause"]')`);
  const story = page.getByRole('group', { name: 'What happens' });
  const back = button(page, 'One step back');
  while (await back.isEnabled()) {
    await back.click();
    await drawn(anna);
  }
  expect(await story.textContent()).toMatch(/Boris turns up .* searches from the beadle/);
  expect(await page.locator('.gl-search-stop').count()).toBeGreaterThan(0);
  await button(page, 'One step forward').click();
  await expect.poll(() => story.textContent()).toContain('2/');
  await back.click();
  await expect.poll(() => story.textContent()).toContain('1/');
  await button(page, 'To the end').click();
  await expect.poll(() => story.count()).toBe(0);
  expect(await page.locator('.gl-again').textContent()).toBe('Show again what happened');

  const lot = lots(1);
  const made = await inTheDark([anna], () =>
    answerAll<Asked>([anna], ASKED, (person, asked) => act(person, asked, lot)),
  );
  expect(made).toBeGreaterThan(9);
  await counted(anna);
  await page
    .getByText(/Boris has \d+ VP; you need more to win/)
    .first()
    .waitFor();
});

test('two at two browsers, one on a phone, play a whole game and see the same end', async () => {
  const phone = { width: 390, height: 844, isTouch: true, dark: true };
  const [anna, ben] = [await large(), await come(phone)];
  await anna.page.setViewportSize(SMALL);
  const seats = [
    { person: anna, name: 'Anna' },
    { person: ben, name: 'Ben' },
  ];
  const table = await tableAt(house, GAME, 0, seats);
  await Promise.all([anna, ben].map((person) => sitAt(person, table)));
  for (const person of [anna, ben]) await until(person, 'chooseMayor');
  const lot = lots(2);
  const people = [anna, ben];
  const made = await inTheDark(people, () =>
    answerAll<Asked>(people, ASKED, (person, asked) => act(person, asked, lot, 1)),
  );
  expect(made).toBeGreaterThan(20);
  for (const person of [anna, ben]) await counted(person);
  await ben.page.setViewportSize(SMALL); // a phone shows scores only when asked
  await ben.page.locator('.k-player-score b').first().waitFor();
  const scores = ({ page }: Person) => page.locator('.k-player-score b').allInnerTexts();
  expect(await scores(ben)).toEqual(await scores(anna));
  expect(await anna.page.locator('.gl-tile').count()).toBe(24);
  await ben.leave();
});

test('with the keyboard alone, from the mayor cards to the end', async () => {
  const clara = await large();
  const { page } = clara;
  await page.setViewportSize(SMALL);
  await sitAt(clara, await tableAt(house, GAME, 0, [{ person: clara, name: 'Clara' }]));
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
  const made = await answerAll<Asked>([clara], ASKED, (person, asked) => actByKeys(person, asked, lot));
  expect(made).toBeGreaterThan(9);
  await counted(clara);
});
