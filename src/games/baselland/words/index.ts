// The words of Baselland: a folder a language, loaded when somebody reads it, and a line each.
import { comingWords } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import type { EntryWords } from './entry.ts';
import type { BasellandTexts } from './sentences.ts';
import type { TerminalWords } from './terminal.ts';
import type { TranscriptWords } from './transcript.ts';

export interface BasellandWords extends GameWords {
  readonly texts: BasellandTexts;
  readonly board: BoardWords;
  readonly entry: EntryWords;
  readonly transcript: TranscriptWords;
  terminal(): Promise<{ readonly terminal: TerminalWords }>;
}
export const { words, loadWords } = comingWords<BasellandWords>({
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
});
