// Things are carried by mouse and finger in every game: under the pointer at every step, however the page is zoomed and
// scrolled; let go over a place they do what its option says, and nothing anywhere else.
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lasting } from './company.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';

const { house, come } = openHouse();
const large = lasting({ come });
const phone = lasting({ come }, { width: 390, height: 844, isTouch: true });

interface Carry {
  readonly what: string;
  /** A golden game, and after how many of its choices the first seat may carry something. */
  readonly record: string;
  readonly after: number;
  readonly seats: number;
  readonly thing: string;
  /** Where it goes; it may come up only once the thing is taken. */
  readonly place: string;
  /** What is there only after it was let go there. */
  readonly done: string;
}
const CARRIES: readonly Carry[] = [
  {
    what: 'Baselland: the drawn tile is laid',
    record: 'baselland-2-manual',
    after: 4,
    seats: 2,
    thing: '.bl-dock-tile',
    place: '.bl-place.is-up',
    done: '.bl[data-step="follower"]',
  },
  {
    what: 'Baselland: a follower goes to its place',
    record: 'baselland-2-manual',
    after: 5,
    seats: 2,
    thing: '.bl-put-figure',
    place: '.bl-puttarget',
    done: '.bl-ground:not([data-step="follower"])',
  },
  {
    what: 'Tybor: a card of the hand becomes a worker',
    record: 'tybor-2-drawn',
    after: 0,
    seats: 2,
    thing: 'button.ty-handcard',
    place: '.ty-place[data-drop="worker"]',
    done: '.ty:has-text("Passed on")', // it was used as planned, and the hands went on
  },
  {
    what: 'The Great Split: a card goes to the other side of the split card',
    record: 'great-split-2',
    after: 44,
    seats: 2,
    thing: '.gs-layer .gs-card',
    place: '.gs-tray[data-drop="1"]',
    done: '.gs-tray[data-drop="1"]:not(.is-empty)',
  },
  {
    what: 'The Great Split: a card of the harvest is played on the board',
    record: 'great-split-3',
    after: 8,
    seats: 3,
    thing: '.gs-hand .gs-card.is-open',
    place: '.gs-board',
    done: '.gs-laid',
  },
  {
    what: 'Riga: a building of the hand is brought to the shore, and stands there',
    record: 'riga-3-base',
    after: 31,
    seats: 3,
    thing: '.rg-fan .rg-card.is-open',
    place: '.rg-shore',
    done: '.rg-house',
  },
  {
    what: 'Guilds of London: a card of the hand recruits at the Guildhall',
    record: 'guilds-of-london-1-rik-rules2',
    after: 50,
    seats: 1,
    thing: '.gl-hand-card.is-open',
    place: '.gl-place[data-drop="hall"]',
    done: '.gl-hand:not(:has(li:nth-child(6)))',
  },
];

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function sit(person: Person, { record, after, seats, thing }: Carry): Promise<void> {
  const chairs = [{ person, name: 'Anna' }, ...Array.from({ length: seats - 1 }, () => 'random' as const)];
  await sitAt(person, await tableAt(house, golden(record), after, chairs));
  await person.page.locator(thing).first().waitFor();
}

/** Brought into sight; the middle of it, or a spot near its corner: of overlapped cards the left edge is free. */
async function spotOf(page: Page, what: string): Promise<Spot> {
  return page.evaluate<Spot>(`(() => {
    const one = document.querySelector(${JSON.stringify(what)});
    const found = () => one.getBoundingClientRect();
    const isSeen = () => one.contains(document.elementFromPoint(found().left + 24, found().top + 40));
    if (!isSeen()) one.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { left, top, width, height } = found();
    return { x: left + Math.min(width / 2, 24), y: top + Math.min(height / 2, 40) };
  })()`);
}

