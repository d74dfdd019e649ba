// Dossier 4.5, 4.6, 4.7: second-place tokens, mayor cards, the plantation.
import { inOrder, inPlay } from './in-play.ts';
import { type GuildSymbol, type Reward, rewardsFrom, type WrittenReward } from './tiles.ts';

export { PROMO } from './amounts.ts';

export interface TokenRow {
  readonly vp: number;
  readonly effects: readonly Reward[];
}
export type TokenKind = string;
export let TOKEN_KINDS!: Readonly<Record<TokenKind, TokenRow>>;
export let TOKENS!: Readonly<Record<string, TokenKind>>;
inPlay.table(
  () => {
    const kinds = Object.entries(inOrder<{ readonly vp: number; readonly effects: WrittenReward[] }>('tokenKinds'));
    const tokens = Object.entries(inOrder<{ readonly kind: TokenKind }>('tokens'));
    return {
      kinds: Object.fromEntries(kinds.map(([id, { vp, effects }]) => [id, { vp, effects: rewardsFrom(effects) }])),
      tokens: Object.fromEntries(tokens.map(([id, { kind }]) => [id, kind])),
    };
  },
  ({ kinds, tokens }) => {
    TOKEN_KINDS = kinds;
    TOKENS = tokens;
  },
);

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
type MayorNumber = 'symbol' | 'vp' | 'max' | 'min' | 'per' | 'from' | 'to';

/** R10.2.1–R10.2.16, in the order of their numbers: what each kind has beside `kind`. */
export const MAYOR_KINDS: Readonly<Record<MayorKind, readonly (MayorNumber | 'steps')[]>> = {
  PER_MASTER_SYMBOL: ['symbol', 'vp', 'max'],
  SINGLE_SYMBOL_COLOURS: ['steps'],
  LARGEST_GROUP: ['vp', 'min', 'max'],
  ISOLATED: ['vp', 'max'],
  BORDER: ['vp', 'max'],
  NEXT_TO_GUILDHALL: ['vp', 'max'],
  PRECEDENCE: ['from', 'to', 'vp', 'max'],
  PER_MASTERS: ['per', 'vp', 'max'],
  PER_SPECIAL: ['vp', 'max'],
  LONGEST_LINE: ['steps'],
  PER_TOKEN_RECEIVED: ['vp', 'max'],
  PER_PLANTATION_WON: ['vp', 'max'],
  PER_PAWN_IN_GUILDHALL: ['vp', 'max'],
  PER_NEUTRAL_HELD: ['vp', 'max'],
  PER_CARD_IN_HAND: ['vp', 'max'],
  ROWS_COLUMNS_WITH_2: ['vp', 'max'],
};
/** As a document has it: null, and no steps, where its kind has nothing to do with them. */
export type WrittenMayor = { readonly kind: MayorKind; readonly steps: readonly number[] } & Readonly<
  Record<MayorNumber, unknown>
>;

/** `steps`: the VP by how many there are, beginning with none; the last entry holds for all beyond. */
export let MAYORS!: Readonly<Record<string, MayorRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<WrittenMayor>('mayors'));
    const all = rows.map(([id, row]) => {
      const facts = MAYOR_KINDS[row.kind].map((name) => [name, row[name]]);
      return [id, { kind: row.kind, ...Object.fromEntries(facts) } as MayorRow];
    });
    return Object.fromEntries(all) as typeof MAYORS;
  },
  (made) => {
    MAYORS = made;
  },
);

/** R9.2 The left reward is for the first, the right one for the second. */
export interface PlantationRow {
  readonly left: TokenRow;
  readonly right: TokenRow;
}
export const SIDES = ['virginia', 'ulster'] as const;
export type Side = (typeof SIDES)[number];
interface WrittenSide {
  readonly leftVp: number;
  readonly leftEffects: readonly WrittenReward[];
  readonly rightVp: number;
  readonly rightEffects: readonly WrittenReward[];
}
export let PLANTATIONS!: Readonly<Record<Side, PlantationRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<WrittenSide>('plantations'));
    const all = rows.map(([id, { leftVp, leftEffects, rightVp, rightEffects }]) => {
      const left = { vp: leftVp, effects: rewardsFrom(leftEffects) };
      return [id, { left, right: { vp: rightVp, effects: rewardsFrom(rightEffects) } }];
    });
    return Object.fromEntries(all) as typeof PLANTATIONS;
  },
  (made) => {
    PLANTATIONS = made;
  },
);
