// The words of The Great Split: a folder a language, and a line each.
import type { InLanguages } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { EntryWords } from './entry.ts';
import type { SplitTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';

export interface SplitWords extends GameWords {
  readonly texts: SplitTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const words: InLanguages<SplitWords> = { de, en };
