import { type FidelityRow, lacksOf } from '../../text/fidelity.ts';
import type { Origin, Rulebook } from '../../text/texts.ts';

/** A rule or a ruling, as it is listed. */
export interface Listed {
  readonly id: string;
  /** null: a ruling of ours. */
  readonly origin: Origin | null;
  readonly text: string;
}
export interface ListedPart {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Listed[];
}

/** The chapters of a rulebook, and its rulings as one more. */
export const partsOf = ({ chapters, rulings }: Rulebook, title: string): ListedPart[] => [
  ...chapters,
  {
    id: 'rulings',
    title,
    rules: rulings.map(({ id, question, answer }) => ({ id, origin: null, text: `${question} ${answer}` })),
  },
];

export const SHOWS = ['all', 'lacking', 'ours'] as const;
export type Show = (typeof SHOWS)[number];

export const isShown = (show: Show, { origin }: Listed, row: FidelityRow | undefined): boolean =>
  show === 'all' ||
  (show === 'lacking' ? row === undefined || lacksOf(row).length > 0 : (origin?.includes('K') ?? true));
