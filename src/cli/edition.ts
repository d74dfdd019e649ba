// Editions from files: read, refused in words, and in play for the whole command.
import { type GamePackage, isGameId, loadGame } from '../games/index.ts';
import type { TrialProblem } from '../table/edition-trial.ts';
import { interned } from '../table/editions.ts';
import type { Edition } from '../text/edition/edition.ts';
import { packageWith } from '../text/edition/package-with.ts';
import { readEdition } from '../text/edition/read.ts';
import { problemSentence } from '../text/edition/say.ts';
import type { EditionProblem } from '../text/edition/shape.ts';
import type { EditionWords } from '../text/edition/words.ts';
import { wordsOf } from '../text/languages.ts';
import { textsOf } from '../text/package.ts';
import { nameOf, readJson } from './files.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { failed, misused } from './stop.ts';

/** What a game calls its tables; without words of its own, as its documents do. */
export async function editionWords(pkg: GamePackage, io: Pick<Io, 'language'>): Promise<EditionWords> {
  const said = await wordsOf(pkg.words, io.language, 'edition')?.();
  return said?.edition ?? { tables: {}, values: {}, row: () => undefined, refusals: {} };
}

/** The game that a document says it belongs to. */
export async function gameOfFile(file: string, io: Io): Promise<GamePackage> {
  const { game } = ((await readJson(file, io)) ?? {}) as Partial<Edition>;
  if (typeof game !== 'string' || !isGameId(game))
    throw failed(`${nameOf(file, io)}: ${io.words.edition.problems.notAnEdition(() => '')}`);
  return await loadGame(game);
}

/** The edition in a file, which fits its shape and the rules. */
export async function readEditionFile(pkg: GamePackage, file: string, io: Io): Promise<Edition> {
  const kind = kindOf(pkg, io);
  const read = readEdition(kind, await readJson(file, io));
  if (read.problems === undefined) return interned(read.edition);
  const words = await editionWords(pkg, io);
  const lines = read.problems.map((problem) => `${nameOf(file, io)}: ${problemLine(problem, words, io)}`);
  throw failed(lines.join('\n'));
}

export function kindOf(pkg: GamePackage, io: Io) {
  if (pkg.editions === undefined) throw misused(io.words.edition.onlyOne(textsOf(pkg, io.language).title));
  return pkg.editions.kind;
}

/** The game with the edition of this file, from here to the end of the command. */
export async function withEdition(pkg: GamePackage, file: string, io: Io): Promise<GamePackage> {
  const edition = await readEditionFile(pkg, file, io);
  pkg.editions!.inPlay.enter(edition);
  return packageWith(pkg, edition);
}

/** As everywhere, without anything that a terminal would act on. */
export const problemLine = (problem: EditionProblem, words: EditionWords, io: Io): string =>
  clean(problemSentence(problem, words, io.words.edition.problems));

export const trialLine = ({ why, seats, seed }: TrialProblem, io: Io): string => {
  const { trials } = io.words.edition;
  return seats === 0 ? trials[why] : `${trials[why]} (${trials.game(seats, seed)})`;
};
