// Slow play in the page: a table with a pace, clocks, a holiday, a verdict and the way back, and notices of turns.
import { afterAll, describe, expect, test } from 'vitest';
import { STORES } from '../../src/table/paces.ts';
import { handClock } from '../hand-clock.ts';
import { openTarget } from '../targets.ts';
import type { Person } from './players.ts';
import { choices, expectClean, openPaper, playOn, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown, follow } from './ways.ts';

const clock = handClock(Date.now());
const { house, come } = openHouse(0, { clock, lookEvery: 20, privateHooks: true });
const target = await openTarget();
afterAll(() => target.close());

const player = ({ page }: Person, name: string) => page.getByRole('article', { name, exact: true });
/** On a phone. */
const openMenu = ({ page }: Person) => page.getByRole('button', { name: 'More', exact: true }).click();
/** What somebody asks of the server without any page. */
const post = async <T>({ page }: Person, path: string, data: object): Promise<T> =>
  (await page.request.post(`${house.url}/api${path}`, { data })).json();

/** Opens a table for two at a pace, by the page, and both sit down. */
async function sitDown(host: Person, guest: Person, pace: string, absent: string): Promise<void> {
  const { page } = host;
  await page.goto(`${house.url}/new/baselland`);
  await page.getByRole('button', { name: WORDS.en.fewer }).click();
  await page.getByText(pace, { exact: true }).click();
  await page.getByText(absent, { exact: true }).click();
  await expectClean(host, 'set-up with a pace');
  await page.getByRole('button', { name: WORDS.en.open }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText(`If somebody’s time is up: ${absent}.`).waitFor();
  await guest.page.goto(page.url());
  await guest.page.getByText(`If somebody’s time is up: ${absent}.`).waitFor();
  await guest.page.getByRole('button', { name: WORDS.en.sit }).click();
  await page.getByRole('button', { name: WORDS.en.start }).click();
  for (const person of [host, guest]) await person.page.getByRole('region', { name: WORDS.en.turn }).waitFor();
}

describe('a slow table', () => {
  test('has clocks and holidays; time runs out, the other player votes, and the absent one comes back; my tables by the time left', async () => {
    const [anna, ben] = [await come(), await come({ width: 390, height: 844, isTouch: true })];
    const [annas, bens] = ['Anna', 'Ben'];
    await beKnown(house, anna, annas);
    await beKnown(house, ben, bens);
    await sitDown(anna, ben, 'Within the hour', 'We vote');
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
    if ((await choices(ben).count()) > 0)
      await playOn([ben], {
        until: async () => (await choices(anna).count()) > 0 && (await choices(ben).count()) === 0,
      });
    // It is Anna's turn: her clock is running, Ben's is not.
    await player(anna, annas)
      .getByText(/hrs?\b.* left$/)
      .waitFor();
    await player(anna, bens)
      .getByText(/ left$/)
      .waitFor();

    await openMenu(ben);
    await ben.page.getByText('If somebody’s time is up: We vote').waitFor();
    await ben.page.getByRole('spinbutton', { name: 'Take a holiday' }).fill('3');
    await ben.page.getByRole('button', { name: 'Stop my clock' }).click();
    await player(anna, bens)
      .getByText(/on holiday until/)
      .waitFor();
    await openMenu(ben);
    await ben.page.getByRole('button', { name: /End my holiday/ }).click();
    await player(anna, bens)
      .getByText(/ left$/)
      .waitFor();

    clock.pass(STORES.hour.most);
    await ben.page.getByText(`${annas}’s time is up. What shall become of the seat?`).waitFor();
    await anna.page.getByText(/the others vote about your seat/).waitFor();
    await expectClean(ben, 'a vote on a phone');
    await ben.page.getByRole('button', { name: /^Open the seat/ }).click();
    await ben.page.getByText(`${annas}’s time is up; the seat is open.`).waitFor();
    await anna.page.getByRole('button', { name: WORDS.en.sit }).waitFor();
    await expectClean(anna, 'a seat that is lost');
    expect(await ben.page.getByRole('button', { name: 'Give the seat back' }).count()).toBe(0); // what all have voted, one does not undo
    await anna.page.getByRole('button', { name: WORDS.en.sit }).click();
    await expect.poll(() => choices(anna).count()).toBeGreaterThan(0);
    await player(anna, annas)
      .getByText(/hrs?\b.* left$/)
      .waitFor();
    await openPaper(anna.page, 'Log');
    const log = anna.page.locator('.w-log');
    await log.getByText(`${annas}’s time is up: the others vote`).waitFor();
    await log.getByText(`${bens} votes about ${annas}: open the seat. That decides it`).waitFor();
    await log.getByText(`${annas} sits down`).last().waitFor();

    // My tables: mine first, there the one with the least time, and how much it is.
    for (const pace of ['threeDays', 'none']) {
      const { id } = await post<{ id: string }>(anna, '/tables', { game: 'baselland', chairs: ['me', 'open'], pace });
      const act = (who: Person, wish: { do: string }) =>
        post(who, `/tables/${id}/acts`, { id: `act-${wish.do}`, act: wish });
      await act(ben, { do: 'sit', chair: 1 } as { do: string });
      await act(anna, { do: 'start' });
    }
    for (const { page } of [anna, ben]) {
      await follow(page, '/');
      const lines = page.getByRole('region', { name: 'My games' }).getByRole('listitem');
      await expect.poll(() => lines.count()).toBe(3);
      const texts = await lines.allInnerTexts();
      const isMine = texts.map((text) => text.includes('Your turn'));
      expect(isMine).toEqual(isMine.toSorted((a, b) => Number(b) - Number(a)));
      for (const mine of [true, false]) {
        const left = texts
          .filter((_, i) => isMine[i] === mine)
          .map((text) => (/ hrs?\b.* left/.test(text) ? 0 : / days left/.test(text) ? 1 : 2));
        expect(left).toEqual(left.toSorted());
      }
      expect(texts.filter((text) => text.includes('left'))).toHaveLength(2);
    }
    await expectClean(anna, 'my tables');
    await anna.leave();
    await ben.leave();
  });
});

test('notices: a webhook is set, tried and turned off in the settings', async () => {
  const anna = await come({ dark: true });
  const { page } = anna;
  await beKnown(house, anna, 'Anna'); // notices need a name
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  const hook = page.getByRole('region', { name: 'By webhook' });
  await hook.getByText('ntfy', { exact: true }).click();
  await hook.getByRole('textbox', { name: 'Address of the webhook' }).fill(`${target.url}/my-topic`);
  await hook.getByRole('button', { name: 'Keep' }).click();
  await hook.getByRole('button', { name: 'Try it' }).click();
  await hook.getByText('It was accepted. Check whether it arrives.').waitFor();
  expect(JSON.parse(target.arrived[0].body.toString('utf8'))).toMatchObject({ topic: 'my-topic', title: 'Kontor' });
  target.answer = { status: 403 };
  await hook.getByRole('button', { name: 'Try it' }).click();
  await hook.getByText('It was not accepted: answer 403.').waitFor();
  await expectClean(anna, 'settings with notices');
  await page.getByRole('region', { name: 'By mail' }).getByText('This server cannot send mail.').waitFor();
  const when = page.getByRole('region', { name: 'What, and when' });
  await when.getByRole('checkbox', { name: 'A game is over' }).uncheck();
  await when.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await when.getByLabel('Quiet from').fill('21:30');
  const kept = async () => (await page.request.get(`${house.url}/api/me/notices`)).json();
  await expect.poll(kept).toMatchObject({ off: ['over'], quiet: { from: 21 * 60 + 30, until: 8 * 60 } });
  await hook.getByRole('button', { name: 'Turn off' }).click();
  await hook.getByRole('textbox', { name: 'Address of the webhook' }).waitFor();
  await follow(page, `/mail#stop.${'x'.repeat(43)}`);
  await page.getByRole('heading', { name: 'No more mails' }).waitFor();
  await expectClean(anna, 'the page that links in mails lead to');
  await anna.leave();
});
