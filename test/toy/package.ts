import type { GamePackage } from '../../src/games/index.ts';
import type { GameWords } from '../../src/text/package.ts';
import type { Texts } from '../../src/text/texts.ts';
import { draft } from './draft.ts';

const sentence = { text: 'toy', rule: 'T1' };
const texts: Texts = {
  title: 'Toy',
  tagline: 'A game that only the tests know',
  settings: {},
  presets: {},
  ask: () => 'choose',
  option: () => sentence,
  event: () => sentence,
  refusal: () => null,
  line: ({ label }) => label,
  kind: ({ label }) => label,
};

const words: GameWords = {
  texts,
  rulebook: async () => ({ rulebook: { chapters: [], rulings: [], reconstructed: '' } }),
};

/** The toy game with nothing around it that need not be there, for tests of tables with simultaneous play and secrets. */
export const toy: GamePackage = {
  game: draft,
  words: { de: words, en: words },
};
