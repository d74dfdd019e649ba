// Dossier 4.5, 4.6, 4.7, 4.9: second-place tokens, mayor cards, the plantation, the promo card.
import type { GuildSymbol, Reward } from './tiles.ts';

export interface TokenRow {
  readonly vp: number;
  readonly effects: readonly Reward[];
}
export const TOKEN_KINDS = {
  VP1_C1: { vp: 1, effects: [['cards', 1]] },
  VP2: { vp: 2, effects: [] },
  VP3: { vp: 3, effects: [] },
  VP4: { vp: 4, effects: [] },
  C2: { vp: 0, effects: [['cards', 2]] },
  C3: { vp: 0, effects: [['cards', 3]] },
  L2: { vp: 0, effects: [['recruit', 2]] },
  SH1: { vp: 0, effects: [['ship', 1]] },
  N1: { vp: 0, effects: [['neutral', 1]] },
  D1: { vp: 0, effects: [['place', 1]] },
  MR: { vp: 0, effects: [['mayor', 1]] },
} as const satisfies Record<string, TokenRow>;
export type TokenKind = keyof typeof TOKEN_KINDS;

export const TOKENS = {
  TK01: 'VP1_C1',
  TK02: 'VP1_C1',
  TK03: 'VP1_C1',
  TK04: 'VP1_C1',
  TK05: 'VP2',
  TK06: 'VP2',
  TK07: 'VP2',
  TK08: 'VP2',
  TK09: 'VP2',
  TK10: 'VP3',
  TK11: 'VP3',
  TK12: 'VP4',
  TK13: 'C2',
  TK14: 'C2',
  TK15: 'C2',
  TK16: 'C2',
  TK17: 'C3',
  TK18: 'C3',
  TK19: 'L2',
  TK20: 'L2',
  TK21: 'L2',
  TK22: 'SH1',
  TK23: 'SH1',
  TK24: 'SH1',
  TK25: 'N1',
  TK26: 'N1',
  TK27: 'N1',
  TK28: 'D1',
  TK29: 'D1',
  TK30: 'MR',
} as const satisfies Record<string, TokenKind>;

/** Section 4.6: what a mayor card counts. `max` caps the card. */
export type MayorRow =
  | { readonly kind: 'PER_MASTER_SYMBOL'; readonly symbol: GuildSymbol; readonly vp: number; readonly max: number }
  | { readonly kind: 'SINGLE_SYMBOL_COLOURS' | 'LONGEST_LINE'; readonly steps: readonly number[] }
  | { readonly kind: 'LARGEST_GROUP'; readonly vp: number; readonly min: number; readonly max: number }
  | {
      readonly kind: 'PRECEDENCE';
      readonly from: number;
      readonly to: number;
      readonly vp: number;
      readonly max: number;
    }
  | { readonly kind: 'PER_MASTERS'; readonly per: number; readonly vp: number; readonly max: number }
  | { readonly kind: MayorCount; readonly vp: number; readonly max: number };
export type MayorCount =
  | 'ISOLATED'
  | 'BORDER'
  | 'NEXT_TO_GUILDHALL'
  | 'PER_SPECIAL'
  | 'PER_TOKEN_RECEIVED'
  | 'PER_PLANTATION_WON'
  | 'PER_PAWN_IN_GUILDHALL'
  | 'PER_NEUTRAL_HELD'
  | 'PER_CARD_IN_HAND'
  | 'ROWS_COLUMNS_WITH_2';
export type MayorKind = MayorRow['kind'];

/** `steps`: the VP by how many there are, beginning with none; the last entry holds for all beyond. */
export const MAYORS = {
  MR01: { kind: 'PER_MASTER_SYMBOL', symbol: 'yellow', vp: 1, max: 6 },
  MR02: { kind: 'PER_MASTER_SYMBOL', symbol: 'red', vp: 1, max: 6 },
  MR03: { kind: 'PER_MASTER_SYMBOL', symbol: 'blue', vp: 1, max: 6 },
  MR04: { kind: 'PER_MASTER_SYMBOL', symbol: 'green', vp: 1, max: 6 },
  MR05: { kind: 'PER_MASTER_SYMBOL', symbol: 'pink', vp: 1, max: 6 },
  MR06: { kind: 'SINGLE_SYMBOL_COLOURS', steps: [0, 0, 1, 3, 5, 8] },
  MR07: { kind: 'LARGEST_GROUP', vp: 1, min: 2, max: 7 },
  MR08: { kind: 'ISOLATED', vp: 2, max: 8 },
  MR09: { kind: 'BORDER', vp: 1, max: 5 },
  MR10: { kind: 'NEXT_TO_GUILDHALL', vp: 2, max: 6 },
  MR11: { kind: 'PRECEDENCE', from: 1, to: 10, vp: 2, max: 8 },
  MR12: { kind: 'PRECEDENCE', from: 31, to: 40, vp: 2, max: 8 },
  MR13: { kind: 'PER_MASTERS', per: 2, vp: 1, max: 6 },
  MR14: { kind: 'PER_SPECIAL', vp: 3, max: 6 },
  MR15: { kind: 'LONGEST_LINE', steps: [0, 0, 1, 4, 6, 8] },
  MR16: { kind: 'PER_TOKEN_RECEIVED', vp: 2, max: 8 },
  MR17: { kind: 'PER_PLANTATION_WON', vp: 3, max: 6 },
  MR18: { kind: 'PER_PAWN_IN_GUILDHALL', vp: 1, max: 5 },
  MR19: { kind: 'PER_NEUTRAL_HELD', vp: 3, max: 6 },
  MR20: { kind: 'PER_CARD_IN_HAND', vp: 1, max: 4 },
  MR21: { kind: 'ROWS_COLUMNS_WITH_2', vp: 1, max: 6 },
} as const satisfies Record<string, MayorRow>;

/** R9.2 The left reward is for the first, the right one for the second. */
export interface PlantationRow {
  readonly left: TokenRow;
  readonly right: TokenRow;
}
export const PLANTATIONS = {
  virginia: { left: { vp: 6, effects: [['cards', 1]] }, right: { vp: 3, effects: [] } },
  ulster: { left: { vp: 4, effects: [['mayor', 1]] }, right: { vp: 2, effects: [['cards', 1]] } },
} as const satisfies Record<string, PlantationRow>;
export type Side = keyof typeof PLANTATIONS;

/** R12.5 */
export const PROMO = { id: 'PR16', tokens: 3 } as const;
