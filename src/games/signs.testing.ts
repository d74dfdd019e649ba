// What must hold of the signs of any game (`Experience`): random games over its settings, every seat looked at after each step.
import { describe, expect, test } from 'vitest';
import { experienced, sidesOf } from '../bots/experience.ts';
import { readNet, say } from '../bots/net.ts';
import { Engine } from '../kernel/engine.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import type { Settings, State } from '../kernel/types.ts';
import type { Experience, GamePackage } from './index.ts';

const GAMES = 8;
const MOST = 5;
/** Stands before and behind the signs and must stay. */
const MARK = 77;

export function testSigns(pkg: GamePackage, experience: Experience): void {
  const { count, signs, progress, trained } = experience;
  const { game } = pkg;
  const net = readNet(trained);
  const values = experienced(pkg, experience, net);
  const value = pkg.bot!.value!;
  const read = (s: State, seat: number): number[] => {
    const out = new Float32Array(count + 2);
    out[0] = MARK;
    out[count + 1] = MARK;
    signs(s, seat, value(s, seat), out, 1);
    expect([out[0], out[count + 1]]).toEqual([MARK, MARK]);
    return [...out.subarray(1, count + 1)];
  };

  /** As the network is trained: each seat on its own. */
  function oneByOne(s: State): number[] {
    const all = Float32Array.from(s.own.flatMap((_, seat) => read(s, seat)));
    const [x, units] = [new Float32Array(2 * count), new Float32Array(net.hidden)];
    return s.own.map((_, seat) => {
      sidesOf(all, s.own.length, count, seat, x);
      return value(s, seat) + say(net, x, 0, units);
    });
  }

  describe.each(Array.from({ length: GAMES }, (_, number) => number))('random game %i', (number) => {
    const chance = chanceFrom(fastSource(`signs ${number}`));
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    const engine = new Engine(game, fastSource(`signs ${number}`));

    test('signs are finite, in bounds and the same for the same state; progress goes from 0 to 1', () => {
      const s = engine.setUp(seats, settingsOf(pkg, number, chance.random));
      let before = progress(s);
      expect(before).toBeCloseTo(0, 1);
      while (!engine.isOver(s)) {
        engine.advance(s);
        for (let seat = 0; seat < seats; seat++) {
          const list = read(s, seat);
          const bad = list.flatMap((n, i) => (Number.isFinite(n) && Math.abs(n) <= MOST ? [] : [`${i}: ${n}`]));
          expect(bad).toEqual([]);
          expect(read(engine.clone(s), seat)).toEqual(list);
        }
        expectAlike(values(s), oneByOne(s));
        expect(progress(s)).toBeGreaterThanOrEqual(before - 1e-9);
        before = progress(s);
        const [seat] = engine.deciders(s);
        if (seat === undefined) continue;
        const { task, options } = engine.decision(s, seat)!;
        engine.play(s, task, options[chance.random('choice', options.length)]);
      }
      expect(progress(s)).toBeCloseTo(1, 9);
    });
  });

  test('what was trained fits the signs', () => {
    expect(net.inputs).toBe(2 * count);
    expect(net.first.length).toBe(net.hidden * (net.inputs + 1));
    expect(net.last.length).toBe(net.hidden + 1);
    expect([...net.first, ...net.last, ...net.spread].every(Number.isFinite)).toBe(true);
  });
}

/** But for rounding. */
function expectAlike(found: readonly number[], wanted: readonly number[]): void {
  expect(found).toHaveLength(wanted.length);
  for (const [seat, points] of found.entries()) expect(points).toBeCloseTo(wanted[seat], 2);
}

/** Each preset in turn, then random settings. */
function settingsOf({ game }: GamePackage, number: number, random: (label: string, n: number) => number): Settings {
  const presets = Object.values(game.presets);
  if (number < Math.min(presets.length, GAMES / 2)) return presets[number];
  const settings = Object.entries(game.settings);
  return Object.fromEntries(settings.map(([name, { values }]) => [name, values[random(name, values.length)]]));
}
