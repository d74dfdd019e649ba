// Who sits where in the next round: with whom, and on which seat.
import type { Chance } from '../kernel/types.ts';
import type { Who } from '../table/types.ts';
import { headcounts, type Layout } from './sizes.ts';

/** Somebody to be seated. */
export interface Seatable {
  readonly who: Who;
  readonly isGuest: boolean;
}

/** A table of an earlier round, by seat; null: a bot. */
export type SatTable = readonly (Who | null)[];

type Group = Seatable[];

/** Everybody with everybody: of many ways to fill the tables one in which people meet whom they have met least. */
export function mixed(people: readonly Seatable[], layout: Layout, past: readonly SatTable[], chance: Chance): Group[] {
  const met = metIn(past);
  const cost = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + costOf(group, met), 0);
  let best: { readonly groups: Group[]; readonly cost: number } | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const groups = improved(cut(shuffled(people, chance), layout), met);
    const found = cost(groups);
    if (best === null || found < best.cost) best = { groups, cost: found };
  }
  return best!.groups;
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = list.slice();
  chance.shuffle('tables', copy);
  return copy;
}

const TRIES = 30;
/** Worse than any meeting: a table of guests alone has no device to play on. */
const NO_DEVICE = 1e6;

type Met = ReadonlyMap<string, number>;
const pairOf = (a: Who, b: Who): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function metIn(past: readonly SatTable[]): Met {
  const met = new Map<string, number>();
  for (const table of past) {
    const people = table.filter((who) => who !== null);
    for (const [i, a] of people.entries())
      for (const b of people.slice(i + 1)) met.set(pairOf(a, b), (met.get(pairOf(a, b)) ?? 0) + 1);
  }
  return met;
}

/** Grows faster than the number of meetings, so that they spread. */
function costOf(group: Group, met: Met): number {
  const guests = group.filter(({ isGuest }) => isGuest).length;
  let sum = hasDevice(group) ? guests ** 2 : NO_DEVICE; // few share one device
  for (const [i, a] of group.entries())
    for (const b of group.slice(i + 1)) sum += ((met.get(pairOf(a.who, b.who)) ?? 0) + 1) ** 3;
  return sum;
}

const hasDevice = (group: readonly Seatable[]): boolean => group.some(({ isGuest }) => !isGuest);

/** Two people change places as long as that helps. */
function improved(groups: Group[], met: Met): Group[] {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [a, one] of groups.entries())
      for (const other of groups.slice(a + 1))
        for (const [i, j] of one.flatMap((_, i) => other.map((_, j) => [i, j])))
          isBetter = trySwap(one, i, other, j, met) || isBetter;
  }
  return groups;
}

function trySwap(one: Group, i: number, other: Group, j: number, met: Met): boolean {
  const before = costOf(one, met) + costOf(other, met);
  [one[i], other[j]] = [other[j], one[i]];
  if (costOf(one, met) + costOf(other, met) < before) return true;
  [one[i], other[j]] = [other[j], one[i]];
  return false;
}

/** In this order from the first table to the last, as even as possible. */
const cut = (people: readonly Seatable[], { tables }: Layout): Group[] => {
  const rest = people.slice();
  return headcounts(people.length, tables).map((count) => rest.splice(0, count));
};

/** Winners move up: the first of every table changes places with the last of the table above. Newcomers begin at the last one. */
export function moved(people: readonly Seatable[], layout: Layout, last: readonly (readonly Who[])[]): Group[] {
  const tables = last.map((table) => table.slice());
  for (let i = 1; i < last.length; i++) {
    const [up, down] = [last[i][0], last[i - 1].at(-1)];
    if (up === undefined || down === undefined || tables[i - 1].at(-1) !== down) continue; // somebody alone moves up only
    tables[i - 1][tables[i - 1].length - 1] = up;
    tables[i][0] = down;
  }
  const order = tables.flat();
  const place = ({ who }: Seatable): number => (order.includes(who) ? order.indexOf(who) : order.length);
  return withDevices(
    cut(
      people.toSorted((a, b) => place(a) - place(b)),
      layout,
    ),
  );
}

/** The final: the best at the first table, those after them at the next. The first tables have no bots. */
export function byRank(people: readonly Seatable[], { size, tables }: Layout): Group[] {
  return withDevices(Array.from({ length: tables }, (_, i) => people.slice(i * size, (i + 1) * size)));
}

/** The last guest of a table without a device changes places with the nearest one who has a device that is not needed there. */
function withDevices(groups: Group[]): Group[] {
  for (const [i, group] of groups.entries()) {
    if (hasDevice(group) || group.length === 0) continue;
    const others = groups
      .map((other, j) => ({ other, far: Math.abs(i - j) }))
      .filter(({ other }) => other.filter(({ isGuest }) => !isGuest).length > 1)
      .toSorted((a, b) => a.far - b.far);
    const from = others[0]?.other;
    if (from === undefined) continue;
    const j = from.findLastIndex(({ isGuest }) => !isGuest);
    [group[group.length - 1], from[j]] = [from[j], group[group.length - 1]];
  }
  return groups;
}

/** On which seats: everybody where they have sat least so far. Bots take what is left. */
export function onSeats(group: readonly Seatable[], size: number, past: readonly SatTable[], chance: Chance): SatTable {
  const seats = shuffled([...Array(size).keys()], chance);
  const cost = group.map(({ who }) =>
    seats.map((seat) => 2 * past.filter((table) => table.length === size && table[seat] === who).length + 1),
  );
  const chosen = cheapest(cost, size);
  const seated: (Who | null)[] = Array.from({ length: size }, () => null);
  group.forEach(({ who }, i) => {
    seated[seats[chosen[i]]] = who;
  });
  return seated;
}

/** Which column each row takes, none twice, so that the sum is least: over all sets of columns, row after row. */
function cheapest(cost: readonly (readonly number[])[], columns: number): number[] {
  let sets = new Map<number, { readonly sum: number; readonly taken: number[] }>([[0, { sum: 0, taken: [] }]]);
  for (const row of cost) {
    const next: typeof sets = new Map();
    for (const [set, { sum, taken }] of sets)
      for (let column = 0; column < columns; column++) {
        if ((set & (1 << column)) !== 0) continue;
        const known = next.get(set | (1 << column));
        const found = sum + row[column];
        if (known === undefined || found < known.sum)
          next.set(set | (1 << column), { sum: found, taken: [...taken, column] });
      }
    sets = next;
  }
  return [...sets.values()].reduce((best, one) => (one.sum < best.sum ? one : best)).taken;
}
