import { describe, expect, test } from 'vitest';
import { type SceneFacts, scene } from './scene.testing.ts';

/** The first player's turn with these cards. */
const turn = (hand: string, facts: SceneFacts = {}, player: object = {}) =>
  scene({ ...facts, players: [{ hand, ...player }, ...(facts.players ?? [{}])] }).turn();
const refusal = (hand: string, facts: SceneFacts = {}, player: object = {}) => {
  const made = turn(hand, facts, player);
  const card = hand.split(' ')[0];
  expect(made.options()).not.toContain(`special ${card}`);
  return made.attempt(`special ${card}`);
};

describe('playing a special action', () => {
  test('X22 R6.2 three pawns go to one tile for one card paid', () => {
    const made = turn('AR06 AY01 AB10 AP05', { tiles: { T14: {} } }, { hall: 3 });
    made.play('special AR06', 'pay AB10', 'to T14', 'from hall', 'from hall');
    expect([made.pawns('T14'), made.hand(), made.discard()]).toEqual([[3, 0], 'AY01 AP05', 'AB10']);
  });

  test('R6.2 not without enough other cards, and not with the card itself or one in front', () => {
    expect(refusal('AY06')).toMatchObject({ rule: 'R6.2', why: 'tooFewCards', facts: { cost: 1, have: 0 } });
    const made = turn('AY06 AR01 AR02').play('special AY06');
    expect(made.attempt('pay AY06')).toMatchObject({ rule: 'R6.2', why: 'inFront' });
    expect(made.attempt('pay AB01')).toMatchObject({ rule: 'R6.2', why: 'notInHand' });
    expect(made.attempt({ card: 'AR01' })).toMatchObject({ rule: 'R6.2', why: 'payOne' });
  });

  test('R6.2 what can only be paid in one way is paid at once; two cards are paid in hand order', () => {
    expect(turn('AY06 AR01').play('special AY06').discard()).toBe('AR01');
    const made = turn('AP10 AR01 AR02 AR03', { mayorDeck: 'MR01 MR02' }).play('special AP10');
    expect(made.options()).toEqual(['pay AR01', 'pay AR02']);
    made.play('pay AR02');
    expect([made.discard(), made.asked()]).toEqual(['AR02 AR03', 'keepMayor']);
  });

  test('R6.3 a condition must be met before paying', () => {
    expect(refusal('AP05')).toMatchObject({ rule: 'R6.3', why: 'needsMaster', facts: { symbol: 'pink' } });
    expect(refusal('AB21')).toMatchObject({ rule: 'R6.3', facts: { symbol: 'blue' } });
    expect(refusal('AP17')).toMatchObject({ rule: 'R6.3', facts: { symbol: 'any' } });
    expect(refusal('AP05', { tiles: { T28: { master: 1 } } })).toMatchObject({ rule: 'R6.3' });
  });

  test('R6.4 Q25 not without an effect, not for the draw alone', () => {
    const noEffect = { rule: 'R6.4', why: 'noEffect' };
    expect(refusal('AB17')).toMatchObject(noEffect); // no opposing pawn on the plantation
    expect(refusal('AY18', { board: 0 })).toMatchObject(noEffect);
    expect(refusal('AG19')).toMatchObject(noEffect);
    expect(refusal('AP10 AR01 AR02', { mayorsOnly: true })).toMatchObject(noEffect);
    expect(refusal('AR10', {}, { hall: 0 })).toMatchObject(noEffect);
    expect(refusal('AB01', {}, { hall: 0 })).toMatchObject(noEffect);
    expect(refusal('AP21')).toMatchObject(noEffect);
  });

  test('R6.4 R6.5 effects for the turn and for its end are always allowed', () => {
    const made = turn('AY20 AR19 AG17 AG01 AG10', {}, { hall: 0, supply: 0 });
    for (const card of ['AY20', 'AR19', 'AG17', 'AG01', 'AG10']) made.play(`special ${card}`);
    expect(made.s.open.turn).toEqual({ cards: 5, recruits: 2, free: true, discount: 1, extra: 3 });
  });

  test('R1.10 up to n is at least one for a special action and may be none for a reward', () => {
    expect(turn('AY01').play('special AY01').options()).toEqual(['x2', 'x1']);
    const reward = scene().run({ do: 'gain', seat: 0, kind: 'recruit', n: 2 });
    expect(reward.options()).toEqual(['x2', 'x1', 'x0']);
  });

  test('R6.6 pawns come from the Guildhall and from tiles, and go to unresolved tiles only', () => {
    const tiles = { T31: { pawns: [1] }, T22: {}, T18: { master: 0 } };
    const made = turn('AR10', { tiles }, { hall: 1, overseas: 1 }).play('special AR10');
    expect(made.options()).not.toContain('to T18');
    made.play('to T22');
    expect(made.options()).toEqual(['from hall', 'from T31']);
  });

  test('R6.7 an opposing pawn may be anybody’s', () => {
    const tiles = { T31: { pawns: [0, 1, 1] } };
    const made = turn('AR16', { tiles, players: [{}, {}] }).play('special AR16');
    expect(made.options()).toEqual(['pawn T31 p2', 'pawn T31 p3']);
  });
});

