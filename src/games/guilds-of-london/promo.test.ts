import { describe, expect, test } from 'vitest';
import { type SceneFacts, scene } from './scene.testing.ts';

const MODULE = { promo: true } as const;
const orphan = { T05: { resolved: true }, T19: { master: 1 }, T28: {} };
const turn = (facts: SceneFacts, ...players: object[]) =>
  scene({ settings: MODULE, tiles: orphan, ...facts, players }).turn();

describe('the promo card', () => {
  test('X19 R12.5 R12.7 three tokens for a tile resolved by Boris: its VP only, and a master', () => {
    const made = turn({ draws: 'AY01' }, { tokens: 'TK01 TK06 TK14', hall: 1 });
    expect(made.options()).toContain('promo');
    made.play('promo');
    expect(made.options()).toEqual(expect.arrayContaining(['on T05']));
    made.play('on T05');
    expect([made.vp(), made.hand(), made.master('T05'), made.s.open.hall]).toEqual([7, '', 0, [0]]);
    expect([made.tokens(), made.s.open.gone.length, made.options()]).toEqual(['', 3, ['pass']]);
    expect(made.attempt('promo')).toMatchObject({ rule: 'R12.5', why: 'tooFewTokens' });
  });

  test('R12.1 only where the table has it', () => {
    const made = turn({ settings: { promo: false } }, { tokens: 'TK01 TK06 TK14' }, {});
    expect(made.attempt('promo')).toMatchObject({ rule: 'R12.1', why: 'promoOff' });
  });

  test('R12.2 R12.3 it is no tile: it is nowhere in the city, and no pawn goes there', () => {
    const { s } = scene({ settings: MODULE });
    expect(s.open.city.tiles.filter((tile) => tile !== null)).toHaveLength(24);
    const made = turn({}, { hand: 'AR01' }, {}).play('move AR01');
    expect(made.attempt('to PR16')).toMatchObject({ why: 'chooseTile' });
  });

  test('R12.4 Q22 Q23 a token received is carried out first and then lies there, kept apart for each player', () => {
    const tiles = { T28: { pawns: [1, 3], token: 'TK01' } };
    const made = scene({ settings: MODULE, tiles, draws: 'AY01' }).run({ do: 'resolve', at: 0 });
    expect([made.vp(0), made.hand(), made.tokens(0), made.tokens(1)]).toEqual([1, 'AY01', 'TK01', '']);
  });

  test('R12.5 not with fewer than three own tokens, and not without such a tile', () => {
    const few = turn({}, { tokens: 'TK01 TK02' }, { tokens: 'TK03 TK04 TK05' });
    expect(few.attempt('promo')).toMatchObject({ rule: 'R12.5', why: 'tooFewTokens', facts: { have: 2, needs: 3 } });
    const none = turn({ tiles: { T19: { master: 1 } } }, { tokens: 'TK01 TK02 TK03' }, {});
    expect(none.attempt('promo')).toMatchObject({ rule: 'R12.5', why: 'noOrphan' });
  });

  test('R12.6 not without a pawn in the Guildhall', () => {
    const made = turn({}, { tokens: 'TK01 TK02 TK03', hall: 0 }, {});
    expect(made.options()).not.toContain('promo');
    expect(made.attempt('promo')).toMatchObject({ rule: 'R12.6', why: 'emptyHall' });
  });

  test('R12.5 not on an unresolved tile, not where a master stands', () => {
    const made = turn({}, { tokens: 'TK01 TK02 TK03' }, {}).play('promo');
    expect(made.attempt('on T28')).toMatchObject({ rule: 'R12.5', why: 'stillUnresolved' });
    expect(made.attempt('on T19')).toMatchObject({ rule: 'R12.5', why: 'hasMaster' });
    expect(made.attempt('on T40')).toMatchObject({ why: 'chooseOrphan' });
  });

  test('R12.7 it is no card played: passing is still possible', () => {
    const made = turn({}, { tokens: 'TK01 TK02 TK03' }, {}).play('promo', 'on T05');
    expect(made.options()).toEqual(['pass']);
  });

  test('R12.7 at the end of a round, in turn order, again as long as there are tokens, or not at all', () => {
    const tiles = { T05: { resolved: true }, T14: { resolved: true }, T28: {} };
    const players = [{ tokens: 'TK01 TK02 TK03 TK04 TK05 TK06' }, { tokens: 'TK07 TK08 TK09' }];
    const made = scene({ settings: MODULE, tiles, players, order: [1, 0] }).run({ do: 'windows', at: 0 });
    expect([made.seat(), made.options()]).toEqual([1, expect.arrayContaining(['keep tokens', 'on T05', 'on T14'])]);
    made.play('keep tokens');
    expect(made.seat()).toBe(0);
    made.play('on T14', 'on T05');
    expect([made.asked(), made.master('T05'), made.master('T14'), made.tokens(1)]).toEqual([
      null,
      0,
      0,
      'TK07 TK08 TK09',
    ]);
  });

  test('R12.8 Q9 special buildings are tiles here, and the master counts in every way', () => {
    const tiles = { SB5: { resolved: true, at: [2, 1] }, T05: { at: [1, 1], master: 0 } } as const;
    const hand = 'AR01 AR02 AR03 AR04 AR05 AR06 AR07';
    const made = turn({ tiles }, { tokens: 'TK01 TK02 TK03', hand }, {}).play('promo', 'on SB5', 'pass');
    expect([made.vp(), made.points('adjacent'), made.asked()]).toEqual([3, 1, null]);
  });

  test('R12.8 R11.13 a tile that beadle scoring turned over is one without a master', () => {
    const tiles = { T01: {}, T04: {} };
    const made = scene({ settings: MODULE, tiles, beadle: 'T01', players: [{ tokens: 'TK01 TK02 TK03' }] });
    made.run({ do: 'beadleScoring' }).turn().play('promo', 'on T01');
    expect([made.master('T01'), made.vp(0), made.tokens()]).toEqual([0, 5, '']);
  });

  test('Q24 R6.E35 with 2 to 4 players such a tile comes from a Resignation', () => {
    const tiles = { T05: { master: 1 }, T28: {} };
    const made = scene({ settings: MODULE, tiles, players: [{ tokens: 'TK01 TK02 TK03' }, { hand: 'AP17' }] }).turn(1);
    made.play('special AP17', 'on T05', 'end').turn(0).play('promo', 'on T05');
    expect([made.master('T05'), made.vp(0)]).toEqual([0, 7]);
  });

  test('Q23 with a shared store anybody may remove three; what each has received still counts', () => {
    const settings = { promo: true, promoSharedPool: true };
    const made = turn({ settings }, { tokens: 'TK01', mayors: 'MR16' }, { tokens: 'TK02 TK03' }).play(
      'promo',
      'on T05',
    );
    expect([made.tokens(0), made.tokens(1), made.s.open.received]).toEqual(['', '', [1, 2]]);
    expect(made.points('mayor')).toBe(2);
  });
});
