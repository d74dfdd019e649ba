import { describe, expect, test } from 'vitest';
import { choices, expectClean, finished, playOn, sitTogether, WORDS } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

describe('two people', () => {
  test('play a whole game to the end by the page, one of them on a phone, and verify that it was fair', async () => {
    const anna = await come();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    await sitTogether(anna, ben, house.url);
    const made = await playOn([anna, ben], { pick: (count) => Math.min(1, count - 1) });
    expect(made).toBeGreaterThan(70);
    await finished(ben).waitFor();
    await anna.page
      .getByRole('button', { name: /verify|fair/i })
      .first()
      .click();
    await anna.page
      .getByText(/every promise|nobody cheated|all of it holds|fair/i)
      .first()
      .waitFor();
    await expectClean(anna, 'score sheet');
    await expectClean(ben, 'score sheet on a phone');
    await anna.leave();
    await ben.leave();
  });

  test('a reload keeps the seat, a connection that breaks in mid-turn comes back, and so does a server', async () => {
    const anna = await come();
    const ben = await come();
    await sitTogether(anna, ben, house.url);
    await playOn([anna, ben], { until: async () => (await anna.page.getByText(/R7\.|R5\.4/).count()) > 0 });
    await anna.page.reload();
    await anna.page.getByRole('region', { name: WORDS.en.turn }).waitFor();
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);

    for (const person of [anna, ben]) person.forgives = true;
    await anna.context.setOffline(true);
    await playOn([ben], { until: async () => (await choices(ben).count()) === 0 }).catch(() => 0);
    await anna.context.setOffline(false);
    await house.close();
    await anna.page.waitForTimeout(300);
    await house.open();
    let rounds = 0;
    await playOn([anna, ben], { until: async () => ++rounds > 40 });
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
    for (const person of [anna, ben]) person.complaints.length = 0;
    await anna.leave();
    await ben.leave();
  });

  test('a second tab of the same person is brought up to date, and its late answer is not taken twice', async () => {
    const anna = await come();
    const ben = await come();
    await sitTogether(anna, ben, house.url);
    await expect.poll(async () => (await choices(anna).count()) + (await choices(ben).count())).toBeGreaterThan(0);
    const mover = (await choices(anna).count()) > 0 ? anna : ben;
    const tab = await mover.context.newPage();
    await tab.goto(mover.page.url());
    const list = tab.getByRole('list', { name: WORDS.en.options }).getByRole('button');
    await list.first().waitFor({ state: 'attached' });
    await choices(mover).first().dispatchEvent('click');
    await expect.poll(async () => (await tab.getByText(/ lays /).count()) > 0).toBe(true);
    await tab.close();
    await anna.leave();
    await ben.leave();
  });
});

describe('alone', () => {
  test('play now against bots is one click, and a whole game can be played by keyboard alone', async () => {
    const anna = await come();
    await anna.page.goto(house.url);
    const { keyboard } = anna.page;
    await anna.page.getByRole('button', { name: WORDS.en.playNow }).focus();
    await keyboard.press('Enter');
    await anna.page.getByRole('region', { name: WORDS.en.turn }).waitFor();
    for (let idle = 0; idle < 600 && (await finished(anna).count()) === 0; ) {
      const first = choices(anna).first();
      if ((await choices(anna).count()) > 0) {
        await first.focus({ timeout: 3000 }).catch(() => undefined);
        await keyboard.press('Enter');
        idle = 0;
      } else {
        await keyboard.press('Enter'); // ends the turn where that is asked
        await anna.page.waitForTimeout(30);
        idle++;
      }
    }
    await finished(anna).waitFor();
    await anna.leave();
  });

  test('Z takes back what can be taken back', async () => {
    const anna = await come();
    await anna.page.goto(house.url);
    await anna.page.getByRole('button', { name: WORDS.en.playNow }).click();
    await choices(anna).first().waitFor({ state: 'attached' });
    const before = await choices(anna).allInnerTexts();
    await choices(anna).first().dispatchEvent('click');
    await anna.page.getByRole('button', { name: 'Take back' }).waitFor(); // before that the key would do nothing
    expect(await choices(anna).allInnerTexts()).not.toEqual(before);
    await anna.page.keyboard.press('z');
    await expect.poll(() => choices(anna).allInnerTexts()).toEqual(before);
    await anna.leave();
  });
});

describe.each([
  ['de', 'de-DE', 1440, 900, false],
  ['en', 'en-GB', 360, 740, true],
  ['de', 'de-DE', 820, 1180, true],
] as const)('every screen in %s (%s) at %i×%i', (language, locale, width, height, dark) => {
  test('has nothing serious for axe, no console error and no failed request, and nothing scrolls sideways', async () => {
    const person = await come({ locale, width, height, dark, isTouch: width < 800 });
    const { page } = person;
    const look = async (where: string) => {
      await expectClean(person, where);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, where).toBeLessThanOrEqual(0);
      expect(await page.locator('html').getAttribute('lang'), where).toBe(language);
    };
    await page.goto(house.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('home');
    await page.goto(`${house.url}/rules/baselland#R5.7`);
    await page.getByText('R5.7').first().waitFor();
    await look('rulebook');
    await page.goto(`${house.url}/notice`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look('notice');
    await page.goto(`${house.url}/new/baselland`);
    await page.getByRole('button', { name: WORDS[language].open }).waitFor();
    await look('set-up');
    await page.getByRole('button', { name: WORDS[language].open }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('button', { name: WORDS[language].start }).waitFor();
    await look('gathering');
    await page.goto(house.url);
    await page.getByRole('button', { name: WORDS[language].playNow }).click();
    await choices(person, language).first().waitFor({ state: 'attached' });
    await look('table');
    await person.leave();
  });
});
