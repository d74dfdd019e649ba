// The options of a decision, sorted by what one points at to choose them: tiles, cards, or a button. Decides nothing.
import type { SeatTask } from '../../../kernel/types.ts';
import type { CardId, MayorId, TileId } from '../data/kinds.ts';
import type { Choices, GuildsTask } from '../types.ts';

export type Choice = Choices[keyof Choices];
/** A tile, or the Guildhall. */
export type Place = TileId | 'hall';
/** The place that a button of the city stands for; null: it is none. */
export const placeOfKey = (key: string): Place | null =>
  key === 'hall' ? 'hall' : /^\d+$/.test(key) ? (Number(key) as TileId) : null;
export type Asked = GuildsTask & SeatTask;

export interface Asking {
  /** Options by the place that is pointed at. */
  readonly places: ReadonlyMap<Place, readonly Choice[]>;
  /** Options by the hand card. */
  readonly cards: ReadonlyMap<CardId, readonly Choice[]>;
  readonly mayors: ReadonlyMap<MayorId, Choice>;
  /** Sets of cards of the discard pile. */
  readonly sets: readonly { readonly cards: readonly CardId[]; readonly option: Choice }[];
  /** Everything else: numbers, players, 'enough'. */
  readonly plain: readonly Choice[];
}

/** The place an option names; `picked`: what was pointed at before, where an option names two. */
function placeIn(option: Choice, picked: Place | null): Place | null {
  if ('from' in option && 'to' in option) {
    if (picked === null) return option.from;
    return option.from === picked ? option.to : null;
  }
  if ('to' in option) return option.to;
  if ('from' in option) return option.from;
  return 'tile' in option ? option.tile : null;
}

export function sortOut(options: readonly Choice[], picked: Place | null): Asking {
  const places = new Map<Place, Choice[]>();
  const cards = new Map<CardId, Choice[]>();
  const mayors = new Map<MayorId, Choice>();
  const sets: { cards: readonly CardId[]; option: Choice }[] = [];
  const plain: Choice[] = [];
  for (const option of options) {
    const place = placeIn(option, picked);
    if ('card' in option) cards.set(option.card, [...(cards.get(option.card) ?? []), option]);
    else if ('mayor' in option) mayors.set(option.mayor, option);
    else if ('cards' in option) sets.push({ cards: option.cards, option });
    else if (place !== null) {
      places.set(place, [...(places.get(place) ?? []), option]);
      // Several on one tile: a button says which is meant.
      if (place === picked && 'who' in option) plain.push(option);
    } else if (!('from' in option)) plain.push(option);
  }
  return { places, cards, mayors, sets, plain };
}

/** Whether the same cards are named, in any order. */
export const sameCards = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
