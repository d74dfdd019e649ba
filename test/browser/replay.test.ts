// A game looked at again, by everything the page offers; and looking back while one is played.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseRecord } from '../../src/kernel/record.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices, counted, expectClean, playOn, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown, follow, stayer } from './ways.ts';

const visit = openHouse(0);
const { house, come } = visit;
/** Anna, at a screen of the usual size. */
const atDesk = stayer(visit);
const RECORD = new URL('../golden/baselland-2-manual.txt', import.meta.url);

/** A game dealt by the house, so that its proof can be checked, and played by bots to its end; its id. */
async function dealtAndPlayed(anna: Person, game: string): Promise<string> {
  await beKnown(house, anna, 'Anna');
  const api = `${house.url}/api/tables`;
  const post = async (path: string, data: object): Promise<{ id: string }> =>
    (await anna.page.request.post(`${api}${path}`, { data })).json();
  const { id } = await post('', { game, chairs: ['me', 'bot:random'] });
  for (const act of [{ do: 'start' }, { do: 'sitOut', bot: 'random' }]) await post(`/${id}/acts`, { id: act.do, act });
  const phase = async (): Promise<string> =>
    ((await (await fetch(`${api}/${id}`)).json()) as { seen: { phase: string } }).seen.phase;
  await expect.poll(phase, { interval: 100 }).toBe('finished');
  return id;
}

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Step' }).inputValue());
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a finished game: step, jump, play, see with other eyes, everything open, options, a link to a step', async () => {
  const anna = await atDesk();
  const { page } = anna;
  const id = await dealtAndPlayed(anna, 'tybor');
  await page.goto(`${house.url}/t/${id}`);
  await page.getByRole('link', { name: 'Replay the game' }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  expect(await stepOf(page)).toBe(0);
  await button(page, 'One step forward').click();
  await expect.poll(() => stepOf(page)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(page)).toBe(2);
  await button(page, 'One step back').click();
  await expect.poll(() => stepOf(page)).toBe(1);
  await page.keyboard.press('PageDown');
  const turn = await stepOf(page);
  expect(turn).toBeGreaterThan(1);
  await page.keyboard.press('PageUp');
  await button(page, 'To the next score').click();
  await page.locator('.rp-turn.is-now .rp-gain').first().waitFor();
  const scored = await stepOf(page);
  await page.keyboard.press('End');
  const end = await stepOf(page);
  expect(end).toBeGreaterThan(scored);
  await page.getByText('wins', { exact: false }).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Home');

  await page.keyboard.press('3');
  await page.keyboard.press(' ');
  await button(page, 'Pause').waitFor();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
  await page.keyboard.press(' ');
  const stopped = await stepOf(page);
  await page.waitForTimeout(600);
  expect(await stepOf(page)).toBe(stopped);

  await page.locator('.rp-line').nth(4).click();
  await expect.poll(() => page.locator('.rp-line').nth(4).getAttribute('aria-current')).toBe('step');
  await expectClean(anna, 'replay');

  await page.getByRole('radio', { name: 'Watcher' }).check();
  await page.waitForURL(/#step=\d+&seat=watch$/);
  await page.goto(`${house.url}/replay/${id}#step=0&seat=watch`);
  await tab(page, 'Here').click();
  await page.getByText(/decides\. See it through/).waitFor(); // a hidden choice: a watcher is not told what about
  expect(await page.locator('.rp-options').count()).toBe(0);
  await page.getByRole('button', { name: /^See it through/ }).click();
  await page.locator('.rp-options .is-taken').waitFor();
  await page.goto(`${house.url}/replay/${id}#step=1&seat=2`);
  await expect.poll(() => stepOf(page)).toBe(1);
  await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true);

  await page.goto(`${house.url}/replay/${id}#step=1&seat=1`);
  await expect.poll(() => page.getByRole('radio').nth(0).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'Everything open' }).check();
  await page.waitForURL(/open=1/);
  await expect.poll(() => page.locator('.rp-open > *').count()).toBe(3);
  for (const seat of [0, 1])
    await expect.poll(() => page.locator('.rp-open > *').nth(seat).locator('.ty-face').count()).toBeGreaterThan(2);
  await expectClean(anna, 'everything open');

  await tab(page, 'Here').click();
  await expect.poll(() => page.locator('.rp-options li').count()).toBeGreaterThan(1);
  expect(await page.locator('.rp-options .is-taken').count()).toBe(1);
  await tab(page, 'More').click();
  const link = await page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
  expect(link).toBe(`${house.url}/replay/${id}#step=1&seat=1&open=1`);
  await button(page, 'Copy').first().click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await button(page, 'Check the fairness').click();
  await page.getByText('The server alone chose this shuffle').waitFor();
  await page.keyboard.press('Escape');

  await tab(page, 'Here').click();
  await button(page, 'Play on from here').click();
  await page.waitForURL(/\/here\//);
});

/** Every option in a list, in words and with its rule. */
const told = async (options: Locator): Promise<string[]> =>
  (await options.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()).sort();

