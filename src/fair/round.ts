// A round of an evening: one roll call for all its tables, so that every table plays the same deal and one record alone proves it.
// Everybody of the round has a number, and the roll call binds who sits where before anybody reveals.
import type { GameRecord } from '../kernel/record.ts';
import type { Proof, ProofProblem } from './proof.ts';

/** Who sits where at the tables of a round: the numbers of the people, from 0; null: a bot. */
export type Seating = readonly (readonly (number | null)[])[];
export interface RoundSeating {
  /** Of the evening, from 1. */
  readonly number: number;
  readonly tables: Seating;
}

/** Tables after one another, seats in order: `1.4.-,3.2.-`. */
export const seatingText = (tables: Seating): string =>
  tables.map((seats) => seats.map((person) => (person === null ? '-' : person + 1)).join('.')).join(',');

/** undefined: it is no round of an evening; null: it cannot be read. */
export function seatingOf(number: string | undefined, text: string | undefined): RoundSeating | null | undefined {
  if (number === undefined && text === undefined) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(number ?? '') || !/^[\d.,-]{1,2000}$/.test(text ?? '')) return null;
  const tables = text!
    .split(',')
    .map((seats) => seats.split('.').map((one) => (one === '-' ? null : /^[1-9]\d{0,2}$/.test(one) ? +one - 1 : -1)));
  return isSeating(tables) ? { number: Number(number), tables } : null;
}

/** Every person once, from 0 without a gap, and as many seats at every table: only then do all have the same deal. */
export function isSeating(tables: Seating): boolean {
  const people = tables.flat().filter((one) => one !== null);
  const isEach = people.toSorted((a, b) => a - b).every((person, i) => person === i);
  return isEach && people.length > 0 && tables.every((seats) => seats.length === tables[0].length);
}

/** What each part of the seed was promised and revealed as, in the order in which they make the seed: by seat, or by person of a round. */
export function promisesIn(proof: Proof, seats: number): { said: string | undefined; promised: string | undefined }[] {
  const round = seatingOf(proof.round, proof.tables);
  const people = round?.tables.flat().filter((one) => one !== null).length ?? 0;
  return round === undefined
    ? Array.from({ length: seats }, (_, i) => ({
        said: proof[`contribution${i + 1}`],
        promised: proof[`promise${i + 1}`],
      }))
    : Array.from({ length: people }, (_, i) => ({
        said: proof[`person${i + 1}contribution`],
        promised: proof[`person${i + 1}promise`],
      }));
}

/** Whose part of the seed belongs to a seat, as an index of `promisesIn`; null: nobody's. */
export function personAt(proof: Proof, seat: number): number | null {
  const round = seatingOf(proof.round, proof.tables);
  return round === undefined ? seat : (round?.tables[Number(proof.table) - 1]?.[seat] ?? null);
}

/** The lines of a round in the proof of the record of one of its tables; `table` from 0. */
export function roundProof(
  { number, tables }: RoundSeating,
  table: number,
  promises: readonly (string | null)[],
  contributions: readonly (string | null)[],
): Proof {
  const lines: Record<string, string> = {
    round: String(number),
    tables: seatingText(tables),
    table: String(table + 1),
  };
  promises.forEach((promised, i) => {
    if (promised !== null) lines[`person${i + 1}promise`] = promised;
    const said = contributions[i] ?? null;
    if (said !== null) lines[`person${i + 1}contribution`] = said;
  });
  return lines;
}

/** null: it is no round, or the record is of one of its tables and seats nobody who is not in the roll call. */
export function roundProblem({ proof, seats }: Pick<GameRecord, 'proof' | 'seats'>): ProofProblem | null {
  const round = seatingOf(proof.round, proof.tables);
  if (round === undefined) return proof.table === undefined ? null : { why: 'roundBroken' };
  const own = round === null || !/^[1-9]\d*$/.test(proof.table ?? '') ? undefined : round.tables[+proof.table - 1];
  const isFit =
    own?.length === seats.length && own.every((person, seat) => person !== null || seats[seat].bot !== null);
  return isFit && proof.roll !== undefined ? null : { why: 'roundBroken' };
}

/** How two records belong together: the same table of one round, two tables of it, or not at all. */
export function sameRound(a: GameRecord, b: GameRecord): 'same' | 'other' | null {
  const isOne =
    a.proof.round !== undefined &&
    a.seed !== null &&
    a.seed.text === b.seed?.text &&
    a.seed.source === b.seed.source &&
    a.proof.roll !== undefined &&
    a.proof.roll === b.proof.roll; // its hash binds game, rules, settings, tables and promises
  if (!isOne) return null;
  return a.proof.table === b.proof.table ? 'same' : 'other';
}
