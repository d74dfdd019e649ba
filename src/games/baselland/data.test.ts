import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { START_TILE, TILE_KINDS, TILES, TYPES } from './data/kinds.ts';
import { type RegionRow, START_TYPE, TILE_TYPES, type TileRow } from './data/tiles.ts';
import type { TileType } from './types.ts';
import { names as german } from './words/de/names.ts';
import { names as english } from './words/en/names.ts';

type Row = Readonly<Record<string, string>>;

function table(name: string): Row[] {
  const text = readFileSync(new URL(`../../../test/fixtures/${name}`, import.meta.url), 'utf8');
  const [head, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((key, i) => [key, row[i]])));
}
const TILE_ROWS = table('baselland-tiles.csv');
const REGION_ROWS = table('baselland-regions.csv');

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));
const rowOf = (type: TileType): TileRow => TILE_TYPES[type];
const regionsOf = (type: TileType): [id: string, row: RegionRow][] => Object.entries(rowOf(type).regions);
/** Over all 72 tiles. */
const sum = (count: (type: TileType) => number): number =>
  TYPES.reduce((all, type) => all + rowOf(type).count * count(type), 0);

describe('the tables equal the dossier', () => {
  test('4.2 there is a row for every type and no other', () => {
    expect(TYPES).toEqual(TILE_ROWS.map((row) => row.id));
  });

  test.each(TILE_ROWS)('4.2 type $id: $name_en', (row) => {
    const { count, edges, pennants, rotations } = rowOf(row.id as TileType);
    expect([count, ...edges, pennants, rotations].map(String)).toEqual([
      row.count,
      row.n,
      row.e,
      row.s,
      row.w,
      row.pennants,
      row.distinct_rotations,
    ]);
    expect(row.id === START_TYPE).toBe(row.start === '1');
    expect(regionsOf(row.id as TileType).filter(([, { kind }]) => kind === 'monastery')).toHaveLength(
      Number(row.monastery),
    );
  });

  test.each(TILE_ROWS)('4.2 the names of $id in both languages', ({ id, name_de, name_en }) => {
    expect(german.tiles[id as TileType].replaceAll('ß', 'ss')).toBe(name_de);
    expect(english.tiles[id as TileType]).toBe(name_en);
  });

  test('4.3 the regions of every type, in the same order', () => {
    const ours = TYPES.flatMap((type) => regionsOf(type).map(([id]) => `${type}.${id}`));
    expect(ours).toEqual(REGION_ROWS.map(({ tile, region }) => `${tile}.${region}`));
  });

  test.each(REGION_ROWS)('4.3 region $tile.$region', (row) => {
    const region = (TILE_TYPES[row.tile as TileType].regions as Record<string, RegionRow>)[row.region];
    expect(region).toEqual({
      kind: row.kind,
      sides: words(row.edges).map((side) => 'NESW'.indexOf(side)),
      halves: words(row.halves).map(Number),
      besideCities: words(row.beside_cities),
      x: Number(row.x),
      y: Number(row.y),
    });
  });
});

describe('section 2 and constraint (i): totals over the 72 tiles', () => {
  const regions = (kind: string, isCounted: (row: RegionRow) => boolean = () => true) =>
    sum((type) => regionsOf(type).filter(([, row]) => row.kind === kind && isCounted(row)).length);
  const hasRefugee = (type: TileType) => regionsOf(type).some(([, row]) => row.besideCities.length > 0);
  const edges = (kind: string) => sum((type) => rowOf(type).edges.filter((edge) => edge === kind).length);

  test.each([
    ['monasteries', regions('monastery'), 6],
    ['pennants', sum((type) => rowOf(type).pennants), 10],
    ['city segments', regions('city'), 49],
    ['road segments', regions('road'), 62],
    ['meadow pieces', regions('field'), 126],
    ['city edges', edges('C'), 79],
    ['road edges', edges('R'), 94],
    ['meadow edges', edges('F'), 115],
    ['meadow pieces beside a city', regions('field', (row) => row.besideCities.length > 0), 49],
    ['meadow pieces beside two cities', regions('field', (row) => row.besideCities.length === 2), 5],
    ['tiles that can take a refugee', sum((type) => Number(hasRefugee(type))), 43],
  ])('%s: %i', (_, ours, theirs) => {
    expect(ours).toBe(theirs);
  });
});

/** The owner of each side (road or city) and of each half-edge (city or meadow piece). */
function outline(type: TileType): { sides: (string | null)[]; halves: (string | null)[] } {
  const sides: (string | null)[] = new Array(4).fill(null);
  const halves: (string | null)[] = new Array(8).fill(null);
  for (const [id, row] of regionsOf(type)) {
    for (const side of row.sides) {
      sides[side] = id;
      if (row.kind === 'city') halves[2 * side] = halves[2 * side + 1] = id;
    }
    for (const half of row.halves) halves[half] = id;
  }
  return { sides, halves };
}

