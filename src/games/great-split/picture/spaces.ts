// What is printed on each space of a track, and where the zones of the art market lie.
import { ARTWORK, LAST, type TrackNo, trackId, VALUE } from '../data/kinds.ts';
import { type CharacterId, ZONES } from '../data/table.ts';
import { BANNERS, type Resource, SPACES, SYMBOLS } from '../data/tracks.ts';
import { ordersOf, starsOf } from '../scoring.ts';

export interface Space {
  readonly value: number | null;
  readonly isOrder: boolean;
  readonly isArrow: boolean;
  /** The resource that moves on (R6.3). */
  readonly instant: Resource | null;
  readonly stars: number;
}
export const ROW_ORDER: readonly Resource[] = ['artwork', 'book', 'topaz', 'emerald', 'gold'];

export const spacesOf = (track: TrackNo): Space[] => {
  const id = trackId(track);
  const { values, orders, stars, arrows, symbols } = SPACES[id];
  return Array.from({ length: LAST[track] + 1 }, (_, at) => ({
    value: values?.[at] ?? null,
    isOrder: orders?.includes(at) ?? false,
    isArrow: arrows?.includes(at) ?? false,
    instant: SYMBOLS[id]?.[symbols?.indexOf(at) ?? -1] ?? null,
    stars: BANNERS[id]?.[stars?.indexOf(at) ?? -1] ?? 0,
  }));
};

/** Where a zone lies about the slider: just below, on it, just above, or further away. */
type ZoneKind = 'none' | 'below' | 'exact' | 'above' | 'far';
export interface Zone {
  readonly is: ZoneKind;
  readonly points: number;
  /** Artwork levels, both included. */
  readonly from: number;
  readonly to: number;
}
/** R10.3 All zones from the lowest on, as far as they lie on the track. */
export function zonesOf(slider: number): Zone[] {
  const last = LAST[ARTWORK];
  const starts = [...ZONES].reverse().map(({ from, points }) => ({ from: slider + from, points }));
  const all = [{ from: Number.NEGATIVE_INFINITY, points: 0 }, ...starts];
  const exact = starts.findIndex(({ from }) => from === slider) + 1;
  return all.map(({ from, points }, i) => ({
    is: i === 0 ? 'none' : i === exact ? 'exact' : i === exact - 1 ? 'below' : i === exact + 1 ? 'above' : 'far',
    points,
    from: Math.max(0, from),
    to: Math.min(last, (all[i + 1]?.from ?? last + 1) - 1),
  }));
}

/** What a resource row counts for at the end: its orders, its stars, and for books and gems the value reached. */
export interface RowCount {
  readonly orders: number;
  readonly stars: number;
  readonly value: number;
}
export const countRow = (tracks: readonly number[], who: CharacterId, resource: TrackNo): RowCount => ({
  orders: ordersOf(tracks, who, resource),
  stars: starsOf(tracks, resource),
  value: VALUE[resource][tracks[resource]],
});
