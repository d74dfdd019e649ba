// The numbers of the judgement that was tuned by playing (`judge.ts`): what each begins with, and how far apart values are
// tried (`scripts/tune.ts`). They begin as the value written by hand (`../bot.ts`), which has no numbers for many of them.

import { plus, times, type Weight } from '../../../text/tuning.ts';
import { ACTIONS, type StepRow } from '../data/cards.ts';
import { inPlay } from '../data/in-play.ts';
import type { Card, Mayor } from '../data/kinds.ts';
import { MAYORS as ALL_MAYORS, type MayorRow } from '../data/tokens.ts';

/** What a reward is worth, each. */
const REWARDS = {
  cards: times(0.75),
  recruit: times(0.45),
  place: times(1.3),
  move: times(0.7),
  ship: times(0.7),
  neutral: times(1.2),
  mayor: times(3),
  beadle: times(0.3),
  noHandLimit: times(1.5),
};

/** The chance to win a tile with this many pawns missing, and what changes it. */
const TILES = {
  won0: times(0.85, 0.12),
  won1: times(0.42),
  won2: times(0.2),
  won3: times(0.08),
  won4: times(0.03),
  won5: times(0.01),
  /** While tiles are not resolved in this round: ahead, behind, far behind. */
  earlyAhead: plus(0.15),
  earlyBehind: times(1),
  earlyFarBehind: times(1),
  /** While somebody else acts before tiles are resolved. */
  exposedAhead: plus(0.12),
  exposedBehind: times(1),
  /** Nobody else acts before. */
  safeBehind: times(1),
  /** Rounds in which a start is still worth something. */
  patience: times(2, 0.4),
  /** One or two pawns more than needed; a rival who can overtake. */
  spare1: plus(0.15),
  spare2: plus(0.2),
  threat: plus(0.08),
  /** Cards and pawns at hand for what is missing. */
  able1: plus(0.08),
  able2: plus(0.06),
  able3: plus(0.04),
  /** Others there, own pawns there. */
  crowded: plus(0.06),
  begun: plus(0.06),
  contested: plus(0.5),
  beadle: plus(0.4),
  spread: plus(0.25),
  /** Pawns on tiles come back. */
  pawnBack: times(0.3, 0.5),
  tileVp: times(1, 0.2),
  tileEffects: times(1, 0.25),
  effectsLate: times(0.8),
  tileBeside: times(1),
  tileMaster: plus(0.4, 0.3),
  tileMayor: times(1),
  second: times(0.9),
};

/** What masters, tokens and turn order will still be good for. */
const STANDING = {
  master: plus(0.5),
  masterYellow: plus(0.35),
  masterRed: plus(0.35),
  masterBlue: plus(0.35),
  masterGreen: plus(0.35),
  masterPink: plus(0.35),
  token: plus(0.2),
  lastBeforeTiles: plus(0.6),
  lastElse: plus(0.4),
};

/** Cards in hand, pawns and neutrals. */
const MEANS = {
  card: times(1, 0.25),
  cardTilt: plus(0.15),
  lastCards: plus(0.3),
  cardTime: times(3, 0.4),
  cardEarly: plus(0.2),
  cardBeforeTiles: plus(0.15),
  cardWasted: plus(0.25),
  cardTwoSymbols: plus(0.2),
  cardFits: plus(0.25),
  pawn: times(1),
  pawnTilt: plus(0.1),
  pawnTime: times(3, 0.4),
  pawnEarly: plus(0.2),
  pawnBeforeTiles: plus(0.15),
  pair: plus(0.2),
  supply: plus(0.08),
  neutral: times(0.7),
  neutralAtEnd: plus(0.25, 0.3),
};

const PLANTATION = {
  growthNow: times(0.9, 0.25),
  growthNext: times(0.7, 0.25),
  growthSoon: times(0.5, 0.25),
  growthLater: times(0.35, 0.25),
  overseas: times(0.1, 0.5),
  overseasAhead: plus(0.6),
  overseasBehind: plus(0.5),
  shipSoon: plus(0.4),
};

/** What the special action of a card in hand is worth beyond a card. */
const CARDS = {
  recruitCard: plus(0.35),
  recruitFourCard: plus(0.35),
  placeCard: plus(0.35),
  placeTwoCard: plus(0.35),
  neutralCard: plus(0.35),
  doubleRecruitCard: plus(0.35),
  moveTwoCard: plus(0.35),
  moveThreeCard: plus(0.35),
  moveAnyCard: plus(0.35),
  freeMoveCard: plus(0.35),
  shiftCard: plus(0.35),
  expelCard: plus(0.35),
  shipCard: plus(0.35),
  shipTwoCard: plus(0.35),
  shipTileCard: plus(0.35),
  settleCard: plus(0.35),
  overseasCard: plus(0.35),
  vpOverseasCard: plus(0.35),
  endDrawCard: plus(0.35),
  endDrawFourCard: plus(0.35),
  drawCard: plus(0.35),
  salvageCard: plus(0.35),
  discountCard: plus(0.35),
  titheCard: plus(0.35),
  vpThreeCard: plus(0.35),
  vpTwoCard: plus(0.35),
  vpMastersCard: plus(0.35),
  mayorCard: plus(0.35),
  tokenCard: plus(0.35),
  resignCard: plus(0.35),
  otherCard: plus(0.35),
  vpTwoReady: plus(0.4),
  vpAtEnd: plus(0.4),
};

