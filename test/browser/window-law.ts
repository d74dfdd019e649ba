// What a table has to be in every window: the board has most of it, all can be reached, read and pressed, nothing is cut.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { GameId } from '../../src/games/index.ts';
import type { GameRecord } from '../../src/kernel/record.ts';
import { AT_DAY, type House, type Person } from './players.ts';
import { golden, tableAt } from './position.ts';

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly isTouch?: boolean;
}
/** A phone on its side, pages enlarged, laptops, tablets, desks, phones. */
export const WINDOWS: readonly Window[] = [
  { width: 844, height: 390, isTouch: true },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 1093, height: 614 },
  { width: 1180, height: 820, isTouch: true },
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180, isTouch: true },
  { width: 390, height: 844, isTouch: true },
  { width: 360, height: 640, isTouch: true },
];

/** A game with the fewest and one with the most players, and how many choices have been made when it is looked at. */
export const MIDDLES: Readonly<Record<string, readonly (readonly [record: string, choices: number])[]>> = {
  baselland: [
    ['baselland-2-manual', 40],
    ['baselland-5-manual', 61],
  ],
  tybor: [
    ['tybor-2-drawn', 30],
    ['tybor-8-drawn', 150],
  ],
  'great-split': [
    ['great-split-2', 40],
    ['great-split-7', 100],
  ],
  riga: [
    ['riga-2-masters', 60],
    ['riga-4-everything', 120],
  ],
  'guilds-of-london': [
    ['guilds-of-london-1-rik-rules2', 53],
    ['guilds-of-london-4-shared-rules2', 340],
  ],
};

/** A table in the middle of a game, at the chair of whoever chooses next; its address. */
export function middleOf(house: House, person: Person, game: GameId, which: number): Promise<string> {
  const [name, choices] = MIDDLES[game][which];
  return seatedAt(house, person, golden(name), choices);
}

export function seatedAt(house: House, person: Person, record: GameRecord, choices: number): Promise<string> {
  const me = record.choices[Math.min(choices, record.choices.length - 1)].seat;
  const seats = record.seats.map((_, seat) => (seat === me ? { person, name: 'Anna' } : ('random' as const)));
  return tableAt(house, record, choices, seats);
}

/** What runs in the page is written in a file of its own, since it knows the page and nothing of Node. */
const LOOK = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'window-look.ts'), 'utf8')).replaceAll(
  'export function',
  'function',
);

/** What is not as it should be in this window. It need not be drawn for that: it is day (see players.ts) only for the look itself. */
export async function offencesIn(page: Page, { width, height, isTouch = false }: Window): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate<string[]>(`(async () => {
    ${LOOK}
    ${AT_DAY}
    await settle();
    return atDay(() => look(${isTouch}));
  })()`);
}
