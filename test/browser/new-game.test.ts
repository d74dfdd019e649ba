// Games that `kontor new-game` makes, in the page, without a line about them in it: the general board.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNPACKED } from '../../scripts/offline-plugin.ts';
import { Served } from '../served.ts';
import { copyTree } from '../tree-copy.ts';
import { follow } from '../tutorial.ts';
import { button } from './hands.ts';
import { type Looks, Person } from './players.ts';
import { counted, expectClean } from './steps.ts';
import { openBrowser } from './visit.ts';

const copy = copyTree();
let served: Served;
const browser = openBrowser();
beforeAll(async () => {
  for (const name of ['plain-draft', 'market-day', 'market-plain']) await copy.kontor('new-game', name);
  for (const name of ['market-day', 'market-plain']) follow(copy.path(`src/games/${name}`));
  rmSync(copy.path('src/games/market-plain/board'), { recursive: true });
  // It builds the page by itself: its sources are newer. Nobody waits for a network, so it is not compressed.
  const config = copy.path('vite.config.ts');
  const opening = 'export default defineConfig({';
  const source = readFileSync(config, 'utf8');
  expect(source).toContain(opening);
  writeFileSync(config, source.replace(opening, `${opening} mode: '${UNPACKED}',`));
  served = await Served.start(
    [process.execPath, copy.path('bin/kontor.js'), 'serve', '--port', '0', '--no-open', '--db', copy.path('k.sqlite')],
    { cwd: copy.folder, env: { ...process.env, LANG: 'en_GB.UTF-8' } },
  );
});
afterAll(async () => {
  await served?.stop();
  copy.remove();
});
const come = (looks: Looks = {}): Promise<Person> => Person.come(browser(), { plain: true, ...looks });

const options = (page: Page) => page.getByRole('region', { name: /^(What you can do|Was du tun kannst)$/ });

/** A table against a bot, already started. */
async function sit(page: Page, game: string): Promise<void> {
  const post = async (path: string, data: object): Promise<{ id: string }> =>
    (await page.request.post(`${served.url}/api${path}`, { data })).json();
  await post('/me', { name: 'Anna' });
  const { id } = await post('/tables', { game, chairs: ['me', 'bot:random'] });
  await post(`/tables/${id}/acts`, { id: 'start', act: { do: 'start' } });
  await page.goto(`${served.url}/t/${id}`);
}

test('it is on the front page, is played to its end by keyboard, and replayed', async () => {
  const anna = await come();
  const { page } = anna;
  await page.goto(served.url);
  await page.getByRole('button', { name: 'Play now: Plain Draft' }).click();
  await page.getByRole('region', { name: 'In the middle' }).getByText('Round').waitFor();
  await expectClean(anna, 'a new game');
  await options(page)
    .getByRole('button', { name: /^Lay out/ })
    .first()
    .focus();
  for (let picks = 0; picks < 2; picks++) {
    const asked = page.locator('.gb-option');
    await expect.poll(() => asked.count()).toBe(3 - picks);
    await expect.poll(() => asked.first().evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
  }
  await counted(anna);
  await page.getByText('Cards laid out').first().waitFor();
  await page.getByRole('link', { name: 'Replay the game' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.getByRole('checkbox', { name: 'Everything open' }).check();
  await expect.poll(() => page.locator('.rp-open .k-card').count()).toBe(12); // all of them, in hands and left over
  await expectClean(anna, 'a new game laid open');
  await anna.leave();
});

test('a card that is not offered says why, with the rule', async () => {
  const anna = await come({ locale: 'de-DE', dark: true, isTouch: true, width: 390, height: 844 });
  const { page } = anna;
  await page.goto(served.url);
  const refused = page.getByText(/Nicht (Salz|Tuch|Wachs) \d: Diese Ware lag zuletzt/);
  // Which cards come round is luck: about every second time one of them is of the good laid out.
  for (let table = 0; table < 40 && (await refused.count()) === 0; table++) {
    await sit(page, 'market-plain');
    await options(page)
      .getByRole('button', { name: /auslegen$/ })
      .first()
      .tap();
    await page.getByText('Runde').locator('..').getByText('2', { exact: true }).waitFor();
    const mine = page.locator('.gb-mat.is-mine button.k-card:not(.is-open)');
    if ((await mine.count()) > 0) await mine.first().tap();
    if ((await mine.count()) > 0) await refused.first().waitFor();
  }
  expect(await refused.first().locator('..').textContent()).toContain('R2.5');
  anna.complaints.splice(0); // the refusal itself
  await expectClean(anna, 'a refusal');
  await anna.leave();
});

test('the board of the tutorial is drawn, and a card is laid out with it', async () => {
  const anna = await come();
  const { page } = anna;
  await page.goto(served.url);
  await sit(page, 'market-day');
  await page.getByText(/^Your customer wants: (Salt|Cloth|Wax)$/).waitFor();
  await page.getByRole('list', { name: 'Hand' }).getByRole('button').first().click();
  await expect.poll(() => page.locator('.market-day section .k-card').count()).toBe(2);
  await anna.leave();
});

test('several on one device: the general board shows each only their own things', async () => {
  const anna = await come();
  const { page } = anna;
  await page.goto(`${served.url}/new/plain-draft`);
  await page.getByText('On this device', { exact: true }).click();
  for (const [i, name] of ['Anna', 'Beat'].entries())
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name);
  await button(page, 'Play here').click();
  const hands: string[][] = [];
  for (const name of ['Anna', 'Beat']) {
    await page.getByRole('heading', { name: `Pass the device to ${name}` }).waitFor();
    await page.waitForTimeout(550); // covered long enough to be meant
    await button(page, `I am ${name}`).click();
    await options(page).waitFor();
    hands.push(await page.locator('.gb-option').allTextContents());
    expect(await page.locator('.gb-mat .k-card-back').count()).toBe(3);
    expect(await page.locator('.gb-mat .k-card:not(.k-card-back)').count()).toBe(3);
    await page.locator('.gb-option').first().click();
  }
  expect(hands[0].filter((card) => hands[1].includes(card))).toEqual([]);
  await anna.leave();
});
