// What the board makes of a position: where things lie, what can be pressed, who leads, and the story of what happened.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../../kernel/random.ts';
import type { State } from '../../../kernel/types.ts';
import { cardOf } from '../data/kinds.ts';
import { game } from '../game.ts';
import { hallBox, planOf, sideBySide, tileBox } from '../picture/geometry.ts';
import { motifsOf } from '../picture/motifs.ts';
import { cords, standingOn } from '../picture/standing.ts';
import { placeOf } from '../rules/city.ts';
import { c, scene, t } from '../scene.testing.ts';
import type { Happened, Open, S } from '../types.ts';
import { type Choice, sameCards, sortOut } from './asking.ts';
import { apply, beatsOf } from './beats.ts';

describe('where things lie', () => {
  test('R3.1 five by five with the Guildhall in the middle, panels beside the city or below it', () => {
    const { open } = scene({ players: [{}, {}] }).s;
    const wide = planOf(open, false);
    expect([wide.city.width, wide.city.height]).toEqual([524, 524]);
    expect(hallBox(open)).toEqual({ x: 212, y: 212, width: 100, height: 100 });
    expect(wide.scoreboard.x).toBeGreaterThan(wide.city.x + wide.city.width);
    const tall = planOf(open, true);
    expect(tall.scoreboard.y).toBeGreaterThan(tall.city.y + tall.city.height);
    for (const { bounds, city } of [wide, tall]) {
      expect(bounds.x).toBeLessThan(city.x);
      expect(bounds.width).toBeGreaterThan(city.width);
    }
  });

  test('R2.1 the large Guildhall is two tiles wide', () => {
    const { open } = scene({ players: [{}, {}, {}] }).s;
    expect(hallBox(open)).toMatchObject({ width: 206, height: 100 });
    const tile = open.city.tiles.find((one) => one !== null)!;
    expect(tileBox(open, tile)).toMatchObject({ width: 100, height: 100 });
  });

  test.each([
    [1, [0]],
    [2, [-10, 10]],
    [5, [-40, -20, 0, 20, 40]],
    [9, [-40, -30, -20, -10, 0, 10, 20, 30, 40]],
  ])('%i side by side stay in their room', (count, at) => {
    expect(sideBySide(count, 100, 20)).toEqual(at);
  });
});

describe('what can be pressed', () => {
  const [bakers, cutlers, plumbers] = [t('T19'), t('T18'), t('T31')];

  test('a tile, the Guildhall, a card, or a button', () => {
    const options: Choice[] = [{ to: bakers }, { from: 'hall' }, { card: c('AY01') }, { n: 2 }, { as: 'enough' }];
    const { places, cards, plain } = sortOut(options, null);
    expect([...places.keys()]).toEqual([bakers, 'hall']);
    expect([...cards.keys()]).toEqual([c('AY01')]);
    expect(plain).toEqual([{ n: 2 }, { as: 'enough' }]);
  });

  test('R6.E10 from one tile to one beside it: first the one, then the other', () => {
    const options: Choice[] = [
      { from: bakers, to: cutlers },
      { from: bakers, to: plumbers },
      { from: cutlers, to: bakers },
    ];
    expect([...sortOut(options, null).places.keys()]).toEqual([bakers, cutlers]);
    const { places, plain } = sortOut(options, bakers);
    expect(places.get(plumbers)).toEqual([{ from: bakers, to: plumbers }]);
    expect([...places.keys()]).toEqual([cutlers, plumbers]);
    expect(plain).toEqual([]);
  });

  test('R6.E11 several opponents on one tile: the tile, then whose pawn', () => {
    const options: Choice[] = [
      { tile: bakers, who: 1 },
      { tile: bakers, who: 2 },
      { tile: cutlers, who: 1 },
    ];
    expect(sortOut(options, null).plain).toEqual([]);
    expect(sortOut(options, bakers).plain).toEqual(options.slice(0, 2));
  });

  test('R6.E26 sets of cards in any order', () => {
    const [a, b] = [c('AY01'), c('AB10')];
    expect(sameCards([a, b], [b, a])).toBe(true);
    expect(sameCards([a], [a, b])).toBe(false);
  });

  test('every special action is drawn with signs and numbers', () => {
    for (const id of ['AY01', 'AR06', 'AB10', 'AG17', 'AP10']) {
      const motifs = motifsOf(cardOf(c(id)).action);
      expect(motifs.length).toBeGreaterThan(0);
      for (const { text } of motifs) expect(text).not.toMatch(/[a-z]/);
    }
  });
});

