// Which pieces a sentence is about: tracks as in `ScoreLine.of`, cards by their codes.
import type { SeatTask, ViewOf } from '../../../kernel/types.ts';
import { type CardId, cardOf, codesOf, isSeal, type TrackNo, trackId } from '../data/kinds.ts';
import { type Choices, type Happened, type Own, PARTS, type S, type SplitTask } from '../types.ts';

export const cardCode = (id: CardId): string => cardOf(id).code;
const moved = (moves: readonly TrackNo[]): string[] => [...new Set(moves)].map(trackId);

/** Where a card counts; seals go where their owner wants. */
function trackOf(card: CardId): string[] {
  const { symbol, track } = cardOf(card);
  return isSeal(symbol) ? [] : [trackId(track as TrackNo)];
}

export function piecesOfOption(
  view: ViewOf<S>,
  { seat }: SplitTask & SeatTask,
  choice: Choices[keyof Choices],
): readonly string[] {
  if ('parts' in choice) return codesOf(choice.parts[0]);
  if ('take' in choice) {
    const { received } = view.own[seat] as Partial<Own>;
    return codesOf(received?.[PARTS.indexOf(choice.take)] ?? []);
  }
  const cards = 'card' in choice ? [cardCode(choice.card)] : [];
  if ('to' in choice) return [...cards, choice.to];
  return 'as' in choice ? [...cards, ...trackOf(choice.card)] : cards;
}

export function piecesOfEvent(event: Happened): readonly string[] {
  switch (event.e) {
    case 'began':
      return event.characters;
    case 'got':
    case 'kept':
    case 'discarded':
      return codesOf(event.cards ?? []);
    case 'received':
      return codesOf(event.parts.flat());
    case 'laid':
      return moved(event.moves);
    case 'scored':
      return event.kind === 'gem' ? ['topaz', 'emerald'] : event.kind === 'order' ? [] : [event.kind];
    case 'ended':
      return ['prestige'];
    default:
      return [];
  }
}
