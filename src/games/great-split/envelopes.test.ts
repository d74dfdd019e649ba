import { describe, expect, test } from 'vitest';
import { allDivisions, divisionOf, leftOf, rightOf } from './rules/envelopes.ts';
import { c, cards, scene } from './scene.testing.ts';

const A = 'GS-I-01 GS-I-02 GS-I-03 GS-I-04';
const B = 'GS-I-05 GS-I-06 GS-I-07 GS-I-08';
const C = 'GS-I-09 GS-I-10 GS-I-11 GS-I-12';
/** Three players with five cards each: four of the start and one dealt. */
const three = () =>
  scene({ round: 0, seats: [{ hand: A }, { hand: B }, { hand: C }], deals: 'GS-II-01 GS-II-02 GS-II-03' }).run({
    do: 'supply',
  });
const divided = () => {
  const made = three();
  made.attempt('divide GS-I-01 GS-I-02 | GS-I-03 GS-I-04 GS-II-01', 0);
  made.attempt('divide GS-I-05 | GS-I-06 GS-I-07 GS-I-08 GS-II-02', 1);
  made.attempt('divide GS-I-09 GS-I-10 GS-I-11 | GS-I-12 GS-II-03', 2);
  return made;
};
const exchanged = () => {
  const made = divided();
  made.attempt('take second', 0);
  made.attempt('take second', 1);
  made.attempt('take first', 2);
  return made;
};

describe('neighbours', () => {
  test('R0.1 the left neighbour is the next seat, the right one the seat before, all the way round', () => {
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => rightOf(seat, 3))).toEqual([2, 0, 1]);
  });

  test('R12.4 with two players both neighbours are the same person', () => {
    expect([leftOf(0, 2), rightOf(0, 2)]).toEqual([1, 1]);
    const made = scene({
      round: 0,
      seats: [{ hand: A }, { hand: B }],
      deals: 'GS-II-01 GS-II-02 GS-I-13 GS-I-14',
    }).run({ do: 'supply' });
    made.play('discard GS-I-04', 'divide GS-I-01 | GS-I-02 GS-I-03 GS-I-13 GS-II-01');
    made.play('discard GS-I-08', 'divide GS-I-05 | GS-I-06 GS-I-07 GS-I-14 GS-II-02');
    expect(made.s.own[0].received).toEqual(made.s.own[1].parts);
    expect(made.s.own[1].received).toEqual(made.s.own[0].parts);
    made.play('take second', 'take first');
    expect(made.hand(0)).toBe('GS-I-02 GS-I-03 GS-I-06 GS-I-07 GS-I-13 GS-I-14 GS-II-01 GS-II-02');
    expect(made.hand(1)).toBe('GS-I-01 GS-I-05');
  });

  test('R12.5 two players divide, choose and harvest like all others', () => {
    const made = scene({ players: 2, round: 0 }).run({ do: 'begin' });
    const asked = new Set<string>();
    for (let count = 0; made.asked() !== null && count < 2000; count++) {
      asked.add(made.asked()!);
      made.play(made.options()[0]);
    }
    for (const step of ['discard', 'divide', 'choose', 'play']) expect(asked).toContain(step);
    expect(made.s.open.scored.map(({ round }) => round)).toEqual([3, 4, 6]);
  });

  test('R13.3 who sits where decides who gets which envelope', () => {
    const from = (seats: number) => Array.from({ length: seats }, (_, seat) => rightOf(seat, seats));
    expect(from(4)).toEqual([3, 0, 1, 2]);
  });
});

