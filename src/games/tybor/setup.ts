import type { Chance, Veiled, ViewOf } from '../../kernel/types.ts';
import type { ChapterId, ScenarioId } from './data/cards.ts';
import {
  allBuildings,
  allOrders,
  allPersons,
  buildingOf,
  CHAPTER_IDS,
  type PersonId,
  personOf,
  SCENARIO_IDS,
} from './data/kinds.ts';
import { rowFor } from './rules/cards.ts';
import { placesOn } from './rules/order.ts';
import type { Dark, Open, Options, Own, S, Tableau } from './types.ts';

const emptyTableau = (): Tableau => ({ citizens: [], workers: [], buildings: [] });

/** A table with nothing laid out yet. */
export const bareTable = (seats: number, scenario: ScenarioId, chapter: ChapterId): Open => ({
  scenario,
  chapter,
  round: 0,
  passes: 0,
  starter: 0,
  display: [],
  tableaux: Array.from({ length: seats }, emptyTableau),
  shown: null,
  discard: [],
  mixed: [],
  removed: [],
  orders: [],
});

/** R12.1 In this order, each pile from a stream of its own. */
export function setup(seats: number, options: Options, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const { copies } = rowFor(seats); // R10.1
  const orders = allOrders(copies);
  chance.shuffle('orders', orders);
  const own = Array.from({ length: seats }, (): Own => {
    return { order: orders.pop()!, hand: [], picked: null, drawn: [], seen: [] }; // R1.1
  });
  const drawn = <Id>(label: string, ids: readonly Id[]): Id => ids[chance.random(label, ids.length)];
  const scenario = options.scenario === 'random' ? drawn('scenario', SCENARIO_IDS) : options.scenario; // R1.2
  const [first] = CHAPTER_IDS;
  const chosen = options.chapter === 'story' ? first : options.chapter; // R11.1
  const chapter = chosen === 'random' ? drawn('chapter', CHAPTER_IDS) : chosen; // R1.3, Q36
  const stack = allBuildings(copies);
  chance.shuffle('buildings', stack); // R1.5
  const people = allPersons(copies);
  chance.shuffle('people', people);
  const open = bareTable(seats, scenario, chapter);
  open.starter = chance.random('first player', seats); // R1.6
  return { open, own, dark: { people, stack, orders } };
}

export const clone = {
  open: (o: Open): Open => ({
    scenario: o.scenario,
    chapter: o.chapter,
    round: o.round,
    passes: o.passes,
    starter: o.starter,
    display: o.display.slice(),
    tableaux: o.tableaux.map(({ citizens, workers, buildings }) => ({
      citizens: citizens.slice(),
      workers: workers.slice(),
      buildings: buildings.slice(),
    })),
    shown: o.shown,
    discard: o.discard.slice(),
    mixed: o.mixed.slice(),
    removed: o.removed.slice(),
    orders: o.orders.slice(),
  }),
  own: (o: Own): Own => ({
    order: o.order,
    hand: o.hand.slice(),
    picked: o.picked,
    drawn: o.drawn.slice(),
    seen: o.seen.map((hand) => hand.slice()),
  }),
  dark: (d: Dark): Dark => ({ people: d.people.slice(), stack: d.stack.slice(), orders: d.orders.slice() }),
};

/** Dossier, section 8: what is open, the viewer's cards and the hands passed on stay; everything else is dealt again. */
export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const { open, seat: viewer } = view;
  const mine = viewer === null ? null : (view.own[viewer] as Own);
  const hidden = hiddenPeople(view, mine, chance);
  const pile = takePile(view, hidden);
  const own = view.own.map((veiled, seat): Own => {
    if (seat === viewer) return clone.own(mine!);
    return imagineOwn(view, seat, known(open, mine, viewer, seat), veiled as Veiled, hidden, chance);
  });
  for (const [seat, one] of own.entries()) if (seat !== viewer) one.seen = seenBy(open, own, seat);
  return { open: clone.open(open), own, dark: { people: pile, ...imagineBox(view, own, chance) } };
}

