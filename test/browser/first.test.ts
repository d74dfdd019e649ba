// First impressions: a name that was typed counts, guests get an address they can reach, and nothing leads to a blank page.
import { expect, test } from 'vitest';
import type { Seen } from '../../src/table/types.ts';
import { choose, expectTotals, piece, tab, takePiece } from './pads.ts';
import type { Person } from './players.ts';
import { choices, expectClean, readIn, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown, follow, press, regular } from './ways.ts';

const visit = openHouse(undefined, { host: '0.0.0.0' });
const { house, come } = visit;
/** Anna, at a screen of the usual size. */
const annaAt = regular(visit);

const nameField = ({ page }: Person) => page.getByRole('textbox', { name: /^(Change your name|Namen ändern)$/ });
/** As the server tells anybody who asks. */
const namesAtTable = async ({ page }: Person): Promise<string[]> => {
  const answer = await page.request.get(`${house.url}/api/tables/${page.url().split('/t/')[1]}`);
  return ((await answer.json()) as { seen: Seen }).seen.chairs.map(({ name }) => name);
};

test('a typed name counts at the next press, without leaving its field', async () => {
  const anna = await annaAt('/');
  await nameField(anna).fill('Annabell');
  await anna.page.getByRole('button', { name: WORDS.en.playNow }).dispatchEvent('click'); // as a telephone does it
  await choices(anna).first().waitFor({ state: 'attached' });
  expect((await namesAtTable(anna))[0]).toBe('Annabell');
});

test('a guest sits down under the typed name; a new one reaches chairs for all to see', async () => {
  const anna = await annaAt('/');
  await nameField(anna).fill('Anna');
  await anna.page.getByRole('link', { name: WORDS.en.friends }).first().click();
  await anna.page.getByRole('button', { name: WORDS.en.open }).click();
  await anna.page.waitForURL(/\/t\//);
  const ben = await come({ width: 390, height: 844, isTouch: true });
  await ben.page.goto(anna.page.url());
  await nameField(ben).fill('Benedikt');
  await ben.page.getByRole('button', { name: WORDS.en.sit }).first().click();
  await anna.page.getByText('Benedikt').first().waitFor();
  expect((await namesAtTable(anna)).slice(0, 2)).toEqual(['Anna', 'Benedikt']);
  await follow(anna.page, '/');
  await nameField(anna).fill('Hannah');
  await nameField(anna).blur();
  await ben.page.getByText('Hannah').first().waitFor();
  await ben.leave();
});

test('a name chosen offline is sent to the server when it answers again', async () => {
  const anna = await annaAt('/');
  await anna.page.getByRole('button', { name: WORDS.en.playNow }).click();
  await choices(anna).first().waitFor({ state: 'attached' });
  await follow(anna.page, '/');
  anna.forgives = true;
  await anna.context.setOffline(true);
  await nameField(anna).fill('Zoe');
  await nameField(anna).press('Enter');
  await anna.page.getByText('Kept: Zoe').waitFor();
  await anna.context.setOffline(false);
  await anna.page.reload();
  const called = async () =>
    ((await (await anna.page.request.get(`${house.url}/api/me`)).json()) as { name: string }).name;
  await expect.poll(called).toBe('Zoe');
  expect(await nameField(anna).inputValue()).toBe('Zoe');
  anna.forgives = false;
});

test('an invitation uses the address that guests can reach, and offers the list if there are several', async () => {
  const anna = await annaAt('/new/baselland');
  const addresses: string[] = [];
  await anna.page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses } }));
  await anna.page.getByRole('button', { name: WORDS.en.open }).click();
  await anna.page.getByText('This link works on this computer only.').waitFor();
  expect(await anna.page.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
  addresses.push('http://192.168.178.20:5170', 'http://10.0.0.5:5170');
  await anna.page.reload();
  const link = anna.page.getByRole('textbox', { name: 'Send your friends this link' });
  const { pathname } = new URL(anna.page.url());
  await expect.poll(() => link.inputValue()).toBe(`http://192.168.178.20:5170${pathname}`);
  const code = anna.page.getByRole('img', { name: /^QR code/ }).locator('path');
  const before = await code.last().getAttribute('d');
  await choose(anna.page, 'By which address', '10.0.0.5:5170');
  await expect.poll(() => link.inputValue()).toBe(`http://10.0.0.5:5170${pathname}`);
  expect(await code.last().getAttribute('d')).not.toBe(before);
  expect(await anna.page.getByText('on this computer only').count()).toBe(0);
  await expectClean(anna, 'invitation');
  await anna.page.unroute('**/api/addresses');
});

