import { describe, expect, test } from 'vitest';
import { allWordsOf, comingWords, languageOf, wordsOf } from './languages.ts';

interface Parts {
  readonly board: string;
  readonly lesson: string;
}
const english: Parts = { board: 'board', lesson: 'lesson' };

function opened() {
  const asked: string[] = [];
  const coming = comingWords<Parts>({
    de: async () => {
      asked.push('de');
      return { words: { board: 'Brett' }, english };
    },
    en: async () => {
      asked.push('en');
      return { words: english };
    },
  });
  return { ...coming, asked };
}

describe('words that come a language at a time', () => {
  test('only the language that is asked for is loaded', async () => {
    const { words, loadWords, asked } = opened();
    await loadWords('en');
    expect(asked).toEqual(['en']);
    expect(words).toEqual({ en: english });
  });

  test('what a language lacks is said in English, and known to be', async () => {
    const { words, loadWords, asked } = opened();
    await loadWords('de');
    expect(asked).toEqual(['de']);
    expect(wordsOf(words, 'de', 'board')).toBe('Brett');
    expect(wordsOf(words, 'de', 'lesson')).toBe('lesson');
    expect(allWordsOf(words, 'de')).toEqual({ board: 'Brett', lesson: 'lesson' });
    expect((['board', 'lesson'] as const).map((part) => languageOf(words, 'de', part))).toEqual(['de', 'en']);
  });

  test('a language that a game does not have is English', async () => {
    const { words, loadWords, asked } = opened();
    await loadWords('fr');
    expect(asked).toEqual(['en']);
    expect(allWordsOf(words, 'fr')).toEqual(english);
    expect(languageOf(words, 'fr', 'board')).toBe('en');
  });
});
