import { describe, expect, test } from 'vitest';
import { type SceneFacts, scene, type TownFacts } from './scene.testing.ts';
import { craftsmen, score as linesOf, shipPoints } from './scoring.ts';

const settled = { scenario: 'SC3', chapter: 'CH7' } as const;
const score = (towns: readonly TownFacts[], facts: SceneFacts = {}) =>
  scene({ settings: settled, round: 4, towns, ...facts });
/** The points of the first seat by one rule. */
const first = (rule: string, town: TownFacts, facts: SceneFacts = {}) => score([town, {}], facts).points(rule)[0];
const chapter = (id: `CH${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`): SceneFacts => ({
  settings: { scenario: 'SC3', chapter: id },
});

describe('R8.1 buildings', () => {
  test.each([
    ['BG03', 6],
    ['BG03L', 9],
    ['BY09L', 6],
    ['BG03 BY09L', 12],
  ])('X3 R8.1.1 %s brings %i', (bld, points) => {
    expect(first('R8.1.1', { bld })).toBe(points);
  });

  test('X5 R8.1.2 a tie is enough for max, less is not', () => {
    expect(score([{ bld: 'BG07 BG01' }, { bld: 'BG02 BG03' }, { bld: 'BG04' }]).points('R8.1.2')).toEqual([3, 0, 0]);
    expect(score([{ bld: 'BG07 BG01' }, { bld: 'BG02 BG03 BG05' }, { bld: 'BG04' }]).points('R8.1.2')).toEqual([
      0, 0, 0,
    ]);
  });

  test('R8.1.2 Q16 a max building is of its own colour, so nobody can be without it', () => {
    expect(first('R8.1.2', { bld: 'BR07' })).toBe(3);
  });

  test.each([
    ['BG08 BG01 BY01 BY02 BB01 BB02 BB03 BR01', 3],
    ['BG08 BG01 BY08 BY02 BB01 BB02 BB03 BR01', 6],
    ['BG08 BG01 BY01 BY02 BB01 BB02 BB03 BR01 BR02', 6],
    ['BG08 BY01 BB01', 0],
  ])('X6 R8.1.3 set of four: %s brings %i', (bld, points) => {
    expect(first('R8.1.3', { bld, cit: 'SO09 SO11' })).toBe(points);
  });

  test.each([
    ['BY09 BY01 BY02 BY03 BY04', 4],
    ['BG10 BY01', 0],
    ['BG10 BY01 BY02', 2],
    ['BY09 BY01', 2],
  ])('X7 R8.1.4 pairs: %s brings %i', (bld, points) => {
    expect(first('R8.1.4', { bld, cit: 'ME09' })).toBe(points);
  });

  test('R8.1.5 Q17 R10.6 every card scores on its own, also two equal max cards', () => {
    const towns = [{ bld: 'BG07 BG07b' }, {}, {}, {}, {}];
    expect(score(towns).points('R8.1.2')[0]).toBe(6);
    expect(first('R8.1.4', { bld: 'BG09 BR10 BG01' })).toBe(4);
  });
});

