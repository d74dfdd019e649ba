// What is from the booklet and what is reconstructed is said wherever people choose, learn and count, and whose games they are.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { aboutGame, GAME_IDS, loadGame } from '../src/games/index.ts';
import { inLanguage, LANGUAGES, wordsOf } from '../src/text/languages.ts';
import { isPadProblem } from '../src/text/pad.ts';
import { linesOf, openFolder } from './cli-run.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const bookOf = async (id: (typeof GAME_IDS)[number], language: (typeof LANGUAGES)[number]) => {
  const pkg = await loadGame(id, [language]);
  return (await wordsOf(pkg.words, language, 'rulebook')()).rulebook;
};

describe.each(GAME_IDS)('%s', (id) => {
  const { words, credits, hasPad } = aboutGame(id);

  test.each(LANGUAGES)('says in %s what is reconstructed, if anything is', async (language) => {
    const { chapters, reconstructed } = await bookOf(id, language);
    const isOurs = chapters.some(({ rules }) => rules.some(({ origin }) => origin.includes('K')));
    expect(reconstructed !== '').toBe(isOurs);
    const { source } = inLanguage(words, language);
    expect(source !== undefined).toBe(isOurs);
    if (isOurs) expect(source).toMatch(/^.{40,130}\.$/); // one calm line
  });

  test('stands in README.md with the same sentence, and with everybody who made it', () => {
    const readme = read('README.md');
    expect(readme).toContain(`| ${words.en.source} |`);
    for (const { who, year } of credits ?? []) {
      for (const name of who) expect(readme).toContain(name);
      if (year !== undefined) expect(readme).toContain(`, ${year}`);
    }
    expect(credits?.some(({ role, who }) => role === 'authors' && who.length > 0)).toBe(true);
  });

  test.runIf(hasPad === true)('has a position on its page that can be typed in', async () => {
    const place = id === 'baselland' ? 'README.md' : `src/games/${id}/README.md`;
    const [, json] = /```json\n([\s\S]*?)```/.exec(read(place)) ?? [];
    expect(json, place).toBeDefined();
    const result = await (await loadGame(id, ['en'])).pad!(JSON.parse(json));
    const shown = id === 'guilds-of-london' ? 'cellMissing' : null; // of that city the page shows three tiles
    expect(isPadProblem(result) ? result.why : null).toBe(shown);
  });
});

describe('at the terminal', () => {
  const { run, remove } = openFolder();
  afterAll(remove);

  test('the help names every game with its sentence, and tells about one game', async () => {
    const flat = (text: string): string => linesOf(text).join(' ').replace(/\s+/g, ' ');
    const all = flat((await run(['help'])).out);
    for (const id of GAME_IDS) {
      const source = aboutGame(id).words.en.source ?? '';
      expect(all).toContain(source);
      const { code, out } = await run(['help', id]);
      expect({ code, says: flat(out).includes(source) }).toEqual({ code: 0, says: true });
      expect(flat(out)).toContain(`kontor rules ${id}`);
    }
    expect(flat((await run(['help', 'play', 'riga', '--lang', 'de'])).out)).toContain(
      aboutGame('riga').words.de!.source,
    );
  });

  test('the rulebook begins with what is reconstructed', async () => {
    const { out } = await run(['rules', 'tybor', '--lang', 'de']);
    expect(out.indexOf('Was rekonstruiert ist')).toBeGreaterThan(0);
    expect(out.indexOf('Was rekonstruiert ist')).toBeLessThan(out.indexOf('R0.1'));
  });
});
