// The page about how true the games are to their rules.
import { expect, test } from 'vitest';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

test('a rule can be seen on the board, and what is missing is marked and can be listed alone', async () => {
  const anna = await come();
  const { page } = anna;
  await page.goto(`${house.url}/fidelity/baselland`);
  const rule = page.locator('[id="R7.6"]');
  await rule.getByText('from the booklet').waitFor();
  await rule.getByText(/^in [\d,]+ of 1,000 games$/).waitFor();
  await rule.getByText(/places? in the code/).click();
  await rule
    .getByText(/^rules\/closing\.ts:\d+$/)
    .first()
    .waitFor();
  expect(await rule.getAttribute('class')).not.toContain('is-lacking');

  await page.getByLabel('Show').selectOption('ours');
  await rule.waitFor({ state: 'detached' });
  await page.locator('[id="R7.9"]').waitFor();

  await page.getByRole('link', { name: 'Riga' }).click();
  await page.waitForURL(/\/fidelity\/riga$/);
  await page.getByRole('link', { name: 'Baselland' }).click();
  await page.getByRole('button', { name: 'See R7.6 on the board' }).click();
  await page.waitForURL(/\/replay#step=\d+&seat=/);
  await page.getByRole('tab', { name: 'Here' }).click();
  await page.getByText('Play on from here').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  await page.goto(`${house.url}/fidelity/chess`);
  await page.getByText('There is nothing here').waitFor();
  await anna.leave();
});
