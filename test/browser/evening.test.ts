// A whole evening of four people at two tables: two of them at browsers, all of them as their pages would have it.
import { expect, test } from 'vitest';
import type { RunningServer } from '../../src/server/server.ts';
import { atTables, eveningOf, type Guest, playTable } from '../evening/people.ts';
import { Person as Caller, GENEROUS } from '../server-client.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, readIn } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse(0, { limits: GENEROUS });
const server = () => ({ url: house.url }) as RunningServer;

/** A browser for somebody who is known already. */
async function browserOf(guest: Guest, looks = {}): Promise<Person> {
  const person = await come(looks);
  const [name, value] = guest.person.cookie.split('=');
  await person.context.addCookies([{ name, value, url: house.url }]);
  return person;
}

const says = ({ page }: Person, what: string | RegExp) => page.getByText(what).first().waitFor();

/** Those without a browser promise and reveal by hand, as soon as they are asked. */
async function answerCall(guests: readonly Guest[]): Promise<void> {
  await expect.poll(async () => (await guests[0].see()).rounds.at(-1)?.stage).toBe('promising'); // somebody has pressed 'Begin'
  for (const guest of guests) await guest.promise();
  await expect.poll(async () => (await guests[0].round()).stage).toBe('revealing');
  for (const guest of guests) await guest.reveal();
  await expect.poll(async () => (await guests[0].round()).stage).toBe('playing');
}

test('four people at two tables: who is here, a round with one roll call, its results together, a final and places', async () => {
  const guests = await eveningOf(server(), house.store, ['Anna', 'Ben', 'Cleo', 'Dan'], { games: ['great-split'] });
  const [ann, ben, ...rest] = guests;
  const [anna, phone] = [
    await browserOf(ann),
    await browserOf(ben, { width: 390, height: 844, isTouch: true, dark: true }),
  ];
  const url = `${house.url}/evening/${ann.id}`;
  await Promise.all([anna.page.goto(url), phone.page.goto(url)]);
  await says(anna, 'Game night: Thursdays');
  await says(anna, '4 people are here.');
  await says(anna, '2 tables of 2.');
  await expectClean(anna, 'before the first round');
  expect(await phone.page.getByRole('button', { name: 'Begin the round' }).count()).toBe(0);
  await button(anna.page, 'Begin the round').click();
  await answerCall(rest); // the two pages answer by themselves
  await says(anna, 'All tables play the same deal');
  await expectClean(phone, 'a round under way');

  const tables = await atTables(guests);
  const mine = await ann.table();
  await anna.page.getByRole('link', { name: 'To your table' }).click();
  await playTable(tables.get(mine)!, mine);
  const back = anna.page.getByRole('link', { name: 'To the game night' });
  const count = button(anna.page, 'Show the result');
  await back.or(count).first().waitFor();
  if ((await count.count()) > 0) await count.click();
  await back.waitFor();
  await says(anna, 'A round of an evening: its record');
  expect(await anna.page.getByRole('link', { name: 'Replay the game' }).count()).toBe(0);
  await back.click();
  await says(anna, 'has finished');
  expect(await anna.page.getByText('Standings').count()).toBe(0);
  for (const [id, own] of tables) if (id !== mine) await playTable(own, id);
  await says(anna, 'Standings');
  await expectClean(anna, 'after a round');

  await button(anna.page, 'Play the final').click();
  await answerCall(rest);
  for (const [id, own] of await atTables(guests)) await playTable(own, id);
  await says(phone, 'The places');
  await readIn(phone.page, 'de');
  await says(phone, 'Die Plätze des Abends');
  await expectClean(phone, 'places');
  expect(await phone.page.locator('.w-evening-places li').count()).toBe(4);
  await button(anna.page, 'End the evening').click();
  await says(anna, 'The evening is over.');

  // Whoever plays a round here can check it here.
  await anna.page.goto(`${house.url}/t/${mine}`);
  await button(anna.page, 'Check the fairness').click();
  await says(anna, 'Your own part is in, and the roll call is the one you saw');
  await says(anna, 'One roll call for all 2 tables of the round');
  await phone.leave();
  await anna.leave();
});

test('a page whose part does not arrive sends it again', async () => {
  const [ann, ben] = await eveningOf(
    server(),
    house.store,
    ['Ada', 'Bo'],
    { games: ['great-split'] },
    'lossy-0123456789abcdef',
  );
  const ada = await browserOf(ann);
  ada.forgives = true; // what gets lost is logged
  const lost = new Set<string>();
  await ada.page.route('**/api/evenings/*/acts', async (route) => {
    const { do: what } = route.request().postDataJSON() as { do: string };
    if (lost.has(what)) return await route.continue();
    lost.add(what);
    await route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":{"why":"busy","rule":""}}' });
  });
  await ada.page.goto(`${house.url}/evening/${ann.id}`);
  await says(ada, 'Game night: Thursdays');
  await ann.must({ do: 'begin', isFinal: false });
  await answerCall([ben]);
  expect([...lost]).toEqual(['promise', 'reveal']);
  await ada.leave();
});

test('a guest plays on the device of somebody at the table, covered in between', async () => {
  const [ann, ben] = await eveningOf(
    server(),
    house.store,
    ['Anton', 'Bea'],
    { games: ['great-split'] },
    'fridays-0123456789abcd',
  );
  const anna = await browserOf(ann);
  await anna.page.goto(`${house.url}/evening/${ann.id}`);
  await anna.page.getByLabel('Name of a guest without a device').fill('Gil');
  await button(anna.page, 'Add the guest').click();
  await says(anna, 'without a device');
  await ann.must({ do: 'plan', size: 3 });
  await button(anna.page, 'Begin the round').click();
  await answerCall([ben]);
  const { tables } = await ann.round();
  const seats = tables[0].seats.map(({ holder }, seat) => ({ holder, seat }));
  const gil = seats.find(({ holder }) => holder !== undefined)!;
  const holder = (await ann.see()).people.find(({ tag }) => tag === gil.holder)!;
  expect(['Anton', 'Bea']).toContain(holder.name);
  const id = tables[0].id!;
  const whose = holder.name === 'Anton' ? ann : ben;
  // A browser of its own: what the page of the evening is still sending must not be cut off.
  const browser = await browserOf(whose);
  await browser.page.goto(`${house.url}/t/${id}`);
  const live = await whose.person.live(id);
  await live.mustAct(Caller.wish(live.seen)!);
  if (live.seen.mustConfirm) await live.mustAct({ do: 'confirm' });
  await browser.page.getByRole('heading', { name: 'Pass the device to Gil' }).waitFor();
  expect(await browser.page.locator('.w-board').count()).toBe(0);
  await expectClean(browser, 'a covered table');
  await expect
    .poll(async () => {
      await button(browser.page, 'I am Gil')
        .click({ timeout: 1000 })
        .catch(() => {});
      return browser.page.locator('.w-board').count();
    })
    .toBe(1);
  live.close();
  await browser.leave();
  await anna.leave();
});
