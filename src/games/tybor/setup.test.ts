import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import type { Settings } from '../../kernel/types.ts';
import { buildingOf, CHAPTER_IDS, SCENARIO_IDS } from './data/kinds.ts';
import { game } from './game.ts';
import { b, scene } from './scene.testing.ts';
import type { S } from './types.ts';

const fresh = (seats: number, settings: Settings = {}, seed = 'fresh'): S =>
  new Engine(game, fastSource(seed)).setUp(seats, settings) as S;
const seeds = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

describe('R1 set-up', () => {
  test('R1.1 everybody gets a secret order; with 2 to 4 players none occurs twice', () => {
    for (const seed of seeds) {
      const orders = fresh(4, {}, seed).own.map(({ order }) => order);
      expect([...orders].sort()).toEqual(['O1', 'O2', 'O3', 'O4']);
    }
  });

  test('R10.1 with two copies an order occurs at most twice', () => {
    const { own, dark } = fresh(8);
    expect([...own.map(({ order }) => order), ...dark.orders].sort()).toEqual(
      ['O1', 'O1b', 'O2', 'O2b', 'O3', 'O3b', 'O4', 'O4b'].sort(),
    );
  });

  test('R1.2 R1.3 scenario and chapter are drawn, or chosen at the table', () => {
    const drawn = seeds.map((seed) => fresh(2, {}, seed).open);
    expect(new Set(drawn.map(({ scenario }) => scenario)).size).toBe(SCENARIO_IDS.length);
    expect(new Set(drawn.map(({ chapter }) => chapter)).size).toBe(CHAPTER_IDS.length);
    expect(fresh(2, { scenario: 'SC3', chapter: 'CH5' }).open).toMatchObject({ scenario: 'SC3', chapter: 'CH5' });
  });

  test('R11.1 every chapter can be chosen with a drawn scenario, so that a story can be played', () => {
    for (const chapter of CHAPTER_IDS)
      expect(new Set(seeds.map((seed) => fresh(2, { chapter }, seed).open.scenario)).size).toBe(4);
  });

  test('R1.4 the texts of both cards are told at the start', () => {
    const { events } = scene({ settings: { scenario: 'SC4', chapter: 'CH2' } }).run({ do: 'begin' });
    expect(events.slice(0, 3)).toEqual([
      { e: 'began', first: 0, scenario: 'SC4', chapter: 'CH2' },
      { e: 'read', card: 'SC4' },
      { e: 'read', card: 'CH2' },
    ]);
  });

  test('R1.5 persons and buildings are shuffled, nothing is discarded yet', () => {
    const { dark, open } = fresh(2);
    expect([dark.people.length, dark.stack.length, open.discard.length]).toEqual([59, 40, 0]);
    expect(fresh(2, {}, 'another').dark.people).not.toEqual(dark.people);
  });

  test('R1.6 lot decides who gets the start player card', () => {
    expect(new Set(seeds.map((seed) => fresh(8, {}, seed).open.starter)).size).toBe(8);
  });

  test('R1.7 the overview cards left over lie in the dark', () => {
    expect(fresh(2).dark.orders).toHaveLength(2);
    expect(game.sizes).not.toContain('dark.orders');
  });

  test('R12.1 each pile has a stream of its own, in this order', () => {
    const labels: string[] = [];
    game.setup(
      4,
      { scenario: 'random', chapter: 'random' },
      {
        random: (label) => {
          labels.push(label);
          return 0;
        },
        shuffle: (label) => {
          labels.push(label);
        },
      },
    );
    expect(labels).toEqual(['orders', 'scenario', 'chapter', 'buildings', 'people', 'first player']);
  });
});

