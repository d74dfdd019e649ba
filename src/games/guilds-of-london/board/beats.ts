// What happened by the rules, one beat after the other: Boris card by card, tiles in reading order, the plantation, growth.
// Every beat knows the table before and after it, so that one can go back and forth.
import type { Seat } from '../../../kernel/types.ts';
import { gridOf, ownerOf, placeOf, SOURCE_AT } from '../rules/city.ts';
import type { Happened, Open, Spot } from '../types.ts';

export interface Beat {
  /** What the beat is about. */
  readonly event: Happened;
  /** What else happened in it: pawns going home, points, tokens. */
  readonly events: readonly Happened[];
  readonly before: Open;
  readonly after: Open;
  /** How long it is shown at a calm pace. */
  readonly ms: number;
}

/** The share of a beat that shows the table before it. */
export const BEFORE = 0.45;

/** 0: no beat of its own. */
function lengthOf(event: Happened): number {
  switch (event.e) {
    case 'searched':
      return 1500 + Math.min(12, event.path.length) * 140;
    case 'resolved':
      return 2400;
    case 'tied':
    case 'beadleScored':
    case 'plantation':
      return 2000;
    case 'laid':
      return event.growth > 0 ? 1800 : 0;
    default:
      return 0;
  }
}

export function beatsOf(from: Open, events: readonly Happened[]): Beat[] {
  const beats: { event: Happened; events: Happened[]; before: Open; after: Open; ms: number }[] = [];
  let now = from;
  for (const event of events) {
    const ms = lengthOf(event);
    const last = beats.at(-1);
    const next = apply(now, event);
    if (ms > 0) beats.push({ event, events: [event], before: now, after: next, ms });
    else if (last !== undefined) {
      last.events.push(event);
      last.after = next;
    }
    now = next;
  }
  return beats;
}

/** The table after an event, as far as the board shows it. */
export function apply(open: Open, event: Happened): Open {
  const change = CHANGES[event.e] as ((open: Open, event: Happened) => void) | undefined;
  if (change === undefined) return open;
  const next = structuredClone(open);
  change(next, event);
  return next;
}

function put(open: Open, owner: number, at: Spot, by: number): void {
  const pile = at === 'hall' ? open.hall : at === 'supply' ? open.supply : at === 'plantation' ? open.overseas : null;
  if (typeof at === 'number') {
    const place = placeOf(open.city, at);
    if (place >= 0) open.city.pawns[owner][place] += by;
  } else if (pile !== null && owner < pile.length) pile[owner] += by;
}
function turnOver({ city }: Open, place: number): void {
  city.resolved[place] = true;
  city.lying[place] = false;
}

type Changes = { readonly [E in Happened['e']]?: (open: Open, event: Extract<Happened, { e: E }>) => void };
const CHANGES: Changes = {
  moved(open, { who, from, to, count }) {
    put(open, ownerOf(who), from, -count);
    put(open, ownerOf(who), to, count);
  },
  vp(open, { who, vp, source }) {
    open.earned[ownerOf(who)][SOURCE_AT[source]] += vp;
  },
  searched(open, { card }) {
    open.discard.push(card);
  },
  resolved(open, { tile, first }) {
    const place = placeOf(open.city, tile);
    turnOver(open, place);
    if (typeof first !== 'number') return;
    open.city.pawns[first as Seat][place]--;
    open.city.masters[place] = first;
  },
  beadleScored(open, { tile }) {
    turnOver(open, placeOf(open.city, tile));
  },
  token(open, { seat, tile, token }) {
    open.city.tokens[placeOf(open.city, tile)] = null;
    open.tokens[seat].push(token);
  },
  tokenGone(open, { tile }) {
    open.city.tokens[placeOf(open.city, tile)] = null;
  },
  beadle(open, { to }) {
    open.beadle = to;
  },
  laid(open, { tiles }) {
    const { at } = gridOf(open);
    for (const { tile, token, x, y } of tiles) {
      open.city.tiles[at(x, y)] = tile;
      open.city.tokens[at(x, y)] = token;
    }
  },
  turnedPlantation(open, { side }) {
    open.side = side;
  },
  neutrals(open, { seat, count }) {
    open.board -= count;
    open.neutrals[seat] += count;
  },
  committed(open, { seat, count }) {
    open.neutrals[seat] -= count;
  },
  swapped({ city }, { tiles: [a, b] }) {
    const [first, second] = [placeOf(city, a), placeOf(city, b)];
    [city.tokens[first], city.tokens[second]] = [city.tokens[second], city.tokens[first]];
  },
  resigned(open, { seat, tile }) {
    open.city.masters[placeOf(open.city, tile)] = -1;
    open.hall[seat]++;
  },
  promo(open, { seat, tile }) {
    open.city.masters[placeOf(open.city, tile)] = seat;
    open.hall[seat]--;
  },
  round(open, { round, order }) {
    open.round = round;
    open.order = [...order];
  },
};
