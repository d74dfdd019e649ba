// The words of The Great Split: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import type { EntryWords } from './entry.ts';
import type { SplitTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';

export interface SplitWords extends GameWords {
  readonly texts: SplitTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const { words, loadWords } = comingWords<SplitWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
});
