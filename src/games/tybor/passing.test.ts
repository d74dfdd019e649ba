import { describe, expect, test } from 'vitest';
import { allPersons, personOf } from './data/kinds.ts';
import { playOrder } from './rules/order.ts';
import { type Scene, scene } from './scene.testing.ts';
import type { S } from './types.ts';

/** Everybody picks the first card and uses it as a worker, until the round is over; who began each trick. */
function starters(made: Scene): number[] {
  const list: number[] = [];
  const { engine, s } = made;
  for (let count = 0; made.asked() !== null && count < 500; count++) {
    const task = engine.pending(s, made.seat());
    if (task?.do === 'use' && s.todo.filter(({ do: what }) => what === 'turnUp').length === s.own.length - 1)
      list.push(task.seat);
    made.play(made.options()[task?.do === 'use' ? 1 : 0]);
  }
  return list;
}
const round = (players: number, facts: { round?: number; starter?: number; scenario?: 'SC1' | 'SC2' } = {}): Scene => {
  const { round: number = 1, starter = 0, scenario = 'SC2' } = facts;
  const cards = scenario === 'SC1' && number % 2 === 1 ? 7 : 5;
  const all = allPersons(2).map((id) => personOf(id).code);
  const towns = Array.from({ length: players }, (_, seat) => ({
    hand: all.slice(seat * cards, (seat + 1) * cards).join(' '),
  }));
  return scene({
    players,
    round: number,
    starter,
    settings: { scenario, chapter: 'CH6' },
    towns,
    todo: [{ do: 'trick' }],
  });
};

describe('R6 passing on', () => {
  test('X20 R6.1 R6.2 four players: A, B, C, D, A begin, then B has the start card', () => {
    const made = round(4);
    expect(starters(made)).toEqual([0, 1, 2, 3, 0]);
    expect(made.s.open.starter).toBe(1);
  });

  test('X20 R0.8 R6.3 the hand goes to the next seat clockwise', () => {
    const made = round(4);
    const [first] = made.s.own.map(({ hand }) => hand.slice(1));
    for (const seat of [0, 1, 2, 3]) made.attempt(made.options(seat)[0], seat);
    made.play('worker', 'worker', 'worker', 'worker');
    expect(made.s.own[1].hand).toEqual(first);
    expect(made.events).toContainEqual({ e: 'passed', direction: 'cw', count: 4 });
  });

  test('X14 R6.4 R10.3 five players: the start card moves two places after the last card', () => {
    const made = round(5);
    expect(starters(made)).toEqual([0, 1, 2, 3, 4]);
    expect(made.s.open.starter).toBe(1);
  });

  test('X22 R6.2 two players: the other one begins the next round', () => {
    const made = round(2);
    expect(starters(made)).toEqual([0, 1, 0, 1, 0]);
    expect(made.s.open.starter).toBe(1);
  });

  test('X21 R0.6 R6.3 Q9 Escape from the City: 7 clockwise, 5 counter-clockwise', () => {
    const played = (number: number, starter: number) => {
      const made = round(4, { round: number, starter, scenario: 'SC1' });
      const order = playOrder(made.s);
      const begun = starters(made);
      return { order, begun: begun.length, next: made.s.open.starter };
    };
    expect(played(1, 0)).toEqual({ order: [0, 1, 2, 3], begun: 7, next: 3 });
    expect(played(2, 3)).toEqual({ order: [3, 2, 1, 0], begun: 5, next: 2 });
    expect(played(3, 2)).toEqual({ order: [2, 3, 0, 1], begun: 7, next: 1 });
    expect(playOrder(round(4, { round: 4, starter: 1, scenario: 'SC1' }).s)).toEqual([1, 0, 3, 2]);
  });

  test('R6.3 in even rounds the hand goes to the seat before', () => {
    const made = round(4, { round: 2, scenario: 'SC1' });
    const [first] = made.s.own.map(({ hand }) => hand.slice(1));
    for (const seat of [0, 1, 2, 3]) made.attempt(made.options(seat)[0], seat);
    made.play('worker', 'worker', 'worker', 'worker');
    expect(made.s.own[3].hand).toEqual(first);
  });

  test('R6.4 Q26 five players in Escape from the City: 6 + 2 places, from A to D', () => {
    const made = round(5, { scenario: 'SC1' });
    expect(starters(made)).toHaveLength(7);
    expect(made.s.open.starter).toBe(3);
  });

  test('R6.2 Q26 seven players with seven cards: the start card comes back', () => {
    const made = round(7, { scenario: 'SC1', starter: 4 });
    expect(starters(made)).toHaveLength(7);
    expect(made.s.open.starter).toBe(4);
  });
});

describe('what a player remembers', () => {
  /** Section 8: what a seat has passed on it may remember; what it remembers is always true. */
  function checkSeen({ open, own }: S): void {
    own.forEach(({ seen }, seat) => {
      seen.forEach((cards, i) => {
        const holder = own[(seat + i + 1) % own.length];
        const there = [...new Set([...holder.hand, ...(holder.picked === null ? [] : [holder.picked])])];
        expect([...cards].sort()).toEqual(there.sort());
      });
      expect(seen.length).toBe(Math.min(open.passes, own.length - 1));
    });
  }

  test.each([2, 3, 5, 8])('R6.1 with %i players each knows exactly the hands it has passed on', (players) => {
    const made = round(players);
    for (let count = 0; made.asked() !== null && count < 500; count++) {
      checkSeen(made.s);
      made.play(made.options()[made.asked() === 'use' ? 1 : 0]);
    }
    expect(made.s.own.map(({ seen }) => seen)).toEqual(made.s.own.map(() => []));
  });
});
