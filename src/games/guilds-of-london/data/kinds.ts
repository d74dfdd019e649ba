// Tiles, cards and tokens as the rules handle them: small numbers, so that states are light to copy, hash and send. People
// read codes: the dossier's ids.
import { ACTIONS, type ActionCode, type ActionRow, CARDS, type CardRow } from './cards.ts';
import { inPlay } from './in-play.ts';
import { CELLS, type Fill, LAYOUTS, type Layout } from './layout.ts';
import { CHURCH_ROW, type GuildSymbol, SYMBOLS, TILES, type TileRow } from './tiles.ts';
import { MAYORS, type MayorRow, TOKEN_KINDS, TOKENS, type TokenKind, type TokenRow } from './tokens.ts';

declare const ofTile: unique symbol;
declare const ofCard: unique symbol;
declare const ofToken: unique symbol;
declare const ofMayor: unique symbol;
/** A tile: its row in `TILES`; guilds come first. */
export type TileId = number & { readonly [ofTile]: true };
/** An action card: its row in `CARDS`. */
export type CardId = number & { readonly [ofCard]: true };
/** A second-place token: its row in `TOKENS`. */
export type TokenId = number & { readonly [ofToken]: true };
/** A mayor card: its row in `MAYORS`. */
export type MayorId = number & { readonly [ofMayor]: true };
export type TileRowId = string;
export type CardRowId = string;
export type TokenRowId = string;
export type MayorRowId = string;

export interface Tile extends TileRow {
  readonly code: TileRowId;
  readonly isGuild: boolean;
  /** Its symbols as bits, in the order of `SYMBOLS`. */
  readonly mask: number;
}
export interface Card extends CardRow {
  readonly id: CardRowId;
  readonly action: ActionRow;
  readonly mask: number;
}
export interface Token extends TokenRow {
  readonly code: TokenRowId;
  readonly kind: TokenKind;
}
export type Mayor = MayorRow & { readonly code: MayorRowId };

/** All five symbols. */
export const ANY = 31;
export const maskOf = (symbols: readonly GuildSymbol[]): number =>
  symbols.reduce((mask, symbol) => mask | (1 << SYMBOLS.indexOf(symbol)), 0);

/** The symbols of a mask. */
export const symbolsOf = (mask: number): GuildSymbol[] => SYMBOLS.filter((_, i) => (mask & (1 << i)) !== 0);

const tileFrom = ([code, row]: [string, TileRow]): Tile => ({
  ...row,
  code,
  isGuild: row.precedence !== null,
  mask: maskOf(row.symbols),
});
const cardFrom = ([id, row]: [string, CardRow]): Card => ({
  ...row,
  id,
  action: ACTIONS[row.code],
  mask: maskOf(row.standards),
});

/** What lies in the box, by number. */
interface Box {
  readonly tiles: readonly Tile[];
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
  readonly mayors: readonly Mayor[];
}
type Codes = ReadonlyMap<unknown, number>;
let ALL_TILES!: Box['tiles'];
let ALL_CARDS!: Box['cards'];
let ALL_TOKENS!: Box['tokens'];
let ALL_MAYORS!: Box['mayors'];
/** By code. */
let BY_CODE!: Readonly<Record<keyof Box, Codes>>;
/** How many guilds there are: the numbers below this. */
export let GUILDS = 0;
/** R2.2 */
export let CHURCH!: TileId;
inPlay.table(
  () => {
    // An object has keys that look like numbers before all others, whatever they stand for.
    const tiles = Object.entries(TILES).map(tileFrom);
    const box: Box = {
      tiles: [...tiles.filter(({ isGuild }) => isGuild), ...tiles.filter(({ isGuild }) => !isGuild)],
      cards: Object.entries(CARDS).map(cardFrom),
      tokens: Object.entries(TOKENS).map(([code, kind]) => ({ ...TOKEN_KINDS[kind], code, kind })),
      mayors: Object.entries(MAYORS).map(([code, row]) => ({ ...row, code })),
    };
    const numbered = (codes: readonly string[]): Codes => new Map(codes.map((code, id) => [code, id]));
    const byCode = {
      tiles: numbered(box.tiles.map(({ code }) => code)),
      cards: numbered(Object.keys(CARDS)),
      tokens: numbered(Object.keys(TOKENS)),
      mayors: numbered(Object.keys(MAYORS)),
    };
    const guilds = box.tiles.filter(({ isGuild }) => isGuild).length;
    return { box, byCode, guilds, church: byCode.tiles.get(CHURCH_ROW) as TileId };
  },
  ({ box, byCode, guilds, church }) => {
    ALL_TILES = box.tiles;
    ALL_CARDS = box.cards;
    ALL_TOKENS = box.tokens;
    ALL_MAYORS = box.mayors;
    BY_CODE = byCode;
    GUILDS = guilds;
    CHURCH = church;
  },
);

