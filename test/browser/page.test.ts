import { describe, expect, test } from 'vitest';
import { answerAll, pressAll } from './answers.ts';
import { lasting } from './company.ts';
import { inTheDark } from './dark.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { focusOnNext, pressOn } from './pressing.ts';
import { choices, chooseOpponent, counted, expectClean, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse(0);
const small = lasting({ come }, { width: 1093, height: 614 });

/** From the front page to a table for two people and three bots who play anything; the guest follows the link. */
async function sitAmongBots({ page }: Person, guest: Person): Promise<void> {
  const { friends, fewer, open, sit, start, turn } = WORDS.en;
  await page.goto(house.url);
  await page.getByRole('link', { name: friends }).click();
  await button(page, fewer).click();
  // There is nobody less: the focus does not fall to the page, the other button has it.
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('One seat more');
  for (const seat of [3, 4, 5]) {
    await button(page, 'One seat more').click();
    await chooseOpponent(page, seat, 'Chance');
  }
  await button(page, open).click();
  await page.waitForURL(/\/t\//);
  await guest.page.goto(page.url());
  // Before the guest sits the host could start without them.
  const goesWithout = page.getByText('Seats that are still free are taken away when the game starts.');
  await goesWithout.waitFor();
  await button(guest.page, sit).click();
  await goesWithout.waitFor({ state: 'detached' });
  await button(page, start).click();
  for (const one of [page, guest.page]) await one.getByRole('region', { name: turn }).waitFor();
}

/** A place that a finger has tapped is held, and 'Lay it here' lays the tile. */
const HELD = '.bl-main:enabled';
const ASKED = `document.querySelector('${HELD}') ? 'held' : /^(place|follower)$/.exec(document.querySelector('.bl-ground')?.dataset.step)?.[1]`;
const QUESTION = `document.querySelector('.bl-ground').dataset.step + document.querySelector('.bl-ground').textContent +
  (document.querySelector('${HELD}') !== null)`;
const OPTION = `ul[aria-label="${WORDS.en.options}"] button`;

/** On a phone what is held is laid before anything else is chosen, however late the tap that holds it has counted. */
const BY_FINGER = `${HELD}, body:not(:has(${HELD})) ${OPTION}`;

/** The second option, or the only one. */
const answer = (person: Person): Promise<void> =>
  pressAll(person, [[person.isTouch ? BY_FINGER : OPTION, 1]], QUESTION);

describe('two people', () => {
  test('play a whole game to the end by the page, one of them on a phone, and verify that it was fair', async () => {
    const anna = await come();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    await sitAmongBots(anna, ben);
    const people = [anna, ben];
    const made = await inTheDark(people, () => answerAll<string>(people, ASKED, answer));
    expect(made).toBeGreaterThan(25); // of 71 tiles they lay two fifths; how often a follower may go on one is luck
    await counted(anna);
    await counted(ben);
    await button(anna.page, 'Check the fairness').click();
    await anna.page.getByText('Your own part is in, and the roll call is the one you saw').waitFor();
    expect(await anna.page.locator('.w-findings .is-wrong').count()).toBe(0);
    await expectClean(anna, 'score sheet');
    await expectClean(ben, 'score sheet on a phone');
    await anna.leave();
    await ben.leave();
  });

  test('a second tab of the same person is brought up to date; a reload keeps the seat, a connection that breaks in mid-turn comes back, and so does a server', async () => {
    const [anna, ben] = [await small(), await come({ width: 1093, height: 614 })];
    const seats = [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ];
    const url = await tableAt(house, golden('baselland-2-manual'), 0, seats);
    await Promise.all([anna.page.goto(url), ben.page.goto(url)]);
    const tab = await anna.context.newPage();
    await tab.goto(url);
    const list = tab.getByRole('list', { name: WORDS.en.options }).getByRole('button');
    await list.first().waitFor({ state: 'attached' });
    expect(await tab.getByText(/ lays /).count()).toBe(0);
    await pressOn(anna, { most: 1 });
    await tab
      .getByText(/ lays /)
      .first()
      .waitFor();
    await tab.close();

    await pressOn(anna, { most: 1, nth: 1 });
    await anna.page
      .getByText(/R7\.|R5\.4/)
      .first()
      .waitFor();
    await choices(ben).first().waitFor({ state: 'attached' });
    await anna.page.reload();
    await anna.page.getByRole('region', { name: WORDS.en.turn }).waitFor();
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);

    for (const person of [anna, ben]) person.forgives = true;
    await anna.context.setOffline(true);
    await pressOn(ben, { most: 1 });
    await anna.context.setOffline(false);
    await house.close();
    for (const { page } of [anna, ben]) await page.locator('.w-connection.is-away').waitFor();
    await house.open();
    const made = await Promise.all([pressOn(anna, { most: 2 }), pressOn(ben, { most: 3 })]);
    expect(made).toEqual([2, 3]);
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
    anna.complaints.length = 0;
    await anna.page.goto('about:blank'); // so that it stops complaining about the missing server
    anna.forgives = false;
    ben.complaints.length = 0;
    await ben.leave();
  });
});

describe('alone', () => {
  test('Z takes back what can be taken back, and a whole game can be played by keyboard alone', async () => {
    const anna = await small();
    const { page } = anna;
    const bots = Array.from({ length: 4 }, () => 'random' as const);
    await page.goto(await tableAt(house, golden('baselland-5-manual'), 0, [{ person: anna, name: 'Anna' }, ...bots]));
    await choices(anna).first().waitFor({ state: 'attached' });
    const before = await choices(anna).allInnerTexts();
    await choices(anna).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Take back' }).waitFor(); // before that the key would do nothing
    expect(await choices(anna).allInnerTexts()).not.toEqual(before);
    await page.keyboard.press('z');
    await expect.poll(() => choices(anna).allInnerTexts()).toEqual(before);

    await inTheDark([anna], async () => {
      for (let asked = await focusOnNext(anna, ''); asked !== null; asked = await focusOnNext(anna, asked))
        await page.keyboard.press('Enter');
    });
    await counted(anna);
  });
});

test('whatever the window, a table keeps its buttons in sight and room for its board', async () => {
  const anna = await come({ locale: 'de-DE' });
  const { page } = anna;
  const record = golden('baselland-3-haven');
  await page.goto(await tableAt(house, record, 50, [{ person: anna, name: 'Anna' }, 'random', 'random']));
  await button(page, 'Zurücknehmen').waitFor();
  const sizes = [
    [1440, 900],
    [1093, 614],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [360, 740],
  ];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // All measured in one moment: the table is laid out anew a moment after its window has changed.
    const outside = () =>
      page.evaluate<string[]>(`(() => {
        const bar = document.querySelector('.w-turn').getBoundingClientRect();
        const buttons = [...document.querySelectorAll('.w-turn button')].filter((one) => one.checkVisibility());
        const isOut = ({ left, right }) => left < bar.left || right > innerWidth;
        const found = buttons.filter((one) => isOut(one.getBoundingClientRect())).map((one) => one.textContent);
        return innerWidth !== ${width} || buttons.length === 0 || isOut(bar) ? ['the bar', ...found] : found;
      })()`);
    await expect.poll(outside, { message: `${width} × ${height}` }).toEqual([]);
    const share = async () => (await page.locator('.w-board').boundingBox())!.height / height;
    await expect.poll(share, { message: `${width} × ${height}` }).toBeGreaterThan(0.4);
  }
  await anna.leave();
});

