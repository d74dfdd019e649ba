// Cards on the move: drawing, reshuffling, passing, laying out.
import type { Cx } from '../../../kernel/types.ts';
import { PLAYERS, type PlayersRow } from '../data/cards.ts';
import { BUILDING_COUNT, type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import type { Area, Happened, S, Tableau, TyborTask } from '../types.ts';
import { placesOn, roundOf } from './order.ts';

type TyborCx = Cx<TyborTask, Happened>;
export const rowFor = (seats: number): PlayersRow => PLAYERS[seats];

export function remove<X>(list: X[], item: X): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** R3.3 The top of the draw pile; the discard pile is shuffled when it is needed. null: there is no card left. */
export function drawPerson({ open, dark }: S, cx: TyborCx): PersonId | null {
  if (dark.people.length === 0 && open.discard.length > 0) {
    dark.people = open.discard.slice();
    open.mixed = open.discard;
    open.discard = [];
    cx.shuffle('people', dark.people);
    cx.emit({ e: 'reshuffled', count: dark.people.length });
  }
  return dark.people.pop() ?? null;
}

/** R3.1–R3.4, R3.10 One at a time, the start player first. Returns how many everybody got. */
export function dealHands(s: S, cx: TyborCx): number {
  const { open, own, dark } = s;
  const there = dark.people.length + open.discard.length;
  const count = Math.min(roundOf(open).hand, Math.floor(there / own.length)); // R3.4
  for (let card = 0; card < count; card++)
    for (let i = 0; i < own.length; i++) own[(open.starter + i) % own.length].hand.push(drawPerson(s, cx)!);
  return count;
}

/** R3.5, R3.7, R3.9 */
export function layOut({ open, own, dark }: S, cx: TyborCx): void {
  const { display: count, missingColours } = rowFor(own.length);
  open.display = dark.stack.splice(Math.max(0, dark.stack.length - count)); // R12.2 from the bottom
  sortDisplay(open.display);
  cx.emit({ e: 'displayed', buildings: open.display.slice() });
  if (!missingColours) return; // R10.5
  const missing = [0, 1, 2, 3].filter((tint) => !open.display.some((id) => buildingOf(id).tint === tint));
  for (const tint of missing) {
    const at = dark.stack.findIndex((id) => buildingOf(id).tint === tint); // from the top
    if (at < 0) continue; // R3.9
    const [building] = dark.stack.splice(at, 1);
    open.display.push(building); // Q27
    cx.emit({ e: 'added', building });
  }
  if (missing.length === 0) return;
  sortDisplay(open.display);
  cx.shuffle('buildings', dark.stack); // R3.7, Q29
}

const sortDisplay = (display: BuildingId[]): BuildingId[] =>
  display.sort(
    (a, b) => buildingOf(a).tint - buildingOf(b).tint || (a % BUILDING_COUNT) - (b % BUILDING_COUNT) || a - b, // R3.6
  );

/** Puts a person into the tableau. */
export function settle(tableau: Tableau, card: PersonId, as: Area): void {
  if (as === 'citizen') {
    tableau.citizens.push(card);
    return;
  }
  const { workers } = tableau;
  const { work } = personOf(card);
  let at = workers.length;
  while (at > 0 && personOf(workers[at - 1]).work < work) at--; // the strongest first
  workers.splice(at, 0, card);
}

/** Everybody who knows this holder's hand sees that the card is gone from it. */
export function forget({ open, own }: S, holder: number, card: PersonId): void {
  for (let passes = 1; passes <= open.passes && passes < own.length; passes++)
    remove(own[placesOn(open, holder, -passes)].seen[passes - 1], card);
}

/** R6.1 To the next player; each remembers what it has passed on. */
export function passOn({ open, own }: S): void {
  const hands = own.map(({ hand }) => hand);
  for (const [seat, { seen }] of own.entries()) {
    seen.unshift(hands[seat].slice());
    if (seen.length === own.length) seen.pop(); // it has come back
    own[placesOn(open, seat, 1)].hand = hands[seat];
  }
  open.passes++;
}
