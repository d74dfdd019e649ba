import { describe, expect, test } from 'vitest';
import type { BuildingId } from './data/kinds.ts';
import { costOf } from './rules/cost.ts';
import { b, p, type SceneFacts, scene } from './scene.testing.ts';

const use = (facts: SceneFacts) => scene({ shown: 'PR01', todo: [{ do: 'use', seat: 0 }], ...facts });
const trick = (facts: SceneFacts) => scene({ todo: [{ do: 'trick' }], ...facts });
const hands = [{ hand: 'FA01 FA02 FA03' }, { hand: 'ME01 ME02 ME03' }];

describe('R4 choosing', () => {
  test('R4.2 all choose at once, each from the own hand', () => {
    const made = trick({ towns: hands });
    expect(made.engine.deciders(made.s)).toEqual([0, 1]);
    expect(made.options(0)).toEqual(['pick FA01', 'pick FA02', 'pick FA03']);
    expect(made.options(1)).toEqual(['pick ME01', 'pick ME02', 'pick ME03']);
  });

  test('R4.2 a card that is not in the own hand is refused, and so are two or none', () => {
    const made = trick({ towns: hands });
    expect(made.attempt('pick ME01', 0)).toEqual({ rule: 'R4.2', why: 'notInHand', facts: { card: 'ME01' } });
    for (const choice of [null, {}, { card: [p('FA01'), p('FA02')] }, { card: p('FA01'), more: p('FA02') }])
      expect(made.attempt(choice, 0)).toMatchObject({ rule: 'R4.2', why: 'pickOne' });
  });

  test('R4.2 Q30 nobody sees from the hands who has picked; the rest is put aside when all have', () => {
    const made = trick({ towns: hands });
    made.attempt('pick FA02', 0);
    expect(made.hand(0)).toBe('FA01 FA02 FA03');
    expect(made.engine.view(made.s, 1).own[0]).toEqual({ hand: 3, drawn: 0 });
    made.attempt('pick ME01', 1);
    expect([made.hand(0), made.hand(1)]).toEqual(['FA01 FA03', 'ME02 ME03']);
  });

  test('R4.3 with one card in hand the pick is automatic', () => {
    const made = trick({ towns: [{ hand: 'FA01' }, { hand: 'ME01' }] });
    expect(made.asked()).toBe('use');
    expect(made.s.open.shown).toBe(p('FA01'));
    expect(made.s.own[1].picked).toBe(p('ME01'));
  });

  test('R4.3 picks are final when all have picked', () => {
    const made = trick({ towns: hands });
    made.attempt('pick FA02', 0);
    made.attempt('pick ME01', 1);
    expect(made.attempt('pick FA01', 1)).toMatchObject({ why: 'notYourTurn' });
    expect(made.attempt({ card: p('FA01') }, 0)).toMatchObject({ rule: 'R5.1', why: 'threeUses' });
  });

  test('R4.1 it goes on until all hand cards are played', () => {
    const made = trick({ towns: [{ hand: 'FA01 FA02' }, { hand: 'ME01 ME02' }] });
    made.attempt('pick FA01', 0);
    made.attempt('pick ME01', 1);
    made.play('worker', 'worker', 'worker', 'worker');
    expect(made.s.todo).toEqual([]);
    expect([made.wrk(0), made.wrk(1)]).toEqual(['FA01 ME02', 'ME01 FA02']);
  });
});

