// My games first on the page, who is who, and who is there: two people, one at a phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown, follow } from './ways.ts';

const { house, come } = openHouse();
const PHONE = { width: 390, height: 844, isTouch: true } as const;

async function send<T>({ context }: Person, path: string, data: object): Promise<T> {
  const answer = await context.request.post(`${house.url}${path}`, { data, headers: { origin: house.url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}
const act = (person: Person, id: string, wish: object) =>
  send(person, `/api/tables/${id}/acts`, { id: `${Math.random()}`, act: wish });

/** A table against a bot, begun, where it is the person's turn sooner or later. */
async function against(person: Person, game: string): Promise<string> {
  const { id } = await send<{ id: string }>(person, '/api/tables', { game, chairs: ['me', 'bot:random'] });
  await act(person, id, { do: 'start' });
  return id;
}
const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);

test('what waits stands first with a picture, on a phone without scrolling; by game; put away and brought back', async () => {
  const anna = await come({ ...PHONE, locale: 'de-DE' });
  await beKnown(house, anna, 'Anna');
  const first = await against(anna, 'great-split');
  await against(anna, 'tybor');
  const record = readFileSync(join(import.meta.dirname, '../golden/riga-2-masters.txt'), 'utf8');
  const { id: over } = await send<{ id: string }>(anna, '/api/records', { record });
  const { page } = anna;
  await page.goto(house.url);
  const lines = page.locator('.w-mine-line');
  await lines.filter({ hasText: 'Du bist am Zug' }).first().waitFor();
  await isDrawn(lines.first().locator('img'));
  const go = lines.first().getByRole('link', { name: 'Weiterspielen' });
  const { y, height } = (await go.boundingBox())!;
  expect(y + height).toBeLessThan(844);
  await expectClean(anna, 'my games on the front page');

  await page.getByRole('link', { name: 'Alle meine Partien' }).click();
  await page.getByRole('heading', { name: 'Meine Partien' }).waitFor();
  await expect.poll(() => lines.count()).toBe(2);
  await page.getByRole('combobox', { name: 'Welches Spiel' }).selectOption('great-split');
  await expect.poll(() => lines.count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Gespielt mit' }).fill('Zoe');
  await page.getByText('Keine Partie passt dazu.').waitFor();
  await page.getByRole('searchbox', { name: 'Gespielt mit' }).fill('');
  await page.getByRole('combobox', { name: 'Welches Spiel' }).selectOption('');
  await page.getByText('Beendete').click();
  await lines.filter({ hasText: 'hat gewonnen' }).waitFor();
  expect(await page.getByRole('link', { name: 'Rückblick' }).getAttribute('href')).toContain(`/replay/${over}#`);
  await expectClean(anna, 'my games that are over');
  await button(page, 'Riga: wegräumen').click();
  await page.getByText('Noch ist keine Partie zu Ende.').waitFor();
  await page.getByText('Weggeräumte').click();
  await button(page, 'Riga: zurückholen').click();
  await page.getByText('Nichts ist weggeräumt.').waitFor();

  await follow(page, `/t/${first}`); // another one waits: a sign at the table leads there
  await page.getByRole('link', { name: 'Tybor der Baumeister wartet auf dich' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(first));
  await page.getByRole('link', { name: 'The Great Split wartet auf dich' }).waitFor();
  await expectClean(anna, 'a table while another waits');
  await anna.leave();
});

test('a seal and a colour are chosen beside the name; both see who is here, and who comes first has the colour', async () => {
  const [anna, ben] = [await come({ locale: 'de-DE' }), await come(PHONE)];
  await anna.page.goto(house.url);
  await button(anna.page, 'Siegel und Farbe wählen').click();
  await anna.page.getByRole('radio', { name: 'Gräfin' }).check();
  await anna.page.getByText('Violett').click();
  await expectClean(anna, 'choosing a seal');
  await anna.page.keyboard.press('Escape');
  await beKnown(house, ben, 'Ben');
  await send(ben, '/api/me', { name: 'Ben', seal: 'ship', colour: 'violet' });

  await follow(anna.page, '/new/baselland');
  await button(anna.page, WORDS.de.fewer).click();
  await button(anna.page, WORDS.de.open).click();
  await anna.page.getByText('Du spielst mit deiner Wunschfarbe Violett.').waitFor();
  await ben.page.goto(anna.page.url());
  await button(ben.page, WORDS.en.sit).click();
  await ben.page.getByText('Somebody here already has violet, so you get another colour.').waitFor();
  const at = (person: Person, name: string) => person.page.locator('.w-chair', { hasText: name });
  await at(ben, 'Seat 1').locator('.w-presence.is-here').getByText('here').waitFor();
  await at(anna, 'Ben').locator('.w-seal svg').first().waitFor();
  await expectClean(anna, 'gathering with seals');

  await button(anna.page, WORDS.de.start).click();
  for (const [{ page }, name] of [
    [anna, WORDS.de.turn],
    [ben, WORDS.en.turn],
  ] as const)
    await page.getByRole('region', { name }).waitFor();
  const colour = (person: Person) =>
    person.page.evaluate<string>(`getComputedStyle(document.body).getPropertyValue('--seat-0')`);
  const violet = await anna.page.evaluate<string>(`getComputedStyle(document.body).getPropertyValue('--seat-5')`);
  for (const person of [anna, ben]) expect(await colour(person)).toBe(violet);
  const bens = anna.page.locator('.k-player', { hasText: 'Ben' });
  await bens.locator('.w-presence.is-here').getByText('da', { exact: true }).waitFor();
  await follow(ben.page, '/');
  await bens.locator('.w-presence.is-gone').getByText('nicht da').waitFor();
  await expectClean(anna, 'a table where somebody is gone');
  await follow(anna.page, '/');
  await expect.poll(() => colour(anna)).not.toBe(violet); // elsewhere the first seat has its own
  for (const person of [anna, ben]) await person.leave();
});