describe('dividing', () => {
  test('R4.1 five cards can be divided in fifteen ways, seven in 63', () => {
    expect(three().options(0)).toHaveLength(15);
    expect(allDivisions(cards(`${A} ${B}`).slice(0, 7))).toHaveLength(63);
  });

  test('R4.1 Q7 each part has at least one card', () => {
    const made = three();
    const [parts] = [[cards(`${A} GS-II-01`), []]];
    expect(made.attempt({ parts }, 0)).toMatchObject({ rule: 'R4.1', why: 'emptyPart' });
    expect(made.attempt({ parts: parts.toReversed() }, 0)).toMatchObject({ why: 'emptyPart' });
    expect(divisionOf(cards(A), [])).toBeNull();
  });

  test('R4.1 no card in both parts, none left out, none that is not in hand', () => {
    const made = three();
    const attempt = (first: string, second: string) => made.attempt({ parts: [cards(first), cards(second)] }, 0);
    expect(attempt(A, 'GS-I-04 GS-II-01')).toMatchObject({ why: 'dividedTwice', facts: { card: 'GS-I-04' } });
    expect(attempt('GS-I-01', 'GS-I-02 GS-I-03 GS-II-01')).toMatchObject({
      why: 'leftOut',
      facts: { card: 'GS-I-04' },
    });
    expect(attempt(A, 'GS-II-02')).toMatchObject({ why: 'notInHand', facts: { card: 'GS-II-02' } });
    expect(made.attempt({ parts: [cards(A)] }, 0)).toMatchObject({ why: 'twoParts' });
    expect(made.attempt({ parts: [['x'], [c('GS-I-01')]] }, 0)).toMatchObject({ why: 'twoParts' });
  });

  test('R4.1 Q28 the same two parts are offered once, the first card in the first part', () => {
    const made = three();
    const [first, second] = [cards('GS-I-03 GS-I-04 GS-II-01'), cards('GS-I-01 GS-I-02')];
    expect(made.attempt({ parts: [first, second] }, 0)).toMatchObject({
      why: 'otherWayRound',
      facts: { card: 'GS-I-01' },
    });
    const division = divisionOf(cards(`${A} GS-II-01`), first);
    expect(division).toEqual({ parts: [second, first] });
    expect(divisionOf(cards(`${A} GS-II-01`), second)).toEqual(division);
    expect(made.attempt(division, 0)).toBeNull();
  });

  test('R4.1 Q28 within a part the cards are named in the order of the hand', () => {
    const made = three();
    const parts = [cards('GS-I-02 GS-I-01'), cards('GS-I-03 GS-I-04 GS-II-01')];
    expect(made.attempt({ parts }, 0)).toEqual({ rule: 'R4.1', why: 'partOrder' });
    expect(made.attempt({ parts: [parts[0].toReversed(), parts[1]] }, 0)).toBeNull();
  });

  test('R0.5 R4.2 nobody sees an envelope before all have divided, and then it is too late to change one', () => {
    const made = three();
    made.attempt('divide GS-I-01 GS-I-02 | GS-I-03 GS-I-04 GS-II-01', 0);
    expect(made.s.own[1].received).toBeNull();
    expect(made.attempt('take first', 0)).toMatchObject({ why: 'notYourTurn' });
    const after = divided();
    expect(after.asked(0)).toBe('choose');
    expect(after.attempt('divide GS-I-01 | GS-I-02 GS-I-03 GS-I-04 GS-II-01', 0)).toMatchObject({ rule: 'R4.3' });
  });
});

describe('passing, choosing, returning', () => {
  test('R4.2 the envelope goes to the left neighbour', () => {
    const { own } = divided().s;
    expect(own.map(({ received }) => received)).toEqual([own[2].parts, own[0].parts, own[1].parts]);
  });

  test('R4.3 exactly one whole part is taken', () => {
    const made = divided();
    expect(made.options(1)).toEqual(['take first', 'take second']);
    for (const choice of [{ take: 'both' }, { take: 'first', and: c('GS-I-03') }, { cards: cards('GS-I-01') }, 'third'])
      expect(made.attempt(choice, 1)).toEqual({ rule: 'R4.3', why: 'onePart' });
  });

  test('W19 R4.4 the envelopes there and back', () => {
    const made = exchanged();
    expect(made.hand(0)).toBe('GS-I-01 GS-I-02 GS-I-12 GS-II-03');
    expect(made.hand(1)).toBe('GS-I-03 GS-I-04 GS-I-06 GS-I-07 GS-I-08 GS-II-01 GS-II-02');
    expect(made.hand(2)).toBe('GS-I-05 GS-I-09 GS-I-10 GS-I-11');
  });

  test('R0.5 R4.4 nobody harvests before all envelopes are back, and the split card always is', () => {
    const made = divided();
    made.attempt('take second', 0);
    expect(made.asked(0)).toBeNull();
    expect(made.attempt('split gold', 0)).toMatchObject({ why: 'notYourTurn' });
    expect(exchanged().s.own.map(({ harvest }) => harvest?.split)).toEqual([true, true, true]);
  });

  test('R4.4 both neighbours know what was kept and what came back', () => {
    const { own } = exchanged().s;
    expect(own[0]).toMatchObject({ took: 'second', lost: 'second' });
    expect(own[0].leftGot).toEqual(cards('GS-I-03 GS-I-04 GS-II-01'));
    expect(own[0].rightGot).toEqual(cards('GS-I-09 GS-I-10 GS-I-11'));
  });

  test('R4.5 the hand of a harvest has no limit: from 2 to 12 cards', () => {
    const seven = 'GS-I-01 GS-I-02 GS-I-03 GS-I-04 GS-I-05 GS-I-06';
    const more = 'GS-I-10 GS-I-11 GS-I-12 GS-I-13 GS-I-14 GS-I-15';
    const made = scene({
      round: 5,
      seats: [{ hand: seven }, { hand: more }, { hand: 'GS-I-20 GS-I-21' }],
      deals: 'GS-III-01 GS-III-02 GS-III-03',
    }).run({ do: 'supply' });
    made.attempt(`divide ${seven} | GS-III-01`, 0);
    made.attempt(`divide ${more} | GS-III-02`, 1);
    made.attempt('divide GS-I-20 | GS-I-21 GS-III-03', 2);
    for (const [seat, take] of ['take second', 'take first', 'take second'].entries()) made.attempt(take, seat);
    expect(made.s.own.map(({ hand }) => hand.length)).toEqual([3, 12, 2]);
  });
});
