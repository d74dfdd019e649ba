// Tables that go on while nobody is looking: what is not drawn costs next to nothing.
import type { Person } from './players.ts';

/** Everything is in its place for hands, but nothing is drawn and nothing moves. */
const DARK = 'body { opacity: 0 } * { transition: none !important; animation: none !important }';

const each = (people: readonly Person[], script: string) =>
  Promise.all(people.map(({ page }) => page.evaluate(script)));

/** Meanwhile nobody looks, but hands and keys do what they do. */
export async function inTheDark<T>(people: readonly Person[], play: () => Promise<T>): Promise<T> {
  await each(
    people,
    `globalThis.cover = new CSSStyleSheet();
    cover.replaceSync('${DARK}');
    document.adoptedStyleSheets.push(cover);`,
  );
  const result = await play();
  await each(people, 'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== cover)');
  return result;
}

/** Somebody looks for a moment, while nobody is to press. */
export async function inTheLight(people: readonly Person[], look: () => Promise<void>): Promise<void> {
  await each(people, 'cover.disabled = true; null');
  await look();
  await each(people, 'cover.disabled = false; null');
}
