import { describe, expect, test } from 'vitest';
import { greedy } from '../../bots/greedy.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { duel } from '../duel.testing.ts';
import { value } from './bot.ts';
import { greatSplit } from './index.ts';
import { cards, scene, type Tracks } from './scene.testing.ts';
import type { Divide } from './types.ts';

const pkg = greatSplit;

test.each([2, 3])('greedy beats random players in a game of %i', (players) => {
  const [own, other] = duel(pkg, { seed: `duel ${players}`, seats: players, mine: players - 1 });
  expect(own).toBeGreaterThan(other);
});

describe('the value', () => {
  const at = (tracks: Tracks, round = 6) => {
    const made = scene({ round, seats: [{ who: 'CH-6', at: tracks }, {}] });
    made.s.open.market = ['MT-1', 'MT-2', 'MT-3', 'MT-4', 'MT-5', 'MT-6'];
    made.s.open.harvests = [
      { laid: [], moves: [] },
      { laid: [], moves: [] },
    ];
    return { made, worth: value(made.s, 0) };
  };

  test('R11.1 is the score when nothing is to come', () => {
    const tracks = { prestige: 12, book: 14, artwork: 9, topaz: 8, emerald: 6, gold: 11, book_seal: 5, gold_seal: 3 };
    const { made, worth } = at(tracks);
    expect(worth).toBeCloseTo(made.totals()[0], 9);
    made.run({ do: 'finish' });
    expect(value(made.s, 0)).toBe(made.totals()[0]);
  });

  test('R10.1 counts a kind twice that lies at a line to come', () => {
    const worth = (book: number, line: 'ST-1' | 'ST-4') => {
      const other = line === 'ST-1' ? ('ST-4' as const) : ('ST-1' as const);
      const made = scene({
        round: 3,
        seats: [{ at: { book } }, {}],
        lines: [
          [line, 'ST-2'],
          [other, 'ST-3'],
        ],
      });
      made.s.open.harvests = [{ laid: [], moves: [] }, null];
      return value(made.s, 0);
    };
    const gain = (line: 'ST-1' | 'ST-4') => worth(6, line) - worth(4, line);
    expect(gain('ST-1')).toBeGreaterThan(gain('ST-4'));
  });

  test('R10.5 likes a star more the more orders there are', () => {
    const star = (book: number) => at({ book, book_seal: 3 }).worth - at({ book, book_seal: 2 }).worth;
    expect(star(11)).toBeGreaterThan(star(4));
  });
});

describe('the cut', () => {
  /** Seat 0 cuts these five cards; seat 1, on the left, has these cubes. */
  const cut = (hand: string, mine: Tracks, left: Tracks) => {
    const [first, ...deal] = [hand.split(' ').slice(0, -1).join(' '), hand.split(' ').at(-1)!];
    const seats = [
      { who: 'CH-6' as const, at: mine, hand: first },
      { who: 'CH-6' as const, at: left, hand: 'GS-I-25' },
      { hand: 'GS-I-26' },
    ];
    const made = scene({ round: 4, seats, deals: deal.join(' ') }).run({ do: 'supply' });
    const decision = made.engine.decision(made.s, 0)!;
    const bot = greedy(pkg);
    return (bot.choose(made.engine.view(made.s, 0), decision, chanceFrom(fastSource('cut'))) as Divide).parts;
  };
  const symbols = (part: readonly number[]) => part.length;

  test('R13.1 between equals neither part is clearly better', () => {
    const at = { book: 6, topaz: 6, emerald: 6, artwork: 6, gold: 6 };
    const [first, second] = cut('GS-I-23 GS-I-24 GS-II-13 GS-II-14 GS-III-14', at, at);
    expect(Math.abs(symbols(first) - symbols(second))).toBe(1); // 2, 3, 3, 3, 4 prestige: two cards against three
  });

  test('R13.2 what only the left neighbour wants lies apart from what only I want', () => {
    const stars = { book_seal: 9, gold_seal: 7 };
    const mine = { ...stars, gold: 16, book: 8 };
    const theirs = { ...stars, book: 16, gold: 9 };
    const parts = cut('GS-I-20 GS-I-21 GS-II-01 GS-III-01 GS-III-12', mine, theirs);
    const [wanted] = cards('GS-III-12');
    const mineToGet = parts.find((part) => !part.includes(wanted))!;
    expect(mineToGet).toEqual(expect.arrayContaining(cards('GS-II-01 GS-III-01')));
  });
});
