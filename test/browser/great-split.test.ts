// The Great Split at real browsers: a whole game of two people, and one by keyboard alone against a bot.
import { describe, expect, test } from 'vitest';
import { answerAll, becomes, drawn, OVER, type Press, pressAll, tabTo } from './answers.ts';
import { lasting } from './company.ts';
import { inTheDark } from './dark.ts';
import { button } from './hands.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { counted, expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';

const { house, come } = openHouse();
const large = lasting({ come });
const GAME = golden('great-split-2');
/** Choices of that game after which Anna has two cards too many, and nobody else has anything to do. */
const OWES_TWO = 42;

interface Asked {
  readonly step: string;
  /** How many cards must go. */
  readonly owed: number;
  readonly canClose: boolean;
  /** Whether the first card to play is the split card. */
  readonly isSplit: boolean;
}
/** What somebody is asked; nothing while the others are asked, or while the board is still showing what happened. */
const ASKED = `(() => {
  const step = document.querySelector('.gs')?.dataset.step ?? 'watch';
  const owed = Number(/\\d+/.exec(document.querySelector('.gs-bin.is-open')?.textContent ?? '') ?? 0);
  return step !== 'watch' && (step !== 'discard' || owed > 0) && {
    step,
    owed,
    canClose: document.querySelector('.gs-divide .gs-main:enabled') !== null,
    isSplit: document.querySelector('.gs-hand .gs-card.is-open')?.dataset.symbol === 'split',
  };
})()`;
/** What is asked, and where the cubes are: one of these changes with every answer that counts. */
const QUESTION = `document.querySelector('.gs').dataset.step +
  [...document.querySelectorAll('.w-sentence, .gs-board')].map(({ textContent }) => textContent).join()`;
const untilStep = (person: Person, step: string) => becomes(person, `document.querySelector('.gs[data-step=${step}]')`);

/** Answers one question by hand; `made` varies what is done. */
const answer = (person: Person, asked: Asked, made: number): Promise<void> =>
  pressAll(person, pressesFor(asked, made), QUESTION);
function pressesFor({ step, owed, canClose, isSplit }: Asked, made: number): Press[] {
  const act: Press[] = [['.gs-hand .gs-card.is-open'], ['.gs-actions .gs-main, .gs-targets button']];
  switch (step) {
    case 'discard':
      return Array.from({ length: owed }, () => ['.gs-layer .gs-card']);
    case 'divide':
      return [...(canClose ? [] : [['.gs-layer .gs-card', made % 3] as const]), ['.gs-divide .gs-main:enabled']];
    case 'choose':
      return [['.gs-part', made % 2]];
    case 'play': // now and then turned over
      return made % 4 > 0 || isSplit ? act : [act[0], ['.gs-actions .gs-quiet'], ['.gs-actions .gs-main']];
    default:
      return [['.gs-choice', made % 2]];
  }
}

