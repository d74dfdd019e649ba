// What cards would bring somebody, and what a single choice of the harvest would do: worked out on a copy.
import { total } from '../../../kernel/score.ts';
import { type CardId, cardOf, trackNo } from '../data/kinds.ts';
import type { CharacterId } from '../data/table.ts';
import { type CardSymbol, DOUBLE_STEPS } from '../data/tracks.ts';
import { advance, lay } from '../rules/harvest.ts';
import { preview } from '../rules/preview.ts';
import { finalLines } from '../scoring.ts';
import type { Play, Target, Working } from '../types.ts';
import type { Option, Step } from './model.ts';

export interface Bring {
  /** Symbol by symbol, in the order of the tracks; seals last. */
  readonly symbols: readonly { readonly symbol: CardSymbol; readonly count: number }[];
  /** The cubes after all steps that need no choice. */
  readonly tracks: readonly number[];
  readonly bonuses: number;
  readonly lost: number;
  /** More prestige if the final scoring came now. */
  readonly points: number;
}
const ORDER: readonly CardSymbol[] = [
  'prestige',
  'book',
  'artwork',
  'topaz',
  'emerald',
  'gold',
  'seal_diamond',
  'seal_square',
  'seal_star',
];

/** Whose board, and where the slider stands. */
export interface Standing {
  readonly tracks: readonly number[];
  readonly who: CharacterId;
  readonly slider: number;
}
const worth = ({ who, slider }: Standing, tracks: readonly number[]): number => total(finalLines(who, tracks, slider));

export function bringOf(standing: Standing, cards: readonly CardId[]): Bring {
  const { tracks, bonuses, lost } = preview(standing.tracks, cards);
  const counts = new Map<CardSymbol, number>();
  for (const id of cards) {
    const { symbol, count } = cardOf(id);
    counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  }
  const symbols = ORDER.filter((symbol) => counts.has(symbol)).map((symbol) => ({
    symbol,
    count: counts.get(symbol)!,
  }));
  return { symbols, tracks, bonuses, lost, points: worth(standing, tracks) - worth(standing, standing.tracks) };
}

const copy = (work: Working): Working => ({
  laid: work.laid.slice(),
  moves: work.moves.slice(),
  tracks: work.tracks.slice(),
  left: work.left.slice(),
  split: work.split,
});

/** The cubes after a choice of the harvest, as far as nothing further has to be asked. */
export function tracksAfter(work: Working, seat: number, step: Step, option: Option): readonly number[] {
  const then = copy(work);
  if (step === 'play') lay(then, seat, option as Play);
  else advance(then, seat, trackNo((option as Target).to), step === 'bonus' ? DOUBLE_STEPS : 1);
  return then.tracks;
}
