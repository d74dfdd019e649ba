// What hands do at a score pad.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './players.ts';
import type { Visit } from './visit.ts';
import { press, regular } from './ways.ts';

const laid = (page: Page): Promise<void> =>
  page.getByRole('region', { name: /^(What lies on the table|Was auf dem Tisch liegt)$/ }).waitFor();

/** Somebody who goes from pad to pad: the page is loaded once. */
export function padGoer(visit: Visit, looks?: Parameters<Visit['come']>[0]): (path: string) => Promise<Person> {
  const goTo = regular(visit, looks);
  return async (path) => {
    const person = await goTo(path);
    await laid(person.page);
    return person;
  };
}
export const expectTotals = (page: Page, expected: readonly string[]): Promise<void> =>
  expect.poll(() => page.locator('[data-total]').allInnerTexts()).toEqual(expected);
export const sheet = (page: Page): Locator => page.locator('#score');
export const wrong = (page: Page): Locator => sheet(page).getByRole('alert');
/** Nothing is, or is any more: the sheet follows the fields a moment later. */
export const expectRight = (page: Page): Promise<void> => wrong(page).waitFor({ state: 'detached' });
export const piece = (page: Page, key: string): Locator => page.locator(`[data-piece="${key}"]`);
export const tab = (page: Page, seat: number): Locator => page.getByRole('tab').nth(seat);
export const count = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const takeBack = (page: Page): Promise<void> => page.getByRole('button', { name: 'Take back' }).click();
/** The label beside a hidden radio button or box is what one presses. */
export const choose = (page: Page, legend: string, name: string): Promise<void> =>
  press(page.getByRole('group', { name: legend, exact: true }).locator('label').filter({ hasText: name }));
/** Takes a piece by the mouse. */
export const takePiece = (page: Page, key: string): Promise<void> => press(piece(page, key));
