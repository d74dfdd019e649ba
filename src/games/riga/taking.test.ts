import { describe, expect, test } from 'vitest';
import { b, goods, type SceneFacts, scene } from './scene.testing.ts';

const turn = (facts: SceneFacts) => scene({ todo: [{ do: 'turn', seat: 0 }], ...facts });

describe('R4 a turn', () => {
  test('R4.1 one thing is taken: a whole row or a building, old or new', () => {
    const made = turn({ rows: ['CL', 'WWGC'], old: 'visby-dom', new: 'danzig-burg' });
    expect(made.options()).toEqual(['row 1', 'row 2', 'take visby-dom', 'take danzig-burg']);
  });

  test('R4.1 not two things, not an opponent’s card, not one from a pile or a discard pile', () => {
    const made = turn({ rows: ['CL'], new: 'visby-dom', towns: [{}, { cards: 'danzig-burg' }], stack: 'visby-hafen' });
    const one = { rule: 'R4.1', why: 'takeOne' };
    expect(made.attempt({ as: 'row', row: 0, building: b('visby-dom') })).toMatchObject(one);
    expect(made.attempt([{ as: 'row', row: 0 }])).toMatchObject(one);
    for (const code of ['danzig-burg', 'visby-hafen', 'riga-schule'])
      expect(made.attempt(`take ${code}`)).toMatchObject({
        rule: 'R4.1',
        why: 'notOnDisplay',
        facts: { building: code },
      });
    expect(made.play('row 1').attempt({ as: 'building', building: b('visby-dom') })).toMatchObject({
      rule: 'R4.1',
      why: 'takenAlready',
    });
  });

  test('R4.3 R4.1 building, or ending the turn, before taking is refused', () => {
    const made = turn({ rows: ['CL'], towns: [{ hand: 'CCC', cards: 'tallinn-dom' }] });
    for (const choice of [{ as: 'build', building: b('tallinn-dom') }, { as: 'end' }])
      expect(made.attempt(choice)).toMatchObject({ rule: 'R4.3', why: 'takeFirst' });
    expect(made.play('row 1').options()).toEqual(['build tallinn-dom', 'end']);
  });

  test('R4.2 R4.5 up to three buildings; after the third the turn is over by itself', () => {
    const towns = [{ hand: 'CCLLLLLLL', cards: 'visby-markthalle visby-vogtei visby-kontor visby-bauhuette' }];
    const made = turn({ rows: ['G'], towns });
    made.play('row 1').build('visby-markthalle', 'LL').build('visby-vogtei', 'LL').build('visby-kontor', 'LL');
    expect([made.asked(), made.bld(0)]).toEqual([null, 'visby-markthalle visby-vogtei visby-kontor']);
    expect(made.attempt({ as: 'build', building: b('visby-bauhuette') }, 0)).toMatchObject({ why: 'gameOver' });
  });

  test('R4.2 R6.1 Riga buildings count among the three', () => {
    const towns = [{ hand: 'CCCLLLLLL', cards: 'visby-markthalle visby-vogtei' }];
    const made = turn({ settings: { RG: true }, rows: ['G'], towns });
    made.play('row 1').build('visby-markthalle', 'LL').build('riga-speicher', 'CG').build('riga-wechselstube', 'LL');
    expect([made.asked(), made.cards(0)]).toEqual([null, 'visby-vogtei']);
  });

  test('R4.2 R4.5 nothing need be built; the turn is ended explicitly', () => {
    const made = turn({ new: 'visby-dom' }).play('take visby-dom');
    expect(made.options()).toEqual(['end']);
    expect(made.play('end').asked()).toBeNull();
    expect(made.cards(0)).toBe('visby-dom');
  });

  test('R4.4 E28 what was erected in this turn does nothing yet', () => {
    const towns = [{ hand: 'CCCCLL', cards: 'visby-burg', bld: '' }];
    const made = scene({ settings: { RG: true }, towns, todo: [{ do: 'build', seat: 0 }] });
    made.build('riga-schule', 'CC').build('visby-burg', 'CCL');
    expect(made.named('erected')).toMatchObject([{ cost: 10 }, { cost: 15 }]);
  });

  test('R4.4 E28 coins of a Trading Office of this turn cannot be spent in it', () => {
    const towns = [{ hand: 'CLLC', cards: 'danzig-kontor stockholm-markthalle' }];
    const made = scene({ towns, todo: [{ do: 'build', seat: 0 }] }).build('danzig-kontor', 'CL');
    expect(made.s.open.towns[0].coins).toEqual([2]);
    expect([made.hand(0), made.options()]).toEqual(['LC', ['end']]);
    expect(made.attempt('build stockholm-markthalle')).toMatchObject({
      rule: 'R6.6',
      why: 'tooLittle',
      facts: { needs: 8, have: 4 },
    });
  });

  test('R4.1 acting out of turn is refused', () => {
    const made = turn({ rows: ['CL', 'WWW'] });
    expect(made.attempt('row 1', 1)).toMatchObject({ why: 'notYourTurn' });
  });
});

