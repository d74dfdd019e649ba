import { describe, expect, test } from 'vitest';
import { b, p, type SceneFacts, scene } from './scene.testing.ts';
import type { TyborTask } from './types.ts';

const END: TyborTask[] = [{ do: 'scenarioEnd' }, { do: 'chapterEnd' }];
const end = (facts: SceneFacts) => scene({ todo: END, ...facts });
const SC1 = { scenario: 'SC1', chapter: 'CH6' } as const;
const SC3 = { scenario: 'SC3', chapter: 'CH6' } as const;
const SC4 = { scenario: 'SC4', chapter: 'CH6' } as const;

describe('R7.3 the harbour', () => {
  const three = [{ cit: 'CA03 CA04 FA04', bld: 'BB01', wrk: 'CA10' }, { cit: 'CA05 CA06 CA07' }, { cit: 'CA08 CA09' }];

  test('X24 R7.3 R7.3.1 Q11 all who tie for the most may, whatever the first one does; the others may not', () => {
    const made = end({ towns: three, draws: 'CR01 FA05 PR04' });
    expect(made.options()).toEqual(['stay', 'sail CA03', 'sail CA04', 'sail BB01']);
    made.play('sail CA03');
    expect(made.options()).toEqual(['keep CR01 FA05', 'keep CR01 PR04', 'keep FA05 PR04']);
    made.play('keep CR01 FA05');
    expect([made.cit(0), made.wrk(0), made.discard()]).toEqual(['CA04 FA04', 'CR01 FA05 CA10', 'CA03 PR04']);
    expect([made.seat(), made.asked()]).toEqual([1, 'harbour']);
    expect(made.attempt('sail CA08', 2)).toMatchObject({ why: 'notYourTurn' });
    made.play('stay');
    expect(made.asked()).toBeNull();
  });

  test('X25 R7.3.2 Q13 a building given up leaves the game', () => {
    const made = end({ towns: three }).play('sail BB01');
    expect([made.bld(0), made.s.open.removed]).toEqual(['', [b('BB01')]]);
    expect(made.points('R8.1.1')).toEqual([0, 0, 0]);
  });

  test('R7.3 not with a captain among the workers, a card without a ship, or somebody else’s', () => {
    const made = end({ towns: [{ ...three[0], bld: 'BB01 BB03' }, three[1], three[2]] });
    expect(made.attempt('sail CA10')).toMatchObject({ rule: 'R7.3', why: 'workersDoNotSail' });
    expect(made.attempt('sail FA04')).toMatchObject({ rule: 'R7.3', why: 'noShip', facts: { card: 'FA04' } });
    expect(made.attempt('sail BB03')).toMatchObject({ rule: 'R7.3', why: 'noShip', facts: { card: 'BB03' } });
    expect(made.attempt('sail CA05')).toMatchObject({ rule: 'R7.3', why: 'notYourPerson' });
    expect(made.attempt('sail BB02')).toMatchObject({ rule: 'R7.3', why: 'notYourBuilding' });
    expect(made.attempt(null)).toMatchObject({ rule: 'R7.3', why: 'sailOrStay' });
  });

  test('R7.3 of three drawn exactly two stay', () => {
    const made = end({ towns: three, draws: 'CR01 FA05 PR04' }).play('sail CA03');
    for (const keep of [[p('CR01')], [p('CR01'), p('FA05'), p('PR04')], []])
      expect(made.attempt({ keep })).toMatchObject({ rule: 'R7.3', why: 'keepExactly', facts: { count: 2, drawn: 3 } });
  });

  test('R7.3.1 Q12 without ships nobody may', () => {
    expect(end({ towns: [{ wrk: 'CA01' }, { cit: 'FA01' }] }).asked()).toBeNull();
  });

  test('R7.3 all tied with one ship each: all may', () => {
    const made = end({ towns: [{ cit: 'CA01' }, { bld: 'BB02' }, { cit: 'CA02' }] });
    made.play('stay', 'stay', 'stay');
    expect(made.events.filter(({ e }) => e === 'stayed')).toHaveLength(3);
  });

  test('R7.3 R7.3.2 the only own building may be given up', () => {
    const made = end({ towns: [{ bld: 'BB01' }, {}] });
    expect(made.options()).toEqual(['stay', 'sail BB01']);
    expect(made.play('sail BB01').bld(0)).toBe('');
  });

  test('R7.3.2 R7.3.3 the captain goes to the discard pile first; of fewer than three, up to two become workers', () => {
    const one = end({ towns: [{ cit: 'CA01' }, {}], only: true }).play('sail CA01');
    expect([one.wrk(0), one.asked()]).toEqual(['CA01', null]);
    const two = end({ towns: [{ cit: 'CA01' }, {}], draws: 'FA01', only: true }).play('sail CA01');
    expect([two.wrk(0), two.asked()]).toEqual(['FA01 CA01', null]);
  });
});