describe('section 4.4: constraints', () => {
  test('(a) 24 types, 72 tiles, the start tile is one D', () => {
    expect([TYPES.length, TILES.length, new Set(TILES).size]).toEqual([24, 72, 72]);
    expect([START_TYPE, START_TILE]).toEqual(['D', 'D1']);
    expect(TILES.filter((tile) => tile === START_TILE)).toHaveLength(1);
  });

  test.each(TYPES)('(b) %s: each city or road side belongs to exactly one region of its kind', (type) => {
    rowOf(type).edges.forEach((edge, side) => {
      const kinds = regionsOf(type)
        .filter(([, row]) => row.sides.includes(side))
        .map(([, row]) => row.kind);
      expect(kinds).toEqual({ C: ['city'], R: ['road'], F: [] }[edge]);
    });
  });

  test.each(TYPES)('(c) %s: each half-edge belongs to one meadow piece or lies on a city side', (type) => {
    for (let half = 0; half < 8; half++) {
      const pieces = regionsOf(type).filter(([, row]) => row.halves.includes(half));
      const isCity = rowOf(type).edges[half >> 1] === 'C';
      expect(pieces.map(([, row]) => row.kind)).toEqual(isCity ? [] : ['field']);
    }
  });

  test.each(TYPES)('(d) %s: a meadow side has one piece, a road side two (one on A)', (type) => {
    const { halves } = outline(type);
    rowOf(type).edges.forEach((edge, side) => {
      const pieces = new Set([halves[2 * side], halves[2 * side + 1]]);
      expect(pieces.size).toBe(edge === 'R' && type !== 'A' ? 2 : 1);
    });
  });

  test.each(TYPES)('(e) %s: a piece is beside a city exactly if they meet around a corner', (type) => {
    const { sides, halves } = outline(type);
    for (const [id, row] of regionsOf(type)) {
      if (row.kind !== 'field') continue;
      const corner = rowOf(type).edges.flatMap((edge, side) =>
        edge === 'C' && [(2 * side + 2) % 8, (2 * side + 7) % 8].some((half) => halves[half] === id)
          ? [sides[side]]
          : [],
      );
      expect(row.besideCities.toSorted()).toEqual([...new Set(corner)].sort());
    }
  });

  test.each(TYPES)('(f) %s: no two regions cross', (type) => {
    const { sides, halves } = outline(type);
    const ring = sides.flatMap((side, i) =>
      rowOf(type).edges[i] === 'R' ? [halves[2 * i], side, halves[2 * i + 1]] : [halves[2 * i], halves[2 * i + 1]],
    );
    for (const a of new Set(ring))
      for (const b of new Set(ring)) {
        const two = ring.filter((id) => id === a || id === b);
        const changes = two.filter((id, i) => id !== two[(i + 1) % two.length]).length;
        expect(changes).toBeLessThanOrEqual(2);
      }
  });

  test.each(TYPES)('(g) %s: a pennant only with exactly one city region', (type) => {
    const cities = regionsOf(type).filter(([, row]) => row.kind === 'city').length;
    expect(rowOf(type).pennants === 0 || cities === 1).toBe(true);
    expect(rowOf(type).pennants).toBeLessThanOrEqual(1);
  });

  test.each(TILE_ROWS)('(h) $id: the monastery flag agrees with the regions', ({ id, monastery }) => {
    expect(TILE_KINDS.find(({ type }) => type === id)!.monastery >= 0).toBe(monastery === '1');
  });
});

describe('section 4.1: conventions', () => {
  test('tile copies are named by type and number', () => {
    expect(TILES.filter((tile) => tile.startsWith('V'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `V${n}`));
  });

  test.each(TILE_KINDS)(
    '$type: side d lies at side d + turn, half h at half h + 2 turn',
    ({ type, atSide, atHalf }) => {
      const ids = regionsOf(type).map(([id]) => id);
      const { sides } = outline(type);
      for (let turn = 0; turn < 4; turn++) {
        for (let d = 0; d < 4; d++) expect(ids[atSide[turn][(d + turn) % 4]] ?? null).toBe(sides[d]);
        for (const [id, row] of regionsOf(type))
          for (const half of row.halves) expect(ids[atHalf[turn][(half + 2 * turn) % 8]]).toBe(id);
      }
    },
  );

  test.each(TILE_KINDS)('$type: distinct_rotations counts the looks', ({ type, edges, atSide, atHalf, row }) => {
    /** Sides and halves with the same owner, whatever its name. */
    const look = (turn: number) => {
      const owners = [...atSide[turn], ...atHalf[turn]];
      return `${edges[turn]} ${owners.map((owner) => owners.indexOf(owner))}`;
    };
    expect(new Set([0, 1, 2, 3].map(look)).size).toBe(row.rotations);
    expect(look(row.rotations % 4)).toBe(look(0));
    expect(type).toHaveLength(1);
  });

  test.each(TYPES)('%s: no two follower positions are closer than 0.24, and all are on the tile', (type) => {
    const spots = regionsOf(type).map(([, { x, y }]) => ({ x, y }));
    for (const [i, a] of spots.entries()) {
      expect(Math.min(a.x, a.y, 1 - a.x, 1 - a.y)).toBeGreaterThan(0);
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(0.24 - 1e-9);
    }
  });
});
