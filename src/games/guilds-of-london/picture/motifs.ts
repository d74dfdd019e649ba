// What a special action does, in signs: a name, and the number of the card's row that stands beside it.
import { AMOUNTS } from '../data/amounts.ts';
import { type ActionRow, type EffectKind, MAYORS_KEPT, type StepRow } from '../data/cards.ts';
import type { GuildSymbol } from '../data/tiles.ts';
import type { GlyphName } from './glyphs.ts';

export interface Motif {
  /** `more`: what there is no room for. */
  readonly sign: GlyphName | { readonly symbol: GuildSymbol } | 'more';
  readonly text: string;
}
/** 'sign:field' with the fields of a step and a few more; 'symbol' is the shield of its symbol; other text stands as it is. */
const MOTIFS: Readonly<Record<EffectKind, string>> = {
  RECRUIT: 'recruit:n',
  RECRUIT_BY_MASTERS: 'recruit:base throne symbol',
  PLACE_SYMBOL: 'place:n symbol',
  PLACE_ONE_TILE: 'place:n all',
  NEUTRAL: 'neutral:n',
  TURN_DOUBLE_RECRUIT: 'recruit:doubled',
  MOVE_SYMBOL: 'move:n symbol',
  MOVE_ONE_TILE: 'move:n all',
  MOVE_ANY_DRAW: 'move:n cards:draw',
  SHIFT_ADJACENT: 'move:∞ all',
  EXPEL: 'push pawn:n',
  PUSH_ADJACENT: 'push all',
  TURN_FREE_MOVE: 'move:∗',
  BEADLE_FOLLOW: 'beadle move:n',
  BEADLE_DRAW: 'beadle cards:draw',
  SHIP: 'ship:n',
  SHIP_DRAW: 'ship:n cards:draw',
  SHIP_TILE: 'ship:∞ all',
  SETTLE: 'recruit:n ship',
  HOMECOMING: 'ship move:n symbol',
  EXPEL_PLANTATION: 'push ship:n',
  VP_PLANTATION: 'ship vp:max',
  END_DRAW: 'cards:n',
  END_DRAW_BY_MASTERS: 'cards:base throne symbol',
  DRAW: 'cards:n',
  SALVAGE: 'pickup:take',
  TURN_DISCOUNT: 'coin:less',
  TITHE: 'pickup:n',
  CYCLE: 'swap cards',
  VP: 'vp:n',
  VP_BY_MASTERS: 'throne vp:max',
  MAYOR: 'mayor:keep',
  TOKEN_REWARD: 'pickup vp',
  SWAP_TOKENS_DRAW: 'swap vp cards:draw',
  RESIGN: 'throne vp:vp',
};

/** The most signs that a card has room for, in two rows. */
const MOST = 6;

export function motifsOf({ steps }: ActionRow): Motif[] {
  const all = steps.flatMap(motifsOfStep);
  return all.length > MOST ? [...all.slice(0, MOST - 1), { sign: 'more', text: '…' }] : all;
}

function motifsOfStep(step: StepRow): Motif[] {
  const said = { doubled: `×${AMOUNTS.doubled}`, less: `−${step.n}`, keep: MAYORS_KEPT };
  const fields: Readonly<Partial<Record<string, unknown>>> = { ...step, ...said };
  return MOTIFS[step.effect].split(' ').flatMap((word): Motif[] => {
    const [sign, field = ''] = word.split(':');
    const text = String(fields[field] ?? field);
    if (sign === 'symbol') return step.symbol === undefined ? [] : [{ sign: { symbol: step.symbol }, text }];
    return field === 'draw' && step.draw === 0 ? [] : [{ sign: sign as GlyphName, text }];
  });
}
