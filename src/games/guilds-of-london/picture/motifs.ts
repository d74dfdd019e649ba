// What a special action does, in signs: a name, and the number of the card's row that stands beside it.
import type { ActionRow, EffectKind } from '../data/cards.ts';
import type { GuildSymbol } from '../data/tiles.ts';
import type { GlyphName } from './glyphs.ts';

export interface Motif {
  readonly sign: GlyphName | { readonly symbol: GuildSymbol };
  readonly text: string;
}
/** 'sign:field' with the fields of `ActionRow`; 'symbol' is the shield of the card's symbol; quoted text stands as it is. */
const MOTIFS: Readonly<Record<EffectKind, string>> = {
  RECRUIT: 'recruit:n',
  RECRUIT_BY_MASTERS: 'recruit:base throne symbol',
  PLACE_SYMBOL: 'place:n symbol',
  PLACE_ONE_TILE: 'place:n all',
  NEUTRAL: 'neutral:n',
  TURN_DOUBLE_RECRUIT: 'recruit:×2',
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
  TURN_DISCOUNT: 'coin:−1',
  TITHE: 'pickup:n',
  CYCLE: 'swap cards',
  VP: 'vp:n',
  VP_BY_MASTERS: 'throne vp:max',
  MAYOR: 'mayor:keep',
  TOKEN_REWARD: 'pickup vp',
  SWAP_TOKENS_DRAW: 'swap vp cards:draw',
  RESIGN: 'throne vp:vp',
};

export function motifsOf(action: ActionRow): Motif[] {
  const fields: Readonly<Partial<Record<string, unknown>>> = { ...action };
  return MOTIFS[action.effect].split(' ').map((word): Motif => {
    const [sign, field = ''] = word.split(':');
    const text = String(fields[field] ?? field);
    if (sign === 'symbol' && action.symbol !== undefined) return { sign: { symbol: action.symbol }, text };
    return { sign: sign as GlyphName, text };
  });
}
