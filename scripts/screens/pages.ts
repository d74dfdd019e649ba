// Pages beside the table, each on its own: somebody comes with an empty browser and creates what is to be shown.

import type { Page } from 'playwright-core';
import { newDeskToken } from '../../src/server/door.ts';
import { pack } from '../../src/web/pad/position-address.ts';
import type { House, Person } from '../../test/browser/players.ts';
import { type Language, playOut, sitTogether } from '../../test/browser/steps.ts';
import { isKept } from '../../test/browser/traces.ts';
import { SAID } from '../words.ts';
import { BASELLAND, TYBOR } from './positions.ts';
import { opened, played } from './program.ts';
import { until } from './until.ts';

export const PAGES = [
  'tables',
  'daily',
  'replay-open',
  'replay-review',
  'pad',
  'transcript',
  'lesson',
  'desk',
  'hand-over',
  'chat',
  'offline',
] as const;
export type PageName = (typeof PAGES)[number];

export interface Scene {
  readonly house: House;
  readonly language: Language;
  readonly isPhone: boolean;
  /** Who looks. */
  readonly anna: Person;
  /** Somebody else, who speaks the same language. */
  readonly other: (name: string) => Promise<Person>;
}

const CHAT = {
  de: ['Guten Abend. Spielt ihr noch mit Flüchtlingen?', 'Immer. Und wer zuerst fünf hat, kocht Kaffee.'],
  en: ['Good evening. Do you still play with refugees?', 'Always. And whoever has five first makes the coffee.'],
} as const;
const START = [{ do: 'start' }];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Sets up a table of Tybor on this device for two. */
async function layHere({ house, language, anna: { page } }: Scene): Promise<void> {
  const words = SAID[language].here;
  await page.goto(`${house.url}/new/tybor`);
  await page.getByText(SAID[language].where.places.here, { exact: true }).click();
  for (const [i, name] of ['Anna', 'Ben'].entries())
    await page.getByRole('textbox', { name: words.nameOf(i + 1) }).fill(name);
  await button(page, words.begin).click();
  await page.getByRole('heading', { name: words.pass('Anna') }).waitFor();
}

async function showTables(scene: Scene): Promise<void> {
  const { anna, house } = scene;
  const { url } = house;
  await played(anna, url, 'riga');
  await opened(anna, url, { game: 'great-split', chairs: ['me', 'open', 'bot:club'] }, []);
  await opened(anna, url, { game: 'guilds-of-london', chairs: ['me', 'bot:beginner'], pace: 'day' }, START);
  await opened(anna, url, { game: 'baselland', chairs: ['me', 'bot:beginner', 'bot:beginner'] }, START);
  await layHere(scene);
  await anna.page.goto(url);
  await anna.page.locator('.w-mine-line.is-mine').first().waitFor({ timeout: 60_000 });
}

async function showDaily({ house: { url }, anna, other, isPhone }: Scene): Promise<void> {
  const strides = isPhone ? [3, 5] : [7, 11]; // everybody plays in their own way
  for (const [i, person] of [await other('Ben'), anna].entries()) {
    await person.page.goto(`${url}/daily`);
    await person.page.locator('.w-deal .w-main').first().click();
    await person.page.waitForURL(/\/t\//);
    await playOut(person, strides[i]);
  }
  await anna.page.goto(`${url}/daily`);
  await anna.page.locator('.w-ranks .is-you').waitFor();
  await anna.page.locator('.w-deal-picture svg').first().waitFor();
}

/** Everything is laid open in the middle of a game. */
async function showOpen({ house: { url }, anna, language }: Scene): Promise<void> {
  const id = await played(anna, url, 'tybor');
  await anna.page.goto(`${url}/replay/${id}#step=45&seat=1&open=1`);
  const name = SAID[language].replay.tabs.open;
  await anna.page.getByRole('tab', { name }).or(button(anna.page, name)).first().click();
  await anna.page.locator('.rp-open').waitFor();
}

async function showReview({ house: { url }, anna }: Scene): Promise<void> {
  const { page } = anna;
  const id = await played(anna, url, 'tybor');
  await page.goto(`${url}/replay/${id}#step=30&seat=1&show=review`);
  await page.locator('.w-turning').waitFor({ timeout: 300_000 });
}

async function showPad({ house: { url }, anna: { page } }: Scene, path: string, entered: object): Promise<void> {
  await page.goto(`${url}${path}#${await pack(entered as Parameters<typeof pack>[0])}`);
  await page.locator('[data-total]').first().waitFor();
}

/** On to the first thing that the learner has to do. */
async function showLesson({ house: { url }, anna: { page }, isPhone }: Scene): Promise<void> {
  await page.goto(`${url}/learn/${isPhone ? 'tybor' : 'riga'}`);
  await page.locator('.lr-guide').waitFor();
  while ((await page.locator('.lr-guide.is-asking').count()) === 0) {
    await page.locator('.lr-next').click();
    await page.waitForTimeout(200);
  }
}

async function showDesk({ house, anna, language }: Scene): Promise<void> {
  const words = SAID[language].desk;
  const { page } = anna;
  await opened(anna, house.url, { game: 'riga', chairs: ['me', 'bot:club'] }, START);
  await opened(anna, house.url, { game: 'tybor', chairs: ['me', 'bot:club', 'bot:club'] }, START);
  await opened(anna, house.url, { game: 'baselland', chairs: ['me', 'open'] }, []);
  await page.goto(`${house.url}/desk`);
  await page.getByLabel(words.token).fill(await newDeskToken(house.store));
  await button(page, words.enter).click();
  await page.locator('.w-desk-table').first().waitFor();
}

/** Anna has picked, and Ben is next. */
async function showHandOver(scene: Scene): Promise<void> {
  const { page } = scene.anna;
  const words = SAID[scene.language].here;
  await layHere(scene);
  await page.waitForTimeout(600);
  await button(page, words.take('Anna')).click();
  await page.locator('.ty-handcard').first().dispatchEvent('click');
  await page.locator('.ty-place.is-open').first().dispatchEvent('click');
  await page.getByRole('heading', { name: words.pass('Ben') }).waitFor();
}

async function showChat({ house, anna, language, other }: Scene): Promise<void> {
  const ben = await other('Ben');
  await sitTogether(anna, ben, house.url, language);
  const { write, signs } = SAID[language].chat;
  for (const { page } of [ben, anna]) {
    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: write }).waitFor();
  }
  for (const [i, { page }] of [ben, anna].entries()) {
    await page.getByRole('textbox', { name: write }).fill(CHAT[language][i]);
    await page.keyboard.press('Enter');
    await anna.page.getByText(CHAT[language][i], { exact: true }).first().waitFor();
  }
  await button(ben.page, signs.laugh).click();
  await anna.page.locator('.w-chat-sign').first().waitFor();
}

async function showOffline({ house: { url }, anna, language }: Scene): Promise<void> {
  const { page, context } = anna;
  await page.goto(url);
  await until(() => isKept(page), 'the page is kept');
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('heading', { name: SAID[language].offline.title })
    .evaluate((one) => one.scrollIntoView({ block: 'center' }));
}

export const show: Readonly<Record<PageName, (scene: Scene) => Promise<void>>> = {
  tables: showTables,
  daily: showDaily,
  'replay-open': showOpen,
  'replay-review': showReview,
  pad: (scene) => showPad(scene, '/pad/tybor', TYBOR),
  transcript: (scene) => showPad(scene, '/transcript/baselland', BASELLAND),
  lesson: showLesson,
  desk: showDesk,
  'hand-over': showHandOver,
  chat: showChat,
  offline: showOffline,
};
