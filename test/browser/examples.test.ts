// Worked examples as readers play them: what is given, the choice on the board or in the list, and what comes of it.
import { expect, test } from 'vitest';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { wordsOf } from '../../src/text/languages.ts';
import { becomes } from './answers.ts';
import type { Person } from './players.ts';
import { openHouse } from './visit.ts';
import { regular } from './ways.ts';

const annaAt = regular(openHouse());

const CHOSEN: Readonly<Record<GameId, string>> = {
  baselland: 'X6',
  tybor: 'X16',
  'great-split': 'W21',
  riga: 'E23',
  'guilds-of-london': 'X25',
};

/** On by the button, or by the only entry of the list where something is to be chosen; false: that was the end. */
async function goOn(person: Person): Promise<boolean> {
  const { page } = person;
  if ((await page.locator('.lr-ending').count()) > 0) return false;
  const stop = await page.locator('.lr-guide').getAttribute('data-stop');
  await page.evaluate(`(() => {
    const next = document.querySelector('.lr-guide .lr-next');
    if (next !== null) return next.click();
    document.querySelector('.lr-list summary').click();
    document.querySelector('.lr-list .w-option').click();
  })()`);
  return becomes<boolean>(
    person,
    `document.querySelector('.lr-ending, .lr-guide:not([data-stop="${stop}"]), .lr-guide .lr-next') !== null`,
  );
}

/** What is said, without the numbers of rules, which are links beside it. */
const plain = (text: string): string => text.replaceAll(/ \([RQ][^)]*\)/g, '');

test.each(Object.entries(CHOSEN))('%s: example %s is played to its end, and says what came of it', async (game, id) => {
  const { examples } = await loadGame(game as GameId);
  const example = (await examples!()).find((one) => one.id === id)!;
  const { words } = await loadGame(game as GameId);
  const { title, given, outcome } = (await wordsOf(words, 'en', 'examples')!()).examples[id];
  const anna = await annaAt(`/example/${game}#${id}`);
  const { page } = anna;
  await page.getByRole('heading', { name: `Example: ${title}` }).waitFor();
  const said = page.locator('.lr-guide .lr-say');
  const [first] = plain(given).split('. ');
  await said.getByText(first).waitFor();

  let presses = 0;
  while (presses < 20 && (await goOn(anna))) presses++;
  expect(presses).toBeGreaterThan(example.choices.length);
  const [came] = plain(outcome(example.points, () => example.points)).split('. ');
  await said.getByText(came).waitFor();
  for (const rule of example.rules) await page.locator('.lr-rules').getByText(rule, { exact: true }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('a rulebook has pictures with words; an example is played over it, and leads back to its rule', async () => {
  const anna = await annaAt('/rules/baselland#R7.6');
  const { page } = anna;
  const rule = page.locator('[id="R7.6"]');
  await rule.getByRole('figure', { name: 'The smallest city, and one of three parts with a pennant.' }).waitFor();
  expect(await page.locator('.w-plate svg path').count()).toBeGreaterThan(100);
  const link = rule.getByRole('link', { name: 'The smallest city' });
  await link.click();
  const sheet = page.getByRole('dialog', { name: 'Example' });
  await sheet.getByRole('heading', { name: 'Example: The smallest city' }).waitFor();
  await sheet.locator('.k-board').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/baselland');
  await sheet.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(await link.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  expect(await page.title()).toContain('Rules of Baselland');
});

test('beside a rule stand the examples that show it', async () => {
  const { page } = await annaAt('/fidelity/riga');
  await page.locator('[id="R7.11a"]').getByRole('link', { name: 'The Exchange Office' }).click();
  await page.waitForURL(/\/example\/riga#E27$/);
  await page.getByRole('heading', { name: 'Example: The Exchange Office' }).waitFor();
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.waitForURL(/\/fidelity\/riga#R7\.11a$/);
});
