import { describe, expect, test } from 'vitest';
import { figuresOn, placeOf, requiredOn } from './rules/city.ts';
import { type SceneFacts, scene, t } from './scene.testing.ts';

/** Tiles are resolved. */
const resolve = (facts: SceneFacts) => scene({ round: 2, ...facts }).run({ do: 'resolve', at: 0 });

describe('which tiles are due', () => {
  test('X25 R1.5 R7.2 R7.8 the beadle is a figure; then he moves on', () => {
    const tiles = { T27: { pawns: [2] }, T30: {}, T28: {} };
    const made = resolve({ tiles, others: 'resolved', beadle: 'T27', players: [{ hall: 0 }, {}] });
    expect(made.asked()).toBe('amount'); // recruit up to three
    expect([made.vp(), made.master('T27'), made.s.open.hall[0], made.beadle()]).toEqual([3, 0, 1, 'T28']);
  });

  test('R1.6 R7.2 not with fewer figures than the majority value', () => {
    const made = resolve({ tiles: { T19: { pawns: [2, 1] } } });
    expect([made.isResolved('T19'), made.events.map(({ e }) => e)]).toEqual([false, ['resolution']]);
  });

  test('R1.5 Q16 neutrals are no figures', () => {
    const made = resolve({ tiles: { T19: { pawns: [2, 1] } }, players: [{ neutrals: 2 }, {}] });
    expect([made.asked(), made.isResolved('T19')]).toEqual([null, false]);
    const { open } = made.s;
    expect([
      figuresOn(open, placeOf(open.city, t('T19'))),
      requiredOn(open.city, placeOf(open.city, t('T19'))),
    ]).toEqual([3, 4]);
  });

  test('R7.1 once in reading order, each completely before the next', () => {
    const tiles = { T28: { at: [4, 4], pawns: [3] }, T20: { at: [0, 0], pawns: [0, 3] } } as const;
    const made = resolve({ tiles });
    const order = made.events.flatMap((event) => (event.e === 'resolved' ? [event.tile] : []));
    expect(order).toEqual([t('T20'), t('T28')]);
  });

  test('X26 R7.10 R8.5 a later tile that becomes due is resolved in the same pass', () => {
    const tiles = { T31: { at: [0, 0], pawns: [3] }, SB1: { at: [3, 2], pawns: [3] } } as const;
    const made = resolve({ tiles, players: [{ hall: 2 }, {}], draws: 'AY01 AY02 AY03 AY04' });
    made.play('to SB1', 'to SB1');
    expect([made.isResolved('SB1'), made.vp(), made.hand()]).toEqual([true, 7, 'AY01 AY02 AY03 AY04']);
  });

  test('R7.10 an earlier one waits', () => {
    const tiles = { T28: { at: [0, 0], pawns: [2] }, T31: { at: [4, 4], pawns: [3] } } as const;
    const made = resolve({ tiles }).play('to T28', 'enough');
    expect([made.pawns('T28'), made.isResolved('T28')]).toEqual([[3, 0], false]);
  });

  test('R7.11 there is always somebody: every majority value is at least 3', () => {
    const made = resolve({ tiles: { T28: { pawns: [0, 0] } }, beadle: 'T28' });
    expect(made.isResolved('T28')).toBe(false);
  });
});

