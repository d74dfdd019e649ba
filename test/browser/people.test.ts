// What people do with each other at a table: asking, leaving, watching, coming back, playing again.
import { describe, expect, test } from 'vitest';
import type { Seen } from '../../src/table/types.ts';
import { lasting } from './company.ts';
import { button, fromMenu } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices, counted, expectClean, readIn, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { follow, sitAt } from './ways.ts';

const { house, come } = openHouse();
const [left, right] = [lasting({ come }), lasting({ come })];

/** Whoever sat at this browser is gone: what its page still waited for is of no use to anybody. */
async function vacate(person: Person): Promise<void> {
  person.forgives = true;
  await person.page.goto('about:blank');
  person.forgives = false;
}

/** Anna and Ben at a game after this many choices; at each of the numbers used here it is Anna's turn. */
async function pair(made: number): Promise<{ anna: Person; ben: Person }> {
  const [anna, ben] = [await left(), await right()];
  const seats = [
    { person: anna, name: 'Anna' },
    { person: ben, name: 'Ben' },
  ];
  const url = await tableAt(house, golden('baselland-2-manual'), made, seats);
  await Promise.all([anna, ben].map((person) => sitAt(person, url)));
  await choices(anna).first().waitFor({ state: 'attached' });
  await ben.page.getByRole('region', { name: 'Your turn' }).waitFor();
  return { anna, ben };
}

const says = ({ page }: Person, what: string | RegExp): Promise<void> => page.getByText(what).first().waitFor();

const isPlacing = ({ page }: Person) => page.locator('.bl[data-step="place"]').waitFor();

describe('two at a table', () => {
  test('title and favicon say whose turn it is; the language changes for one of them only; a program with the key of the seat plays on until it is taken back; the other asks to go back, is declined and agreed with; stopping needs both', async () => {
    const { anna, ben } = await pair(0);
    const icon = ({ page }: Person) => page.locator('link[rel="icon"]').getAttribute('href');
    await expect.poll(() => anna.page.title()).toMatch(/^● Your turn/);
    await expect.poll(() => icon(anna)).toMatch(/turn/);
    expect(await ben.page.title()).not.toMatch(/Your turn/);
    expect(await icon(ben)).not.toMatch(/turn/);
    await readIn(anna.page, 'de');
    await says(anna, 'Lege das Plättchen an');
    await says(anna, / zieht ein Plättchen: /);
    await expect.poll(() => anna.page.title()).toMatch(/^● Dein Zug/);
    await says(ben, / draws a tile: /);
    await readIn(anna.page, 'en');
    await says(anna, 'Lay the tile');

    // Ben sees where she holds the tile, until she puts it away or would rather not be watched.
    const held = ben.page.locator('.bl-tried');
    await choices(anna).first().focus();
    await held.waitFor({ state: 'attached' });
    await anna.page.keyboard.press('Escape');
    await held.waitFor({ state: 'detached' });
    expect(await anna.page.locator('.bl-tried').count()).toBe(0);

    await letProgramPlay(anna, ben);

    for (const answer of ['I’d rather not', 'Agree']) {
      await fromMenu(ben, 'Ask the others');
      await says(anna, /would like to go back 1 choice/);
      await button(anna.page, answer).click();
      await expect.poll(() => ben.page.getByText(/You asked to go back/).count()).toBe(0);
    }
    await isPlacing(anna);
    expect(await choices(anna).count()).toBeGreaterThan(0);
    await fromMenu(ben, /^Propose to stop/);
    await button(ben.page, 'Keep playing').click();
    await fromMenu(ben, /^Propose to stop/);
    await button(anna.page, 'Stop too').click();
    for (const person of [anna, ben]) await says(person, /ended early/);
  });

  test('both let bots play, one comes back and goes again; the sheet lights pieces; they play again; one leaves, and a watcher takes the seat and plays on', async () => {
    const { anna, ben } = await pair(-7);
    await fromMenu(anna, /^Let a bot play for me/);
    await says(ben, /sitting out/);
    await button(anna.page, 'Come back to my seat').first().click();
    await expect.poll(() => ben.page.getByText(/sitting out/).count()).toBe(0);
    for (const person of [anna, ben]) await fromMenu(person, /^Let a bot play for me/);
    await counted(anna, 120_000);
    await counted(ben);

    const lit = anna.page.locator('.bl-lit');
    await expect
      .poll(async () => {
        await anna.page.locator('.w-sheet-line').first().hover(); // the review begins by itself, and may move it away
        return lit.count();
      })
      .toBeGreaterThan(0);
    await anna.page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => lit.count()).toBe(0);

    await button(anna.page, 'Look for it').click();
    await anna.page.locator('.w-turning-point [role="status"]').waitFor();
    await anna.page
      .locator('.w-turning-point')
      .getByRole('link', { name: 'Look at it in the replay' })
      .or(anna.page.locator('.w-turning-point').getByText('There was none'))
      .waitFor();

    await button(anna.page, 'Play again').click();
    await button(anna.page, 'Start the game').waitFor();
    await button(ben.page, 'To the next game').click();
    await says(ben, 'As soon as everybody is here');
    await button(anna.page, 'Start the game').click();
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);

    const [mover, other] = (await choices(anna).count()) > 0 ? [anna, ben] : [ben, anna];
    const url = mover.page.url();
    await fromMenu(mover, /^Leave the table/);
    await mover.page.getByRole('heading', { level: 1, name: 'Good games' }).waitFor();
    await says(other, 'empty seat');
    const clara = await come();
    await clara.page.goto(url);
    await says(clara, 'You are watching');
    await button(clara.page, 'Sit down').click();
    await choices(clara).first().waitFor({ state: 'attached' });
    expect(await other.page.getByText(/ lays /).count()).toBe(0);
    await choices(clara).first().dispatchEvent('click');
    await says(other, / lays /);
    await clara.leave();
  });
});

