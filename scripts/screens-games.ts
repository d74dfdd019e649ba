// Pictures of every game's board into docs/screens/<game>-…, from a real server: `npm run screens:games [game]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '../src/games/index.ts';
import { buildPage, isPageFresh } from '../src/server/build-page.ts';
import { House, launch, Person } from '../test/browser/players.ts';
import { choices, counted } from '../test/browser/steps.ts';
import { SAID } from './words.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screens');
const QUALITY = 70;
const BOT_PAUSE = 60;
/** How long a bot plays for me: then the game is somewhere in its middle. */
const WHILE = 3500;
const LOOKS = [
  { size: 'desktop', width: 1440, height: 900, language: 'de', theme: 'light' },
  { size: 'tablet', width: 820, height: 1180, language: 'en', theme: 'dark' },
  { size: 'phone', width: 390, height: 844, language: 'en', theme: 'light' },
] as const;
type Look = (typeof LOOKS)[number];

async function takeGame(person: Person, game: GameId, look: Look, url: string): Promise<void> {
  const { page } = person;
  const words = SAID[look.language];
  const take = async (screen: string): Promise<void> => {
    await page.waitForTimeout(1500); // what glides has arrived
    const name = `${game}-${screen}-${look.size}-${look.language}-${look.theme}.jpg`;
    await page.screenshot({ path: join(FOLDER, name), type: 'jpeg', quality: QUALITY });
  };
  const menu = async (item: string): Promise<void> => {
    await page
      .getByRole('button', { name: new RegExp(`^(${words.menu.title}|${words.nav.more})$`) })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: item }).first().click();
  };
  /** Some questions are asked by the board alone, without a list. */
  const asked = () =>
    Promise.race([
      choices(person, look.language).first().waitFor({ state: 'attached', timeout: 60_000 }),
      page.waitForTimeout(4000),
    ]);
  await page.goto(`${url}/new/${game}`);
  await page.locator('.w-chair').first().waitFor();
  for (const friend of await page.locator('.w-chair input[type=radio]').all())
    if ((await friend.locator('..').textContent())?.trim() === words.house.bot) await friend.check({ force: true });
  await page.getByRole('button', { name: words.setup.openAndPlay }).click();
  await asked();
  await take('start');
  await menu(words.menu.sitOut);
  await page.waitForTimeout(WHILE);
  const back = page.getByRole('button', { name: words.menu.comeBack }).first();
  if ((await back.count()) > 0) {
    await back.dispatchEvent('click');
    await asked();
    await take('middle');
    await menu(words.menu.sitOut);
  }
  await counted(person, 120_000);
  await take('end');
}

async function takeAll(wanted: readonly GameId[]): Promise<void> {
  const problem = isPageFresh() ? null : await buildPage();
  if (problem !== null) throw new Error(problem);
  mkdirSync(FOLDER, { recursive: true });
  const house = new House(BOT_PAUSE);
  await house.open();
  const browser = await launch();
  try {
    for (const game of wanted)
      for (const look of LOOKS) {
        const { width, height, language, theme } = look;
        const locale = language === 'de' ? 'de-DE' : 'en-GB';
        const isTouch = look.size !== 'desktop';
        const person = await Person.come(browser, { width, height, locale, isTouch, dark: theme === 'dark' });
        person.forgives = true;
        await person.context.addInitScript("localStorage.setItem('kontor.name', 'Anna')");
        await takeGame(person, game, look, house.url);
        await person.context.close();
        console.log(`${game}, ${look.size}`);
      }
  } finally {
    await browser.close();
    await house.tearDown();
  }
}

const [one] = process.argv.slice(2);
await takeAll(one === undefined ? GAME_IDS.filter((id) => id !== 'baselland') : GAME_IDS.filter((id) => id === one));