describe('first and second', () => {
  test('R7.5 R7.6 R7.7 R7.9 Q17 the most pawns are first, one becomes the master, the others go to the Guildhall', () => {
    const tiles = { T28: { pawns: [1, 3], token: 'TK12' } };
    const made = resolve({ tiles, players: [{ hall: 0 }, { hall: 0 }] });
    expect([made.vp(0), made.vp(1), made.master('T28')]).toEqual([4, 5, 1]);
    expect([made.s.open.hall, made.pawns('T28'), made.tokens(0)]).toEqual([[1, 2], [0, 0], 'TK12']);
    expect(made.s.open.received).toEqual([1, 0]);
  });

  test('R1.3 R1.7 a resolved tile keeps its place and carries at most its master', () => {
    const made = resolve({ tiles: { T28: { at: [1, 1], pawns: [3, 1] } } });
    expect([made.isResolved('T28'), placeOf(made.s.open.city, t('T28'))]).toEqual([true, 6]);
    expect(made.pawns('T28')).toEqual([0, 0]);
  });

  test('X24 R7.5 Q3 a tie stays until a master on a neighbouring tile breaks it', () => {
    const tiles = { SB1: { at: [3, 2], pawns: [3, 3], token: 'TK05' }, T28: { at: [4, 2] } } as const;
    const tied = resolve({ tiles, players: [{ hall: 0 }, { hall: 0 }] });
    expect([tied.isResolved('SB1'), tied.pawns('SB1')]).toEqual([false, [3, 3]]);
    expect(tied.events.some(({ e }) => e === 'tied')).toBe(true);
    const made = resolve({ tiles: { ...tiles, T28: { at: [4, 2], master: 0 } }, players: [{ hall: 0 }, { hall: 0 }] });
    expect([made.vp(0), made.hand().split(' ').length, made.master('SB1')]).toEqual([4, 4, 0]);
    expect([made.s.open.hall, made.tokens(1), made.vp(1)]).toEqual([[2, 3], 'TK05', 2]);
  });

  test('R7.6 a tie for second that no neighbour breaks leaves nobody second; the token leaves the game', () => {
    const tiles = { T14: { at: [0, 0], pawns: [3, 1, 1], token: 'TK12' } } as const;
    const made = resolve({ tiles, players: [{}, {}, {}] });
    expect([made.vp(1), made.vp(2), made.s.open.gone]).toEqual([0, 0, [11]]);
    const broken = { ...tiles, T28: { at: [1, 0], master: 2 } } as const;
    expect(resolve({ tiles: broken, players: [{}, {}, {}] }).vp(2)).toBe(4);
  });

  test('R7.9 nobody else there: the token leaves the game', () => {
    const made = resolve({ tiles: { T28: { pawns: [3], token: 'TK12' } } });
    expect([made.s.open.gone, made.token('T28'), made.vp(1)]).toEqual([[11], null, 0]);
    expect(made.events.find(({ e }) => e === 'tokenGone')).toMatchObject({ rule: 'R7.9' });
  });

  test('R7.9 Q22 first the winner carries out the effects from left to right, then the second the token', () => {
    const tiles = { T21: { pawns: [3, 1], token: 'TK19' } };
    const made = resolve({ tiles, draws: 'AY01 AY02' });
    expect([made.hand(), made.asked(), made.seat()]).toEqual(['AY01 AY02', 'amount', 0]);
    made.play('x1');
    expect([made.asked(), made.seat(), made.options()]).toEqual(['amount', 1, ['x2', 'x1', 'x0']]);
    made.play('x2');
    expect([made.asked(), made.tokens(1)]).toEqual([null, 'TK19']);
  });

  test('R7.8 without an unresolved guild he leaves the game', () => {
    const made = resolve({ tiles: { T28: { pawns: [2] }, SB1: { at: [3, 2] } }, others: 'resolved', beadle: 'T28' });
    expect(made.beadle()).toBeNull();
    expect(made.events.find(({ e }) => e === 'beadle')).toEqual({ e: 'beadle', seat: null, to: null, rule: 'R7.8' });
  });
});

describe('neutrals', () => {
  const tiles = { T19: { pawns: [2, 2], token: 'TK05' } };
  test('R7.3 R7.4 Q15 in turn order, everybody once and after the others; committed ones go back to the scoreboard', () => {
    const made = resolve({
      tiles,
      players: [{ neutrals: 2 }, { neutrals: 1 }],
      order: [1, 0],
      board: 1,
      draws: 'AY01 AY02 AY03',
    });
    expect([made.asked(), made.seat(), made.options()]).toEqual(['commit', 1, ['x0', 'x1']]);
    made.play('x1');
    expect([made.seat(), made.options(), made.s.open.committed]).toEqual([0, ['x0', 'x1', 'x2'], [0, 1]]);
    made.play('x2');
    expect([made.master('T19'), made.s.open.neutrals, made.s.open.board]).toEqual([0, [0, 0], 4]);
  });

  test('R7.3 nobody commits where only one player stands, without a pawn there, or more than held', () => {
    expect(resolve({ tiles: { T28: { pawns: [3] } }, players: [{ neutrals: 2 }, { neutrals: 2 }] }).asked()).toBeNull();
    const made = resolve({ tiles: { T14: { pawns: [3, 2, 0] } }, players: [{}, { neutrals: 1 }, { neutrals: 2 }] });
    expect([made.seat(), made.attempt('x2')]).toEqual([
      1,
      expect.objectContaining({ rule: 'R7.3', why: 'commitRange' }),
    ]);
    expect(made.attempt('x1', 2)).toMatchObject({ why: 'notYourTurn' });
    made.play('x0');
    expect(made.asked()).toBeNull();
  });

  test('R7.4 neutrals of a tie are spent too, at once', () => {
    const made = resolve({ tiles, players: [{ neutrals: 1 }, { neutrals: 1 }], board: 2 }).play('x1', 'x1');
    expect([made.isResolved('T19'), made.s.open.neutrals, made.s.open.board]).toEqual([false, [0, 0], 4]);
  });

  test('R7.4 they are back only after the rewards', () => {
    const made = resolve({
      tiles: { T30: { pawns: [2, 2], token: 'TK05' } },
      players: [{ neutrals: 1 }, {}],
      board: 0,
    }).play('x1');
    expect([made.s.open.neutrals[0], made.s.open.board]).toEqual([0, 1]);
  });
});

