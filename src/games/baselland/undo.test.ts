import { describe, expect, test } from 'vitest';
import { canUndo, choose, confirm, type Journal, openJournal, undo } from '../../kernel/journal.ts';
import { playScene, type Scene, type SceneFacts } from './scene.testing.ts';
import type { Place, S } from './types.ts';

/** A journal that holds, at the moment when a tile of this type has been drawn. */
function drawn(type: string, facts: SceneFacts = {}): { scene: Scene; j: Journal; s: () => S } {
  const scene = playScene(facts);
  scene.draw(type);
  const j = openJournal(scene.engine, scene.s, true);
  return { scene, j, s: () => j.state as S };
}
const E1 = (x: number, y: number, turn: number): Place => ({ tile: 'E1', x, y, turn });

describe('section 8: undo', () => {
  test('8 a tile laid may be taken up again and laid elsewhere', () => {
    const { scene, j, s } = drawn('E');
    expect(canUndo(j, 0)).toBe(false);
    choose(scene.engine, j, 0, E1(0, 1, 2));
    expect(s().open).toMatchObject({ tile: null, laid: [{}, { y: 1 }] });
    expect(undo(scene.engine, j, 0)).toBe(true);
    expect(s().open).toMatchObject({ tile: 'E1', laid: [{}] });
    expect(choose(scene.engine, j, 0, E1(0, -1, 2))).toBeNull();
    expect(s().open.laid[1]).toEqual(E1(0, -1, 2));
  });

  test('8 R7.1 after the follower the table waits: scored, but nothing drawn, and all can be taken back', () => {
    const { scene, j, s } = drawn('E');
    const before = structuredClone(j.state);
    choose(scene.engine, j, 0, E1(0, -1, 2));
    choose(scene.engine, j, 0, 'c0');
    expect(j.toConfirm).toBe(0);
    expect(s().open).toMatchObject({ tile: null, awards: [{ seat: 0, points: 4 }] });
    expect(s().dark.pile).toHaveLength(70);
    expect(choose(scene.engine, j, 0, null)).toMatchObject({ why: 'confirmFirst' });
    expect(choose(scene.engine, j, 1, null)).toMatchObject({ why: 'notYourTurn' });
    undo(scene.engine, j, 0);
    expect(s().open).toMatchObject({ awards: [], supply: [7, 7] });
    expect(scene.engine.pending(j.state, 0)).toMatchObject({ do: 'follower' });
    undo(scene.engine, j, 0);
    expect(j.state).toEqual(before);
    expect(undo(scene.engine, j, 0)).toBe(false); // R4.1 a draw is never undone
  });

  test('8 after confirmation the next tile is drawn and undo ends for everybody', () => {
    const { scene, j, s } = drawn('E');
    choose(scene.engine, j, 0, E1(0, -1, 2));
    choose(scene.engine, j, 0, null);
    expect(confirm(scene.engine, j, 1)).toBe(false);
    expect(confirm(scene.engine, j, 0)).toBe(true);
    expect(s().open.tile).not.toBeNull();
    expect(scene.engine.deciders(j.state)).toEqual([1]);
    expect([canUndo(j, 0), canUndo(j, 1)]).toEqual([false, false]);
    expect(undo(scene.engine, j, 0)).toBe(false);
  });

  test('8 R5.8 without a follower step the tile can still be taken up until confirmation', () => {
    const { scene, j, s } = drawn('E', { supply: [0, 7] });
    choose(scene.engine, j, 0, E1(0, -1, 2));
    expect(j.toConfirm).toBe(0);
    expect(choose(scene.engine, j, 0, 'c0')).toMatchObject({ why: 'confirmFirst' });
    expect(undo(scene.engine, j, 0)).toBe(true);
    expect(s().open).toMatchObject({ tile: 'E1', laid: [{}] });
  });

  test('8 R4.6 no undo across a draw that removed tiles', () => {
    const { scene, j, s } = drawn('B', { moves: ['E@0,-1/2', 'A@-1,0/3', 'A@1,0/1'] });
    const { pile } = s().dark;
    pile.push(...pile.splice(pile.indexOf('C1'), 1)); // drawn next
    choose(scene.engine, j, 1, { tile: 'B1', x: 0, y: 1, turn: 0 });
    choose(scene.engine, j, 1, null);
    confirm(scene.engine, j, 1);
    expect(s().open.removed).toContain('C1');
    expect([canUndo(j, 0), canUndo(j, 1)]).toEqual([false, false]);
  });

  test('8 R9.1 the last turn, too, waits for confirmation', () => {
    const { scene, j } = drawn('E');
    (j.state as S).dark.pile = [];
    choose(scene.engine, j, 0, E1(0, -1, 2));
    choose(scene.engine, j, 0, 'c0');
    expect(scene.engine.isOver(j.state)).toBe(false);
    expect(canUndo(j, 0)).toBe(true);
    confirm(scene.engine, j, 0);
    expect(scene.engine.isOver(j.state)).toBe(true);
    expect(canUndo(j, 0)).toBe(false);
  });
});
