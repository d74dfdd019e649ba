// The words of Baselland: a folder a language, and a line each.
import type { InLanguages } from '../../../text/languages.ts';
import type { GameWords } from '../../../text/package.ts';
import type { BoardWords } from './board.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { EntryWords } from './entry.ts';
import { fr } from './fr/index.ts';
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
export const words: InLanguages<BasellandWords> = { de, en, fr };
