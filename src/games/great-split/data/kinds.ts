// Cards and tracks as the rules handle them: small numbers, so that states are light to copy, hash and send. People read
// the dossier's ids.
import { CARDS, type CardRow } from './cards.ts';
import { CHARACTERS, type CharacterId, type CharacterRow, MARKET_TILES, SCORING_TILES } from './table.ts';
import { ELIGIBLE, RESOURCES, type Seal, SPACES, TRACK_ROWS, TRACKS, type TrackId } from './tracks.ts';

declare const ofCard: unique symbol;
declare const ofTrack: unique symbol;
/** A resource card: its row in `CARDS`. */
export type CardId = number & { readonly [ofCard]: true };
/** A track: its place in `TRACKS`. */
export type TrackNo = number & { readonly [ofTrack]: true };
export type CardCode = keyof typeof CARDS;

export interface Card extends CardRow {
  readonly code: CardCode;
  /** The track its symbols move; of seals there are several, then -1 (R5.5). */
  readonly track: TrackNo | -1;
}
const CODES = Object.keys(CARDS) as CardCode[];
const numberOf = (track: TrackId): TrackNo => TRACKS.indexOf(track) as TrackNo;
const ALL: readonly Card[] = CODES.map((code) => {
  const row: CardRow = CARDS[code];
  return { ...row, code, track: isSeal(row.symbol) ? -1 : numberOf(row.symbol as TrackId) };
});
const BY_CODE = new Map<unknown, CardId>(CODES.map((code, id) => [code, id as CardId]));

export function isSeal(symbol: string): symbol is Seal {
  return symbol.startsWith('seal_');
}
export const cardOf = (id: CardId): Card => ALL[id];
export const readCard = (code: unknown): CardId | undefined => BY_CODE.get(code);
export const isCardId = (id: unknown): id is CardId => Number.isInteger(id) && (id as number) in ALL;
export const ALL_CARDS: readonly CardId[] = [...BY_CODE.values()];
export const codesOf = (cards: readonly CardId[]): string[] => cards.map((id) => ALL[id].code);

export const [PRESTIGE, BOOK, ARTWORK, TOPAZ, EMERALD, GOLD] = TRACKS.map(numberOf);
export const TRACKS_COUNT = TRACKS.length;
export const TRACK_NOS: readonly TrackNo[] = TRACKS.map(numberOf);
/** The resources with orders, and the seal track of each: five places on (R10.5). */
export const RESOURCE_NOS: readonly TrackNo[] = RESOURCES.map(numberOf);
export const isSealTrack = (track: TrackNo): boolean => TRACK_ROWS[trackId(track)].kind === 'seal';
export const sealTrackOf = (resource: TrackNo): TrackNo => (resource + 5) as TrackNo;
export const trackId = (no: TrackNo): TrackId => TRACKS[no];
const NUMBERS = Object.fromEntries(TRACKS.map((id) => [id, numberOf(id)])) as Readonly<Record<TrackId, TrackNo>>;
export const trackNo = (id: TrackId): TrackNo => NUMBERS[id];
export const isTrackId = (id: unknown): id is TrackId => TRACKS.some((track) => track === id);

/** The last space of each track; prestige has none (R0.4, R14.2). */
export const LAST: readonly number[] = TRACKS.map((id) => (id === 'prestige' ? Infinity : TRACK_ROWS[id].last));

/** The tracks that each symbol may move, as numbers. */
export const ELIGIBLE_NOS: Readonly<Record<string, readonly TrackNo[]>> = Object.fromEntries(
  Object.entries<readonly TrackId[]>(ELIGIBLE).map(([symbol, tracks]) => [symbol, tracks.map(numberOf)]),
);

/** What happens on reaching a space: a double arrow, a step on a resource track, or nothing. */
export const DOUBLE_ARROW = -2;
export const NOTHING = -1;
/** By track, then by position (R6.1, R6.3). Prestige has no such spaces. */
export const INSTANT: readonly (readonly number[])[] = TRACKS.map((id, no) =>
  TRACK_ROWS[id].kind === 'prestige'
    ? []
    : Array.from({ length: TRACK_ROWS[id].last + 1 }, (_, at) => {
        if (SPACES[id].arrows?.includes(at)) return DOUBLE_ARROW;
        return SPACES[id].symbols?.includes(at) ? no - 5 : NOTHING;
      }),
);

const perSpace = (count: (id: TrackId, at: number) => number): readonly (readonly number[])[] =>
  TRACKS.map((id) => Array.from({ length: TRACK_ROWS[id].last + 1 }, (_, at) => count(id, at)));
/** By track and position: the number last reached or passed (R10.2, R6.8), the orders so far, the most stars (R10.5). */
export const VALUE = perSpace((id, at) =>
  Math.max(0, ...(SPACES[id].values ?? []).slice(0, at + 1).map((n) => n ?? 0)),
);
export const ORDERS = perSpace((id, at) => (SPACES[id].orders ?? []).filter((space) => space <= at).length);
export const STARS = perSpace((id, at) => (SPACES[id].stars ?? []).filter((space) => space <= at).length);

export const CHARACTER_IDS = Object.keys(CHARACTERS) as CharacterId[];
export const characterOf = (id: CharacterId): CharacterRow => CHARACTERS[id];
export const isCharacterId = (id: unknown): id is CharacterId => CHARACTER_IDS.some((one) => one === id);
export const MARKET_TILE_IDS = Object.keys(MARKET_TILES) as (keyof typeof MARKET_TILES)[];
export const SCORING_TILE_IDS = Object.keys(SCORING_TILES) as (keyof typeof SCORING_TILES)[];
