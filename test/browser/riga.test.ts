// Riga at its board: two people with mouse and finger, and one by keyboard alone.
import { describe, expect, test } from 'vitest';
import { becomes, becomesSoon, tabTo } from './answers.ts';
import { lasting } from './company.ts';
import { inTheDark, inTheLight } from './dark.ts';
import type { Person } from './players.ts';
import { golden, tableAt } from './position.ts';
import { counted, expectClean } from './steps.ts';
import { openHouse } from './visit.ts';
import { sitAt } from './ways.ts';

const { house, come } = openHouse(0);
const large = lasting({ come });

interface Wish {
  /** What is asked, and how far the answer has got. */
  readonly asked: string;
  /** What to press next; 'watch' while others play, 'over' at the end. */
  readonly piece: string;
}

/**
 * What a person would press next who takes, builds what can be built by the cheapest payment, and ends the turn.
 * A finger first only shows what would happen, with a button.
 */
const WISH = `(() => {
  const has = (what) => document.querySelector(what) !== null;
  const board = document.querySelector('.rg');
  const step = board?.dataset.step ?? 'watch';
  const button = '.rg-ledger .is-touch .rg-main';
  const isShown = matchMedia('(pointer: coarse)').matches && has(button);
  const sizes = ['.rg-fan .rg-card', '.rg-fan .is-given'].map((cards) => document.querySelectorAll(cards).length);
  const list = board?.querySelector('ul.k-unseen')?.textContent;
  const asked = [list, isShown, has('.rg-ledger [data-first]'), ...sizes].join();
  const wish = (piece) => ({ asked, piece });
  if (has('.rg-ending')) return wish('over');
  if (isShown) return wish(button);
  const hasBuilding = has('.rg-fan .rg-card:not(.rg-goodcard)');
  const site = '.rg-fan .rg-card.is-open, .rg-plot.is-open';
  if (step === 'take')
    return wish(hasBuilding || !has('.rg-market .is-open') ? '.rg-ship.is-open' : '.rg-market .is-open');
  if (step === 'keep' || step === 'discard') return wish('.rg-fan .is-open');
  if (step !== 'build') return wish('watch'); // the picks of a payment follow by themselves
  if (has('.rg-ledger [data-first]')) return wish('.rg-ledger [data-first]');
  return wish(has(site) ? site : '.rg-ledger .rg-buttons > :last-child');
})()`;

/** Where a piece is pressed: of cards alike the last, which lies on top. null: something lies over it, or it is gone. */
const spotOf = (piece: string): string => `(() => {
  const all = [...document.querySelectorAll('${piece}')];
  const one = ${piece === '.rg-fan .is-open'} ? all.at(-1) : all[0];
  if (one === undefined) return null;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const found = document.elementFromPoint(x, y);
  return one.contains(found) ? { x, y } : null;
})()`;

/** What to choose once something is asked, or the game is over. */
const nextWish = (person: Person): Promise<Wish> =>
  becomes<Wish>(person, `[${WISH}].find(({ piece }) => piece !== 'watch')`);

/** Presses the chosen thing and waits for the effect. */
async function move(person: Person, { asked, piece }: Wish, isTouch: boolean): Promise<void> {
  const { page } = person;
  const isSite = piece.includes('.rg-plot');
  const at = isSite ? null : await page.evaluate<{ x: number; y: number } | null>(spotOf(piece));
  if (isSite) await page.dispatchEvent(piece, 'click', undefined, { timeout: 3000 }).catch(() => undefined);
  else if (at !== null) await (isTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await becomesSoon(person, `${WISH}.asked !== ${JSON.stringify(asked)}`); // if not, another try follows
}

describe('two people', () => {
  test('play a whole game with the pieces of the board, one of them on a phone', async () => {
    const anna = await large();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    const seats = [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ];
    const url = await tableAt(house, golden('riga-3-base'), 0, seats);
    for (const { page } of [anna, ben]) {
      await page.goto(url);
      await page.locator('.rg[data-step="keep"]').waitFor();
    }
    await expectClean(anna, 'the first decision');
    const people = [anna, ben];
    let presses = 0;
    let isSeen = false;
    const play = async (person: Person): Promise<void> => {
      for (;;) {
        const wish = await nextWish(person);
        if (wish.piece === 'over') return;
        const isTurn = ['.rg-ship.is-open', '.rg-market .is-open'].includes(wish.piece); // the other one waits
        if (presses >= 24 && isTurn && !isSeen) {
          isSeen = true;
          await inTheLight(people, async () => {
            await expectClean(anna, 'in the middle');
            await expectClean(ben, 'in the middle, on a phone');
          });
        }
        await move(person, wish, person === ben);
        presses++;
      }
    };
    await inTheDark(people, () => Promise.all(people.map(play)));
    for (const person of people) {
      await counted(person);
      await person.page.locator('.rg-ending').waitFor();
    }
    expect(presses).toBeGreaterThan(25);
    expect(isSeen).toBe(true);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await ben.page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await expectClean(anna, 'the end');
    await anna.page.locator('.w-sheet-line').first().hover();
    await anna.page.locator('.rg .is-lit').first().waitFor();
    await ben.leave();
  });
});

describe('alone', () => {
  test('a building chosen shows what goods are worth there; the cheapest payment is one press, and can be taken back', async () => {
    const anna = await large();
    const { page } = anna;
    // In this game Anna can build in Riga in her first turn.
    await sitAt(anna, await tableAt(house, golden('riga-2-masters'), 3, [{ person: anna, name: 'Anna' }, 'random']));
    // Prices, Grand Masters, goods and houses are explained where they lie.
    for (const what of ['.rg-about', '.rg-master-face', '.rg-goodcard', '.rg-plot']) {
      await page.locator(what).last().click({ button: 'right' });
      await page.locator('.k-sheet .k-enlarged-text .rg-rule').first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.k-sheet').count()).toBe(0);
    }
    await page.locator('.rg-plot.is-open').first().click();
    await page.locator('.rg-goodcard.is-marked').first().waitFor();
    await page
      .locator('.rg-ledger')
      .getByText(/you have \d+ there/)
      .waitFor();
    const houses = page.locator('.rg-town[data-place="riga"] .rg-house:not(.rg-plot)');
    const before = await houses.count();
    await page.locator('.rg-ledger [data-first]').click();
    await expect.poll(() => houses.count()).toBe(before + 1);
    await page.keyboard.press('z');
    await expect.poll(() => houses.count()).toBe(before);
  });

  test('a whole game by keyboard alone', async () => {
    const anna = await large();
    const { page } = anna;
    await page.setViewportSize({ width: 1093, height: 614 }); // less to draw
    await sitAt(anna, await tableAt(house, golden('riga-3-base'), 0, [{ person: anna, name: 'Anna' }, 'random']));
    await page.locator('.rg[data-step="keep"]').waitFor();
    await inTheDark([anna], async () => {
      for (;;) {
        const { piece } = await nextWish(anna);
        if (piece === 'over') break;
        const wanted = piece === '.rg-market .is-open' ? piece : '.rg .is-open, .rg-ledger button';
        await tabTo(anna, wanted);
        const before = await page.evaluate<string>(SEEN);
        await page.keyboard.press('Enter');
        await becomesSoon(anna, `${SEEN} !== ${JSON.stringify(before)}`); // if not, another try follows
      }
    });
    await counted(anna);
  });
});

/** What is asked and what has the focus. */
const SEEN = `((document.querySelector('.w-sentence')?.textContent ?? '') + (document.querySelector('.rg ul.k-unseen')?.textContent ?? '') + (document.activeElement?.textContent ?? ''))`;