describe('R8.2 symbols', () => {
  test.each([
    [{ cit: 'FA04 FA05', bld: 'BG01' }, 5],
    [{ cit: 'FA04 FA05 FA06 FA07', bld: 'BG01' }, 5],
    [{ cit: 'FA04 FA05 FA06 FA07', bld: 'BG01 BG02' }, 10],
    [{ cit: 'FA04', bld: 'BG01', wrk: 'FA05 FA06' }, 0],
  ])('X8 R8.2.1 R0.4 farmers %o bring %i', (town, points) => {
    expect(first('R8.2.1', town)).toBe(points);
  });

  test.each([
    [{ cit: 'ME06 ME08 ME10 PR02 PR03 CA04', bld: 'BY01' }, 6],
    [{ cit: 'ME01 ME02 ME03 ME04 ME05 ME06 ME07 FA01 FA02', bld: 'BY01' }, 18],
    [{ cit: 'ME06 ME08 ME10' }, 0],
  ])('X9 R8.2.2 R0.7 Q21 merchants %o bring %i', (town, points) => {
    expect(first('R8.2.2', town)).toBe(points);
  });

  test.each([
    [
      [3, 3, 1],
      [6, 6, 0],
    ],
    [
      [3, 2, 2],
      [6, 2, 2],
    ],
    [
      [2, 1, 0, 1],
      [6, 2, 0, 2],
    ],
    [
      [3, 0],
      [6, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [2, 1],
      [6, 2],
    ],
    [
      [3, 2, 1],
      [6, 2, 0],
    ],
  ])('X10 R8.2.3 Q18 Q19 craftsmen %j bring %j', (counts, points) => {
    expect(counts.map((_, seat) => craftsmen(counts, seat))).toEqual(points);
  });

  test('R8.2.3 craftsmen are counted among the citizens', () => {
    expect(score([{ cit: 'CR01 CR02' }, { cit: 'CR03', wrk: 'CR04 CR05' }]).points('R8.2.3')).toEqual([6, 2]);
  });

  test('X11 R8.2.4 Q20 ships 0 to 8', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(shipPoints)).toEqual([0, 1, 3, 6, 10, 15, 18, 21, 24]);
    expect(first('R8.2.4', { cit: 'CA01 CA02', bld: 'BB01 BB02', wrk: 'CA03' })).toBe(10);
  });

  test.each([
    ['', 0],
    ['PR01', 5],
    ['PR01 PR02 PR03', 5],
  ])('X12 R8.2.5 priests %s bring %i', (cit, points) => {
    expect(first('R8.2.5', { cit })).toBe(points);
  });

  test.each([
    [{ cit: 'SO06 SO07 SO09' }, 0],
    [{ cit: 'SO06 SO07 SO09', bld: 'BR01' }, 8],
    [{ cit: 'SO01 SO02 SO03 SO04 SO05', bld: 'BR01 BR02' }, 8],
    [{ cit: 'SO01 SO02 SO03 SO04 SO05 SO06', bld: 'BR01 BR02' }, 16],
  ])('X13 R8.2.6 soldiers %o bring %i', (town, points) => {
    expect(first('R8.2.6', town)).toBe(points);
  });
});

