// Every point with its reason (R10). Orders and the final scoring are only what they would be if the game ended now.
import type { ScoreLine } from '../../kernel/types.ts';
import {
  ARTWORK,
  BOOK,
  characterOf,
  EMERALD,
  ORDERS,
  PRESTIGE,
  RESOURCE_NOS,
  STARS,
  sealTrackOf,
  TOPAZ,
  type TrackNo,
  trackId,
  VALUE,
} from './data/kinds.ts';
import { type CharacterId, MARKET_TILES, ROUNDS, SCORINGS, type Scoring, ZONES } from './data/table.ts';
import { type Resource, TRACK_ROWS } from './data/tracks.ts';
import type { Open, Position, Scored } from './types.ts';

/** R8.2 Where the arrow of the slider points: at the sum of all tiles turned up. */
export const sliderOf = ({ market }: Pick<Open, 'market'>): number =>
  market.reduce((sum, tile) => sum + MARKET_TILES[tile], 0);

/** R10.2 */
export const bookPoints = (tracks: readonly number[]): number => VALUE[BOOK][tracks[BOOK]];

/** R10.3, Q5, Q6, Q26 */
export const artworkPoints = (level: number, slider: number): number =>
  ZONES.find(({ from }) => level >= slider + from)?.points ?? 0;

/** R10.4, Q15 */
export const gemPoints = (tracks: readonly number[]): number =>
  2 * Math.min(VALUE[TOPAZ][tracks[TOPAZ]], VALUE[EMERALD][tracks[EMERALD]]);

/** R10.5, R6.6 Orders on the track and on the character. */
export const ordersOf = (tracks: readonly number[], character: CharacterId, resource: TrackNo): number =>
  ORDERS[resource][tracks[resource]] + (characterOf(character).orders[trackId(resource) as Resource] ?? 0);
export const starsOf = (tracks: readonly number[], resource: TrackNo): number =>
  STARS[sealTrackOf(resource)][tracks[sealTrackOf(resource)]];

/** R14.1 Where the two white cubes lie, by the spaces of the prestige track. */
export function whiteCubes(prestige: number): { space: number; marker: number } {
  const space = prestige % (TRACK_ROWS.prestige.last + 1);
  return { space, marker: prestige - space };
}

/** R10.1 What one kind of scoring brings a seat, line by line. */
function linesOf({ round, slider, tracks: all }: Scored, kind: Scoring, seat: number, who: CharacterId): ScoreLine[] {
  const tracks = all[seat];
  switch (kind) {
    case 'book': {
      const facts = { round, space: tracks[BOOK] };
      return [{ rule: 'R10.2', label: 'book', points: bookPoints(tracks), facts, of: ['book'] }]; // R6.5
    }
    case 'artwork': {
      const level = tracks[ARTWORK];
      const facts = { round, level, slider };
      return [{ rule: 'R10.3', label: 'artwork', points: artworkPoints(level, slider), facts, of: ['artwork'] }];
    }
    case 'gem': {
      const facts = { round, topaz: VALUE[TOPAZ][tracks[TOPAZ]], emerald: VALUE[EMERALD][tracks[EMERALD]] };
      return [{ rule: 'R10.4', label: 'gem', points: gemPoints(tracks), facts, of: ['topaz', 'emerald'] }];
    }
    default:
      return RESOURCE_NOS.map((no): ScoreLine => {
        const resource = trackId(no);
        const orders = ordersOf(tracks, who, no);
        const stars = starsOf(tracks, no); // R6.7
        const of = [resource, trackId(sealTrackOf(no)), who];
        return { rule: 'R10.5', label: 'order', points: orders * stars, facts: { resource, orders, stars }, of }; // Q2
      });
  }
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((all, { points }) => all + points, 0);

/** The points of one kind in a scoring, by seat. */
export const pointsOf = (scored: Scored, kind: Scoring, { characters }: Open): number[] =>
  characters.map((who, seat) => sum(linesOf(scored, kind, seat, who)));

/** A scoring of these kinds at this moment. */
export const scoringNow = (open: Open, round: number, kinds: readonly Scoring[]): Scored => ({
  round,
  kinds,
  slider: sliderOf(open),
  tracks: open.tracks.slice(),
});

/** R10.6 The white cube moves on; nothing else does. */
export function award(open: Open, scored: Scored): void {
  for (const kind of scored.kinds)
    pointsOf(scored, kind, open).forEach((points, seat) => {
      const tracks = open.tracks[seat].slice();
      tracks[PRESTIGE] += points;
      open.tracks[seat] = tracks;
    });
  open.scored = [...open.scored, scored];
}

const FINAL = ROUNDS.length;

/** R14.2 What the white cube shows, without the scorings that have lines of their own: `apart` of them. */
const prestigeLine = (points: number, apart: number): ScoreLine => ({
  rule: 'R14.2',
  label: 'prestige',
  points,
  facts: { apart },
  of: ['prestige'],
});

/** The end of a game that was played elsewhere: prestige as it was, and the final scoring (R11.1). */
export function finalLines(who: CharacterId, tracks: readonly number[], slider: number): ScoreLine[] {
  const final: Scored = { round: FINAL, kinds: SCORINGS, slider, tracks: [tracks] };
  return [prestigeLine(tracks[PRESTIGE], 0), ...SCORINGS.flatMap((kind) => linesOf(final, kind, 0, who))];
}

export function score(s: Position, seat: number): ScoreLine[] {
  const { open } = s;
  const who = open.characters[seat];
  const isOver = s.todo.length === 0 && s.lanes.length === 0;
  const partial = open.scored.filter(({ round }) => round !== FINAL);
  const final = open.scored.find(({ round }) => round === FINAL) ?? scoringNow(open, FINAL, SCORINGS); // R11.1
  const lines = (scored: Scored) => scored.kinds.flatMap((kind) => linesOf(scored, kind, seat, who));
  const before = partial.flatMap(lines);
  const after = lines(final);
  return [
    prestigeLine(final.tracks[seat][PRESTIGE] - sum(before), before.length),
    ...before,
    ...(isOver ? after : after.map((line) => ({ ...line, pending: true }))),
  ];
}
