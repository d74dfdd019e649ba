// A host clears the table before the start, and somebody signs out a lost device: in the page.
import { expect, test } from 'vitest';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown } from './ways.ts';

const { house, come } = openHouse();

/** Opens a table for two, and the other one sits down. */
async function gather(host: Person, guest: Person): Promise<void> {
  await host.page.goto(`${house.url}/new/baselland`);
  await button(host.page, WORDS.de.fewer).click();
  await button(host.page, WORDS.de.open).click();
  await host.page.waitForURL(/\/t\//);
  await guest.page.goto(host.page.url());
  await button(guest.page, WORDS.en.sit).click();
}

test('the host takes somebody off a chair, who may then only watch, and closes the table for everybody', async () => {
  const host = await come({ locale: 'de-DE' });
  const guest = await come({ width: 390, height: 844, isTouch: true });
  await beKnown(house, host, 'Anna');
  await beKnown(house, guest, 'Eve');
  await gather(host, guest);
  await button(host.page, 'Eve vom Platz bitten').click();
  await expectClean(host, 'asked once more');
  await button(host.page, 'Platz freigeben').click();
  guest.forgives = true; // being refused is an answer of the server's
  await button(guest.page, WORDS.en.sit).click();
  await guest.page.getByText('The host has asked you to leave your seat at this table').waitFor();
  guest.forgives = false;
  await button(host.page, 'Tisch schließen').click();
  await button(host.page, 'Für alle schließen').click();
  await host.page.getByRole('heading', { name: 'Dieser Tisch ist geschlossen' }).waitFor();
  await guest.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  await expectClean(guest, 'a closed table');
  for (const person of [host, guest]) await person.leave();
});

test('my devices are listed in the settings, and one of them is signed out', async () => {
  const [anna, lost] = [await come({ locale: 'de-DE' }), await come({ width: 390, height: 844, isTouch: true })];
  await beKnown(house, anna, 'Anna');
  await anna.page.goto(house.url);
  const { link } = (await (await anna.page.request.post(`${house.url}/api/me/recovery`)).json()) as { link: string };
  await lost.page.goto(link);
  await button(lost.page, 'Bring them here').click();
  await lost.page.getByText('Welcome back, Anna.').waitFor();
  await button(anna.page, 'Einstellungen').click();
  await anna.page.getByRole('heading', { name: 'Meine Geräte' }).waitFor();
  const lines = anna.page.locator('.w-devices li');
  await expect.poll(() => lines.count()).toBe(2);
  await anna.page.getByText('dieses Gerät').waitFor();
  await expectClean(anna, 'settings with devices');
  await lines
    .filter({ hasNotText: 'dieses Gerät' })
    .getByRole('button', { name: /^Abmelden/ })
    .click();
  await button(anna.page, 'Gerät abmelden').click();
  await expect.poll(() => lines.count()).toBe(1);
  expect((await lost.page.request.get(`${house.url}/api/me`)).status()).toBe(401);
  await anna.leave();
});
