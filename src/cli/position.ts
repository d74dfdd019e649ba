// Positions and games that were written down at a real table, with the cards that they are counted with.
import type { GamePackage } from '../games/index.ts';
import { BadEdition } from '../table/editions.ts';
import { ownEdition } from '../table/package-of.ts';
import { readPosition } from '../table/position.ts';
import type { Args } from './args.ts';
import { editionWords, problemLine } from './edition.ts';
import { nameOf, readJson } from './files.ts';
import type { Io } from './io.ts';
import { clean } from './layout.ts';
import { failed } from './stop.ts';

/** The file, and the game with the edition that was asked for, that the file brings along, or that is built in. */
export async function readPositionFile(
  asked: GamePackage,
  file: string,
  args: Args,
  io: Io,
): Promise<{ readonly pkg: GamePackage; readonly position: unknown }> {
  const input = await readJson(file, io);
  try {
    const { pkg, position, other } = readPosition(asked, input);
    if (args.text('edition') !== undefined) return { pkg: asked, position };
    if (other !== undefined) throw failed(io.t.otherEdition(nameOf(file, io), clean(other)));
    const own = ownEdition(pkg.game);
    if (own !== undefined) pkg.editions!.inPlay.enter(own); // what is said about it is of the same cards
    return { pkg, position };
  } catch (error) {
    if (!(error instanceof BadEdition)) throw error;
    const words = await editionWords(asked, io);
    throw failed(error.problems.map((one) => `${nameOf(file, io)}: ${problemLine(one, words, io)}`).join('\n'));
  }
}
