// The board itself, by mouse and by finger, and what it says about what lies there.
import { describe, expect, test } from 'vitest';
import { button, type Cell, cellsOn, under } from './hands.ts';
import type { Looks, Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { choices } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

/** In this game the third tile fits in two ways everywhere, and leaves two followers to choose from. */
async function sitAtBoard(person: Person): Promise<void> {
  await person.page.goto(await tableAt(house, golden('baselland-2-manual'), 4, [{ person, name: 'Anna' }, 'random']));
  await placing(person);
}
async function comeToBoard(looks: Looks = {}): Promise<Person> {
  const person = await come(looks);
  await sitAtBoard(person);
  return person;
}

/** Waits for the step in which a tile is laid, and until the view has come to rest. */
async function placing({ page }: Person): Promise<void> {
  await page.locator('.bl[data-step="place"] .bl-places').waitFor({ state: 'attached' });
  await page.evaluate(`document.fonts.ready.then(() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))))`);
}

/** A place that can be pressed as it is seen: nothing else lies over it. */
async function openCell(person: Person): Promise<Cell> {
  for (const cell of await cellsOn(person)) if (/ at column /.test(await under(person, cell))) return cell;
  throw new Error('every place is covered');
}

describe('with the mouse', () => {
  test('the tile follows the pointer, turns by wheel, right click and R, and is laid by a click; a follower is put by a click on it; asked always, the turn waits and can be taken back twice', async () => {
    const anna = await comeToBoard();
    const { page } = anna;
    await button(page, 'Settings').click();
    await page.getByRole('dialog').getByText('Ask me', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The drawn tile, large: what its parts bring, by which rule, and how many are like it.
    await page.locator('.bl-dock-tile').click({ button: 'right' });
    const large = page.getByRole('dialog', { name: 'City corner with pennant' });
    for (const said of ['Knight', 'R7.6', 'Refugee', 'R7.7', '1 more like it in the pile.'])
      await large.getByText(said).first().waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    const cell = await openCell(anna);
    expect(cell.turns).toBeGreaterThan(1);
    await page.mouse.move(cell.x - 3, cell.y - 3);
    await page.mouse.move(cell.x, cell.y);
    await page.locator('.bl-ghost-rim').waitFor({ state: 'attached' });
    const turns: (() => Promise<unknown>)[] = [
      () => page.mouse.wheel(0, 120),
      () => page.mouse.click(cell.x, cell.y, { button: 'right' }),
      () => page.keyboard.press('r'),
    ];
    for (const turn of turns) {
      const before = await under(anna, cell);
      expect(before).toMatch(/ at column /);
      await turn();
      await expect.poll(() => under(anna, cell)).not.toBe(before);
    }
    const laid = await under(anna, cell);
    await page.mouse.click(cell.x, cell.y);
    await page.getByText(`lays ${laid}`).first().waitFor();

    await page.locator('.bl-puttarget').first().click(); // waits until the view has gone there
    await button(page, 'Go on').waitFor();
    await button(page, 'Take back').click();
    await button(page, 'Put no follower').waitFor();
    await page.keyboard.press('z');
    await page.locator('.bl[data-step="place"]').waitFor();
    await page
      .getByText(/takes the last choice back/)
      .first()
      .waitFor();
    await anna.leave();
  });

  test('resting on a feature says what it is; its rule opens; the pile says what is left; the view moves', async () => {
    const anna = await comeToBoard();
    const { page } = anna;
    const last = (await page.locator('.bl-tile').first().boundingBox())!;
    await page.mouse.move(last.x + last.width / 2 - 4, last.y + last.height / 2);
    await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
    const caption = page.locator('.bl-caption');
    await expect.poll(() => caption.textContent()).toMatch(/(City|Road|Meadow|Monastery): /);
    const link = (await caption.locator('.bl-rule').boundingBox())!;
    const rule = (await caption.locator('.bl-rule').textContent())!;
    await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
    await page.locator('.w-rule-line.is-here').getByText(rule).first().waitFor();
    await page.keyboard.press('Escape'); // the drawer lies over the board

    // What lies there is explained large, from the keyboard too; the same key puts it away.
    await page.locator('.bl-listing button').first().focus();
    await page.keyboard.press(' ');
    await page.locator('.k-sheet .k-enlarged-text .bl-rule').first().waitFor();
    await page.keyboard.press(' ');
    await expect.poll(() => page.locator('.k-sheet').count()).toBe(0);

    await button(page, /tiles in the pile/).click();
    await page.getByRole('dialog', { name: 'What is still in the pile' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog', { name: 'What is still in the pile' }).count()).toBe(0);
    await page.keyboard.press('Escape'); // and the rulebook, which lies over the board
    await expect.poll(() => page.locator('.w-side').count()).toBe(0);

    const width = async () => (await choices(anna).first().boundingBox())!.width;
    const [before] = await cellsOn(anna);
    await page.mouse.move(before.x, before.y + 2);
    const small = await width();
    await button(page, 'Larger').click();
    await expect.poll(width).toBeGreaterThan(small * 1.2);
    await button(page, 'Show everything').click();
    await expect.poll(async () => Math.abs((await width()) - small)).toBeLessThan(2);
    const at = (await page.locator('.k-window').boundingBox())!;
    await page.mouse.move(at.x + 60, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + 100, at.y + at.height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await cellsOn(anna)).some(({ x }) => Math.abs(x - before.x - 40) < 2)).toBe(true);
    await anna.leave();
  });
});

describe('with a finger', () => {
  test('a tap holds the tile over a place, a second one or the button lays it', async () => {
    const ben = await comeToBoard({ width: 390, height: 844, isTouch: true });
    const { page } = ben;
    const lay = button(page, 'Lay it here');
    for (const way of ['second tap', 'button']) {
      await placing(ben);
      expect(await lay.isDisabled(), way).toBe(true);
      const cell = await openCell(ben);
      await page.touchscreen.tap(cell.x, cell.y);
      await expect.poll(() => lay.isEnabled()).toBe(true);
      expect(await page.locator('.bl[data-step="place"]').count(), way).toBe(1);
      if (way === 'button') await lay.tap();
      else {
        await placing(ben); // the view may have moved to show the place
        const box = (await page.locator('.bl-ghost-rim').boundingBox())!;
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      }
      await page.locator('.bl[data-step="follower"]').waitFor();
      if (way === 'second tap') await button(page, 'Take back').tap();
    }
    await ben.leave();
  });
});

describe('what is not allowed', () => {
  test('is refused with a sentence and the rule, and the rule is one press away', async () => {
    const anna = await come();
    const { page } = anna;
    let forge = false;
    await page.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer();
      // The start tile lies at 0, 0: nobody may lay there.
      socket.onMessage((message) =>
        server.send(forge ? String(message).replace(/("choice":"\w+@)[^/]*/, '$10,0') : message),
      );
    });
    await sitAtBoard(anna);
    const before = await choices(anna).allInnerTexts();
    forge = true;
    await choices(anna).first().dispatchEvent('click');
    const toast = page.locator('.w-toast');
    await toast.getByRole('link').waitFor();
    expect(await toast.textContent()).toMatch(/R4\.\d/);
    forge = false;
    expect(await choices(anna).allInnerTexts()).toEqual(before);
    const rule = (await toast.getByRole('link').textContent())!;
    await toast.getByRole('link').click();
    await page.locator('.w-rule-line.is-here').getByText(rule).first().waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('pennant');
    await expect.poll(() => page.getByText(/\d+ passages?/).count()).toBeGreaterThan(0);
    await choices(anna).first().dispatchEvent('click');
    await expect.poll(() => choices(anna).allInnerTexts()).not.toEqual(before);
    await anna.leave();
  });
});
