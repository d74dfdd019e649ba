import type { COLOURS } from '../data/layout.ts';
import type { GuildSymbol } from '../data/tiles.ts';
import type { Side } from '../data/tokens.ts';
import type { Opponent } from '../types.ts';

/** The names on tiles, cards and tokens in one language. */
export interface CardNames {
  readonly tiles: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly mayors: Readonly<Record<string, string>>;
  readonly plantations: Readonly<Record<Side, string>>;
  readonly colours: Readonly<Record<(typeof COLOURS)[number], string>>;
  readonly symbols: Readonly<Record<GuildSymbol, string>>;
  readonly opponents: Readonly<Record<Opponent, string>>;
  readonly promo: string;
}
