// Dossier 4.8: action cards. A card is a standard or two and the code of a special action; a special action is a list of effects, each one
// of 35 with its numbers.
import { inOrder, inPlay } from './in-play.ts';
import type { GuildSymbol } from './tiles.ts';

export type Timing = 'once' | 'turn' | 'end';
/** R6.E1–R6.E35, in the order of their numbers. */
export const EFFECTS = [
  'RECRUIT',
  'RECRUIT_BY_MASTERS',
  'PLACE_SYMBOL',
  'PLACE_ONE_TILE',
  'NEUTRAL',
  'TURN_DOUBLE_RECRUIT',
  'MOVE_SYMBOL',
  'MOVE_ONE_TILE',
  'MOVE_ANY_DRAW',
  'SHIFT_ADJACENT',
  'EXPEL',
  'PUSH_ADJACENT',
  'TURN_FREE_MOVE',
  'BEADLE_FOLLOW',
  'BEADLE_DRAW',
  'SHIP',
  'SHIP_DRAW',
  'SHIP_TILE',
  'SETTLE',
  'HOMECOMING',
  'EXPEL_PLANTATION',
  'VP_PLANTATION',
  'END_DRAW',
  'END_DRAW_BY_MASTERS',
  'DRAW',
  'SALVAGE',
  'TURN_DISCOUNT',
  'TITHE',
  'CYCLE',
  'VP',
  'VP_BY_MASTERS',
  'MAYOR',
  'TOKEN_REWARD',
  'SWAP_TOKENS_DRAW',
  'RESIGN',
] as const;
export type EffectKind = (typeof EFFECTS)[number];

/** The numbers that an effect can have. */
export const NUMBERS = ['n', 'draw', 'base', 'per', 'max', 'look', 'take', 'bonus', 'vp'] as const;
export type StepNumber = (typeof NUMBERS)[number];
/** One effect of a special action. */
export type StepRow = { readonly effect: EffectKind; readonly symbol?: GuildSymbol } & {
  readonly [N in StepNumber]?: number;
};
/** R6.E1–R6.E35 What each effect needs; of a symbol, '?' says that there may be none: then any tile will do. */
export const STEP_FIELDS: Readonly<Record<EffectKind, readonly (StepNumber | 'symbol' | 'symbol?')[]>> = {
  RECRUIT: ['n'],
  RECRUIT_BY_MASTERS: ['base', 'symbol', 'max'],
  PLACE_SYMBOL: ['n', 'symbol?'],
  PLACE_ONE_TILE: ['n'],
  NEUTRAL: ['n'],
  TURN_DOUBLE_RECRUIT: [],
  MOVE_SYMBOL: ['n', 'symbol?'],
  MOVE_ONE_TILE: ['n'],
  MOVE_ANY_DRAW: ['n', 'draw'],
  SHIFT_ADJACENT: [],
  EXPEL: ['n'],
  PUSH_ADJACENT: ['n'],
  TURN_FREE_MOVE: [],
  BEADLE_FOLLOW: ['n'],
  BEADLE_DRAW: ['draw'],
  SHIP: ['n'],
  SHIP_DRAW: ['n', 'draw'],
  SHIP_TILE: [],
  SETTLE: ['n'],
  HOMECOMING: ['n', 'symbol?'],
  EXPEL_PLANTATION: ['n'],
  VP_PLANTATION: ['per', 'max'],
  END_DRAW: ['n'],
  END_DRAW_BY_MASTERS: ['base', 'symbol', 'max'],
  DRAW: ['n'],
  SALVAGE: ['look', 'take'],
  TURN_DISCOUNT: ['n'],
  TITHE: ['n'],
  CYCLE: ['bonus'],
  VP: ['n'],
  VP_BY_MASTERS: ['per', 'max'],
  MAYOR: ['draw'],
  TOKEN_REWARD: [],
  SWAP_TOKENS_DRAW: ['draw'],
  RESIGN: ['vp'],
};
/** R6.E32 */
export const MAYORS_KEPT = 1;

export interface ActionRow {
  readonly cost: number;
  readonly timing: Timing;
  /** R6.3 At least one own master with the symbol, or with any. */
  readonly needs?: GuildSymbol | 'any';
  /** R6.4 The first one is the main effect. */
  readonly steps: readonly StepRow[];
}
export interface WrittenAction {
  readonly cost: number;
  readonly needs: GuildSymbol | 'any' | null;
  readonly steps: readonly StepRow[];
}
export type ActionCode = string;

/** R6.5 A card that does something for the whole turn says so. */
function timingOf(steps: readonly StepRow[]): Timing {
  if (steps.some(({ effect }) => effect.startsWith('TURN_'))) return 'turn';
  return steps.some(({ effect }) => effect.startsWith('END_')) ? 'end' : 'once';
}

export let ACTIONS!: Readonly<Record<ActionCode, ActionRow>>;
inPlay.table(
  () => {
    const rows = Object.entries(inOrder<WrittenAction>('actions'));
    return Object.fromEntries(
      rows.map(([code, { cost, needs, steps }]): [string, ActionRow] => [
        code,
        { cost, timing: timingOf(steps), ...(needs !== null && { needs }), steps },
      ]),
    );
  },
  (made) => {
    ACTIONS = made;
  },
);

export interface CardRow {
  readonly code: ActionCode;
  /** One or two; a card moves a pawn to a tile that shows one of them (R5.4). */
  readonly standards: readonly GuildSymbol[];
}
export let CARDS!: Readonly<Record<string, CardRow>>;
inPlay.table(
  () => {
    const rows = inOrder<{ readonly action: ActionCode; readonly standards: readonly GuildSymbol[] }>('cards');
    const all = Object.entries(rows).map(([id, { action, standards }]) => [id, { code: action, standards }] as const);
    return Object.fromEntries(all);
  },
  (made) => {
    CARDS = made;
  },
);
