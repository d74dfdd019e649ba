// Lessons as learners walk through them: by the mouse, by keys, by the list; left, come back to, and ended.
import { describe, expect, test } from 'vitest';
import { aboutGame, GAME_IDS, loadGame } from '../../src/games/index.ts';
import { wordsOf } from '../../src/text/languages.ts';
import { keyOf } from '../../src/text/lesson.ts';
import { stepsOf } from '../../src/web/learn/run.ts';
import { becomes, unseen } from './answers.ts';
import { type Cell, cellsOn } from './hands.ts';
import type { Person } from './players.ts';
import { expectClean, type Language, readIn } from './steps.ts';
import { openHouse } from './visit.ts';
import { follow, regular } from './ways.ts';

const visit = openHouse();
/** Anna at a screen of the usual size, and at a phone. */
const annaAt = regular(visit);
const phoneAt = regular(visit, { width: 390, height: 844, isTouch: true });

const guide = ({ page }: Person) => page.locator('.lr-guide');
const stopOf = (person: Person) => guide(person).getAttribute('data-stop');
const next = ({ page }: Person) => page.locator('.lr-guide .lr-next');

/** At the first stop of a lesson in this language, wherever it was left. */
async function begin(goTo: typeof annaAt, game: string, language: Language = 'en'): Promise<Person> {
  const person = await goTo(`/learn/${game}`);
  const { page } = person;
  if ((await page.locator('html').getAttribute('lang')) !== language) {
    await follow(page, '/');
    await readIn(page, language);
    await follow(page, `/learn/${game}`);
  }
  // As a screen reader presses it: a finger's press waits for a frame, and would lead back whoever is quicker than that.
  await page.getByRole('button', { name: /^1\. / }).dispatchEvent('click');
  return person;
}

/** Waits until the guide says something else. */
const movedOn = (person: Person, from: string | null) =>
  becomes<boolean>(person, `document.querySelector('.lr-guide:not([data-stop="${from}"])') !== null`);
/** Waits until the guide says something else, or asks no longer. */
const moved = (person: Person, from: string | null) =>
  becomes<boolean>(
    person,
    `document.querySelector('.lr-guide:not([data-stop="${from}"]), .lr-guide .lr-next') !== null`,
  );

/** On by the button, or by the first entry of the list where something is to be done, as a screen reader presses them. */
async function goOn(person: Person): Promise<void> {
  const stop = await stopOf(person);
  const isAsked = await person.page.evaluate<boolean>(`(() => {
    const next = document.querySelector('.lr-guide .lr-next');
    next?.click();
    if (next !== null) return false;
    document.querySelector('.lr-list summary').click();
    document.querySelector('.lr-list .w-option').click();
    return true;
  })()`);
  await (isAsked ? moved : movedOn)(person, stop);
}

