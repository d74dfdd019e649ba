import { describe, expect, test } from 'vitest';
import { costOf } from './rules/jobs.ts';
import { orderOf } from './rules/rounds.ts';
import { c, scene, t } from './scene.testing.ts';

const round = (facts: Parameters<typeof scene>[0]) => scene(facts).run({ do: 'round' });

describe('rounds', () => {
  test('R4.1 R4.4 everybody takes one turn, then tiles, growth and end check', () => {
    const made = round({ players: [{}, {}, {}], round: 2, order: [1, 2, 0] });
    const seats: number[] = [];
    while (made.asked() === 'act' && made.s.open.round === 3) {
      seats.push(made.seat());
      made.play('pass');
    }
    expect(seats).toEqual([1, 2, 0]);
    expect(made.events.map(({ e }) => e).filter((e) => ['resolution', 'roundEnded', 'round'].includes(e))).toEqual([
      'round',
      'resolution',
      'roundEnded',
      'round',
    ]);
  });

  test('R4.2 the marker is on round 1 in the first round and then moves on', () => {
    const made = scene({ round: 1 });
    made.s.open.round = 0;
    made.run({ do: 'round' });
    expect(made.s.open.round).toBe(1);
    made.play('pass', 'pass');
    expect(made.s.open.round).toBe(2);
  });

  test('X27 R4.3 Q3 most VP first; equal ones keep their order', () => {
    const players = [{ vp: 12 }, { vp: 15 }, { vp: 12 }, { vp: 9 }];
    const { s } = scene({ players, order: [2, 0, 1, 3], round: 5 });
    expect(orderOf(s.open)).toEqual([1, 2, 0, 3]);
  });

  test('R4.3 in round 1 the start order counts, and VP gained in a round change nothing in it', () => {
    const first = scene({ players: [{ vp: 3 }, { vp: 9 }], order: [0, 1], round: 1 });
    expect(orderOf(first.s.open)).toEqual([0, 1]);
    const made = round({ players: [{ hand: 'AP01 AY01' }, { vp: 2 }], order: [1, 0], round: 2 });
    made.play('pass', 'special AP01');
    expect([made.vp(0), made.s.open.order]).toEqual([3, [1, 0]]);
  });

  test.each([
    [1, 3, false],
    [1, 4, true],
    [2, 3, false],
    [2, 4, true],
    [3, 3, true],
    [4, 5, true],
  ])('R4.5 with %i players tiles are resolved in round %i: %s', (seats, number, resolves) => {
    const made = round({ players: Array.from({ length: seats }, () => ({})), round: number - 1, beadle: 'T01' });
    while (made.asked() !== null && made.s.open.round === number) made.play(made.options()[0]);
    expect(made.events.some(({ e }) => e === 'resolution')).toBe(resolves);
  });

  test.each([
    [1, 10, [4, 8]],
    [2, 16, [4, 8, 12, 16]],
    [3, 14, [4, 7, 11, 14]],
    [4, 12, [3, 6, 9, 12]],
  ])('R4.6 R4.7 Q5 Q14 %i players play %i rounds and grow in %j', (seats, rounds, growth) => {
    const made = scene({ players: Array.from({ length: seats }, () => ({})) });
    made.s.open.round = 0;
    made.s.open.beadle = made.s.open.city.tiles[0];
    made.run({ do: 'round' });
    while (made.asked() !== null) made.play(made.options()[0]);
    expect(made.engine.isOver(made.s)).toBe(true);
    let now = 0;
    const grew: number[] = [];
    for (const event of made.events) {
      if (event.e === 'round') now = event.round;
      if (event.e === 'plantation') grew.push(now);
    }
    expect([now, grew]).toEqual([rounds, growth]);
  });
});