describe('R2, R3 a round begins', () => {
  test('R2.1 R2.2 four rounds of deal, tricks and end', () => {
    const { s, events } = scene({ players: 2 }).run({ do: 'deal' });
    expect(s.open.round).toBe(2);
    expect(s.todo.map((task) => task.do).reverse()).toEqual([
      'putAside',
      'turnUp',
      'turnUp',
      'passHands',
      'trick',
      'scenarioEnd',
      'chapterEnd',
      'endRound',
    ]);
    expect(events[0]).toEqual({ e: 'dealt', round: 2, count: 5, short: false });
  });

  test.each([2, 3, 4, 5, 6, 7, 8])(
    'X1 R3.1 R3.5 R10.2 with %i players everybody gets 5 cards and 2 + 2n buildings lie out',
    (players) => {
      const { s, events } = scene({ players, round: 0 }).run({ do: 'deal' });
      for (const { hand } of s.own) expect(hand).toHaveLength(5);
      expect(events.find(({ e }) => e === 'displayed')).toMatchObject({ buildings: { length: 2 + 2 * players } });
    },
  );

  test('R3.2 in Escape from the City it is 7 cards in rounds I and III', () => {
    const dealt = [0, 1, 2, 3].map((round) => {
      const { s } = scene({ players: 3, round, settings: { scenario: 'SC1' } }).run({ do: 'deal' });
      return s.own[0].hand.length;
    });
    expect(dealt).toEqual([7, 5, 7, 5]);
  });

  test('R3.3 R3.10 the discard pile is shuffled in the middle of a deal', () => {
    const made = scene({ draws: 'FA01 FA02 FA03', only: true, discard: 'SO01 SO02 SO03 SO04 SO05 SO06 SO07 SO08' });
    made.s.open.starter = 1;
    made.run({ do: 'deal' });
    expect(made.hand(1)).toMatch(/^FA01 FA03/);
    expect(made.hand(0)).toMatch(/^FA02 SO/);
    expect(made.discard()).toBe('');
    expect(made.s.dark.people).toHaveLength(1);
    expect(made.events).toContainEqual({ e: 'reshuffled', count: 8 });
  });

  test('X4 R3.4 with 19 cards four players get 4 each, with 3 none: step 2 is skipped and the start card stays', () => {
    const nineteen = 'FA01 FA02 FA03 FA04 FA05 FA06 FA07 FA08 FA09 ME01 ME02 ME03 ME04 ME05 ME06 ME07 ME08 ME09 ME10';
    const made = scene({ players: 4, round: 2, draws: nineteen, only: true }).run({ do: 'deal' });
    expect(made.s.own.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4]);
    expect(made.s.dark.people).toHaveLength(3);
    const last = scene({ players: 4, round: 3, starter: 2, draws: 'FA01 FA02 FA03', only: true }).run({ do: 'deal' });
    expect(last.s.open.starter).toBe(2);
    expect(last.engine.isOver(last.s)).toBe(true);
    expect(last.events.map(({ e }) => e)).toEqual(['dealt', 'displayed', 'roundEnded', 'ended']);
  });

  test('R3.6 Q35 the display is sorted by colour; small or large is decided by the builder', () => {
    const made = scene({ players: 8, round: 0 }).run({ do: 'showBuildings' });
    const ranks = made.s.open.display.map((id) => buildingOf(id).tint);
    expect(ranks).toEqual([...ranks].sort());
    expect(made.s.open.display.every((id) => typeof id === 'number')).toBe(true);
  });

  test('X23 R3.7 R12.2 Q27 missing colours are searched from the top, one card each, with 2 or 3 players', () => {
    const stack = 'BR01 BB02 BR05 BG01 BG02 BG03 BG04 BY01 BY02 BY03 BY04';
    const made = scene({ players: 3, stack, only: true }).run({ do: 'showBuildings' });
    expect(made.display()).toBe('BG01 BG02 BG03 BG04 BY01 BY02 BY03 BY04 BB02 BR01');
    expect(made.s.dark.stack).toEqual([b('BR05')]);
  });

  test('R3.7 Q29 the stack is reshuffled after the search', () => {
    const stack = 'BR01 BB02 BR05 BR06 BR07 BR08 BG01 BG02 BG03 BG04 BY01 BY02 BY03 BY04';
    const made = scene({ players: 3, stack, only: true });
    made.s.rng = {};
    made.run({ do: 'showBuildings' });
    expect(made.s.dark.stack).toHaveLength(4);
    expect(made.s.rng.buildings).toBe(3);
  });

  test('R10.5 X23 with 4 or more players nothing is added', () => {
    const stack = 'BR01 BB02 BG01 BG02 BG03 BG04 BG05 BY01 BY02 BY03 BY04 BY05';
    const made = scene({ players: 4, stack, only: true }).run({ do: 'showBuildings' });
    expect(made.s.open.display).toHaveLength(10);
    expect(made.s.dark.stack).toEqual([b('BR01'), b('BB02')]);
  });

  test('R3.9 a colour that is not in the stack stays missing, and a short stack gives what it has', () => {
    const made = scene({ players: 3, stack: 'BB02 BB03 BG01 BG02 BG03 BG04 BG05 BG06 BG07 BG08', only: true });
    made.run({ do: 'showBuildings' });
    expect(made.display()).toBe('BG01 BG02 BG03 BG04 BG05 BG06 BG07 BG08 BB02');
    const short = scene({ players: 2, stack: 'BB02 BG01', only: true }).run({ do: 'showBuildings' });
    expect(short.display()).toBe('BG01 BB02');
  });

  test('R3.9 four players use up exactly 40 buildings', () => {
    const { s, engine } = scene({ players: 4, round: 0 });
    for (let round = 0; round < 4; round++) {
      s.todo = [{ do: 'showBuildings' }];
      engine.advance(s as never);
    }
    expect(s.dark.stack).toEqual([]);
  });
});

describe('settings', () => {
  test('R10 2 to 8 players, and nothing else', () => {
    expect(game.seats).toEqual({ min: 2, max: 8 });
    expect(() => fresh(9)).toThrow();
    expect(() => fresh(2, { scenario: 'SC5' })).toThrow();
  });
});
