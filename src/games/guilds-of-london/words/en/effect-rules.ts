// R6.E1–R6.E35 What the special actions do, with the numbers of the cards.
import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS } from '../../data/amounts.ts';
import { type EffectKind, MAYORS_KEPT, type StepRow } from '../../data/cards.ts';
import type { GuildSymbol } from '../../data/tiles.ts';
import { sayEach, sayMany, type UserWords } from '../users.ts';
import { names } from './names.ts';

const { counted, plural } = kitOf('en');
const word = (n = 0) => inWords('en', n);
const cards = (n = 0) => counted(n, 'card', 'cards');
const own = (n = 0) => counted(n, 'own pawn', 'own pawns');
const opposing = (n = 0) => counted(n, 'opposing pawn', 'opposing pawns');
const thenDraw = ({ draw = 0 }: StepRow, before: string) => (draw === 0 ? '' : `${before} draw ${cards(draw)}`);
const called = (symbol?: GuildSymbol) => (symbol === undefined ? '' : names.symbols[symbol]);
const tiles = (symbol?: GuildSymbol) =>
  symbol === undefined ? 'unresolved tiles, symbols ignored' : `unresolved tiles with a ${called(symbol)} symbol`;

export const users: UserWords = {
  names,
  needs: (symbol) => (symbol === 'any' ? 'only with a master' : `only with a ${called(symbol)} master`),
  none: 'No card of this edition does this.',
};
const each = (effect: EffectKind, sentence: (step: StepRow) => string) => () => sayEach(users, effect, sentence);
const many = (effect: EffectKind, sentence: string) => () => sayMany(users, effect, sentence);

function place({ n, symbol }: StepRow): string {
  const where = symbol === undefined ? 'any unresolved tile' : `an unresolved tile with a ${called(symbol)} symbol`;
  return n === 1
    ? `${own(n)} from the supply directly to ${where}.`
    : `up to ${own(n)} from the supply directly to ${tiles(symbol)}, to the same one or to different ones.`;
}

