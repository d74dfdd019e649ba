// What people do at the page, by what it says. `words` are the few names that tests need in each language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Seen } from '../../src/table/types.ts';
import { AT_DAY, type Person } from './players.ts';

export const WORDS = {
  en: {
    playNow: 'Play now against bots',
    friends: 'Set up a table',
    open: 'Open the table',
    sit: 'Sit down',
    start: 'Start the game',
    options: 'What you can do',
    lay: 'Lay the tile',
    fewer: 'One seat fewer',
    turn: 'Your turn',
  },
  de: {
    playNow: 'Gleich gegen Bots spielen',
    friends: 'Tisch einrichten',
    open: 'Tisch öffnen',
    sit: 'Hinsetzen',
    start: 'Spiel beginnen',
    options: 'Was du tun kannst',
    lay: 'Lege das Plättchen an',
    fewer: 'Ein Platz weniger',
    turn: 'Dein Zug',
  },
} as const;
export type Language = keyof typeof WORDS;

/** The choices that the page offers now, as a list of buttons. */
export const choices = ({ page }: Person, language: Language = 'en') =>
  page.getByRole('list', { name: WORDS[language].options }).getByRole('button');

/** Opens a paper beside the board by its tab: the log, the rulebook, the chat. */
export async function openPaper(page: Page, name: string | RegExp): Promise<void> {
  const drawer = page.locator('.w-table-head [aria-keyshortcuts=G]');
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
  await page.getByRole('tab', { name }).click();
}

export const finished = ({ page }: Person) =>
  page.getByRole('button', { name: /^(play again|to the next game|noch eine partie|zur nächsten partie)$/i });
const counting = ({ page }: Person) =>
  page.locator('.w-turn').getByRole('button', { name: /^(show the result|ergebnis zeigen)$/i });

/**
 * The game is over, and its points are counted: by a press, for with less motion the count does not go on by itself. The press
 * is repeated, as people do, where the button has moved under the hand or another count has begun.
 */
export async function counted(person: Person, timeout = 30_000): Promise<void> {
  await finished(person).or(counting(person)).first().waitFor({ timeout });
  await expect
    .poll(
      async () => {
        if ((await counting(person).count()) > 0) await press(counting(person));
        return finished(person).isVisible();
      },
      { timeout },
    )
    .toBe(true);
}

/** How long nobody may be asked anything: others think, and the machine may be busy. */
const PATIENCE = 40_000;

/** Answers whatever is asked until the game is over; `pick` says which of the choices to take. */
export async function playOn(
  people: readonly Person[],
  options: { language?: Language; pick?: (count: number) => number; until?: () => Promise<boolean> } = {},
): Promise<number> {
  const { language = 'en', pick = () => 0, until } = options;
  let made = 0;
  for (let last = Date.now(); Date.now() - last < PATIENCE; ) {
    const end = finished(people[0]).or(counting(people[0]));
    if ((await end.count()) > 0 || (await until?.())) return made;
    const before = made;
    for (const person of people) made += await act(person, language, pick);
    if (made > before) last = Date.now();
    else await people[0].page.waitForTimeout(30);
  }
  throw new Error('the game does not go on');
}

/** Makes one choice if there is one to make, and ends the turn where that is asked. */
async function act(person: Person, language: Language, pick: (count: number) => number): Promise<number> {
  const list = choices(person, language);
  const count = await list.count();
  if (count > 0) {
    await press(list.nth(pick(count)));
    return 1;
  }
  const end = person.page.getByRole('button', { name: /^(end turn|zug beenden)$/i });
  if ((await end.count()) > 0) await press(end.first());
  return 0;
}

/** Presses like a screen reader, wherever the button is. It may be gone by now, because others play too. */
const press = (button: Locator): Promise<void> =>
  button.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => undefined);

