import { describe, expect, test } from 'vitest';
import { b, goods, type Scene, type SceneFacts, scene } from '../scene.testing.ts';
import type { RigaTask } from '../types.ts';
import { offersOf, type RigaBoardProps, type V } from './model.ts';
import { cheapestRest, claimsOf, payableWith, quoteOf } from './preview.ts';
import { applies, purses, standingOf, standOf } from './standing.ts';

const viewOf = ({ engine, s }: Scene, seat = 0): V => engine.view(s, seat);
const at = (facts: SceneFacts, ...todo: RigaTask[]): Scene => scene({ ...facts, todo });

describe('what a building would cost', () => {
  test('discounts, values at the place, the cheapest payment and what becomes of the rest', () => {
    const table = at({ towns: [{ hand: 'GWCC', bld: 'visby-bauhuette', cards: 'visby-kontor' }] });
    const quote = quoteOf(viewOf(table), 0, goods('GWCC'), b('visby-kontor'));
    expect(quote).toMatchObject({ printed: 10, cost: 8, worth: [2, 0, 6, 5], reach: 12, lost: 2, kept: 0 });
    expect(quote.cheapest).toMatchObject({ goods: goods('CC'), coins: 0, over: 2 });
  });
  test('the Exchange Office keeps, the Mayors move on, and what is short has no payment', () => {
    const office = at({ settings: { RG: true }, towns: [{ hand: 'CC', bld: 'riga-wechselstube' }] });
    expect(quoteOf(viewOf(office), 0, goods('CC'), b('visby-vogtei'))).toMatchObject({ cost: 9, kept: 1, lost: 0 });
    const mayors = at({ settings: { BM: true }, towns: [{ hand: 'CC' }] });
    expect(quoteOf(viewOf(mayors), 0, goods('CC'), b('visby-vogtei'))).toMatchObject({ isMove: true, lost: 1 });
    expect(quoteOf(viewOf(mayors), 0, goods('CC'), b('visby-dom')).cheapest).toBeNull();
  });
  test('the rest of a payment follows the first option each time', () => {
    const table = at(
      { towns: [{ hand: 'GGWC', bld: 'tallinn-kontor', cards: 'tallinn-hafen' }] },
      { do: 'build', seat: 0 },
    ).play('build tallinn-hafen');
    const task = table.engine.pending(table.s, 0) as Extract<RigaTask, { do: 'pay' }>;
    const rest = cheapestRest(viewOf(table), 0, table.s.own[0].goods, task.owed, task.from);
    const laid = [...table.s.open.site!.goods, ...rest.goods];
    while (table.asked() === 'pay') table.play(table.options()[0]);
    expect(table.named('erected').at(-1)).toMatchObject({ goods: laid, coins: rest.coins, over: rest.over });
  });
  test('a row is thought of together with the hand', () => {
    const table = at({ settings: { RG: true }, towns: [{ hand: 'G', cards: 'visby-dom' }] });
    expect(payableWith(viewOf(table), 0, goods('GC'), [b('visby-dom')])).toEqual([b('riga-speicher')]);
  });
});

describe('the Grand Masters', () => {
  const towns = [{ bld: 'visby-dom visby-burg' }, { bld: 'visby-hafen visby-kontor' }, { bld: 'visby-rathaus' }];
  const standing = (name: string, owner: number | null | 'contested', seat: number) => {
    const table = at({ settings: { GM: true }, towns, masters: { [name]: owner } });
    return standOf(table.s.open, seat, table.s.open.masters[0]);
  };
  test('what is missing to claim, to take over, to reach and to settle', () => {
    expect(standing('max visby', null, 2)).toEqual({ as: 'claim', missing: 1 });
    expect(standing('max visby', 0, 0)).toEqual({ as: 'mine', isSafe: false });
    expect(standing('max visby', 0, 1)).toEqual({ as: 'overtake', missing: 1, second: true });
    expect(standing('max visby', 0, 2)).toEqual({ as: 'overtake', missing: 2, second: false });
    expect(standing('first visby', 0, 1)).toEqual({ as: 'reach', missing: 1 });
    expect(standing('max knight', 'contested', 1)).toEqual({ as: 'settle', missing: 3 });
    expect(standing('money money', null, 1)).toEqual({ as: 'money' });
  });
  test('a building shows the tile it would take, and from whom, and changes nothing', () => {
    const table = at({ settings: { GM: true }, towns, masters: { 'max visby': 0, 'first merchant': null } });
    expect(claimsOf(viewOf(table, 1), 1, b('visby-markthalle'))).toEqual([{ tile: 'visby', from: 0 }]);
    expect(claimsOf(viewOf(table, 2), 2, b('visby-markthalle'))).toEqual([]);
    expect(table.owner('visby')).toBe(0);
    expect(table.bld(1)).toBe('visby-hafen visby-kontor');
  });
  test('ties for the money share their ranks', () => {
    const table = at({ towns: [{ hand: 'C' }, { hand: 'GW' }, { hand: 'WW' }, {}], season: 'end' });
    expect(
      purses(table.s.open).map(({ seat, place, tied, ranks, points }) => [seat, place, tied, ranks, points]),
    ).toEqual([
      [2, 1, [2], [6], 6],
      [0, 2, [0, 1], [4, 2], 3],
      [1, 2, [0, 1], [4, 2], 3],
      [3, 4, [3], [0], 0],
    ]);
  });
});

describe('the houses of a town', () => {
  test('say whether they are new, used, covered, what lies on them and what they bring', () => {
    const table = at({
      settings: { VB: true },
      towns: [
        {
          bld: 'visby-hafen danzig-hafen visby-kontor visby-rathaus visby-burg',
          coins: [1],
          covered: 'visby-hafen',
        },
      ],
      built: 1,
    });
    table.s.open.towns[0].harboursUsed = 1;
    const say = (code: string) => standingOf(table.s.open, 0, b(code));
    expect(say('visby-hafen')).toMatchObject({ isUsed: true, covered: [true], isNew: false });
    expect(say('danzig-hafen')).toMatchObject({ isUsed: false });
    expect(say('visby-kontor').money).toBe(1);
    expect(say('visby-rathaus').bonus).toBe(3);
    expect(say('visby-burg').isNew).toBe(true);
  });
  test('are lit when their function has a say', () => {
    const bld = 'visby-markthalle visby-bauhuette visby-hafen tallinn-bauhuette visby-vogtei visby-zeughaus';
    const { s } = at({ towns: [{ hand: 'L', bld }] });
    const lit = (step: 'take' | 'build' | 'discard', row: number | null, code: string | null) =>
      bld
        .split(' ')
        .filter((house) =>
          applies(s.open, 0, b(house), s.own[0], { step, row, building: code === null ? null : b(code) }),
        );
    expect(lit('take', 0, null)).toEqual(['visby-hafen']);
    expect(lit('build', null, 'visby-dom')).toEqual(['visby-markthalle', 'visby-bauhuette']);
    expect(lit('build', null, 'tallinn-dom')).toEqual(['tallinn-bauhuette']);
    expect(lit('discard', null, null)).toEqual(['visby-zeughaus']);
  });
});

test('options are found by what they are about', () => {
  const table = at({ rows: ['GC'], new: 'visby-dom', towns: [{}] }, { do: 'take', seat: 0 });
  const offers = offersOf(table.engine.decision(table.s, 0) as RigaBoardProps['decision']);
  expect(offers.step).toBe('take');
  expect([...offers.rows.keys()]).toEqual([0]);
  expect([...offers.buildings.keys()]).toEqual([b('visby-dom')]);
  expect(offers.plain).toEqual([]);
});
