import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { BadSetting } from '../../kernel/settings.ts';
import type { Settings } from '../../kernel/types.ts';
import { START_TILE, TILES } from './data/kinds.ts';
import { game } from './game.ts';
import { playScene } from './scene.testing.ts';
import { pieces } from './setup.ts';
import type { S } from './types.ts';

const setUp = (players: number, settings: Settings = {}, seed = 'seed'): S =>
  new Engine(game, fastSource(seed)).setUp(players, settings) as S;
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);

describe('R2 Set-up', () => {
  test.each([2, 3, 4, 5])('R2.1 %i players sit down', (players) => {
    expect(setUp(players).own).toHaveLength(players);
  });

  test.each([0, 1, 6, 2.5, -2, Number.NaN])('R2.1 %d players cannot play', (players) => {
    expect(() => setUp(players)).toThrow(RangeError);
  });

  test('R2.2 each player has 7 followers and no points', () => {
    const s = setUp(3);
    expect(s.open.supply).toEqual([7, 7, 7]);
    expect(s.own.flatMap((_, seat) => game.score(s, seat))).toEqual([]);
  });

  test.each([5, 6, 7, 8])('R2.2 R10 a table may play with %i followers', (followers) => {
    expect(setUp(2, { followers }).open.supply).toEqual([followers, followers]);
  });

  test.each([4, 9, '7', 0])('R2.2 R10 but not with %j', (followers) => {
    expect(() => setUp(2, { followers })).toThrow(BadSetting);
  });

  test('R2.3 Q15 the start tile is a D at 0,0, not turned, and nobody stands on it', () => {
    const { open } = setUp(2);
    expect(open.laid).toEqual([{ tile: 'D1', x: 0, y: 0, turn: 0 }]);
    expect(open.segments.on).toEqual([-1, -1, -1, -1]);
  });

  test('R2.4 the other 71 tiles are shuffled into the pile', () => {
    const piles = SEEDS.map((seed) => setUp(2, {}, seed).dark.pile);
    const others = TILES.filter((tile) => tile !== START_TILE).sort();
    for (const pile of piles) expect(pile.toSorted()).toEqual(others);
    expect(new Set(piles.map(String)).size).toBe(SEEDS.length);
    expect(new Set(piles.map((pile) => pile.at(-1))).size).toBeGreaterThan(20);
  });

  test.each([2, 3, 4, 5])('R2.5 the first of %i players is drawn at random', (players) => {
    const starters = SEEDS.map((seed) => setUp(players, {}, seed).open.starter);
    expect([...new Set(starters)].sort()).toEqual([0, 1, 2, 3, 4].slice(0, players));
  });

  test('R2.5 R3.4 play goes in seat order from the first player on', () => {
    const engine = new Engine(game, fastSource('seats'));
    const s = engine.setUp(3, { followers: 5 });
    const { starter } = (s as S).open;
    engine.advance(s);
    const seats: number[] = [];
    while (seats.length < 7) {
      const [seat] = engine.deciders(s);
      if (engine.pending(s, seat)!.do === 'place') seats.push(seat);
      engine.choose(s, seat, engine.decision(s, seat)!.options[0]);
    }
    expect(seats).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => (starter + i) % 3));
  });

  test('R2.5 a table may let the first seat begin', () => {
    const starters = SEEDS.map((seed) => setUp(4, { firstPlayer: 'first' }, seed).open.starter);
    expect(new Set(starters)).toEqual(new Set([0]));
  });
});

describe('R10 Table options', () => {
  test('R10 the defaults are the preset manual', () => {
    expect(game.presets.manual).toEqual({});
    expect(setUp(2).settings).toEqual({
      followers: 7,
      refugeeScope: 'piece',
      refugeeReturn: 'stays',
      refugeeEnd: 'none',
      cityPartCount: 'cards',
      firstPlayer: 'random',
    });
  });

  test('R10 presets haven, camp and with children', () => {
    const defaults = setUp(2).settings;
    expect(setUp(2, game.presets.haven).settings).toEqual({ ...defaults, refugeeReturn: 'returns' });
    expect(setUp(2, game.presets.camp).settings).toEqual({ ...defaults, refugeeScope: 'meadow' });
    expect(setUp(2, game.presets.children).settings).toEqual({ ...defaults, followers: 8, refugeeReturn: 'returns' });
    expect(Object.keys(game.presets)).toEqual(['manual', 'haven', 'camp', 'children']);
  });

  test('R10 every other mixture is allowed', () => {
    const mixed = { refugeeScope: 'meadow', refugeeReturn: 'returns', refugeeEnd: 'half', cityPartCount: 'segments' };
    expect(setUp(5, { ...mixed, followers: 8 }).settings).toMatchObject({ ...mixed, followers: 8 });
  });

  test.each<[string, string | number | boolean]>([
    ['refugeeScope', 'table'],
    ['cityPartCount', 5],
    ['farmers', true],
    ['constructor', 1],
    ['__proto__', 1],
  ])('R10 %s: %j is no option', (name, value) => {
    expect(() => setUp(2, Object.fromEntries([[name, value]]))).toThrow(BadSetting);
  });

  test('R10 no choice changes an option during the game', () => {
    const scene = playScene();
    const before = { ...scene.s.settings };
    scene.draw('E');
    expect(scene.engine.choose(scene.s, 0, { refugeeReturn: 'returns' })).not.toBeNull();
    expect(scene.s.settings).toEqual(before);
  });
});

