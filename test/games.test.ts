// Whether every game is what it says of itself, and whether those of the first releases still bring what they brought.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GOLDEN } from '../scripts/golden.ts';
import { aboutGame, GAME_IDS, type GameId, isGameId, loadGame } from '../src/games/index.ts';
import { inLanguage, LANGUAGES, wordsOf } from '../src/text/languages.ts';
import { textsOf } from '../src/text/package.ts';
import { KNOWN } from './known.ts';

const GAMES = join(import.meta.dirname, '../src/games');
const hasFile = (id: GameId, file: string): boolean => existsSync(join(GAMES, id, file));

/** Files that are found by their place. */
const FILES = {
  board: 'board/index.tsx',
  cover: 'board/Picture.tsx',
  secrets: 'board/Secrets.tsx',
  padPage: 'board/pad/index.tsx',
  transcriptPage: 'board/transcript/index.tsx',
  laws: 'laws.test.ts',
};

/** Everything that a game brings and need not bring. */
async function broughtBy(id: GameId): Promise<string[]> {
  const pkg = await loadGame(id);
  const { strength } = aboutGame(id);
  const files = Object.entries(FILES).filter(([, file]) => hasFile(id, file));
  const parts = [
    ...(['bot', 'draw', 'picture', 'pad', 'lab', 'memorable', 'story', 'transcript'] as const).filter(
      (part) => part in pkg,
    ),
    ...(['lesson'] as const).filter((part) => wordsOf(pkg.words, 'en', part) !== undefined),
  ];
  const learned = (['experience', 'tuning'] as const).filter((part) => part in (pkg.bot ?? {}));
  const golden = readdirSync(GOLDEN).some((name) => name.startsWith(`${id}-`));
  return [
    ...files.map(([name]) => name),
    ...parts,
    ...learned,
    ...(strength === undefined ? [] : ['strength']),
    ...(golden ? ['golden'] : []),
  ].sort();
}

test.each(Object.keys(KNOWN))('%s still brings everything', async (id) => {
  expect(isGameId(id)).toBe(true);
  expect(await broughtBy(id as GameId)).toEqual(KNOWN[id].toSorted());
});

describe.each(GAME_IDS)('%s', (id) => {
  test('says of itself before it is loaded what it says when it is', async () => {
    const { words, seats, minutes } = aboutGame(id);
    const pkg = await loadGame(id);
    const { game } = pkg;
    expect(game.id).toBe(id);
    expect(seats).toEqual(game.seats);
    expect(minutes).toMatch(/^\d+(–\d+)?$/);
    for (const language of LANGUAGES) {
      expect(inLanguage(words, language).title).toBe(textsOf(pkg, language).title);
      expect(inLanguage(words, language).line).toMatch(/^\S.*[.!?]$/);
    }
  });

  test('brings English along in a language that lacks parts', async () => {
    const wordsIn = (language: string) => import(`../src/games/${id}/words/${language}/index.ts`);
    const { words: english } = await wordsIn('en');
    const others = LANGUAGES.filter((language) => hasFile(id, `words/${language}/index.ts`) && language !== 'en');
    for (const language of others) {
      const { words, english: brought } = await wordsIn(language);
      const lacks = Object.keys(english).filter((part) => !Object.hasOwn(words, part));
      expect(brought, `${language} lacks: ${lacks.join()}`).toBe(lacks.length > 0 ? english : undefined);
    }
  });

  test('has what pages and commands link to', async () => {
    const { hasLesson = false, hasPad = false } = aboutGame(id);
    const brings = await broughtBy(id);
    expect({ hasLesson, hasPad }).toEqual({ hasLesson: brings.includes('lesson'), hasPad: brings.includes('padPage') });
    if (brings.includes('padPage')) expect(brings).toContain('pad');
    if (brings.includes('transcriptPage')) expect(brings).toContain('transcript');
  });
});

test('games stand on the shelf by their places', () => {
  const places = GAME_IDS.map((id) => aboutGame(id).place ?? Number.POSITIVE_INFINITY);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(GAME_IDS[0]).toBe('baselland');
  expect(isGameId('whist')).toBe(false);
});
