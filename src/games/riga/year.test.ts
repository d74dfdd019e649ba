import { describe, expect, test } from 'vitest';
import { baseOf, yearsFor } from './data/kinds.ts';
import { game } from './game.ts';
import { b, bs, goods, letters, type SceneFacts, scene } from './scene.testing.ts';
import type { S } from './types.ts';

const spring = (facts: SceneFacts) => scene(facts).run({ do: 'spring' });
const rowsOf = ({ open }: S) => open.rows.map((row) => letters(row?.goods ?? []));

describe('R0 R1 the start', () => {
  test('R0.1 R0.4 for 2 to 4 players', () => {
    const { engine } = scene();
    expect(game.seats).toEqual({ min: 2, max: 4 });
    for (const seats of [1, 5, 6]) expect(() => engine.setUp(seats)).toThrow(RangeError);
  });

  test('R0.2 four modules, RG and GM by default, any combination', () => {
    const { engine } = scene();
    expect(engine.setUp(2).settings).toEqual({ RG: true, GM: true, VB: false, BM: false });
    for (let bits = 0; bits < 16; bits++) {
      const settings = { RG: !!(bits & 1), GM: !!(bits & 2), VB: !!(bits & 4), BM: !!(bits & 8) };
      expect(engine.setUp(3, settings).settings).toEqual(settings);
    }
  });

  test('R1.1 the start player is drawn by lot', () => {
    const starters = Array.from({ length: 40 }, (_, i) => {
      const open = game.setup(4, { RG: false, GM: false, VB: false, BM: false }, lots(i)).open;
      return open.starter;
    });
    expect(new Set(starters).size).toBe(4);
  });

  test('R1.2 two piles, each shuffled: 44 goods and 48 buildings', () => {
    const { dark } = game.setup(2, { RG: false, GM: false, VB: false, BM: false }, lots(1));
    expect([dark.goods.length, dark.buildings.length]).toEqual([44, 48]);
    const other = game.setup(2, { RG: false, GM: false, VB: false, BM: false }, lots(2)).dark;
    expect(other.goods).not.toEqual(dark.goods);
    expect(other.buildings).not.toEqual(dark.buildings);
  });

  test.each([
    ['CGCG', 'GC'],
    ['GGGC', 'GGG'],
    ['LWCC', 'WL'],
  ])('E18 R1.3 Q18 pile %s: the first player gets %s, at least 6 in base value', (draws, hand) => {
    expect(scene({ draws, starter: 1 }).run({ do: 'begin' }).hand(1)).toBe(hand);
  });

  test('R1.3 all see the goods that everybody starts with', () => {
    const made = scene({ draws: 'CGLW' }).run({ do: 'begin' });
    expect(made.s.open.seen.map((hand) => letters(hand.goods))).toEqual(['GC', 'WL']);
    expect(made.named('goodsDealt')).toEqual([
      { e: 'goodsDealt', seat: 0, goods: goods('CG') },
      { e: 'goodsDealt', seat: 1, goods: goods('LW') },
    ]);
  });

  test('R1.4 two buildings are drawn, all choose at once, one is kept and the other put away unseen', () => {
    const made = scene({ stack: 'visby-dom danzig-burg tallinn-dom visby-hafen' }).run({ do: 'offer' });
    expect(made.engine.deciders(made.s)).toEqual([0, 1]);
    expect(made.options(0)).toEqual(['keep visby-dom', 'keep danzig-burg']);
    expect(made.attempt('keep tallinn-dom', 0)).toMatchObject({ rule: 'R1.4', why: 'notOfferedToYou' });
    for (const choice of [null, {}, { building: [b('visby-dom'), b('danzig-burg')] }])
      expect(made.attempt(choice, 0)).toMatchObject({ rule: 'R1.4', why: 'keepOne' });
    expect(made.attempt('keep tallinn-dom', 1)).toBeNull();
    expect(made.cards(1)).toBe('tallinn-dom visby-hafen'.split(' ').sort(byId).join(' '));
    expect(made.attempt('keep danzig-burg', 0)).toBeNull();
    expect([made.cards(0), made.cards(1)]).toEqual(['danzig-burg', 'tallinn-dom']);
    expect(made.s.own.map(({ buried }) => buried)).toEqual(bs('visby-dom visby-hafen'));
    expect(made.s.open.ruins).toEqual([]);
  });

  test('R1.4 the building with more points is offered first, then the cheaper one', () => {
    const made = scene({ stack: 'danzig-burg visby-dom visby-hafen visby-zeughaus' }).run({ do: 'offer' });
    expect([made.options(0), made.options(1)]).toEqual([
      ['keep visby-dom', 'keep danzig-burg'],
      ['keep visby-zeughaus', 'keep visby-hafen'],
    ]);
  });

  test('R1.5 with RG each has the four Riga buildings beside the hand, without it none', () => {
    const { engine } = scene();
    const reserve = (RG: boolean) => (engine.setUp(3, { RG }) as S).open.towns.map((town) => town.reserve.length);
    expect([reserve(true), reserve(false)]).toEqual([
      [4, 4, 4],
      [0, 0, 0],
    ]);
  });

  test('R1.6 R13.1 8, 9 and 8 years: everybody is start player equally often', () => {
    expect([2, 3, 4].map(yearsFor)).toEqual([8, 9, 8]);
    for (const seats of [2, 3, 4]) expect(yearsFor(seats) % seats).toBe(0);
  });

  test('R1.7 tiles, tokens and tracks only with their modules', () => {
    const { engine } = scene();
    const all = engine.setUp(3, { RG: true, GM: true, VB: true, BM: true }) as S;
    expect([all.open.masters.length, all.open.tracks.length]).toEqual([4, 4]);
    const none = engine.setUp(3, { RG: false, GM: false, VB: false, BM: false }) as S;
    expect([none.open.masters, none.open.tracks]).toEqual([[], []]);
  });
});

