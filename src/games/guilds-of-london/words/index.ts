// The words of the Guilds of London: a folder a language, and a line each.
import type { InLanguages } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { EntryWords } from './entry.ts';
import type { GuildsTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';

export interface GuildsWords extends GameWords {
  readonly texts: GuildsTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const words: InLanguages<GuildsWords> = { de, en };
