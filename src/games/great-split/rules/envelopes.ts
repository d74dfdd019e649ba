// Dividing, passing and returning the envelopes (R4).
import type { CardId } from '../data/kinds.ts';
import { inOrder } from '../setup.ts';
import { type Divide, type Own, PARTS, type Part, type Parts, type S } from '../types.ts';

/** R0.1 */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;

export const partOf = (parts: Parts, part: Part): readonly CardId[] => parts[part === 'first' ? 0 : 1];
export const otherPart = (part: Part): Part => (part === 'first' ? PARTS[1] : PARTS[0]);

/**
 * R4.1 Every way to divide a hand into two parts of at least one card. The first card stays first: no way comes twice. It
 * stands alone in the first one listed (E12).
 */
export function allDivisions(hand: readonly CardId[]): Divide[] {
  const ways = 1 << (hand.length - 1);
  const divisions = new Array<Divide>(Math.max(0, ways - 1));
  for (let away = ways - 1; away > 0; away--) {
    const first: CardId[] = [hand[0]];
    const second: CardId[] = [];
    for (let i = 1; i < hand.length; i++) (away & (1 << (i - 1)) ? second : first).push(hand[i]);
    divisions[ways - 1 - away] = { parts: [first, second] };
  }
  return divisions;
}

/** The division of a hand that leaves these cards together, as `divide` lists it; null if one part is empty. */
export function divisionOf(hand: readonly CardId[], together: readonly CardId[]): Divide | null {
  const chosen = hand.filter((card) => together.includes(card));
  const others = hand.filter((card) => !together.includes(card));
  if (chosen.length === 0 || others.length === 0) return null;
  return { parts: chosen[0] === hand[0] ? [chosen, others] : [others, chosen] };
}

/** R4.4 The part kept and the part that came back are the hand; both neighbours remember what they saw of it. */
export function exchange({ open, own }: S): void {
  const seats = own.length;
  const hands = own.map(({ received, took, parts }, seat) => {
    const { took: lost } = own[leftOf(seat, seats)];
    own[seat].lost = lost;
    own[seat].leftGot = partOf(parts!, lost!);
    own[seat].rightGot = partOf(received!, otherPart(took!));
    return inOrder([...partOf(received!, took!), ...partOf(parts!, otherPart(lost!))]);
  });
  own.forEach((one, seat) => {
    one.hand = hands[seat];
    open.seen[seat] = [];
    open.discards[seat] = 0;
  });
}

/** R5.1 Everybody works on a copy of their own board. */
export function beginHarvest(tracks: readonly number[], own: Own): void {
  own.harvest = { laid: [], moves: [], tracks: tracks.slice(), left: own.hand, split: true };
}
