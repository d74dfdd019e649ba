// Tybor by the page: two people with mouse and finger, and one with nothing but keys.
import { describe, expect, test } from 'vitest';
import { answerAll, becomes, drawn, type Press, pressAll, tabTo } from './answers.ts';
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

const handOf = ({ page }: Person) => page.locator('button.ty-handcard');
const placeOf = ({ page }: Person, name: string) => page.locator('.ty-place.is-open', { hasText: name });

interface Asked {
  readonly step: string;
  readonly canBuild: boolean;
}
/** What somebody is asked; nothing while the others are asked. */
const ASKED = `(() => {
  const step = document.querySelector('.ty')?.dataset.step ?? 'watch';
  return step !== 'watch' && { step, canBuild: document.querySelector('.ty-site.is-open') !== null };
})()`;
/** Changes with every answer that counts, but not with what others do or with hovering. */
const QUESTION = `document.querySelector('.ty').dataset.step + document.querySelector('.ty-dock')?.textContent`;

/** Answers the question: builds if possible, otherwise the uses in turn. */
const answer = (person: Person, { step, canBuild }: Asked, made: number): Promise<void> =>
  pressAll(person, pressesFor(step, canBuild, made), QUESTION);
function pressesFor(step: string, canBuild: boolean, made: number): Press[] {
  // Every third card is picked with its use, which then needs no further press.
  if (step === 'pick')
    return [['button.ty-handcard'], [made % 3 === 0 ? '.ty-place.is-open' : 'button.ty-handcard.is-chosen']];
  if (step !== 'use') return [['.ty-choice']];
  if (canBuild) return [['.ty-site.is-open'], ['.ty-sizes .ty-place.is-open']];
  return [[made % 2 === 0 ? '[data-drop=worker].ty-place.is-open' : '.ty-place.is-open']];
}

describe('two people', () => {
  test('pick at once and face down; a pick can be taken back; then they play to the end, one on a phone', async () => {
    const anna = await large();
    const ben = await come({ width: 390, height: 844, isTouch: true });
    const seats = [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ];
    const table = await tableAt(house, golden('tybor-2-drawn'), 0, seats);
    await Promise.all(
      [anna, ben].map(async (person) => {
        await person.page.goto(table);
        await becomes(person, ASKED);
      }),
    );
    await anna.page.getByRole('region', { name: 'The story' }).waitFor();
    await expectClean(anna, 'start');
    await expectClean(ben, 'start on a phone');

    // A card taken up says what it would bring; picked, it lies face down and can be taken back.
    const [first] = await handOf(anna).all();
    await first.click();
    await placeOf(anna, 'Worker').getByText('work 0 →').waitFor();
    await placeOf(anna, 'Worker').click();
    await anna.page.getByText('Picked as Worker, face down').waitFor();
    expect(await handOf(anna).count()).toBe(0);
    await button(anna.page, 'Change it').click();
    await expect.poll(() => handOf(anna).count()).toBeGreaterThan(3);

    // With the mouse, from the hand to a place; with a finger, by two taps.
    const card = (await handOf(anna).first().boundingBox())!;
    await anna.page.mouse.move(card.x + card.width * 0.4, card.y + card.height / 2);
    await anna.page.mouse.down();
    await anna.page.mouse.move(card.x + 60, card.y - 20, { steps: 4 });
    const place = (await placeOf(anna, 'Citizen').boundingBox())!;
    await anna.page.mouse.move(place.x + 40, place.y + 20, { steps: 4 });
    await anna.page.mouse.up();
    await anna.page.getByText('Picked as Citizen, face down').waitFor();
    await handOf(ben).first().tap();
    await placeOf(ben, 'Citizen').tap();
    await expect.poll(() => handOf(ben).count()).toBe(6); // both were used as planned, and the hands went on

    const people = [anna, ben];
    expect(await inTheDark(people, () => answerAll<Asked>(people, ASKED, answer))).toBeGreaterThan(40);
    await counted(anna);
    await counted(ben);

    // The slate counts it out; pointing at a category lights its cards.
    await button(anna.page, /^(Show everything|Count again)$/).waitFor();
    const skip = button(anna.page, 'Show everything');
    if ((await skip.count()) > 0) await skip.click();
    await anna.page.getByRole('rowheader', { name: 'Buildings', exact: true }).hover();
    await anna.page.locator('.ty-card.is-lit').first().waitFor();
    await expectClean(anna, 'final scoring');
    await expectClean(ben, 'final scoring on a phone');
    await ben.leave();
  });

  test('a building is chosen with the card still in the hand: three presses, and it stands', async () => {
    const [anna, ben] = await Promise.all([large(), come({ width: 390, height: 844, isTouch: true })]);
    const { page } = anna;
    const seats = [
      { person: anna, name: 'Anna' },
      { person: ben, name: 'Ben' },
    ];
    const table = await tableAt(house, golden('tybor-2-drawn'), 4, seats);
    await Promise.all([anna, ben].map((person) => sitAt(person, table)));
    await handOf(ben).first().tap();
    await placeOf(ben, 'Citizen').tap(); // and leaves the building to Anna
    await handOf(anna).first().click();
    const site = page.locator('.ty-site.is-open').first();
    const piece = await site.getAttribute('data-piece');
    await site.click();
    await page.locator('.ty-sizes .ty-place.is-open').first().click();
    await page.locator(`.ty-mine [data-piece="${piece}"]`).waitFor();
    await ben.leave();
  });
});

describe('alone', () => {
  test('a whole game against a bot by keyboard alone', async () => {
    const anna = await large();
    const { page } = anna;
    await page.setViewportSize({ width: 1093, height: 614 }); // less to draw
    const { keyboard } = page;
    await sitAt(anna, await tableAt(house, golden('tybor-2-drawn'), 0, [{ person: anna, name: 'Anna' }, 'random']));
    await becomes(anna, ASKED);

    // The others' tableaus open large by key and close with Escape, and the focus is back where it was.
    await page.locator('.ty-plate').first().focus();
    await keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Tableau of/ }).waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    // So does a card of the hand by Space: its uses, each with what it would bring now and its rule.
    await handOf(anna).first().focus();
    await keyboard.press('Space');
    const card = page.getByRole('dialog');
    for (const said of ['Citizen:', 'Worker:', 'Builder:', '(R5.3)', 'work 0 →'])
      await card.getByText(said).first().waitFor();
    await keyboard.press('Space');
    await expect.poll(() => card.count()).toBe(0);

    await handOf(anna).first().focus();
    const keys = await answerAll([anna], ASKED, async (_, __, made) => {
      await drawn(anna);
      // Somewhere else while something is asked: on to where it can be answered.
      expect(await tabTo(anna, '.ty-opt, .is-open, .ty-back-button')).toBe(true);
      // To the right now and then, so that all uses come up.
      if (made % 3 === 0) await keyboard.press('ArrowRight');
      const question = `document.activeElement?.outerHTML + ${QUESTION}`;
      const before = await page.evaluate<string>(question);
      await keyboard.press('Enter');
      await becomes(anna, `${question} !== ${JSON.stringify(before)}`);
    });
    await counted(anna);
    expect(keys).toBeGreaterThan(25);
    await page.getByText('Final scoring').first().waitFor();
  });
});
