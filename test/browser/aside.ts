// Tables that go on while nobody looks at them: what is not drawn costs next to nothing.
import type { Person } from './players.ts';

/** Nothing is laid out nor drawn: buttons can be pressed by a script, not by a mouse, a finger or a key. */
const GONE = 'body > * { content-visibility: hidden }';
/** Everything is in its place for hands, but nothing is drawn and nothing moves. */
const DARK = 'body { opacity: 0 } * { transition: none !important; animation: none !important }';

const each = (people: readonly Person[], script: string) =>
  Promise.all(people.map(({ page }) => page.evaluate(script)));

async function under<T>(css: string, people: readonly Person[], play: () => Promise<T>): Promise<T> {
  await each(
    people,
    `globalThis.cover = new CSSStyleSheet();
    cover.replaceSync('${css}');
    document.adoptedStyleSheets.push(cover);`,
  );
  const result = await play();
  await each(people, 'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== cover)');
  return result;
}

/** Meanwhile nobody looks, and scripts press. */
export const aside = <T>(people: readonly Person[], play: () => Promise<T>): Promise<T> => under(GONE, people, play);

/** Meanwhile nobody looks, but hands and keys do what they do. */
export const inTheDark = <T>(people: readonly Person[], play: () => Promise<T>): Promise<T> =>
  under(DARK, people, play);

/** Somebody looks for a moment, while nobody is to press. */
export async function inTheLight(people: readonly Person[], look: () => Promise<void>): Promise<void> {
  await each(people, 'cover.disabled = true; null');
  await look();
  await each(people, 'cover.disabled = false; null');
}
