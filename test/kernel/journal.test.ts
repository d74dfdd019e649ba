import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/kernel/engine.ts';
import { canUndo, choose, confirm, type Journal, openJournal, undo, withoutOthers } from '../../src/kernel/journal.ts';
import { fastSource } from '../../src/kernel/random.ts';
import { type DraftState, draft } from '../toy/draft.ts';

function begin(holds: boolean, seats = 3): { engine: Engine; j: Journal; s: () => DraftState } {
  const engine = new Engine(draft, fastSource('journal'));
  const state = engine.setUp(seats);
  engine.advance(state);
  const j = openJournal(engine, state, holds);
  return { engine, j, s: () => j.state as DraftState };
}
/** The seat picks its first card, or another, and bids 1. */
function seal(engine: Engine, j: Journal, seat: number, card = 0): void {
  expect(choose(engine, j, seat, (j.state as DraftState).own[seat].hand[card])).toBeNull();
  expect(choose(engine, j, seat, 1)).toBeNull();
}

describe('sealed choices', () => {
  test('may be changed until the last seat has sealed, and nobody else is disturbed', () => {
    const { engine, j, s } = begin(true);
    seal(engine, j, 0);
    seal(engine, j, 1);
    expect(j.lanesToConfirm).toEqual([0, 1]);
    expect(undo(engine, j, 0)).toBe(true);
    expect(undo(engine, j, 0)).toBe(true);
    expect(s().own[0].picked).toBeNull();
    expect(s().own[1].picked).toBe(s().own[1].hand[0]);
    seal(engine, j, 0, 2);
    expect(s().own[0].picked).toBe(s().own[0].hand[2]);
  });

  test('are shown when the seat has confirmed, and are final then', () => {
    const { engine, j, s } = begin(true);
    seal(engine, j, 1);
    expect(s().open.bids).toEqual([null, null, null]);
    expect(confirm(engine, j, 1)).toBe(true);
    expect(s().open.bids).toEqual([null, 1, null]);
    expect(canUndo(j, 1)).toBe(false);
    expect(undo(engine, j, 1)).toBe(false);
    expect(confirm(engine, j, 1)).toBe(false);
  });

  test('the table goes on when the last has confirmed', () => {
    const { engine, j, s } = begin(true);
    for (const seat of [2, 0, 1]) seal(engine, j, seat);
    for (const seat of [0, 1]) confirm(engine, j, seat);
    expect(s().open.tables.flat()).toEqual([]);
    confirm(engine, j, 2);
    expect(s().open.tables.flat()).toHaveLength(3);
    expect(engine.deciders(j.state)).toHaveLength(1);
  });

  test('a seat can be looked at without the others, however far they are', () => {
    const { engine, j } = begin(true);
    const view = () => engine.view(withoutOthers(engine, j, 1), 1);
    const first = view();
    seal(engine, j, 0);
    confirm(engine, j, 0);
    expect(engine.view(j.state, 1)).not.toEqual(first);
    expect(view()).toEqual(first);
    choose(engine, j, 1, (j.state as DraftState).own[1].hand[1]);
    const second = view();
    expect(second.own[1]).toEqual((j.state as DraftState).own[1]);
    seal(engine, j, 2);
    expect(view()).toEqual(second);
    expect(engine.decision(withoutOthers(engine, j, 1), 1)).toEqual(engine.decision(j.state, 1));
  });

  test('a question that depends on the others is asked unchanged', () => {
    const step = draft.steps.pick;
    const open = (s: DraftState, t: { seat: number }) =>
      s.own[t.seat].hand.filter((_, i) => i === 0 || s.open.bids.every((bid) => bid === null));
    const game = { ...draft, steps: { ...draft.steps, pick: { ...step, options: open } } };
    const engine = new Engine(game, fastSource('journal'));
    const state = engine.setUp(3);
    engine.advance(state);
    const j = openJournal(engine, state, false);
    seal(engine, j, 0);
    expect(engine.decision(j.state, 1)?.options).toHaveLength(1);
    expect(withoutOthers(engine, j, 1)).toEqual(j.state);
    expect(withoutOthers(engine, j, 1)).not.toBe(j.state);
  });

  test('without holds a lane is final when it is through', () => {
    const { engine, j } = begin(false);
    choose(engine, j, 0, (j.state as DraftState).own[0].hand[0]);
    expect(canUndo(j, 0)).toBe(true);
    choose(engine, j, 0, 0);
    expect(canUndo(j, 0)).toBe(false);
  });
});

describe('the end of a turn', () => {
  function untilCrown() {
    const started = begin(true);
    const { engine, j } = started;
    for (const seat of [0, 1, 2]) {
      seal(engine, j, seat);
      confirm(engine, j, seat);
    }
    return { ...started, seat: engine.deciders(j.state)[0] };
  }

  test('waits for the seat, which can take its last pick back', () => {
    const { engine, j, s, seat } = untilCrown();
    const crowns = s().open.crowns.slice();
    expect(choose(engine, j, seat, 'keep')).toBeNull();
    expect(j.toConfirm).toBe(seat);
    expect(choose(engine, j, seat, 'keep')).toMatchObject({ why: 'confirmFirst' });
    expect(choose(engine, j, (seat + 1) % 3, 1)).toMatchObject({ why: 'notYourTurn' });
    expect(undo(engine, j, seat)).toBe(true);
    expect(j.toConfirm).toBeNull();
    expect(s().open.crowns).toEqual(crowns);
  });

  test('is final after the confirmation, because hands have been passed', () => {
    const { engine, j, s, seat } = untilCrown();
    choose(engine, j, seat, 'draw');
    expect(j.toConfirm).toBe(seat);
    expect(s().own[seat].hand).toHaveLength(2);
    confirm(engine, j, seat);
    expect(s().own[seat].hand).toHaveLength(3);
    expect(canUndo(j, seat)).toBe(false);
  });

  test('a refused choice changes nothing', () => {
    const { engine, j, seat } = untilCrown();
    const before = JSON.stringify(j);
    expect(choose(engine, j, seat, 'steal')).toMatchObject({ rule: 'T3', why: 'notOffered' });
    expect(JSON.stringify(j)).toBe(before);
  });
});