/** What each mayor card will bring beyond what it counts now. */
const MAYORS = {
  mayor: plus(0.6),
  mayorChanging: plus(0.5),
  MR01: plus(2),
  MR02: plus(2),
  MR03: plus(2),
  MR04: plus(2),
  MR05: plus(2),
  MR06: plus(2),
  MR07: plus(2),
  MR08: plus(2),
  MR09: plus(2),
  MR10: plus(2),
  MR11: plus(2),
  MR12: plus(2),
  MR13: plus(2),
  MR14: plus(2),
  MR15: plus(2),
  MR16: plus(2),
  MR17: plus(2),
  MR18: plus(2),
  MR19: plus(2),
  MR20: plus(2),
  MR21: plus(2),
} satisfies Record<string, Weight>;

export const WEIGHTS = {
  rewards: REWARDS,
  tiles: TILES,
  standing: STANDING,
  means: MEANS,
  plantation: PLANTATION,
  cards: CARDS,
  mayors: MAYORS,
};
/** A number for each. In groups: an object with a hundred names is slow to read. */
export type Numbers = {
  readonly [Group in keyof typeof WEIGHTS]: Readonly<Record<keyof (typeof WEIGHTS)[Group], number>>;
};

/** The number that goes with each special action of Kontor's own edition. */
const OF_ACTION: Readonly<Record<string, keyof typeof CARDS>> = {
  YA: 'recruitCard',
  YB: 'recruitFourCard',
  YC: 'placeCard',
  YD: 'placeTwoCard',
  YE: 'recruitCard',
  YF: 'neutralCard',
  YG: 'doubleRecruitCard',
  RA: 'moveTwoCard',
  RB: 'moveThreeCard',
  RC: 'moveAnyCard',
  RD: 'shiftCard',
  RE: 'expelCard',
  RF: 'expelCard',
  RG: 'freeMoveCard',
  RH: 'otherCard',
  BA: 'shipCard',
  BB: 'shipTwoCard',
  BC: 'shipTileCard',
  BD: 'settleCard',
  BE: 'overseasCard',
  BF: 'overseasCard',
  BG: 'vpOverseasCard',
  BH: 'shipTwoCard',
  GA: 'endDrawCard',
  GB: 'endDrawFourCard',
  GC: 'endDrawCard',
  GD: 'drawCard',
  GE: 'salvageCard',
  GF: 'discountCard',
  GG: 'titheCard',
  GH: 'salvageCard',
  PA: 'vpThreeCard',
  PB: 'vpTwoCard',
  PC: 'vpMastersCard',
  PD: 'mayorCard',
  PE: 'neutralCard',
  PF: 'discountCard',
  PG: 'resignCard',
  PH: 'tokenCard',
  PI: 'otherCard',
  PJ: 'otherCard',
};

const own = inPlay.with(inPlay.builtIn, () => ({ actions: ACTIONS, mayors: ALL_MAYORS }));
const isSame = (a: StepRow, b: StepRow): boolean => JSON.stringify(a) === JSON.stringify(b);
/** How much an effect does, by the number that counts. */
const amountIn = ({ n, take, vp, max, draw }: StepRow): number => n ?? take ?? vp ?? max ?? draw ?? 1;

/** What a special action is worth: each of its effects like that of the card known to be most like it, in proportion, less what it costs. */
export function actionWorth(cards: Numbers['cards'], { code, action }: Pick<Card, 'code' | 'action'>): number {
  const known = own.actions[code];
  const costs = (known?.cost ?? 0) - action.cost;
  if (known !== undefined && costs === 0 && action.steps.length === 1 && isSame(known.steps[0], action.steps[0]))
    return cards[OF_ACTION[code]];
  return action.steps.reduce((sum, step) => sum + stepWorth(cards, step), 0) - action.cost;
}
function stepWorth(cards: Numbers['cards'], step: StepRow): number {
  const alike = Object.entries(own.actions).filter(([, { steps }]) => steps[0].effect === step.effect);
  const apart = ([, { steps }]: (typeof alike)[number]): number => Math.abs(amountIn(steps[0]) - amountIn(step));
  const [[code, { cost, steps }]] = alike.toSorted((a, b) => apart(a) - apart(b));
  return ((cards[OF_ACTION[code]] + cost) * amountIn(step)) / amountIn(steps[0]);
}

/** The most that a mayor card can bring. */
const mostOf = (row: MayorRow): number => ('steps' in row ? Math.max(...row.steps) : row.max);
const symbolOf = (row: MayorRow): string => ('symbol' in row ? row.symbol : '');
/** What a mayor card will bring: like the one of its name, else like those of its kind, in proportion to what it can bring at most. */
export function mayorOutlook(mayors: Numbers['mayors'], { code, ...mayor }: Mayor): number {
  const known = own.mayors[code];
  const isKnown = known !== undefined && known.kind === mayor.kind && symbolOf(known) === symbolOf(mayor);
  const alike = isKnown ? [code] : Object.keys(own.mayors).filter((id) => own.mayors[id].kind === mayor.kind);
  const each = alike.map((id) => (mayors[id as 'MR01'] * mostOf(mayor)) / mostOf(own.mayors[id]));
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}
