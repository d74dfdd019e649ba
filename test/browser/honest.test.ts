// What is from the booklet and what is reconstructed is said on the pages where people choose, learn and count; whose games they are.
import { expect, test } from 'vitest';
import { SAID } from '../../scripts/words.ts';
import { about } from '../../src/games/riga/about.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();
const source = about.words.en.source!;
const { reconstructed, legend, origins } = SAID.en.rules;

test('front page, set-up, pad and lesson say it in one line that leads to the whole story', async () => {
  const anna = await come({ width: 390, height: 844 });
  const { page } = anna;
  for (const path of ['/', '/new/riga', '/pad/riga', '/learn/riga']) {
    await page.goto(`${house.url}${path}`);
    await page.getByText(source).waitFor();
  }
  await page.getByRole('link', { name: reconstructed }).click(); // beside the lesson
  await page.getByRole('dialog').getByRole('heading', { name: reconstructed }).waitFor();

  await page.goto(`${house.url}/new/riga`);
  await page.getByRole('link', { name: reconstructed }).click();
  await page.waitForURL(/\/rules\/riga#reconstructed$/);
  expect(await page.locator('.w-contents a').first().textContent()).toBe(reconstructed);
  await page.getByText(legend.K).waitFor();
  await page.locator('[id="R10.9"]').getByText(origins.S).waitFor();
  await page.locator('[id="R0.2"]').getByText(origins['S+P+K']).waitFor();
  await anna.leave();
});

test('the about page names who made the games, and the old address still leads there', async () => {
  const anna = await come({ width: 390, height: 844 });
  const { page } = anna;
  await page.goto(`${house.url}/`);
  await page.locator('.w-hero-game').first().waitFor(); // what the server has written is replaced by the page's own, and a press between is lost
  await page.getByRole('link', { name: SAID.en.nav.about }).click();
  await page.waitForURL(/\/about$/);
  const riga = page.getByRole('region', { name: 'Riga' });
  for (const name of ['Stefan Risthaus', 'Christian Fiore', 'Stefan Malz', 'OSTIA-Spiele, 2017']) {
    await riga.getByText(name, { exact: true }).waitFor();
  }
  await page.goto(`${house.url}/notice`);
  await page.getByText(SAID.en.about.unofficial).waitFor();
  await page.getByRole('link', { name: 'game-icons.net' }).waitFor();
  await anna.leave();
});
