// What others than the two concerned are told, and what they are not (dossier, section 8).
import type { Cx } from '../../../kernel/types.ts';
import type { CardId, TrackNo } from '../data/kinds.ts';
import type { Happened, Laid, S, SplitTask } from '../types.ts';
import { otherPart, partOf, rightOf } from './envelopes.ts';
import { movesOf } from './harvest.ts';

type SplitCx = Cx<SplitTask, Happened>;

/** R4.4 Everybody sees how large the hands are; only the two concerned see who kept what. */
export function tellExchange({ own }: S, cx: SplitCx): void {
  cx.emit({ e: 'gaveBack', hands: own.map(({ hand }) => hand.length) });
  own.forEach(({ received, took }, seat) => {
    const from = rightOf(seat, own.length);
    const cards = partOf(received!, took!);
    const back = partOf(received!, otherPart(took!));
    const kept: Happened = { e: 'kept', seat, from, cards, back };
    cx.emitTo(seat, kept);
    cx.emitTo(from, kept);
  });
}

/** R5.8 The harvest lies on the table: cubes move, cards face up are seen, cards sold are not (Q19). */
export function showHarvest({ open, own }: S, seat: number, cx: SplitCx): void {
  const one = own[seat];
  const { laid, moves, tracks } = one.harvest!;
  const sold: CardId[] = [];
  const shown: Laid[] = [];
  for (const one of laid) {
    const { as, card, from } = one;
    if (as === 'sell') sold.push(card!);
    shown.push(as === 'sell' ? { as, card: null, from } : one);
  }
  open.tracks[seat] = tracks;
  open.harvests[seat] = { laid: shown, moves };
  one.sold = sold;
  one.hand = [];
  one.harvest = null;
  if (cx.isHeard) tellHarvest(seat, laid, moves, cx);
  cx.emit({ e: 'harvested', seat, tracks: tracks.slice() });
}

function tellHarvest(seat: number, laid: readonly Laid[], moves: readonly TrackNo[], cx: SplitCx): void {
  laid.forEach(({ as, card }, at) => {
    const event = { e: 'laid', seat, as, moves: movesOf(laid, moves, at) } as const;
    if (as === 'sell') cx.emitTo(seat, { ...event, card }, { ...event, card: null });
    else cx.emit({ ...event, card });
  });
}
