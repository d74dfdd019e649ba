import { describe, expect, test } from 'vitest';
import { type MayorId, mayorOf, readMayor } from './data/kinds.ts';
import { game } from './game.ts';
import { type SceneFacts, scene, type TileFacts } from './scene.testing.ts';
import { mayorCount, mayorPoints } from './scoring.ts';

/** A city of two players with the first one's masters at these places: 'T05@0,0 SB1@3,2'. */
function masters(list: string): Record<string, TileFacts> {
  return Object.fromEntries(
    list.split(' ').map((entry) => {
      const [code, at] = entry.split('@');
      const place = at === undefined ? {} : { at: at.split(',').map(Number) as [number, number] };
      return [code, { master: 0, ...place }];
    }),
  );
}
const card = (code: string): MayorId => readMayor(code)!;
function pays(code: string, list: string, facts: SceneFacts = {}): number {
  const { s } = scene({ ...facts, tiles: list === '' ? {} : masters(list) });
  return mayorPoints(mayorOf(card(code)), mayorCount(s, 0, card(code)).count);
}

describe('mayor cards', () => {
  test('R10.2.1 R1.11 Patrons: 1 for each master with the symbol, at most 6', () => {
    expect(pays('MR01', 'T03 T07 T28')).toBe(2);
    expect(pays('MR02', 'T18 SB2@2,1')).toBe(2);
    expect(pays('MR05', 'T28')).toBe(1);
    expect(pays('MR03', 'T01 T02 T04 T08 T09 T10 T11')).toBe(6);
    expect(pays('MR04', 'T28')).toBe(0);
  });
  test.each([
    ['T03 T07 T12', 0],
    ['T03 T18', 1],
    ['T03 T18 T09', 3],
    ['T03 T18 T09 T19', 5],
    ['T03 T18 T09 T19 T28', 8],
    ['SB1@3,2 T01 T02', 0],
  ])('R10.2.2 Motley council with %s brings %i', (list, points) => {
    expect(pays('MR06', list)).toBe(points);
  });
  test('R10.2.3 Guild quarter: the largest group, from two on, at most 7', () => {
    expect(pays('MR07', 'T01@0,0')).toBe(0);
    expect(pays('MR07', 'T01@0,0 T02@1,0 T03@1,1 T05@4,4')).toBe(3);
    expect(pays('MR07', 'T01@0,0 T02@1,1')).toBe(0);
    expect(pays('MR07', 'T01@0,0 T02@1,0 T03@2,0 T04@3,0 T05@4,0 T06@4,1 T07@3,1 T08@0,1')).toBe(7);
  });
  test('R10.2.4 Q20 Loners: 2 for each master without an own neighbour, at most 8', () => {
    expect(pays('MR08', 'T01@0,0 T02@1,1 T03@4,4 T04@4,3')).toBe(4);
    expect(pays('MR08', 'T01@0,0 T02@1,1 T03@4,4 T04@3,3 T05@0,4')).toBe(8);
  });
  test('R10.2.5 Outskirts: an edge on which neither a tile nor the Guildhall lies', () => {
    expect(pays('MR09', 'T01@0,0 T02@1,1 T03@4,3')).toBe(2);
    expect(pays('MR09', 'SB2@2,1')).toBe(0);
    expect(pays('MR09', 'T01@0,0 T02@1,0 T03@2,0 T04@3,0 T05@4,0 T06@4,1')).toBe(5);
    const three = { players: [{}, {}, {}] };
    expect(pays('MR09', 'T01@1,0', three)).toBe(1); // nothing lies in the north yet
  });
  test('R10.2.6 Around the Guildhall: 2 for each, at most 6', () => {
    expect(pays('MR10', 'SB2@2,1 T02@1,1')).toBe(2);
    expect(pays('MR10', 'SB2@2,1 SB3@1,2 SB1@3,2 SB4@2,3')).toBe(6);
    expect(pays('MR10', 'T01@1,0 T02@2,0', { players: [{}, {}, {}] })).toBe(4);
  });
  test('R10.2.7 The great and the lesser guilds by number', () => {
    expect(pays('MR11', 'T01 T10 T11')).toBe(4);
    expect(pays('MR12', 'T31 T40 T30 SB1@3,2')).toBe(4);
    expect(pays('MR11', 'T01 T02 T03 T04 T05')).toBe(8);
  });
  test('R10.2.8 Many offices: 1 for every two masters', () => {
    expect(pays('MR13', 'T01 T02 T03')).toBe(1);
  });
  test('R10.2.9 Builder: 3 for each special building, at most 6', () => {
    expect(pays('MR14', 'SB1@3,2 T01')).toBe(3);
    expect(pays('MR14', 'SB1@3,2 SB2@2,1 SB3@1,2')).toBe(6);
  });
  test('X30 R10.2.10 Street: the Guildhall breaks the row', () => {
    expect(pays('MR15', 'T01@0,2 SB3@1,2 SB1@3,2 T05@4,2')).toBe(1);
  });
  test.each([
    ['T01@0,0', 0],
    ['T01@0,0 T02@0,1 T03@0,2', 4],
    ['T01@1,0 T02@2,0 T03@3,0 T04@4,0', 6],
    ['T01@0,0 T02@1,0 T03@2,0 T04@3,0 T05@4,0', 8],
    ['T01@0,0 T02@2,0 T03@3,0', 1],
  ])('R10.2.10 Street with %s brings %i', (list, points) => {
    expect(pays('MR15', list)).toBe(points);
  });
  test('R10.2.11 Second row: 2 for each token received, also if spent', () => {
    expect(pays('MR16', '', { players: [{ received: 3 }, {}] })).toBe(6);
    expect(pays('MR16', '', { players: [{ received: 5, tokens: 'TK01' }, {}] })).toBe(8);
  });
  test('R10.2.12 Planter: 3 for each plantation won', () => {
    expect(pays('MR17', '', { players: [{ won: 1 }, {}] })).toBe(3);
    expect(pays('MR17', '', { players: [{ won: 3 }, {}] })).toBe(6);
  });
  test('R10.2.13 R10.2.14 R10.2.15 R10.4 pawns in the Guildhall, neutrals, cards: only through these cards', () => {
    const player = { hall: 7, neutrals: 1, hand: 'AY01 AY02 AY03' };
    const facts = { players: [player, {}] };
    expect(['MR18', 'MR19', 'MR20'].map((code) => pays(code, '', facts))).toEqual([5, 3, 3]);
    expect(scene(facts).totals()).toEqual([0, 0]);
  });
  test('R10.2.16 Streets and lanes: rows and columns with two masters; the Guildhall does not divide them', () => {
    expect(pays('MR21', 'T01@0,2 T05@4,2 T03@0,0')).toBe(2);
    expect(pays('MR21', 'T01@0,0 T02@1,1')).toBe(0);
    expect(pays('MR21', 'T01@0,0 T02@1,0 T03@0,1 T04@1,1')).toBe(4);
  });
});