describe('R8.3 to R8.5 goals', () => {
  test.each([
    [3, 0],
    [4, 2],
    [7, 2],
    [8, 4],
  ])('X35 R8.3 Q23 %i large buildings bring %i', (large, points) => {
    const all = 'BG01 BG02 BG03 BG04 BG05 BG06 BG08 BG09'.split(' ').slice(0, large);
    const bld = [...all.map((code) => `${code}L`), 'BR01', 'BR02'].join(' ');
    expect(first('R8.3', { bld }, { settings: { scenario: 'SC2', chapter: 'CH7' } })).toBe(points);
    expect(first('R8.3', { bld })).toBe(0);
  });

  test.each([
    ['BG01 BG03 BG04 BY03 BR03 BB03', 'FA01 FA02 FA03 CR01 CR02 CR03', 5],
    ['BG01 BG03 BG04 BY03 BR03', 'FA01 FA02 FA03 CR01 CR02 CR03', 0],
    ['', '', 5],
  ])('X30 R8.4.1 Q24 chapter I: buildings %s and citizens %s bring %i', (bld, cit, points) => {
    expect(first('R8.4', { bld, cit }, chapter('CH1'))).toBe(points);
  });

  test('X31 R8.4.2 chapter II: four symbols of one colour on citizens', () => {
    expect(first('R8.4.2', { cit: 'CA07 CA03 PR04' }, chapter('CH2'))).toBe(5);
    expect(first('R8.4.2', { cit: 'CA07 PR04', wrk: 'CA03' }, chapter('CH2'))).toBe(0);
  });

  test('X32 R8.4.3 Q38 chapter III: three symbols of farmers and merchants together', () => {
    expect(first('R8.4.3', { cit: 'FA04 ME05', bld: 'BG01' }, chapter('CH3'))).toBe(5);
    expect(first('R8.4.3', { bld: 'BG01 BG02 BY01' }, chapter('CH3'))).toBe(5);
    expect(first('R8.4.3', { bld: 'BG01 BG02' }, chapter('CH3'))).toBe(0);
  });

  test('X33 R8.4.4 Q22 chapter IV: 10 work left brings 10', () => {
    expect(first('R8.4.4', { wrk: 'SO01 ME07' }, chapter('CH4'))).toBe(10);
    expect(first('R8.4.4', { wrk: 'SO01 ME09', cit: 'SO02 SO03' }, chapter('CH4'))).toBe(0);
  });

  test('X34 R8.4.5 R8.4.6 R8.4.3 chapters V, VI and VIII', () => {
    expect(first('R8.4.5', { cit: 'SO06', bld: 'BR02' }, chapter('CH5'))).toBe(5);
    expect(first('R8.4.6', { cit: 'SO06 SO07 FA01 FA02 ME01' }, chapter('CH6'))).toBe(5);
    expect(first('R8.4.6', { cit: 'SO06 SO07 FA01 FA02' }, chapter('CH6'))).toBe(0);
    expect(first('R8.4.3', { cit: 'CR06 CR07 PR02' }, chapter('CH8'))).toBe(5);
  });

  test.each([
    ['CH1', 'BG01 BY03'],
    ['CH2', 'CA07 CA03'],
    ['CH3', 'FA04 BG01'],
    ['CH4', 'SO01'],
    ['CH5', ''],
    ['CH6', 'CA07 CA03 FA04'],
    ['CH8', ''],
  ] as const)('R8.4 %s names the cards that its goal counts: %s', (id, of) => {
    const { s } = score([{ cit: 'CA07 CA03 FA04', wrk: 'SO01', bld: 'BG01 BY03' }, {}], chapter(id));
    const line = linesOf(s, 0).find(({ label }) => label === 'chapter');
    expect(line?.of).toEqual(of === '' ? [] : of.split(' '));
  });

  test('R8.5 the order names its buildings, whether they make a set or not', () => {
    const { s } = score([{ bld: 'BG01 BR03 BY03', order: 'O1' }, {}]);
    expect(linesOf(s, 0).find(({ label }) => label === 'order')?.of).toEqual(['O1', 'BG01', 'BY03']);
  });

  test('R8.4 chapter VII has no goal', () => {
    expect(first('R8.4', { cit: 'CA01 CA02 CA03', wrk: 'SO01 SO02' })).toBe(0);
  });

  test('X36 R8.5 Q33 two sets of the three colours bring 10', () => {
    const bld = 'BG01 BG02 BG03 BY01 BY02 BB01 BB02 BR01 BR02 BR03 BR04 BR05';
    expect(first('R8.5', { bld, order: 'O1' })).toBe(10);
    expect(first('R8.5', { bld: 'BG01 BG02 BG03 BY01 BY02 BR01', order: 'O1' })).toBe(0);
  });

  test('R8.0 Q34 nothing is given up: set of four and secret order use the same buildings', () => {
    const { points } = score([{ bld: 'BG08 BY01 BB03 BR03', order: 'O1' }, {}]);
    expect([points('R8.1.3')[0], points('R8.5')[0]]).toEqual([3, 5]);
  });

  test('R8.5 the order of somebody else has no line as long as it is not known', () => {
    const made = score([
      { bld: 'BG08 BY01 BB03 BR03', order: 'O1' },
      { bld: 'BG01 BY02 BB02 BR02', order: 'O2' },
    ]);
    made.s.own[1].order = null;
    expect(made.points('R8.5')).toEqual([5, 0]);
    made.run({ do: 'finish' });
    expect(made.s.open.orders).toHaveLength(2);
    expect(made.points('R8.5')).toEqual([5, 5]);
  });
});

