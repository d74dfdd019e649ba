import { describe, expect, test } from 'vitest';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { TILE_IDS, TILES } from './data/parameters.ts';
import { countFor, drawTiles, moneyPoints } from './rules/masters.ts';
import { ALONE, type SceneFacts, scene, type TownFacts } from './scene.testing.ts';

const GM = { GM: true };
const KINDS = 'markthalle kontor hafen gildehaus vogtei zeughaus ordenshaus burg bauhuette wirtshaus rathaus dom'.split(
  ' ',
);
/** `count` buildings of a city, beginning with a kind. */
const at = (city: string, count: number, from = 0): string =>
  KINDS.slice(from, from + count)
    .map((kind) => `${city}-${kind}`)
    .join(' ');
const CITY = ['visby', 'tallinn', 'stockholm', 'danzig'];
/** Knights or Merchants, for each seat from other cards. */
const knights = (count: number, seat: number): string =>
  KINDS.slice(4, 8)
    .map((kind) => `${CITY[seat]}-${kind}`)
    .slice(0, count)
    .join(' ');
const merchants = (count: number, seat: number): string =>
  KINDS.slice(0, 4)
    .map((kind) => `${CITY[seat]}-${kind}`)
    .slice(0, count)
    .join(' ');

/** Seat 0 erects a building with enough in hand. */
function erect(facts: SceneFacts, seat: number, code: string) {
  const made = scene({ settings: GM, ...facts, active: seat });
  return erectMore(made, seat, code);
}
function erectMore(made: ReturnType<typeof scene>, seat: number, code: string) {
  const { open, own } = made.s;
  open.active = seat;
  open.built = 0;
  own[seat].goods = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
  own[seat].buildings = [
    ...own[seat].buildings,
    ...made.s.dark.buildings.splice(made.s.dark.buildings.indexOf(codeId(code)), 1),
  ];
  made.run({ do: 'build', seat }).play(`build ${code}`);
  while (made.asked() === 'pay') made.play(made.options()[0]);
  return made;
}
const codeId = (code: string) => scene({ stack: code }).s.dark.buildings.at(-1)!;
const end = (facts: SceneFacts) => scene({ settings: GM, season: 'end', active: null, ...facts });

