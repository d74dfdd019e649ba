// What hands do at the board of Guilds of London: with the mouse by what is shown, with the keyboard by where the focus is.
import type { Locator, Page } from 'playwright-core';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { choices, finished } from './steps.ts';

export const stepOf = async ({ page }: Person): Promise<string> =>
  (await page.locator('.gl').getAttribute('data-step', { timeout: 20_000 })) ?? '';

/** Numbers that look drawn by lot and are the same every time. */
export function lots(seed: number): (n: number) => number {
  let at = seed;
  return (n) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return (at >>> 16) % n;
  };
}

/** Opens a table from the set-up page with so many seats less than offered. */
export async function openTable({ page }: Person, url: string, fewer: number): Promise<void> {
  await page.goto(`${url}/new/guilds-of-london`);
  for (let i = 0; i < fewer; i++) await button(page, 'One seat less').click();
  await button(page, /^(Open the table|Start the game)$/).click();
  await page.waitForURL(/\/t\//);
}

/** It may be gone by now: then it is somebody else's turn. */
const press = (one: Locator): Promise<void> =>
  one.dispatchEvent('click', undefined, { timeout: 700 }).catch(() => undefined);
const offered = (person: Person): Locator => choices(person).and(person.page.locator(':not([aria-disabled="true"])'));

/** One press or two at whatever is asked; false: nothing is. `eager`: in how many of four cases a card is played. */
export async function act(person: Person, lot: (n: number) => number, eager = 3): Promise<boolean> {
  const { page } = person;
  const step = await stepOf(person);
  if (step === 'watch') return false;
  if (step === 'act' && lot(4) < eager) {
    const cards = page.locator('.gl-hand-card.is-open');
    const count = await cards.count();
    if (count > 0) await press(cards.nth(lot(count)));
    const uses = page.locator('.gl-item.is-use, .gl-place.is-target');
    const open = await uses.count();
    if (open > 0) await press(uses.nth(lot(open)));
    return true;
  }
  if (step === 'salvage') await press(page.locator('.gl-tray .gl-hand-card').first());
  const list = step === 'act' ? page.locator('.gl-item.is-main') : offered(person);
  const count = await list.count();
  if (count > 0) await press(list.nth(lot(count)));
  return count > 0;
}

/** Everybody answers what they are asked, until the game is over. */
export async function playOut(people: readonly Person[], one: (person: Person) => Promise<boolean>): Promise<number> {
  let made = 0;
  for (let idle = 0; idle < 600; ) {
    if ((await finished(people[0]).count()) > 0) return made;
    let hasMoved = false;
    for (const person of people) hasMoved = (await one(person)) || hasMoved;
    idle = hasMoved ? 0 : idle + 1;
    if (hasMoved) made++;
    else await people[0].page.waitForTimeout(25);
  }
  throw new Error('the game does not go on');
}

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Tab until the focus is on such a thing; false: there is none in reach. */
export async function tabTo({ page }: Person, selector: string): Promise<boolean> {
  const isThere = () => hasFocus(page, selector);
  if ((await page.locator(selector).count()) === 0) return false;
  for (let presses = 0; presses < 120; presses++) {
    if (await isThere()) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Arrow keys until the focus is on such a thing of the same group. */
async function arrowTo({ page }: Person, selector: string): Promise<boolean> {
  for (let presses = 0; presses < 30; presses++) {
    if (await hasFocus(page, selector)) return true;
    await page.keyboard.press('ArrowRight');
  }
  return false;
}

const ANSWERS = '.gl-mayor.is-open, .gl-place.is-target, .gl-dock .gl-item:is(button)';
const STOP = '[tabindex="0"]';

/** One answer with nothing but keys; false: nothing is asked. */
export async function actByKeys(person: Person, lot: (n: number) => number): Promise<boolean> {
  const { page } = person;
  const step = await stepOf(person);
  if (step === 'watch') return false;
  if (['pay', 'discard', 'cycle'].includes(step)) {
    if (!(await tabTo(person, `.gl-hand-card${STOP}`))) return false;
    await arrowTo(person, '.gl-hand-card.is-open');
  } else if (step === 'salvage') {
    await tabTo(person, `.gl-tray .gl-hand-card${STOP}`);
    await page.keyboard.press('Space');
    await tabTo(person, '.gl-tray .gl-item.is-main');
  } else if (step === 'act' && lot(2) > 0 && (await tabTo(person, `.gl-hand-card.is-open${STOP}`))) {
    for (let i = lot(4); i > 0; i--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    if (!(await tabTo(person, `.gl-dock .gl-item${STOP}`))) return false;
    for (let i = lot(3); i > 0; i--) await page.keyboard.press('ArrowDown');
  } else if (step === 'act') {
    if (!(await tabTo(person, `.gl-dock .gl-item${STOP}`))) return false;
    await arrowTo(person, '.gl-item.is-main');
  } else if (!(await tabTo(person, ANSWERS))) return false;
  await page.keyboard.press('Enter');
  return true;
}
