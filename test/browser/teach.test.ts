// Teaching in the page: a table with open hands, somebody who joins a seat by its invitation, notes, and another name that is also me.
import { expect, test } from 'vitest';
import { Person as Client } from '../server-client.ts';
import { button, fromMenu } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

/** Whoever is known over HTTP sits at this browser. */
async function become({ context }: Person, client: Client): Promise<void> {
  const [name, value] = client.cookie
    .split('; ')
    .find((one) => one.startsWith('kontor='))!
    .split('=');
  await context.addCookies([{ name, value, url: house.url }]);
  await context.addInitScript("localStorage.setItem('kontor.known', '1')");
}

test('open hands lie beside the board, a second person joins the seat and chooses, notes are kept', async () => {
  const [anna, ben] = [await Client.at(house, 'Anna'), await Client.at(house, 'Ben')];
  const id = await anna.open({
    game: 'tybor',
    chairs: ['me', 'open'],
    promise: anna.promise,
    settings: { openHands: true },
  });
  const teacher = await come({ width: 1440, height: 900 });
  await become(teacher, anna);
  await teacher.page.goto(`${house.url}/t/${id}`);
  await teacher.page.getByText('Open hands', { exact: true }).first().waitFor(); // at the door
  await ben.sit(id, 1);
  await anna.mustAct(id, { do: 'start' });
  await ben.reveal(id);
  // The page has promised nothing for Anna: she does it herself.
  await anna.reveal(id);
  const hands = teacher.page.locator('.th-hands');
  await hands.getByRole('heading', { name: 'Ben' }).waitFor();
  await expect.poll(() => hands.locator('.k-secret-row').first().locator('> *').count()).toBeGreaterThan(3);
  expect(await hands.getByRole('heading', { name: 'Anna' }).count()).toBe(0);
  await expectClean(teacher, 'open hands');

  await fromMenu(teacher, 'Invite somebody to my seat');
  const field = teacher.page.getByRole('dialog').locator('input[value*="#beside="]');
  await field.waitFor();
  const link = await field.inputValue();
  const child = await come({ width: 390, height: 844 });
  await child.page.goto(link);
  await button(child.page, 'Join').click();
  await child.page.getByText('You are playing this seat together.').waitFor();
  await button(child.page, /^Hands$/).click();
  await child.page.locator('.th-hands').getByRole('heading', { name: 'Ben' }).waitFor();
  await expectClean(child, 'open hands on a phone');
  await child.page.keyboard.press('Escape');
  await expect.poll(async () => (await anna.read(id)).seen.chairs[0].beside).toBeTypeOf('string');

  await fromMenu(child, 'My notes');
  const notes = child.page.getByRole('textbox', { name: 'My notes' });
  await notes.fill('Ben likes green');
  await child.page.getByText('Kept', { exact: true }).waitFor();
  await child.page.reload();
  await fromMenu(child, 'My notes');
  await expect.poll(() => notes.inputValue()).toBe('Ben likes green');
  await expectClean(child, 'notes');
  await child.leave();
  await teacher.leave();
});

test('another name that is also me is shown by its code, and both become one', async () => {
  const [now, before] = [await Client.at(house, 'Now'), await Client.at(house, 'Before')];
  const id = await before.open({ game: 'tybor', chairs: ['me', 'open'] });
  const { code } = (await before.post<{ code: string }>('/api/me/ways-back/code')).body;
  const me = await come({ width: 820, height: 1180 });
  await become(me, now);
  await me.page.goto(house.url);
  await button(me.page, /Settings/)
    .first()
    .click();
  await me.page.getByRole('textbox', { name: 'Code or link of the other one' }).fill(code);
  await button(me.page, 'This is me too').click();
  await me.page.getByText(/^Before, here since .*: 1 game, 0 circles\.$/).waitFor();
  await expectClean(me, 'also me');
  await button(me.page, 'Become one with Before').click();
  await button(me.page, /^Yes, for good/).click();
  await me.page.getByText('You are one now. You are called Now.').waitFor();
  expect((await now.read(id)).seen).toMatchObject({ you: 0, isHost: true });
  await me.leave();
});
