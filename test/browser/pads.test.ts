// Score pads and the transcript through the page: worked examples entered piece by piece, and what they come to.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Press, pressAll } from './answers.ts';
import { choose, count, expectRight, expectTotals, padGoer, sheet, tab, takeBack, takePiece, wrong } from './pads.ts';
import { expectClean, readIn } from './steps.ts';
import { openHouse } from './visit.ts';
import { follow, press, regular } from './ways.ts';

const visit = openHouse();
const { house } = visit;
/** Anna fills in the pads, Ben opens what she shares on his phone. */
const annaAt = padGoer(visit);
const benAt = regular(visit, { width: 360, height: 740, isTouch: true });

async function layTile(page: Page, type: string, x: number, y: number, turn: number): Promise<void> {
  await takePiece(page, type);
  await page.locator(`[data-spot="${x} ${y} ${turn}"]`).dispatchEvent('click'); // as a screen reader presses
}
async function putFollower(page: Page, seat: number, region: string): Promise<void> {
  await press(page.locator('.blp-whose').nth(seat));
  await press(page.locator(`.bl-put[data-region="${region}"]`));
}

/** Where a tile does not fit, the place says why, with the rule. */
async function saysWhyItDoesNotFit(page: Page): Promise<void> {
  await takePiece(page, 'E');
  const land = await page.locator('.blp-land').boundingBox();
  await page.mouse.click(land!.x + 40, land!.y + land!.height / 2);
  const said = page.locator('.blp-say');
  await said.getByText('touches no side').waitFor();
  await said.getByRole('button', { name: 'R4.2' }).click();
  await page.getByRole('dialog', { name: 'Rulebook' }).getByText('R4.2').first().waitFor();
}

describe('Baselland', () => {
  test('X17 is laid and counted, shared as a link, taken back, saved and printed; a place where a tile does not fit says why', async () => {
    const anna = await annaAt('/pad/baselland');
    const { page } = anna;
    await sheet(page).getByText('Nothing entered yet.').waitFor();
    expect(await page.locator('.is-winner').count()).toBe(0);
    await layTile(page, 'M', 0, -1, 2);
    await putFollower(page, 0, 'c0');
    await layTile(page, 'W', 1, 0, 0);
    await putFollower(page, 1, 'r2');
    await layTile(page, 'B', 0, 1, 0);
    await putFollower(page, 0, 'm0');
    await layTile(page, 'E', 0, 2, 2);
    await putFollower(page, 1, 'f0');
    await expectTotals(page, ['7', '2']);
    await sheet(page).getByText('Unfinished city with 2 parts and 1 pennant').waitFor();
    await sheet(page).getByText('Player 1 wins.').waitFor();
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
    await sheet(page).getByText('Anna wins.').waitFor();
    await expectClean(anna, 'pad');

    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
    expect(link).toMatch(/\/pad\/baselland#[\w-]{60,}$/);
    await expectClean(anna, 'share');
    await page.keyboard.press('Escape');

    const ben = await benAt(link.slice(house.url.length));
    await expectTotals(ben.page, ['7', '2']);
    expect(await ben.page.getByRole('textbox', { name: 'Name of player 1' }).inputValue()).toBe('Anna');
    await follow(ben.page, link.slice(house.url.length, -9));
    await ben.page.getByRole('heading', { name: 'This link is broken' }).waitFor();
    await ben.page.getByRole('button', { name: 'To your own pad' }).click();
    await expectTotals(ben.page, ['0', '0']);

    // A third follower of the first player: there have not been that many turns.
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-cell="1 0"]').click();
    await page.getByRole('button', { name: 'Highwayman goes home' }).click();
    await putFollower(page, 0, 'r2');
    await wrong(page).getByText('3 followers').waitFor();
    await page.locator('.blp-say').getByText('3 followers').waitFor();
    await takeBack(page);
    await takeBack(page);
    await expectTotals(page, ['7', '2']);
    await expectRight(page);

    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('textbox', { name: 'Name of this position' }).fill('Sunday');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expectTotals(page, ['0', '0']);
    await layTile(page, 'E', 0, -1, 2); // a finished city
    await count(page, 'Points of Anna on the track').press('ArrowUp');
    await expectTotals(page, ['2', '0']); // R7.4 less than 2 nobody gets
    await page.getByRole('button', { name: 'Start again' }).click();
    await expectTotals(page, ['0', '0']);
    await saysWhyItDoesNotFit(page);
    await page.reload();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Open Sunday' }).click();
    await expectTotals(page, ['7', '2']);

    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.w-pad-entry').isVisible()).toBe(false);
    expect(await page.locator('.w-pad-tools').isVisible()).toBe(false);
    expect(await sheet(page).getByText('Unfinished road with 2 tiles').isVisible()).toBe(true);
    const height = await page.evaluate('document.documentElement.scrollHeight');
    expect(height).toBeLessThan(1000);
    await page.emulateMedia({ media: null });
  });
});

