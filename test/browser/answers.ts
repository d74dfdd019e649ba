// Hands that answer at once: what the page shows is looked at when it changes, never by the clock.
import type { Person } from './players.ts';

/** For what hangs only: machines may be busy. */
const PATIENCE = 300_000;

/** In the page: the first result of `look` that is not empty; it looks whenever the page or the focus changes. */
const BECOMES = `const becomes = (look, name = look) => new Promise((resolve, reject) => {
  const found = look();
  if (found) return resolve(found);
  const changes = new MutationObserver(again);
  const late = setTimeout(() => (end(), reject(new Error('never so: ' + name))), ${PATIENCE});
  function end() {
    clearTimeout(late);
    changes.disconnect();
    document.removeEventListener('focusin', again);
  }
  function again() {
    const found = look();
    if (found) (end(), resolve(found));
  }
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.addEventListener('focusin', again);
});`;

/** Waits until an expression is something in the page, and says what. */
export const becomes = <T>({ page }: Person, look: string): Promise<T> =>
  page.evaluate<T>(`(() => { ${BECOMES} return becomes(() => ${look}); })()`);

/** Waits as well, but not for long: a press may have met nothing. */
export const becomesSoon = ({ page }: Person, look: string): Promise<void> =>
  page.evaluate<void>(`(() => {
    ${BECOMES}
    const late = new Promise((resolve) => setTimeout(resolve, 5000));
    return Promise.race([becomes(() => ${look}), late]).then(() => null);
  })()`);

/** What the game has come to: an expression that is true once it is over, counted or still being counted. */
export const OVER = `[...document.querySelectorAll('.w-main, .w-turn button')].some(({ textContent }) =>
  /^(play again|to the next game|show the result|noch eine partie|zur nächsten partie|ergebnis zeigen)$/i.test(textContent))`;

/** Something to press, and which of several (counted round about). */
export type Press = readonly [what: string, which?: number];

/**
 * Presses one thing after the other, each once it is there; then the question, an expression, has to change. The press is one
 * of mouse or finger in the middle of the thing; where something lies over that, or nothing is laid out, one of the keyboard.
 */
export async function pressAll(person: Person, presses: readonly Press[], question: string): Promise<void> {
  let before = '';
  for (const [i, [what, which = 0]] of presses.entries()) {
    const asked = await pressOne(person, what, which, question);
    if (asked === null) return;
    before = asked;
    // Whatever moves under the hand is pressed again, as people do.
    const next = presses[i + 1];
    for (let tries = 0; next !== undefined && tries < 3 && !(await isSoonThere(person, next[0])); tries++)
      before = (await pressOne(person, what, which, question)) ?? before;
  }
  await becomes(person, `${OVER} || ${question} !== ${JSON.stringify(before)}`);
}

const isSoonThere = ({ page }: Person, what: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    ${BECOMES}
    const late = new Promise((resolve) => setTimeout(resolve, 2000, false));
    return Promise.race([becomes(() => document.querySelector(${JSON.stringify(what)}) !== null), late]);
  })()`);

/** Presses it once it is there; returns what the question was. Null: the game came to its end before there was one. */
async function pressOne(person: Person, what: string, which: number, question: string): Promise<string | null> {
  const found = await person.page.evaluate<{
    at: { x: number; y: number } | null;
    asked: string;
  } | null>(`(async () => {
    ${BECOMES}
    await becomes(() => document.querySelector(${JSON.stringify(what)}) || (${OVER}), ${JSON.stringify(what)});
    if (document.querySelector(${JSON.stringify(what)}) === null) return null;
    const all = document.querySelectorAll(${JSON.stringify(what)});
    const one = all[${which} % all.length];
    const asked = ${question};
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    if (width > 0 && one.contains(document.elementFromPoint(at.x, at.y))) return { at, asked };
    one.click();
    return { at: null, asked };
  })()`);
  if (found?.at) await person.pressAt(found.at);
  return found?.asked ?? null;
}

/** Everybody answers what they are asked, all at once, until the game is over; `asks`: an expression. How often that was. */
export async function answerAll<T>(
  people: readonly Person[],
  asks: string,
  answer: (person: Person, asked: T, made: number) => Promise<void>,
): Promise<number> {
  let made = 0;
  const play = async (person: Person): Promise<void> => {
    for (;;) {
      const asked = await becomes<T | 'over'>(person, `${OVER} ? 'over' : ${asks}`);
      if (asked === 'over') return;
      if (made > 900) throw new Error('the game does not come to an end');
      await answer(person, asked as T, made++);
    }
  };
  await Promise.all(people.map((person) => unseen(person, () => play(person))));
  return made;
}

/** Meanwhile nobody looks: nothing need be drawn, and nothing moves. */
export async function unseen({ page }: Person, play: () => Promise<unknown>): Promise<void> {
  await page.evaluate(`globalThis.unseen = new CSSStyleSheet();
    unseen.replaceSync('* { transition: none !important; animation: none !important } ' +
      'body { opacity: 0 } svg { visibility: hidden }');
    document.adoptedStyleSheets.push(unseen);`);
  await play();
  await page.evaluate('document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== unseen)');
}

/** Tabs on, or back where that leads there, until the focus is on such a thing; false: it is not in reach. */
export async function tabTo({ page }: Person, what: string): Promise<boolean> {
  for (let tabs = 0; tabs < 900; tabs++) {
    const key = await page.evaluate<string>(`(() => {
      const { activeElement: here, body } = document;
      const what = ${JSON.stringify(what)};
      if (here?.matches(what)) return '';
      const to = [...document.querySelectorAll(what)].find(({ tabIndex }) => tabIndex >= 0);
      const isBack = here && here !== body && to && here.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBack ? 'Shift+Tab' : 'Tab';
    })()`);
    if (key === '') return true;
    await page.keyboard.press(key);
  }
  return false;
}

/** A new question draws the focus to itself, once it is drawn. */
export const drawn = ({ page }: Person): Promise<void> =>
  page.evaluate<void>(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))',
  );
