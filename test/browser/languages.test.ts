// Somebody who reads another language in the middle of a game: everything follows at once, and nothing else is fetched.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as de } from '../../src/games/riga/words/de/index.ts';
import { words as en } from '../../src/games/riga/words/en/index.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { openPaper } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();
const MANIFEST = join(import.meta.dirname, '../../dist/web/.vite/manifest.json');

/** The words of games among the files of the page: 'riga/de'. */
function wordFiles(): Map<string, string> {
  const chunks = Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>);
  const named = chunks.map(
    ([source, { file }]) => [file, /games\/([\w-]+)\/words\/(\w+)\/index\.ts$/.exec(source)] as const,
  );
  return new Map(named.flatMap(([file, found]) => (found === null ? [] : [[file, `${found[1]}/${found[2]}`]])));
}

/** Which words of games somebody has fetched so far, in the order in which it was done. */
function fetchedBy({ page }: Person): string[] {
  const files = wordFiles();
  expect([...files.values()]).toContain('riga/de');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const words = files.get(new URL(request.url()).pathname.slice(1));
    if (words !== undefined) fetched.push(words);
  });
  return fetched;
}

/** What is on the table and what is said about it: the title, the board's name, the question, the last line of the log. */
async function saidTo({ page }: Person): Promise<Record<string, string | null>> {
  return {
    title: await page.locator('.w-table-head h1').innerText(),
    board: await page.locator('.rg').getAttribute('aria-label'),
    things: await page.locator('.w-players').first().innerText(),
    question: await page.locator('.w-turn .w-sentence').innerText(),
    log: await page.locator('.w-log-entry').first().innerText(),
  };
}

test('another language is chosen at a table: board, question and log change at once, and only its words are fetched', async () => {
  const anna = await come({ locale: 'de-DE' });
  const { page } = anna;
  const fetched = fetchedBy(anna);
  await page.goto(await tableAt(house, golden('riga-2-masters'), 14, [{ person: anna, name: 'Anna' }, 'random']));
  await page.getByRole('group', { name: de.board.board }).waitFor();
  await openPaper(page, 'Verlauf');
  const german = await saidTo(anna);
  expect(fetched).toEqual(['riga/de']);

  const board = await page.locator('.rg').elementHandle();
  await button(page, 'Einstellungen').click();
  const settings = page.getByRole('dialog', { name: 'Einstellungen' });
  await settings.getByText('English', { exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  const english = await saidTo(anna);
  expect(english).toMatchObject({ title: en.texts.title, board: en.board.board });
  for (const [part, said] of Object.entries(german)) if (part !== 'title') expect(english[part], part).not.toBe(said);
  expect(await board!.evaluate((element) => (element as unknown as { isConnected: boolean }).isConnected)).toBe(true);
  expect(fetched).toEqual(['riga/de', 'riga/en']);

  await page.getByRole('dialog', { name: 'Settings' }).getByText('Deutsch', { exact: true }).click();
  await settings.waitFor();
  expect(await saidTo(anna)).toEqual(german);
  expect(fetched).toEqual(['riga/de', 'riga/en']);
  await anna.leave();
});

test('French: a lesson of Baselland in French, and a rulebook that is only there in English says so', async () => {
  const anna = await come({ locale: 'fr-FR' });
  const { page } = anna;
  await page.goto(`${house.url}/learn/baselland`);
  await page.getByText('Bienvenue à Baselland.').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await button(page, 'Suivant').click();
  await page.getByText('Une tuile est déjà là').waitFor();
  await button(page, 'Poser ici').waitFor();
  expect(await page.locator('[lang="en"]:not(option)').count()).toBe(0);

  await page.goto(`${house.url}/rules/riga`);
  await page.getByRole('heading', { name: /^Règles de / }).waitFor();
  const foreign = page.locator('.w-spoken[lang="en"]');
  await foreign.locator('[id="R0.1"]').waitFor();
  await page.getByRole('link', { name: 'Comment chaque règle est tenue' }).click();
  await page
    .locator('[id="R0.1"]')
    .getByText(/\d+ endroits? du code|Aucun code ne la cite/)
    .waitFor();
  await anna.leave();
});
