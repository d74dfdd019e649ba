import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/canonical.ts';
import { canUndo, choose, openJournal, undo } from '../../kernel/journal.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import type { Viewer } from '../../kernel/types.ts';
import { allPersons, personOf } from './data/kinds.ts';
import { game } from './game.ts';
import { p, scene } from './scene.testing.ts';
import type { Own, S } from './types.ts';

const hands = [{ hand: 'FA01 FA02 FA03' }, { hand: 'ME01 ME02 ME03' }, { hand: 'SO01 SO02 SO03' }];
const trick = () => scene({ towns: hands, todo: [{ do: 'trick' }] });
const imagined = (s: S, viewer: Viewer, seed = 'imagined'): S => {
  const { engine } = trick();
  return engine.imagine(engine.view(s, viewer), chanceFrom(fastSource(seed))) as S;
};

describe('section 8: who sees what', () => {
  test('R1.1 the own order is seen, that of the others is not, until the final scoring', () => {
    const { engine, s } = trick();
    const view = engine.view(s, 1);
    expect((view.own[1] as Own).order).toMatch(/^O\d$/);
    expect(view.own[0]).toEqual({ hand: 3, drawn: 0 });
    expect(JSON.stringify(view)).not.toMatch(/"orders":\["O/);
  });

  test('R4.2 a pick is seen by its owner; the others see that it was made', () => {
    const made = trick();
    made.attempt('pick FA02', 0);
    expect((made.engine.view(made.s, 0).own[0] as Own).picked).toBe(p('FA02'));
    expect(made.engine.view(made.s, 1).own[0]).not.toHaveProperty('picked');
    expect(made.engine.view(made.s, 1).lanes).toEqual([false, [{ do: 'pick', seat: 1 }], true]);
  });

  test('R12.3 the discard pile is public, of the draw pile only its number', () => {
    const { engine, s } = scene({ discard: 'FA01 FA02' });
    const view = engine.view(s, null);
    expect(view.open).toMatchObject({ discard: [p('FA01'), p('FA02')] });
    expect(view.dark).toEqual({ people: 57, stack: 40 });
  });

  test('Q28 the building stack shows its number and no card', () => {
    const { engine, s } = scene();
    expect(engine.view(s, 0).dark).toEqual({ people: 59, stack: 40 });
  });

  test('R5.5 drawn cards are seen by the one who draws; the others see how many', () => {
    const made = scene({ draws: 'SO01 PR02', todo: [{ do: 'draw', seat: 0, count: 2, as: 'worker', rule: 'R5.5' }] });
    expect((made.engine.view(made.s, 0).own[0] as Own).drawn).toEqual([p('SO01'), p('PR02')]);
    expect(made.engine.view(made.s, 1).own[0]).toEqual({ hand: 0, drawn: 2 });
  });

  test('R8.5 at the end all orders are public', () => {
    const made = scene({ towns: hands }).run({ do: 'finish' });
    expect(made.s.open.orders).toEqual(made.s.own.map(({ order }) => order));
  });
});

describe('imagined worlds', () => {
  /** Everything that the viewer knows for certain. */
  function fits(s: S, viewer: Viewer): void {
    const other = imagined(s, viewer);
    const { engine } = trick();
    expect(canonical(engine.view(other, viewer))).toBe(canonical(engine.view(s, viewer)));
    expect(game.pieces(other).sort()).toEqual(game.pieces(s).sort());
    other.own.forEach((own, seat) => {
      own.seen.forEach((cards, i) => {
        const { hand, picked } = other.own[(seat + i + 1) % other.own.length];
        const there = new Set([...hand, ...(picked === null ? [] : [picked])]);
        expect(new Set(cards)).toEqual(there);
      });
    });
  }

  test('R6.1 they fit the view all game long, with every card once, and keep the hands passed on', () => {
    const made = scene({ players: 3, round: 0, todo: [{ do: 'deal' }] });
    for (let count = 0; made.asked() !== null && count < 2000; count++) {
      if (count % 5 === 0) for (const viewer of [null, 0, 1, 2]) fits(made.s, viewer);
      const options = made.options();
      made.play(options[(count * 7) % options.length]);
    }
    expect(made.engine.isOver(made.s)).toBe(true);
    fits(made.s, 1);
  });

  test('R6.1 what I have passed on is where it is, what I do not know varies', () => {
    const made = trick();
    for (const text of ['pick FA01', 'pick ME01', 'pick SO01']) made.attempt(text);
    made.play('worker', 'worker', 'worker');
    const worlds = Array.from({ length: 20 }, (_, i) => imagined(made.s, 0, `world ${i}`));
    for (const world of worlds) expect([...world.own[1].hand].sort()).toEqual([p('FA02'), p('FA03')]);
    expect(new Set(worlds.map(({ own }) => own[2].hand.join())).size).toBeGreaterThan(10);
  });

  test('R3.3 after a reshuffle the draw pile holds only what was discarded before', () => {
    const farmers = 'FA01 FA02 FA03 FA04 FA05 FA06 FA07 FA08';
    const others = allPersons(1).map((id) => personOf(id).code);
    const discard = others.filter((code) => !farmers.includes(code)).join(' ');
    const made = scene({ draws: farmers, only: true, discard, todo: [{ do: 'deal' }] });
    const worlds = Array.from({ length: 20 }, (_, i) => imagined(made.s, 0, `world ${i}`));
    expect(made.s.open.mixed).toHaveLength(51);
    for (const world of worlds) {
      expect(world.dark.people).toHaveLength(49);
      for (const card of world.dark.people) expect(made.s.open.mixed).toContain(card);
      expect(world.own[1].hand.filter((card) => card <= p('FA08'))).toHaveLength(4);
    }
  });

  test('R1.7 the order of another seat is nowhere a fact', () => {
    const { s } = trick();
    const worlds = Array.from({ length: 20 }, (_, i) => imagined(s, 0, `world ${i}`));
    for (const world of worlds) {
      expect(world.own[0].order).toBe(s.own[0].order);
      expect(world.own[1].order).toBeNull();
      expect(game.score(world, 1).some(({ rule }) => rule === 'R8.5')).toBe(false);
    }
  });
});

describe('undo', () => {
  test('R4.3 a pick may be changed until the last player has picked', () => {
    const made = trick();
    const { engine } = made;
    const journal = openJournal(engine, made.s, false);
    choose(engine, journal, 0, { card: p('FA01') });
    choose(engine, journal, 1, { card: p('ME01') });
    expect([canUndo(journal, 0), canUndo(journal, 1), canUndo(journal, 2)]).toEqual([true, true, false]);
    expect(undo(engine, journal, 0)).toBe(true);
    choose(engine, journal, 0, { card: p('FA03') });
    expect((journal.state as S).own.map(({ picked }) => picked)).toEqual([p('FA03'), p('ME01'), null]);
    choose(engine, journal, 2, { card: p('SO01') });
    expect([0, 1, 2].some((seat) => canUndo(journal, seat))).toBe(false);
  });

  test('R5.4 a use and its payment may be taken back until the next card is turned up', () => {
    const made = scene({
      display: 'BG03',
      towns: [{ hand: 'FA01', wrk: 'SO06 CR03 ME09' }, { hand: 'ME01' }],
      round: 3,
      todo: [{ do: 'trick' }],
    });
    const { engine } = made;
    const journal = openJournal(engine, made.s, true);
    const build = game.notation.read({ do: 'use', seat: 0 }, 'build BG03 small');
    expect(choose(engine, journal, 0, build)).toBeNull();
    expect(choose(engine, journal, 0, { worker: p('SO06') })).toBeNull();
    expect([undo(engine, journal, 0), undo(engine, journal, 0)]).toEqual([true, true]);
    expect((journal.state as S).open.tableaux[0].workers).toEqual([p('CR03'), p('SO06'), p('ME09')]);
  });
});