describe('a turn', () => {
  test('R5.1 as many cards as you want, each finished before the next', () => {
    const made = scene({ players: [{ hand: 'AR10 AY01 AG01' }, {}], draws: 'AP01' }).turn();
    made.play('special AR10');
    expect(made.asked()).toBe('send');
    made.play('to T02');
    expect(made.hand()).toBe('AY01 AG01 AP01');
    made.play('recruit AY01', 'special AG01');
    expect(made.options()).toContain('end');
  });

  test('X20 R5.2 passing draws four instead of two', () => {
    const made = scene({ players: [{ hand: 'AY01 AY02 AY03 AY04' }, {}], draws: 'AR01 AR02 AR03 AR04' }).turn();
    made.play('pass');
    expect(made.hand().split(' ')).toHaveLength(8);
    expect(made.asked()).toBe('discard');
    made.play('discard AY02');
    expect(made.hand()).toBe('AY01 AY03 AY04 AR01 AR02 AR03 AR04');
    expect(made.asked()).toBeNull();
  });

  test('R5.2 no pass after a card, and ending without a card is a pass', () => {
    const made = scene({ players: [{ hand: 'AY01 AY02' }, {}] }).turn();
    expect(made.attempt('end')).toMatchObject({ rule: 'R5.2', why: 'endIsPass' });
    made.play('recruit AY01');
    expect(made.attempt('pass')).toMatchObject({ rule: 'R5.2', why: 'noPassNow' });
    expect(made.options()).toContain('end');
  });

  test('R5.3 any card brings one pawn from the supply to the Guildhall', () => {
    const made = scene({ players: [{ hand: 'AP10', hall: 2, supply: 5 }, {}] })
      .turn()
      .play('recruit AP10');
    expect([made.s.open.hall[0], made.s.open.supply[0], made.discard()]).toEqual([3, 4, 'AP10']);
  });

  test('R1.8 R5.3 nobody can be recruited from an empty supply', () => {
    const made = scene({ players: [{ hand: 'AP10', supply: 0 }, {}] }).turn();
    expect(made.attempt('recruit AP10')).toMatchObject({ rule: 'R1.8', why: 'emptySupply' });
  });

  const TILES = { T31: { pawns: [2] }, T09: {}, T28: {}, T22: {}, T19: { resolved: true } };
  test('R5.4 Q28 a card moves a pawn to a tile with one of its symbols, from the Guildhall or from a tile', () => {
    const made = scene({ players: [{ hand: 'AR03 AR01', hall: 1 }, {}], tiles: TILES }).turn();
    made.play('move AR03');
    expect(made.options()).toEqual(expect.arrayContaining(['to T31', 'to T09', 'to T22']));
    expect(made.options()).not.toContain('to T28');
    made.play('to T09');
    expect(made.options()).toEqual(['from hall', 'from T31']);
    made.play('from T31');
    expect([made.pawns('T09'), made.pawns('T31'), made.s.open.hall[0]]).toEqual([[1, 0], [1, 0], 1]);
    expect(made.discard()).toBe('AR03');
  });

  test('R5.4 a single pawn to be moved is not asked for', () => {
    const made = scene({ players: [{ hand: 'AR01' }, {}], tiles: { T22: {} } })
      .turn()
      .play('move AR01', 'to T22');
    expect([made.asked(), made.pawns('T22')]).toEqual(['act', [1, 0]]);
  });

  test('R5.4 R5.6 not without a symbol, not to a resolved tile, the Guildhall, the plantation or where it stands', () => {
    const made = scene({ players: [{ hand: 'AR01', hall: 0 }, {}], tiles: TILES })
      .turn()
      .play('move AR01');
    expect(made.attempt('to T28')).toMatchObject({
      rule: 'R5.4',
      why: 'noSymbol',
      facts: { tile: 'T28', symbols: 'red' },
    });
    expect(made.attempt('to T19')).toMatchObject({ rule: 'R5.6', why: 'resolvedTile' });
    expect(made.attempt({ to: 'hall' })).toMatchObject({ rule: 'R5.6', why: 'onlyTiles' });
    expect(made.attempt({ to: 'plantation' })).toMatchObject({ rule: 'R5.6', why: 'onlyTiles' });
    expect(made.attempt('to T31')).toMatchObject({ rule: 'R5.6', why: 'alreadyThere' });
    expect(made.attempt('to T40')).toMatchObject({ why: 'notInCity' });
    expect(made.options()).not.toContain('to T31');
  });

  test('R1.7 R5.6 no master, no neutral, no beadle and nobody from the plantation is moved', () => {
    const tiles = { T22: {}, T31: { pawns: [1] }, T18: { master: 0 } };
    const made = scene({ players: [{ hand: 'AR01', overseas: 2 }, {}], tiles })
      .turn()
      .play('move AR01', 'to T22');
    expect(made.options()).toEqual(['from hall', 'from T31']);
    expect(made.attempt('from T18')).toMatchObject({ rule: 'R1.7', why: 'mastersStay' });
    expect(made.attempt({ from: 'plantation' })).toMatchObject({ why: 'onlyPawns' });
    expect(made.attempt({ from: 'beadle' })).toMatchObject({ why: 'onlyPawns' });
    expect(made.attempt('from T22')).toMatchObject({ why: 'noPawnOn' });
  });

  test('R5.4 without a pawn nobody moves', () => {
    const made = scene({ players: [{ hand: 'AR01', hall: 0, supply: 16 }, {}] }).turn();
    expect(made.attempt('move AR01')).toMatchObject({ rule: 'R5.4', why: 'noPawns' });
    const none = scene({ players: [{ hand: 'AP01' }, {}], tiles: { T22: {} }, others: 'resolved' }).turn();
    expect(none.attempt('move AP01')).toMatchObject({ rule: 'R5.4', why: 'nowhereToMove' });
  });

  test('R5.5 R6.1 a special action is laid in front of the player until the end of the turn', () => {
    const made = scene({ players: [{ hand: 'AY01 AY02' }, {}], draws: 'AR01 AR02' }).turn();
    made.play('special AY01', 'x2');
    expect(made.s.open.played).toEqual([c('AY01')]);
    expect([made.discard(), made.attempt('special AY01')]).toEqual(['', expect.objectContaining({ why: 'inFront' })]);
    made.play('end');
    expect([made.s.open.played, made.discard()]).toEqual([[], 'AY01']);
  });

  test('X21 R5.7 provisions at the end of the turn, then discard to seven', () => {
    const hand = 'AG01 AY02 AR01 AR02 AR03 AR04';
    const draws = 'AB01 AB02 AB03 AB04';
    const made = scene({ players: [{ hand }, {}], draws })
      .turn()
      .play('special AG01', 'recruit AY02', 'end');
    expect(made.hand().split(' ')).toHaveLength(8);
    expect([made.asked(), made.options().length]).toEqual(['discard', 8]);
    const tiles = { SB5: { master: 0 } };
    const master = scene({ players: [{ hand }, {}], draws, tiles })
      .turn()
      .play('special AG01', 'recruit AY02', 'end');
    expect([master.asked(), master.hand().split(' ').length]).toEqual([null, 8]);
  });

  test('R5.7 exactly as many are discarded as are too many, in hand order', () => {
    const hand = 'AR01 AR02 AR03 AR04 AR05 AR06 AR07';
    const made = scene({ players: [{ hand }, {}], draws: 'AB01 AB02 AB03 AB04' })
      .turn()
      .play('pass');
    expect(made.options()).toHaveLength(8);
    made.play('discard AR03');
    expect(made.attempt('discard AR01')).toMatchObject({ rule: 'R5.7', why: 'handOrder' });
    expect(made.attempt({ cards: [c('AR04'), c('AR05')] })).toMatchObject({
      rule: 'R5.7',
      why: 'discardOne',
      facts: { owed: 3 },
    });
    expect(made.attempt('discard AR03')).toMatchObject({ why: 'notInHand' });
    made.play('discard AR05', 'discard AR07', 'discard AB04');
    expect(made.hand()).toBe('AR01 AR02 AR04 AR06 AB01 AB02 AB03');
  });

  test('R5.8 cards drawn outside the own turn may exceed the limit until the own next turn has ended', () => {
    const hand = 'AR01 AR02 AR03 AR04 AR05 AR06 AR07';
    const made = scene({ players: [{ hand }, {}] }).run({ do: 'gain', seat: 0, kind: 'cards', n: 3 });
    expect([made.asked(), made.hand().split(' ').length]).toEqual([null, 10]);
  });

  test('R5.9 an empty draw pile is made of the discard pile; the cards in front stay out of it', () => {
    const made = scene({
      players: [{ hand: 'AY01' }, {}],
      draws: 'AR01',
      only: true,
      discard: 'AB01 AB02',
      played: 'AP01',
    });
    made.run({ do: 'draw', seat: 0, rule: 'R6.E25', count: 4 });
    expect(made.hand().split(' ').sort()).toEqual(['AB01', 'AB02', 'AR01', 'AY01']);
    expect([made.discard(), made.s.dark.deck, made.s.open.mixed.length]).toEqual(['', [], 2]);
    expect(made.events.map(({ e }) => e)).toEqual(['reshuffled', 'drew', 'drew']);
  });

  test('R5.9 with both piles empty nothing is drawn', () => {
    const made = scene({ players: [{ hand: 'AY01' }, {}], only: true });
    made.run({ do: 'draw', seat: 0, rule: 'R6.E25', count: 4 });
    expect([made.hand(), made.events]).toEqual(['AY01', []]);
  });

  test('R5.10 the discard pile keeps its order, the last card on top', () => {
    const made = scene({ players: [{ hand: 'AY01 AR01 AB01' }, {}] }).turn();
    made.play('recruit AR01', 'recruit AB01', 'recruit AY01');
    expect(made.discard()).toBe('AR01 AB01 AY01');
  });

  test('R6.2 R6.E27 the cost is at least 0', () => {
    const { s } = scene({ turn: { discount: 2 } });
    expect([costOf(s, c('AP10')), costOf(s, c('AY06')), costOf(s, c('AY01'))]).toEqual([0, 0, 0]);
    expect(t('T01')).toBe(0);
  });
});
