// What the board itself says; its sentences about the game are in texts.ts.
import { type CardId, cardOf, type TileId, tileOf } from '../data/kinds.ts';
import type { GuildSymbol, Reward } from '../data/tiles.ts';
import type { Words } from './sentences.ts';

export interface BoardWords extends Pick<Words, 'names' | 'effects' | 'mayorKinds' | 'and'> {
  readonly board: string;
  readonly fit: string;
  readonly larger: string;
  readonly smaller: string;
  readonly options: string;
  readonly city: string;
  readonly hand: string;
  readonly mayors: string;
  readonly guildhall: string;
  readonly charges: Readonly<Record<GuildSymbol, string>>;
  readonly rewards: Readonly<Record<Reward[0], (n: number) => string>>;
  vp(n: number): string;
  round(round: number, of: number): string;
  first(reward: string): string;
  second(reward: string): string;
  precedence(n: number): string;
  figures(there: number, required: number): string;
  readonly due: string;
  readonly lying: string;
  readonly beadle: string;
  leads(name: string): string;
  readonly by: Readonly<Record<'masters' | 'solo', string>>;
  tie(names: string): string;
  resolvedBy(name: string): string;
  readonly noMaster: string;
  readonly noHandLimit: string;
  pawns(name: string, n: number): string;
  readonly recruit: string;
  recruitMany(n: number): string;
  readonly move: string;
  moveTo(symbols: string): string;
  readonly anywhere: string;
  readonly special: string;
  cost(n: number): string;
  readonly coin: string;
  readonly takeCard: string;
  readonly inFront: string;
  lasting(turn: { recruits: number; free: boolean; discount: number; extra: number }): string[];
  readonly discardPile: string;
  readonly emptyPile: string;
  readonly close: string;
  take(n: number): string;
  readonly keep: string;
  now(vp: number): string;
  readonly table: string;
  readonly rounds: string;
  readonly grows: string;
  readonly resolves: string;
  order(names: string): string;
  readonly total: string;
  readonly stocks: Readonly<Record<'discard' | 'deck' | 'neutrals' | 'mayors', string>>;
  /** What the opponent of the solo game does. */
  readonly rival: Readonly<Record<'boris' | 'rik', string>>;
  readonly story: Readonly<Record<'bar' | 'again' | 'back' | 'on' | 'play' | 'pause' | 'skip', string>>;
  /** Over what a hand and the piles hold when a finished game is laid open. */
  readonly laidOpen: Readonly<Record<'hand' | 'mayors' | 'offered' | 'deck' | 'tokens' | 'tiles', string>>;
  readonly things: Readonly<Record<'hand' | 'mayors' | 'supply' | 'neutrals' | 'masters' | 'tokens', string>>;
}

export const tileTitle = ({ names }: BoardWords, tile: TileId): string => names.tiles[tileOf(tile).code];
export const cardTitle = ({ names }: BoardWords, card: CardId): string => names.actions[cardOf(card).code];
/** 'yellow (lily)': a colour and a figure. */
export const symbolText = ({ names, charges }: BoardWords, symbols: readonly GuildSymbol[]): string =>
  symbols.map((symbol) => `${names.symbols[symbol]} (${charges[symbol]})`).join(', ');
export const rewardLabel = (words: BoardWords, vp: number, effects: readonly Reward[]): string =>
  [...(vp > 0 ? [words.vp(vp)] : []), ...effects.map(([kind, n]) => words.rewards[kind](n))].join(', ');
