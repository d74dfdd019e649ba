import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from './data/buildings.ts';
import { CHAPTERS, ORDERS, PLAYERS, SCENARIOS, SHIPS, SYMBOL_POINTS } from './data/cards.ts';
import { allBuildings, allOrders, allPersons, buildingOf, personOf } from './data/kinds.ts';
import { COLOURS, PERSONS, PROFESSIONS } from './data/persons.ts';
import { names as de } from './words/de/names.ts';
import { names as en } from './words/en/names.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures');

/** The rows of a CSV block of the dossier; a cell may be quoted. Its apostrophes are plain, ours are typographic. */
function csv(name: string): Record<string, string>[] {
  const [head, ...rows] = readFileSync(join(FIXTURES, `tybor-${name}.csv`), 'utf8')
    .replaceAll("'", '’')
    .trim()
    .split('\n')
    .map((line) => Array.from(line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, bare]) => quoted ?? bare));
  return rows.map((cells) => Object.fromEntries(head.map((key, i) => [key, cells[i]])));
}
const orNone = (value: string | null) => value ?? 'none';
const yes = (value: boolean) => (value ? 'yes' : 'no');

describe('the tables equal the dossier', () => {
  test('persons', () => {
    const rows = Object.entries(PERSONS).map(([id, { profession, work, symbols }]) => ({
      id,
      profession,
      name_de: de.persons[id as keyof typeof PERSONS],
      name_en: en.persons[id as keyof typeof PERSONS],
      work: String(work),
      ...Object.fromEntries(COLOURS.map((colour, tint) => [colour, String(symbols[tint])])),
    }));
    expect(rows).toEqual(csv('persons'));
  });

  test('buildings', () => {
    const rows = Object.entries(BUILDINGS).map(([id, row]) => ({
      id,
      colour: row.colour,
      name_de: de.buildings[id as keyof typeof BUILDINGS],
      name_en: en.buildings[id as keyof typeof BUILDINGS],
      points_small: String(row.small),
      points_large: String(row.large),
      symbol: orNone(row.symbol),
      effect: orNone(row.effect),
      effect_colour: orNone(row.counts),
    }));
    expect(rows).toEqual(csv('buildings'));
  });

  test('scenarios and their rounds', () => {
    const scenarios = Object.entries(SCENARIOS);
    expect(
      scenarios.map(([scenario, { goal }]) => ({
        scenario,
        name_de: de.scenarios[scenario as keyof typeof SCENARIOS],
        name_en: en.scenarios[scenario as keyof typeof SCENARIOS],
        end_goal: goal === null ? 'none' : 'every_nth_large_building',
        goal_step: String(goal?.every ?? 0),
        goal_points: String(goal?.points ?? 0),
      })),
    ).toEqual(csv('scenarios'));
    const rounds = scenarios.flatMap(([scenario, row]) =>
      row.rounds.map(({ small, large, hand, direction, effect, threshold }, i) => ({
        scenario,
        round: String(i + 1),
        cost_small: String(small),
        cost_large: String(large),
        hand_size: String(hand),
        direction,
        round_end_effect: orNone(effect),
        threshold: String(threshold),
      })),
    );
    expect(rounds).toEqual(csv('scenario-rounds'));
  });

  test('chapters', () => {
    const rows = Object.entries(CHAPTERS).map(([chapter, row]) => ({
      chapter,
      roman: row.roman,
      name_de: de.chapters[chapter as keyof typeof CHAPTERS],
      name_en: en.chapters[chapter as keyof typeof CHAPTERS],
      end_goal: orNone(row.goal),
      symbols: row.symbols.join('+') || 'none',
      threshold: String(row.threshold),
      points: String(row.points),
      round_end_effect: orNone(row.effect),
    }));
    expect(rows).toEqual(csv('chapters'));
  });

  test('orders, ships and player counts', () => {
    const orders = Object.entries(ORDERS).map(([order, { colours, points }]) => ({
      order,
      colour_1: colours[0],
      colour_2: colours[1],
      colour_3: colours[2],
      missing_colour: COLOURS.find((colour) => !(colours as readonly string[]).includes(colour)),
      points_per_set: String(points),
    }));
    expect(orders).toEqual(csv('orders'));
    expect(SHIPS.map((points, ships) => ({ ships: String(ships), points: String(points) }))).toEqual(csv('ships'));
    const players = Object.entries(PLAYERS).map(([count, { copies, display, missingColours, lastPass }]) => ({
      players: count,
      copies: String(copies),
      person_cards: String(allPersons(copies).length),
      building_cards: String(allBuildings(copies).length),
      overview_cards: String(allOrders(copies).length),
      buildings_per_round: String(display),
      missing_colour_rule: yes(missingColours),
      start_card_extra_step: yes(lastPass === 2),
    }));
    expect(players).toEqual(csv('players'));
  });

  test('professions', () => {
    const rows = PROFESSIONS.map((profession) => {
      const { scoring, step, points } = SYMBOL_POINTS[profession];
      const persons = Object.values(PERSONS).filter((row) => row.profession === profession).length;
      const buildings = Object.values(BUILDINGS).filter((row) => row.symbol === profession).length;
      return {
        profession,
        name_de: de.professions[profession],
        name_en: en.professions[profession],
        person_cards: String(persons),
        building_cards: String(buildings),
        symbols_total: String(persons + buildings),
        scoring,
        step: String(step),
        points: { craftsman: '6/2', captain: 'ships' }[profession as string] ?? String(points),
      };
    });
    expect(rows).toEqual(csv('professions'));
  });

  test('the story of every scenario and chapter', () => {
    const rows = Object.keys(de.story).map((card) => ({
      card,
      text_de: de.story[card as keyof typeof de.story],
      text_en: en.story[card as keyof typeof en.story],
    }));
    expect(rows).toEqual(csv('story'));
  });
});