describe('the transcript of Baselland', () => {
  const put = (page: Page, name: string | RegExp) =>
    page.getByRole('list', { name: 'What you can do' }).getByRole('button', { name }).first().click();

  test('is written tile by tile, shows points as they are scored, and can be corrected', async () => {
    const anna = await annaAt('/transcript/baselland');
    const { page } = anna;
    const steps = page.getByRole('region', { name: 'What has happened' });
    await layTile(page, 'E', 0, -1, 2);
    await put(page, 'Knight');
    await steps.getByText('Player 1 gets 4 points').waitFor();
    await layTile(page, 'W', 1, 0, 0);
    await put(page, /^Highwayman on the west/);
    await layTile(page, 'B', 0, 1, 0);
    await put(page, 'Monk');
    await expectTotals(page, ['7', '2']);
    await page.getByText('Move 4: Player 2 to play').waitFor();

    await takePiece(page, 'V');
    const land = await page.locator('.blp-land').boundingBox();
    await page.mouse.click(land!.x + 30, land!.y + land!.height / 2);
    await page.locator('.blp-say').getByText('touches no side').waitFor();
    await expectClean(anna, 'transcript');

    // The first move otherwise: what came after it no longer holds, and says where.
    await steps.getByRole('button', { name: 'Change (move 1)' }).click();
    await page.getByText('Move 1 by Player 1, once more').waitFor();
    await layTile(page, 'V', 1, 0, 0);
    await put(page, 'Put no follower');
    await wrong(page).waitFor();
    await steps.getByText('From here on the game no longer adds up').waitFor();
    await takeBack(page);
    await expectTotals(page, ['7', '2']);

    await steps.getByRole('button', { name: 'Back to here (move 1)' }).click();
    await page.getByText('Move 2: Player 2 to play').waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
    const ben = await benAt(link.slice(house.url.length));
    await ben.page.getByText('Player 1 gets 4 points').waitFor();
  });
});

describe('Tybor', () => {
  const KINDS = {
    FA: 'Farmer',
    ME: 'Merchant',
    CR: 'Craftsman',
    CA: 'Captain',
    PR: 'Priest',
    SO: 'Soldier',
    BG: 'green',
    BY: 'yellow',
    BB: 'blue',
    BR: 'red',
  } as const;
  const X38 = [
    ['O1', 'FA04 FA05 CA07 CA03 CA09 CR06 PR04', 'ME07', 'BG03L BY08 BB01L BR09 BG01 BB07L BY03L'],
    ['O4', 'SO06 SO07 SO09 CR07 CR09 ME05', '', 'BR01L BR03 BR06 BY09 BY04 BG10L BB05'],
    ['O2', 'ME06 ME08 ME10 PR02 PR03 CA04', 'SO01 FA02', 'BB08 BB03L BB09 BY01 BR07 BG07L BG05'],
  ];

  test('X38 comes to 84, 61 and 62; a card that somebody has already is remarked on', async () => {
    const anna = await annaAt('/pad/tybor');
    const { page } = anna;
    /** Everything of one compartment; workers and the other sides of buildings are turned. As a screen reader presses. */
    const takeKind = async (kind: string, cards: readonly { code: string; isTurned: boolean }[]): Promise<void> => {
      await choose(page, 'From which compartment', kind);
      const presses = cards.flatMap(({ code, isTurned }): Press[] => [
        [`[data-piece="${code}"]`],
        ...(isTurned ? ([[`[data-card="${code}"]`]] as const) : []),
      ]);
      await pressAll(anna, presses, 'document.body.innerHTML');
    };
    await page.getByRole('button', { name: 'One player more' }).click();
    await page.locator('.typ-chronicle summary').click();
    await choose(page, 'Scenario', 'Size Matters');
    await choose(page, 'Chapter', 'VI · ');
    for (const [seat, [order, citizens, workers, buildings]] of X38.entries()) {
      await press(tab(page, seat));
      await choose(page, 'Secret order', `(${order})`);
      const cards = [
        ...citizens.split(' ').map((code) => ({ code, isTurned: false })),
        ...workers
          .split(' ')
          .filter(Boolean)
          .map((code) => ({ code, isTurned: true })),
        ...buildings.split(' ').map((code) => ({ code: code.replace('L', ''), isTurned: code.endsWith('L') })),
      ];
      const byKind = Map.groupBy(cards, ({ code }) => KINDS[code.slice(0, 2) as keyof typeof KINDS]);
      for (const [kind, some] of byKind) await takeKind(kind, some);
    }
    await expectTotals(page, ['84', '61', '62']);
    await expectClean(anna, 'tybor');
    // By keyboard: a card is turned over, the last worker goes back, and the keys go on beside it.
    const workers = page.getByRole('region', { name: 'Workers' });
    await press(tab(page, 0));
    await page.locator('[data-card="BG03"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-card="BG03"]').getAttribute('title')).toContain('small');
    await takeBack(page);
    await workers.getByRole('button', { name: 'back into the box' }).focus();
    await page.keyboard.press('Enter');
    expect(await workers.locator('[data-card]').count()).toBe(0);
    expect(await page.evaluate("document.activeElement.closest('[role=tabpanel]') !== null")).toBe(true);
    await takeBack(page);
    await press(tab(page, 2));
    await choose(page, 'From which compartment', 'Farmer');
    await takePiece(page, 'FA04');
    // Of this card Kontor has one; the players' box may have more.
    await sheet(page).locator('.w-pad-remark').getByText('Player 1 already has').waitFor();
    await expectRight(page);
  });
});

