// Records from files: read, and checked far enough that replaying them cannot throw.

import { type GameId, type GamePackage, isGameId, loadGame } from '../games/index.ts';
import { BadRecord, type GameRecord, parseRecord } from '../kernel/record.ts';
import { BadSetting, playsBy, settle } from '../kernel/settings.ts';
import type { Refusal } from '../kernel/types.ts';
import { effective } from '../table/choices.ts';
import { BadEdition } from '../table/editions.ts';
import { ownEdition, packageOfRecord } from '../table/package-of.ts';
import { isSameEdition, sourceOf } from '../table/replay.ts';
import { textsOf } from '../text/package.ts';
import { say } from '../text/table.ts';
import type { Texts } from '../text/texts.ts';
import { editionWords, problemLine } from './edition.ts';
import { nameOf, readText } from './files.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { failed, tooNew } from './stop.ts';

export interface Loaded {
  readonly file: string;
  readonly record: GameRecord;
  readonly pkg: GamePackage;
  readonly texts: Texts;
  readonly names: readonly string[];
  /** Those that count, without what was taken back. */
  readonly choices: GameRecord['choices'];
  /** The line of the file with the first choice, from 1. */
  readonly firstChoice: number;
}

export async function loadRecord(path: string, io: Io): Promise<Loaded> {
  const file = nameOf(path, io);
  const text = await readText(path, io);
  const record = parse(text, file, io);
  if (!isGameId(record.game)) throw tooNew(io.t.needsGame(file, clean(record.game)));
  const pkg = await recordGame(file, record, io);
  const { version, retired = {} } = pkg.game;
  if (record.since !== undefined || !playsBy(pkg.game, record.rules))
    throw tooNew(io.t.needsRules(file, record.game, record.rules, version, retired[record.rules]));
  check(file, record, pkg, io);
  return {
    file,
    record,
    pkg,
    texts: textsOf(pkg, io.language),
    names: record.seats.map(({ name }) => clean(name)),
    choices: effective(record.choices),
    firstChoice: text.split(/\r?\n/).indexOf('choices') + 2,
  };
}

/** The game of a record, with the edition that it brings along, which is in play from here on. */
async function recordGame(file: string, record: GameRecord, io: Io): Promise<GamePackage> {
  try {
    const pkg = await packageOfRecord(record);
    const own = ownEdition(pkg.game);
    if (own !== undefined) pkg.editions!.inPlay.enter(own);
    return pkg;
  } catch (error) {
    if (!(error instanceof BadEdition)) throw error;
    const words = await editionWords(await loadGame(record.game as GameId), io);
    throw failed(`${file}: ${problemLine(error.problems[0], words, io)}`);
  }
}

function parse(text: string, file: string, io: Io): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    const text = `${io.t.at(file, error.line)}: ${clean(say(io.words.sayings.records, error) ?? error.why)}`;
    throw error.why === 'newer' ? tooNew(text) : failed(text);
  }
}

function check(file: string, { seats, settings, seed }: GameRecord, { game }: GamePackage, io: Io): void {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) throw failed(io.t.badSeatCount(file, seats.length, min, max));
  try {
    settle(game, settings);
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    const isNewer = error.values.length === 0; // a setting newer than this Kontor
    throw (isNewer ? tooNew : failed)(io.t.badRecordSetting(file, clean(error.setting)));
  }
  try {
    if (seed !== null) sourceOf(seed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw failed(io.t.badSeed(file));
  }
}

/** To be replayed, a record needs its seed and the same data. */
export function checkPlayable({ file, record, pkg }: Loaded, io: Io): void {
  if (record.seed === null) throw failed(io.t.noSeed(file));
  if (!isSameEdition(pkg.game, record.edition)) throw failed(io.t.otherEdition(file, clean(record.edition.id)));
}

/** A sentence and its rule in brackets, unless it already names it there. */
export const withRule = (sentence: string, rule: string): string =>
  rule === '' || sentence.endsWith(`(${rule})`) ? sentence : `${sentence} (${rule})`;

/** A refusal in a sentence, with its rule. */
export function refusalText(refusal: Refusal, texts: Texts, io: Io): string {
  const said =
    texts.refusal(refusal) ??
    say(io.words.sayings.refusals, refusal) ??
    say(io.words.sayings.refusals, { why: 'notOffered' });
  return clean(withRule(said!, refusal.rule));
}

/** What is wrong with something typed in: file, place, reason. */
export const problemText = (file: string, at: string, refusal: Refusal, texts: Texts, io: Io): string =>
  `${[nameOf(file, io), clean(at)].filter(Boolean).join(', ')}: ${refusalText(refusal, texts, io)}`;

export function brokenText(loaded: Loaded, choice: number, refusal: Refusal, io: Io): string {
  const { file, firstChoice, record, choices, texts } = loaded;
  const line = firstChoice + record.choices.indexOf(choices[choice - 1]);
  return io.t.brokenChoice(io.t.at(file, line), choice, refusalText(refusal, texts, io));
}