describe('pawns', () => {
  test('R6.E1 Recruiter and Recruiting party', () => {
    const made = turn('AY01 AY06 AR01', {}, { hall: 0, supply: 5 });
    made.play('special AY01', 'x2', 'special AY06', 'x1');
    expect([made.s.open.hall[0], made.s.open.supply[0]]).toEqual([3, 2]);
    expect(turn('AY01', {}, { supply: 1 }).play('special AY01').s.open.supply[0]).toBe(0);
    expect(refusal('AY01', {}, { supply: 0 })).toMatchObject({ rule: 'R6.4' });
  });

  test.each([
    [0, 1],
    [2, 3],
    [5, 4],
  ])('R1.11 R6.E2 Call of the guild with %i yellow masters brings up to %i', (masters, n) => {
    const yellow = ['T03', 'T12', 'T13', 'T27', 'SB3'].slice(0, masters);
    const tiles = Object.fromEntries([...yellow.map((code) => [code, { master: 0 }]), ['T28', { master: 0 }]]);
    const made = turn('AY16 AR01', { tiles }).play('special AY16');
    expect(n === 1 ? ['x1'] : made.options()).toEqual(Array.from({ length: n }, (_, i) => `x${n - i}`));
  });

  test('R6.E3 New freeman goes from the supply to a yellow tile', () => {
    const made = turn('AY09', { tiles: { T27: {}, T28: {} } }, { hall: 0, supply: 1 }).play('special AY09');
    expect(made.options()).not.toContain('to T28');
    made.play('to T27');
    expect([made.pawns('T27'), made.s.open.supply[0], made.asked()]).toEqual([[1, 0], 0, 'act']);
  });

  test('R6.E4 Apprentices go to one tile, symbols ignored', () => {
    const made = turn('AY13 AR01', { tiles: { T28: {} } }).play('special AY13', 'to T28', 'x2');
    expect([made.pawns('T28'), made.asked()]).toEqual([[2, 0], 'act']);
  });

  test('R6.E5 Hired man and Retinue take a neutral from the scoreboard', () => {
    const made = turn('AY18 AP12', { board: 2 }).play('special AY18', 'special AP12');
    expect([made.s.open.neutrals[0], made.s.open.board]).toEqual([2, 0]);
  });

  test('R6.E6 in the Recruiting week a card recruits up to two; two copies do not add up', () => {
    const made = turn('AY20 AY21 AR01 AR02', {}, { hall: 0, supply: 3 });
    made.play('special AY20', 'special AY21', 'recruit AR01 x2');
    expect(made.attempt('recruit AR02 x2')).toMatchObject({ rule: 'R5.3', why: 'recruitSoMany', facts: { max: 1 } });
    made.play('recruit AR02', 'end');
    expect([made.s.open.hall[0], made.s.open.turn.recruits]).toEqual([3, 1]);
  });

  test('R6.E7 Errand: up to two pawns to red tiles, also to different ones, in reading order', () => {
    const tiles = { T22: { at: [0, 0] }, T31: { at: [4, 4] }, T28: {} } as const;
    const made = turn('AR01', { tiles }, { hall: 3 }).play('special AR01');
    expect(made.options()).not.toContain('to T28');
    expect(made.options()).not.toContain('enough');
    made.play('to T31');
    expect(made.attempt('to T22')).toMatchObject({ rule: 'R6.E7', why: 'readingOrder' });
    made.play('to T31');
    expect([made.pawns('T31'), made.asked()]).toEqual([[2, 0], 'act']);
    const one = turn('AR01', { tiles }, { hall: 3 }).play('special AR01', 'to T22', 'enough');
    expect([one.pawns('T22'), one.s.open.hall[0]]).toEqual([[1, 0], 2]);
  });

  test('R6.E7 an errand moves each pawn at most once', () => {
    const tiles = { T22: { at: [0, 0] }, T31: { at: [4, 4], pawns: [1, 0] }, T28: { pawns: [1, 0] } } as const;
    const { T28: _, ...two } = tiles;
    const alone = turn('AR01', { tiles: two }, { hall: 0 }).play('special AR01', 'to T22');
    expect([alone.pawns('T22'), alone.asked()]).toEqual([[1, 0], 'act']); // nobody is left to go
    const both = turn('AR01', { tiles: two, others: 'resolved' }, { hall: 1 }).play(
      'special AR01',
      'to T22',
      'from hall',
    );
    expect(both.options()).toEqual(['enough', 'to T22']); // the other one stands on T31 already
    both.play('to T22');
    expect([both.pawns('T22'), both.pawns('T31'), both.asked()]).toEqual([[2, 0], [0, 0], 'act']);
    const more = turn('AR01', { tiles }, { hall: 2 }).play('special AR01', 'to T22', 'from hall', 'to T31');
    expect(more.attempt('from T22')).toMatchObject({ rule: 'R6.E7', why: 'movedAlready' });
    more.play('from hall');
    expect([more.pawns('T22'), more.pawns('T31'), more.asked()]).toEqual([[1, 0], [2, 0], 'act']);
  });

  test('R6.E7 by the first rules a pawn could go there and back, and games begun by them go on so', () => {
    const tiles = { T22: { at: [0, 0] }, T31: { at: [4, 4], pawns: [1, 0] } } as const;
    const made = turn('AR01', { tiles }, { hall: 0 });
    Object.assign(made.s.settings, { rules: 1 });
    made.play('special AR01', 'to T22', 'to T31');
    expect([made.pawns('T22'), made.pawns('T31'), made.asked()]).toEqual([[0, 0], [1, 0], 'act']);
  });

  test('R6.E8 Relocation: up to three to one tile, from different places', () => {
    const tiles = { T31: { at: [0, 0], pawns: [1] }, T22: { at: [1, 0], pawns: [1] }, T14: {} } as const;
    const made = turn('AR06 AY01', { tiles }, { hall: 1 }).play('special AR06', 'to T14', 'from hall', 'from T31');
    expect(made.attempt('from hall')).toMatchObject({ why: 'hallEmpty' });
    made.play('enough');
    expect([made.pawns('T14'), made.pawns('T22'), made.asked()]).toEqual([[2, 0], [1, 0], 'act']);
  });

  test('R6.E8 the Guildhall comes first, then tiles in reading order', () => {
    const tiles = { T31: { at: [0, 0], pawns: [1] }, T22: { at: [1, 0], pawns: [1] }, T14: {} } as const;
    const made = turn('AR06 AY01', { tiles }, { hall: 2 }).play('special AR06', 'to T14', 'from T22');
    expect([made.pawns('T14'), made.asked()]).toEqual([[1, 0], 'act']);
    const again = turn('AR06 AY01', { tiles }, { hall: 2 }).play('special AR06', 'to T14', 'from T31');
    expect(again.attempt('from hall')).toMatchObject({ why: 'sourceOrder' });
  });

  test('R6.E9 Free choice moves one pawn anywhere and draws', () => {
    const made = turn('AR10', { tiles: { T28: {} }, draws: 'AG01' }).play('special AR10', 'to T28');
    expect([made.pawns('T28'), made.hand()]).toEqual([[1, 0], 'AG01']);
  });

  test('R6.E10 Neighbourhood moves any number to the tile beside', () => {
    const tiles = {
      T31: { at: [0, 0], pawns: [3] },
      T22: { at: [1, 0] },
      T05: { at: [0, 1], resolved: true },
    } as const;
    const made = turn('AR13', { tiles }).play('special AR13');
    expect(made.options()).toEqual(['shift T31 T22']);
    made.play('shift T31 T22', 'x2');
    expect([made.pawns('T31'), made.pawns('T22')]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(refusal('AR13')).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E11 Eviction sends an opposing pawn to the Guildhall', () => {
    const made = turn('AR16', { tiles: { T31: { pawns: [1, 2] } }, players: [{ hall: 0 }] }).play('special AR16');
    expect(made.options()).toEqual(['pawn T31 p2']);
    made.play('pawn T31 p2');
    expect([made.pawns('T31'), made.s.open.hall[1]]).toEqual([[1, 1], 1]);
  });

  test('R6.E12 Distraction moves an opposing pawn to the tile beside', () => {
    const tiles = { T31: { at: [0, 0], pawns: [0, 1] }, T22: { at: [1, 0] }, T05: { at: [0, 1] } } as const;
    const made = turn('AR18', { tiles }).play('special AR18', 'pawn T31 p2');
    expect(made.options()).toEqual(['to T22', 'to T05']);
    made.play('to T05');
    expect([made.pawns('T31'), made.pawns('T05')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('R6.E12 where there is no way out nobody is pushed, where there is one it is taken', () => {
    const shut = {
      T31: { at: [0, 0], pawns: [0, 1] },
      T22: { at: [1, 0], resolved: true },
      T05: { at: [0, 1], resolved: true },
    } as const;
    expect(refusal('AR18', { tiles: shut })).toMatchObject({ rule: 'R6.4' });
    const both = { ...shut, T30: { at: [4, 4], pawns: [0, 1] } } as const;
    const made = turn('AR18', { tiles: both }).play('special AR18');
    expect(made.attempt('pawn T31 p2')).toMatchObject({ rule: 'R6.E12', why: 'nothingBeside' });
    expect(made.attempt('pawn T30 p1')).toMatchObject({ rule: 'R6.E12', why: 'noRival' });
    const one = { ...shut, T05: { at: [0, 1] } } as const;
    expect(turn('AR18', { tiles: one }).play('special AR18', 'pawn T31 p2').pawns('T05')).toEqual([0, 1]);
  });

  test('R6.E13 with Letters patent moves ignore symbols', () => {
    const made = turn('AR19 AY01', { tiles: { T28: {} } }).play('special AR19', 'move AY01', 'to T28');
    expect(made.pawns('T28')).toEqual([1, 0]);
    expect(made.play('end').s.open.turn.free).toBe(false);
  });
});

describe('the beadle', () => {
  const tiles = { T05: {}, T19: {}, T20: { resolved: true }, SB1: { at: [3, 2] } } as const;
  test('R6.E14 Escort moves him, and a pawn may follow', () => {
    const made = turn('AR21', { tiles, beadle: 'T05' }, { hall: 1 }).play('special AR21', 'beadle T19');
    expect([made.beadle(), made.options()]).toEqual(['T19', ['from hall', 'enough']]);
    expect(made.play('from hall').pawns('T19')).toEqual([1, 0]);
    const alone = turn('AR21', { tiles, beadle: 'T05' }, { hall: 1 }).play('special AR21', 'beadle T19', 'enough');
    expect(alone.pawns('T19')).toEqual([0, 0]);
  });

  test('R6.E14 R1.4 not to a special building, to a resolved tile or to his own', () => {
    const made = turn('AR21', { tiles, beadle: 'T05' }).play('special AR21');
    expect(made.attempt('beadle SB1')).toMatchObject({ rule: 'R1.4', why: 'beadleGuild' });
    expect(made.attempt('beadle T20')).toMatchObject({ rule: 'R5.6', why: 'resolvedTile' });
    expect(made.attempt('beadle T05')).toMatchObject({ rule: 'R6.E14', why: 'beadleHere' });
    expect(made.attempt('beadle stays')).not.toBeNull();
  });

  test('R6.E14 R6.E15 not if he has left the game or has nowhere to go', () => {
    expect(refusal('AR21', { tiles })).toMatchObject({ rule: 'R6.4' });
    expect(refusal('AP21', { tiles: { T05: {} }, others: 'resolved', beadle: 'T05' })).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E15 Official business moves him and draws', () => {
    const made = turn('AP21', { tiles, beadle: 'T05', draws: 'AG01' }).play('special AP21', 'beadle T19');
    expect([made.beadle(), made.hand()]).toEqual(['T19', 'AG01']);
    expect(made.events.find(({ e }) => e === 'beadle')).toMatchObject({ seat: 0, rule: 'R6.E15' });
  });
});

describe('the plantation', () => {
  const tiles = { T31: { pawns: [3] }, T22: {} };
  test('R6.E16 Convoy and Merchant fleet ship pawns from the Guildhall and from tiles', () => {
    const made = turn('AB05', { tiles }, { hall: 1 }).play('special AB05', 'from hall', 'from T31');
    expect([made.s.open.overseas[0], made.s.open.hall[0], made.pawns('T31')]).toEqual([2, 0, [2, 0]]);
    const fleet = turn('AB21', { tiles: { ...tiles, T09: { master: 0 } } }, { hall: 4 });
    fleet.play('special AB21', 'from hall', 'from hall', 'enough');
    expect(fleet.s.open.overseas[0]).toBe(2);
  });

  test('R6.E17 Passage ships one and draws', () => {
    const made = turn('AB01', { draws: 'AG01' }).play('special AB01');
    expect([made.s.open.overseas[0], made.hand(), made.asked()]).toEqual([1, 'AG01', 'act']);
  });

  test('R6.E18 Emigrants: any number from one tile', () => {
    const made = turn('AB10', { tiles }).play('special AB10');
    expect(made.options()).toEqual(['on T31']);
    expect(made.attempt('on T22')).toMatchObject({ why: 'noPawnThere' });
    made.play('on T31', 'x3');
    expect([made.s.open.overseas[0], made.pawns('T31')]).toEqual([3, [0, 0]]);
  });

  test('R6.E19 Settlers come from the supply', () => {
    const made = turn('AB12 AR01', {}, { supply: 3 }).play('special AB12', 'x2');
    expect([made.s.open.overseas[0], made.s.open.supply[0]]).toEqual([2, 1]);
  });

  test('R6.E20 Homecoming goes to blue tiles', () => {
    const made = turn('AB15', { tiles: { T09: {}, T28: {} } }, { overseas: 2 }).play('special AB15');
    expect(made.options()).not.toContain('to T28');
    made.play('to T09', 'enough');
    expect([made.pawns('T09'), made.s.open.overseas[0]]).toEqual([[1, 0], 1]);
    expect(refusal('AB15', { tiles: { T09: {} } })).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E21 Seizure sends an opposing pawn to the Guildhall', () => {
    const made = turn('AB17', { players: [{ overseas: 0 }, { overseas: 2, hall: 0 }] }).play('special AB17');
    expect(made.options()).toEqual(['of p3']);
    expect(made.attempt('of p2')).toMatchObject({ rule: 'R6.E21', why: 'notOverseas' });
    made.play('of p3');
    expect([made.s.open.overseas[2], made.s.open.hall[2]]).toEqual([1, 1]);
  });

  test.each([
    [1, 1],
    [3, 3],
    [5, 3],
  ])('R6.E22 Colonial goods with %i pawns there bring %i VP', (overseas, vp) => {
    expect(turn('AB19', {}, { overseas }).play('special AB19').vp()).toBe(vp);
  });
  test('R6.E22 not without a pawn there', () => {
    expect(refusal('AB19')).toMatchObject({ rule: 'R6.4' });
  });
});

describe('cards', () => {
  test('R6.E23 Provisions and Harvest add to the draw at the end', () => {
    const made = turn('AG01 AG07 AR01', {}, {}).play('special AG01', 'special AG07', 'end');
    expect(made.hand().split(' ')).toHaveLength(8);
  });

  test('R6.E24 Guild chest counts green masters now, at most four', () => {
    const tiles = { T19: { master: 0 }, T14: { master: 0 }, T28: { master: 0 } };
    expect(turn('AG10', { tiles }).play('special AG10').s.open.turn.extra).toBe(3);
    const many = { ...tiles, T34: { master: 0 }, T32: { master: 0 } };
    expect(turn('AG10', { tiles: many }).play('special AG10').s.open.turn.extra).toBe(4);
  });

  test('R6.E25 Credit draws three now, to be used in this turn', () => {
    const made = turn('AG12 AR01', { draws: 'AY01 AY02 AY03' }).play('special AG12');
    expect(made.hand()).toBe('AY01 AY02 AY03');
    expect(made.options()).toContain('recruit AY02');
  });

  test('R6.E26 Gleaning takes up to two of the top five; everybody knows which', () => {
    const discard = 'AR01 AR02 AR03 AR04 AR05 AR06';
    const made = turn('AG15', { discard }).play('special AG15');
    expect(made.options()).toHaveLength(5 + 10);
    expect(made.attempt('take AR01')).toMatchObject({ rule: 'R6.E26', why: 'salvageSome' });
    expect(made.attempt('take AR02 AR03 AR04')).toMatchObject({ why: 'salvageSome' });
    made.play('take AR02 AR06');
    expect([made.hand(), made.discard()]).toEqual(['AR02 AR06', 'AR01 AR03 AR04 AR05']);
    expect(made.s.own[1].knows[0]).toEqual(made.s.own[0].hand);
    expect(refusal('AG15')).toMatchObject({ rule: 'R6.4' });
  });

  test('Q26 R6.E26 a Gleaning in front is not in the pile, so two cannot fetch each other', () => {
    const made = turn('AG15 AG16', { discard: 'AR01' }).play('special AG15');
    made.play('take AR01');
    expect(made.options()).not.toContain('special AG16');
  });

  test('X23 R6.E27 rebates add up', () => {
    const made = turn('AG17 AP15 AP10 AR01 AR02', { mayorDeck: 'MR01 MR02' }).play('special AG17', 'special AP10');
    expect(made.options()).toEqual(['pay AP15', 'pay AR01', 'pay AR02']);
    const both = turn('AG17 AP15 AP10', { mayorDeck: 'MR01 MR02' }).play(
      'special AG17',
      'special AP15',
      'special AP10',
    );
    expect([both.asked(), both.discard()]).toEqual(['keepMayor', '']);
  });

  test('R6.E28 Tithe: a random card of somebody with more cards than you', () => {
    const players = [{ hand: 'AR01 AR02' }, { hand: 'AB01' }, { hand: 'AP01 AP02 AP03' }];
    const made = turn('AG19 AY01', { players }).play('special AG19');
    expect(made.options()).toEqual(['of p2', 'of p4']);
    expect(made.attempt('of p3')).toMatchObject({ rule: 'R6.E28', why: 'notRicher', facts: { have: 1 } });
    made.play('of p2');
    expect([made.hand().split(' ').length, made.hand(1).split(' ').length]).toEqual([2, 1]);
    expect(made.s.own[1].knows[0]).toEqual(made.s.own[0].hand.slice(1));
    expect(made.heard(2).find(({ e }) => e === 'stole')).toEqual({ e: 'stole', seat: 0, from: 1 });
    expect(made.heard(1).some(({ e }) => e === 'lost')).toBe(true);
    expect(made.heard(2).some(({ e }) => e === 'lost')).toBe(false);
  });
  test('R6.E28 a single such player is not asked for, none makes the card useless', () => {
    const made = turn('AG19', { players: [{ hand: 'AR01' }] }).play('special AG19');
    expect([made.hand(), made.hand(1)]).toEqual(['AR01', '']);
    expect(refusal('AG19 AY01', { players: [{ hand: 'AR01' }] })).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E29 Archive: discard any number, draw one more', () => {
    const made = turn('AG21 AR01 AR02 AR03', { draws: 'AY01 AY02 AY03' }).play('special AG21');
    expect(made.options()).not.toContain('enough');
    expect(made.attempt('enough')).toMatchObject({ rule: 'R6.E29', why: 'cycleSome' });
    made.play('discard AR02', 'discard AR03');
    expect([made.hand(), made.discard()]).toEqual(['AR01 AY01 AY02 AY03', 'AR02 AR03']);
    const one = turn('AG21 AR01 AR02', { draws: 'AY01 AY02' }).play('special AG21', 'discard AR01', 'enough');
    expect(one.hand()).toBe('AR02 AY01 AY02');
    expect(refusal('AG21')).toMatchObject({ rule: 'R6.4' });
  });
});

describe('VP and the rest', () => {
  test('R6.E30 R1.9 Procession and Honours bring VP at once', () => {
    const made = turn('AP01 AP05 AR01', { tiles: { T28: { master: 0 } } }).play('special AP05', 'special AP01');
    expect([made.vp(), made.points('cards')]).toEqual([5, 5]);
  });

  test.each([
    [2, 1],
    [5, 2],
    [9, 4],
  ])('R6.E31 Banquet with %i masters brings %i VP', (masters, vp) => {
    const codes = ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T07', 'T08', 'T09'].slice(0, masters);
    const tiles = Object.fromEntries(codes.map((code) => [code, { master: 0 }]));
    expect(turn('AP08 AR01', { tiles }).play('special AP08').vp()).toBe(vp);
  });
  test('R6.E31 not with a single master', () => {
    expect(refusal('AP08 AR01', { tiles: { T01: { master: 0 } } })).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E32 Audience: two mayor cards, one is kept, the other goes to the bottom', () => {
    const made = turn('AP10 AR01 AR02', { mayorDeck: 'MR05 MR06' }).play('special AP10');
    expect(made.options()).toEqual(['keep MR05', 'keep MR06']);
    expect(made.attempt('keep MR01')).toMatchObject({ rule: 'R6.E32', why: 'notOfferedMayor' });
    made.play('keep MR06');
    expect(made.mayors()).toBe('MR06');
    expect(made.s.dark.mayors[0]).toBe(4);
    expect(made.heard(1).filter(({ e }) => e === 'keptMayor')).toEqual([{ e: 'keptMayor', seat: 0, rule: 'R6.E32' }]);
  });

  test('R6.E33 Anticipation uses the token of a tile one stands on; it stays and is not received', () => {
    const tiles = { T31: { pawns: [1], token: 'TK01' }, T22: { token: 'TK12' } };
    const made = turn('AP18', { tiles, draws: 'AG01' }).play('special AP18');
    expect(made.options()).toEqual(['on T31']);
    made.play('on T31');
    expect([made.vp(), made.hand(), made.token('T31'), made.s.open.received[0]]).toEqual([1, 'AG01', 'TK01', 0]);
    expect(refusal('AP18')).toMatchObject({ rule: 'R6.4' });
  });

  test('R6.E34 Exchange swaps two tokens and draws', () => {
    const tiles = {
      T31: { at: [0, 0], token: 'TK01' },
      T22: { at: [4, 4], token: 'TK12' },
      T05: { at: [1, 0], resolved: true },
    } as const;
    const made = turn('AP20', { tiles, draws: 'AG01' }).play('special AP20');
    expect(made.attempt('on T22')).toMatchObject({ rule: 'R6.E34', why: 'swapInOrder' });
    expect(made.attempt('on T05')).toMatchObject({ why: 'resolvedTile' });
    made.play('on T31', 'on T22');
    expect([made.token('T31'), made.token('T22'), made.hand()]).toEqual(['TK12', 'TK01', 'AG01']);
  });

  test('R6.E35 R1.7 Resignation: the master is a pawn again, the tile stays resolved', () => {
    const made = turn('AP17', { tiles: { T31: { master: 0 }, T22: { master: 1 } } }, { hall: 0 }).play('special AP17');
    expect(made.options()).toEqual(['on T31']);
    expect(made.attempt('on T22')).toMatchObject({ rule: 'R6.E35', why: 'notYourMaster' });
    made.play('on T31');
    expect([made.vp(), made.s.open.hall[0], made.master('T31'), made.isResolved('T31')]).toEqual([3, 1, -1, true]);
  });

  test('R6.E35 R5.7 without its master the University lifts no limit any more', () => {
    const hand = 'AP17 AR01 AR02 AR03 AR04 AR05 AR06';
    const made = turn(hand, { tiles: { SB5: { master: 0 } } }).play('special AP17', 'on SB5', 'end');
    expect(made.asked()).toBe('discard');
  });
});
