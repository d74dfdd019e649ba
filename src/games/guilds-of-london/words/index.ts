// The words of the Guilds of London: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import type { EntryWords } from './entry.ts';
import type { GuildsTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';

export interface GuildsWords extends GameWords {
  readonly texts: GuildsTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const { words, loadWords } = comingWords<GuildsWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
});
