// Games played by the buttons of the page without leaving it: nothing is asked of the page while it waits for others.
import type { Person } from './players.ts';
import { type Language, WORDS } from './steps.ts';

interface How {
  readonly language?: Language;
  /** Which of the choices to take, from 0; the last one if there are fewer. */
  readonly nth?: number;
  /** Stop after this many choices; otherwise at the end of the game. */
  readonly most?: number;
}

/** In the page: whether the game is over, and what is asked. */
const LOOK = (language: Language): string => `
  const isOver = () => [...document.querySelectorAll('.w-turn button')].some(({ textContent }) =>
    /^(Show the result|Ergebnis zeigen|Play again|To the next game|Noch eine Partie|Zur nächsten Partie)$/.test(textContent.trim()));
  const buttons = () => [...document.querySelectorAll('ul[aria-label="${WORDS[language].options}"] button')];
  const asked = () => buttons().map((one) => one.textContent).join();
`;

/** How often nobody hears a press before something must be wrong: machines may be busy. */
const UNHEARD = 40;

/** In the page: looks whenever something changes; after a while without news as somebody does whose press went unheard. */
const WATCH = `
  let silent = 0;
  const news = new MutationObserver(() => {
    silent = 0;
    look();
  });
  const unheard = setInterval(() => {
    if (++silent < ${UNHEARD}) return look(true);
    end();
    reject(new Error('the page stands still and asks: ' + (asked() || 'nothing') + ' | ' + document.body.innerText.slice(0, 600)));
  }, 5000);
  const end = () => (news.disconnect(), clearInterval(unheard));
  news.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
`;

/** Answers whatever is asked, pressing like a screen reader, wherever the button is. Returns how many choices were made. */
export const pressOn = ({ page }: Person, { language = 'en', nth = 0, most = 10_000 }: How = {}): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve, reject) => {
    ${LOOK(language)}
    let made = 0;
    let answered = '';
    function look(isUnheard = false) {
      if (made >= ${most} || isOver()) {
        end();
        return resolve(made);
      }
      if (asked() === answered && !isUnheard) return; // the answer is on its way
      const isNew = asked() !== answered;
      answered = asked();
      if (answered === '') return;
      if (isNew) made++;
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      buttons()[Math.min(${nth}, buttons().length - 1)].dispatchEvent(press);
    }
    ${WATCH}
  })`);

/** Waits for a question that was not `answered` and focuses its first choice; returns the question, or null if the game is over. */
export const focusOnNext = ({ page }: Person, answered: string, language: Language = 'en'): Promise<string | null> =>
  page.evaluate<string | null>(`new Promise((resolve, reject) => {
    ${LOOK(language)}
    function look(isUnheard = false) {
      const isNew = asked() !== ${JSON.stringify(answered)} || isUnheard;
      if (!isOver() && (asked() === '' || !isNew)) return;
      end();
      if (isOver()) return resolve(null);
      buttons()[0].focus();
      resolve(asked());
    }
    ${WATCH}
  })`);
