import { describe, expect, test } from 'vitest';
import { cardOf } from './data/kinds.ts';
import { ROUNDS } from './data/table.ts';
import { c, scene } from './scene.testing.ts';
import type { Happened } from './types.ts';

const SIX = 'GS-I-01 GS-I-02 GS-I-05 GS-I-10 GS-I-20 GS-I-23';
const THREE = 'GS-I-03 GS-I-04 GS-I-06';
const round = (before: number, hands: readonly string[], deals: string) =>
  scene({ round: before, seats: hands.map((hand) => ({ hand })), deals }).run({ do: 'supply' });
const passed = (made: ReturnType<typeof round>) => {
  for (let count = 0; made.asked() === 'divide' && count < 9; count++) made.play(made.options()[0]);
  return made;
};

describe('the course of the game', () => {
  test('R2.1 R2.2 six rounds, each with supply, split, harvest, market and round end', () => {
    const made = scene({ players: 3, round: 0 }).run({ do: 'begin' });
    for (let count = 0; made.asked() !== null && count < 2000; count++) made.play(made.options()[0]);
    expect(made.engine.isOver(made.s)).toBe(true);
    const marks = made
      .events()
      .flatMap(({ e }) => (/^(supplied|passed|gaveBack|market|roundEnded|ended)$/.test(e) ? [e] : []));
    const one = ['supplied', 'passed', 'gaveBack', 'market', 'roundEnded'];
    expect(marks).toEqual([...one, ...one, ...one, ...one, ...one, ...one.slice(0, 4), 'ended']);
    expect(made.s.open.market).toHaveLength(6);
  });
});

