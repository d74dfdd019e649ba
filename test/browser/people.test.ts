// What people do with each other at a table: asking, leaving, watching, coming back, playing again.
import { describe, expect, test } from 'vitest';
import type { Seen } from '../../src/table/types.ts';
import { button, fromMenu, isCalled, playNow, untilPlacing } from './hands.ts';
import type { Person } from './players.ts';
import { choices, expectClean, finished, sitTogether } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

/** Anna opens, Ben follows; who is to move comes first. */
async function pair(): Promise<{ anna: Person; ben: Person; mover: Person; other: Person }> {
  const [anna, ben] = [await come(), await come()];
  await isCalled(anna, 'Anna', house.url);
  await isCalled(ben, 'Ben', house.url);
  await sitTogether(anna, ben, house.url);
  await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
  const [mover, other] = (await choices(anna).count()) > 0 ? [anna, ben] : [ben, anna];
  return { anna, ben, mover, other };
}

describe('two at a table', () => {
  test('title and favicon say whose turn it is, and the language changes in mid-game for one of them only', async () => {
    const { anna, ben, mover, other } = await pair();
    const icon = ({ page }: Person) => page.locator('link[rel="icon"]').getAttribute('href');
    expect(await mover.page.title()).toMatch(/^● Your turn/);
    expect(await icon(mover)).toMatch(/turn/);
    expect(await other.page.title()).not.toMatch(/Your turn/);
    expect(await icon(other)).not.toMatch(/turn/);
    await button(mover.page, 'Deutsch').click();
    await mover.page.getByText('Lege das Plättchen an').first().waitFor();
    await mover.page
      .getByText(/ zieht ein Plättchen: /)
      .first()
      .waitFor();
    expect(await mover.page.title()).toMatch(/^● Dein Zug/);
    expect(await other.page.getByText(/ draws a tile: /).count()).toBeGreaterThan(0);
    await anna.leave();
    await ben.leave();
  });

  test('one gives the key of the seat to a program, which plays on, and takes it back', async () => {
    const { anna, ben, mover, other } = await pair();
    await fromMenu(mover, 'Make a key');
    const needed = await mover.page.getByLabel('What the program needs').inputValue();
    const [, url, table, key] = /^KONTOR_URL=(\S+) KONTOR_TABLE=(\S+) KONTOR_KEY=(seat-\S+)$/.exec(needed)!;
    await expectClean(mover, 'the key of a seat');
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const read = () => fetch(`${url}/api/tables/${table}`, { headers });
    const { seen } = (await (await read()).json()) as { seen: Seen };
    const { answers, notations } = seen.decision!;
    const act = { do: 'choose', answers, choice: notations[0] };
    const body = JSON.stringify({ id: 'first', act });
    expect((await fetch(`${url}/api/tables/${table}/acts`, { method: 'POST', headers, body })).status).toBe(200);
    await other.page
      .getByText(/gives a program the key to the seat/)
      .first()
      .waitFor();
    await button(mover.page, 'Take the key back').click();
    await mover.page.getByText('The key is void.').waitFor();
    await button(mover.page, 'Make a key').waitFor();
    expect((await read()).status).toBe(403);
    await anna.leave();
    await ben.leave();
  });

  test('one asks to go back: the other declines, then agrees; stopping needs both', async () => {
    const { anna, ben, mover, other } = await pair();
    const laid = choices(mover).first();
    const before = await choices(mover).allInnerTexts();
    await laid.dispatchEvent('click');
    await expect.poll(() => choices(mover).allInnerTexts()).not.toEqual(before);
    for (const answer of ['Rather not', 'Agree']) {
      await fromMenu(other, 'Ask the others');
      await mover.page.getByText(/would like to go back 1 choice/).waitFor();
      await button(mover.page, answer).click();
      await expect.poll(() => other.page.getByText(/You asked to go back/).count()).toBe(0);
    }
    await expect.poll(() => choices(mover).count()).toBeGreaterThan(0);
    await untilPlacing(mover);
    await fromMenu(other, /^Propose to stop/);
    await button(other.page, 'Play on after all').click();
    await fromMenu(other, /^Propose to stop/);
    await button(mover.page, 'Stop too').click();
    for (const { page } of [anna, ben])
      await page
        .getByText(/ended early/)
        .first()
        .waitFor();
    await anna.leave();
    await ben.leave();
  });

  test('one leaves, the seat is free, somebody who watches takes it and plays on', async () => {
    const { anna, ben, mover, other } = await pair();
    const url = mover.page.url();
    await fromMenu(mover, /^Leave the table/);
    await mover.page.getByRole('heading', { level: 1, name: 'Good games' }).waitFor();
    await other.page.getByText('empty seat').first().waitFor();
    const clara = await come();
    await clara.page.goto(url);
    await clara.page.getByText('You are watching').first().waitFor();
    await button(clara.page, 'Sit down').click();
    await expect.poll(() => choices(clara).count()).toBeGreaterThan(0);
    await choices(clara).first().dispatchEvent('click');
    await other.page
      .getByText(/ lays /)
      .first()
      .waitFor();
    for (const person of [anna, ben, clara]) await person.leave();
  });

  test('both let bots play, one comes back and goes again; the sheet lights pieces, the proof holds, they play again', async () => {
    const { anna, ben } = await pair();
    await fromMenu(anna, /^Let a bot play for me/);
    await ben.page
      .getByText(/sitting out/)
      .first()
      .waitFor();
    await button(anna.page, 'Come back to my seat').first().click();
    await expect.poll(() => ben.page.getByText(/sitting out/).count()).toBe(0);
    for (const person of [anna, ben]) await fromMenu(person, /^Let a bot play for me/);
    await finished(anna).waitFor({ timeout: 60_000 });
    await finished(ben).waitFor();

    const line = anna.page.locator('.w-sheet-line').first();
    await line.hover();
    await anna.page.locator('.bl-lit').waitFor({ state: 'attached' });
    await anna.page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => anna.page.locator('.bl-lit').count()).toBe(0);
    await button(anna.page, 'Check the fairness').click();
    await anna.page.getByText('Everything is in order. Nobody could choose the shuffle.').waitFor();
    expect(await anna.page.locator('.w-findings .is-wrong').count()).toBe(0);
    await anna.page.keyboard.press('Escape');

    await button(anna.page, 'Play again').click();
    await button(anna.page, 'Start the game').waitFor();
    await button(ben.page, 'To the next game').click();
    await ben.page.getByText('As soon as everybody is here').waitFor();
    await button(anna.page, 'Start the game').click();
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
    await anna.leave();
    await ben.leave();
  });
});

