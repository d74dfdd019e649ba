// Short ways for those whom the long ones are not about: from page to page without loading it, and presses after one look.
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Seen } from '../../src/table/types.ts';
import type { House, Looks, Person } from './players.ts';
import { introduce } from './position.ts';
import type { Visit } from './visit.ts';

/** As a link of the page leads there: without reloading it. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { history, dispatchEvent, PopStateEvent } = globalThis as unknown as {
      history: { pushState(state: null, title: string, to: string): void };
      dispatchEvent(event: Event): void;
      PopStateEvent: new (name: string) => Event;
    };
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** To a table: by its address the first time, and as a link leads there from then on, for the page and its parts are here already. */
export async function sitAt({ page }: Person, url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (!page.url().startsWith(origin)) {
    await page.goto(url);
    return;
  }
  await follow(page, '/nowhere'); // so that nothing of another table is taken for this one's
  await page.locator('.w-table').waitFor({ state: 'detached' });
  await follow(page, pathname);
}

/** Somebody who comes when first needed, stays for all tests of a file, and leaves after the last. */
export function stayer({ come }: Visit, looks?: Looks): () => Promise<Person> {
  let person: Promise<Person> | null = null;
  afterAll(async () => (await person)?.leave());
  return () => {
    person ??= come(looks);
    return person;
  };
}

/** One person for all tests of a file: comes when first needed, follows links from then on, and leaves after the last. */
export function regular({ house, come }: Visit, looks?: Looks): (path: string) => Promise<Person> {
  let person: Person | null = null;
  afterAll(() => person?.leave());
  return async (path) => {
    if (person === null) {
      person = await come(looks);
      await person.page.goto(`${house.url}${path}`);
    } else await follow(person.page, path);
    return person;
  };
}

/** Gives somebody a name that their pages know from the start. */
export async function beKnown(house: House, person: Person, name: string): Promise<void> {
  await introduce(house, person, name);
  await person.context.addInitScript(() => localStorage.setItem('kontor.known', '1'));
}

/** Clicks the middle of a part, after one look at where it is; waits if it is covered or not ready. */
export async function press(part: Locator): Promise<void> {
  const { x, y, isFree } = await part.evaluate((one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const top = one.ownerDocument.elementFromPoint(middle.x, middle.y);
    return { ...middle, isFree: box.width > 0 && one.contains(top) && !one.matches(':disabled') };
  });
  if (isFree) await part.page().mouse.click(x, y);
  else await part.click();
}

/** Plays the table to its end as a program would, while the page is elsewhere and has nothing to draw; then back to it. */
export async function playAway({ page }: Person): Promise<void> {
  const { pathname } = new URL(page.url());
  await follow(page, '/nowhere');
  const api = `${new URL(page.url()).origin}/api/tables/${pathname.split('/').at(-1)}`;
  for (let made = 0; ; ) {
    const { seen } = (await (await page.request.get(api)).json()) as { seen: Seen };
    if (seen.phase !== 'playing') break;
    const { decision, mustConfirm } = seen;
    const choose = decision && { do: 'choose', decision: decision.number, choice: decision.notations[0] };
    const act = choose ?? (mustConfirm ? { do: 'confirm' } : null);
    if (act === null) await pause(20);
    else await page.request.post(`${api}/acts`, { data: { id: `away-${made++}`, act } });
  }
  await follow(page, pathname);
}