describe('R5 using', () => {
  test('R5.1 Q7 the card is turned up and used in turn order; the use is decided then', () => {
    const made = trick({ starter: 1, towns: hands });
    made.attempt('pick FA02', 0);
    made.attempt('pick ME01', 1);
    expect([made.seat(), made.s.open.shown]).toEqual([1, p('ME01')]);
    expect(made.attempt('citizen', 0)).toMatchObject({ why: 'notYourTurn' });
    made.play('citizen');
    expect([made.seat(), made.s.open.shown]).toEqual([0, p('FA02')]);
  });

  test('R5.1 Q4 there is no pass, and no builder without a building', () => {
    const made = use({ display: 'BG03' });
    for (const choice of [null, 'pass', { as: 'discard' }, {}])
      expect(made.attempt(choice)).toMatchObject({ rule: 'R5.1', why: 'threeUses' });
    expect(made.attempt({ as: 'builder' })).toMatchObject({ rule: 'R5.4', why: 'nameABuilding' });
  });

  test('R5.2 R0.1 as a citizen the card goes to the citizens', () => {
    const made = use({ shown: 'FA03' }).play('citizen');
    expect([made.cit(0), made.wrk(0), made.s.open.shown]).toEqual(['FA03', '', null]);
  });

  test('R5.3 Q3 Q32 as a worker it goes to the workers, where only its work counts', () => {
    const made = use({ shown: 'CA07', towns: [{ wrk: 'FA01 CA02' }], players: 2, display: 'BB03' }).play('worker');
    expect([made.cit(0), made.wrk(0)]).toEqual(['', 'FA01 CA02 CA07']);
    expect(costOf(made.s.open, 0, b('BB03') as BuildingId, 'large')).toBe(7);
    expect(made.points('R8.2')).toEqual([0, 0]);
  });

  test('R5.4 as a builder the card is discarded and one building comes to the tableau', () => {
    const made = use({ display: 'BG03 BR03', towns: [{ wrk: 'ME09' }], players: 2 }).play('build BG03 small');
    expect([made.bld(0), made.display(), made.discard()]).toEqual(['BG03', 'BR03', 'PR01 ME09']);
  });

  test('R5.4 only what is on display, and only one building', () => {
    const made = use({ display: 'BG03', towns: [{ wrk: 'SO01 SO02', bld: 'BG01' }, { bld: 'BG02' }] });
    expect(made.attempt('build BG04 small')).toMatchObject({
      rule: 'R5.4',
      why: 'notOnDisplay',
      facts: { building: 'BG04' },
    });
    expect(made.attempt('build BG02 small')).toMatchObject({ rule: 'R5.4', why: 'notOnDisplay' });
    expect(made.attempt({ as: 'builder', building: [b('BG03'), b('BG04')], size: 'small' })).toMatchObject({
      why: 'nameABuilding',
    });
  });

  test('R5.4.1 small or large, nothing else', () => {
    const made = use({ display: 'BG03', towns: [{ wrk: 'SO01 SO02' }], players: 2 });
    expect(made.attempt({ as: 'builder', building: b('BG03'), size: 'huge' })).toMatchObject({
      rule: 'R5.4.1',
      why: 'smallOrLarge',
    });
    expect(made.play('build BG03 large').bld(0)).toBe('BG03L');
  });

  test.each([1, 2, 3, 4])('X2 R5.4.2 round %i: small costs 2 more than the round, large 6 more', (round) => {
    const { s } = scene({ round });
    expect([costOf(s.open, 0, b('BG03'), 'small'), costOf(s.open, 0, b('BG03'), 'large')]).toEqual([
      2 + round,
      6 + round,
    ]);
  });

  test('X15 R5.4.3 R0.5 discounts count on citizens only', () => {
    const { s } = scene({ round: 2, towns: [{ cit: 'CA07 CA03 FA05', wrk: 'CA04' }], players: 2 });
    const cost = (code: string, size: 'small' | 'large') => costOf(s.open, 0, b(code), size);
    expect([cost('BB03', 'large'), cost('BB03', 'small'), cost('BY03', 'small'), cost('BG03', 'small')]).toEqual([
      5, 1, 3, 4,
    ]);
  });

  test('R5.4.6 Q8 what cannot be paid is not offered', () => {
    expect(use({ display: 'BG03 BR03' }).options()).toEqual(['citizen', 'worker']);
    expect(use({ display: '', towns: [{ wrk: 'SO01' }], players: 2 }).options()).toEqual(['citizen', 'worker']);
    const made = use({ display: 'BG03', towns: [{ wrk: 'SO03', cit: 'SO01' }], players: 2 });
    expect(made.options()).toEqual(['citizen', 'worker', 'build BG03 small']);
    expect(made.attempt('build BG03 large')).toEqual({
      rule: 'R5.4.4',
      why: 'tooLittleWork',
      facts: { building: 'BG03', needs: 7, have: 5 },
    });
  });

  test('X19 R5.1 a building that somebody before has taken is gone', () => {
    const made = scene({
      display: 'BR03',
      towns: [
        { wrk: 'SO03', hand: 'FA01' },
        { wrk: 'SO04', hand: 'ME01' },
      ],
      todo: [{ do: 'trick' }],
    }).play('build BR03 small');
    expect([made.seat(), made.options()]).toEqual([1, ['citizen', 'worker']]);
  });

  test('R5.4.7 a building cannot be enlarged later', () => {
    const made = use({ display: 'BG04', towns: [{ wrk: 'SO01 SO02', bld: 'BG03' }], players: 2 });
    expect(made.attempt('build BG03 large')).toMatchObject({ rule: 'R5.4.7', why: 'alreadyBuilt' });
  });

  test('R5.4.7 builder, then workers, then building, then the effect', () => {
    const made = use({ display: 'BG05', towns: [{ wrk: 'ME09' }], players: 2, draws: 'SO01 PR02' });
    made.play('build BG05 small');
    expect(made.events.map(({ e }) => e)).toEqual(['used', 'paid', 'built', 'drew', 'drew']);
    expect(made.discard()).toBe('PR01 ME09');
  });
});

