// Editions that a game does not bring itself: known by their content, read from outside, put around a package.
import { hashOf } from '../fair/hash.ts';
import type { GamePackage } from '../games/index.ts';
import type { Edition } from '../text/edition/edition.ts';
import { packageWith } from '../text/edition/package-with.ts';
import { readEdition } from '../text/edition/read.ts';
import type { EditionProblem } from '../text/edition/shape.ts';

/** One object for the same document, however often it was loaded: tables are laid out once for it. */
const known = new Map<string, Edition>();
const MOST_KNOWN = 200;

export function interned(edition: Edition): Edition {
  const hash = hashOf(edition);
  const found = known.get(hash) ?? edition;
  known.delete(hash); // to the end: the one that was used longest ago goes first
  known.set(hash, found);
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
  return found;
}

/** The package with this edition. */
export const boundTo = (pkg: GamePackage, edition: Edition): GamePackage => packageWith(pkg, interned(edition));

export class BadEdition extends Error {
  readonly problems: readonly EditionProblem[];
  constructor(problems: readonly EditionProblem[]) {
    super(problems.map(({ why }) => why).join());
    this.problems = problems;
  }
}

/** What came from outside, if it is an edition of this game. Throws `BadEdition`. */
export function editionFrom({ editions }: GamePackage, input: unknown): Edition {
  const read =
    editions === undefined ? { problems: [{ why: 'otherGame' } as const] } : readEdition(editions.kind, input);
  if (read.problems !== undefined) throw new BadEdition(read.problems);
  return interned(read.edition);
}
