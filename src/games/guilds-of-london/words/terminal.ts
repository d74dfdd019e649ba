// The words that only the terminal needs.
import type { GuildSymbol, RewardKind } from '../data/tiles.ts';
import type { EffectWords } from './effects.ts';
import type { CardNames } from './names.ts';
import type { Words } from './sentences.ts';

export interface TerminalWords extends Pick<Words, 'mayorKinds'> {
  readonly names: CardNames;
  readonly effects: EffectWords;
  /** Two letters a symbol, one letter a reward; the legend explains them. */
  readonly symbols: Readonly<Record<GuildSymbol, string>>;
  readonly rewards: Readonly<Record<RewardKind, readonly [letter: string, meaning: string]>>;
  readonly legend: readonly string[];
  round(round: number, of: number): string;
  readonly over: string;
  resolution(isNow: boolean): string;
  growth(round: number): string;
  readonly noGrowth: string;
  readonly order: string;
  readonly first: string;
  readonly second: string;
  readonly pawns: string;
  readonly scoreboard: string;
  neutrals(n: number): string;
  pile(n: number): string;
  discard(n: number): string;
  mayorDeck(n: number): string;
  readonly inFront: string;
  readonly turn: string;
  discount(n: number): string;
  extra(n: number): string;
  recruits(n: number): string;
  readonly free: string;
  readonly guildhall: string;
  seat(number: number): string;
  readonly you: string;
  vp(n: number): string;
  hall(n: number): string;
  supply(n: number): string;
  overseas(n: number): string;
  masters(n: number): string;
  tokens(n: number): string;
  onPromo(n: number): string;
  hand(n: number): string;
  mayors(n: number): string;
  readonly opponent: string;
  readonly yourMayors: string;
  readonly offered: string;
  now(vp: number): string;
  readonly yourHand: string;
  cost(n: number): string;
  needs(symbol: string | null): string;
}