describe('R2 the year', () => {
  /** Who takes, in a whole year in which everybody takes the first thing and ends the turn. */
  function order(starter: number): number[] {
    const made = scene({ players: 4, starter, year: 0, active: null }).run({ do: 'spring' });
    const seats: number[] = [];
    while (made.s.open.year === 1 && made.asked() !== 'discard') {
      if (made.asked() === 'take') seats.push(made.seat());
      made.play(made.options().at(made.asked() === 'build' ? -1 : 0)!);
    }
    return seats;
  }

  test('E20 R2.1 R2.2 R2.3 Q21 A B C D, then D C B A; next year B begins', () => {
    expect(order(0)).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
    expect(order(1)).toEqual([1, 2, 3, 0, 0, 3, 2, 1]);
  });

  test('R2.1 spring, summer, autumn, winter', () => {
    const made = scene({ players: 2, year: 0, active: null }).run({ do: 'spring' });
    const seasons = [made.s.open.season];
    while (made.s.open.year === 1 && made.s.open.season !== 'winter') {
      made.play(made.options().at(-1)!);
      if (seasons.at(-1) !== made.s.open.season) seasons.push(made.s.open.season);
    }
    expect(made.named('season').map((event) => (event as { season: string }).season)).toEqual(
      expect.arrayContaining(['summer', 'autumn', 'winter']),
    );
    expect(seasons.slice(0, 2)).toEqual(['summer', 'autumn']);
  });

  test('E20 R8.3 Q21 the start player card goes to the left after winter', () => {
    const made = scene({ players: 3, starter: 2 }).run({ do: 'passStart' });
    expect(made.s.open.starter).toBe(0);
  });
});