export const effectRules: Readonly<Record<EffectKind, () => string>> = {
  RECRUIT: many('RECRUIT', 'up to that many own pawns from the supply to the Guildhall.'),
  RECRUIT_BY_MASTERS: each(
    'RECRUIT_BY_MASTERS',
    ({ base, symbol, max }) =>
      `up to as many pawns from the supply to the Guildhall as ${base} plus your ${called(symbol)} masters, at most ${max}.`,
  ),
  PLACE_SYMBOL: each('PLACE_SYMBOL', place),
  PLACE_ONE_TILE: each(
    'PLACE_ONE_TILE',
    ({ n }) => `up to ${own(n)} from the supply to one and the same unresolved tile, symbols ignored.`,
  ),
  NEUTRAL: each(
    'NEUTRAL',
    ({ n = 0 }) => `take ${counted(n, 'neutral', 'neutrals')} from the scoreboard. Not possible if none is there.`,
  ),
  TURN_DOUBLE_RECRUIT: each(
    'TURN_DOUBLE_RECRUIT',
    () =>
      `for the rest of the turn each recruit (R5.3) brings up to ${AMOUNTS.doubled} pawns instead of ${AMOUNTS.recruits}. Two copies do not add up.`,
  ),
  MOVE_SYMBOL: each(
    'MOVE_SYMBOL',
    ({ n, symbol }) =>
      `move up to ${own(n)} to ${tiles(symbol)}, to the same one or to different ones; each pawn moves once.`,
  ),
  MOVE_ONE_TILE: each(
    'MOVE_ONE_TILE',
    ({ n }) =>
      `move up to ${own(n)}, from different places if you like, to one and the same unresolved tile, symbols ignored.`,
  ),
  MOVE_ANY_DRAW: each(
    'MOVE_ANY_DRAW',
    (step) => `move ${own(step.n)} to any unresolved tile, symbols ignored${thenDraw(step, '; then')}.`,
  ),
  SHIFT_ADJACENT: each(
    'SHIFT_ADJACENT',
    () => 'move any number of own pawns, at least one, from one unresolved tile to one adjacent unresolved tile.',
  ),
  EXPEL: each('EXPEL', ({ n }) => `send ${opposing(n)} from an unresolved tile to the Guildhall.`),
  PUSH_ADJACENT: each(
    'PUSH_ADJACENT',
    ({ n }) => `move ${opposing(n)} from an unresolved tile to an adjacent unresolved tile.`,
  ),
  TURN_FREE_MOVE: each('TURN_FREE_MOVE', () => 'for the rest of the turn moving (R5.4) ignores symbols.'),
  BEADLE_FOLLOW: each(
    'BEADLE_FOLLOW',
    ({ n }) =>
      `move the beadle to another unresolved guild tile; then you may move ${own(n)} there. Not possible if he has left the game or has no other tile to go to.`,
  ),
  BEADLE_DRAW: each(
    'BEADLE_DRAW',
    (step) =>
      `move the beadle to another unresolved guild tile${thenDraw(step, ', then')}. Not possible in the cases of R6.E14.`,
  ),
  SHIP: many('SHIP', 'bring up to that many own pawns to the plantation.'),
  SHIP_DRAW: each('SHIP_DRAW', (step) => `bring ${own(step.n)} to the plantation${thenDraw(step, ', then')}.`),
  SHIP_TILE: each(
    'SHIP_TILE',
    () => 'bring any number of own pawns, at least one, from one unresolved tile to the plantation.',
  ),
  SETTLE: each('SETTLE', ({ n }) => `up to ${own(n)} from the supply to the plantation.`),
  HOMECOMING: each('HOMECOMING', ({ n, symbol }) => `move up to ${own(n)} from the plantation to ${tiles(symbol)}.`),
  EXPEL_PLANTATION: each('EXPEL_PLANTATION', ({ n }) => `send ${opposing(n)} from the plantation to the Guildhall.`),
  VP_PLANTATION: each(
    'VP_PLANTATION',
    ({ per, max }) => `${per} VP for each own pawn on the plantation, at most ${max}. Not possible without one.`,
  ),
  END_DRAW: many('END_DRAW', 'that many extra cards at the end of the turn (R5.7).'),
  END_DRAW_BY_MASTERS: each(
    'END_DRAW_BY_MASTERS',
    ({ base, symbol, max }) =>
      `at the end of the turn as many extra cards as ${base} plus your ${called(symbol)} masters, counted now, at most ${max}.`,
  ),
  DRAW: each('DRAW', ({ n }) => `draw ${cards(n)} now; you may use them in this turn.`),
  SALVAGE: each(
    'SALVAGE',
    ({ look, take }) =>
      `look at the top ${cards(look)} of the discard pile and take up to ${take} of them into your hand. If there are fewer you see all; not possible if the pile is empty. Cards you paid with already lie there.`,
  ),
  TURN_DISCOUNT: each(
    'TURN_DISCOUNT',
    ({ n }) => `each later special action of this turn costs ${n} less, but never less than nothing. Several add up.`,
  ),
  TITHE: each(
    'TITHE',
    ({ n }) =>
      `choose an opponent who holds more cards than you, counted after paying and without the card in front of you. Take ${cards(n)} at random from that hand. Not possible if there is nobody.`,
  ),
  CYCLE: each(
    'CYCLE',
    ({ bonus = 0 }) =>
      `discard any number of hand cards, at least one, and draw ${bonus === 0 ? 'as many as' : `${word(bonus)} more than`} you discarded.`,
  ),
  VP: each('VP', ({ n }) => `${n} VP.`),
  VP_BY_MASTERS: each(
    'VP_BY_MASTERS',
    ({ per, max }) =>
      `a VP for every ${per} own masters, rounded down, at most ${max}. Not possible if that gives none.`,
  ),
  MAYOR: each(
    'MAYOR',
    ({ draw = 0 }) =>
      `draw ${draw} mayor cards, keep ${word(MAYORS_KEPT)}, put the ${plural(draw - MAYORS_KEPT, 'other', 'others')} at the bottom of the deck. Not possible if the deck is empty.`,
  ),
  TOKEN_REWARD: each(
    'TOKEN_REWARD',
    () =>
      'choose an unresolved tile on which you have a pawn and receive the VP and effects of its token. The token stays and does not count as received.',
  ),
  SWAP_TOKENS_DRAW: each(
    'SWAP_TOKENS_DRAW',
    (step) => `swap the tokens of two unresolved tiles${thenDraw(step, ', then')}.`,
  ),
  RESIGN: each(
    'RESIGN',
    ({ vp }) =>
      `one own master goes to the Guildhall and is a pawn again; its tile stays resolved, now without a master. You gain ${vp} VP.`,
  ),
};
