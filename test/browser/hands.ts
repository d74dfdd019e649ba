// What hands do at the table: names, menus, and the board itself with mouse and finger.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './players.ts';
import { choices, WORDS } from './steps.ts';

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

export async function playNow({ page }: Person, url: string): Promise<void> {
  await page.goto(url);
  await button(page, WORDS.en.playNow).click();
  await page.getByRole('region', { name: WORDS.en.turn }).waitFor();
}

/** Opens the menu of the table and presses one of its items. */
export async function fromMenu({ page }: Person, item: string | RegExp): Promise<void> {
  await button(page, /^(Table menu|More)$/).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).first().click();
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  /** How many ways the tile fits here. */
  readonly turns: number;
}

/** The places for the drawn tile as they lie on the screen, those inside the board's window only. */
export async function cellsOn(person: Person): Promise<Cell[]> {
  const window = (await person.page.locator('.k-window').boundingBox())!;
  const boxes = await choices(person).evaluateAll((buttons) =>
    buttons.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    }),
  );
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x > window.x + 8 && x < window.x + window.width - 70 && y > window.y + 60 && y < window.y + window.height - 8;
  const names = [...new Set(boxes.filter(isIn).map(({ x, y }) => `${x} ${y}`))];
  return names.map((name) => {
    const [x, y] = name.split(' ').map(Number);
    return { x, y, turns: boxes.filter((box) => `${box.x} ${box.y}` === name).length };
  });
}

/** What is under a point of the screen, as the page calls it. */
export const under = ({ page }: Person, { x, y }: Cell): Promise<string> =>
  page.evaluate<string>(`document.elementFromPoint(${x}, ${y})?.textContent ?? ''`);

/** Waits for the step in which a tile is laid, ending turns and putting nobody on the way there. */
export async function untilPlacing(person: Person): Promise<void> {
  await untilStep(person, 'place', async () => {
    const nobody = button(person.page, 'Put no follower');
    if ((await nobody.count()) > 0) await nobody.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => 0);
  });
}

export async function untilStep(person: Person, step: string, meanwhile: () => Promise<void>): Promise<void> {
  const { page } = person;
  await expect
    .poll(
      async () => {
        if ((await page.locator(`.bl[data-step="${step}"]`).count()) > 0) return true;
        const end = button(page, 'Go on');
        if ((await end.count()) > 0) await end.dispatchEvent('click', undefined, { timeout: 3000 }).catch(() => 0);
        await meanwhile();
        return false;
      },
      { timeout: 30_000, interval: 60 },
    )
    .toBe(true);
}