describe('R5.4.4 paying', () => {
  const pay = (wrk: string, size: 'small' | 'large' = 'small', facts: SceneFacts = {}) =>
    use({ round: 3, display: 'BG03', towns: [{ wrk }], players: 2, ...facts }).play(`build BG03 ${size}`);

  test('X16 R5.4.4 Q5 cost 5 with 4, 5 and 3: the five alone, or four and three; nothing superfluous', () => {
    const made = pay('SO06 CR03 ME09');
    expect(made.options()).toEqual(['pay CR03', 'pay SO06']);
    expect(made.play('pay CR03').wrk(0)).toBe('SO06 ME09');
    const other = pay('SO06 CR03 ME09').play('pay SO06');
    expect([other.wrk(0), other.bld(0), other.discard()]).toEqual(['CR03', 'BG03', 'PR01 SO06 ME09']);
  });

  test('R5.4.4 the strongest are offered first, so the first option leads to a shortest payment', () => {
    const made = pay('ME09 SO06 CR06 SO01', 'large');
    expect(made.options()).toEqual(['pay SO01', 'pay SO06']);
    made.play('pay SO01');
    expect(made.options()).toEqual(['pay SO06', 'pay CR06', 'pay ME09']);
    expect(made.play('pay ME09').bld(0)).toBe('BG03L');
  });

  test('R5.4.4 no set is offered twice, and each is a payment without a superfluous worker', () => {
    const wrk = 'SO01 CR03 SO03 SO06 CR06 ME09 FA07 PR04';
    const work: Record<string, number> = { SO01: 6, CR03: 5, SO03: 5, SO06: 4, CR06: 4, ME09: 3, FA07: 3, PR04: 2 };
    const paid: string[][] = [];
    const explore = (sofar: string[]) => {
      const made = pay(wrk, 'large');
      for (const worker of sofar) if (made.asked() === 'pay') made.play(`pay ${worker}`);
      if (made.asked() !== 'pay') paid.push(made.discard().split(' ').slice(1).sort());
      else for (const option of made.options()) explore([...sofar, option.slice(4)]);
    };
    explore([]);
    const wanted: string[][] = [];
    const codes = Object.keys(work);
    for (let bits = 0; bits < 1 << codes.length; bits++) {
      const set = codes.filter((_, i) => (bits >> i) & 1);
      const sum = set.reduce((total, code) => total + work[code], 0);
      if (sum >= 9 && set.every((code) => sum - work[code] < 9)) wanted.push(set.sort());
    }
    expect(paid.map(String).sort()).toEqual(wanted.map(String).sort());
    expect(new Set(paid.map(String)).size).toBe(paid.length);
  });

  test('R5.4.4 what leaves no choice is paid at once', () => {
    const made = pay('SO06 ME09');
    expect([made.asked(), made.wrk(0), made.bld(0)]).toEqual([null, '', 'BG03']);
  });

  test('R5.4.4 not with a citizen, the builder, a stranger, the same twice, or too little', () => {
    const facts: SceneFacts = { towns: [{ wrk: 'SO06 CR03 ME09 FA07', cit: 'SO01' }, { wrk: 'SO02' }] };
    const made = pay('', 'large', facts);
    const rule = 'R5.4.4';
    expect(made.options()).toEqual(['pay CR03', 'pay SO06']);
    expect(made.attempt('pay SO01')).toMatchObject({ rule, why: 'citizensDoNotPay' });
    expect(made.attempt('pay PR01')).toMatchObject({ rule, why: 'notYourWorker' });
    expect(made.attempt('pay SO02')).toMatchObject({ rule, why: 'notYourWorker', facts: { card: 'SO02' } });
    expect(made.attempt(null)).toMatchObject({ rule, why: 'payOne', facts: { owed: 9 } });
    expect(made.attempt('pay ME09')).toMatchObject({ rule, why: 'notEnoughLeft', facts: { owed: 9, have: 6 } });
    made.play('pay SO06');
    expect([made.asked(), made.discard()]).toEqual([null, 'PR01 SO06 ME09 FA07']);
  });

  test('R5.4.4 a payment goes from the strongest to the weakest, and nobody pays twice', () => {
    const made = pay('SO06 CR06 CR07 ME09 FA07', 'large');
    made.play('pay CR06');
    expect(made.attempt('pay SO06')).toMatchObject({ rule: 'R5.4.4', why: 'strongestFirst', facts: { card: 'SO06' } });
    expect(made.attempt('pay CR06')).toMatchObject({ rule: 'R5.4.4', why: 'notYourWorker' });
  });

  test('X17 R5.4.5 Q6 at cost 0 nobody pays; large costs what is left', () => {
    const towns = [{ cit: 'CA07 CA08 CA03', wrk: 'ME09' }];
    const made = use({ display: 'BB03 BB05', towns, players: 2 });
    expect(costOf(made.s.open, 0, b('BB05'), 'small')).toBe(0);
    expect(costOf(made.s.open, 0, b('BB05'), 'large')).toBe(3);
    made.play('build BB03 small');
    expect([made.wrk(0), made.bld(0), made.asked()]).toEqual(['ME09', 'BB03', null]);
    expect(made.attempt({ worker: p('ME09') }, 0)).toMatchObject({ why: 'gameOver' });
  });

  test('R5.4.3 R5.4.5 seven symbols make even a large building free in round I', () => {
    const towns = [{ cit: 'CA07 CA08 CA03 CA04 ME10 ME11' }];
    expect(use({ display: 'BB03', towns, players: 2 }).play('build BB03 large').bld(0)).toBe('BB03L');
  });
});

