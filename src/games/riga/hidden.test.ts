import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/canonical.ts';
import { canUndo, choose, openJournal, undo } from '../../kernel/journal.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/types.ts';
import { countsOf } from './data/kinds.ts';
import { game } from './game.ts';
import { b, goods, letters, type SceneFacts, scene } from './scene.testing.ts';
import type { Own, S } from './types.ts';

const imagined = (made: ReturnType<typeof scene>, viewer: Viewer, seed = 'imagined'): S =>
  made.engine.imagine(made.engine.view(made.s, viewer), chanceFrom(fastSource(seed))) as S;
const worlds = (made: ReturnType<typeof scene>, viewer: Viewer) =>
  Array.from({ length: 30 }, (_, i) => imagined(made, viewer, `world ${i}`));

describe('section 8: who sees what', () => {
  test('Q34 R1.4 the own hand is seen, of the others only how many goods and buildings', () => {
    const made = scene({ towns: [{ hand: 'GC', cards: 'visby-dom' }, { hand: 'WWL' }] });
    const view = made.engine.view(made.s, 0);
    expect((view.own[0] as Own).goods).toEqual(goods('GC'));
    expect(view.own[1]).toEqual({ goods: 3, buildings: 0 });
    expect(made.engine.view(made.s, null).own[0]).toEqual({ goods: 2, buildings: 1 });
  });

  test('R1.2 of the piles only their sizes, of the discard piles everything', () => {
    const made = scene({ discard: 'GGC' });
    const view = made.engine.view(made.s, 1);
    expect(view.dark).toEqual({ goods: 41, buildings: 46 });
    expect(view.open).toMatchObject({ discard: [2, 0, 0, 1], ruins: [] });
  });

  test('R1.4 the starting building put away is known to its owner only', () => {
    const made = scene();
    const [mine, other] = [made.engine.view(made.s, 0).own[0], made.engine.view(made.s, 1).own[0]];
    expect([(mine as Own).buried, Object.keys(other as object)]).toEqual([
      made.s.own[0].buried,
      ['goods', 'buildings'],
    ]);
  });

  test('R5.1 R5.2 what is taken from the table all have seen; a drawn card only its owner', () => {
    const facts: SceneFacts = {
      rows: ['CL'],
      draws: 'G',
      towns: [{ bld: 'visby-hafen' }, {}],
      todo: [{ do: 'turn', seat: 0 }],
    };
    const made = scene(facts).play('row 1');
    expect([made.hand(0), letters(made.s.open.seen[0].goods)]).toEqual(['GLC', 'LC']);
    expect(made.named('drew')).toEqual([
      { e: 'drew', seat: 0, count: 1, rule: 'R7.3', goods: goods('G') },
      { e: 'drew', seat: 0, count: 1, rule: 'R7.3' },
    ]);
    for (const world of worlds(made, 1)) expect(countsOf(world.own[0].goods).slice(2)).not.toContain(0);
  });

  test('R6.8 a good that is paid was one that all had seen, or else the unknown one', () => {
    const facts: SceneFacts = {
      towns: [{ hand: 'CL', drawn: 'LL', cards: 'danzig-markthalle' }, {}],
      todo: [{ do: 'build', seat: 0 }],
    };
    const made = scene(facts).build('danzig-markthalle', 'LL');
    expect([made.hand(0), letters(made.s.open.seen[0].goods)]).toEqual(['LC', 'C']);
  });

  test('R8.2 winter discards are seen when all have decided', () => {
    const towns = [{ hand: 'GGGGGG' }, { hand: 'CCCCCC' }];
    const made = scene({ towns, todo: [{ do: 'winter' }] });
    made.attempt('discard grain', 0);
    const view = made.engine.view(made.s, 1);
    expect([view.own[0], view.lanes[0], view.open]).toMatchObject([{ goods: 6 }, false, { discard: [0, 0, 0, 0] }]);
  });

  test('R8.4 R9.3 at the end the hands lie open', () => {
    const made = scene({
      year: 8,
      towns: [{ hand: 'G', drawn: 'C', cards: 'visby-dom' }, {}],
      todo: [{ do: 'winter' }],
    });
    expect(made.s.open.seen[0]).toEqual({ goods: goods('GC'), buildings: [b('visby-dom')] });
  });

  test('R10.2 R10.13 before the end no score line rests on a hidden hand', () => {
    const facts: SceneFacts = {
      settings: { GM: true },
      masters: { 'money money': null },
      towns: [
        { hand: 'GG', cards: 'visby-dom' },
        { drawn: 'CC', cards: 'visby-burg' },
      ],
      todo: [{ do: 'build', seat: 0 }],
    };
    const made = scene(facts);
    for (const world of worlds(made, 0)) expect(game.score(world, 1)).toEqual(game.score(made.s, 1));
  });
});

