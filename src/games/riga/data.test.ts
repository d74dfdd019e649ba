import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, FUNCTIONS } from './data/buildings.ts';
import { CITIES, GOOD_ROWS, GOODS, PLACE_ROWS, PLACES } from './data/goods.ts';
import { allGoods, buildingOf, CITY_IDS, RIGA_IDS } from './data/kinds.ts';
import { knownTables } from './data/known.ts';
import { PARAMETERS, PLAYERS, TILE_IDS, TILES } from './data/parameters.ts';
import { names as de } from './words/de/names.ts';
import { names as en } from './words/en/names.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures');

/** The rows of a CSV block of the dossier. */
function csv(name: string): Record<string, string>[] {
  const [head, ...rows] = readFileSync(join(FIXTURES, `riga-${name}.csv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((key, i) => [key, cells[i]])));
}
/** Without the columns that say where a line comes from. */
const facts = (name: string, ...without: string[]) =>
  csv(name).map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !without.includes(key))));

const buildingsOf = (isRiga: boolean) =>
  Object.entries(BUILDINGS).filter(([, { place }]) => (place === 'riga') === isRiga);

describe('the tables equal the dossier', () => {
  test('parameters', () => {
    const { PARAMETERS: all } = knownTables() as { PARAMETERS: Record<string, number | number[]> };
    const rows = Object.entries(all).map(([id, value]) => ({
      id,
      value: typeof value === 'number' ? String(value) : value.join('-'),
    }));
    const byId = (a: { id?: string }, b: { id?: string }) => (a.id! < b.id! ? -1 : 1);
    expect(rows.sort(byId)).toEqual(facts('parameters', 'tag', 'used_in').sort(byId));
  });

  test('goods', () => {
    const rows = GOODS.map((id) => {
      const { count, base, dear, closed } = GOOD_ROWS[id];
      const words = { name_de: de.goods[id], name_en: en.goods[id] };
      return { id, ...words, count: String(count), base_value: String(base), dear_city: dear, closed_city: closed };
    });
    expect(rows).toEqual(facts('commodities', 'tag'));
  });

  test('places', () => {
    const rows = PLACES.map((place) => {
      const { colour, pays } = PLACE_ROWS[place];
      const values = Object.fromEntries(GOODS.map((good, i) => [good, String(pays[i])]));
      return { place, colour, name_de: de.places[place], name_en: en.places[place], ...values };
    });
    expect(rows).toEqual(csv('places'));
  });

  test('the 48 buildings of the cities', () => {
    const rows = buildingsOf(false).map(([id, row]) => ({
      id,
      city: row.place,
      colour: PLACE_ROWS[row.place].colour,
      type: row.kind,
      name_de: de.kinds[row.kind],
      name_en: en.kinds[row.kind],
      cost: String(row.cost),
      vp: String(row.vp),
      person: row.persons.join(' ') || 'none',
      function: row.does,
      function_param: row.which ?? '',
      ...Object.fromEntries(GOODS.map((good, i) => [`pay_${good}`, String(PLACE_ROWS[row.place].pays[i])])),
    }));
    expect(rows).toEqual(csv('buildings'));
  });

  test('the four buildings of Riga', () => {
    const rows = buildingsOf(true).map(([id, row]) => ({
      id,
      place: row.place,
      name_de: de.kinds[row.kind],
      name_en: en.kinds[row.kind],
      cost: String(row.cost),
      vp: String(row.vp),
      person: 'none',
      function: row.does,
      copies: '4',
    }));
    expect(rows).toEqual(csv('riga'));
  });

  test('functions, each told with its amount', () => {
    const rows = csv('functions');
    expect([...FUNCTIONS]).toEqual(rows.map(({ id }) => id));
    for (const { id, amount } of rows.filter(({ amount }) => amount !== '0'))
      for (const { functions } of [de, en])
        expect(functions[id as 'NONE'](amount)).toMatch(new RegExp(`\\b${amount}\\b`));
  });

  test('Grand Master tiles', () => {
    const rows = TILE_IDS.map((tile) => {
      const { counts, max, first, needs } = TILES[tile];
      const isMoney = tile === 'money';
      return {
        id: `gm-${tile}`,
        name_de: de.tiles[tile],
        name_en: en.tiles[tile],
        counts: isMoney ? 'cash' : `${counts === 'knight' || counts === 'merchant' ? 'person' : 'buildings'}:${counts}`,
        front: isMoney ? 'money:4 players' : 'max',
        front_requirement: isMoney ? PLAYERS[4].money.join('-') : String(max),
        back: isMoney ? 'money:2-3 players' : 'first',
        back_requirement: isMoney ? PLAYERS[3].money.join('-') : String(first),
        needs_module: needs ?? '',
      };
    });
    expect(rows).toEqual(csv('grandmasters'));
  });

  test('what else is in the boxes', () => {
    const count = (id: string) => Number(csv('extras').find((row) => row.id === id)?.count);
    expect(count('vb-token')).toBe(4 * PARAMETERS.vbTokensPerPlayer);
    for (const city of CITIES) expect(count(`bm-board-${city}`)).toBe(1);
    expect(count('bm-token')).toBe(4 * CITIES.length);
    expect(count('start-player-card') + count('separation-card')).toBe(2);
  });
});

describe('what the tables have to satisfy (dossier 4.9)', () => {
  const cards = CITY_IDS.map(buildingOf);

  test('R1.2 44 goods: 14, 12, 10, 8; 110 cards in all', () => {
    expect(GOODS.map((_, good) => allGoods().filter((one) => one === good).length)).toEqual([14, 12, 10, 8]);
    expect(allGoods().length + cards.length + 4 * RIGA_IDS.length + 2).toBe(110);
  });

  test('R6.3 each good is dear in one city, closed in one, and worth its base value in the others', () => {
    for (const [i, good] of GOODS.entries()) {
      const { base, dear, closed } = GOOD_ROWS[good];
      const worth = (city: (typeof CITIES)[number]) => PLACE_ROWS[city].pays[i];
      expect([worth(dear), worth(closed)]).toEqual([base + PARAMETERS.premiumBonus, 0]);
      expect(CITIES.filter((city) => worth(city) === base)).toHaveLength(2);
    }
    expect([PLACE_ROWS.tallinn.pays[0], PLACE_ROWS.danzig.pays[0]]).toEqual([4, 0]);
  });

  test('Q28 R9.1 12 different buildings a city, worth 3 to 6; those of Riga 1', () => {
    for (const city of CITIES) {
      const kinds = cards.filter(({ place }) => place === city).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(12);
    }
    expect([Math.min(...cards.map(({ vp }) => vp)), Math.max(...cards.map(({ vp }) => vp))]).toEqual([3, 6]);
    expect(RIGA_IDS.map((id) => buildingOf(id).vp)).toEqual([1, 1, 1, 1]);
  });

  test('Q29 R7.1 the Market Halls are those of the table, whatever was misprinted', () => {
    const halls = cards.filter(({ kind }) => kind === 'markthalle');
    expect(halls.map(({ place, which, cost }) => [place, which, cost])).toEqual([
      ['visby', 'glass', 8],
      ['tallinn', 'grain', 8],
      ['stockholm', 'wine', 8],
      ['danzig', 'cloth', 8],
    ]);
  });

  test('R10.6 16 Knights, 16 Merchants, 16 buildings without a person', () => {
    const count = (who: string) => cards.filter(({ persons }) => persons.join(' ') === who).length;
    expect([count('knight'), count('merchant'), count('')]).toEqual([16, 16, 16]);
  });

  test('R6.2 every building can be paid with at most four cards', () => {
    for (const { pays, cost } of cards) expect(4 * Math.max(...pays)).toBeGreaterThanOrEqual(cost);
  });

  test('R7 the amounts of the functions are those of the dossier', () => {
    for (const { id, amount } of csv('functions'))
      for (const row of Object.values(BUILDINGS)) if (row.does === id) expect(row.amount).toBe(Number(amount));
  });
});
