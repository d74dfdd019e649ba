import { describe, expect, test } from 'vitest';
import { resultOf } from '../../table/replay.ts';
import { game } from './game.ts';
import { type SceneFacts, scene, t } from './scene.testing.ts';

const solo = (facts: SceneFacts = {}, player: object = {}) => scene({ ...facts, players: [player] });
const resolve = (facts: SceneFacts, player: object = {}) =>
  solo({ round: 4, ...facts }, player).run({ do: 'resolve', at: 0 });
const searched = (made: ReturnType<typeof scene>) =>
  made.events.flatMap((event) => (event.e === 'searched' ? [event] : []));

describe('tiles', () => {
  test('X2 R1.6 R11.7 a lying neutral raises the number by one and is no figure', () => {
    const four = resolve({ tiles: { T19: { lying: true, pawns: [2, 2] } } });
    expect([four.isResolved('T19'), four.s.open.city.lying.filter(Boolean).length]).toEqual([false, 1]);
    expect(resolve({ tiles: { T19: { lying: true, pawns: [3, 2] } } }).isResolved('T19')).toBe(true);
  });

  test('X3 R11.11 you win: Boris gets only the VP of the token, which leaves the game like the lying neutral', () => {
    const tiles = { T19: { lying: true, pawns: [3, 2], token: 'TK05' } };
    const made = resolve({ tiles, draws: 'AY01 AY02 AY03' }, { hall: 0 });
    expect([made.vp(0), made.vp(1), made.hand()]).toEqual([4, 2, 'AY01 AY02 AY03']);
    expect([made.master('T19'), made.s.open.hall, made.s.open.gone, made.s.open.neutralsGone]).toEqual([
      0,
      [2],
      [4],
      1,
    ]);
    expect(made.tokens()).toBe('');
  });

  test('X4 R11.11 R11.12 Boris wins: VP only, no master; you get the token', () => {
    const tiles = { T05: { pawns: [1, 4], token: 'TK13' } };
    const made = resolve({ tiles, draws: 'AY01 AY02' }, { hall: 0 });
    expect([made.vp(1), made.vp(0), made.hand(), made.tokens()]).toEqual([7, 0, 'AY01 AY02', 'TK13']);
    expect([made.isResolved('T05'), made.master('T05'), made.s.open.hall]).toEqual([true, -1, [1]]);
  });

  test('X5 R11.11 Boris wins no ties', () => {
    const made = resolve({ tiles: { T28: { pawns: [2, 2], token: 'TK01' } } });
    expect([made.vp(0), made.vp(1), made.master('T28'), made.hand()]).toEqual([5, 1, 0, '']);
  });

  test('X6 R7.3 R11.11 your own neutrals count as usual', () => {
    const facts = { tiles: { T18: { pawns: [1, 3], token: 'TK12' } }, board: 0 };
    const two = resolve(facts, { neutrals: 2 });
    expect(two.options()).toEqual(['x0', 'x1', 'x2']);
    two.play('x2');
    expect([two.vp(0), two.asked(), two.options()[0]]).toEqual([4, 'send', 'enough']);
    two.play('enough');
    expect([two.s.open.board, two.s.open.neutrals]).toEqual([2, [0]]);
    const one = resolve(facts, { neutrals: 2 }).play('x1');
    expect([one.vp(1), one.vp(0), one.s.open.neutrals, one.s.open.board]).toEqual([4, 4, [1], 1]);
  });

  test('R11.11 without a pawn of yours there Boris’s token leaves the game', () => {
    const made = resolve({ tiles: { T28: { pawns: [0, 3], token: 'TK12' } } });
    expect([made.vp(1), made.s.open.gone]).toEqual([5, [11]]);
  });
});