describe('imagined worlds', () => {
  const ALL = { RG: true, GM: true, VB: true, BM: true };

  function fits(made: ReturnType<typeof scene>, viewer: Viewer): void {
    const other = imagined(made, viewer);
    expect(canonical(made.engine.view(other, viewer))).toBe(canonical(made.engine.view(made.s, viewer)));
    expect(game.pieces(other).sort()).toEqual(game.pieces(made.s).sort());
    other.own.forEach(({ goods: held, buildings }, seat) => {
      const known = made.s.open.seen[seat];
      expect(buildings).toEqual(expect.arrayContaining(known.buildings));
      const counts = countsOf(held);
      countsOf(known.goods).forEach((count, good) => {
        expect(counts[good]).toBeGreaterThanOrEqual(count);
      });
    });
  }

  test('R1.4 R8.1 they fit the view all game long, with every card once, and keep what all have seen', () => {
    const made = scene({ settings: ALL, players: 3, todo: [] });
    Object.assign(made.s, made.engine.setUp(3, ALL));
    made.engine.advance(made.s);
    for (let count = 0; made.asked() !== null && count < 2000; count++) {
      if (count % 4 === 0) for (const viewer of [null, 0, 1, 2]) fits(made, viewer);
      const options = made.options();
      made.play(options[(count * 7) % options.length]);
    }
    expect(made.engine.isOver(made.s)).toBe(true);
    fits(made, 1);
  });

  test('Q34 what I cannot know varies from world to world', () => {
    const made = scene({ towns: [{ hand: 'GC' }, { hand: 'L', drawn: 'WWW' }] });
    const hands = worlds(made, 0).map((world) => letters(world.own[1].goods));
    for (const hand of hands) expect(hand).toContain('L');
    expect(new Set(hands).size).toBeGreaterThan(5);
  });

  test('R6.6 whoever is paying can go on, however unlikely the hand', () => {
    const towns = [{ drawn: 'CCLL', cards: 'danzig-dom' }, { hand: 'CCCC' }];
    const facts: SceneFacts = { towns, discard: 'LLLLLLWWWWWWWWWWWW', todo: [{ do: 'build', seat: 0 }] };
    const made = scene(facts).play('build danzig-dom');
    expect(made.asked()).toBe('pay');
    for (const world of worlds(made, 1)) {
      expect(made.engine.decision(world, 0)!.options).not.toEqual([]);
      expect(game.pieces(world).sort()).toEqual(game.pieces(made.s).sort());
      expect(canonical(made.engine.view(world, 1))).toBe(canonical(made.engine.view(made.s, 1)));
    }
  });

  test('R3.3 after a reshuffle the pile holds only what was discarded before', () => {
    const towns = [{ bld: 'visby-hafen' }, { drawn: 'CCCC' }];
    const made = scene({
      towns,
      rows: ['GG'],
      draws: '',
      only: true,
      discard: 'WWWWWW',
      todo: [{ do: 'turn', seat: 0 }],
    }).play('row 1');
    expect(made.s.open.mixed).toEqual([0, 6, 0, 0]);
    for (const world of worlds(made, 0)) expect(letters(world.dark.goods)).toBe('WWWWW');
  });
});

describe('undo', () => {
  test('R4.5 taking, building and paying may be taken back until something is drawn or the turn has ended', () => {
    const facts: SceneFacts = { rows: ['CL', 'WWW'], towns: [{ hand: 'CLW', cards: 'danzig-kontor' }, {}] };
    const made = scene(facts).run({ do: 'turn', seat: 0 }, { do: 'turn', seat: 1 });
    const journal = openJournal(made.engine, made.s, true);
    const before = canonical(journal.state);
    const take = { as: 'row', row: 1 };
    expect(choose(made.engine, journal, 0, take)).toBeNull();
    expect(choose(made.engine, journal, 0, { as: 'build', building: b('danzig-kontor') })).toBeNull();
    expect(choose(made.engine, journal, 0, { as: 'good', good: 3 })).toBeNull();
    expect([undo(made.engine, journal, 0), undo(made.engine, journal, 0), undo(made.engine, journal, 0)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(canonical(journal.state)).toBe(before);
    expect(canUndo(journal, 0)).toBe(false);
  });

  test('R7.3 a card drawn cannot be unseen', () => {
    const facts: SceneFacts = { rows: ['CL', 'WWW'], towns: [{ bld: 'visby-hafen' }, {}] };
    const made = scene(facts).run({ do: 'turn', seat: 0 }, { do: 'turn', seat: 1 });
    const journal = openJournal(made.engine, made.s, false);
    expect(choose(made.engine, journal, 0, { as: 'row', row: 1 })).toBeNull();
    expect(canUndo(journal, 0)).toBe(false);
  });

  test('R8.1 a discard may be changed until all have decided', () => {
    const made = scene({ towns: [{ hand: 'GGGWWW' }, { hand: 'CCCCCC' }], todo: [{ do: 'winter' }] });
    const journal = openJournal(made.engine, made.s, false);
    choose(made.engine, journal, 0, { as: 'good', good: 0 });
    expect([canUndo(journal, 0), undo(made.engine, journal, 0)]).toEqual([true, true]);
    expect((journal.state as S).own[0].giving.goods).toEqual([]);
    choose(made.engine, journal, 0, { as: 'good', good: 1 });
    choose(made.engine, journal, 1, { as: 'good', good: 3 });
    expect([0, 1].some((seat) => canUndo(journal, seat))).toBe(false);
  });
});
