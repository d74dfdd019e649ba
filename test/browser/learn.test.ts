// Lessons as learners walk through them: by the mouse, by keys, by the list; left, come back to, and ended.
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../src/games/index.ts';
import { keyOf } from '../../src/text/lesson.ts';
import { stepsOf } from '../../src/web/learn/run.ts';
import { type Cell, cellsOn } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

const guide = ({ page }: Person) => page.locator('.lr-guide');
const stopOf = (person: Person) => guide(person).getAttribute('data-stop');
const next = ({ page }: Person) => page.locator('.lr-guide .lr-next');

async function begin(person: Person, game: string): Promise<void> {
  await person.page.goto(`${house.url}/learn/${game}`);
  await guide(person).waitFor();
}

/** Waits until the guide says something else. */
const movedOn = ({ page }: Person, from: string | null) =>
  page.locator(`.lr-guide:not([data-stop="${from}"])`).waitFor({ state: 'attached', timeout: 60_000 });
/** Waits until the guide says something else, or asks no longer. */
const moved = ({ page }: Person, from: string | null) =>
  page
    .locator(`.lr-guide:not([data-stop="${from}"]), .lr-guide:has(.lr-next)`)
    .waitFor({ state: 'attached', timeout: 60_000 });

/** On by the button, or by the first entry of the list where something is to be done; by keys, for which nothing need keep still. */
async function goOn(person: Person): Promise<void> {
  const { page } = person;
  const stop = await stopOf(person);
  if ((await next(person).count()) > 0) {
    await next(person).press('Enter');
    await movedOn(person, stop);
    return;
  }
  await page.locator('.lr-list summary').press('Enter');
  await page.locator('.lr-list .w-option').first().press('Enter');
  await moved(person, stop);
}

/** How far the ring around a part reaches under the paper with the words, in pixels: some are the ring itself. */
const hidden = ({ page }: Person): Promise<number> =>
  page.evaluate<number>(`(() => {
    const [ring, guide] = ['.lr-ring', '.lr-guide'].map((one) => document.querySelector(one).getBoundingClientRect());
    const wide = Math.min(ring.right, guide.right) - Math.max(ring.left, guide.left);
    const high = Math.min(ring.bottom, guide.bottom) - Math.max(ring.top, guide.top);
    return Math.max(0, Math.min(wide, high));
  })()`);

/** Presses what glows on Baselland's board. */
async function pressGlowing(person: Person): Promise<void> {
  const { page } = person;
  const stop = await stopOf(person);
  const step = await page.locator('.bl').getAttribute('data-step');
  if (step === 'place') {
    let cells: Cell[] = [];
    await expect
      .poll(async () => {
        cells = await cellsOn(person);
        return cells.length;
      })
      .toBeGreaterThan(0);
    const [cell] = cells;
    await page.mouse.move(cell.x - 2, cell.y - 2);
    await page.mouse.click(cell.x, cell.y);
  } else await page.locator('.bl-dock-put .bl-put').first().click();
  await moved(person, stop);
}

describe('Baselland', () => {
  test('the whole lesson by pressing what glows, to a real game', async () => {
    const anna = await come();
    const { page } = anna;
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Learn: Baselland' }).click();
    await guide(anna).waitFor();
    await expectClean(anna, 'the first stop');
    const stops: string[] = [];
    for (let guard = 0; guard < 150 && (await stopOf(anna)) !== ''; guard++) {
      const stop = (await stopOf(anna))!;
      if (stops.at(-1) !== stop) stops.push(stop);
      if ((await next(anna).count()) > 0) await goOn(anna);
      else await pressGlowing(anna);
    }
    const { lesson } = await (await loadGame('baselland')).lesson!.en();
    expect(stops).toEqual(stepsOf(lesson.script).map(({ stop }) => keyOf(stop)));
    await page.getByRole('heading', { name: 'You can play now' }).waitFor();
    await page.locator('.lr-ending .w-sheet-line', { hasText: '6 tiles' }).waitFor();
    await expectClean(anna, 'the end');
    await page.getByRole('button', { name: 'Play a real game now' }).click();
    await page.waitForURL(/\/t\//);
    await anna.leave();
  });

  test('pressing elsewhere says kindly where it goes on, and changes nothing', async () => {
    const anna = await come();
    await begin(anna, 'baselland');
    await anna.page.getByRole('button', { name: /^2\. / }).click();
    while ((await next(anna).count()) > 0) await goOn(anna);
    const stop = await stopOf(anna);
    const box = (await anna.page.locator('.w-board').boundingBox())!;
    await anna.page.mouse.click(box.x + 60, box.y + box.height / 2);
    await anna.page.getByText('What glows on the board is the next step').waitFor();
    expect(await stopOf(anna)).toBe(stop);
    await anna.leave();
  });
});

describe('Tybor', () => {
  test('by keys alone for a few stops; left and come back to, in the other language too', async () => {
    const anna = await come({ locale: 'de-DE' });
    const { page } = anna;
    const { keyboard } = page;
    await begin(anna, 'tybor');
    for (let guard = 0; guard < 60 && (await stopOf(anna)) !== 'useWorker'; guard++) {
      const stop = await stopOf(anna);
      const isAsked = (await next(anna).count()) === 0;
      await keyboard.press('Enter'); // on, or opens the list
      if (isAsked) {
        await keyboard.press('Tab');
        await keyboard.press('Enter');
      }
      await movedOn(anna, stop);
    }
    expect(await stopOf(anna)).toBe('useWorker');
    await page.reload();
    await guide(anna).waitFor();
    expect(await stopOf(anna)).toBe('useWorker');
    await page.getByRole('link', { name: /Die Lektion verlassen/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto(`${house.url}/rules/tybor`);
    await page.getByRole('link', { name: 'Lernen' }).click();
    await guide(anna).waitFor();
    expect(await stopOf(anna)).toBe('useWorker');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Now you', { exact: true }).waitFor();
    expect(await stopOf(anna)).toBe('useWorker');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect(await stopOf(anna)).toBe('pickSoldier');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    expect(await stopOf(anna)).toBe('pickMerchant');
    await anna.leave();
  });
});

describe.each(GAME_IDS)('%s', (game) => {
  test('every stop can be walked by the list, and every part that is pointed at is in sight', async () => {
    const index = GAME_IDS.indexOf(game);
    const sizes = [
      { width: 1440, height: 900 },
      { width: 820, height: 1180, dark: true },
      { width: 390, height: 844, isTouch: true },
    ];
    const anna = await come({ ...sizes[(index + 1) % 3], locale: index % 2 === 0 ? 'en-GB' : 'de-DE' });
    await begin(anna, game);
    const { lesson } = await (await loadGame(game)).lesson!.en();
    const steps = stepsOf(lesson.script).map(({ stop }) => stop);
    for (let guard = 0; guard < 120; guard++) {
      const key = await stopOf(anna);
      if (key === '') break;
      const stop = steps.find((one) => keyOf(one) === key)!;
      if (stop.part !== undefined) {
        await anna.page
          .locator('.lr-ring')
          .waitFor({ state: 'visible', timeout: 60_000 })
          .catch(() => {
            throw new Error(`${game}, ${key}: nothing of '${stop.part}' is on the screen`);
          });
        await expect.poll(() => hidden(anna), { message: `${key}: '${stop.part}' is covered` }).toBeLessThan(12);
      }
      if (guard === 12) await expectClean(anna, `${game}: ${key}`);
      await goOn(anna);
    }
    expect(await stopOf(anna)).toBe('');
    await anna.leave();
  });
});