describe('R3 spring', () => {
  test('E19 R3.2 a row is complete when its base values reach 9', () => {
    const made = spring({ draws: 'CLWWGCGGGGGLC' });
    expect(rowsOf(made.s)).toEqual(['CL', 'WWGC', 'GGGGG', 'LC']);
  });

  test('E19 R3.2 Q19 three wine make a row: 2 to 5 cards, worth 9 to 13', () => {
    const made = spring({ draws: 'WWWCLCLCL' });
    expect(rowsOf(made.s)[0]).toBe('WWW');
    for (const row of made.s.open.rows) {
      expect(baseOf(row!.goods)).toBeGreaterThanOrEqual(9);
      expect(baseOf(row!.goods.slice(0, -1))).toBeLessThan(9);
    }
  });

  test.each([
    [2, 4, 3],
    [3, 5, 4],
    [4, 6, 5],
  ])('R3.2 R3.4 R13.1 Q24 %i players: %i rows and %i new buildings', (players, rows, buildings) => {
    const made = spring({ players, year: 0 });
    expect([made.s.open.rows.length, made.s.open.market.new.length]).toEqual([rows, buildings]);
  });

  test('R3.1 Q23 rows left over are discarded first', () => {
    const made = spring({ rows: ['CL', 'WWW'] });
    expect(made.discard()).toBe('WWWLC');
  });

  test('R3.3 the discard pile is shuffled when the pile is empty, in the middle of a row', () => {
    const made = spring({ draws: 'C', only: true, discard: 'LLLLLLLLCCCC' });
    expect(rowsOf(made.s)[0][0]).toBe('C');
    expect([made.discard(), made.s.open.rows.length]).toEqual(['', 4]);
    expect(made.events).toContainEqual({ e: 'reshuffled', count: 12 });
  });

  test('R3.3 Q23 when that is empty too, the row stays as it is and no further row is begun', () => {
    const made = spring({ draws: 'CLWW', only: true });
    expect(rowsOf(made.s)).toEqual(['CL', 'WW']);
    expect(made.options()).toContain('row 2');
    expect(rowsOf(spring({ draws: 'CL', only: true }).s)).toEqual(['CL']);
  });

  test('R3.3 edge 3: a row worth less than 9 is taken like any other', () => {
    const made = spring({ draws: 'CLW', only: true });
    expect(made.play('row 2').hand(made.s.open.active!)).toBe('W');
  });

  test('E21 R3.4 what is left ages once, then goes', () => {
    const [b1, b3, b4, b5] = ['visby-dom', 'danzig-dom', 'danzig-burg', 'tallinn-dom'];
    const made = scene({ players: 4, old: '', new: [b1, b3, b4, b5].join(' '), stack: 'visby-hafen' }).run({
      do: 'showBuildings',
    });
    expect(made.s.open.market.old).toEqual(bs(`${b1} ${b3} ${b4} ${b5}`));
    expect([made.s.open.market.new.length, made.s.open.market.new[0]]).toEqual([5, b('visby-hafen')]);
    made.s.open.market.old = bs(`${b3} ${b4} ${b5}`);
    const young = made.s.open.market.new.slice(1);
    made.s.open.market.new = young.slice();
    made.run({ do: 'showBuildings' });
    expect([made.s.open.ruins, made.s.open.market.old]).toEqual([bs(`${b3} ${b4} ${b5}`), young]);
    expect(made.s.open.market.new).toHaveLength(5);
  });

  test('R3.4 in the first spring only new buildings are turned up', () => {
    const made = spring({ players: 3, year: 0 });
    expect([made.s.open.market.old, made.s.open.ruins]).toEqual([[], []]);
    expect(made.named('aged')).toEqual([]);
  });

  test.each([
    [2, 28],
    [3, 42],
    [4, 48],
  ])('R3.5 R13.1 with %i players %i building cards are used: the pile never runs out', (players, used) => {
    expect(2 * players + (players + 1) * yearsFor(players)).toBe(used);
  });

  test('R3.6 every Trading Office holds 2 coins again, and once-a-year functions are ready', () => {
    const made = scene({ towns: [{ bld: 'visby-kontor danzig-kontor', coins: [0, 1] }, {}] });
    Object.assign(made.s.open.towns[0], { harboursUsed: 2, tavernsUsed: 1 });
    made.run({ do: 'spring' });
    expect(made.s.open.towns[0]).toMatchObject({ coins: [2, 2], harboursUsed: 0, tavernsUsed: 0 });
  });

  test('R3.7 with VB tokens are laid on the rows', () => {
    const made = spring({ settings: { VB: true }, players: 3 });
    expect(made.s.open.rows.filter((row) => row?.token)).toHaveLength(2);
  });
});

/** Lots that differ from test to test. */
function lots(seed: number) {
  let at = seed * 7919 + 1;
  const random = (_label: string, n: number) => {
    at = (Math.imul(at, 1103515245) + 12345) >>> 0;
    return (at >>> 8) % n;
  };
  return {
    random,
    shuffle<X>(label: string, list: X[]) {
      for (let i = list.length - 1; i > 0; i--) {
        const j = random(label, i + 1);
        [list[i], list[j]] = [list[j], list[i]];
      }
    },
  };
}
const byId = (one: string, other: string): number => b(one) - b(other);
