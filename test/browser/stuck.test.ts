// Nobody is stuck, and the host's hand, in the page: settings change before everybody's eyes, somebody is nudged, a bot sits in, and the
// first thing its person does gives them the seat back.
import { describe, expect, test } from 'vitest';
import { handClock } from '../hand-clock.ts';
import type { Person } from './players.ts';
import { expectClean, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown } from './ways.ts';

const MINUTE = 60_000;
/** The house's clock is behind that of the pages: they offer at once what is due soon. */
const clock = handClock(Date.now() - 60 * MINUTE);
const { house, come } = openHouse(0, { clock, lookEvery: 20 });

const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true });
const act = async ({ page }: Person, id: string, one: object): Promise<number> =>
  (
    await page.request.post(`${house.url}/api/tables/${id}/acts`, { data: { id: `x${Math.random()}`, act: one } })
  ).status();

/** Whoever it is makes a choice by the interface. */
async function playOn(person: Person, id: string): Promise<void> {
  const { seen } = await (await person.page.request.get(`${house.url}/api/tables/${id}?from=0`)).json();
  const { decision } = seen as { decision: { number: number; notations: string[] } | null };
  const choose = decision && { do: 'choose', decision: decision.number, choice: decision.notations[0], after: 'go' };
  await act(person, id, choose ?? { do: 'confirm' });
}

/** Plays by the interface until it is somebody's turn who is not the host; returns that seat. */
async function untilAGuests(host: Person, id: string): Promise<number> {
  for (;;) {
    const { seen } = await (await host.page.request.get(`${house.url}/api/tables/${id}?from=0`)).json();
    const [seat] = seen.waitsFor as number[];
    if (seat > 0) return seat;
    await playOn(host, id);
  }
}

describe('a table among friends', () => {
  test('the host changes what is played; a guest who is silent is nudged, replaced for a while, and comes back', async () => {
    const [anna, ben, cleo] = [await come(), await come({ width: 390, height: 844, isTouch: true }), await come()];
    for (const [person, name] of [
      [anna, 'Anna'],
      [ben, 'Ben'],
      [cleo, 'Cleo'],
    ] as const)
      await beKnown(house, person, name);
    const data = { game: 'baselland', chairs: ['me', 'open', 'open'], pace: 'day' };
    const { id } = await (await anna.page.request.post(`${house.url}/api/tables`, { data })).json();
    const link = `${house.url}/t/${id}`;
    for (const [i, guest] of [ben, cleo].entries()) await act(guest, id, { do: 'sit', chair: i + 1 });
    await anna.page.goto(link);
    await ben.page.goto(link);

    await button(anna, 'Change settings').click();
    await anna.page.getByRole('dialog').getByText('In one sitting', { exact: true }).click();
    await expectClean(anna, 'changing settings');
    await button(anna, 'Play like this').click();
    await ben.page.getByText('The host has changed what is played.').waitFor();
    await ben.page.getByText(/^In one sitting: /).waitFor();
    expect(await button(ben, 'Change settings').count()).toBe(0);
    await button(anna, WORDS.en.start).click();
    await anna.page.getByRole('region', { name: WORDS.en.turn }).waitFor();
    await ben.page.goto('about:blank');

    const seat = await untilAGuests(anna, id);
    const absent = seat === 1 ? ben : cleo;
    // Their front page says so, in the tab and on the sign of an installed app.
    await absent.page.addInitScript(() => {
      Object.assign(navigator, { setAppBadge: async (count: number) => Object.assign(globalThis, { badge: count }) });
    });
    await absent.page.goto(house.url);
    await expect.poll(() => absent.page.evaluate(() => (globalThis as { badge?: number }).badge)).toBe(1);
    expect(await absent.page.locator('link[rel="icon"]').getAttribute('href')).toBe('/favicon-turn.svg');
    clock.pass(6 * MINUTE);
    await button(anna, 'Nudge').click();
    await expect.poll(() => button(anna, 'Nudge').count()).toBe(0); // once a turn
    await button(anna, 'Let a bot sit in').click();
    await anna.page.getByText(/has been away; a bot plays on, as Anna asked\./).waitFor();
    await expectClean(anna, 'a bot sits in');

    await absent.page.goto(link);
    await absent.page.getByText('Welcome back.').waitFor();
    await expect.poll(() => anna.page.getByText(/has been away; a bot plays on/).count()).toBe(0);

    // Their page stays open, and nobody touches it: that is no return when a bot sits in again.
    const seen = async () => (await (await anna.page.request.get(`${house.url}/api/tables/${id}?from=0`)).json()).seen;
    while (!(await seen()).waitsFor.includes(seat)) {
      const [next] = (await seen()).waitsFor as number[];
      await playOn([anna, ben, cleo][next], id);
    }
    clock.pass(60 * MINUTE);
    const isBots = async () => {
      clock.pass(100); // a bot takes its time
      return !(await seen()).waitsFor.includes(seat);
    };
    await expect.poll(isBots, { timeout: 20_000 }).toBe(true);
    expect((await seen()).chairs[seat].out).toBe(true);
  });
});
