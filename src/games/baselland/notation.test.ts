import { describe, expect, test } from 'vitest';
import { notation } from './notation.ts';
import { playScene } from './scene.testing.ts';

const place = { do: 'place', seat: 0 } as const;
const follower = { do: 'follower', seat: 0 } as const;

describe('moves as text', () => {
  test.each(['V3@1,0/2', 'D4@-12,-7/0', 'X1@0,1/0'])('4.1 %s is read and written alike', (text) => {
    expect(notation.write(place, notation.read(place, text))).toBe(text);
  });

  test.each([
    ['X1@0,1/3', 'X1@0,1/0'],
    ['U2@1,0/3', 'U2@1,0/1'],
    ['B1@0,1/2', 'B1@0,1/0'],
  ])('4.1 %s is accepted and means %s, which looks the same', (typed, meant) => {
    expect(notation.write(place, notation.read(place, typed))).toBe(meant);
  });

  test.each(['c0', 'f3', 'm0', 'r1', '-'])('9 %s is read and written alike', (text) => {
    expect(notation.write(follower, notation.read(follower, text))).toBe(text);
  });

  test.each(['', 'V@1,0/2', 'V0@1,0/2', 'X2@1,0/2', 'Y1@1,0/2', 'V3@1,0/4', 'V3@1.5,0/2', 'V3@1,0/2 r0', 'c0', '-'])(
    '4.1 %j is no place',
    (text) => {
      expect(notation.read(place, text)).toBeUndefined();
    },
  );

  test.each(['', 'c', 'c10', 'x0', 'null', 'C0', 'V3@1,0/2'])('9 %j is no follower', (text) => {
    expect(notation.read(follower, text)).toBeUndefined();
  });

  test('4.1 what is read is one of the options', () => {
    const scene = playScene();
    scene.draw('V');
    expect(scene.options()).toContainEqual(notation.read(place, 'V1@-1,0/2'));
    expect(notation.read(place, 'V1@-0,0/2')).toEqual({ tile: 'V1', x: 0, y: 0, turn: 2 });
    scene.engine.apply(scene.s, 0, notation.read(place, 'V1@-1,0/2'));
    expect(scene.options().map((option) => notation.write(follower, option))).toEqual(['-', 'r0']);
  });
});
