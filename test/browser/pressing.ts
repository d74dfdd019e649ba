// Games played by the buttons of the page without leaving it: nothing is asked of the page while it waits for others.
import type { Person } from './players.ts';
import { type Language, WORDS } from './steps.ts';

interface How {
  readonly language?: Language;
  /** Which of the choices to take, from 0; the last one if there are fewer. */
  readonly nth?: number;
  /** After so many choices somebody stops; else at the end of the game. */
  readonly most?: number;
}

/** What the page says when the game is over. */
const OVER = '^(Play again|To the next game|Noch eine Partie|Zur nächsten Partie)$';

/** Answers whatever is asked, as a screen reader presses: wherever the button stands. How many choices were made. */
export const pressOn = ({ page }: Person, { language = 'en', nth = 0, most = 10_000 }: How = {}): Promise<number> =>
  page.evaluate(
    ([list, over, wanted, enough]) =>
      new Promise<number>((resolve) => {
        let made = 0;
        let answered = '';
        const look = () => {
          const main = document.querySelector('.w-turn-buttons .w-main')?.textContent ?? '';
          if (made >= enough || new RegExp(over).test(main)) {
            news.disconnect();
            return resolve(made);
          }
          const buttons = [...document.querySelectorAll(`ul[aria-label="${list}"] button`)];
          const asked = buttons.map((one) => one.textContent).join('\n');
          if (asked === answered) return; // the answer is on its way
          answered = asked;
          if (asked === '') return;
          made++;
          const press = new MouseEvent('click', { bubbles: true, cancelable: true });
          buttons[Math.min(wanted, buttons.length - 1)].dispatchEvent(press);
        };
        const news = new MutationObserver(look);
        news.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    [WORDS[language].options, OVER, nth, most] as const,
  );

/** Waits until something is asked that was not `answered` and puts the focus on its first choice; what is asked, or null if the game is over. */
export async function focusOnNext(
  { page }: Person,
  answered: string,
  language: Language = 'en',
): Promise<string | null> {
  const found = await page.waitForFunction(
    ([list, over, before]) => {
      const main = document.querySelector('.w-turn-buttons .w-main')?.textContent ?? '';
      if (new RegExp(over).test(main)) return { asked: null };
      const buttons = [...document.querySelectorAll<HTMLElement>(`ul[aria-label="${list}"] button`)];
      const asked = buttons.map((one) => one.textContent).join('\n');
      if (asked === '' || asked === before) return false;
      buttons[0].focus();
      return { asked };
    },
    [WORDS[language].options, OVER, answered] as const,
    { timeout: 120_000 },
  );
  const now = await found.jsonValue();
  return now === false ? null : now.asked;
}
