// Every page in a language made by machine, on a phone and at a desk: nothing is said that is not in the words, and longer
// words than ours fit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAID } from '../../scripts/words.ts';
import { charactersOf, GAME_IDS, type GameId } from '../../src/games/index.ts';
import { newDeskToken } from '../../src/server/door.ts';
import { House, Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { buildPseudo, pseudo } from './pseudo.ts';
import { openBrowser } from './visit.ts';
import { follow } from './ways.ts';

const words = SAID.en;
const house = new House(20);
const browser = openBrowser();
let page: Awaited<ReturnType<typeof buildPseudo>>;
beforeAll(async () => {
  page = await buildPseudo();
  await house.open(page.folder);
}, 120_000);
afterAll(async () => {
  await anna?.leave();
  await house.tearDown();
  page?.remove();
});

/** Names, and what the platform and the kit write: of people, places, tables, languages, months, spans of time, and small numbers. */
const NAMES =
  /(?<=^|\s)\/\S+|(?<=, )[\w-]{22}$|\b(and|or|[Zz]ero|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[IVX]+|Danzig|Boris|Rik|Chrome|Linux|Mira|Jonas|Anna|Ben|Kontor|Deutsch|English|Français|UTC|Tab|Esc|Enter|https?:\S*|[RQ]\d[\d.E]*[a-z]?|[A-Z]{1,3}-?\d+\w*|kontor[\w.-]*|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|June?|July?|Aug\w*|Sept?\w*|Oct\w*|Nov\w*|Dec\w*|days?|hrs?|mins?|am|pm)\b/g;

/** Those of the house have names, too. */
const CHARACTERS = new RegExp(
  `\\b(${GAME_IDS.flatMap((id) => charactersOf(id).map(({ name }) => name)).join('|')})\\b`,
  'g',
);

/** What can be read or heard on the page, except what is typed literally. */
const HEARD = `(() => {
  const said = [];
  const isShown = (element) => element.closest('code, pre, [translate="no"], .w-chat-said, script, style') === null && element.getClientRects().length > 0;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (isShown(walk.currentNode.parentElement)) said.push(walk.currentNode.data);
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'))
    if (isShown(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) said.push(element.getAttribute(name) ?? '');
  return [...new Set(said.map((text) => text.trim()).filter(Boolean))];
})()`;

/** What is cut off: text wider than its container, where nothing scrolls and no ellipsis says so. */
const CUT = `[...document.body.querySelectorAll('*')].filter((element) => {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  if (!hasText) return false;
  const { overflowX, textOverflow, clip, clipPath } = getComputedStyle(element);
  const isSeen = element.getClientRects().length > 0 && clip === 'auto' && clipPath === 'none';
  const isCutting = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
  return isSeen && isCutting && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
}).map((element) => element.className + ': ' + element.textContent.slice(0, 60))`;

/** All of it at one look. */
const LOOK = `({
  heard: ${HEARD},
  wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  cut: ${CUT},
})`;
interface Looked {
  readonly heard: readonly string[];
  readonly wide: number;
  readonly cut: readonly string[];
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function look({ page: seen }: Person, where: string): Promise<void> {
  for (const size of SIZES) {
    await seen.setViewportSize(size);
    const at = `${where} at ${size.width}`;
    // A part of the page whose words are still on their way hides the rest for a moment, and boards measure a new window first.
    let heard: readonly string[] = [];
    const lookAgain = async (): Promise<object> => {
      const looked = await seen.evaluate<Looked>(LOOK);
      heard = looked.heard;
      return { isThere: heard.length > 3, isTooWide: looked.wide > 0, cut: looked.cut };
    };
    await expect.poll(lookAgain, { message: at }).toEqual({ isThere: true, isTooWide: false, cut: [] });
    expect(
      heard.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, '').replaceAll(CHARACTERS, ''))),
      at,
    ).toEqual([]);
  }
  await seen.setViewportSize(SIZES[0]);
}

/** One page for all of it: the next is followed to, as by a link. */
let anna: Person;
async function goTo(path: string): Promise<void> {
  anna ??= await Person.come(browser(), { plain: true });
  anna.forgives = true; // addresses that lead nowhere are among them, and tables are left before everything has come
  if (anna.page.url() === 'about:blank') await anna.page.goto(`${house.url}${path}`);
  else await follow(anna.page, path);
}
const press = ({ page: seen }: Person, name: string) =>
  seen
    .getByRole('button', { name: pseudo(name) })
    .first()
    .click();

