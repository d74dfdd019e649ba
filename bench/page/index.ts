// npm run bench -- page [game…] [--json]: the page on a phone, as a browser measures it.
import type { Browser } from 'playwright-core';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { buildPage, isPageFresh } from '../../src/server/build-page.ts';
import { House, launch, Person } from '../../test/browser/players.ts';
import { MIDDLES, middleOf } from '../../test/browser/window-law.ts';
import { drawnAt, NETS, type Net, type Painted, PHONE, paint, SLOWER, slowDown, WATCH } from './measure.ts';
import { measureTurn, type Played } from './play.ts';
import { TURNS } from './turns.ts';

interface Loaded extends Painted {
  readonly page: string;
  readonly net: string;
}
/** As it is where nobody has chosen another pause. */
const BOT_PAUSE = 600;

const RUNS = 3;
/** Every run, the quickest first: other work on the machine only ever makes a page slower. */
async function runs<X>(run: () => Promise<X>, of: (one: X) => number): Promise<readonly X[]> {
  const found: X[] = [];
  for (let i = 0; i < RUNS; i++) found.push(await run());
  return found.sort((a, b) => of(a) - of(b));
}
const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Where each page is; a table needs its person to sit there. */
type Place = (house: House, person: Person) => Promise<string>;

interface Measured {
  readonly name: string;
  readonly place: Place;
  /** What it is about. */
  readonly until: string;
}

function placesOf(games: readonly GameId[]): readonly Measured[] {
  const tables = games.flatMap((game) => {
    if (MIDDLES[game] === undefined) return [];
    const place: Place = (house, person) => middleOf(house, person, game, 0);
    return [{ name: `table: ${game}`, place, until: '.w-board .k-board' }];
  });
  // Of each game: what is written into the document is of another length.
  const setUps = games.map((game): Measured => {
    return { name: `set-up: ${game}`, place: async ({ url }) => `${url}/new/${game}`, until: '.w-setup' };
  });
  return [{ name: 'home', place: async ({ url }) => url, until: '.w-hero-game' }, ...setUps, ...tables];
}

async function load(browser: Browser, house: House, { name, place, until }: Measured, net: Net): Promise<Loaded> {
  const person = await Person.come(browser, { ...PHONE, isTouch: true });
  await person.context.addInitScript({ content: WATCH });
  await person.context.addInitScript({ content: drawnAt(until) });
  const url = await place(house, person);
  await slowDown(await person.context.newCDPSession(person.page), net);
  const painted = await paint(person.page, url, until);
  await person.context.close();
  return { page: name, net: net.name, ...painted };
}

/** Measures everything for these games, or for all. */
export async function benchPage(games: readonly GameId[], isJson: boolean): Promise<void> {
  if (!isPageFresh()) {
    const problem = await buildPage();
    if (problem !== null) throw new Error(problem);
  }
  const some = games.length === 0 ? GAME_IDS : games;
  const house = new House(BOT_PAUSE);
  await house.open();
  const browser = await launch();
  try {
    const loads: (readonly Loaded[])[] = [];
    for (const one of placesOf(some))
      for (const net of NETS)
        loads.push(
          await runs(
            () => load(browser, house, one, net),
            ({ lcp }) => lcp,
          ),
        );
    const turns: (readonly Played[])[] = [];
    for (const game of some) {
      if (TURNS[game] === undefined) continue;
      turns.push(
        await runs(
          () => measureTurn(browser, house, game),
          ({ inp }) => inp,
        ),
      );
    }
    if (isJson) console.log(JSON.stringify({ slower: SLOWER, window: PHONE, nets: NETS, loads, turns }, null, 2));
    else print(loads, turns);
  } finally {
    await browser.close();
    await house.tearDown();
  }
}

const ms = (n: number): string => `${Math.round(n)} ms`;
/** The middle one of several runs, and the quickest of them. */
const both = (numbers: readonly number[]): string =>
  `${Math.round(middle(numbers))} (${Math.round(Math.min(...numbers))})`;

function print(loads: readonly (readonly Loaded[])[], turns: readonly (readonly Played[])[]): void {
  console.log(
    `Chromium, ${PHONE.width}×${PHONE.height}, touch, processor ${SLOWER} times slower, nothing cached; milliseconds, the middle one of ${RUNS} runs (and the quickest).`,
  );
  for (const { name, latency, down, up } of NETS) console.log(`${name}: ${latency} ms, ${down} / ${up} Mbit/s`);
  console.log('');
  const pages = [...new Set(loads.flat().map(({ page }) => page))];
  const rows = pages.map((page) => {
    const of = loads.filter(([one]) => one?.page === page);
    const cells = of.flatMap((all) => [
      both(all.map(({ lcp }) => lcp)),
      both(all.map(({ drawn }) => drawn)),
      Math.max(...all.map(({ cls }) => cls)).toFixed(3),
    ]);
    return [page, ...cells, of[0]?.[0]?.what ?? ''];
  });
  table(['page', ...NETS.flatMap(({ name }) => [`LCP ${name}`, 'all drawn', 'CLS']), 'largest'], rows);
  console.log('');
  const of = (all: readonly Played[], what: (one: Played) => number | null): readonly number[] =>
    all.map(what).filter((n) => n !== null);
  table(
    ['turn', 'presses', 'INP', 'median', 'work', 'bot shown', 'idle, a second'],
    turns.map((all) => [
      `${all[0]?.game}, ${all[0]?.what}`,
      String(middle(of(all, ({ presses }) => presses))),
      both(of(all, ({ inp }) => inp)),
      both(of(all, ({ median }) => median)),
      both(of(all, ({ work }) => work)),
      all.every(({ shown }) => shown === null) ? '–' : ms(middle(of(all, ({ shown }) => shown))),
      ms(middle(of(all, ({ idle }) => idle))),
    ]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   '));
}
