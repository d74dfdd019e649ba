// The words of Riga: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import type { EntryWords } from './entry.ts';
import type { TerminalWords } from './terminal.ts';
import type { RigaTexts } from './text-words.ts';

export interface RigaWords extends GameWords {
  readonly texts: RigaTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const { words, loadWords } = comingWords<RigaWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
});