describe('Boris', () => {
  const boris = (facts: SceneFacts, settings = {}) => solo({ ...facts, settings }).run({ do: 'boris', left: 3 });

  test('R11.2 R11.8 you first, then Boris, whatever the VP: three cards, each to the discard pile', () => {
    const made = solo({ round: 2, boris: 30, beadle: 'T01', draws: 'AG01 AG02 AG03 AG04 AY01 AR01 AB01', discard: '' });
    made.run({ do: 'round' });
    expect([made.s.open.order, made.asked()]).toEqual([[0], 'act']);
    made.play('pass');
    expect(searched(made).map(({ card }) => card)).toEqual([0, 21, 42]);
    expect(made.discard()).toBe('AY01 AR01 AB01');
  });

  test('X7 R11.9 Q10 the search begins with the beadle’s tile and stops at the first match', () => {
    const made = boris({
      beadle: 'T04',
      draws: 'AG01 AY01 AR01',
      tiles: {
        T12: { at: [0, 1], resolved: true },
        T18: { at: [1, 1] },
        SB4: { at: [2, 1] },
        T04: { at: [3, 1] },
        T05: { at: [4, 1] },
        T22: { at: [0, 2] },
        SB3: { at: [1, 2] },
        SB1: { at: [3, 2] },
        T31: { at: [4, 2] },
      },
    });
    expect(searched(made).map(({ tile }) => tile)).toEqual([t('T04'), t('SB3'), t('T22')]);
    expect(searched(made)[1].path).toEqual(['T04', 'T05', 'T22', 'SB3'].map(t));
    expect([made.pawns('T04'), made.pawns('SB3'), made.pawns('T22')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('X8 R11.9 after the last tile the search goes on with the first', () => {
    const tiles = { T30: { at: [4, 4] }, T34: { at: [1, 0] } } as const;
    const made = solo({ tiles, others: 'resolved', beadle: 'T30', draws: 'AG02' }).run({ do: 'boris', left: 1 });
    expect(searched(made)[0]).toMatchObject({ path: [t('T30'), t('T34')], tile: t('T34') });
  });

  test('X9 R11.10 no match: no pawn and no other card', () => {
    const tiles = { T22: {}, T19: {} };
    const made = boris({ tiles, others: 'resolved', beadle: 'T19', draws: 'AP01 AR02 AG03 AG04' });
    expect(searched(made).map(({ tile }) => tile)).toEqual([null, t('T22'), t('T19')]);
    expect(made.discard()).toBe('AP01 AR02 AG03');
  });

  test('X10 R11.8 Q11 a card with two standards takes the first tile with either', () => {
    const tiles = { T09: { at: [0, 0] }, T31: { at: [1, 0] } } as const;
    const made = solo({ tiles, beadle: 'T09', draws: 'AR03' }).run({ do: 'boris', left: 1 });
    expect(searched(made)[0].tile).toBe(t('T09'));
  });

  test('X11 R11.18 Rik plays four cards', () => {
    const made = solo({ round: 2, beadle: 'T01', settings: { opponent: 'rik' } })
      .run({ do: 'round' })
      .play('pass');
    expect(searched(made)).toHaveLength(4);
    expect(searched(made)[0].who).toBe('rik');
  });

  test('R11.5 his pawns never run out, and never stand in the way of the count of yours', () => {
    const made = solo({ tiles: { T22: { pawns: [0, 30] } }, others: 'resolved', beadle: 'T22', draws: 'AR01' });
    made.run({ do: 'boris', left: 1 });
    expect([made.pawns('T22'), made.s.open.hall]).toEqual([[0, 31], [4]]);
  });

  test('R6.7 R6.E28 R6.E21 R11.4 his pawns may be evicted; he has no cards and nobody on the plantation', () => {
    const tiles = { T31: { pawns: [0, 2] } };
    const made = solo({ tiles }, { hand: 'AR16 AG19 AB17' }).turn();
    expect(made.attempt('special AG19')).toMatchObject({ rule: 'R6.4' });
    expect(made.attempt('special AB17')).toMatchObject({ rule: 'R6.4' });
    made.play('special AR16', 'pawn T31 boris');
    expect(made.pawns('T31')).toEqual([0, 1]);
  });
});

describe('the beadle’s tile', () => {
  test('X12 R11.13 odd round: flipped for Boris, you get nothing, your pawns go to the Guildhall', () => {
    const tiles = { T01: { pawns: [3, 1] }, T04: {} };
    const made = solo({ tiles, others: 'resolved', round: 3, beadle: 'T01' }, { hall: 0 }).run({ do: 'beadleScoring' });
    expect([made.isResolved('T01'), made.vp(1), made.vp(0), made.s.open.hall]).toEqual([true, 5, 0, [3]]);
    expect([made.s.open.gone.length, made.beadle(), made.master('T01')]).toEqual([1, 'T04', -1]);
    const rules = made.events.flatMap((event) => ('rule' in event ? [`${event.e} ${event.rule}`] : []));
    expect(rules).toEqual(['vp R11.13', 'moved R11.13', 'moved R11.13', 'beadle R11.13', 'tokenGone R11.13']);
  });

  test('Q29 R11.13 the token of the beadle’s tile leaves the game, even if you alone have pawns there', () => {
    const tiles = { T01: { pawns: [3], token: 'TK01' }, T04: {} };
    const made = solo({ tiles, others: 'resolved', round: 3, beadle: 'T01', draws: 'AY01' }).run({
      do: 'beadleScoring',
    });
    expect([made.tokens(), made.vp(0), made.hand(), made.s.open.gone]).toEqual(['', 0, '', [0]]);
  });

  test('X13 R11.13 Q12 even round: his tile resolved for you, then his new one flipped for Boris', () => {
    const tiles = { T04: { pawns: [2] }, T07: {}, T09: {} };
    const made = solo({ tiles, others: 'resolved', round: 4, beadle: 'T04' }, { hall: 1 });
    made.run({ do: 'resolve', at: 0 }, { do: 'beadleScoring' });
    expect([made.vp(0), made.asked()]).toEqual([2, 'amount']);
    made.play('x1');
    expect([made.hand().split(' ').length, made.vp(1), made.beadle(), made.isResolved('T07')]).toEqual([
      2,
      4,
      'T09',
      true,
    ]);
  });

  test('X14 R11.14 R11.16 Q8 no tile for him: he leaves, and the game ends with this round', () => {
    const tiles = { T36: {}, SB2: { at: [2, 1] } } as const;
    const made = solo({ tiles, others: 'resolved', round: 9, beadle: 'T36' });
    made.run({ do: 'beadleScoring' }, { do: 'endRound' });
    expect([made.vp(1), made.beadle(), made.isResolved('SB2')]).toEqual([2, null, false]);
    expect(made.events.find(({ e }) => e === 'beadle')).toMatchObject({ to: null, rule: 'R11.14' });
    expect(made.engine.isOver(made.s)).toBe(true);
  });

  test('R11.13 in every round, in odd ones after the turns', () => {
    const made = solo({ round: 2, beadle: 'T01' }).run({ do: 'round' }).play('pass');
    const kinds = made.events.map(({ e }) => e).filter((e) => ['searched', 'resolution', 'beadleScored'].includes(e));
    expect(kinds).toEqual(['searched', 'searched', 'searched', 'beadleScored']);
    made.play('pass');
    made.play(made.options()[0]); // eight cards
    const later = made.events.map(({ e }) => e).filter((e) => ['resolution', 'beadleScored'].includes(e));
    expect(later).toEqual(['beadleScored', 'resolution', 'beadleScored']);
  });
});

describe('plantation and end', () => {
  const plantation = (overseas: number, side: 'virginia' | 'ulster', round: number) =>
    solo({ side, round, mayorDeck: 'MR01 MR02' }, { overseas, supply: 5 }).run({ do: 'growth' });

  test('X15 R11.15 with no pawn there Boris wins it', () => {
    const made = plantation(0, 'virginia', 4);
    expect([made.vp(1), made.s.open.side]).toEqual([6, 'ulster']);
    expect(plantation(0, 'ulster', 8).vp(1)).toBe(4);
  });
  test('X16 R11.15 Q13 with one pawn nobody wins it, Boris gets the VP of the right side', () => {
    const made = plantation(1, 'virginia', 4);
    expect([made.vp(1), made.vp(0), made.s.open.supply, made.s.open.side]).toEqual([3, 0, [6], 'ulster']);
    expect(made.s.open.won).toEqual([0]);
  });
  test('X17 R11.15 with two or more you win it', () => {
    const made = plantation(3, 'ulster', 8);
    expect([made.vp(0), made.vp(1), made.options()]).toEqual([4, 0, ['keep MR01', 'keep MR02']]);
    expect(made.events.find(({ e }) => e === 'plantation')).toMatchObject({ left: [0], right: [], rule: 'R11.15' });
    made.play('keep MR02');
    expect([made.s.open.supply, made.s.open.side, made.s.open.won]).toEqual([[8], 'virginia', [1]]);
    expect(game.score(made.s, 0).find(({ label }) => label === 'plantation')).toMatchObject({
      rule: 'R11.15',
      points: 4,
    });
    expect(made.events.some(({ e }) => e === 'laid')).toBe(false);
  });

  const row = (list: string[]) => Object.fromEntries(list.map((code, x) => [code, { master: 0, at: [x, 0] as const }]));
  test('X18 R11.16 R11.17 Q21 more VP than Boris, or you lose', () => {
    // MR18 pays 5 for five pawns in the Guildhall
    const end = (masters: string[]) =>
      solo({ round: 10, boris: 55, tiles: row(masters) }, { vp: 47, hall: 5, mayors: 'MR18' }).run({ do: 'endRound' });
    const tie = end(['T01', 'T02', 'T03', 'T04']);
    expect([tie.points('mayor'), tie.points('adjacent'), tie.totals(), tie.winners()]).toEqual([5, 3, [55], []]);
    const win = end(['T01', 'T02', 'T03', 'T04', 'T05']);
    expect([win.totals(), win.winners()]).toEqual([[56], [0]]);
    expect(win.engine.isOver(win.s)).toBe(true);
  });

  test('R11.17 Boris’s VP stand on the score sheet and add nothing', () => {
    const made = solo({ boris: 12, settings: { opponent: 'rik' } }, { vp: 20 });
    expect(game.score(made.s, 0).at(-1)).toEqual({
      rule: 'R11.17',
      label: 'opponent',
      points: 0,
      facts: { opponent: 'rik', vp: 12 },
    });
    expect(made.standing()).toEqual([[0]]);
  });

  test('R11.17 a lost game has a result without a winner', () => {
    const made = solo({ round: 10, boris: 55 }).run({ do: 'endRound' });
    expect(resultOf(game, made.s).winners).toEqual([]);
  });
});
