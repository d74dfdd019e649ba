// Talk between two people and a watcher, the deal of the day, and the host's desk, in real browsers.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { dayOf, planOf, secretOf } from '../../src/server/daily.ts';
import { newDeskToken } from '../../src/server/door.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices, counted, expectClean, openPaper } from './steps.ts';
import { openHouse } from './visit.ts';
import { follow, playAway, stayer } from './ways.ts';

const visit = openHouse(0);
const { house } = visit;
/** Two at screens of the usual size, and one with a phone. */
const [annaComes, eveComes] = [stayer(visit), stayer(visit)];
const benComes = stayer(visit, { width: 390, height: 844, isTouch: true });

const fits = async ({ page }: Person, where: string): Promise<void> => {
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow, where).toBeLessThanOrEqual(0);
};
const write = async ({ page }: Person, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
  await page.keyboard.press('Enter');
};

test('a long log comes in pages, the earlier ones when they are asked for', async () => {
  const [anna, eve] = [await annaComes(), await eveComes()];
  const table = await tableAt(house, golden('baselland-2-manual'), -6, [
    { person: anna, name: 'Anna' },
    { person: eve, name: 'Eve' },
  ]);
  await anna.page.goto(table);
  await openPaper(anna.page, 'Log');
  const lines = anna.page.locator('.w-log-entry');
  // Anna's last choice is held for a moment before the next tile is drawn; only then is the log at rest.
  await lines.first().filter({ hasText: 'Eve draws a tile' }).waitFor();
  const before = await lines.count();
  expect(before).toBeLessThanOrEqual(100);
  const newest = await lines.first().innerText();
  const earlier = anna.page.getByRole('button', { name: 'Earlier lines' });
  await expectClean(anna, 'a long log');
  while ((await earlier.count()) > 0) {
    const shown = await lines.count();
    await earlier.click();
    await lines.nth(shown).waitFor();
    await earlier.and(anna.page.locator('[aria-disabled=true]')).waitFor({ state: 'detached' });
  }
  expect(await lines.count()).toBeGreaterThan(before);
  expect(await lines.first().innerText()).toBe(newest);
});

describe('chat', () => {
  test('two people and a watcher: rooms, markup as text, reactions, mute, off and on, and the end', async () => {
    const [anna, ben, eve] = [await annaComes(), await benComes(), await eveComes()];
    const table = await tableAt(house, golden('baselland-2-manual'), 0, [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ]);
    for (const { page } of [anna, ben, eve]) await page.goto(table);
    for (const { page } of [anna, ben]) await page.getByRole('region', { name: 'Your turn' }).waitFor();
    await anna.page.keyboard.press('c');
    const markup = '<img src=x onerror=alert(1)> <b>hello</b> https://example.com';
    await write(anna, markup);
    await anna.page.getByText(markup, { exact: true }).waitFor();
    expect(await anna.page.locator('.w-chat img, .w-chat b, .w-chat-said a').count()).toBe(0);

    await ben.page.getByRole('button', { name: 'Chat (1)' }).click();
    await ben.page.getByText(markup, { exact: true }).waitFor();
    await ben.page.getByRole('button', { name: /^More about/ }).click();
    await ben.page
      .getByRole('group', { name: /^React to/ })
      .getByRole('button', { name: 'Haha' })
      .click();
    await anna.page.locator('.w-chat-signs').getByText('Haha').waitFor({ state: 'attached' });
    await ben.page.getByRole('group', { name: 'Without words' }).getByRole('button', { name: 'Thank you' }).click();
    await anna.page.locator('.w-chat-sign').getByText('Thank you').waitFor();
    expect(await anna.page.locator('[aria-live="polite"]').allInnerTexts()).toContainEqual(
      expect.stringMatching(/: Thank you$/),
    );
    await expectClean(ben, 'chat on a phone');
    await fits(ben, 'chat on a phone');

    await openPaper(eve.page, /^Chat/);
    await eve.page.getByText(markup, { exact: true }).waitFor();
    await write(eve, 'Anna is lucky');
    await eve.page.getByText('Anna is lucky', { exact: true }).waitFor();
    await eve.page.getByText(/the players read this only when/).waitFor();
    await expectClean(eve, 'chat of a watcher');

    await anna.page
      .getByRole('button', { name: /^More about/ })
      .last()
      .click();
    await anna.page.getByRole('button', { name: /^Mute/ }).click();
    await anna.page.getByText('1 muted line').waitFor();
    expect(await anna.page.locator('.w-chat-sign').count()).toBe(0);
    await expectClean(anna, 'chat');
    expect(await anna.page.getByText('Anna is lucky').count()).toBe(0);
    await anna.page.getByRole('button', { name: 'Switch the chat off' }).click();
    await ben.page.getByText('The host has switched the chat off.').first().waitFor();
    await anna.page.getByRole('button', { name: 'Switch the chat on' }).click();
    await ben.page.getByRole('textbox', { name: 'Write to the table' }).waitFor();
    await ben.page.keyboard.press('Escape');

    await anna.page.getByRole('button', { name: 'Table menu' }).click();
    await anna.page.getByRole('button', { name: /^Propose to stop/ }).click();
    await ben.page.getByRole('button', { name: 'Stop too' }).click();
    await anna.page.getByText('What the watchers said').waitFor();
    await anna.page.getByText('Anna is lucky').waitFor();
  });
});