test('playing on from a step: a table in this browser at the position of the replay, which can be replayed itself', async () => {
  const anna = await atDesk();
  const { page } = anna;
  const ended = await tableAt(house, golden('baselland-2-manual'), Number.POSITIVE_INFINITY, ['random', 'random']);
  const id = ended.split('/').at(-1)!;
  const record = async () => (await fetch(`${house.url}/api/tables/${id}/record`)).text();
  const before = await record();
  const step = parseRecord(before).choices.length - 5;
  await page.goto(`${house.url}/replay/${id}#step=${step}&seat=watch`);
  await expect.poll(() => stepOf(page)).toBe(step);
  await tab(page, 'Here').click();
  const pile = () => page.locator('.bl-pile b').first().textContent();
  const options = page.locator('.rp-options li > span:last-child');
  await options.first().waitFor();
  const there = { pile: await pile(), options: await told(options) };
  await button(page, 'Play on from here').click();
  await page.waitForURL(/\/here\//);
  await choices(anna).first().waitFor({ state: 'attached' });
  await page.keyboard.press('l');
  await page.locator('dialog .w-options li').first().waitFor();
  expect(await told(page.locator('dialog .w-options li'))).toEqual(there.options);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' }); // until then the keys are its own
  expect(await pile()).toBe(there.pile);

  await page.keyboard.press(',');
  const bar = page.getByRole('region', { name: 'Look back' });
  await bar.getByText(/Looking back: after \d+ of \d+ moves/).waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press(',');
  await expect.poll(async () => Number(await pile())).toBeGreaterThan(Number(there.pile));
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await playOn([anna]);
  await counted(anna);
  expect(await button(page, 'Upload').count()).toBe(0); // it only tries something out
  await button(page, 'Replay the game').click();
  await page.waitForURL(/\/replay(#|$)/);
  await expect.poll(() => stepOf(page)).toBe(0);
  await button(page, 'To the end').click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
  await page.goto(`${house.url}/replay#step=${step}&seat=watch`);
  await expect.poll(() => stepOf(page)).toBe(step);
  await tab(page, 'Here').click();
  await options.first().waitFor();
  expect(await told(options)).toEqual(there.options);
  expect(await record()).toBe(before);
  await follow(page, '/games');
  await page.getByText('Over', { exact: true }).click();
  await page.getByText('Baselland · Try-out').waitFor();
});

test('a record is chosen by keyboard or dropped; a broken one says where, on a phone too', async () => {
  const anna = await come({ width: 390, height: 844, isTouch: true });
  const { page } = anna;
  await page.goto(`${house.url}/replay`);
  await page.getByRole('heading', { name: 'Replay a game' }).waitFor();
  await expectClean(anna, 'where records are dropped');
  const text = readFileSync(RECORD, 'utf8');
  const lines = text.split('\n');
  const at = lines.indexOf('choices') + 5;
  const field = page.locator('input[type="file"]');
  await field.focus();
  expect(await page.evaluate('document.activeElement.type')).toBe('file');
  const file = (body: string) => ({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(body) });
  await field.setInputFiles(file(lines.with(at, 'rubbish').join('\n')));
  await page.getByText(`Line ${at + 1}`).waitFor();
  await page.getByText('“rubbish” does not belong here').waitFor();
  await field.setInputFiles(file('no record at all'));
  await page.getByText('not a Kontor record').waitFor();

  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(text)}], 'game.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }`);
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await button(page, 'One step forward').tap();
  await expect.poll(() => stepOf(page)).toBe(1);
  await expectClean(anna, 'replay on a phone');
  const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Here', exact: true }).tap();
  await page.locator('dialog .rp-options .is-taken').waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await button(page, 'Another record').tap();
  await page.getByRole('heading', { name: 'Replay a game' }).waitFor();
  await anna.leave();
});

test('a running game cannot be replayed, and looking back shows what the viewer saw then, whatever happens meanwhile', async () => {
  const anna = await atDesk();
  const { page } = anna;
  const table = await tableAt(house, golden('baselland-2-manual'), 12, [{ person: anna, name: 'Anna' }, 'random']);
  await page.goto(table);
  await expect.poll(() => choices(anna).count()).toBeGreaterThan(0);
  const tiles = () => page.locator('.bl-pile b').first().textContent();
  const now = Number(await tiles());
  await page.keyboard.press(',');
  const bar = page.getByRole('region', { name: 'Look back' });
  await bar.getByText(/Looking back: after \d+ of \d+ moves/).waitFor();
  expect(await choices(anna).count()).toBe(0);
  for (let i = 0; i < 6; i++) await page.keyboard.press(',');
  await expect.poll(async () => Number(await tiles())).toBeGreaterThan(now);
  await expectClean(anna, 'looking back');

  const second = await anna.context.newPage();
  await second.goto(page.url());
  await second.getByRole('list', { name: WORDS.en.options }).getByRole('button').first().dispatchEvent('click');
  await second.close();
  const then = await tiles();
  await page.waitForTimeout(800);
  expect(await tiles()).toBe(then);
  await bar.getByRole('button', { name: 'Back to the game' }).click();
  await expect.poll(async () => Number(await tiles())).toBeLessThanOrEqual(now);
  expect(await bar.count()).toBe(0);

  await follow(page, `/replay/${table.split('/').at(-1)}`);
  await page.getByRole('heading', { name: 'Still being played' }).waitFor();
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.waitForURL(/\/t\//);

  // Its record shows it as it stands, with what she has been told.
  const id = table.split('/').at(-1);
  const record = await page.evaluate<string>(`fetch('/api/tables/${id}/record').then((answer) => answer.text())`);
  await follow(page, '/replay');
  const buffer = Buffer.from(record);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.getByText('Still running, as Anna sees it').waitFor();
  await expect.poll(tiles).not.toBeNull();
  await page
    .getByRole('complementary', { name: 'Log' })
    .getByText(/drew|draws|lays/)
    .first()
    .waitFor();
  await expectClean(anna, 'a running game from its record');
  await button(page, 'Another record').click();
  await page.getByRole('heading', { name: 'Replay a game' }).waitFor();
});