describe('R10.1 R10.2 setting up', () => {
  const drawn = (RG: boolean, count: number) =>
    Array.from({ length: count }, (_, i) => drawTiles({ ...ALONE, RG }, chanceFrom(fastSource(`tiles ${i}`))));

  test('E2 R10.1 R10.2 R10.4 eight tiles: four lie out, each half of the time, and half of them show 1.', () => {
    const games = drawn(true, 2000);
    const tiles = games.flat();
    for (const one of games) expect(new Set(one.map(({ tile }) => tile)).size).toBe(4);
    for (const tile of TILE_IDS) expect(tiles.filter((one) => one.tile === tile).length / 2000).toBeCloseTo(0.5, 1);
    const sided = tiles.filter(({ side }) => side !== 'money');
    expect(sided.filter(({ side }) => side === 'first').length / sided.length).toBeCloseTo(0.5, 1);
  });

  test('E3 R0.3 R10.1 R10.2 Q16 seven without Riga: four of seven show 1.', () => {
    const tiles = drawn(false, 2000).flat();
    expect(tiles.some(({ tile }) => tile === 'riga')).toBe(false);
    const sided = tiles.filter(({ side }) => side !== 'money');
    expect(sided.filter(({ side }) => side === 'first').length / sided.length).toBeCloseTo(4 / 7, 1);
    for (const one of drawn(false, 200)) expect(one.filter(({ side }) => side === 'max').length).toBeLessThanOrEqual(3);
  });

  test('R10.2 Q15 Money is turned and shuffled like the others: with it, up to three of the rest show either side', () => {
    const withMoney = drawn(true, 2000).filter((one) => one.some(({ side }) => side === 'money'));
    const firsts = new Set(withMoney.map((one) => one.filter(({ side }) => side === 'first').length));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  test('R10.3 Q1 E4 Money has a side of its own, by the number of players, and nobody ever owns it', () => {
    expect([moneyPoints([4, 3, 2, 1]), moneyPoints([4, 3, 2]), moneyPoints([4, 3])]).toEqual([
      [6, 4, 2, 0],
      [4, 2, 0],
      [4, 2],
    ]);
    const made = erect({ masters: { 'money money': null } }, 0, 'visby-dom');
    expect([made.owner('money'), made.named('claimed')]).toEqual([null, []]);
  });

  test('R10.3 Q2 tiles bear the right names', () => {
    expect(TILE_IDS).toEqual(['riga', 'visby', 'stockholm', 'tallinn', 'danzig', 'knight', 'merchant', 'money']);
    expect(TILES.tallinn.counts).toBe('tallinn');
  });
});

describe('R10.5 R10.8 claiming', () => {
  test('E5 R10.5 R10.6 R10.7 R10.7a R6.11 Max. Visby from the supply with the second building', () => {
    expect(erect({ masters: { 'max visby': null } }, 0, 'visby-dom').owner('visby')).toBeNull();
    const made = erect({ masters: { 'max visby': null }, towns: [{ bld: 'visby-dom' }, {}] }, 0, 'visby-burg');
    expect(made.owner('visby')).toBe(0);
    expect(made.named('claimed')).toEqual([{ e: 'claimed', seat: 0, tile: 'visby', from: null }]);
  });

  test('E5 R10.7a Q27 Max. Knight with the third Knight, at once', () => {
    const facts = { masters: { 'max knight': null }, towns: [{ bld: knights(2, 0) }, {}] };
    expect(erect(facts, 0, 'danzig-burg').owner('knight')).toBe(0);
    expect(erect({ ...facts, towns: [{ bld: knights(1, 0) }, {}] }, 0, 'danzig-burg').owner('knight')).toBeNull();
  });

  test('E6 R10.7b only more than the owner takes it, on equality it stays', () => {
    const facts = { masters: { 'max visby': 0 }, towns: [{ bld: at('visby', 2) }, { bld: at('visby', 1, 4) }] };
    const made = erect(facts, 1, 'visby-zeughaus');
    expect(made.owner('visby')).toBe(0);
    expect(erectMore(made, 1, 'visby-burg').owner('visby')).toBe(1);
    expect(made.named('claimed')).toEqual([{ e: 'claimed', seat: 1, tile: 'visby', from: 0 }]);
    expect(erectMore(made, 0, 'visby-dom').owner('visby')).toBe(1);
  });

  test('R10.7b Q4 taking from the owner needs no minimum', () => {
    const facts = {
      settings: { GM: true, VB: true },
      masters: { 'max knight': 0 },
      towns: [{ bld: knights(2, 0), covered: 'visby-zeughaus' }, { bld: knights(1, 1) }],
    };
    expect(erect(facts, 1, 'danzig-burg').owner('knight')).toBe(1);
  });

  test('R10.7 edge 7: the owner of a Max. tile builds on, nothing happens', () => {
    const made = erect({ masters: { 'max visby': 0 }, towns: [{ bld: at('visby', 2) }, {}] }, 0, 'visby-dom');
    expect([made.owner('visby'), made.named('claimed')]).toEqual([0, []]);
  });

  test('E7 R10.8 R10.10 1. Danzig: the first with three keeps it; others who have three get 2', () => {
    const towns = [
      { bld: at('danzig', 2) },
      { bld: at('danzig', 3, 3) },
      { bld: at('danzig', 3, 6) },
      { bld: at('danzig', 2, 9) },
    ];
    const made = erect({ masters: { 'first danzig': null }, towns }, 0, 'danzig-hafen');
    expect(made.owner('danzig')).toBe(0);
    expect(erectMore(made, 1, 'danzig-dom').owner('danzig')).toBe(0);
    expect([made.points('R10.9'), made.points('R10.10')]).toEqual([
      [4, 0, 0, 0],
      [0, 2, 2, 0],
    ]);
  });

  test('E8 R10.5 Q5 several tiles with one building, and none can be refused', () => {
    const facts = {
      masters: { 'max tallinn': null, 'first knight': null },
      towns: [{ bld: `tallinn-dom ${knights(3, 0)}` }, {}],
    };
    const made = erect(facts, 0, 'tallinn-burg');
    expect([made.owner('tallinn'), made.owner('knight')]).toEqual([0, 0]);
    expect(made.attempt({ as: 'refuse', tile: 'tallinn' })).toMatchObject({ why: 'buildOrEnd' });
  });

  test('R10.6 Q3 Knights and Merchants are not added together; edge 8 tiles are independent', () => {
    const facts = {
      masters: { 'max knight': 1, 'max visby': null },
      towns: [{ bld: `${knights(2, 1)} ${merchants(2, 1)} visby-dom` }, { bld: knights(3, 2) }],
    };
    const made = erect(facts, 0, 'visby-hafen');
    expect([made.owner('knight'), made.owner('visby')]).toEqual([1, 0]);
    expect(countFor(made.s.open, 0, 'merchant')).toBe(3);
  });

  test('R10.6 edge 9: the Riga tile counts Riga buildings', () => {
    const facts = {
      settings: { GM: true, RG: true },
      masters: { 'max riga': null },
      towns: [{ bld: 'riga-schule', hand: 'CCCC' }, {}],
    };
    const made = scene({ ...facts, todo: [{ do: 'build', seat: 0 }] }).build('riga-speicher', 'CC');
    expect(made.owner('riga')).toBe(0);
  });
});

describe('R10.9 R10.11 scoring', () => {
  test('E1 R10.9 R10.11 Q2 Max. Tallinn, the rulebook’s example: 4, 2, 2 and 0', () => {
    const towns = [
      [4, 0],
      [3, 4],
      [3, 7],
      [2, 10],
    ].map(([count, from]) => ({ bld: at('tallinn', count, from) }));
    const made = end({ masters: { 'max tallinn': 0 }, towns });
    expect(made.points('R10.9', 'R10.11')).toEqual([4, 2, 2, 0]);
    expect(towns.flatMap(({ bld }) => bld.split(' '))).toHaveLength(12);
  });

  test('E9 R10.11 Q8 Q10 Max. Knight: 4, 4, 3, 3 brings 4, 2, 0, 0; below the minimum nothing', () => {
    const score = (...counts: number[]) =>
      end({ masters: { 'max knight': 0 }, towns: counts.map((count, seat) => ({ bld: knights(count, seat) })) });
    expect(score(4, 4, 3, 3).points('R10.9', 'R10.11')).toEqual([4, 2, 0, 0]);
    expect(score(4, 2, 2, 0).points('R10.9', 'R10.11')).toEqual([4, 0, 0, 0]);
    expect(score(4, 3, 3, 3).points('R10.9', 'R10.11')).toEqual([4, 2, 2, 2]);
  });

  test('E17 R10.11 Q9 a tile in the supply, contested or not, counts for nobody', () => {
    const towns = [{ bld: knights(4, 0) }, { bld: knights(4, 1) }];
    for (const owner of [null, 'contested'] as const)
      expect(end({ masters: { 'max knight': owner }, towns }).points('R10.9', 'R10.10', 'R10.11')).toEqual([0, 0]);
  });

  test('E10 R10.12 Q11 Q12 cash: base values, coins, stored ducats; no building card, no Market Hall', () => {
    const town: TownFacts = {
      hand: 'GGC',
      cards: 'visby-dom',
      bld: 'visby-kontor riga-wechselstube danzig-markthalle',
      coins: [1],
      stored: 2,
    };
    const made = end({ settings: { GM: true, RG: true }, masters: { 'money money': null }, towns: [town, {}] });
    const line = made.engine.game.score(made.s, 0).find(({ rule }) => rule === 'R10.13');
    expect(line).toMatchObject({ points: 4, facts: { cash: 12, place: 1, tied: 1 } });
  });

  test.each([
    [
      [12, 9, 9, 0],
      [6, 3, 3, 0],
    ],
    [
      [8, 8, 8, 3],
      [4, 4, 4, 0],
    ],
    [
      [10, 7, 5, 5],
      [6, 4, 1, 1],
    ],
    [
      [6, 6, 6, 6],
      [3, 3, 3, 3],
    ],
    [
      [11, 6, 6, 6],
      [6, 2, 2, 2],
    ],
    [
      [9, 9, 4, 1],
      [5, 5, 2, 0],
    ],
    [
      [10, 0, 0, 0],
      [6, 0, 0, 0],
    ],
    [
      [3, 3, 0, 0],
      [5, 5, 0, 0],
    ],
    [
      [5, 5, 5],
      [2, 2, 2],
    ],
    [
      [8, 5, 5],
      [4, 1, 1],
    ],
    [
      [8, 8, 3],
      [3, 3, 0],
    ],
    [
      [6, 3, 0],
      [4, 2, 0],
    ],
    [
      [7, 7],
      [3, 3],
    ],
    [
      [4, 0],
      [4, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('E11 R10.13 Q14 cash %j brings %j', (cash, points) => {
    expect(moneyPoints(cash)).toEqual(points);
  });

  test('R10.12 Q13 cash is counted after the last winter, and only then', () => {
    const facts = { masters: { 'money money': null }, year: 8, towns: [{ hand: 'GGGGGC' }, { hand: 'CC' }] };
    const made = scene({ settings: GM, ...facts, todo: [{ do: 'winter' }] });
    expect(made.points('R10.13')).toEqual([0, 0]);
    made.play('discard cloth');
    expect([made.hand(0), made.points('R10.13')]).toEqual(['GGGGG', [3, 3]]);
  });
});

describe('R10.14 R10.16 with the Victual Brothers', () => {
  const VB = { GM: true, VB: true };
  const own = (counts: readonly number[], of = knights) => counts.map((count, seat) => ({ bld: of(count, seat) }));
  const taking = (facts: SceneFacts, seat = 0) =>
    scene({ settings: VB, rows: ['CL*', 'WWW*', 'LLG*'], ...facts }).run({ do: 'turn', seat });

  test('E12 R10.14 Q30 the owner covers a Knight and falls behind one: that one gets the tile at once', () => {
    const made = taking({ masters: { 'max knight': 0 }, towns: own([3, 3, 2]) }).play('row 1', 'fight visby-vogtei');
    expect(made.owner('knight')).toBe(1);
  });

  test('E13 R10.14 on equality the owner keeps it', () => {
    const made = taking({ masters: { 'max knight': 0 }, towns: own([4, 3]) }).play('row 1', 'fight visby-vogtei');
    expect([made.owner('knight'), made.named('claimed')]).toEqual([0, []]);
  });

  test('E14 R10.14 R10.15 Q6 behind several it is contested, until one is alone with the most', () => {
    const made = taking({ masters: { 'max knight': 0 }, towns: own([3, 3, 3, 2]) }).play('row 1', 'fight visby-vogtei');
    expect(made.s.open.masters[0]).toEqual({ tile: 'knight', side: 'max', owner: null, contested: true });
    expect(made.named('contested')).toEqual([{ e: 'contested', tile: 'knight', from: 0 }]);
    expect(erectMore(made, 3, 'danzig-ordenshaus').owner('knight')).toBeNull();
    made.run({ do: 'turn', seat: 2 }).play('row 2', 'fight stockholm-vogtei');
    expect(made.owner('knight')).toBeNull();
    expect(erectMore(made, 1, 'tallinn-burg').owner('knight')).toBe(1);
    expect(made.s.open.masters[0].contested).toBe(false);
  });

  test('E15 R10.15 Q7 a contested tile moves when a rival covers, in that player’s turn', () => {
    const facts = { masters: { 'max merchant': 'contested' as const }, towns: own([1, 3, 3, 1], merchants) };
    const made = taking(facts, 2).play('row 1', 'ransom stockholm-markthalle');
    expect(made.owner('merchant')).toBe(1);
    const two = taking({ ...facts, towns: own([1, 2, 2, 1], merchants) }, 2).play(
      'row 1',
      'ransom stockholm-markthalle',
    );
    expect(two.owner('merchant')).toBeNull();
  });

  test('R10.15 R10.7a the supply rule does not hold for a contested tile', () => {
    const facts = { settings: VB, masters: { 'max knight': 'contested' as const }, towns: own([2, 3]) };
    expect(erect(facts, 0, 'visby-ordenshaus').owner('knight')).toBeNull();
  });

  test('E16 R10.16 Q17 a 1. tile is never given back, and others with four get 2', () => {
    const facts = { masters: { 'first merchant': 0 }, towns: own([4, 4], merchants) };
    const made = taking(facts).play('row 1', 'ransom visby-markthalle');
    made.play('end').run({ do: 'turn', seat: 0 }).play('row 2', 'ransom visby-kontor');
    expect([made.owner('merchant'), countFor(made.s.open, 0, 'merchant')]).toEqual([0, 2]);
    expect([made.points('R10.9'), made.points('R10.10')]).toEqual([
      [4, 0],
      [0, 2],
    ]);
  });

  test('R10.14 edge 12: the owner of Max. Knight covers a Merchant, which changes nothing', () => {
    const towns = [{ bld: `${knights(3, 0)} visby-hafen` }, { bld: knights(3, 1) }];
    const made = taking({ masters: { 'max knight': 0 }, towns }).play('row 1', 'ransom visby-hafen');
    expect(made.owner('knight')).toBe(0);
  });
});
