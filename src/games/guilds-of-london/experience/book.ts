// The numbers made ready for judging: what tiles, tokens, cards and mayor cards are worth by them.
import { CARD, PAWN } from '../bot.ts';
import {
  allCards,
  allMayors,
  allTiles,
  allTokens,
  cardOf,
  mayorOf,
  type Tile,
  tileOf,
  tokenOf,
} from '../data/kinds.ts';
import type { Reward } from '../data/tiles.ts';
import { PLANTATIONS, type Side } from '../data/tokens.ts';
import { actionWorth, mayorOutlook, type Numbers } from './weights.ts';

export interface Book extends Omit<Numbers, 'rewards'> {
  /** By tile: first place's effects; a master there while the game goes on. */
  readonly effects: readonly number[];
  readonly master: readonly number[];
  /** By token. */
  readonly tokens: readonly number[];
  /** By card: its special action. */
  readonly specials: readonly number[];
  /** By mayor card: what it will bring. */
  readonly outlook: readonly number[];
  /** By how many are held. */
  readonly hand: readonly number[];
  readonly hall: readonly number[];
  /** By pawns missing: the chance to win a tile, and what it gains where cards and pawns for it are there. */
  readonly won: readonly number[];
  readonly able: readonly number[];
  /** By rounds to growth, and by side: left and right reward. */
  readonly growth: readonly number[];
  readonly prizes: Readonly<Record<Side, readonly [number, number]>>;
}

const OF_SYMBOL = {
  yellow: 'masterYellow',
  red: 'masterRed',
  blue: 'masterBlue',
  green: 'masterGreen',
  pink: 'masterPink',
} as const;

/** More cards or pawns than anybody can hold, whatever the edition. */
const MANY = 1000;
/** What one more than the steps say is worth. */
const BEYOND = 0.05;

export function bookOf(numbers: Numbers): Book {
  const { rewards, tiles, standing, means, plantation, cards, mayors } = numbers;
  const effects = (list: readonly Reward[]): number => list.reduce((sum, [kind, n]) => sum + n * rewards[kind], 0);
  const both = (side: Side): [number, number] => {
    const { left, right } = PLANTATIONS[side];
    return [left.vp + effects(left.effects), right.vp + effects(right.effects)];
  };
  return {
    tiles,
    standing,
    means,
    plantation,
    cards,
    mayors,
    effects: allTiles().map((id) => effects(tileOf(id).effects) + (tileOf(id).noHandLimit ? rewards.noHandLimit : 0)),
    master: allTiles().map((id) => standing.master + symbolsWorth(standing, tileOf(id))),
    tokens: allTokens().map((id) => tokenOf(id).vp + effects(tokenOf(id).effects)),
    specials: allCards().map(
      (id) => actionWorth(cards, cardOf(id)) + (cardOf(id).standards.length > 1 ? means.cardTwoSymbols : 0),
    ),
    outlook: allMayors().map((id) => mayors.mayor + mayorOutlook(mayors, mayorOf(id))),
    hand: sums(
      CARD.map((step, i) => step * means.card + means.cardTilt * (1 - i / 3) + (i >= 5 ? means.lastCards : 0)),
    ),
    hall: sums(PAWN.map((step, i) => step * means.pawn + means.pawnTilt * (1 - i / 3))),
    won: [tiles.won0, tiles.won1, tiles.won2, tiles.won3, tiles.won4, tiles.won5],
    able: [0, tiles.able1, tiles.able2, tiles.able3],
    growth: [plantation.growthNow, plantation.growthNext, plantation.growthSoon, plantation.growthLater].map((chance) =>
      Math.min(1, chance),
    ),
    prizes: { virginia: both('virginia'), ulster: both('ulster') },
  };
}

const symbolsWorth = (standing: Numbers['standing'], { symbols }: Tile): number =>
  symbols.reduce((sum, symbol) => sum + standing[OF_SYMBOL[symbol]], 0);

/** What `n` of them are worth together. */
function sums(steps: readonly number[]): number[] {
  const list = [0];
  for (let count = 0; count < MANY; count++) list.push(list[count] + (steps[count] ?? BEYOND));
  return list;
}