test('settings opened from the menu give the focus back to what opened the menu', async () => {
  const anna = await come({ width: 390, height: 844 });
  const { page } = anna;
  await page.goto(
    await tableAt(house, golden('riga-3-base'), 60, [{ person: anna, name: 'Anna' }, 'random', 'random']),
  );
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await button(page, 'Settings').click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  expect(await more.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  await anna.leave();
});

interface Size {
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

describe.each([
  [
    'de',
    'de-DE',
    [
      { width: 1440, height: 900, dark: false },
      { width: 820, height: 1180, dark: true },
    ],
  ],
  ['en', 'en-GB', [{ width: 360, height: 740, dark: true }]],
] as const)('every screen in %s (%s) at %j', (language, locale, sizes: readonly Size[]) => {
  test('has nothing serious for axe, no console error and no failed request, and nothing scrolls sideways', async () => {
    const isTouch = sizes[0].width < 800;
    const person = await come({ locale, ...sizes[0], isTouch });
    const { page } = person;
    const look = async (where: string) => {
      for (const { dark, ...size } of sizes) {
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
        await page.setViewportSize(size);
        await expectClean(person, `${where} at ${size.width}`);
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow, where).toBeLessThanOrEqual(0);
        expect(await page.locator('html').getAttribute('lang'), where).toBe(language);
      }
    };
    // At a desk every page is asked for by its address, on a phone somebody goes from page to page.
    const go = (path: string) => (isTouch ? page.evaluate(goTo(path)) : page.goto(`${house.url}${path}`));
    await page.goto(house.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('home');
    await go('/rules/baselland#R5.7');
    await page.getByText('R5.7').first().waitFor();
    await look('rulebook');
    await go('/notice');
    await page.locator('.w-notice').waitFor();
    await look('notice');
    await go('/new/baselland');
    await page.getByRole('button', { name: WORDS[language].open }).waitFor();
    await look('set-up');
    await page.getByRole('button', { name: WORDS[language].open }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('button', { name: WORDS[language].start }).waitFor();
    await look('gathering');
    await go('/');
    const playNow = page.getByRole('button', { name: WORDS[language].playNow });
    if (isTouch) await playNow.click();
    else {
      await playNow.focus();
      await page.keyboard.press('Enter');
    }
    await choices(person, language).first().waitFor({ state: 'attached' });
    await look('table');
    await person.leave();
  });
});

/** As a link of the page goes. */
const goTo = (path: string): string =>
  `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate')); null`;