/** How far the ring around a part reaches under the paper with the words, in pixels: some are the ring itself. A large number: there is no ring. */
const hidden = ({ page }: Person): Promise<number> =>
  page.evaluate<number>(`(() => {
    const [ring, guide] = ['.lr-ring', '.lr-guide'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!(ring?.width > 0 && ring.height > 0)) return 1e6;
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
  } else await page.locator('.bl-put-list .bl-put').first().click();
  await moved(person, stop);
}

describe('Baselland', () => {
  test('the whole lesson by pressing what glows, to a real game', async () => {
    const anna = await annaAt('/');
    const { page } = anna;
    await page.getByRole('link', { name: 'Learn in ten minutes' }).click();
    await guide(anna).waitFor();
    await expectClean(anna, 'the first stop');
    const stops: string[] = [];
    for (let guard = 0; guard < 150 && (await stopOf(anna)) !== ''; guard++) {
      const stop = (await stopOf(anna))!;
      if (stops.at(-1) !== stop) stops.push(stop);
      if ((await next(anna).count()) > 0) {
        await next(anna).click();
        await movedOn(anna, stop);
      } else await pressGlowing(anna);
    }
    const { lesson } = await wordsOf((await loadGame('baselland')).words, 'en', 'lesson')!();
    expect(stops).toEqual(stepsOf(lesson.script).map(({ stop }) => keyOf(stop)));
    await page.getByRole('heading', { name: 'You can play now' }).waitFor();
    await page.locator('.lr-ending .w-sheet-line', { hasText: '6 tiles' }).waitFor();
    await expectClean(anna, 'the end');
    await page.getByRole('button', { name: 'Play a real game now' }).click();
    await page.waitForURL(/\/t\//);
  });

  test('pressing elsewhere says kindly where it goes on, and changes nothing', async () => {
    const anna = await begin(annaAt, 'baselland');
    await anna.page.getByRole('button', { name: /^2\. / }).dispatchEvent('click');
    while ((await next(anna).count()) > 0) await goOn(anna);
    const stop = await stopOf(anna);
    const box = (await anna.page.locator('.w-board').boundingBox())!;
    await anna.page.mouse.click(box.x + 60, box.y + box.height / 2);
    await anna.page.getByText('What glows on the board is the next step').waitFor();
    expect(await stopOf(anna)).toBe(stop);
  });
});

describe('Tybor', () => {
  test('by keys alone for a few stops; left and come back to, in the other language too', async () => {
    const anna = await begin(annaAt, 'tybor', 'de');
    const { page } = anna;
    const { keyboard } = page;
    const held = page.locator('.lr-next:focus, .lr-list summary:focus');
    await page.locator('.w-board svg').first().waitFor(); // what comes late takes the focus along
    await next(anna).focus();
    for (let guard = 0; guard < 60 && (await stopOf(anna)) !== 'useWorker'; guard++) {
      const stop = await stopOf(anna);
      const isAsked = (await next(anna).count()) === 0;
      await held.waitFor();
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
    await page.locator('.lr-list summary:focus').waitFor(); // keyboard users go on at once
    await page.getByRole('link', { name: /Die Lektion verlassen/ }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await follow(page, '/rules/tybor');
    await page.getByRole('link', { name: 'Lernen' }).click();
    await guide(anna).waitFor();
    expect(await stopOf(anna)).toBe('useWorker');
    await readIn(page, 'en');
    await page.getByText('Now you', { exact: true }).waitFor();
    expect(await stopOf(anna)).toBe('useWorker');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => stopOf(anna)).toBe('pickSoldier');
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect.poll(() => stopOf(anna)).toBe('pickMerchant');
  });
});

describe.each(GAME_IDS.filter((id) => aboutGame(id).hasLesson))('%s', (game) => {
  test('every stop can be walked by the list, and every part that is pointed at is in sight', async () => {
    const index = GAME_IDS.indexOf(game);
    const isPhone = index % 3 === 1;
    const anna = await begin(isPhone ? phoneAt : annaAt, game, index % 2 === 0 ? 'en' : 'de');
    const isTablet = index % 3 === 0;
    if (!isPhone)
      await anna.page.setViewportSize(isTablet ? { width: 820, height: 1180 } : { width: 1440, height: 900 });
    await anna.page.emulateMedia({ colorScheme: isTablet ? 'dark' : 'light' });
    const { lesson } = await wordsOf((await loadGame(game)).words, 'en', 'lesson')!();
    const steps = stepsOf(lesson.script).map(({ stop }) => stop);
    const walk = async (most: number): Promise<void> => {
      for (let made = 0; made < most; made++) {
        const key = await stopOf(anna);
        if (key === '') return;
        const stop = steps.find((one) => keyOf(one) === key)!;
        const { part } = stop;
        if (part !== undefined)
          await expect
            .poll(() => hidden(anna), { message: `${key}: '${part}' is covered, or not there` })
            .toBeLessThan(12);
        await goOn(anna);
      }
    };
    await unseen(anna, () => walk(12));
    await expectClean(anna, `${game}: ${await stopOf(anna)}`);
    await unseen(anna, () => walk(108));
    expect(await stopOf(anna)).toBe('');
  });
});
