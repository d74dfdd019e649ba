// Dossier 4.1. Professions and counts are the printed ones, the individual values are reconstructed. Names: words/.
import { idsOf, rowsOf } from '../../../text/edition/edition.ts';
import { BUILT_IN } from './built-in.ts';
import { inPlay } from './in-play.ts';

export const PROFESSIONS = ['farmer', 'merchant', 'craftsman', 'captain', 'priest', 'soldier'] as const;
export type Profession = (typeof PROFESSIONS)[number];
export const COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface PersonRow {
  readonly profession: Profession;
  readonly work: number;
  /** Colour symbols: green, yellow, blue, red. */
  readonly symbols: readonly [number, number, number, number];
}

/** The rows of a table in the order by which they are numbered. */
export function inOrder<R>(table: string): Readonly<Record<string, R>> {
  const rows = rowsOf<R>(inPlay.edition, table);
  return Object.fromEntries(idsOf(inPlay.edition, table, BUILT_IN).map((id) => [id, rows[id]]));
}

export let PERSONS!: Readonly<Record<string, PersonRow>>;
inPlay.table(
  () => inOrder<PersonRow>('people'),
  (made) => {
    PERSONS = made;
  },
);
