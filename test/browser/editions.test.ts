// 'I own the box': the editor of editions, the whole way, mostly by keyboard.
import { expect, test } from 'vitest';
import { kind } from '../../src/games/tybor/data/edition.ts';
import { button } from './hands.ts';
import { axeFinds, expectClean, openPaper, readIn } from './steps.ts';
import { isKept } from './traces.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

test('three cards by keyboard, a refused value, undo, a table from a spreadsheet; then against bots, without network', async () => {
  const person = await come({ keeps: true });
  const { page, context } = person;
  await page.goto(`${house.url}/editions#tybor`);
  await button(page, /^Type in my box: Tybor/).click();
  await page.getByRole('heading', { name: 'Farmer Agnes' }).waitFor();
  await page.getByText('Person 1 of 59').waitFor();
  await expectClean(person, 'the editor');

  // The first card: another profession by its letter, then its work; Enter leads from field to field.
  await page.getByRole('radio', { name: 'Farmer' }).focus();
  await page.keyboard.press('p');
  expect(await page.getByRole('radio', { name: 'Priest' }).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  const work = page.getByRole('textbox', { name: 'Work' });
  await page.locator('input[aria-label="Work"]:focus').waitFor();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.getByText('12 is too much; at most 9').first().waitFor();
  expect(await work.inputValue()).toBe('12');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('4');
  // Work, four colours, the name: then the first field of the second card, however fast one types.
  for (let field = 0; field < 6; field++) await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('7');
  await page.keyboard.press('PageDown');
  await page.getByText('Person 3 of 59').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await button(page, /^Compare$/).click();
  await page.getByText('4 values differ').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await button(page, /^Compare$/).click();
  await page.getByText('3 values differ').first().waitFor();
  await page.keyboard.press('Escape');

  // Everything was kept: also after the page was opened anew, in another language.
  await page.reload();
  await readIn(page, 'de');
  await button(page, 'Tabelle einfügen').click();
  const [first, second] = kind.builtIn.tables.buildings;
  await page.getByRole('combobox', { name: 'Was in der Schachtel ist' }).selectOption('buildings');
  const paste = page.getByRole('textbox', { name: 'Hier die Tabelle einfügen' });
  await paste.fill(`id\tPoints small\n${first.id}\t99`);
  await page.getByText(/99 ist zu viel/).waitFor();
  expect(await button(page, 'Übernehmen').isDisabled()).toBe(true);
  await paste.fill(
    `id\tPoints small\n${first.id}\t${Number(first.small) + 1}\n${second.id}\t${Number(second.small) + 1}`,
  );
  await page.getByText('Das würde 2 Werte ändern:').waitFor();
  await expectClean(person, 'pasting');
  await button(page, 'Übernehmen').click();
  await readIn(page, 'en');

  // Without network: the same page, the random games in a thread, and a table with these cards.
  await expect.poll(() => isKept(page), { interval: 500 }).toBe(true);
  person.forgives = true;
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Play it against bots').click();
  await page.waitForURL(/\/here\//, { timeout: 120_000 });
  await page.getByText('Cards: My box').waitFor();
  await page.locator('.ty').first().waitFor();
  await openPaper(page, 'Rulebook'); // it is of these cards, and brings no others to the table
  await page.getByText('the large side is worth 2 or 3 points more').waitFor();
  await context.setOffline(false);
  await person.leave();
});

test('the set-up offers it; a table on the server gets it; on a phone nothing scrolls sideways', async () => {
  const person = await come({ width: 390, height: 844, isTouch: true });
  const { page } = person;
  await page.goto(`${house.url}/new/tybor`);
  await page.locator('.w-setup-go button').waitFor();
  expect(await page.getByRole('group', { name: 'Play with' }).count()).toBe(0);
  await page.goto(`${house.url}/editions`);
  await button(page, /^Type in my box: Tybor/).tap();
  await page.getByText('Person 1 of 59').waitFor();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  expect(await axeFinds(person)).toEqual([]);
  await page.getByRole('button', { name: 'Work: one less' }).tap();
  await page.getByText('built in: 6').waitFor();
  await page.getByRole('textbox', { name: 'Name of the edition' }).fill('Our box');
  await page.getByRole('textbox', { name: 'Name of the edition' }).blur();
  await page.getByText('Saved in this browser.').waitFor();
  await button(page, 'Where it is kept').tap();
  await page.getByLabel('Keep it on the server too').tap();
  await page.getByText('there is a copy on the server').waitFor();
  await page.getByLabel('Let everybody in this house play with it').tap();
  await expect.poll(() => page.getByLabel('Let everybody in this house play with it').isChecked()).toBe(true);
  await expectClean(person, 'where an edition is kept');
  await page.goto(`${house.url}/editions`);
  await page.getByText(/1 value differs/).waitFor();
  await expectClean(person, 'the list of editions');
  await button(page, 'Delete: Our box').tap();
  await button(page, 'Undo').tap();
  await page.getByRole('link', { name: 'Our box', exact: true }).waitFor();

  await page.goto(`${house.url}/new/tybor`);
  await page.getByRole('group', { name: 'Play with' }).getByText('Our box').tap();
  await page.locator('.w-setup-go button').tap();
  await page.waitForURL(/\/t\//, { timeout: 120_000 });
  await page.getByText('Cards: Our box').first().waitFor();

  // The pad counts with it, and its link brings it along for somebody who does not have it.
  await page.goto(`${house.url}/pad/tybor`);
  await page.getByRole('group', { name: 'Count with' }).getByText('Our box').tap();
  await button(page, 'Share').tap();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await come({ width: 1093, height: 614 });
  await other.page.goto(link);
  await expect.poll(() => other.page.getByRole('radio', { name: 'Our box' }).isChecked()).toBe(true);
  await other.page.goto(`${house.url}/pad/tybor#damaged`);
  await other.page.getByRole('heading', { name: 'This link is broken' }).waitFor();
  await Promise.all([person.leave(), other.leave()]);
});