/** Where the pointer is on what is carried: 0 to 1 from its left and its top; null: nothing is carried. */
const HELD = ({ x, y }: Spot): string => `(() => {
  const box = document.querySelector('.k-carried')?.getBoundingClientRect();
  if (!box) return null;
  const [dx, dy] = [(${x} - box.left) / box.width, (${y} - box.top) / box.height];
  return dx >= 0 && dx <= 1 && dy >= 0 && dy <= 1 ? 'under the pointer' : [dx, dy].join();
})()`;
const isHeld = ({ page }: Person, at: Spot) => expect.poll(() => page.evaluate(HELD(at))).toBe('under the pointer');
const isGone = ({ page }: Person) => expect.poll(() => page.locator('.k-carried').count()).toBe(0);

/** By steps from one spot to another, first away from the edge of the table. */
const way = (from: Spot, to: Spot): Spot[] => [
  { x: from.x, y: from.y - 12 },
  { x: from.x + 4, y: from.y - 60 },
  { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
  to,
];

interface Pointer {
  down(at: Spot): Promise<void>;
  move(at: Spot): Promise<void>;
  up(): Promise<void>;
}
const mouse = ({ page }: Person): Pointer => ({
  async down({ x, y }) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: ({ x, y }) => page.mouse.move(x, y),
  up: () => page.mouse.up(),
});
/** A finger touches what is seen: where the page was pinched, that begins somewhere inside the window. */
const finger = ({ page }: Person, cdp: CDPSession): Pointer => {
  const tell = async (type: 'touchStart' | 'touchMove', { x, y }: Spot): Promise<void> => {
    const from = await page.evaluate<Spot>('({ x: visualViewport.offsetLeft, y: visualViewport.offsetTop })');
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x - from.x, y: y - from.y }] });
  };
  return {
    down: (at) => tell('touchStart', at),
    move: (at) => tell('touchMove', at),
    async up() {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
};

/** Picks it up and brings it there; it is looked at after every step. */
async function carry(person: Person, pointer: Pointer, { thing, place }: Carry): Promise<void> {
  const { page } = person;
  const from = await spotOf(page, thing);
  await pointer.down(from);
  const [first, second] = way(from, from);
  for (const at of [first, second]) await pointer.move(at);
  await isHeld(person, second);
  await page.locator(place).first().waitFor();
  const to = await spotOf(page, place);
  for (const at of way(from, to).slice(1)) {
    await pointer.move(at);
    await isHeld(person, at);
  }
}

/** As somebody reads the page who has made it larger and scrolled it. */
const SCROLLED = `document.body.style.paddingTop = '300px'; document.body.style.paddingBottom = '300px'; scrollTo(0, 260); null`;
const UNSCROLLED = `document.body.removeAttribute('style'); scrollTo(0, 0); null`;

test.each(CARRIES)('with the mouse, the page larger and scrolled: $what', async (one) => {
  const anna = await large();
  const { page } = anna;
  await sit(anna, one);
  const pointer = mouse(anna);
  await carry(anna, pointer, one);
  await page.keyboard.press('Escape');
  await isGone(anna);
  await page.mouse.up();
  expect(await page.locator(one.done).count()).toBe(0);

  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: 1152,
    height: 720,
    deviceScaleFactor: 1.25,
    mobile: false,
  });
  await page.evaluate(SCROLLED);
  await carry(anna, pointer, one);
  await pointer.up();
  await isGone(anna);
  await page.locator(one.done).first().waitFor();
  await page.evaluate(UNSCROLLED);
  await cdp.send('Emulation.clearDeviceMetricsOverride');
  await cdp.detach();
});

test.each(CARRIES)('with a finger, the page pinched: $what', async (one) => {
  const ben = await phone();
  const { page } = ben;
  await sit(ben, one);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.2 });
  const pointer = finger(ben, cdp);
  await carry(ben, pointer, one);
  await pointer.up();
  await isGone(ben);
  await page.locator(one.done).first().waitFor();
  await cdp.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await cdp.detach();
});
