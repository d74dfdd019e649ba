// The words of Riga: a folder a language, and a line each.
import type { InLanguages } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { EntryWords } from './entry.ts';
import type { TerminalWords } from './terminal.ts';
import type { RigaTexts } from './text-words.ts';

export interface RigaWords extends GameWords {
  readonly texts: RigaTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const words: InLanguages<RigaWords> = { de, en };