/** One gives a program the key of the seat; it makes a choice, and the key is taken back. */
async function letProgramPlay(owner: Person, other: Person): Promise<void> {
  const { page } = owner;
  await fromMenu(owner, 'Make a key');
  const needed = await page.getByLabel('What the program needs').inputValue();
  const [, url, table, key] = /^KONTOR_URL=(\S+) KONTOR_TABLE=(\S+) KONTOR_KEY=(seat-\S+)$/.exec(needed)!;
  await expectClean(owner, 'the key of a seat');
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const read = () => fetch(`${url}/api/tables/${table}`, { headers });
  const { seen } = (await (await read()).json()) as { seen: Seen };
  const { number, notations } = seen.decision!;
  const act = { do: 'choose', decision: number, choice: notations[0] };
  const body = JSON.stringify({ id: 'first', act });
  expect((await fetch(`${url}/api/tables/${table}/acts`, { method: 'POST', headers, body })).status).toBe(200);
  await says(other, /gives a program the key to the seat/);
  await button(page, 'Take the key back').click();
  await says(owner, 'The key no longer works.');
  await button(page, 'Make a key').waitFor();
  expect((await read()).status).toBe(403);
  await page.keyboard.press('Escape');
  await page.locator('.bl[data-step="follower"]').waitFor();
}

describe('one person', () => {
  test('opens a public table; somebody watches it from the front page and finds a table that is not there; she takes her seat to another browser by recovery link, once, and can be forgotten', async () => {
    const anna = await come();
    await anna.page.goto(house.url);
    await anna.page.getByRole('textbox', { name: 'Change your name' }).fill('Anna');
    await anna.page.getByRole('link', { name: WORDS.en.friends }).click(); // the name counts when its field is left
    await anna.page.getByText('Everybody', { exact: true }).click();
    await anna.page
      .getByRole('group', { name: /Seat 2|B/ })
      .first()
      .getByText('Bot', { exact: true })
      .click();
    await button(anna.page, /^(Open the table|Start the game)$/).click();
    await choices(anna).first().waitFor({ state: 'attached' });

    const ben = await right(); // still a returning visitor
    await vacate(ben);
    await ben.page.goto(house.url);
    await ben.page.getByRole('link', { name: 'Watch' }).first().click();
    await says(ben, 'You are watching');
    expect(await choices(ben).count()).toBe(0);
    await choices(anna).first().dispatchEvent('click');
    await says(ben, /Anna lays /);
    ben.forgives = true;
    await follow(ben.page, `/t/${'0'.repeat(22)}`);
    await ben.page.getByRole('heading', { name: 'There is no such table' }).waitFor();

    await anna.page.getByRole('link', { name: 'To the front page' }).click();
    await anna.page.getByRole('link', { name: 'Go on' }).first().click();
    await anna.page.getByRole('region', { name: 'Your turn' }).waitFor();

    await button(anna.page, 'Settings').click();
    await button(anna.page, 'Make a recovery link').click();
    const link = await anna.page.getByRole('textbox', { name: 'Recovery link' }).inputValue();
    const phone = await come({ width: 390, height: 844, isTouch: true });
    await phone.page.goto(link);
    await button(phone.page, 'Bring them here').click();
    await says(phone, 'Welcome back, Anna.');
    await phone.page.getByRole('link', { name: 'Go on' }).first().click();
    await choices(phone).first().waitFor({ state: 'attached' });

    await follow(ben.page, link);
    await button(ben.page, 'Bring them here').click();
    await says(ben, /has been used already/);

    await button(phone.page, 'More').click();
    await button(phone.page, 'Settings').click();
    await button(phone.page, 'Forget me').click();
    await button(phone.page, 'Delete everything about me').click();
    await says(phone, 'Everything about you has been deleted.');
    expect(await phone.page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0);
    anna.forgives = true; // her old browser learns that it no longer knows anybody
    await anna.context.close();
    await phone.leave();
  });
});
