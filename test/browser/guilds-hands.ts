// What hands do at the board of Guilds of London: with the mouse by what is shown, with the keyboard by where the focus is.
import { becomes, drawn, OVER, type Press, pressAll, tabTo } from './answers.ts';
import type { Person } from './players.ts';
import { WORDS } from './steps.ts';

/** Numbers that look random and are the same every time. */
export function lots(seed: number): (n: number) => number {
  let at = seed;
  return (n) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return (at >>> 16) % n;
  };
}

export interface Asked {
  readonly step: string;
  /** How many cards of the hand can be played. */
  readonly playable: number;
}
/** What somebody is asked; nothing while the others are asked. */
export const ASKED = `(() => {
  const step = document.querySelector('.gl')?.dataset.step ?? 'watch';
  return step !== 'watch' && { step, playable: document.querySelectorAll('.gl-hand .gl-hand-card.is-open').length };
})()`;

/** Changes with every answer that counts, not with a card that is only taken up. */
const QUESTION = `(() => {
  const { step } = document.querySelector('.gl').dataset;
  const shown = '.w-sentence, .gl-place, .k-player' + (step === 'act' ? '' : ', .gl-hand, .gl-dock, .gl-offer');
  return step + [...document.querySelectorAll(shown)].map(({ textContent }) => textContent).sort().join();
})()`;

const OFFERED = `[aria-label="${WORDS.en.options}"] button:not([aria-disabled="true"], :disabled)`;
/** More than there is ever to choose from. */
const ANY = 5040;

/** One or two presses to answer the question. `eager`: in how many of four cases a card is played. */
export async function act(person: Person, { step, playable }: Asked, lot: (n: number) => number, eager = 3) {
  await pressAll(person, await pressesFor(), QUESTION);

  async function pressesFor(): Promise<Press[]> {
    if (step === 'salvage') {
      await takeEnough(person);
      return [['.gl-offer .gl-item:enabled']];
    }
    if (step !== 'act') return [[OFFERED, lot(ANY)]];
    if (lot(4) >= eager || playable === 0) return [['.gl-item.is-end', lot(ANY)]];
    return [
      ['.gl-hand .gl-hand-card.is-open', lot(ANY)],
      ['.gl-item.is-use, .gl-place.is-target', lot(ANY)],
    ];
  }
}

/** As many cards of the pile as have to be taken: the first ones. */
async function takeEnough({ page }: Person): Promise<void> {
  for (let i = 0; (await page.locator('.gl-offer .gl-item:enabled').count()) === 0; i++)
    await page.locator('.gl-offer .gl-offered').nth(i).dispatchEvent('click');
}

const hasFocus = ({ page }: Person, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`);

/** Arrow keys until the focus is on such a thing of the same group. */
async function arrowTo(person: Person, selector: string): Promise<void> {
  for (let presses = 0; presses < 30 && !(await hasFocus(person, selector)); presses++)
    await person.page.keyboard.press('ArrowRight');
}

const ANSWERS = '.gl-mayor.is-open, .gl-place.is-target, .gl-dock .gl-item:is(button)';
const STOP = '[tabindex="0"]';

/** One answer with nothing but keys. */
export async function actByKeys(person: Person, { step, playable }: Asked, lot: (n: number) => number): Promise<void> {
  const { page } = person;
  await drawn(person);
  if (['pay', 'discard', 'cycle'].includes(step)) {
    await reach(`.gl-hand-card${STOP}`);
    await arrowTo(person, '.gl-hand-card.is-open');
  } else if (step === 'salvage') {
    await reach(`.gl-offer .gl-offered${STOP}`);
    while ((await page.locator('.gl-offer .gl-item:enabled').count()) === 0) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
    }
    await reach('.gl-offer .gl-item');
  } else if (step === 'act' && playable > 0 && lot(2) > 0) {
    await reach(`.gl-hand-card${STOP}`);
    for (let i = lot(4); i > 0; i--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await reach(`.gl-dock .gl-item${STOP}`);
    for (let i = lot(3); i > 0; i--) await page.keyboard.press('ArrowDown');
  } else if (step === 'act') {
    await reach(`.gl-dock .gl-item${STOP}`);
    await arrowTo(person, '.gl-item.is-end');
  } else {
    await reach(ANSWERS);
    for (let i = lot(2); i > 0; i--) await page.keyboard.press('ArrowRight'); // not always the same place
  }
  const before = await page.evaluate<string>(QUESTION);
  await page.keyboard.press('Enter');
  await becomes(person, `${OVER} || ${QUESTION} !== ${JSON.stringify(before)}`);

  async function reach(selector: string): Promise<void> {
    if (!(await tabTo(person, selector))) throw new Error(`the keyboard does not reach ${selector}`);
  }
}
