// The final scoring by category (R8.1–R8.5), in the order of the rulebook.
import type { ScoreLine } from '../../../kernel/types.ts';
import { PROFESSIONS } from '../data/persons.ts';
import type { Category } from '../words/board.ts';

const ORDER: readonly Category[] = ['buildings', 'effects', ...PROFESSIONS, 'largeBuildings', 'chapter', 'order'];
const EFFECTS = ['max', 'set4', 'pair'];

export interface CategoryRow {
  readonly category: Category;
  /** By seat. */
  readonly points: readonly number[];
  /** The pieces it represents, of all seats. */
  readonly of: readonly string[];
}

const categoryOf = ({ label }: ScoreLine): Category => (EFFECTS.includes(label) ? 'effects' : (label as Category));

/** A row for each category in which anybody has a line. */
export function categoryRows(scores: readonly (readonly ScoreLine[])[]): CategoryRow[] {
  return ORDER.flatMap((category) => {
    const lines = scores.map((own) => own.filter((line) => categoryOf(line) === category));
    if (lines.every((own) => own.length === 0)) return [];
    const points = lines.map((own) => own.reduce((sum, line) => sum + line.points, 0));
    const scoring = lines.flat().filter((line) => line.points > 0);
    return [{ category, points, of: scoring.flatMap((line) => line.of ?? []) }];
  });
}

/** By seat: the sum of these rows. */
export const totalsOf = (rows: readonly CategoryRow[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { points }) => sum + points[seat], 0));