describe('the end', () => {
  test('X29 R10.2 Q20 1 VP for each pair of own masters on adjacent tiles', () => {
    const made = scene({ tiles: masters('T01@0,0 T02@1,0 T03@1,1 T04@3,1') });
    expect(made.points('adjacent')).toBe(2);
  });

  test('R10.2 all kept mayor cards count, and are revealed at the end', () => {
    const made = scene({
      tiles: masters('T28@0,0 T05@1,0'),
      players: [{ mayors: 'MR05 MR07', vp: 10 }, { mayors: 'MR01' }],
    });
    expect(made.s.open.mayors).toEqual([]);
    made.run({ do: 'finish' });
    expect(made.s.open.mayors).toEqual([[4, 6], [0]]);
    expect([made.points('mayor'), made.totals()]).toEqual([4, [15, 0]]);
    expect(game.score(made.s, 0).some(({ pending }) => pending)).toBe(false);
  });

  test('R10.2 before the end mayor cards and neighbours are only pending', () => {
    const made = scene({ tiles: masters('T28@0,0 T05@1,0'), players: [{ mayors: 'MR05', vp: 3 }, {}] });
    made.s.todo = [{ do: 'endRound' }];
    const lines = game.score(made.s, 0);
    expect(lines.filter(({ pending }) => pending).map(({ label }) => label)).toEqual(['mayor', 'adjacent']);
    expect(lines.find(({ label }) => label === 'mayor')).toMatchObject({ rule: 'R10.2.1', of: ['T28', 'T05'] });
  });

  test('R10.3 most VP win; then more masters, then more pawns in the Guildhall, then all of them', () => {
    const at = (...players: object[]) => scene({ players, tiles: { T01: { master: 0 } } });
    expect(at({ vp: 4 }, { vp: 5 }).winners()).toEqual([1]);
    expect(at({ vp: 5 }, { vp: 5 }).winners()).toEqual([0]);
    expect(
      scene({
        players: [
          { vp: 5, hall: 2 },
          { vp: 5, hall: 3 },
        ],
      }).winners(),
    ).toEqual([1]);
    expect(scene({ players: [{ vp: 5 }, { vp: 5 }] }).winners()).toEqual([0, 1]);
  });

  test('R10.1 the game ends after the last round', () => {
    const made = scene({ players: [{}, {}, {}, {}], round: 12 }).run({ do: 'endRound' });
    expect(made.engine.isOver(made.s)).toBe(true);
    expect(
      scene({ players: [{}, {}, {}, {}], round: 11 })
        .run({ do: 'endRound' })
        .asked(),
    ).toBe('act');
  });

  test('R10.1 Q27 a game of two ends when no tile is left, one of three does not', () => {
    const facts = { tiles: { T01: { master: 0 } }, others: 'resolved', round: 6 } as const;
    const two = scene(facts).run({ do: 'endRound' });
    expect(two.engine.isOver(two.s)).toBe(true);
    const three = scene({ ...facts, players: [{}, {}, {}] }).run({ do: 'endRound' });
    expect(three.engine.isOver(three.s)).toBe(false);
  });
});