describe('R5.5 drawing', () => {
  const draw = (facts: SceneFacts) =>
    use({ display: 'BG05', towns: [{ wrk: 'ME09' }], players: 2, ...facts }).play('build BG05 small');

  test('X18 R5.5 of two drawn one stays as a worker, the other is discarded', () => {
    const made = draw({ draws: 'SO01 PR02' });
    expect(made.options()).toEqual(['keep SO01', 'keep PR02']);
    made.play('keep SO01');
    expect([made.wrk(0), made.bld(0), made.discard()]).toEqual(['SO01', 'BG05', 'PR01 ME09 PR02']);
  });

  test('R5.5 not both, not none, not another, and not as a citizen', () => {
    const made = draw({ draws: 'SO01 PR02' });
    const refusal = { rule: 'R5.5', why: 'keepExactly', facts: { count: 1, drawn: 2 } };
    for (const keep of [[], [p('SO01'), p('PR02')], 'SO01']) expect(made.attempt({ keep })).toEqual(refusal);
    expect(made.attempt('keep FA01')).toMatchObject({ rule: 'R5.5', why: 'notDrawn', facts: { card: 'FA01' } });
    expect(made.attempt({ keep: [p('SO01')], as: 'citizen' })).toEqual(refusal);
  });

  test('R5.5 Q31 builder and workers are shuffled in when the pile is empty', () => {
    const made = draw({ only: true });
    expect(made.events).toContainEqual({ e: 'reshuffled', count: 2 });
    expect(made.options().sort()).toEqual(['keep ME09', 'keep PR01']);
    expect(made.discard()).toBe('');
  });

  test('R5.5 a single card that can be drawn becomes the worker, and with none nothing happens', () => {
    const towns = [{ cit: 'FA07 FA04' }];
    const one = use({ display: 'BG05', towns, players: 2, only: true }).play('build BG05 small');
    expect([one.asked(), one.wrk(0), one.discard()]).toEqual([null, 'PR01', '']);
    const none = scene({ only: true, todo: [{ do: 'draw', seat: 0, count: 2, as: 'worker', rule: 'R5.5' }] });
    expect([none.asked(), none.wrk(0), none.events]).toEqual([null, '', []]);
  });

  test('R3.3 the discard pile is shuffled in the middle of a draw effect', () => {
    const made = draw({ draws: 'SO01', only: true });
    expect(made.options()[0]).toBe('keep SO01');
    expect(made.s.dark.people).toHaveLength(1);
  });
});
