// Sharing a moment: pictures made by the browser, a link that brings its game along, a table in somebody else's page.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from './hands.ts';
import { golden, tableAt } from './position.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();
const RECORD = golden('riga-2-masters');

/** Opens the picture, looks whether something is drawn, saves it, and returns what was saved. */
async function savedPicture(page: Page, name: string): Promise<Buffer> {
  await button(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  const picture = dialog.getByRole('img');
  await picture.waitFor();
  expect(await picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(1200);
  const saving = page.waitForEvent('download');
  await button(page, 'Save the picture').click();
  const saved = await buffer(await (await saving).createReadStream());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return saved;
}
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the result as a card and the position as a picture, at the end of a game; on a phone, too', async () => {
  const anna = await come({ width: 390, height: 844, isTouch: true });
  const { page } = anna;
  const seats = [{ person: anna, name: 'Anna' }, 'random' as const];
  await page.goto(await tableAt(house, RECORD, RECORD.choices.length, seats));
  const card = await savedPicture(page, 'Result as a card');
  const position = await savedPicture(page, 'Picture of this position');
  expect([sizeOf(card), sizeOf(position)]).toEqual([
    [1200, 630],
    [1200, 630],
  ]);
  expect(card.equals(position)).toBe(false);
  await button(page, 'Result as a card').click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await expectClean(anna, 'a card to share');
  await anna.leave();
});

test('a link to a step of a file brings its game along, keeps it when reloaded, and says so if it is damaged', async () => {
  const anna = await come({ width: 1440, height: 900 });
  const { page } = anna;
  await page.goto(`${house.url}/replay`);
  await page.locator('#record-file').setInputFiles(new URL('../golden/riga-2-masters.txt', import.meta.url).pathname);
  const slider = page.getByRole('slider', { name: 'Step' });
  await slider.waitFor();
  for (const step of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe(step);
  }
  await page.getByRole('tab', { name: 'More' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
  await button(page, 'Picture of this position').waitFor();
  await expectClean(anna, 'links of a replay');

  const ben = await come({ width: 1440, height: 900 });
  await ben.page.goto(link);
  const bens = ben.page.getByRole('slider', { name: 'Step' });
  await expect.poll(() => bens.inputValue()).toBe('3');
  await bens.focus(); // a page that has only just been drawn does not hear keys yet
  await ben.page.keyboard.press('ArrowRight');
  await ben.page.waitForURL(/#step=4&.*game=/);
  await ben.page.reload();
  await expect.poll(() => bens.inputValue()).toBe('4');
  await ben.page.goto(house.url);
  await ben.page.goto(link.slice(0, -40));
  await ben.page.getByText('This link is damaged').waitFor();
  await Promise.all([anna.leave(), ben.leave()]);
});

test('a table in somebody else’s page is seen there; the table itself is not', async () => {
  const anna = await come({ width: 820, height: 600 });
  const { page } = anna;
  const table = await tableAt(house, RECORD, RECORD.choices.length, [{ person: anna, name: 'Anna' }, 'random']);
  const id = table.split('/').at(-1);
  const blog = createServer((request, response) => {
    const src = request.url === '/table' ? table : `${house.url}/embed/${id}`;
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Blog</title><iframe src="${src}" title="Riga" width="780" height="470"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => blog.once('listening', resolve));
  const { port } = blog.address() as AddressInfo;
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frameLocator('iframe');
    const image = frame.getByRole('img', { name: 'The table of Riga' });
    await image.waitFor();
    await expect.poll(() => image.evaluate((one: { naturalWidth: number }) => one.naturalWidth)).toBe(1200);
    await frame.getByRole('link', { name: 'Back', exact: true }).click();
    await frame.getByRole('link', { name: 'On', exact: true }).waitFor();
    anna.forgives = true; // the browser says that it will not show the table there
    await page.goto(`http://127.0.0.1:${port}/table`);
    expect(await page.frameLocator('iframe').locator('.w-table').count()).toBe(0);
  } finally {
    blog.close();
    blog.closeAllConnections();
  }
  await anna.leave();
});
