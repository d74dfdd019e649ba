// What a browser keeps on its own: tables on this device, score pads, its part of a seed, and how somebody likes to play.
import { simulateGame } from '../../src/cli/simulate-game.ts';
import { loadGame } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import type { HereChair, HereOpening } from '../../src/web/here/types.ts';
import { type Browser, type KeptBrowser, openBrowser } from './browser.ts';
import { type KeptPad, PADS, totalsOf } from './pads.ts';
import type { KeptHere } from './room.ts';

const ANNA: HereChair = { kind: 'person', name: 'Anna' };
const JUERGEN: HereChair = { kind: 'person', name: 'Jürgen' };
const KOBAYASHI: HereChair = { kind: 'person', name: '小林' };
const BOT: HereChair = { kind: 'bot', bot: 'random' };
const GREEDY: HereChair = { kind: 'bot', bot: 'greedy' };

/** Tables that are left in the middle. */
const RUNNING: readonly (readonly [about: string, steps: number, opening: Omit<HereOpening, 'help'>])[] = [
  ['two people, nothing secret', 9, { game: 'baselland', settings: { followers: 8 }, chairs: [ANNA, JUERGEN] }],
  ['the device goes from hand to hand', 4, { game: 'tybor', settings: {}, chairs: [ANNA, JUERGEN, BOT, KOBAYASHI] }],
  ['all at once, with bots', 6, { game: 'great-split', settings: {}, chairs: [JUERGEN, BOT, ANNA, BOT, BOT] }],
  ['one person against bots', 12, { game: 'riga', settings: { VB: true, BM: true }, chairs: [BOT, BOT, ANNA] }],
  ['alone against Boris', 9, { game: 'guilds-of-london', settings: {}, chairs: [KOBAYASHI] }],
];

const opened = (opening: Omit<HereOpening, 'help'>): HereOpening => ({ help: 'full', ...opening });

export interface Device {
  readonly kept: KeptBrowser;
  readonly here: readonly KeptHere[];
  readonly pads: readonly KeptPad[];
}

export async function fillDevice(): Promise<Device> {
  const browser = await openBrowser({ indexedDB: [], localStorage: {} });
  const about = new Map<string, string>();
  const chance = chanceFrom(fastSource('museum device'));
  for (const [what, steps, opening] of RUNNING) {
    const id = await browser.pages.here.createHere(opened(opening));
    await browser.play(id, chance, ({ stepsBack: made }) => made >= steps);
    about.set(id, what);
  }
  await series(browser, about);
  await tryOut(browser, about);
  const pads = await fillPads(browser);
  await fillSmallThings(browser);
  return { kept: browser.kept(), here: await listed(browser, about), pads };
}

/** A finished game that was uploaded, and the next one with the same people. */
async function series(browser: Browser, about: Map<string, string>): Promise<void> {
  const { pages } = browser;
  const chance = chanceFrom(fastSource('museum series'));
  const id = await pages.here.createHere(opened({ game: 'riga', settings: {}, chairs: [ANNA, JUERGEN] }));
  await browser.play(id, chance);
  const store = await pages.store.hereStore();
  await store.noteUpload(id, 'an-id-on-the-server-22');
  const link = new pages.link.HereLink(id);
  await loaded(link);
  const next = (await link.local.again()).replace('/here/', '');
  link.close();
  await browser.play(next, chance, ({ stepsBack: made }) => made >= 5);
  about.set(id, 'finished and handed over').set(next, 'the second game of a series');
  const stopped = await pages.here.createHere(opened({ game: 'baselland', settings: {}, chairs: [ANNA, GREEDY] }));
  await browser.play(stopped, chance, ({ stepsBack: made }) => made >= 3);
  const end = new pages.link.HereLink(stopped);
  await loaded(end);
  await end.sendAct({ do: 'abandon' });
  end.close();
  about.set(stopped, 'stopped before its end');
}

function loaded(link: InstanceType<Browser['pages']['link']['HereLink']>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  link.subscribe(() => {
    if (link.shown().seen !== null) resolve();
  });
  link.open();
  return promise;
}

/** Continued from a record, to try something out. */
async function tryOut({ pages }: Browser, about: Map<string, string>): Promise<void> {
  const game = 'guilds-of-london';
  const { record } = await simulateGame(await loadGame(game), 3, { promo: true }, 'try', [
    'random',
    'random',
    'random',
  ]);
  const { settings, seed, choices } = record;
  const from = { settings, seed, choices: choices.slice(0, 40), tryOut: true };
  const id = await pages.here.createHere(opened({ game, chairs: [BOT, ANNA, BOT], ...from }));
  about.set(id, 'played on from a record');
}

async function fillPads({ pages }: Browser): Promise<KeptPad[]> {
  const kept: KeptPad[] = [];
  for (const { game, names, value } of await PADS()) {
    pages.saved.save(game, 'Sonntag bei Jürgen', { names, value });
    pages.saved.keepDraft(game, { names: names.toReversed(), value });
    kept.push({ game, link: await pages.pad.pack({ names, value }), totals: await totalsOf(game, value, names) });
  }
  return kept;
}

async function fillSmallThings({ pages }: Browser): Promise<void> {
  pages.prefs.setPrefs({ language: 'de', theme: 'dark', confirm: 'always', speed: 'brisk', side: false });
  await pages.seed.promiseFor('a-table-of-the-server1');
  pages.seed.noteCommitment('a-table-of-the-server1', 'ab'.repeat(32));
}

async function listed({ pages }: Browser, about: ReadonlyMap<string, string>): Promise<KeptHere[]> {
  const all = await (await pages.store.hereStore()).list();
  return all.map(({ id, table: { game, chairs, phase, choices }, tryOut: isTryOut, uploaded }) => ({
    id,
    game,
    players: chairs.length,
    phase,
    choices: choices.length,
    tryOut: isTryOut,
    uploaded,
    about: about.get(id)!,
  }));
}
