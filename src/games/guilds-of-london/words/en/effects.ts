import { kitOf } from '../../../../text/kit.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { MAYORS_KEPT } from '../../data/cards.ts';
import type { EffectWords } from '../effects.ts';

const { counted } = kitOf('en');
const cards = (n = 0) => counted(n, 'card', 'cards');
const opposing = (n = 0) => counted(n, 'opposing pawn', 'opposing pawns');

const also = (n = 0) => (n === 0 ? '' : `, draw ${cards(n)}`);
const tiles = (symbol: string) => (symbol === '' ? 'any tiles' : `tiles with ${symbol}`);

export const effects: EffectWords = {
  RECRUIT: (row) => `recruit up to ${row.n}`,
  RECRUIT_BY_MASTERS: (row, symbol) => `recruit ${row.base} + masters (${symbol}), at most ${row.max}`,
  PLACE_SYMBOL: (row, symbol) =>
    row.n === 1
      ? `${row.n} from the supply to ${symbol === '' ? 'any tile' : `a tile with ${symbol}`}`
      : `up to ${row.n} from the supply to ${tiles(symbol)}`,
  PLACE_ONE_TILE: (row) => `up to ${row.n} from the supply to any one tile`,
  NEUTRAL: (row) => `take ${counted(row.n ?? 0, 'neutral', 'neutrals')}`,
  TURN_DOUBLE_RECRUIT: () => `this turn each recruit brings up to ${AMOUNTS.doubled}`,
  MOVE_SYMBOL: (row, symbol) => `move up to ${row.n} to ${tiles(symbol)}`,
  MOVE_ONE_TILE: (row) => `move up to ${row.n} to any one tile`,
  MOVE_ANY_DRAW: (row) => `move ${row.n} to any tile${also(row.draw)}`,
  SHIFT_ADJACENT: () => 'move any number from one tile to an adjacent one',
  EXPEL: (row) => `${opposing(row.n)} from a tile to the Guildhall`,
  PUSH_ADJACENT: (row) => `${opposing(row.n)} to an adjacent tile`,
  TURN_FREE_MOVE: () => 'this turn moves ignore symbols',
  BEADLE_FOLLOW: (row) => `move the beadle, up to ${counted(row.n ?? 0, 'pawn follows', 'pawns follow')}`,
  BEADLE_DRAW: (row) => `move the beadle${also(row.draw)}`,
  SHIP: (row) => `up to ${row.n} to the plantation`,
  SHIP_DRAW: (row) => `${row.n} to the plantation${also(row.draw)}`,
  SHIP_TILE: () => 'any number from one tile to the plantation',
  SETTLE: (row) => `up to ${row.n} from the supply to the plantation`,
  HOMECOMING: (row, symbol) => `up to ${row.n} from the plantation to ${tiles(symbol)}`,
  EXPEL_PLANTATION: (row) => `${opposing(row.n)} from the plantation to the Guildhall`,
  VP_PLANTATION: (row) => `${row.per} VP for each own pawn on the plantation, at most ${row.max}`,
  END_DRAW: (row) => `${row.n} more cards at the end of the turn`,
  END_DRAW_BY_MASTERS: (row, symbol) =>
    `at the end of the turn ${row.base} + masters (${symbol}) more cards, at most ${row.max}`,
  DRAW: (row) => `draw ${cards(row.n)} now`,
  SALVAGE: (row) => `up to ${row.take} of the top ${row.look} of the discard pile`,
  TURN_DISCOUNT: (row) => `later special actions this turn cost ${row.n} less`,
  TITHE: (row) => `take ${counted(row.n ?? 0, 'random card', 'random cards')} from somebody who has more`,
  CYCLE: (row) => `discard any number, draw ${row.bonus} more`,
  VP: (row) => `${row.n} VP`,
  VP_BY_MASTERS: (row) => `a VP for every ${row.per} masters, at most ${row.max}`,
  MAYOR: (row) => `draw ${row.draw} mayor cards, keep ${MAYORS_KEPT}`,
  TOKEN_REWARD: () => 'use the token of a tile you stand on',
  SWAP_TOKENS_DRAW: (row) => `swap the tokens of two tiles${also(row.draw)}`,
  RESIGN: (row) => `one master goes to the Guildhall, ${row.vp} VP`,
};