describe('who leads', () => {
  const on = (pawns: readonly number[], beside?: number, players = [{}, {}]) => {
    const { open } = scene({
      players,
      tiles: {
        T19: { at: [0, 0], pawns },
        ...(beside !== undefined && { T18: { at: [1, 0], resolved: true, master: beside } }),
      },
    }).s;
    return standingOn(open, placeOf(open.city, t('T19')))!;
  };

  test('R7.5 the strongest; else adjacent masters; else nobody', () => {
    expect(on([2, 1])).toMatchObject({ leaders: [0], by: 'pawns', figures: 3, required: 4, isDue: false });
    expect(on([2, 2], 1)).toMatchObject({ leaders: [1], by: 'masters', isDue: true });
    expect(on([2, 2])).toMatchObject({ leaders: [0, 1], by: 'tie' });
    expect(on([0, 0])).toMatchObject({ leaders: [], by: 'nobody' });
  });

  test('R11.11 Boris wins no ties', () => {
    expect(on([2, 2], undefined, [{}])).toMatchObject({ leaders: [0], by: 'solo' });
  });

  test('R10.2 a cord for every pair of own masters side by side', () => {
    const { open } = scene({
      players: [{}, {}],
      tiles: {
        T19: { at: [0, 0], resolved: true, master: 0 },
        T18: { at: [1, 0], resolved: true, master: 0 },
        T31: { at: [1, 1], resolved: true, master: 1 },
        T28: { at: [0, 1], resolved: true, master: 0 },
      },
    }).s;
    expect(cords(open).map(({ seat }) => seat)).toEqual([0, 0]);
  });
});

/** What the story changes. */
const shown = ({ city, beadle, hall, supply, overseas, side, earned, round, order }: Open) => ({
  city,
  beadle,
  hall,
  supply,
  overseas,
  side,
  earned,
  round,
  order,
});

describe('the story', () => {
  test.each([
    [1, { opponent: 'rik' }],
    [2, {}],
    [3, { promo: true }],
    [4, {}],
  ])('of %i players shows what happened, beat by beat', (seats, settings) => {
    const events: Happened[] = [];
    const engine = new Engine(game, fastSource(`story ${seats}`), ({ event, except }) => {
      if (except !== 0) events.push(event as Happened);
    });
    const chance = chanceFrom(fastSource('story lots'));
    const state = engine.setUp(seats, settings) as State & S;
    engine.advance(state);
    const kinds = new Set<string>();
    for (let made = 0; made < 3000; made++) {
      const seat = engine.deciders(state).at(-1);
      if (seat === undefined) break;
      const before = structuredClone(state.open);
      events.length = 0;
      const { options } = engine.decision(state, seat)!;
      engine.choose(state, seat, options[chance.random('choice', options.length)]);
      const after = events.reduce((open, event) => apply(open, event), before);
      expect(shown(after)).toEqual(shown(state.open));
      for (const beat of beatsOf(before, events)) kinds.add(beat.event.e);
      const last = beatsOf(before, events).at(-1);
      if (last !== undefined) expect(shown(last.after)).toEqual(shown(state.open));
    }
    expect(engine.deciders(state)).toEqual([]);
    expect([...kinds]).toContain('plantation');
    if (seats === 1) expect([...kinds]).toEqual(expect.arrayContaining(['searched', 'beadleScored']));
    if (seats > 2) expect([...kinds]).toEqual(expect.arrayContaining(['laid', 'resolved']));
  });

  test('R11.9 a search is one beat, with the pawn that follows from it', () => {
    const table = scene({ players: [{}], beadle: 'T04', tiles: { T04: { at: [0, 0] } }, draws: 'AG01' });
    const before = structuredClone(table.s.open);
    table.run({ do: 'boris', left: 1 });
    const [beat, ...others] = beatsOf(before, table.events);
    expect(others).toEqual([]);
    expect(beat.event).toMatchObject({ e: 'searched', path: [t('T04')], tile: t('T04') });
    expect(beat.before.city.pawns[1][placeOf(before.city, t('T04'))]).toBe(0);
    expect(beat.after.city.pawns[1][placeOf(before.city, t('T04'))]).toBe(1);
  });
});
