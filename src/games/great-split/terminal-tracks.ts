// A personal board in a terminal: the tracks drawn out, or in short.
import {
  ARTWORK,
  BOOK,
  DOUBLE_ARROW,
  GOLD,
  INSTANT,
  LAST,
  NOTHING,
  ORDERS,
  RESOURCE_NOS,
  STARS,
  sealTrackOf,
  type TrackNo,
  trackId,
  VALUE,
} from './data/kinds.ts';
import type { CharacterId } from './data/table.ts';
import { TRACK_ROWS } from './data/tracks.ts';
import { artworkPoints, bookPoints, ordersOf, starsOf } from './scoring.ts';
import { item, type Line } from './terminal-lines.ts';
import { SIGNS } from './terminal-signs.ts';
import type { TerminalWords } from './words/terminal.ts';

/** What is needed of a board. */
export interface Board {
  readonly tracks: readonly number[];
  readonly character: CharacterId;
  readonly slider: number;
}

/** What a cube meets on a space ahead. */
function sign(track: TrackNo, at: number): string {
  if (INSTANT[track][at] === DOUBLE_ARROW) return SIGNS.arrow;
  if (INSTANT[track][at] !== NOTHING) return SIGNS.step;
  const rises = (of: readonly (readonly number[])[]): boolean => of[track][at] > of[track][at - 1];
  if (rises(STARS)) return SIGNS.star;
  const isWorthMore = track !== ARTWORK && rises(VALUE); // its value is the space itself
  if (rises(ORDERS)) return isWorthMore ? SIGNS.both : SIGNS.order;
  return isWorthMore ? SIGNS.value : SIGNS.blank;
}

export function strip(track: TrackNo, cube: number): string {
  const ahead = Array.from({ length: LAST[track] - cube }, (_, i) => sign(track, cube + 1 + i));
  return SIGNS.passed.repeat(cube) + SIGNS.cube + ahead.join('');
}

/** What the track brings in a scoring now. */
function worth({ tracks, slider }: Board, track: TrackNo, words: TerminalWords): string {
  if (track === BOOK) return words.points(bookPoints(tracks));
  if (track === ARTWORK) return words.points(artworkPoints(tracks[ARTWORK], slider));
  return track === GOLD ? '' : words.value(VALUE[track][tracks[track]]);
}

const nameOf = (track: TrackNo, words: TerminalWords): string => words.names.short[trackId(track)];
const longest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** One line a resource: its track, then its seal track. */
export function drawnOut(board: Board, words: TerminalWords): Line[] {
  const { tracks, character } = board;
  const names = longest(RESOURCE_NOS.map((track) => nameOf(track, words)));
  const worths = longest(RESOURCE_NOS.map((track) => worth(board, track, words)));
  return RESOURCE_NOS.map((track) => {
    const seals = sealTrackOf(track);
    const { cube } = TRACK_ROWS[trackId(track)];
    const orders = `${SIGNS.order}${ordersOf(tracks, character, track)}`;
    const stars = `${SIGNS.star}${starsOf(tracks, track)}`;
    return {
      label: `   ${nameOf(track, words).padEnd(names)}`,
      items: [
        item(`${String(tracks[track]).padStart(2)} ${strip(track, tracks[track])}`, cube),
        item(`${worth(board, track, words).padEnd(worths)} ${orders}`),
        item(`${words.seals} ${tracks[seals]} ${strip(seals, tracks[seals]).padEnd(10)} ${stars}`),
      ],
    };
  });
}

/** A few words a resource. */
export function inShort({ tracks, character }: Board, words: TerminalWords): Line {
  const items = RESOURCE_NOS.map((track) => {
    const orders = `${SIGNS.order}${ordersOf(tracks, character, track)}`;
    const seals = `${words.seals} ${tracks[sealTrackOf(track)]} ${SIGNS.star}${starsOf(tracks, track)}`;
    return item(`${nameOf(track, words)} ${tracks[track]} ${orders} ${seals}`, TRACK_ROWS[trackId(track)].cube);
  });
  return { label: '  ', items };
}