describe('R7.4 to R7.6 the scenarios', () => {
  test('X26 R7.4 Q2 Q15 in round II four different citizens bring a worker; buildings do not count', () => {
    const towns = [{ cit: 'FA04 CA03 CR06 PR04' }, { cit: 'FA05 FA06 CA04 CR07', bld: 'BY01' }];
    const made = end({ settings: SC3, round: 2, towns, draws: 'CA09 ME07' });
    expect([made.seat(), made.options()]).toEqual([0, ['keep CA09', 'keep ME07']]);
    made.play('keep ME07');
    expect([made.wrk(0), made.cit(0), made.discard(), made.asked()]).toEqual([
      'ME07',
      'FA04 CA03 CR06 PR04',
      'CA09',
      null,
    ]);
  });

  test('X27 R7.5 Q14 in round I two buildings bring a citizen, whether one likes it or not', () => {
    const towns = [{ bld: 'BG01 BR01' }, { bld: 'BG02' }];
    const made = end({ settings: SC4, towns, draws: 'CA09 ME07' });
    expect(made.options()).toEqual(['keep CA09', 'keep ME07']);
    for (const choice of [null, { keep: [] }])
      expect(made.attempt(choice)).toMatchObject({ rule: 'R7.5', why: 'keepExactly' });
    made.play('keep CA09');
    expect([made.cit(0), made.wrk(0), made.discard(), made.asked()]).toEqual(['CA09', '', 'ME07', null]);
  });

  test('R7.4 R7.5 a single card that can be drawn stays, and with none nothing happens', () => {
    const motley = { settings: SC3, round: 2, towns: [{ cit: 'FA04 CA03 CR06 PR04' }, {}], only: true };
    const boom = { settings: SC4, towns: [{ bld: 'BG01 BR01' }, {}], only: true };
    const one = [end({ ...motley, draws: 'ME07' }), end({ ...boom, draws: 'ME07' })];
    expect([one[0].wrk(0), one[1].cit(0), ...one.map((made) => made.asked())]).toEqual(['ME07', 'ME07', null, null]);
    const none = [end(motley), end(boom)];
    expect([none[0].wrk(0), none[1].cit(0), ...none.map((made) => made.asked())]).toEqual(['', '', null, null]);
  });

  test('X28 R7.6 who has only buildings is spared, the only person goes, otherwise one chooses', () => {
    const made = end({ settings: SC1, towns: [{ bld: 'BG01' }, { wrk: 'FA01' }, { cit: 'FA02', wrk: 'FA03' }] });
    expect(made.wrk(1)).toBe('');
    expect([made.seat(), made.options()]).toEqual([2, ['dismiss citizen FA02', 'dismiss worker FA03']]);
    made.play('dismiss citizen FA02');
    expect([made.discard(), made.cit(2), made.asked()]).toEqual(['FA01 FA02', '', null]);
  });

  test('R7.6 not a building, not nothing, not somebody else’s', () => {
    const made = end({ settings: SC1, towns: [{ cit: 'FA02', wrk: 'FA03', bld: 'BG01' }, { cit: 'SO01 SO02' }] });
    expect(made.attempt({ building: b('BG01') })).toMatchObject({ rule: 'R7.6', why: 'noBuildingGoes' });
    expect(made.attempt(null)).toMatchObject({ rule: 'R7.6', why: 'onePersonGoes' });
    expect(made.attempt('dismiss worker FA02')).toMatchObject({ rule: 'R7.6', why: 'onePersonGoes' });
    expect(made.attempt('dismiss citizen SO01')).toMatchObject({ rule: 'R7.6', why: 'notYourPerson' });
  });

  test('X29 R7.1 the scenario comes first, for everybody, and may decide about the harbour', () => {
    const towns = [{ cit: 'CA03', bld: 'BG01 BG02 BR01 BR02' }, { cit: 'CA04' }];
    const made = end({ settings: { scenario: 'SC4', chapter: 'CH7' }, round: 2, towns, draws: 'CA05 FA01' });
    made.play('keep CA05');
    expect([made.seat(), made.asked()]).toEqual([0, 'harbour']);
    made.play('stay');
    expect(made.asked()).toBeNull();
  });

  test('R7.2 Q10 it begins with the holder of the start card after the last pass, in the round’s direction', () => {
    const towns = [{ cit: 'FA01 FA02' }, { cit: 'FA03 FA04' }, { cit: 'FA05 FA06' }];
    const order = (round: number) => {
      const made = end({ settings: SC1, round, starter: 1, towns });
      return [0, 1, 2].map(() => {
        const seat = made.seat();
        made.play(made.options()[0]);
        return seat;
      });
    };
    expect([order(1), order(2)]).toEqual([
      [1, 2, 0],
      [1, 0, 2],
    ]);
  });

  test('R7.2 effects apply in round IV as well', () => {
    const towns = [{ bld: 'BG01 BG02 BG03 BG04 BR01 BR02 BR03 BR04' }, {}];
    expect(end({ settings: SC4, round: 4, towns }).asked()).toBe('keep');
  });
});

test('R7.7 what is left on display leaves the game, and after the fourth round the game ends', () => {
  const made = scene({ round: 4, display: 'BG01 BR01', todo: [{ do: 'endRound' }] });
  expect([made.display(), made.s.open.removed]).toEqual(['', [b('BG01'), b('BR01')]]);
  expect(made.engine.isOver(made.s)).toBe(true);
  const earlier = scene({ round: 3, display: 'BG01', todo: [{ do: 'endRound' }] });
  expect([earlier.s.open.round, earlier.asked()]).toEqual([4, 'pick']);
});
