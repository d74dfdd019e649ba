// Paying, raising, and the people an effect brings (R5.4.4–R5.5).
import type { Cx } from '../../../kernel/types.ts';
import { DRAWN } from '../data/cards.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Bill, Draw, Happened, S, TyborTask } from '../types.ts';
import { drawPerson, settle } from './cards.ts';
import { payers } from './cost.ts';

type TyborCx = Cx<TyborTask, Happened>;

/** Q6 Pays as long as there is nothing to choose; what comes then is a question, or the building. */
export function nextBill(s: S, bill: Bill, cx: TyborCx): TyborTask {
  const { seat, building, size } = bill;
  const { workers } = s.open.tableaux[seat];
  let { owed } = bill;
  while (owed > 0) {
    if (payers(workers, bill.from, owed) > 1) return { do: 'pay', seat, building, size, owed, from: bill.from };
    owed -= payWorker(s, seat, bill.from, owed, cx);
  }
  return { do: 'raise', seat, building, size };
}

/** Discards a worker as payment and returns its work. */
export function payWorker({ open }: S, seat: number, at: number, owed: number, cx: TyborCx): number {
  const [worker] = open.tableaux[seat].workers.splice(at, 1);
  const { work } = personOf(worker);
  open.discard.push(worker); // Q31
  cx.emit({ e: 'paid', seat, worker, left: Math.max(0, owed - work) });
  return work;
}

/** R5.5 */
export const raised = (seat: number, building: BuildingId): TyborTask[] =>
  buildingOf(building).effect === 'draw2'
    ? [{ do: 'draw', seat, count: DRAWN.building, as: 'worker', rule: 'R5.5' }]
    : [];

/** Draws, and asks only if somebody has to go. */
export function drawFor(s: S, t: Draw, cx: TyborCx): void {
  const { seat, rule } = t;
  const { drawn } = s.own[seat];
  for (let i = 0; i < t.count; i++) {
    const card = drawPerson(s, cx);
    if (card !== null) drawn.push(card);
  }
  if (drawn.length === 0) return;
  cx.emitTo(
    seat,
    { e: 'drew', seat, count: drawn.length, rule, cards: drawn.slice() },
    { e: 'drew', seat, count: drawn.length, rule },
  );
  if (drawn.length < t.count)
    keepOf(s, t, drawn.slice(), cx); // R5.5, R7.3.3
  else cx.next({ ...t, do: 'keep' });
}

export function keepOf(s: S, { seat, as, rule }: Draw, cards: readonly PersonId[], cx: TyborCx): void {
  const own = s.own[seat];
  const dropped = own.drawn.filter((card) => !cards.includes(card));
  for (const card of cards) settle(s.open.tableaux[seat], card, as);
  s.open.discard.push(...dropped);
  own.drawn = [];
  cx.emit({ e: 'kept', seat, cards, as, dropped, rule });
}