/** The last choice is held until it is confirmed, and a game that ends is counted before its result is seen. */
async function showResult({ page: seen }: Person): Promise<void> {
  const total = seen.locator('.w-sheet-total').first();
  const skip = seen.locator('.w-turn').getByRole('button', { name: pseudo(words.end.countSkip) });
  await seen.locator('.w-turn').waitFor();
  await seen.keyboard.press('Enter');
  await skip.or(total).first().waitFor();
  if ((await skip.count()) > 0) await skip.click();
  await total.waitFor();
}

async function lookAt(paths: readonly (readonly [path: string, shown: string])[]): Promise<void> {
  for (const [path, shown] of paths) {
    await goTo(path);
    await anna.page.locator(shown).first().waitFor();
    await look(anna, path);
  }
}

test('home, deal of the day, what others have made, links of mails, an address that leads nowhere', async () => {
  await lookAt([
    ['/', '.w-hero-game'],
    ['/daily', '.w-deal'],
    ['/circles', '.w-circle-found'],
    ['/circles/nothing', 'h1'],
    ['/c/nothing', 'h1'],
    ['/notice', '.w-notice'],
    ['/recover', 'h1'],
    ['/recover#abc', 'h1'],
    ['/mail#confirm.abc', 'h1'],
    ['/mail#stop.abc', 'h1'],
    ['/replay', '.rp-drop'],
    ['/replay/nothing', 'h1'],
    ['/t/nothing', 'h1'],
    ['/transcript/baselland', '.w-pad'],
    ['/nowhere', 'h1'],
  ]);
});

/** A golden game of each, and after how many choices it is looked at. */
const GAMES: Readonly<Record<string, readonly [record: string, choices: number]>> = {
  baselland: ['baselland-3-haven', 50],
  'great-split': ['great-split-3', 40],
  'guilds-of-london': ['guilds-of-london-3-virginia-rules2', 60],
  riga: ['riga-3-base', 60],
  tybor: ['tybor-3-beginning', 40],
};

describe.each(GAME_IDS)('%s', (game: GameId) => {
  test('set-up, rulebook, lesson and score pad', async () => {
    await lookAt([
      [`/new/${game}`, '.w-fine, .w-card'],
      [`/rules/${game}`, '.w-chapter'],
      [`/learn/${game}`, '.lr-say'],
      [`/pad/${game}`, '.w-pad'],
    ]);
  });

  test('a table in the middle, its score sheet at the end, and the replay', async () => {
    const [name, choices] = GAMES[game];
    const record = golden(name);
    await goTo('/nowhere');
    const seats = [{ person: anna, name: 'Anna' }, 'random', 'random'] as const;
    await goTo(new URL(await tableAt(house, record, choices, seats)).pathname);
    await anna.page.locator('.w-turn').waitFor();
    await anna.page.keyboard.press('g');
    await anna.page.locator('.w-log-entry').first().waitFor();
    await look(anna, 'table');
    await follow(anna.page, new URL(await tableAt(house, record, record.choices.length, seats)).pathname);
    await showResult(anna);
    await look(anna, 'score sheet');
    await follow(anna.page, new URL(anna.page.url()).pathname.replace('/t/', '/replay/'));
    await anna.page.locator('.rp-turn').first().waitFor();
    await look(anna, 'replay');
  });
});

test('gathering, settings with devices and notices, and the table on this device', async () => {
  await goTo('/new/tybor');
  await press(anna, words.setup.openTable);
  await anna.page.waitForURL(/\/t\//);
  await anna.page.locator('.w-chair').first().waitFor();
  await look(anna, 'gathering');
  await press(anna, words.nav.settings);
  await anna.page.getByRole('heading', { name: pseudo(words.devices.title) }).waitFor();
  await look(anna, 'settings');
  await goTo('/new/tybor');
  await anna.page.getByText(pseudo(words.where.places.here), { exact: true }).click();
  await look(anna, 'set-up on this device');
  await press(anna, words.here.begin);
  await anna.page.waitForURL(/\/here\//);
  await anna.page.locator('.w-hand-over .w-main').waitFor(); // two people: whose device is it now?
  await look(anna, 'table on this device');
});

test('the desk', async () => {
  const token = await newDeskToken(house.store);
  await goTo('/desk');
  await anna.page.getByRole('textbox').first().waitFor();
  await look(anna, 'door of the desk');
  await anna.page.locator('input').first().fill(token);
  await press(anna, words.desk.enter);
  await anna.page.locator('.w-figures').waitFor();
  await look(anna, 'desk');
});
