// How many sit at a table. The same deal needs as many seats at every table, so bots fill what people leave empty.

export interface Layout {
  readonly size: number;
  readonly tables: number;
  readonly bots: number;
}

const layoutOf = (people: number, size: number): Layout => {
  const tables = Math.max(1, Math.ceil(people / size));
  return { size, tables, bots: tables * size - people };
};

/** Every size that the game allows, with at least two seats and somebody at every table. */
export function layouts(people: number, { min, max }: { readonly min: number; readonly max: number }): Layout[] {
  const found: Layout[] = [];
  for (let size = Math.max(2, min); size <= max; size++) {
    const one = layoutOf(people, size);
    if (people >= one.tables * Math.min(2, size) || one.tables === 1) found.push(one);
  }
  return found.length > 0 ? found : [layoutOf(people, Math.max(2, min))];
}

/** The best one: no bots where that is possible, two tables or more, because a deal is compared between tables; then larger tables. */
export function bestLayout(people: number, seats: { readonly min: number; readonly max: number }): Layout {
  const worth = ({ size, tables, bots }: Layout): number => (tables > 1 ? 100 : 0) - 30 * bots + size;
  return layouts(people, seats).reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

/** The one with this many seats, if it fits; the best one otherwise. */
export function layoutFor(
  people: number,
  seats: { readonly min: number; readonly max: number },
  size: number | null,
): Layout {
  return layouts(people, seats).find((one) => one.size === size) ?? bestLayout(people, seats);
}

/** How many people sit at each table: as even as possible. */
export const headcounts = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0));
