// Score pads with everything that can be played with: Riga's modules, London alone and grown, at the dossier's examples.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, count, expectRight, expectTotals, padGoer, sheet, tab, takeBack, takePiece, wrong } from './pads.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { press } from './ways.ts';

const visit = openHouse();
const annaAt = padGoer(visit);
/** By touch, in the dark. */
const tabletAt = padGoer(visit, { width: 820, height: 1180, isTouch: true, dark: true });

describe('Guilds of London', () => {
  const cell = (page: Page, at: string): Locator => page.locator(`[data-cell="${at}"]`);
  const fillUp = (page: Page): Promise<void> => page.getByRole('button', { name: 'Fill up the rest' }).click();
  async function putMaster(page: Page, at: string, whose = 'Player 1'): Promise<void> {
    await press(cell(page, at));
    await choose(page, 'Whose master stands here?', whose);
  }

  test('X18 alone: 55 against 55 is lost, one more pair wins; what cannot be is said at its place', async () => {
    const anna = await annaAt('/pad/guilds-of-london');
    const { page } = anna;
    await choose(page, 'Played', 'alone');
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Boris');
    await fillUp(page);
    for (const at of ['0,0', '1,0', '2,0', '3,0', '0,4', '2,4', '4,4', '1,3']) await putMaster(page, at);
    await count(page, 'VP on the track').fill('47');
    await count(page, 'Pawns in the Guildhall').fill('1');
    await takePiece(page, 'MR13');
    await takePiece(page, 'MR18');
    await press(tab(page, 1));
    expect(await count(page, 'Pawns in the Guildhall').count()).toBe(0); // R11.17 Boris has only VP
    await count(page, 'VP on the track').fill('55');
    await expectTotals(page, ['55', '55']);
    await sheet(page).getByText('Boris wins.').waitFor();
    await sheet(page).getByText('Boris has 55 VP; you need more to win').waitFor();
    await expectClean(anna, 'alone');

    await putMaster(page, '1,3', 'nobody');
    await cell(page, '1,3').focus();
    await page.keyboard.press('ArrowRight'); // to (2,3), above the master on (2,4)
    await page.keyboard.press('Enter');
    await choose(page, 'Whose master stands here?', 'Player 1');
    await expectTotals(page, ['56', '55']);
    await sheet(page).getByText('Player 1 wins.').waitFor();

    await press(cell(page, '2,1'));
    await takePiece(page, 'T40');
    await wrong(page).getByText('R3.2').waitFor();
    await page.locator('.glp-table').getByRole('button', { name: 'R3.2' }).waitFor();
    expect(await page.locator('.glp-wrong').count()).toBe(1);
    await takeBack(page);
    await expectTotals(page, ['56', '55']);
    await expectRight(page);

    // By two: of a mayor card Kontor has one; the players' box may have more.
    await choose(page, 'Played', 'with two players');
    await press(tab(page, 1));
    await takePiece(page, 'MR13');
    await sheet(page).locator('.w-pad-remark').getByText('R2.9').waitFor();
    await expectRight(page);
  });

  test('R10.2.5 with three the border moves as the city grows', async () => {
    const anna = await tabletAt('/pad/guilds-of-london');
    const { page } = anna;
    await page.getByRole('button', { name: 'One player more' }).click();
    await fillUp(page);
    await putMaster(page, '0,0');
    await putMaster(page, '0,1');
    await takePiece(page, 'MR09');
    await expectTotals(page, ['3', '0', '0']);
    await sheet(page).getByText('1 pair of adjacent masters').waitFor();

    await press(cell(page, '0,3'));
    await takePiece(page, 'T40');
    await sheet(page).locator('.w-pad-remark').getByText('R9.4').waitFor(); // the growth before it is missing, where Kontor lays it
    await fillUp(page);
    await expectTotals(page, ['1', '0', '0']);
    await expectRight(page);
    await expectClean(anna, 'grown');
  });
});