describe('The Great Split', () => {
  test('W14 Klara: 103 in all; a cube behind its start is remarked on', async () => {
    const anna = await annaAt('/pad/great-split');
    const { page } = anna;
    const cube = (name: string, at: number) => page.getByRole('slider', { name, exact: true }).fill(String(at));
    await takePiece(page, 'CH-2');
    await page.getByRole('slider', { name: 'Market slider' }).fill('13');
    const klara = {
      book: 16,
      artwork: 8,
      topaz: 14,
      emerald: 10,
      gold: 16,
      'book seal': 9,
      'topaz seal': 3,
      'gold seal': 7,
    };
    for (const [track, at] of Object.entries(klara)) await cube(`${track} track`, at);
    await count(page, 'Prestige before the final scoring').fill('16');
    await expectTotals(page, ['103', '1']);
    await sheet(page).getByText('Orders for books: 8 orders × 4 stars').waitFor();
    await expectClean(anna, 'great split');
    await page.getByRole('slider', { name: 'book track', exact: true }).press('Home');
    await sheet(page).locator('.w-pad-remark').getByText('R14.2').waitFor(); // where a cube starts is reconstructed
    await expectRight(page);
  });
});

describe('Guilds of London', () => {
  test('X29 two pairs bring 2; an empty city asks for its tiles, and alone Boris has to be beaten', async () => {
    const anna = await annaAt('/pad/guilds-of-london');
    const { page } = anna;
    await wrong(page).getByText('R3.3').waitFor();
    for (const [cell, tile] of [
      ['0,0', 'T01'],
      ['1,0', 'T02'],
      ['1,1', 'T07'],
      ['3,1', 'T08'],
    ]) {
      await press(page.locator(`[data-cell="${cell}"]`));
      await takePiece(page, tile);
      await choose(page, 'Whose master stands here?', 'Player 1');
    }
    await page.getByRole('button', { name: 'Fill up the rest' }).click();
    for (const seat of [0, 1]) {
      await press(tab(page, seat));
      await count(page, 'VP on the track').fill('10');
    }
    await expectTotals(page, ['12', '10']);
    await sheet(page).getByText('2 pairs of adjacent masters').waitFor();
    await expectClean(anna, 'london');
    await choose(page, 'Played', 'alone');
    await count(page, 'VP on the track').fill('12');
    await expectTotals(page, ['12', '12']);
    await sheet(page).getByText('Player 2 wins.').waitFor();
  });
});

test('a game leads to its pad from the front page and from its rulebook; nothing scrolls sideways', async () => {
  const { page } = await benAt('/');
  await page.getByRole('link', { name: 'Score pad' }).first().click();
  await page.waitForURL(/\/pad\//);
  await follow(page, '/rules/riga');
  await page.getByRole('link', { name: 'Score pad' }).click();
  await page.waitForURL(/\/pad\/riga/);
  const games = ['baselland', 'tybor', 'great-split', 'riga', 'guilds-of-london'];
  for (const path of [...games.map((game) => `/pad/${game}`), '/transcript/baselland']) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1, name: path.startsWith('/pad') ? 'Score pad' : 'Transcript' }).waitFor();
    await page.getByRole('region', { name: 'What lies on the table' }).waitFor();
    const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(over, path).toBeLessThanOrEqual(0);
  }
  await follow(page, '/pad/chess');
  await page.getByRole('link', { name: 'To the front page', exact: true }).waitFor();
});

describe('Riga', () => {
  test('E31 comes to 31, by a phone in German; two cannot have the same building', async () => {
    const ben = await benAt('/');
    const { page } = ben;
    await page.setViewportSize({ width: 390, height: 844 });
    await readIn(page, 'de');
    await follow(page, '/pad/riga');
    await page.getByRole('region', { name: 'Was auf dem Tisch liegt' }).waitFor();
    const city = (name: string) => choose(page, 'Aus welcher Stadt', name);
    const built = {
      Tallinn: ['tallinn-dom', 'tallinn-rathaus', 'tallinn-kontor'],
      Danzig: ['danzig-gildehaus'],
      Visby: ['visby-markthalle'],
      Stockholm: ['stockholm-burg'],
      Riga: ['riga-kloster', 'riga-schule'],
    };
    for (const [name, codes] of Object.entries(built)) {
      await city(name);
      for (const code of codes) await takePiece(page, code);
    }
    await city('Visby');
    await choose(page, 'Das nächste Gebäude', 'ist noch auf der Hand');
    await takePiece(page, 'visby-dom');
    await expectTotals(page, ['31', '0']);
    await expectClean(ben, 'riga');
    await press(tab(page, 1));
    await takePiece(page, 'visby-dom');
    await wrong(page).getByText('R1.2').waitFor();
  });
});
