// From a text or a record to a game that can be looked at, or to the reason why not.
import { type GamePackage, isGameId, loadGame } from '../../games/index.ts';
import { BadRecord, type GameRecord, parseRecord } from '../../kernel/record.ts';
import type { Language } from '../../text/languages.ts';
import { say, tableTexts } from '../../text/table.ts';
import { Replay } from './model.ts';
import { replayWords } from './replay-words.ts';

/** Why a text cannot be looked at; said when it is read, so that it follows the language. */
export interface Bad {
  readonly line: number | null;
  said(language: Language): string;
}
const bad = (why: keyof typeof replayWords.en.bad, line: number | null = null): Bad => ({
  line,
  said: (language) => replayWords[language].bad[why],
});

/** A game to be replayed, one that still runs and is shown as it stands, or neither. */
export type Read = { readonly model: Replay } | { readonly running: RunningGame } | { readonly bad: Bad };
export interface RunningGame {
  readonly pkg: GamePackage;
  readonly record: GameRecord;
}

/** Longer than any game: a file of this size is something else. */
const MOST = 5_000_000;

export async function readText(text: string): Promise<Read> {
  if (text.length > MOST) return { bad: bad('tooLong') };
  try {
    return await readRecord(parseRecord(text.endsWith('\n') ? text : `${text}\n`));
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const { line } = error;
    return {
      bad: { line, said: (language) => say(tableTexts[language].records, error) ?? replayWords[language].bad.unfit },
    };
  }
}

export async function readRecord(record: GameRecord): Promise<Read> {
  if (!isGameId(record.game)) return { bad: bad('unknownGame', 2) };
  if (record.seed === null && record.seen === undefined) return { bad: bad('running') };
  const pkg = await loadGame(record.game);
  try {
    if (record.seed === null) return { running: (await import('./check-running.ts')).checkRunning(pkg, record) };
    return { model: new Replay(pkg, record) };
  } catch {
    return { bad: bad('unfit') };
  }
}