test('R0.3 R8.1 the large side is worth 3 more, and each colour has the same mix', () => {
  const mix = (colour: string) =>
    Object.values(BUILDINGS)
      .filter((row) => row.colour === colour)
      .map((row) => `${row.small} ${row.effect} ${row.symbol !== null} ${row.counts === colour}`)
      .sort();
  for (const row of Object.values(BUILDINGS)) expect(row.large).toBe(row.small + 3);
  for (const colour of COLOURS) expect(mix(colour)).toEqual(mix('green'));
});

test('R8.2 Q1 eight buildings bear a symbol; with a ship those are Promenade and Seeschenke', () => {
  const bearing = allBuildings(1).filter((id) => buildingOf(id).symbol !== null);
  expect(bearing).toHaveLength(8);
  const ships = bearing
    .filter((id) => buildingOf(id).symbol === 'captain')
    .map((id) => de.buildings[buildingOf(id).row]);
  expect(ships).toEqual(['Promenade', 'Seeschenke']);
});

test('R0.2 every person has a profession, work and at most four colour symbols, each colour 16 times', () => {
  const cards = allPersons(1).map(personOf);
  for (const { work, symbols } of cards) {
    expect(work).toBeGreaterThan(0);
    expect(symbols.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(4);
  }
  for (const tint of [0, 1, 2, 3]) expect(cards.reduce((sum, { symbols }) => sum + symbols[tint], 0)).toBe(16);
});

test('R3.8 a building has exactly one colour, the one its code begins with', () => {
  for (const id of allBuildings(2)) {
    const { code, colour } = buildingOf(id);
    expect(code[1]).toBe(colour[0].toUpperCase());
  }
});

test('R10.4 R10.6 the second copy doubles every card and has the suffix b', () => {
  expect([allPersons(2).length, allBuildings(2).length, allOrders(2).length]).toEqual([118, 80, 8]);
  expect(personOf(allPersons(2)[59]).code).toBe('FA01b');
  expect(buildingOf(allBuildings(2)[79]).code).toBe('BR10b');
  expect(allPersons(2).reduce((sum, id) => sum + personOf(id).work, 0)).toBe(468);
  expect(allBuildings(2).filter((id) => buildingOf(id).symbol !== null)).toHaveLength(16);
});

test('Q25 the costs are the same in all scenarios', () => {
  for (const { rounds } of Object.values(SCENARIOS))
    expect(rounds.map(({ small, large }) => [small, large])).toEqual([
      [3, 7],
      [4, 8],
      [5, 9],
      [6, 10],
    ]);
});

test('Q36 Q37 32 combinations; effects at the end of a round: SC1, SC3, SC4 and chapter VII', () => {
  expect(Object.keys(SCENARIOS).length * Object.keys(CHAPTERS).length).toBe(32);
  const withEffect = Object.entries(SCENARIOS).filter(([, { rounds }]) => rounds.some(({ effect }) => effect !== null));
  expect(withEffect.map(([id]) => id)).toEqual(['SC1', 'SC3', 'SC4']);
  expect(
    Object.entries(CHAPTERS)
      .filter(([, { effect }]) => effect !== null)
      .map(([id]) => id),
  ).toEqual(['CH7']);
});
