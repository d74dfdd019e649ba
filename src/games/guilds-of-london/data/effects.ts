// R6.E1–R6.E35, R8: what a special action or a reward does, as a list of jobs. A handful of steps carries them out.
import type { EffectKind } from './cards.ts';
import type { RewardKind } from './tiles.ts';

/** `n`, symbol and the other numbers come from the card or from the reward. The first job is the main effect (R6.4). */
export type Job =
  /** Pawns, all from one place to another. */
  | { readonly job: 'amount'; readonly from: 'supply' | 'hall'; readonly to: 'hall' | 'plantation' }
  /** Pawns to tiles; `together`: all to one tile. `own`: from the Guildhall and from tiles (R6.6). */
  | { readonly job: 'send'; readonly from: 'own' | 'supply' | 'plantation'; readonly together?: boolean }
  /** Own pawns to the plantation, from the Guildhall and from tiles. */
  | { readonly job: 'ship' }
  | { readonly job: 'shift' | 'shipTile' }
  | { readonly job: 'rival'; readonly pushes: boolean }
  | { readonly job: 'beadle' }
  | { readonly job: 'neutral' }
  /** Until the end of the turn. */
  | { readonly job: 'lasting'; readonly what: 'recruits' | 'free' | 'discount' | 'extra' }
  | { readonly job: 'vp'; readonly per?: 'masters' | 'overseas' }
  /** `attached`: "+ draw", never a reason to play the card (R6.4). */
  | { readonly job: 'draw'; readonly attached?: boolean }
  | { readonly job: 'seize' | 'salvage' | 'tithe' | 'cycle' | 'mayor' | 'borrow' | 'swap' | 'resign' };

const RECRUIT: Job = { job: 'amount', from: 'supply', to: 'hall' };
const MOVE: Job = { job: 'send', from: 'own' };
const PLACE: Job = { job: 'send', from: 'supply' };
const ALSO_DRAW: Job = { job: 'draw', attached: true };

export const EFFECT_JOBS: Readonly<Record<EffectKind, readonly [Job, ...Job[]]>> = {
  RECRUIT: [RECRUIT],
  RECRUIT_BY_MASTERS: [RECRUIT],
  PLACE_SYMBOL: [PLACE],
  PLACE_ONE_TILE: [{ job: 'send', from: 'supply', together: true }],
  NEUTRAL: [{ job: 'neutral' }],
  TURN_DOUBLE_RECRUIT: [{ job: 'lasting', what: 'recruits' }],
  MOVE_SYMBOL: [MOVE],
  MOVE_ONE_TILE: [{ job: 'send', from: 'own', together: true }],
  MOVE_ANY_DRAW: [MOVE, ALSO_DRAW],
  SHIFT_ADJACENT: [{ job: 'shift' }],
  EXPEL: [{ job: 'rival', pushes: false }],
  PUSH_ADJACENT: [{ job: 'rival', pushes: true }],
  TURN_FREE_MOVE: [{ job: 'lasting', what: 'free' }],
  BEADLE_FOLLOW: [{ job: 'beadle' }],
  BEADLE_DRAW: [{ job: 'beadle' }, ALSO_DRAW],
  SHIP: [{ job: 'ship' }],
  SHIP_DRAW: [{ job: 'ship' }, ALSO_DRAW],
  SHIP_TILE: [{ job: 'shipTile' }],
  SETTLE: [{ job: 'amount', from: 'supply', to: 'plantation' }],
  HOMECOMING: [{ job: 'send', from: 'plantation' }],
  EXPEL_PLANTATION: [{ job: 'seize' }],
  VP_PLANTATION: [{ job: 'vp', per: 'overseas' }],
  END_DRAW: [{ job: 'lasting', what: 'extra' }],
  END_DRAW_BY_MASTERS: [{ job: 'lasting', what: 'extra' }],
  DRAW: [{ job: 'draw' }],
  SALVAGE: [{ job: 'salvage' }],
  TURN_DISCOUNT: [{ job: 'lasting', what: 'discount' }],
  TITHE: [{ job: 'tithe' }],
  CYCLE: [{ job: 'cycle' }],
  VP: [{ job: 'vp' }],
  VP_BY_MASTERS: [{ job: 'vp', per: 'masters' }],
  MAYOR: [{ job: 'mayor' }],
  TOKEN_REWARD: [{ job: 'borrow' }],
  SWAP_TOKENS_DRAW: [{ job: 'swap' }, ALSO_DRAW],
  RESIGN: [{ job: 'resign' }],
};

export const REWARD_JOBS: Readonly<Record<RewardKind, Job>> = {
  cards: { job: 'draw' }, // R8.2
  recruit: RECRUIT, // R8.3
  place: PLACE, // R8.4
  move: MOVE, // R8.5
  ship: { job: 'amount', from: 'hall', to: 'plantation' }, // R8.6
  neutral: { job: 'neutral' }, // R8.7
  mayor: { job: 'mayor' },
  beadle: { job: 'beadle' }, // R8.9
};