describe('section 8: hidden information', () => {
  const scene = playScene({ players: 3, moves: ['E@0,-1/2 c0', 'B@0,1/0 m0'] });
  scene.draw('C', 'V');
  const views = [0, 1, 2, null].map((seat) => scene.engine.view(scene.s, seat));

  test('R4.1 the drawn tile and the removed ones are shown to everybody', () => {
    for (const view of views) expect(view.open).toMatchObject({ tile: scene.s.open.tile, removed: ['C1'] });
    expect(scene.s.open.tile).toMatch(/^V\d$/);
  });

  test('8 one view serves players and watchers: board, followers, supplies, points', () => {
    for (const view of views) expect({ ...view, seat: 0 }).toEqual({ ...views[0], own: view.own });
    expect(views[3].open).toMatchObject({ supply: [7, 6, 7], awards: [{ seat: 0, points: 4 }] });
  });

  test('8 the pile shows its size and nothing else', () => {
    expect(scene.s.dark.pile).toHaveLength(67);
    for (const view of views) {
      expect(view.dark).toEqual({ pile: 67 });
      for (const tile of scene.s.dark.pile) expect(JSON.stringify(view)).not.toContain(`"${tile}"`);
    }
  });

  test('8 imagine deals the unknown pile anew from what everybody can count', () => {
    const [view] = views;
    const dreams = SEEDS.map((seed) => scene.engine.imagine(view, chanceFrom(fastSource(seed))) as S);
    for (const dream of dreams) {
      expect(dream.dark.pile.toSorted()).toEqual(scene.s.dark.pile.toSorted());
      expect(dream.open).toEqual(scene.s.open);
      expect(dream.open).not.toBe(scene.s.open);
      expect(pieces(dream).sort()).toEqual(pieces(scene.s).sort());
    }
    expect(new Set(dreams.map((dream) => String(dream.dark.pile))).size).toBe(SEEDS.length);
  });

  test('8 a game imagined goes on without touching the real one', () => {
    const before = JSON.stringify(scene.s);
    const dream = scene.engine.imagine(views[2], chanceFrom(fastSource('dream')));
    const quiet = new Engine(game, fastSource('dream'));
    quiet.choose(dream, 2, quiet.decision(dream, 2)!.options[0]);
    expect((dream as S).open.laid).toHaveLength(4);
    expect(JSON.stringify(scene.s)).toBe(before);
  });
});

test('a clone is equal and shares no list with the original', () => {
  const lists = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(lists)];
  const scene = playScene({ players: 3, moves: ['E@0,-1/2 c0', 'B@0,1/0 m0'] });
  scene.draw('C', 'V');
  const copy = scene.engine.clone(scene.s);
  expect(copy).toEqual(scene.s);
  const originals = new Set(lists([scene.s.open, scene.s.own, scene.s.dark, scene.s.todo]));
  expect(originals.size).toBeGreaterThan(12);
  expect(lists([copy.open, copy.own, copy.dark, copy.todo]).filter((list) => originals.has(list))).toEqual([]);
});

describe('conservation', () => {
  test('R4.6 R8.1 every tile and follower stays in sight: laid, in hand, removed, in the pile, put, back home', () => {
    const scene = playScene({ players: 2 });
    const all = pieces(scene.s).sort();
    expect(all).toHaveLength(72 + 14);
    const check = () => expect(pieces(scene.s).sort()).toEqual(all);
    scene.play('W@1,0/0 r2', 'E@0,-1/2 f0');
    check();
    scene.draw('C', 'A'); // C1 is removed, A is in hand
    check();
    scene.engine.apply(scene.s, 0, { tile: scene.s.open.tile, x: -1, y: 0, turn: 3 });
    check();
    scene.put(null); // the road is finished, its highwayman returns
    expect(scene.scores()).toEqual([3, 2]);
    check();
  });
});
