// Positions from a few facts, cards by their codes: the worked examples begin with them, and so do tests of the rules.
import { type BuildingId, type OrderId, type PersonId, readBuilding, readPerson } from '../data/kinds.ts';
import { settle } from '../rules/cards.ts';
import type { Built, Options, S, TyborTask } from '../types.ts';

export const p = (code: string): PersonId => {
  const id = readPerson(code);
  if (id === undefined) throw new Error(`no person ${code}`);
  return id;
};
/** `BG03` small, `BG03L` large. */
export const b = (code: string): BuildingId => {
  const id = readBuilding(code.replace('L', ''));
  if (id === undefined) throw new Error(`no building ${code}`);
  return id;
};
export const people = (codes: string): PersonId[] => codes.split(' ').filter(Boolean).map(p);
export const houses = (codes: string): BuildingId[] => codes.split(' ').filter(Boolean).map(b);
const built = (codes: string): Built[] =>
  codes
    .split(' ')
    .filter(Boolean)
    .map((code) => ({ id: b(code), size: code.includes('L') ? 'large' : 'small' }));

/** Cards as 'FA01 ME03'. */
export interface TownFacts {
  readonly cit?: string;
  readonly wrk?: string;
  readonly bld?: string;
  readonly order?: OrderId;
  readonly hand?: string;
  readonly picked?: string;
}
export interface SceneFacts {
  readonly settings?: Partial<Options>;
  readonly players?: number;
  readonly round?: number;
  readonly starter?: number;
  readonly towns?: readonly TownFacts[];
  readonly display?: string;
  /** The top of the draw pile, the first one drawn first; `only`: nothing lies beneath. */
  readonly draws?: string;
  readonly only?: boolean;
  readonly discard?: string;
  readonly shown?: string;
  /** The building stack from its top; the other buildings lie beneath, or nowhere with `only`. */
  readonly stack?: string;
  /** The bottom of the building stack: drawn from its end. */
  readonly bottom?: string;
  readonly todo?: readonly TyborTask[];
}

/** Makes the position out of a game just set up. What no fact names stays in its pile, shuffled as it was. */
export function setScene(s: S, facts: SceneFacts): void {
  const { open, own, dark } = s;
  open.round = facts.round ?? 1;
  open.starter = facts.starter ?? 0;
  open.display = houses(facts.display ?? '');
  open.discard = people(facts.discard ?? '');
  open.shown = facts.shown === undefined ? null : p(facts.shown);
  facts.towns?.forEach((town, seat) => {
    const tableau = open.tableaux[seat];
    tableau.citizens = people(town.cit ?? '');
    for (const id of people(town.wrk ?? '')) settle(tableau, id, 'worker');
    tableau.buildings = built(town.bld ?? '');
    own[seat].hand = people(town.hand ?? '');
    own[seat].picked = town.picked === undefined ? null : p(town.picked);
  });
  const placed = new Set<number>([...open.discard, ...(open.shown === null ? [] : [open.shown])]);
  open.tableaux.forEach(({ citizens, workers }, seat) => {
    for (const id of [...citizens, ...workers, ...own[seat].hand]) placed.add(id);
    if (own[seat].picked !== null) placed.add(own[seat].picked);
  });
  const draws = people(facts.draws ?? '').reverse();
  const rest = facts.only ? [] : dark.people.filter((id) => !placed.has(id) && !draws.includes(id));
  dark.people = [...rest, ...draws];
  fillStack(s, facts);
  fillOrders(s, facts);
}

function fillStack({ open, dark }: S, facts: SceneFacts): void {
  const standing = open.tableaux.flatMap(({ buildings }) => buildings.map(({ id }) => id));
  const [top, bottom] = [houses(facts.stack ?? ''), houses(facts.bottom ?? '')];
  const placed = new Set([...open.display, ...standing, ...top, ...bottom]);
  dark.stack = [...top, ...(facts.only ? [] : dark.stack.filter((id) => !placed.has(id))), ...bottom];
}

function fillOrders({ own, dark }: S, { towns = [] }: SceneFacts): void {
  const wanted = own.map((_, seat) => towns[seat]?.order);
  const others = [...own.map(({ order }) => order!), ...dark.orders].filter((order) => !wanted.includes(order));
  own.forEach((one, seat) => {
    one.order = wanted[seat] ?? others.pop()!;
  });
  dark.orders = others;
}