/** Plants a key with which the deal of today is against one bot that does not think long. */
async function plantQuickDeal(): Promise<void> {
  const pkg = await loadGame('baselland');
  for (let i = 0; ; i++) {
    await house.store.setNote('daily key', `a quick deal ${i}`);
    const { players, level } = planOf(pkg, await secretOf(house.store, dayOf(Date.now()), 'baselland'));
    if (players === 2 && level === 'greedy') return;
  }
}

describe('the deal of the day', () => {
  test('is played to the end and compared; anyone who has not played sees no results', async () => {
    await plantQuickDeal();
    const [anna, ben] = [await annaComes(), await benComes()];
    await ben.page.emulateMedia({ colorScheme: 'dark' });
    await anna.page.goto(house.url);
    await anna.page.getByRole('link', { name: 'To the deal of the day' }).click();
    await anna.page.getByRole('button', { name: 'Play: Baselland' }).click();
    await anna.page.waitForURL(/\/t\//);
    await choices(anna).first().waitFor({ state: 'attached' });
    expect(await anna.page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
    await playAway(anna);
    await counted(anna);
    await anna.page.getByRole('link', { name: 'To the deal of the day' }).click();
    await anna.page.getByRole('list', { name: 'Results: Baselland' }).getByText(/you, /).waitFor();
    await expectClean(anna, 'deals with a result');
    await ben.page.goto(`${house.url}/daily`);
    await ben.page.getByText(/One has finished\. You see the results/).waitFor();
    expect(await ben.page.getByRole('list', { name: 'Results: Baselland' }).count()).toBe(0);
    await expectClean(ben, 'deals on a phone');
    await fits(ben, 'deals on a phone');
    await ben.page.getByRole('link', { name: 'A day earlier' }).click();
    await ben.page.getByText('Nobody finished on that day.').first().waitFor();
  });
});

describe('the host’s desk', () => {
  test('opens with its token: announcement, lobby, stepping in, backup, and forgetting somebody, who was alone with bots and not asked to talk', async () => {
    const token = await newDeskToken(house.store);
    const [host, anna] = [await eveComes(), await annaComes()];
    const name = 'Annabell';
    const table = await tableAt(house, golden('baselland-2-manual'), 0, [
      { person: anna, name },
      { person: host, name: 'Hugo' },
    ]);
    await host.page.goto(`${house.url}/desk`);
    await expectClean(host, 'door of the desk');
    host.forgives = true;
    await host.page.getByLabel('Token').fill('x'.repeat(43));
    await host.page.getByRole('button', { name: 'To the desk' }).click();
    await host.page.getByText('This is not the right token.').waitFor();
    host.forgives = false;
    await host.page.getByLabel('Token').fill(token);
    await host.page.getByRole('button', { name: 'To the desk' }).click();
    await host.page.getByText('tables awake').waitFor();
    await expectClean(host, 'desk');
    await fits(host, 'desk');

    await host.page.getByLabel('Text of the announcement').fill('At ten <b>we close</b>');
    await host.page.getByRole('button', { name: 'Put it up' }).click();
    await anna.page.goto(house.url);
    await anna.page.getByRole('status').getByText('At ten <b>we close</b>').waitFor();
    await follow(anna.page, new URL(table).pathname);
    await anna.page.getByText('At ten <b>we close</b>').waitFor();
    await anna.page.getByRole('region', { name: 'Your turn' }).waitFor();
    await expectClean(anna, 'table under an announcement');
    const tooHigh = await anna.page.evaluate('document.documentElement.scrollHeight - innerHeight');
    expect(tooHigh).toBeLessThanOrEqual(0);
    await openPaper(anna.page, 'Rulebook');
    await anna.page.getByRole('button', { name: 'R4.2: this is wrong' }).click();
    await anna.page.getByRole('textbox', { name: 'Your sentence' }).fill('A corner <b>should</b> do.');
    await expectClean(anna, 'doubting');
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await anna.page.getByText('It is on the host’s desk now.').waitFor();

    await choices(anna).first().dispatchEvent('click');
    await host.page.getByLabel('Search by name, game or number').fill(table.split('/').at(-1)!);
    await expect.poll(() => host.page.locator('.w-desk-table').count()).toBe(1);
    await host.page.getByRole('button', { name: /^Step in/ }).click();
    await host.page.getByRole('button', { name: 'One step back' }).click();
    await anna.page.getByText('The house has taken the game back by one step').first().waitFor();
    await host.page.getByRole('button', { name: /^Step in/ }).click();
    await host.page.getByRole('checkbox').first().check();
    await expectClean(host, 'stepping in');
    await host.page.getByRole('button', { name: 'End it like this' }).click();
    await anna.page
      .getByText(/The house has ended the game; .* wins\./)
      .first()
      .waitFor();

    await host.page.getByRole('button', { name: 'Close the lobby' }).click();
    await host.page.getByText(/^Closed: no new tables/).waitFor();
    anna.forgives = true;
    await follow(anna.page, '/');
    await anna.page.getByRole('button', { name: 'Play now against bots' }).click();
    await anna.page.getByText('No new tables are opened here at the moment.').last().waitFor();
    await host.page.getByRole('button', { name: 'Open the lobby' }).click();
    await host.page.getByText(/^Open: everybody/).waitFor();

    await host.page.getByRole('button', { name: /^Step in/ }).click();
    await host.page.getByRole('button', { name: 'Delete the table' }).click();
    await host.page.getByRole('button', { name: 'Delete it for good' }).click();
    await host.page.getByText('No table fits.').waitFor();

    await host.page.reload(); // the token stays in the tab
    await host.page.getByText('A corner <b>should</b> do.').waitFor();
    await expectClean(host, 'doubts');
    await host.page.getByRole('button', { name: 'Dealt with: R4.2' }).click();
    await host.page.getByText('Nobody doubts anything.').waitFor();

    await host.page.getByRole('button', { name: 'Back up now' }).click();
    await host.page.getByText(/^Backed up: .*\.sqlite$/).waitFor();
    await anna.page.getByRole('button', { name: 'Play now against bots' }).click();
    await choices(anna).first().waitFor({ state: 'attached' });
    expect(await anna.page.getByRole('tab', { name: /^Chat/ }).count()).toBe(0); // alone with bots nobody is asked to talk
    await host.page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await host.page.getByRole('button', { name: 'Find' }).click();
    await host.page
      .getByRole('button', { name: `Ban ${name}` })
      .first()
      .click();
    await host.page.getByRole('button', { name: 'Ban them' }).click();
    await host.page
      .getByRole('button', { name: `Lift the ban of ${name}` })
      .first()
      .click();
    await host.page
      .getByRole('button', { name: `Delete everything about ${name}` })
      .first()
      .click();
    await host.page.getByRole('button', { name: 'Delete for good' }).click();
    await host.page
      .getByText('Nobody has that name.')
      .or(host.page.locator('.w-desk-persons'))
      .first()
      .waitFor({ state: 'attached' });
    await host.page.getByRole('button', { name: 'Take it down' }).click();
  });
});