describe('rewards', () => {
  const gain = (
    kind: 'cards' | 'recruit' | 'place' | 'move' | 'ship' | 'neutral' | 'mayor' | 'beadle',
    n: number,
    facts: SceneFacts = {},
  ) => scene(facts).run({ do: 'gain', seat: 0, kind, n });

  test('R8.1 VP and cards are always taken, everything else is optional', () => {
    const made = resolve({ tiles: { T29: { pawns: [4] } }, draws: 'AY01 AY02' });
    expect([made.vp(), made.hand(), made.options()]).toEqual([3, 'AY01 AY02', ['x2', 'x1', 'x0']]);
  });
  test('R8.2 cards are drawn now', () => {
    expect(gain('cards', 2, { draws: 'AY01 AY02' }).hand()).toBe('AY01 AY02');
  });
  test('R8.3 recruit gives what is there', () => {
    expect(gain('recruit', 4, { players: [{ supply: 1 }, {}] }).options()).toEqual(['x1', 'x0']);
    expect(gain('recruit', 4, { players: [{ supply: 0 }, {}] }).asked()).toBeNull();
  });
  test('R8.4 place: from the supply to unresolved tiles, symbols ignored, also to different ones', () => {
    const made = gain('place', 2, {
      tiles: { T28: { at: [0, 0] }, T31: { at: [1, 0] }, T30: { at: [2, 0], resolved: true } },
    });
    expect(made.options()).not.toContain('to T30');
    made.play('to T28', 'to T31');
    expect([made.pawns('T28'), made.pawns('T31'), made.s.open.supply[0], made.asked()]).toEqual([
      [1, 0],
      [1, 0],
      10,
      null,
    ]);
    expect(gain('place', 1).play('enough').asked()).toBeNull();
  });
  test('R8.5 move: up to so many, symbols ignored', () => {
    const made = gain('move', 3, { tiles: { T28: { at: [0, 0] }, T31: { at: [1, 0] } } });
    made.play('to T28', 'to T31', 'from hall', 'enough');
    expect([made.pawns('T28'), made.pawns('T31'), made.s.open.hall[0]]).toEqual([[1, 0], [1, 0], 2]);
  });
  test('R8.6 ship: from the Guildhall only, also when it is of no use any more', () => {
    const made = gain('ship', 2, { players: [{ hall: 3 }, {}], round: 16, tiles: { T28: { pawns: [2] } } });
    expect(made.options()).toEqual(['x2', 'x1', 'x0']);
    made.play('x2');
    expect([made.s.open.overseas[0], made.s.open.hall[0], made.pawns('T28')]).toEqual([2, 1, [2, 0]]);
    expect(gain('ship', 2, { players: [{ hall: 0 }, {}], tiles: { T28: { pawns: [2] } } }).asked()).toBeNull();
  });
  test('R8.7 neutrals as far as there are any', () => {
    expect(gain('neutral', 2, { board: 1 }).s.open.neutrals[0]).toBe(1);
    expect(gain('neutral', 2, { board: 0 }).events).toEqual([]);
  });
  test('R8.8 of two mayor cards one is kept; a single one is taken, none is nothing', () => {
    const made = gain('mayor', 1, { mayorDeck: 'MR03 MR04' }).play('keep MR03');
    expect([made.mayors(), made.s.dark.mayors.length, made.s.own[0].offered]).toEqual(['MR03', 20, []]);
    expect(gain('mayor', 1, { mayorDeck: 'MR03', mayorsOnly: true }).mayors()).toBe('MR03');
    expect(gain('mayor', 1, { mayorsOnly: true }).asked()).toBeNull();
  });
  test('R8.8 only one of the cards before you can be kept', () => {
    const made = gain('mayor', 1, { mayorDeck: 'MR03 MR04' });
    expect(made.attempt('keep MR05')).toMatchObject({ rule: 'R8.8', why: 'notOfferedMayor' });
    expect(made.attempt({ mayor: 'MR03' })).toMatchObject({ rule: 'R8.8', why: 'keepOne' });
  });
  test('R8.9 the beadle may be moved or stay; with nowhere to go nothing happens', () => {
    const facts = { tiles: { T05: {}, T19: {} }, beadle: 'T05' };
    const moved = gain('beadle', 1, facts).play('beadle T19');
    expect([moved.beadle(), moved.events.at(-1)]).toEqual(['T19', expect.objectContaining({ rule: 'R8.9' })]);
    expect(gain('beadle', 1, facts).play('beadle stays').beadle()).toBe('T05');
    expect(gain('beadle', 1, { tiles: { T05: {} }, others: 'resolved', beadle: 'T05' }).asked()).toBeNull();
    expect(gain('beadle', 1).asked()).toBeNull();
  });
  test('R8.10 R5.7 the master of the University has no hand limit', () => {
    const hand = 'AR01 AR02 AR03 AR04 AR05 AR06 AR07';
    const made = scene({ players: [{ hand }, {}], tiles: { SB5: { master: 0 } } })
      .turn()
      .play('pass');
    expect([made.asked(), made.hand().split(' ').length]).toEqual([null, 11]);
  });
});
