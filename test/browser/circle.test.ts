// A circle, seen by two: one founds it at a desk, one comes by the link with a phone; a table for both, talk, and the tally.
import { expect, test } from 'vitest';
import { Person as Client, GENEROUS, playOut } from '../server-client.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse(undefined, { limits: GENEROUS });
const PHONE = { width: 390, height: 844, isTouch: true } as const;

/** The same person, without a page: for what takes long and looks like nothing. */
async function without({ context }: Person, name: string): Promise<Client> {
  const client = new Client(house.url, name);
  client.cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  return client;
}

/** Everything fits the window: nothing has to be scrolled sideways. */
const expectNoOverflow = async ({ page }: Person): Promise<void> =>
  expect(
    await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);

async function found(anna: Person, name: string): Promise<{ id: string; link: string }> {
  const { page } = anna;
  await page.goto(`${house.url}/circles`);
  await page.getByText('Du gehörst noch zu keinem Kreis.').waitFor();
  await expectClean(anna, 'no circle yet');
  await page.getByRole('textbox', { name: 'Namen ändern' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name des Kreises' }).fill(name);
  await button(page, 'Gründen').click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const link = await page.getByRole('textbox', { name: 'Link zum Kreis' }).inputValue();
  return { id: page.url().split('/').at(-1)!, link };
}

async function joined(ben: Person, link: string, name: string): Promise<void> {
  const { page } = ben;
  await page.goto(link);
  await page.getByText('Anna invites you').waitFor();
  await expectClean(ben, 'an invitation');
  await page.getByRole('textbox', { name: 'Change your name' }).fill('Ben');
  await button(page, 'Join').click();
  await page.waitForURL('**/circles/*');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

test('founded, joined by its link, talked in, and a table is opened for everybody', async () => {
  const [anna, ben] = [await come({ locale: 'de-DE' }), await come(PHONE)];
  const name = '<b>Donnerstag</b>'; // plain text wherever it is shown
  const { id, link } = await found(anna, name);
  await joined(ben, link, name);
  await expectNoOverflow(ben);
  const seats = anna.page.getByRole('region', { name: 'Wer da ist' }).getByRole('listitem');
  await expect
    .poll(() => seats.allInnerTexts())
    .toEqual([expect.stringMatching(/Anna\s+da/), expect.stringMatching(/Ben\s+da/)]);

  await ben.page.getByRole('textbox', { name: 'Write to the circle' }).fill('Who plays https://x.example?');
  await button(ben.page, 'Send').click();
  const line = anna.page.getByRole('log').getByRole('listitem');
  await line.filter({ hasText: 'Who plays https://x.example?' }).waitFor();
  expect(await line.getByRole('link').count()).toBe(0); // nothing of it is ever a link
  await button(anna.page, 'Mehr zu dem, was Ben gesagt hat').click();
  await button(anna.page, 'Löschen').click();
  await ben.page.getByRole('log').getByText('deleted').waitFor();

  await button(anna.page, 'Den Kreis leiten').click();
  await anna.page.getByRole('textbox', { name: 'Link zu eurem Anruf' }).fill('https://meet.example/us');
  await anna.page.getByRole('textbox', { name: 'Was ihr ausgemacht habt' }).fill('Um acht.\nMit Kuchen.');
  await button(anna.page, 'Speichern').click();
  await expectClean(anna, 'leading a circle');
  await anna.page.keyboard.press('Escape');
  const call = ben.page.getByRole('link', { name: 'To the call' });
  await call.waitFor();
  expect(await call.evaluate((a) => [a.getAttribute('href'), a.getAttribute('target'), a.getAttribute('rel')])).toEqual(
    ['https://meet.example/us', '_blank', 'noopener noreferrer'],
  );
  await ben.page.getByText('Mit Kuchen.').waitFor();

  await anna.page.getByRole('link', { name: 'Einen Tisch für uns öffnen: Riga' }).click();
  await anna.page.getByRole('radio', { name, checked: true }).waitFor();
  await expectClean(anna, 'setting up a table for a circle');
  await button(anna.page, 'Tisch öffnen').click();
  await anna.page.getByRole('link', { name: 'Zum Kreis' }).waitFor();
  const tables = ben.page.getByRole('region', { name: 'Tables' });
  await tables.getByText('2 of 3 seats free').waitFor();
  await expectClean(ben, 'a circle on a phone');
  await tables.getByRole('link', { name: 'Join' }).click();
  await button(ben.page, /sit down/i)
    .first()
    .click();
  await ben.page.getByRole('link', { name: 'To the circle' }).click();
  await expect.poll(() => tables.getByText('1 of 3 seats free').count()).toBe(1);
  expect(ben.page.url()).toBe(`${house.url}/circles/${id}`);
  await Promise.all([anna.leave(), ben.leave()]);
});

test('the tally of what was played, on the front page too; whoever is removed finds the door closed', async () => {
  const [anna, ben] = [await come({ locale: 'de-DE', dark: true }), await come(PHONE)];
  const { id, link } = await found(anna, 'Freitags');
  await joined(ben, link, 'Freitags');
  const clients = [await without(anna, 'Anna'), await without(ben, 'Ben')];
  const [ann, bob] = clients;
  const table = await ann.open({ game: 'tybor', chairs: ['me', 'open'], circle: id, promise: ann.promise });
  await bob.sit(table, 1);
  await ann.mustAct(table, { do: 'start' });
  for (const one of clients) await one.reveal(table);
  await ben.page.getByText('is playing').first().waitFor();
  const lives = await Promise.all(clients.map((one) => one.live(table)));
  await playOut(lives);
  for (const { socket } of lives) socket.close();

  const tally = anna.page.getByRole('region', { name: 'Der Spielstand' });
  await tally.getByText('1 Partie zusammen').waitFor();
  await tally
    .getByText(/von 1 gewonnen/)
    .first()
    .waitFor();
  await tally.getByText(/lag [01]-mal vorn/).waitFor();
  await tally.getByRole('link', { name: /^Tybor der Baumeister: (Anna|Ben), \d+ Punkte$/ }).waitFor();
  await anna.page.getByText('Punkte, Vorlieben und Bestmarken').click();
  await anna.page.getByRole('rowheader', { name: 'Meiste Bürger' }).waitFor();
  await expectClean(anna, 'a tally by candle light');
  await ben.page.getByText('1 game together').waitFor();
  await ben.page.getByText('Points, favourites and records').click();
  await ben.page.getByRole('rowheader', { name: 'Most citizens' }).waitFor();
  await expectClean(ben, 'a tally on a phone');
  await expectNoOverflow(ben);

  await ben.page.goto(house.url);
  await ben.page.getByRole('heading', { name: 'My circles' }).waitFor();
  await ben.page.getByRole('link', { name: /^Freitags/ }).click();
  await ben.page.getByRole('heading', { name: 'Freitags', level: 1 }).waitFor();
  ben.forgives = true; // he is refused, and his page asks again
  await button(anna.page, 'Den Kreis leiten').click();
  await button(anna.page, 'Ben entfernen').click();
  await button(anna.page, 'Ben entfernen').click();
  await ben.page.getByText('This circle is closed to you').waitFor();
  const field = anna.page.getByRole('textbox', { name: 'Link zum Kreis', includeHidden: true });
  await expect.poll(() => field.inputValue()).not.toBe(link);
  await ben.page.goto(link);
  await ben.page.getByText('This link leads nowhere').waitFor();
  await ben.page.goto(await field.inputValue());
  await ben.page.getByText('You were removed from this circle').waitFor();
  await expectClean(ben, 'a closed door');
  await Promise.all([anna.leave(), ben.leave()]);
});