test('R10.6 Tybor with five: a card counts one, two, none by keyboard; a third copy is remarked on with its rule', async () => {
  const anna = await annaAt('/pad/tybor');
  const { page } = anna;
  for (let players = 2; players < 5; players++) await page.getByRole('button', { name: 'One player more' }).click();
  const farmer = piece(page, 'FA01');
  const farmers = page.locator('[data-card^="FA01"]');
  await farmer.focus();
  for (const own of [1, 2, 0, 1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => farmers.count()).toBe(own);
    await expect.poll(() => farmer.textContent()).toContain(`: ${own} of 2`);
    expect(await farmer.getAttribute('aria-pressed')).toBe(String(own > 0));
  }
  await choose(page, 'From which compartment', 'green');
  await takePiece(page, 'BG03');
  await takePiece(page, 'BG03');
  await expectTotals(page, ['17', '5', '5', '5', '5']);
  await press(tab(page, 4));
  await choose(page, 'Secret order', '(O2)'); // as the second has it
  await press(tab(page, 1));
  await takePiece(page, 'BG03');
  const remark = page.locator('.w-pad-remark'); // how many of a card there are is reconstructed
  await remark.getByText('R10.6').waitFor();
  await takePiece(page, 'BG03');
  await expect.poll(() => remark.count()).toBe(0);
  await press(tab(page, 2));
  await choose(page, 'Secret order', '(O2)');
  await remark.getByText('R10.1').waitFor();
  await expectTotals(page, ['17', '5', '5', '5', '5']);
  await expectClean(anna, 'tybor with five');
});

test('push says that it needs https where that is why it is off', async () => {
  const anna = await annaAt('/');
  await anna.context.addInitScript('Object.defineProperty(window, "isSecureContext", { value: false })');
  await beKnown(house, anna, 'Anna'); // notices need a name
  await anna.page.goto(house.url);
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.page.getByText('This needs https').waitFor();
  await expectClean(anna, 'push without https');
  await anna.page.keyboard.press('Escape');
});

test('an address that leads nowhere or cannot be read is a page', async () => {
  const anna = await annaAt('/');
  const { page } = anna;
  await readIn(page, 'de');
  await page.goto(`${house.url}/rules/riga#%E0%A4%A`);
  await page.getByText('R1.1').first().waitFor();
  anna.forgives = true; // the status is that of a page that is not there
  const nothing = page.getByRole('heading', { name: 'Hier ist nichts' });
  for (const path of ['/%E0%A4%A', '/rules/%E0%A4%A#%E0%A4%A', '/nirgends']) {
    await page.goto(`${house.url}${path}`);
    await nothing.waitFor();
  }
  await expectClean(anna, 'lost');
  await page.goto(`${house.url}/t/%zz?x=%E0`);
  await page.getByRole('heading', { name: 'Diesen Tisch gibt es nicht' }).waitFor();
  await follow(page, '/rules/riga/R1/x');
  await nothing.waitFor();
  const served = await page.request.get(`${house.url}/rules/riga/R1/x`, { headers: { accept: 'text/html' } });
  expect(await served.text()).toContain('id="root"');
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await page.getByRole('button', { name: WORDS.de.playNow }).waitFor();
});