/** Plays to the end as a program would, by choices `stride` apart: what the page makes of them is tested elsewhere. */
export const playOut = ({ page }: Person, stride = 0): Promise<void> =>
  page.evaluate(
    async ([id, by]) => {
      const api = `/api/tables/${id}`;
      for (let i = 0; i < 4000; i++) {
        const { seen } = (await (await fetch(api)).json()) as { seen: Seen };
        if (seen.phase !== 'playing') return;
        const { decision } = seen; // the page confirms by itself
        const act = decision && {
          do: 'choose',
          decision: decision.number,
          choice: decision.notations[(i * by) % decision.notations.length],
        };
        if (act === null) await new Promise((resolve) => setTimeout(resolve, 20));
        else {
          const headers = { 'content-type': 'application/json' };
          await fetch(`${api}/acts`, { method: 'POST', headers, body: JSON.stringify({ id: `out-${i}`, act }) });
        }
      }
    },
    [page.url().split('/').at(-1)!, stride] as const,
  );

/** One opens a table for two, the other follows the link. */
export async function sitTogether(host: Person, guest: Person, url: string, language: Language = 'en'): Promise<void> {
  const words = WORDS[language];
  await host.page.goto(url);
  await host.page.getByRole('link', { name: words.friends }).click();
  await host.page.getByRole('button', { name: words.fewer }).click();
  await host.page.getByRole('button', { name: words.open }).click();
  await host.page.waitForURL(/\/t\//);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: words.sit }).click();
  await host.page.getByRole('button', { name: words.start }).click();
  for (const { page } of [host, guest]) await page.getByRole('region', { name: words.turn }).waitFor();
}

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** New things fade in; halfway there is too little contrast. Says whether axe is here. */
const FADED = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect.getComputedTiming().endTime < 5000)
    .map(({ finished }) => finished),
).then(() => 'axe' in globalThis)`;

/** No element of the page is announced wrongly, has too little contrast, or cannot be reached. */
export async function axeFinds(person: Person): Promise<string[]> {
  await person.page.locator('.w-blank, .w-joining, #root:empty').waitFor({ state: 'detached' }); // nothing is found on an empty page
  // Not as a script of the page: its policy rightly forbids that. It stays until the page is reloaded.
  if (!(await person.page.evaluate<boolean>(FADED))) await person.page.evaluate(AXE);
  const found = await person.page.evaluate<Finding[]>(`(async () => {
    ${AT_DAY}
    // Between two rules axe waits for a moment, for people who look at the page meanwhile. Here that would be the time to draw it.
    const { axe, setTimeout: later } = globalThis;
    globalThis.setTimeout = (act, after = 0) => (after > 0 ? later(act, after) : queueMicrotask(act));
    axe.configure({ noHtml: true }); // otherwise it copies the text of the whole page, many times
    const { violations } = await atDay(() => axe.run({ resultTypes: ['violations'] })).finally(() => {
      globalThis.setTimeout = later;
    });
    const says = (node) => document.querySelector(node.target[0])?.outerHTML.slice(0, 120) ?? node.target.join(' ');
    return violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(says) }));
  })()`);
  return found.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.join(' | ')}`);
}

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly string[];
}

export const expectClean = async (person: Person, where: string): Promise<void> => {
  await person.page.locator('main:not([aria-busy="true"])').first().waitFor({ state: 'attached' }); // a page that is on its way has nothing to say
  assert.deepEqual(await axeFinds(person), [], where);
};

/** In the head of a page: says everything in another language. */
export async function readIn(page: Page, language: Language): Promise<void> {
  await page.locator('.w-language').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** Puts a plain bot of a level, or a character, on a chair: by the gallery of everybody who could sit there. */
export async function chooseOpponent(page: Page, seat: number, who: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Seat ${seat}: `) }).click();
  const gallery = page.getByRole('dialog');
  const card = gallery.getByRole('button', { name: new RegExp(`^${who}`) });
  await gallery.locator('.w-place-card').first().waitFor();
  if ((await card.count()) > 0) await card.click();
  else await gallery.getByText(who, { exact: true }).last().click();
  await gallery.waitFor({ state: 'detached' });
}
