// Cards and tracks as the rules handle them: small numbers, so that states are light to copy, hash and send. People read
// the dossier's ids.
import { CARDS, type CardRow } from './cards.ts';
import { inPlay } from './in-play.ts';
import {
  CHARACTERS,
  type CharacterId,
  type CharacterRow,
  MARKET_TILES,
  type MarketTileId,
  SCORING_TILES,
  type ScoringTileId,
} from './table.ts';
import {
  BANNERS,
  ELIGIBLE,
  RESOURCES,
  type Seal,
  SPACES,
  SYMBOLS,
  TRACK_ROWS,
  TRACKS,
  type TrackId,
} from './tracks.ts';

declare const ofCard: unique symbol;
declare const ofTrack: unique symbol;
/** A resource card: its row in `CARDS`. */
export type CardId = number & { readonly [ofCard]: true };
/** A track: its place in `TRACKS`. */
export type TrackNo = number & { readonly [ofTrack]: true };
export type CardCode = string;

export interface Card extends CardRow {
  readonly code: CardCode;
  /** The track its symbols move; of seals there are several, then -1 (R5.5). */
  readonly track: TrackNo | -1;
}
const NUMBERS = Object.fromEntries(TRACKS.map((id, no) => [id, no])) as Readonly<Record<TrackId, TrackNo>>;
export const trackNo = (id: TrackId): TrackNo => NUMBERS[id];

export function isSeal(symbol: string): symbol is Seal {
  return symbol.startsWith('seal_');
}
let ALL!: readonly Card[];
let BY_CODE!: ReadonlyMap<unknown, CardId>;
export let ALL_CARDS!: readonly CardId[];
inPlay.table(
  () => {
    const all = Object.entries(CARDS).map(
      ([code, row]): Card => ({ ...row, code, track: isSeal(row.symbol) ? -1 : trackNo(row.symbol) }),
    );
    return { all, byCode: new Map<unknown, CardId>(all.map(({ code }, id) => [code, id as CardId])) };
  },
  ({ all, byCode }) => {
    ALL = all;
    BY_CODE = byCode;
    ALL_CARDS = [...byCode.values()];
  },
);
export const cardOf = (id: CardId): Card => ALL[id];
export const readCard = (code: unknown): CardId | undefined => BY_CODE.get(code);
export const isCardId = (id: unknown): id is CardId => Number.isInteger(id) && (id as number) in ALL;
export const codesOf = (cards: readonly CardId[]): string[] => cards.map((id) => ALL[id].code);

export const [PRESTIGE, BOOK, ARTWORK, TOPAZ, EMERALD, GOLD] = TRACKS.map(trackNo);
export const TRACKS_COUNT = TRACKS.length;
export const TRACK_NOS: readonly TrackNo[] = TRACKS.map(trackNo);
/** The resources with orders, and the seal track of each: five places on (R10.5). */
export const RESOURCE_NOS: readonly TrackNo[] = RESOURCES.map(trackNo);
export const isSealTrack = (track: TrackNo): boolean => TRACK_ROWS[trackId(track)].kind === 'seal';
export const sealTrackOf = (resource: TrackNo): TrackNo => (resource + 5) as TrackNo;
export const trackId = (no: TrackNo): TrackId => TRACKS[no];
export const isTrackId = (id: unknown): id is TrackId => TRACKS.some((track) => track === id);

/** The tracks that each symbol may move, as numbers. */
export const ELIGIBLE_NOS: Readonly<Record<string, readonly TrackNo[]>> = Object.fromEntries(
  Object.entries<readonly TrackId[]>(ELIGIBLE).map(([symbol, tracks]) => [symbol, tracks.map(trackNo)]),
);

/** What happens on reaching a space: a double arrow, a step on a resource track, or nothing. */
export const DOUBLE_ARROW = -2;
export const NOTHING = -1;
type BySpace = readonly (readonly number[])[];
/** The last space of each track; prestige has none (R0.4, R14.2). */
export let LAST!: readonly number[];
/** By track, then by position (R6.1, R6.3). Prestige has no such spaces. */
export let INSTANT!: BySpace;
/** By track and position: the number last reached or passed (R10.2, R6.8), the orders so far, the most stars (R10.5). */
export let VALUE!: BySpace;
export let ORDERS!: BySpace;
export let STARS!: BySpace;
/** R6.1 By position of the gold cube: how many spaces behind it the last double arrow is, and how far apart arrows are there. */
export let BEHIND!: readonly { readonly arrow: number; readonly apart: number }[];

function instantAt(id: TrackId, at: number): number {
  if (SPACES[id].arrows?.includes(at)) return DOUBLE_ARROW;
  const symbol = SPACES[id].symbols?.indexOf(at) ?? -1;
  return symbol < 0 ? NOTHING : trackNo(SYMBOLS[id]![symbol]);
}
const perSpace = (count: (id: TrackId, at: number) => number): number[][] =>
  TRACKS.map((id) => Array.from({ length: TRACK_ROWS[id].last + 1 }, (_, at) => count(id, at)));

/** Behind the last arrow as if they went on as before. */
function behind(at: number): (typeof BEHIND)[number] {
  const arrows = [0, ...(SPACES.gold.arrows ?? [])];
  const next = arrows.findIndex((arrow) => arrow > at);
  const from = next < 0 ? Math.max(0, arrows.length - 2) : next - 1;
  const apart = Math.max(1, (arrows[from + 1] ?? 0) - arrows[from]);
  return { arrow: (at - arrows[from]) % apart, apart };
}
inPlay.table(
  () => ({
    last: TRACKS.map((id) => (id === 'prestige' ? Infinity : TRACK_ROWS[id].last)),
    instant: perSpace(instantAt).map((spaces, track) => (track === PRESTIGE ? [] : spaces)),
    value: perSpace((id, at) => Math.max(0, ...(SPACES[id].values ?? []).slice(0, at + 1).map((n) => n ?? 0))),
    orders: perSpace((id, at) => (SPACES[id].orders ?? []).filter((space) => space <= at).length),
    stars: perSpace((id, at) =>
      Math.max(0, ...(SPACES[id].stars ?? []).map((space, i) => (space <= at ? BANNERS[id]![i] : 0))),
    ),
    behind: Array.from({ length: TRACK_ROWS.gold.last + 1 }, (_, at) => behind(at)),
  }),
  (made) => {
    LAST = made.last;
    INSTANT = made.instant;
    VALUE = made.value;
    ORDERS = made.orders;
    STARS = made.stars;
    BEHIND = made.behind;
  },
);

export let CHARACTER_IDS!: readonly CharacterId[];
export let MARKET_TILE_IDS!: readonly MarketTileId[];
export let SCORING_TILE_IDS!: readonly ScoringTileId[];
inPlay.table(
  () => [CHARACTERS, MARKET_TILES, SCORING_TILES].map((rows) => Object.keys(rows)),
  ([characters, marketTiles, scoringTiles]) => {
    CHARACTER_IDS = characters;
    MARKET_TILE_IDS = marketTiles;
    SCORING_TILE_IDS = scoringTiles;
  },
);
export const characterOf = (id: CharacterId): CharacterRow => CHARACTERS[id];
export const isCharacterId = (id: unknown): id is CharacterId => CHARACTER_IDS.some((one) => one === id);
