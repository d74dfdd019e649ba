// What the score pad says; names of tiles and cards come from the board.
export const PAD_COUNTS = [
  'vp',
  'pawnsInGuildhall',
  'neutrals',
  'cardsInHand',
  'tokensReceived',
  'plantationsWon',
] as const;
export type PadCount = (typeof PAD_COUNTS)[number];

export interface EntryWords {
  readonly mode: string;
  readonly together: string;
  readonly alone: string;
  readonly hint: string;
  readonly fill: string;
  readonly fillAbout: string;
  readonly places: string;
  empty(x: number, y: number): string;
  readonly tile: string;
  readonly laid: string;
  readonly master: string;
  readonly nobody: string;
  readonly open: string;
  readonly remove: string;
  readonly mayors: string;
  /** R10.2 What of the count is no card. */
  readonly amounts: Readonly<Record<'pairVp' | 'streetMasters', string>>;
  /** VP of a mayor card for so many. */
  forSoMany(count: number): string;
  readonly counts: Readonly<Record<PadCount, string>>;
}
