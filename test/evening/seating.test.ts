import { describe, expect, test } from 'vitest';
import { byRank, metIn, mixed, moved, onSeats, type SatTable, type Seatable } from '../../src/evening/seating.ts';
import { bestLayout, headcounts, layoutFor, layouts } from '../../src/evening/sizes.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';

const peopleOf = (count: number, guests = 0): Seatable[] =>
  Array.from({ length: count }, (_, i) => ({ who: `p${String(i).padStart(2, '0')}`, isGuest: i < guests }));

/** Plays so many rounds of everybody with everybody. */
function evening(count: number, size: number, rounds: number, guests = 0): SatTable[][] {
  const people = peopleOf(count, guests);
  const layout = layoutFor(count, { min: 2, max: 8 }, size);
  const chance = chanceFrom(fastSource(`${count} ${size}`));
  const played: SatTable[][] = [];
  for (let i = 0; i < rounds; i++) {
    const past = played.flat();
    played.push(mixed(people, layout, past, chance).map((group) => onSeats(group, layout.size, past, chance)));
  }
  return played;
}

describe('the size of tables', () => {
  test.each([
    [4, 2, 4, { size: 2, tables: 2, bots: 0 }],
    [8, 2, 4, { size: 4, tables: 2, bots: 0 }],
    [5, 2, 5, { size: 3, tables: 2, bots: 1 }],
    [7, 2, 4, { size: 4, tables: 2, bots: 1 }],
    [6, 2, 4, { size: 3, tables: 2, bots: 0 }],
    [9, 2, 4, { size: 3, tables: 3, bots: 0 }],
    [2, 2, 4, { size: 2, tables: 1, bots: 0 }],
    [3, 1, 4, { size: 3, tables: 1, bots: 0 }],
  ])('%i people, %i to %i at a table', (people, min, max, want) => {
    expect(bestLayout(people, { min, max })).toEqual(want);
  });

  test('every layout has room for all, and nobody sits with bots alone if there are several tables', () => {
    for (let people = 2; people <= 24; people++)
      for (const { size, tables, bots } of layouts(people, { min: 2, max: 8 })) {
        expect(size * tables - bots).toBe(people);
        if (tables > 1) expect(Math.min(...headcounts(people, tables))).toBeGreaterThan(1);
      }
  });
});

describe('everybody with everybody', () => {
  test.each([
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [12, 4],
    [16, 8],
  ])('%i people at tables of %i: everybody once in every round, on a seat', (count, size) => {
    for (const round of evening(count, size, 5)) {
      expect(round.every((table) => table.length === size)).toBe(true);
      const seated = round.flat().filter((who) => who !== null);
      expect(seated.toSorted()).toEqual(peopleOf(count).map(({ who }) => who));
      const heads = round.map((table) => table.filter((who) => who !== null).length);
      expect(Math.max(...heads) - Math.min(...heads)).toBeLessThan(2);
    }
  });

  test.each([
    [4, 2, 3],
    [6, 2, 5],
    [8, 4, 7],
    [6, 3, 10],
  ])('%i people at tables of %i meet evenly in %i rounds', (count, size, rounds) => {
    const met = metIn(evening(count, size, rounds).flat());
    const counts = peopleOf(count).flatMap((a, i) =>
      peopleOf(count)
        .slice(i + 1)
        .map((b) => met.get(`${a.who} ${b.who}`) ?? 0),
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(3);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test.each([
    [4, 2, 4],
    [8, 4, 8],
    [6, 3, 6],
    [7, 4, 8],
  ])('%i people at tables of %i sit on every seat about equally often in %i rounds', (count, size, rounds) => {
    const tables = evening(count, size, rounds).flat();
    for (const { who } of peopleOf(count)) {
      const counts = Array.from({ length: size }, (_, seat) => tables.filter((table) => table[seat] === who).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(3);
    }
  });

  test('no table has guests alone, as long as there are devices enough', () => {
    for (const round of evening(8, 2, 7, 4))
      for (const table of round) expect(table.some((who) => who !== null && who >= 'p04')).toBe(true);
  });
});

describe('winners move up', () => {
  const layout = { size: 2, tables: 3, bots: 0 };
  const at = (groups: Seatable[][]) => groups.map((group) => group.map(({ who }) => who));

  test('the first of a table changes places with the last of the table above', () => {
    const last = [
      ['p00', 'p01'],
      ['p02', 'p03'],
      ['p04', 'p05'],
    ];
    expect(at(moved(peopleOf(6), layout, last))).toEqual([
      ['p00', 'p02'],
      ['p01', 'p04'],
      ['p03', 'p05'],
    ]);
  });

  test('who has come late begins at the last table, and who has gone leaves no gap', () => {
    const last = [
      ['p00', 'p01'],
      ['p09', 'p03'],
    ]; // p09 has gone
    const groups = at(moved(peopleOf(5), { size: 3, tables: 2, bots: 1 }, last));
    expect(groups.flat().toSorted()).toEqual(peopleOf(5).map(({ who }) => who));
    expect(groups[1]).toContain('p04');
  });

  test('guests alone get somebody with a device', () => {
    const people = peopleOf(4, 2); // p00 and p01 are guests
    const groups = moved(people, { size: 2, tables: 2, bots: 0 }, [
      ['p00', 'x'],
      ['y', 'p01'],
    ]);
    for (const group of groups) expect(group.some(({ isGuest }) => !isGuest)).toBe(true);
  });
});

test('in the final the best sit at the first table, and bots only at the last', () => {
  const groups = byRank(peopleOf(7), { size: 4, tables: 2, bots: 1 });
  expect(groups.map((group) => group.map(({ who }) => who))).toEqual([
    ['p00', 'p01', 'p02', 'p03'],
    ['p04', 'p05', 'p06'],
  ]);
});