/** The people that the viewer cannot place, in random order. */
function hiddenPeople({ open, own }: ViewOf<S>, mine: Own | null, chance: Chance): PersonId[] {
  const placed = new Set<PersonId | null>([open.shown, ...open.discard]);
  for (const { citizens, workers } of open.tableaux) for (const card of [...citizens, ...workers]) placed.add(card);
  if (mine !== null)
    for (const card of [...mine.hand, mine.picked, ...mine.drawn, ...mine.seen.flat()]) placed.add(card);
  const people = allPersons(rowFor(own.length).copies).filter((card) => !placed.has(card));
  chance.shuffle('people', people);
  return people;
}

/** R3.3 After a reshuffle the pile holds only what was discarded then; whatever else is hidden is in somebody's hand. */
function takePile({ open, dark }: ViewOf<S>, hidden: PersonId[]): PersonId[] {
  const mixed = new Set(open.mixed);
  const pile: PersonId[] = [];
  for (let i = hidden.length - 1; i >= 0 && pile.length < dark.people; i--)
    if (mixed.size === 0 || mixed.has(hidden[i])) pile.push(...hidden.splice(i, 1));
  return pile;
}

/** What the viewer knows of the cards with a seat, the picked one included; null: nothing. */
function known(open: Open, mine: Own | null, viewer: number | null, seat: number): PersonId[] | null {
  if (mine === null || viewer === null) return null;
  const passes = mine.seen.findIndex((_, i) => placesOn(open, viewer, i + 1) === seat);
  return passes < 0 ? null : mine.seen[passes].slice();
}

function imagineOwn(
  { todo, lanes }: ViewOf<S>,
  seat: number,
  cards: PersonId[] | null,
  { hand: size, drawn }: Veiled,
  people: PersonId[],
  chance: Chance,
): Own {
  const isAside = !todo.some((t) => t.do === 'putAside') && todo.some((t) => t.do === 'turnUp' && t.seat === seat);
  const hand = cards ?? people.splice(0, size + (isAside ? 1 : 0));
  const own: Own = { order: null, hand, picked: null, drawn: people.splice(0, drawn), seen: [] };
  const hasPicked = todo.some((t) => t.do === 'putAside') && size > 1 && lanes[seat] !== true;
  if (isAside || hasPicked) own.picked = hand[chance.random('picked', hand.length)];
  if (isAside) hand.splice(hand.indexOf(own.picked!), 1); // R4.2
  return own;
}

/** What another seat would know of the hands it has passed on. */
function seenBy(open: Open, own: readonly Own[], seat: number): PersonId[][] {
  return Array.from({ length: Math.min(open.passes, own.length - 1) }, (_, i) => {
    const { hand, picked } = own[placesOn(open, seat, i + 1)];
    return picked === null || hand.includes(picked) ? hand.slice() : [...hand, picked];
  });
}

/** The stack, and the overview cards: those of the others lie among the unused ones until they are turned up. */
function imagineBox({ open, own: { length: seats } }: ViewOf<S>, own: Own[], chance: Chance): Omit<Dark, 'people'> {
  const { copies } = rowFor(seats);
  const built = open.tableaux.flatMap(({ buildings }) => buildings.map(({ id }) => id));
  const placed = new Set([...built, ...open.display, ...open.removed]);
  const stack = allBuildings(copies).filter((id) => !placed.has(id));
  chance.shuffle('buildings', stack);
  open.orders.forEach((order, seat) => {
    own[seat].order = order; // R8.5
  });
  const taken = new Set(own.map(({ order }) => order));
  const orders = allOrders(copies).filter((id) => !taken.has(id));
  chance.shuffle('orders', orders);
  return { stack, orders };
}

/** Every person, building and overview card, wherever it is. */
export function pieces({ open, own, dark }: S): string[] {
  const persons = [...dark.people, ...open.discard, ...(open.shown === null ? [] : [open.shown])];
  const buildings = [...dark.stack, ...open.display, ...open.removed];
  const orders = [...dark.orders];
  for (const { citizens, workers, buildings: built } of open.tableaux) {
    persons.push(...citizens, ...workers);
    buildings.push(...built.map(({ id }) => id));
  }
  for (const { hand, picked, drawn, order } of own) {
    persons.push(...hand, ...drawn, ...(picked === null || hand.includes(picked) ? [] : [picked]));
    if (order !== null) orders.push(order);
  }
  return [...persons.map((id) => personOf(id).code), ...buildings.map((id) => buildingOf(id).code), ...orders];
}