describe('one person', () => {
  test('takes her seat to another browser by recovery link, once, and can be forgotten', async () => {
    const anna = await come();
    await isCalled(anna, 'Anna', house.url);
    await playNow(anna, house.url);
    await untilPlacing(anna);
    await button(anna.page, 'Settings').click();
    await button(anna.page, 'Make a recovery link').click();
    const link = await anna.page.getByRole('textbox', { name: 'Recovery link' }).inputValue();

    const phone = await come({ width: 390, height: 844, isTouch: true });
    await phone.page.goto(link);
    await button(phone.page, 'Bring them here').click();
    await phone.page.getByText('Welcome back, Anna.').waitFor();
    await phone.page.getByRole('link', { name: 'Go on' }).first().click();
    await expect.poll(() => choices(phone).count()).toBeGreaterThan(0);

    const thief = await come();
    thief.forgives = true;
    await thief.page.goto(link);
    await button(thief.page, 'Bring them here').click();
    await thief.page.getByText(/has been used already/).waitFor();
    await thief.leave();

    await button(phone.page, 'More').click();
    await button(phone.page, 'Settings').click();
    await button(phone.page, 'Forget me').click();
    await button(phone.page, 'Delete everything about me').click();
    await phone.page.getByText('Nothing is left of you here.').waitFor();
    expect(await phone.page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0);
    anna.forgives = true; // her old browser is told that it knows nobody any more
    await anna.context.close();
    await phone.leave();
  });

  test('opens a public table; somebody watches it from the front page and finds a table that is not there', async () => {
    const anna = await come();
    await isCalled(anna, 'Anna', house.url);
    await anna.page.goto(`${house.url}/new/baselland`);
    await anna.page.getByText('Everybody', { exact: true }).click();
    await anna.page
      .getByRole('group', { name: /Seat 2|B/ })
      .first()
      .getByText('Bot', { exact: true })
      .click();
    await button(anna.page, /^(Open the table|Start the game)$/).click();
    await expect.poll(() => choices(anna).count()).toBeGreaterThan(0);

    const ben = await come();
    await ben.page.goto(house.url);
    await ben.page.getByRole('link', { name: 'Watch' }).first().click();
    await ben.page.getByText('You are watching').first().waitFor();
    expect(await choices(ben).count()).toBe(0);
    await choices(anna).first().dispatchEvent('click');
    await ben.page
      .getByText(/Anna lays /)
      .first()
      .waitFor();
    ben.forgives = true;
    await ben.page.goto(`${house.url}/t/${'0'.repeat(22)}`);
    await ben.page.getByRole('heading', { name: 'There is no such table' }).waitFor();

    await anna.page.getByRole('link', { name: 'To the front page' }).click();
    await anna.page.getByRole('link', { name: 'Go on' }).first().click();
    await anna.page.getByRole('region', { name: 'Your turn' }).waitFor();
    await anna.leave();
    await ben.leave();
  });
});