export const tileOf = (id: TileId): Tile => ALL_TILES[id];
export const cardOf = (id: CardId): Card => ALL_CARDS[id];
export const tokenOf = (id: TokenId): Token => ALL_TOKENS[id];
export const mayorOf = (id: MayorId): Mayor => ALL_MAYORS[id];
export const actionOf = (code: ActionCode): ActionRow => ACTIONS[code];

const upTo = <Id extends number>(n: number): Id[] => Array.from({ length: n }, (_, id) => id as Id);
export const allTiles = (): TileId[] => upTo(ALL_TILES.length);
export const allCards = (): CardId[] => upTo(ALL_CARDS.length);
export const allTokens = (): TokenId[] => upTo(ALL_TOKENS.length);
export const allMayors = (): MayorId[] => upTo(ALL_MAYORS.length);

/** From a code; undefined: there is none. */
export const readTile = (code: unknown): TileId | undefined => BY_CODE.tiles.get(code) as TileId | undefined;
export const readCard = (code: unknown): CardId | undefined => BY_CODE.cards.get(code) as CardId | undefined;
export const readToken = (code: unknown): TokenId | undefined => BY_CODE.tokens.get(code) as TokenId | undefined;
export const readMayor = (code: unknown): MayorId | undefined => BY_CODE.mayors.get(code) as MayorId | undefined;

const isIn = (list: readonly unknown[], id: unknown): boolean => Number.isInteger(id) && (id as number) in list;
export const isTileId = (id: unknown): id is TileId => isIn(ALL_TILES, id);
export const isCardId = (id: unknown): id is CardId => isIn(ALL_CARDS, id);
export const isMayorId = (id: unknown): id is MayorId => isIn(ALL_MAYORS, id);

/** R1.1, R1.2 A grid with its places numbered in reading order. */
export interface Grid {
  readonly layout: Layout;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  /** The places of the Guildhall. */
  readonly hall: readonly number[];
  /** Places that share an edge, by place; those of the Guildhall are left out. */
  readonly beside: readonly (readonly number[])[];
  /** The four edges of a place: north, west, east, south; -1 where the grid ends. */
  readonly edges: readonly (readonly number[])[];
  /** Whether a place shares an edge with the Guildhall. */
  readonly besideHall: readonly boolean[];
  /** Places to fill, in order. */
  readonly fill: Readonly<Record<Fill, readonly number[]>>;
  /** The place at coordinates; -1: none. */
  at(x: number, y: number): number;
}

function gridOf(layout: Layout): Grid {
  const cells = CELLS[layout].toSorted((a, b) => a.y - b.y || a.x - b.x);
  const at = (x: number, y: number): number => cells.findIndex((cell) => cell.x === x && cell.y === y);
  const placesOf = (fill: Fill): number[] =>
    cells
      .map((cell, place) => ({ ...cell, place }))
      .filter((cell) => cell.fill === fill)
      .sort((a, b) => a.seq - b.seq)
      .map(({ place }) => place);
  const hall = placesOf('gh');
  const edges = cells.map(({ x, y }) => [at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)]);
  const around = edges.map((places) => places.filter((place) => place >= 0));
  return {
    layout,
    cells: cells.map(({ x, y }) => ({ x, y })),
    hall,
    beside: around.map((places) => places.filter((place) => !hall.includes(place))),
    edges,
    besideHall: around.map((places, place) => !hall.includes(place) && places.some((other) => hall.includes(other))),
    fill: {
      tile: placesOf('tile'),
      special: placesOf('special'),
      gh: hall,
      church: placesOf('church'),
      grow1: placesOf('grow1'),
      grow2: placesOf('grow2'),
      grow3: placesOf('grow3'),
    },
    at,
  };
}
let GRIDS!: Readonly<Record<Layout, Grid>>;
inPlay.table(
  () => Object.fromEntries(LAYOUTS.map((layout) => [layout, gridOf(layout)])) as typeof GRIDS,
  (made) => {
    GRIDS = made;
  },
);
/** R2.1, R3.1, R11.1 */
export const gridFor = (seats: number): Grid => (seats > 2 ? GRIDS.large : GRIDS.small);
