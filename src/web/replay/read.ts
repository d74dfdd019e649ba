// From a text or a record to a game that can be looked at, or to the reason why not.
import { type GameId, type GamePackage, isGameId, loadGame } from '../../games/index.ts';
import { BadRecord, type GameRecord, parseRecord } from '../../kernel/record.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { say } from '../../text/table.ts';
import type { PageWords, RoomWords } from '../../words/index.ts';
import { unpackText } from '../lib/packed.ts';
import { Replay } from './model.ts';

type Said = Pick<PageWords, 'sayings'> & Pick<RoomWords, 'replay'>;
/** Why a text cannot be shown; put into words when it is read, so that it follows the language. */
export interface Bad {
  readonly line: number | null;
  said(words: Said): string;
}
const bad = (why: keyof RoomWords['replay']['bad'], line: number | null = null): Bad => ({
  line,
  said: ({ replay }) => replay.bad[why],
});

/** A game to replay, a running one shown as it stands, or neither. */
export type Read = { readonly model: Replay } | { readonly running: RunningGame } | { readonly bad: Bad };
export interface RunningGame {
  readonly pkg: GamePackage;
  readonly record: GameRecord;
}

/** Brings a game with its words. */
type OpenGame = (id: GameId, edition?: Edition) => Promise<GamePackage>;

/** Longer than any game: a file of this size is something else. */
const MOST = 5_000_000;

export async function readText(text: string, openGame: OpenGame): Promise<Read> {
  if (text.length > MOST) return { bad: bad('tooLong') };
  try {
    return await readRecord(parseRecord(text.endsWith('\n') ? text : `${text}\n`), openGame);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const { line } = error;
    return {
      bad: { line, said: ({ sayings, replay }) => say(sayings.records, error) ?? replay.bad.unfit },
    };
  }
}

/** The game that a link brings along. */
export async function readLink(packed: string, openGame: OpenGame): Promise<Read> {
  const text = await unpackText(packed);
  return text === null ? { bad: bad('link') } : await readText(text, openGame);
}

export async function readRecord(record: GameRecord, openGame: OpenGame): Promise<Read> {
  if (!isGameId(record.game)) return { bad: bad('unknownGame', 2) };
  if (record.seed === null && record.seen === undefined) return { bad: bad('running') };
  try {
    const pkg = await openGame(record.game, await editionIn(record.game, record.edition));
    if (record.seed === null) return { running: (await import('./check-running.ts')).checkRunning(pkg, record) };
    return { model: new Replay(pkg, record) };
  } catch {
    return { bad: bad('unfit') };
  }
}

/** The edition that it brings along. Until it has been read, nothing else comes into play: a table with it may be open. */
async function editionIn(game: GameId, { data }: GameRecord['edition']): Promise<Edition | undefined> {
  if (data === undefined) return undefined;
  const [{ editionFrom }, pkg] = await Promise.all([import('../../table/editions.ts'), loadGame(game, [])]);
  return editionFrom(pkg, data);
}
