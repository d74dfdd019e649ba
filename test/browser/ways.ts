// Short ways for those whom the long ones are not about: from page to page without loading it, and presses after one look.
import type { Locator, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Looks, Person } from './players.ts';
import type { Visit } from './visit.ts';

/** As a link of the page leads there: without loading it anew. */
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

/** Presses with the mouse in the middle of a part, after one look at where it lies; what is covered or not ready is waited for. */
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