describe('two people', () => {
  test('play six rounds to the end, one of them on a phone, and see every point explained; cards are dragged across the split card, and the neighbour who will choose is looked at closely', async () => {
    const anna = await large();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    const seats = [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ];
    const table = await tableAt(house, GAME, 0, seats);
    await Promise.all(
      [anna, ben].map(async (person) => {
        await person.page.goto(table);
        await answer(person, await becomes<Asked>(person, ASKED), 0);
        await untilStep(person, 'divide');
      }),
    );
    await divides(anna);
    await expectClean(ben, 'on a phone');
    const wide = await ben.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(wide).toBeLessThanOrEqual(0);

    const people = [anna, ben];
    const made = await inTheDark(people, () => answerAll<Asked>(people, ASKED, answer));
    expect(made).toBeGreaterThan(80 - seats.length);
    for (const person of people) {
      await counted(person);
      const scoring = person.page.getByRole('region', { name: 'Final scoring' });
      await scoring.waitFor();
      // The points are counted out kind by kind; what is told adds up at any time, and all of it in the end.
      const skip = scoring.getByRole('button', { name: 'Show everything' });
      if ((await skip.count()) > 0) await skip.click();
      await scoring.getByRole('button', { name: 'Count again' }).waitFor();
      const lines = await scoring.locator('.gs-lines b').allInnerTexts();
      const total = await scoring.locator('.k-bars [aria-pressed="true"] > b').textContent();
      expect(lines.map(Number).reduce((sum, points) => sum + points, 0)).toBe(Number(total));
      await expectClean(person, 'the final scoring');
    }
    await ben.leave();
  });

  async function divides(anna: Person): Promise<void> {
    const { page } = anna;
    const card = (await page.locator('.gs-layer .gs-card').last().boundingBox())!;
    const tray = (await page.locator('.gs-tray').nth(1).boundingBox())!;
    await page.mouse.move(card.x + card.width - 8, card.y + 30);
    await page.mouse.down();
    await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => button(page, /, in part B$/).count()).toBe(1);
    await expectClean(anna, 'dividing');
    await button(page, /^Board of /).click();
    const sheet = page.getByRole('dialog', { name: /^Board of .*left and right/ });
    await button(page, /^Part B/).hover();
    await sheet.locator('.gs-ghost, .is-seal').first().waitFor();
    await expectClean(anna, 'a board looked at closely');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
  }

  test('the surplus is chosen in any order and sent one by one; after an undo nothing is sent again', async () => {
    const anna = await large();
    const { page } = anna;
    const told: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => told.push(String(payload))));
    const choices = () => told.filter((frame) => frame.includes('"choose"'));
    await sitAt(anna, await tableAt(house, GAME, OWES_TWO, [{ person: anna, name: 'Anna' }, 'random']));
    await page.getByText(/^Discard 2 more/).waitFor();
    const cards = page.locator('.gs-layer .gs-card');
    const hand = await cards.count();
    await cards.last().click();
    expect(await page.locator('.gs').getAttribute('data-step')).toBe('discard');
    await cards.first().click({ position: { x: 9, y: 30 } });
    await untilStep(anna, 'divide');
    expect(await cards.count()).toBe(hand - 2);
    expect(choices().length).toBe(2);
    await page.keyboard.press('z');
    await untilStep(anna, 'discard');
    await drawn(anna);
    expect(choices().length).toBe(2);
    expect(await page.locator('.gs').getAttribute('data-step')).toBe('discard');
    expect(await cards.count()).toBe(hand - 1);
  });
});

describe('by keyboard alone', () => {
  /** Tabs on until the focus is on such a thing. */
  const reach = async (person: Person, what: string) => expect(await tabTo(person, what), what).toBe(true);

  async function byKeys(person: Person, { step, owed }: Asked): Promise<void> {
    const { keyboard } = person.page;
    switch (step) {
      case 'discard':
        for (let left = owed; left > 0; left--) {
          await reach(person, '.gs-layer .gs-card');
          await keyboard.press('Enter');
        }
        return;
      case 'divide':
        await reach(person, '.gs-layer .gs-card');
        await keyboard.press('ArrowRight');
        await keyboard.press('Enter');
        await reach(person, '.gs-divide .gs-main');
        return keyboard.press('Enter');
      case 'choose':
        await reach(person, '.gs-part');
        await keyboard.press('ArrowRight');
        return keyboard.press('Enter');
      case 'play':
        await reach(person, '.gs-hand .gs-card');
        await keyboard.press('Enter');
        await reach(person, '.gs-actions .gs-main, .gs-choice');
        return keyboard.press('Enter');
      default:
        await reach(person, '.gs-choice');
        await keyboard.press('ArrowDown');
        return keyboard.press('Enter');
    }
  }

  test('a whole game against a bot', async () => {
    const anna = await large();
    await anna.page.setViewportSize({ width: 1093, height: 614 }); // less to draw
    await sitAt(anna, await tableAt(house, GAME, 0, [{ person: anna, name: 'Anna' }, 'random']));
    await answerAll<Asked>([anna], ASKED, async (_, asked) => {
      await drawn(anna);
      const before = await anna.page.evaluate<string>(QUESTION);
      await byKeys(anna, asked);
      await becomes(anna, `${OVER} || ${QUESTION} !== ${JSON.stringify(before)}`);
    });
    await counted(anna);
  });
});
