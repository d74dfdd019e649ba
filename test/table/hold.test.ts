// The last choice of a turn is held for a moment if something is about to come to light, and goes on by itself.
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { carryOut } from '../../src/table/acts.ts';
import { dueAt } from '../../src/table/clock.ts';
import { HOLD } from '../../src/table/hold.ts';
import { bringUpToDate } from '../../src/table/load.ts';
import { cloneTable } from '../../src/table/table.ts';
import type { Table } from '../../src/table/types.ts';
import { type At, atTable } from './at.ts';

const baselland = await loadGame('baselland');
const riga = await loadGame('riga');

/** Baselland: the first player lays a tile and puts no follower, or none can be put. */
function laid(after?: 'go' | 'wait'): At {
  const at = atTable(baselland, ['anna', 'ben'], { firstPlayer: 'first' });
  for (;;) {
    const { decision } = at.sees('anna');
    if (decision === null) return at;
    const choice = decision.notations.at(-1)!;
    at.done('anna', { do: 'choose', decision: decision.number, choice, ...(after && { after }) });
  }
}

/** The house lets the table go on for a seat, at this time. */
function endHold(at: At, seat: number, now: number): string | null {
  const table = cloneTable(at.pkg, at.table);
  const outcome = carryOut(table, { do: 'confirm' }, { pkg: at.pkg, now, by: { held: seat } });
  if ('refusal' in outcome) return outcome.refusal.why;
  at.table = table;
  at.log.push(outcome.entry);
  return null;
}

describe('a turn whose end brings something to light', () => {
  test('is held for a moment, and then goes on by itself, not before', () => {
    const at = laid();
    const until = at.now + HOLD;
    expect(at.sees('anna')).toMatchObject({ mustConfirm: true, canUndo: true, heldUntil: until, decision: null });
    expect(at.sees('ben')).toMatchObject({ mustConfirm: false, waitsFor: [0], decision: null });
    expect(at.sees('ben').heldUntil).toBeUndefined();
    expect(dueAt(at.table)).toBe(until);
    expect(endHold(at, 0, until - 1)).toBe('timeLeft');
    expect(endHold(at, 1, until)).toBe('timeLeft');
    expect(endHold(at, 0, until)).toBeNull();
    expect(at.log.at(-1)).toMatchObject({ by: 0, act: 'confirm' });
    expect(at.sees('ben').decision).not.toBeNull();
    expect(at.sees('anna').canUndo).toBe(false);
    expect(endHold(at, 0, until + 1)).toBe('timeLeft');
  });

  test('can be taken back meanwhile; the next choice is held anew', () => {
    const at = laid();
    const first = at.sees('anna').heldUntil!;
    at.done('anna', { do: 'undo' });
    expect(at.sees('anna').heldUntil).toBeUndefined();
    expect(endHold(at, 0, first)).toBe('timeLeft');
    at.now += 1000;
    while (at.sees('anna').decision !== null) at.picks('anna');
    expect(at.sees('anna').heldUntil).toBe(at.now + HOLD);
  });

  test('is skipped by the seat, and by nobody else', () => {
    const at = laid();
    expect(at.refused('ben', { do: 'confirm' })).toBe('nothingToConfirm');
    at.done('anna', { do: 'confirm' });
    expect(at.sees('ben').decision).not.toBeNull();
    expect(dueAt(at.table)).not.toBe(at.now + HOLD);
  });

  test('what others do meanwhile does not make it longer', () => {
    const at = laid();
    const until = at.sees('anna').heldUntil;
    at.now += 500;
    at.done('ben', { do: 'say', text: 'well', to: 'players' });
    expect(at.sees('anna').heldUntil).toBe(until);
  });

  test('goes on at once, or only after a press, if the seat has said so with its choice', () => {
    expect(laid('go').sees('ben').decision).not.toBeNull();
    const at = laid('wait');
    expect(at.sees('anna')).toMatchObject({ mustConfirm: true, canUndo: true });
    expect(at.sees('anna').heldUntil).toBeUndefined();
    expect(endHold(at, 0, at.now + 1e6)).toBe('timeLeft');
    at.done('anna', { do: 'confirm' });
    expect(at.sees('ben').decision).not.toBeNull();
  });

  test('a table of an earlier version waits for a press, as it did', async () => {
    const at = laid();
    const { holds: _, ...earlier } = JSON.parse(JSON.stringify(at.table)) as Table;
    at.table = await bringUpToDate(earlier as Table);
    expect(at.sees('anna')).toMatchObject({ mustConfirm: true });
    expect(at.sees('anna').heldUntil).toBeUndefined();
    at.done('anna', { do: 'confirm' });
    expect(at.sees('ben').decision).not.toBeNull();
  });
});

describe('a turn whose end brings nothing to light', () => {
  const NAMES = ['anna', 'ben'];
  /** Riga: whoever begins takes a card and ends the turn. */
  function taken() {
    const at = atTable(riga, NAMES, {});
    while (at.sees('anna').decision !== null && at.sees('ben').decision !== null)
      for (const who of NAMES) while (at.sees(who).decision !== null) at.picks(who);
    for (const who of NAMES) if (at.sees(who).mustConfirm) at.done(who, { do: 'confirm' });
    const [first] = at.sees('anna').waitsFor;
    const who = NAMES[first];
    while (at.sees(who).decision !== null) {
      const { notations } = at.sees(who).decision!;
      at.picks(who, Math.max(0, notations.indexOf('end')));
    }
    return { at, who, next: NAMES[1 - first] };
  }

  test('needs no wait, and can be taken back until the next player has chosen', () => {
    const { at, who, next } = taken();
    expect(at.sees(who)).toMatchObject({ mustConfirm: false, canUndo: true });
    expect(at.sees(next).decision).not.toBeNull();
    const stale = at.sees(next).decision!;
    at.done(who, { do: 'undo' });
    expect(at.sees(who).decision).not.toBeNull();
    const late = { do: 'choose', decision: stale.number, choice: stale.notations[0] } as const;
    expect(at.does(next, late)).toHaveProperty('refusal');
    while (at.sees(who).decision !== null) at.picks(who, Math.max(0, at.sees(who).decision!.notations.indexOf('end')));
    at.picks(next);
    expect(at.sees(who).canUndo).toBe(false);
    expect(at.refused(who, { do: 'undo' })).toBe('nothingToUndo');
    expect(at.sees(next).canUndo).toBe(true);
  });
});
