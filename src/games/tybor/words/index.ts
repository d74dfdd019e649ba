// The words of Tybor: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import type { EntryWords } from './entry.ts';
import type { TyborTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';

export interface TyborWords extends GameWords {
  readonly texts: TyborTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const { words, loadWords } = comingWords<TyborWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
});