describe('supply', () => {
  test.each([
    [1, 'II'],
    [2, 'II'],
    [3, 'II'],
    [4, 'III'],
    [5, 'III'],
    [6, 'III'],
  ])('R3.1 Q3 in round %i everybody gets one card of level %s', (number, level) => {
    const made = round(number - 1, ['GS-I-01', 'GS-I-02', 'GS-I-03'], '');
    for (const { hand } of made.s.own) expect(hand.map((card) => cardOf(card).level)).toEqual(['I', level]);
  });

  test('R3.1 the top of the deck goes to seat 0', () => {
    const made = round(0, ['GS-I-01', 'GS-I-02', 'GS-I-03'], 'GS-II-07 GS-II-01 GS-II-03');
    expect([made.hand(0), made.hand(1), made.hand(2)]).toEqual([
      'GS-I-01 GS-II-07',
      'GS-I-02 GS-II-01',
      'GS-I-03 GS-II-03',
    ]);
  });

  test('R3.2 Q4 the limits are 5, 5, 6, 6, 7, 7', () => {
    expect(ROUNDS.map(({ limit }) => limit)).toEqual([5, 5, 6, 6, 7, 7]);
  });

  test('W17 R3.3 R3.5 limit 6: with seven cards exactly one goes, with four nothing, and no second card', () => {
    const made = round(3, [SIX, THREE, THREE.replaceAll('I-0', 'I-1')], 'GS-III-01 GS-III-04 GS-III-06');
    expect([0, 1, 2].map((seat) => made.asked(seat))).toEqual(['discard', 'divide', 'divide']);
    expect(made.options(0)).toEqual([...SIX.split(' '), 'GS-III-01'].map((code) => `discard ${code}`));
    expect(made.attempt('discard GS-III-01', 0)).toBeNull(); // the new card may go
    expect(made.asked(0)).toBe('divide');
    expect(made.hand(1)).toBe(`${THREE} GS-III-04`);
    passed(made);
    expect(made.s.own[0].discarded).toEqual([c('GS-III-01')]);
    expect(made.s.open.discards).toEqual([1, 0, 0]);
    for (const seat of [0, 1, 2]) made.attempt('take first', seat);
    expect(made.s.open.discards).toEqual([0, 0, 0]); // hands are mixed
  });

  test('R3.3 Q21 never more and never fewer than too many', () => {
    const made = round(3, [`${SIX} GS-I-25 GS-I-27`, THREE, 'GS-I-14'], '');
    made.play('discard GS-I-01', 'discard GS-I-02');
    expect(made.options(0)).toContain('discard GS-I-05');
    made.play('discard GS-I-20');
    expect(made.asked(0)).toBe('divide');
  });

  test('R3.3 cards are asked for in hand order, so that no set comes twice; what is left without choice goes along', () => {
    const made = round(3, [`${SIX} GS-I-25 GS-I-27`, THREE, 'GS-I-14'], 'GS-III-01 GS-III-04 GS-III-06');
    expect(made.options(0)).not.toContain('discard GS-I-27');
    expect(made.attempt('discard GS-III-01', 0)).toMatchObject({
      rule: 'R3.3',
      why: 'tooFewBehind',
      facts: { owed: 3 },
    });
    made.play('discard GS-I-10');
    expect(made.attempt('discard GS-I-05', 0)).toMatchObject({ rule: 'R3.3', why: 'handOrder' });
    expect(made.attempt('discard GS-I-10', 0)).toMatchObject({ rule: 'R3.3', why: 'alreadyDiscarded' });
    made.play('discard GS-I-27');
    expect(made.s.own[0].discarding).toEqual([c('GS-I-10'), c('GS-I-27'), c('GS-III-01')]);
    expect(made.asked(0)).toBe('divide');
  });

  test('R3.3 only resource cards of the hand, one at a time', () => {
    const made = round(3, [SIX, THREE, 'GS-I-14'], '');
    expect(made.attempt('discard GS-II-21', 0)).toMatchObject({ why: 'notInHand', facts: { card: 'GS-II-21' } });
    expect(made.attempt({ card: 'split' }, 0)).toMatchObject({ why: 'discardOne', facts: { owed: 1 } });
    expect(made.attempt({ card: c('GS-I-01'), and: c('GS-I-02') }, 0)).toMatchObject({ why: 'discardOne' });
  });

  test('R3.4 R3.6 discards are face down: only their number is told, and they never return', () => {
    const made = round(3, [SIX, THREE, 'GS-I-14 GS-I-15 GS-I-16'], '');
    made.play('discard GS-I-10');
    expect(made.events().some(({ e }) => e === 'discarded')).toBe(false); // while the others still divide
    passed(made);
    const told = made.told.filter(({ event }) => event.e === 'discarded');
    expect(told).toEqual([
      { event: { e: 'discarded', seat: 0, count: 1, cards: [c('GS-I-10')] }, to: 0 },
      { event: { e: 'discarded', seat: 0, count: 1 }, except: 0 },
    ]);
    expect(made.s.own.some(({ hand }) => hand.includes(c('GS-I-10')))).toBe(false);
  });

  test('R3.5 nobody at or under the limit is asked to discard', () => {
    const made = round(0, ['GS-I-01 GS-I-02 GS-I-05 GS-I-10', THREE, 'GS-I-14 GS-I-15'], '');
    expect([0, 1, 2].map((seat) => made.asked(seat))).toEqual(['divide', 'divide', 'divide']);
    const refused = { rule: 'R3.5', why: 'noDiscard', facts: { limit: 5 } };
    expect(made.attempt({ card: c('GS-I-01') }, 0)).toEqual(refused);
    expect(made.s.own[0].discarding).toEqual([]);
  });

  test('R3.3 Q21 who has discarded what was too many may not discard more', () => {
    const made = round(3, [SIX, THREE, 'GS-I-14'], 'GS-III-01 GS-III-04 GS-III-06').play('discard GS-I-10');
    const refused = { rule: 'R3.3', why: 'noDiscard', facts: { limit: 6 } };
    expect(made.attempt({ card: c('GS-I-01') }, 0)).toEqual(refused);
    expect(made.s.own[0].discarding).toEqual([c('GS-I-10')]);
  });

  test('W18 R12.2 R12.3 two players in round 5: one card of level III and one of level II, with 8 one must go', () => {
    const made = round(4, [SIX, THREE], 'GS-III-01 GS-III-04 GS-II-05 GS-II-08');
    expect(made.hand(0)).toBe(`${SIX} GS-II-05 GS-III-01`);
    expect(made.hand(1)).toBe(`${THREE} GS-II-08 GS-III-04`);
    expect([made.asked(0), made.asked(1)]).toEqual(['discard', 'divide']);
    made.play('discard GS-I-23');
    expect(made.asked(0)).toBe('divide');
  });

  test('R12.2 in rounds 1 to 3 the second card is of level I', () => {
    const made = round(0, ['GS-I-01', 'GS-I-02'], '');
    for (const { hand } of made.s.own) expect(hand.map((card) => cardOf(card).level).sort()).toEqual(['I', 'I', 'II']);
  });

  const emptied = (players: number) => {
    const made = scene({ players, round: 0 }).run({ do: 'begin' });
    for (let count = 0; made.asked() !== null && count < 5000; count++) made.play(made.options()[0]);
    return made.s.dark;
  };
  test('E1 seven players use up the decks, and they suffice', () => {
    const { levelII, levelIII, box } = emptied(7);
    expect([levelII.length, levelIII.length, box.length]).toEqual([0, 0, 1]);
  });

  test('E2 two players need 14, 12 and 6 cards', () => {
    const { levelI, levelII, levelIII } = emptied(2);
    expect([29 - levelI.length, 21 - levelII.length, 21 - levelIII.length]).toEqual([14, 12, 6]);
  });

  test('E3 after uneven parts a hand may be as small as three, and the limit is checked in the supply only', () => {
    const made = scene({
      round: 1,
      seats: [
        { hand: 'GS-I-01 GS-I-02 GS-I-03 GS-I-04' },
        { hand: 'GS-I-05 GS-I-06 GS-I-07 GS-I-08' },
        { hand: 'GS-I-09 GS-I-10 GS-I-11 GS-I-12' },
      ],
      deals: 'GS-II-01 GS-II-02 GS-II-03',
    }).run({ do: 'supply' });
    made.attempt('divide GS-I-01 | GS-I-02 GS-I-03 GS-I-04 GS-II-01', 0);
    made.attempt('divide GS-I-05 | GS-I-06 GS-I-07 GS-I-08 GS-II-02', 1);
    made.attempt('divide GS-I-09 | GS-I-10 GS-I-11 GS-I-12 GS-II-03', 2);
    for (const [seat, take] of ['take first', 'take second', 'take second'].entries()) made.attempt(take, seat);
    expect(made.s.own.map(({ hand }) => hand.length)).toEqual([2, 5, 8]);
    expect(made.s.own.map(({ harvest }) => harvest?.left.length)).toEqual([2, 5, 8]);
    const next = scene({ round: 2, seats: [{ hand: made.hand(0) }, {}, {}] }).run({ do: 'supply' });
    expect(next.s.own[0].hand).toHaveLength(3);
    expect(next.options(0)).toHaveLength(3);
  });
});

test('R3.1 everybody hears the round, and only the receiver the card', () => {
  const made = round(0, ['GS-I-01', 'GS-I-02', 'GS-I-03'], 'GS-II-07 GS-II-01 GS-II-03');
  const got = made.told.filter(({ event }) => event.e === 'got');
  expect(got.map(({ to }) => to)).toEqual([0, 1, 2]);
  expect((got[0].event as Happened & { cards: unknown }).cards).toEqual([c('GS-II-07')]);
  expect(made.told[0]).toEqual({ event: { e: 'supplied', round: 1, count: 1 } });
});