describe('Riga', () => {
  const built = async (page: Page, city: string, codes: readonly string[]): Promise<void> => {
    await choose(page, 'From which city', city);
    for (const code of codes) await takePiece(page, code);
  };
  const four = (city: string): string[] =>
    ['kontor', 'hafen', 'gildehaus', 'markthalle'].map((kind) => `${city}-${kind}`);

  test('E16 with two persons covered the first keeps the tile; a card takes what it says at this table', async () => {
    const anna = await annaAt('/pad/riga');
    const { page } = anna;
    await choose(page, 'Played with', 'The Grand Masters');
    await choose(page, 'Played with', 'The Victual Brothers');
    const masters = page.getByRole('region', { name: 'The Grand Masters' });
    await wrong(page).getByText('R10.2').waitFor();
    await masters.getByRole('button', { name: 'R10.2' }).waitFor();
    for (const tile of ['merchant', 'riga', 'tallinn', 'danzig']) await takePiece(page, tile);
    await built(page, 'Visby', four('visby'));
    for (const code of ['visby-kontor', 'visby-hafen'])
      await page
        .getByRole('listitem')
        .filter({ has: page.locator(`[data-card="${code}"]`) })
        .last() // the card itself, not the city it is in
        .getByRole('button', { name: /: cover its person$/ })
        .click();
    await press(tab(page, 1));
    await built(page, 'Stockholm', four('stockholm'));

    await choose(page, 'Merchant: who owns it', 'Player 1');
    for (const tile of ['Merchant', 'Riga', 'Tallinn', 'Danzig'])
      await choose(page, `${tile}: which side`, 'The first');
    await expectTotals(page, ['17', '15']);
    await sheet(page).getByText('Grand Master Merchant: 4 as well, 4 needed').waitFor();
    await sheet(page).getByText('Player 1 wins.').waitFor();

    await press(tab(page, 0));
    await page.locator('.k-laid[data-card="visby-kontor"]').press('Enter');
    const card = page.getByRole('group', { name: 'Visby Trading Office' });
    await card.getByRole('textbox', { name: 'Points' }).fill('5');
    await card.getByRole('button', { name: 'Knight: one more' }).press('Enter');
    await expectTotals(page, ['19', '15']);
    await card.getByText('Points, not 3').waitFor();
    await expectClean(anna, 'masters');
    await card.getByRole('button', { name: 'As Kontor has it' }).click();
    await expectTotals(page, ['17', '15']);
  });

  test('E33 spaces 11, 9 and 4 bring 4, 1 and 0; too few spaces are refused', async () => {
    const anna = await tabletAt('/pad/riga');
    const { page } = anna;
    await page.getByRole('button', { name: 'One player more' }).click();
    await choose(page, 'Played with', 'Riga buildings');
    await choose(page, 'Played with', 'The Mayors');
    const mayors = page.getByRole('region', { name: 'The Mayors' });
    const danzig = count(page, 'Danzig');
    for (const [seat, kind, spaces] of [
      [0, 'kontor', '11'],
      [1, 'hafen', '9'],
      [2, 'gildehaus', '4'],
    ] as const) {
      await press(tab(page, seat));
      await built(page, 'Danzig', [`danzig-${kind}`]);
      expect(await danzig.inputValue()).toBe('1'); // R12.2 a building moves the token
      await danzig.fill(spaces);
    }
    await expectTotals(page, ['7', '4', '4']);
    await sheet(page).getByText('Mayor of Danzig on space 11').waitFor();
    await expectClean(anna, 'mayors');

    await danzig.fill('0');
    await wrong(page).getByText('R12.2').waitFor();
    await mayors.getByRole('button', { name: 'R12.2' }).waitFor();
    expect(await danzig.getAttribute('aria-invalid')).toBe('true');
    await takeBack(page);
    await mayors.locator('label').filter({ hasText: 'Danzig' }).click();
    await wrong(page).getByText('R12.5').waitFor(); // the third is not foremost
    await takeBack(page);
    await expectTotals(page, ['7', '4', '4']);
  });
});
