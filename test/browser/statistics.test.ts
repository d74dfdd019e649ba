// My statistics: on a phone and at a desk, by day and by candle, with everything that is drawn also said.
import { expect, test } from 'vitest';
import { finishedTable } from '../finished.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { beKnown } from './ways.ts';

const { house, come } = openHouse();

async function havePlayed(name: string): Promise<void> {
  const [{ who }] = await house.store.findPersons(name, 1);
  const files = [
    'baselland-2-manual',
    'riga-3-base',
    'great-split-2',
    'guilds-of-london-3-virginia',
    'tybor-3-beginning',
  ];
  for (const [i, file] of [...files, 'baselland-3-haven', 'baselland-4-camp'].entries()) {
    const [id, at] = [
      `stats-${name}-${String(i).padStart(10, '0')}`.padEnd(22, '0').slice(0, 22),
      Date.UTC(2026, 2, 1 + i),
    ];
    expect(await house.store.append(await finishedTable(file, { id, whos: [who], names: [name], at }))).toBe(true);
  }
}

test('what I have played in figures, on a phone in German and at a desk in English; nothing of it is anybody else’s', async () => {
  const anna = await come({ width: 390, height: 844, isTouch: true, locale: 'de-DE' });
  await beKnown(house, anna, 'Anna');
  await anna.page.goto(`${house.url}/games`);
  await anna.page.getByRole('link', { name: 'Statistik' }).click();
  await anna.page.getByText('Hier steht noch nichts.').waitFor();
  await havePlayed('Anna');
  await anna.page.reload();
  const game = anna.page.locator('.w-stats-game').first();
  await game.getByRole('heading', { name: 'Baselland' }).waitFor();
  await game.getByText('Größte Stadt').waitFor();
  await game.getByRole('rowheader', { name: 'Städte', exact: true }).waitFor();
  expect(await anna.page.locator('.w-stats-game').count()).toBe(5);
  await game.getByText('Alle als Tabelle').click();
  expect(await game.getByRole('table').last().getByRole('row').count()).toBeGreaterThan(3);
  await expectClean(anna, 'statistics on a phone');

  const [csv] = await Promise.all([
    anna.page.waitForEvent('download'),
    anna.page.getByRole('link', { name: 'Für Tabellenprogramme (CSV)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('kontor.csv');
  await anna.leave();

  const ben = await come({ locale: 'en-GB', dark: true });
  await beKnown(house, ben, 'Ben');
  await havePlayed('Ben');
  await ben.page.goto(`${house.url}/statistics`);
  await ben.page.getByText('Most refugees housed').waitFor();
  await expectClean(ben, 'statistics at a desk, by candle');
  await ben.page.getByRole('button', { name: 'Settings' }).click();
  await ben.page.getByRole('dialog').getByRole('link', { name: 'Statistics' }).waitFor();
  await ben.leave();
});
