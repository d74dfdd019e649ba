// The special actions of the cards (R6.E1–R6.E35).
import type { EffectKind, StepRow } from '../data/cards.ts';

/** What each special action does, in few words. */
export type EffectWords = Readonly<Record<EffectKind, (row: StepRow, symbol: string) => string>>;
/** What all cards of an effect have in common, whatever the numbers on the card. */
export type EffectNames = Readonly<Record<EffectKind, string>>;
