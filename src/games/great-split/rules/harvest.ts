// Cards laid down and cubes moved, on the owner's working copy (R5–R7).
import { inPlay } from '../data/in-play.ts';
import {
  ALL_CARDS,
  type CardId,
  cardOf,
  DOUBLE_ARROW,
  ELIGIBLE_NOS,
  GOLD,
  INSTANT,
  LAST,
  NOTHING,
  PRESTIGE,
  TRACK_NOS,
  type TrackNo,
  trackId,
  trackNo,
} from '../data/kinds.ts';
import { DOUBLE_STEPS, type Seal } from '../data/tracks.ts';
import type { Laid, Play, SplitTask, Target, Working } from '../types.ts';

export const isFull = (tracks: readonly number[], track: TrackNo): boolean => tracks[track] >= LAST[track]; // R0.4

/** The tracks that a seal, the split card or a double arrow can still move (R5.5e, R5.6, R6.2). */
export const openTracks = (tracks: readonly number[], symbol: string): TrackNo[] =>
  ELIGIBLE_NOS[symbol].filter((track) => !isFull(tracks, track));

/** Step by step, each space at once and completely (R0.3); returns what is left to ask and to do after a question. */
export function advance(work: Working, seat: number, track: TrackNo, steps: number): SplitTask[] {
  for (let left = steps; left > 0; left--) {
    if (isFull(work.tracks, track)) return []; // R0.4, R5.7, Q9, Q10
    const at = ++work.tracks[track];
    work.moves.push(track);
    const instant = track === PRESTIGE ? NOTHING : INSTANT[track][at];
    if (instant === NOTHING) continue;
    const then = instant === DOUBLE_ARROW ? bonus(work, seat) : advance(work, seat, instant as TrackNo, 1); // R6.3
    if (then.length === 0) continue;
    if (left > 1) then.push({ do: 'advance', seat, track, steps: left - 1 }); // R6.4, Q13 the interrupted move last
    return then;
  }
  return [];
}

/** R6.1 Asks, unless prestige is all that is left (E5). */
function bonus(work: Working, seat: number): SplitTask[] {
  for (const track of ELIGIBLE_NOS.double_arrow)
    if (track !== PRESTIGE && !isFull(work.tracks, track)) return [{ do: 'bonus', seat }];
  return advance(work, seat, PRESTIGE, DOUBLE_STEPS); // Q8
}

/** R5.5 One seal after the other; asks only where there is something to choose. */
export function sealing(work: Working, seat: number, seal: Seal, count: number): SplitTask[] {
  for (let left = count; left > 0; left--) {
    const tracks = openTracks(work.tracks, seal);
    if (tracks.length === 0) return []; // R5.5e
    if (tracks.length > 1) return [{ do: 'seal', seat, seal, count: left }];
    const then = advance(work, seat, tracks[0], 1);
    if (then.length > 0) return left > 1 ? [...then, { do: 'seals', seat, seal, count: left - 1 }] : then;
  }
  return [];
}

/** Lays a card or the split card down and carries out its effect (R5.2). */
export function lay(work: Working, seat: number, play: Play): SplitTask[] {
  const from = work.moves.length;
  if (play.as === 'split') {
    work.split = false;
    work.laid.push({ as: 'split', card: null, from });
    return advance(work, seat, trackNo(play.to), 1); // R5.6
  }
  const { card } = play;
  work.left = without(work.left, card);
  work.laid.push({ as: play.as, card, from });
  if (play.as === 'sell') return advance(work, seat, play.to === 'gold' ? GOLD : PRESTIGE, 1); // R7.1, R7.2
  const { track, symbol, count } = cardOf(card);
  return track >= 0 ? advance(work, seat, track as TrackNo, count) : sealing(work, seat, symbol as Seal, count); // R5.3
}

/** Faster than `filter`: search lays cards constantly. */
function without(cards: readonly CardId[], card: CardId): CardId[] {
  const rest: CardId[] = [];
  for (let i = 0; i < cards.length; i++) if (cards[i] !== card) rest.push(cards[i]);
  return rest;
}

export const isHarvested = ({ left, split }: Working): boolean => left.length === 0 && !split;

/** Options are made once: nobody changes them. */
let PLAY!: readonly Play[];
let SELL_FOR_GOLD!: readonly Play[];
let SELL_FOR_PRESTIGE!: readonly Play[];
inPlay.table(
  () => ({
    play: ALL_CARDS.map((card): Play => ({ as: 'play', card })),
    gold: ALL_CARDS.map((card): Play => ({ as: 'sell', card, to: 'gold' })),
    prestige: ALL_CARDS.map((card): Play => ({ as: 'sell', card, to: 'prestige' })),
  }),
  (made) => {
    PLAY = made.play;
    SELL_FOR_GOLD = made.gold;
    SELL_FOR_PRESTIGE = made.prestige;
  },
);
const SPLIT = TRACK_NOS.map((track): Play => ({ as: 'split', to: trackId(track) }));
const TARGETS = TRACK_NOS.map((track): Target => ({ to: trackId(track) }));

/** R5.2, R5.6, R7.1 Any card face up or sold, or the split card on any track that is not full. */
export function playOptions({ left, split, tracks }: Working): Play[] {
  const options = left.map((card) => PLAY[card]);
  if (split) for (const track of TRACK_NOS) if (!isFull(tracks, track)) options.push(SPLIT[track]);
  const isGoldFull = isFull(tracks, GOLD);
  for (const card of left) {
    if (!isGoldFull) options.push(SELL_FOR_GOLD[card]); // R7.3
    options.push(SELL_FOR_PRESTIGE[card]); // Q11
  }
  return options;
}

export function targetOptions(tracks: readonly number[], symbol: string): Target[] {
  const options: Target[] = [];
  for (const track of ELIGIBLE_NOS[symbol]) if (!isFull(tracks, track)) options.push(TARGETS[track]);
  return options;
}

/** The steps that followed from one card of a harvest. */
export const movesOf = (laid: readonly Laid[], moves: readonly TrackNo[], at: number): TrackNo[] =>
  moves.slice(laid[at].from, laid[at + 1]?.from ?? moves.length);