const X38: readonly TownFacts[] = [
  {
    order: 'O1',
    cit: 'FA04 FA05 CA07 CA03 CA09 CR06 PR04',
    wrk: 'ME07',
    bld: 'BG03L BY08 BB01L BR09 BG01 BB07L BY03L',
  },
  { order: 'O4', cit: 'SO06 SO07 SO09 CR07 CR09 ME05', bld: 'BR01L BR03 BR06 BY09 BY04 BG10L BB05' },
  {
    order: 'O2',
    cit: 'ME06 ME08 ME10 PR02 PR03 CA04',
    wrk: 'SO01 FA02',
    bld: 'BB08 BB03L BB09 BY01 BR07 BG07L BG05',
  },
];

describe('R8.6, R9 the end', () => {
  test('X38 R8.6 a complete final scoring', () => {
    const made = score(X38, { settings: { scenario: 'SC2', chapter: 'CH6' } });
    const table: [string, number[]][] = [
      ['R8.1.1', [42, 33, 32]],
      ['R8.1.2', [0, 0, 3]],
      ['R8.1.3', [3, 0, 3]],
      ['R8.1.4', [0, 4, 2]],
      ['R8.2.1', [5, 0, 0]],
      ['R8.2.2', [0, 0, 6]],
      ['R8.2.3', [2, 6, 0]],
      ['R8.2.4', [10, 0, 1]],
      ['R8.2.5', [5, 0, 5]],
      ['R8.2.6', [0, 8, 0]],
      ['R8.3', [2, 0, 0]],
      ['R8.4', [5, 5, 5]],
      ['R8.5', [10, 5, 5]],
    ];
    for (const [rule, points] of table) expect([rule, made.points(rule)]).toEqual([rule, points]);
    expect(made.totals()).toEqual([84, 61, 62]);
    expect(made.winners()).toEqual([0]);
  });

  test('R9.1 R9.4 most points win, and the other places follow', () => {
    expect(score(X38, { settings: { scenario: 'SC2', chapter: 'CH6' } }).standing()).toEqual([[0], [2], [1]]);
  });

  test('X37 R9.2 R9.3 a tie goes to more work left; still tied, both win', () => {
    const tie = (wrk: string) =>
      score([
        { bld: 'BG03', wrk: 'SO03' },
        { bld: 'BR03', wrk },
      ]);
    expect(tie('ME09').winners()).toEqual([0]);
    expect(tie('CR03').winners()).toEqual([0, 1]);
    expect(tie('SO01').winners()).toEqual([1]);
  });

  test('R8.6 an empty tableau scores nothing but perhaps chapters I and IV', () => {
    for (const id of ['CH2', 'CH3', 'CH5', 'CH6', 'CH7', 'CH8'] as const)
      expect(score([{}, {}], chapter(id)).totals()).toEqual([0, 0]);
    expect(score([{}, {}], chapter('CH1')).totals()).toEqual([5, 5]);
    expect(score([{ wrk: 'SO01 SO02' }, {}], chapter('CH4')).totals()).toEqual([10, 0]);
  });

  test('R7.5 R8.4.1 Q14 the citizen of round IV may cost the points of chapter I', () => {
    const made = score(
      [{ bld: 'BG01 BG02 BG03 BG04 BR01 BR02 BR03 BR04', cit: 'FA01 FA02 FA03 FA05 FA06 CR01 CR02 CR03' }, {}],
      {
        settings: { scenario: 'SC4', chapter: 'CH1' },
      },
    );
    expect(made.points('R8.4.1')[0]).toBe(5);
    made.run({ do: 'scenarioEnd' });
    made.play(made.options()[0]);
    expect(made.points('R8.4.1')[0]).toBe(0);
  });

  test('R8 before the end every line is pending, afterwards none', () => {
    const made = score(X38);
    const { engine, s } = made;
    expect(engine.game.score(s, 0).some((line) => line.pending)).toBe(false);
    s.todo = [{ do: 'endRound' }];
    expect(engine.game.score(s, 0).every((line) => line.pending)).toBe(true);
  });
});
