// What cards would do to a board, before anybody has decided anything: for the eye, and for the bot.
import { type CardId, cardOf, DOUBLE_ARROW, INSTANT, isSeal, NOTHING, PRESTIGE, type TrackNo } from '../data/kinds.ts';
import type { Seal } from '../data/tracks.ts';
import { isFull } from './harvest.ts';

/** The certain steps of some cards played face up, and what is left to choose. */
export interface Preview {
  /** The cubes after all certain steps. */
  readonly tracks: number[];
  /** Every certain step, in order. */
  readonly moves: TrackNo[];
  /** Seals that still need a track each (R5.5). */
  readonly seals: Readonly<Record<Seal, number>>;
  /** Double arrows reached: two steps each on a track of choice (R6.1). */
  readonly bonuses: number;
  /** Steps lost on full tracks (R0.4): a reason to sell. */
  readonly lost: number;
}

/** R5.3 What these cards bring if all are played face up, leaving out steps that need a choice. */
export function preview(before: readonly number[], cards: readonly CardId[]): Preview {
  const tracks = before.slice();
  const moves: TrackNo[] = [];
  const seals: Record<Seal, number> = { seal_diamond: 0, seal_square: 0, seal_star: 0 };
  let bonuses = 0;
  let lost = 0;
  for (const id of cards) {
    const { symbol, count, track } = cardOf(id);
    if (isSeal(symbol)) {
      seals[symbol] += count;
      continue;
    }
    for (let step = 0; step < count; step++) {
      if (isFull(tracks, track as TrackNo)) {
        lost++;
        continue;
      }
      const at = ++tracks[track];
      moves.push(track as TrackNo);
      const instant = track === PRESTIGE ? NOTHING : INSTANT[track][at];
      if (instant === DOUBLE_ARROW) bonuses++;
    }
  }
  return { tracks, moves, seals, bonuses, lost };
}