describe('R5 taking', () => {
  test('R5.1 all cards of the row go into the hand; half a row cannot be had, nor one that is gone', () => {
    const made = turn({ rows: ['WWGC', 'CL'], towns: [{ hand: 'G' }, {}] });
    expect(made.attempt({ as: 'row', row: 0, goods: goods('WW') })).toMatchObject({ rule: 'R4.1', why: 'takeOne' });
    expect(made.play('row 1').hand(0)).toBe('GGWWC');
    made.play('end').run({ do: 'turn', seat: 1 });
    expect(made.attempt('row 1')).toEqual({ rule: 'R5.1', why: 'rowGone', facts: { row: 1 } });
  });

  test('R5.2 a building costs nothing to take, from either side of the separation card', () => {
    expect(turn({ old: 'visby-dom' }).play('take visby-dom').cards(0)).toBe('visby-dom');
    const made = turn({ old: 'visby-dom', new: 'danzig-burg', rows: ['CL'] }).play('take danzig-burg');
    expect(made.s.open.market).toEqual({ old: [b('visby-dom')], new: [] });
  });

  test('R5.3 R6.1 the building taken may be erected at once', () => {
    const made = turn({ new: 'visby-markthalle', towns: [{ hand: 'LG' }] }).play('take visby-markthalle');
    expect(made.play('build visby-markthalle').bld(0)).toBe('visby-markthalle');
  });

  test('R5.4 gaps stay until spring', () => {
    const made = turn({ rows: ['CL', 'WWW'], new: 'visby-dom danzig-burg' }).play('row 1', 'end');
    expect(made.s.open.rows).toEqual([null, { goods: goods('WWW'), token: false }]);
    made.run({ do: 'turn', seat: 1 });
    expect(made.options()).toEqual(['row 2', 'take visby-dom', 'take danzig-burg']);
  });

  test('R5.5 with nothing left to take the step is skipped', () => {
    const made = turn({ towns: [{ hand: 'LG', cards: 'visby-markthalle' }] });
    expect([made.asked(), made.options()]).toEqual(['build', ['build visby-markthalle', 'end']]);
  });

  test('R5.6 first the answer to the Victual Brothers, then the Harbour draws', () => {
    const towns = [{ bld: 'visby-hafen' }];
    const made = turn({ settings: { VB: true }, rows: ['CL*'], towns, draws: 'GW' });
    made.play('row 1', 'ransom visby-hafen');
    expect(made.events.map(({ e }) => e).filter((e) => e !== 'drew')).toEqual(['covered', 'tookRow']);
    expect([made.hand(0), made.named('drew').length]).toEqual(['GLC', 2]);
  });

  test('R5.2 R4.2 edge 1 and 2: an empty hand takes a building and builds nothing', () => {
    const made = turn({ new: 'visby-dom' }).play('take visby-dom', 'end');
    expect([made.hand(0), made.cards(0), made.asked()]).toEqual(['', 'visby-dom', null]);
  });
});

describe('R7.3 R7.4 drawing', () => {
  const hafen = (facts: SceneFacts) => turn({ rows: ['CL', 'WWW'], new: 'visby-dom', draws: 'GGWW', ...facts });

  test('E29 R7.3 R6.10 two active Harbours draw two cards, once a year', () => {
    const made = hafen({ towns: [{ bld: 'visby-hafen danzig-hafen' }] }).play('row 1');
    expect(made.hand(0)).toBe('GGLC');
    made.play('end').run({ do: 'turn', seat: 0 }).play('row 2');
    expect(made.hand(0)).toBe('GGWWWLC');
  });

  test('E29 R7.3 a Harbour erected in summer draws in autumn, one that has drawn does not', () => {
    const made = hafen({ towns: [{ bld: 'visby-hafen', hand: 'LCC', cards: 'danzig-hafen' }] });
    made.play('row 1').build('danzig-hafen', 'CC').play('end').run({ do: 'turn', seat: 0 }).play('row 2');
    expect(made.named('drew')).toHaveLength(4);
    expect(made.s.open.towns[0].harboursUsed).toBe(2);
  });

  test('R7.3 R7.4 Harbours do not draw with a building, nor Taverns with a row', () => {
    const towns = [{ bld: 'visby-hafen danzig-wirtshaus' }];
    expect(hafen({ towns }).play('row 1').s.open.towns[0]).toMatchObject({ harboursUsed: 1, tavernsUsed: 0 });
    const made = hafen({ towns }).play('take visby-dom');
    expect([made.hand(0), made.s.open.towns[0]]).toMatchObject(['G', { harboursUsed: 0, tavernsUsed: 1 }]);
  });

  test('R7.4 E29 the Tavern draws with the first building of a year only', () => {
    const made = turn({ new: 'visby-dom visby-burg', towns: [{ bld: 'danzig-wirtshaus' }], draws: 'CC' });
    made.play('take visby-dom', 'end').run({ do: 'turn', seat: 0 }).play('take visby-burg');
    expect(made.hand(0)).toBe('C');
  });

  test('R7.14 without any card left nothing is drawn, and the function counts as used', () => {
    const made = hafen({ towns: [{ bld: 'visby-hafen' }], draws: '', only: true }).play('row 1');
    expect([made.hand(0), made.s.open.towns[0].harboursUsed]).toEqual(['LC', 1]);
    expect(made.named('drew')[0]).toMatchObject({ count: 0 });
  });

  test('R3.3 R7.3 an empty pile is shuffled anew from the discard pile', () => {
    const made = hafen({ towns: [{ bld: 'visby-hafen' }], draws: '', only: true, discard: 'W' }).play('row 1');
    expect([made.hand(0), made.discard()]).toEqual(['WLC', '']);
    expect(made.events).toContainEqual({ e: 'reshuffled', count: 1 });
  });

  test('R6.8 R7.3 edge 4: draws come before payments, so cards paid in a turn do not come back in it', () => {
    const towns = [{ bld: 'visby-hafen', hand: 'GL', cards: 'visby-markthalle' }];
    const made = hafen({ towns, draws: '', only: true }).play('row 1');
    expect(made.options()).toContain('build visby-markthalle');
    made.build('visby-markthalle', 'LL');
    expect([made.hand(0), made.discard()]).toEqual(['GC', 'LL']);
  });
});
