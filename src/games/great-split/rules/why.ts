// Why something is not offered. Explains and decides nothing. Facts name cards and tracks by their ids.
import type { Refusal } from '../../../kernel/types.ts';
import { type CardId, cardOf, GOLD, isCardId, isTrackId, trackNo } from '../data/kinds.ts';
import { ROUNDS } from '../data/table.ts';
import { ELIGIBLE, type Seal, TRACK_ROWS, type TrackId } from '../data/tracks.ts';
import type { Own, S, SplitTask } from '../types.ts';
import { handOf } from './cards.ts';
import { isFull } from './harvest.ts';

const field = (choice: unknown, name: string): unknown =>
  typeof choice === 'object' && choice !== null ? (choice as Record<string, unknown>)[name] : undefined;
const hasMore = (choice: unknown, fields: number): boolean => Object.keys(choice as object).length > fields;
const code = (id: CardId) => ({ card: cardOf(id).code });

type DiscardTask = Extract<SplitTask, { do: 'discard' }>;

export function whyNotDiscard({ own }: S, { seat, owed, from }: DiscardTask, choice: unknown): Refusal {
  const rule = 'R3.3';
  const { hand, discarding } = own[seat];
  const card = field(choice, 'card');
  if (!isCardId(card) || hasMore(choice, 1)) return { rule, why: 'discardOne', facts: { owed } };
  if (!hand.includes(card)) return { rule, why: 'notInHand', facts: code(card) };
  if (discarding.includes(card)) return { rule, why: 'alreadyDiscarded', facts: code(card) };
  return { rule, why: hand.indexOf(card) < from ? 'handOrder' : 'tooFewBehind', facts: { ...code(card), owed } };
}

export function whyNotDivide({ open, own }: S, seat: number, choice: unknown): Refusal {
  const rule = 'R4.1';
  const hand = handOf(own[seat]);
  const parts = field(choice, 'parts');
  if (parts === undefined && isCardId(field(choice, 'card'))) {
    const hasDiscarded = own[seat].discarding.length > 0;
    return { rule: hasDiscarded ? 'R3.3' : 'R3.5', why: 'noDiscard', facts: { limit: ROUNDS[open.round - 1].limit } };
  }
  if (!Array.isArray(parts) || parts.length !== 2 || !parts.every(Array.isArray) || hasMore(choice, 1))
    return { rule, why: 'twoParts' };
  const cards = (parts as unknown[][]).flat();
  const stranger = cards.find((card) => !hand.includes(card as CardId));
  if (isCardId(stranger)) return { rule, why: 'notInHand', facts: code(stranger) };
  if (stranger !== undefined) return { rule, why: 'twoParts' };
  const twice = cards.find((card, i) => cards.indexOf(card) < i) as CardId | undefined;
  if (twice !== undefined) return { rule, why: 'dividedTwice', facts: code(twice) };
  const missing = hand.find((card) => !cards.includes(card));
  if (missing !== undefined) return { rule, why: 'leftOut', facts: code(missing) };
  if ((parts as unknown[][]).some((part) => part.length === 0)) return { rule, why: 'emptyPart' }; // Q7
  return parts[0].includes(hand[0]) ? { rule, why: 'partOrder' } : { rule, why: 'otherWayRound', facts: code(hand[0]) }; // Q28
}

export const whyNotChoose = (): Refusal => ({ rule: 'R4.3', why: 'onePart' });

export function whyNotPlay({ hand, harvest }: Own, choice: unknown): Refusal {
  const as = field(choice, 'as');
  const card = field(choice, 'card');
  const { left, split, tracks } = harvest!;
  if (as === 'split') return whyNotSplit(split, tracks, field(choice, 'to'));
  if (as !== 'play' && as !== 'sell')
    return { rule: 'R5.2', why: 'layOne', facts: { cards: left.length, split: split ? 1 : 0 } };
  if (!isCardId(card)) return as === 'sell' ? { rule: 'R7.5', why: 'cardsOnly' } : { rule: 'R5.2', why: 'noCard' };
  if (!hand.includes(card)) return { rule: 'R5.2', why: 'notInHand', facts: code(card) };
  if (!left.includes(card)) return { rule: 'R5.2', why: 'alreadyLaid', facts: code(card) };
  if (as === 'play' && field(choice, 'to') === undefined) return { rule: 'R5.5', why: 'oneByOne' };
  if (as === 'play' || hasMore(choice, 3)) return { rule: 'R7.1', why: 'playOrSell', facts: code(card) };
  const to = field(choice, 'to');
  if (to === 'gold' && isFull(tracks, GOLD)) return { rule: 'R7.3', why: 'goldFull' };
  return { rule: 'R7.1', why: 'goldOrPrestige', facts: code(card) };
}

function whyNotSplit(split: boolean, tracks: readonly number[], to: unknown): Refusal {
  if (!split) return { rule: 'R5.6', why: 'splitUsed' };
  if (isTrackId(to) && isFull(tracks, trackNo(to))) return { rule: 'R5.6', why: 'trackFull', facts: { track: to } };
  return { rule: 'R5.6', why: 'oneTrack' };
}

const SEAL_RULES: Readonly<Record<Seal, string>> = {
  seal_diamond: 'R5.5a',
  seal_square: 'R5.5b',
  seal_star: 'R5.5c',
};

/** A seal or a double arrow on a track that is not offered. */
export function whyNotTarget(tracks: readonly number[], symbol: Seal | 'double_arrow', choice: unknown): Refusal {
  const to = field(choice, 'to');
  const isBonus = symbol === 'double_arrow';
  if (!isTrackId(to) || hasMore(choice, 1)) return { rule: isBonus ? 'R6.1' : 'R5.5', why: 'oneTrack' };
  const eligible: readonly TrackId[] = ELIGIBLE[symbol];
  const facts = { track: to };
  if (eligible.includes(to) && isFull(tracks, trackNo(to)))
    return { rule: isBonus ? 'R6.2' : 'R5.5e', why: 'trackFull', facts };
  if (isBonus) return { rule: 'R6.1', why: 'notGold' };
  if (TRACK_ROWS[to].kind !== 'seal') return { rule: 'R5.5', why: 'sealsOnly', facts };
  return { rule: SEAL_RULES[symbol], why: 'otherSeal', facts: { ...facts, seal: symbol } };
}
