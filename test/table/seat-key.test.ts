// A program's key at a table: what it may do, and when it is gone.
import { expect, test } from 'vitest';
import { baselland } from '../../src/games/baselland/index.ts';
import { carryOut } from '../../src/table/acts.ts';
import { clockOf } from '../../src/table/clock.ts';
import { seatOfKey } from '../../src/table/seat-key.ts';
import { cloneTable } from '../../src/table/table.ts';
import type { Act } from '../../src/table/types.ts';
import { type At, atTable, HOUSE, type How, idOf } from './at.ts';

const HASH = 'f'.repeat(64);

/** The one to move has given a program the key. */
function lent(how: How = {}) {
  const at = atTable(baselland, ['anna', 'ben'], {}, how);
  const [seat] = at.sees(null).waitsFor;
  const { name } = at.table.chairs[seat];
  at.done(name, { do: 'key', hash: HASH });
  return { at, seat, name };
}
/** The outcome of something the program does; the table stays as it is. */
function byKey(at: At, name: string, wish: Act, seatKey = HASH): string {
  const by = { who: idOf(name), name, seatKey };
  const outcome = carryOut(cloneTable(at.pkg, at.table), wish, { pkg: at.pkg, now: at.now, by });
  return 'refusal' in outcome ? outcome.refusal.why : outcome.entry.act;
}

test('it chooses, and does nothing else', () => {
  const { at, name } = lent();
  const { decision } = at.sees(name);
  const choose: Act = { do: 'choose', decision: decision!.number, choice: decision!.notations[0] };
  expect(byKey(at, name, choose)).toBe('choose');
  expect(byKey(at, name, { ...choose, choice: 'win' })).toBe('mustLay');
  expect(byKey(at, name, { do: 'confirm' })).toBe('nothingToConfirm');
  for (const wish of ['leave', 'undo', 'sitOut', 'abandon', 'start'] as const)
    expect(byKey(at, name, { do: wish })).toBe('seatKey');
  expect(byKey(at, name, { do: 'key', hash: HASH })).toBe('seatKey');
  expect(byKey(at, name, choose, 'e'.repeat(64))).toBe('badSeatKey');
  expect(byKey(at, name === 'anna' ? 'ben' : 'anna', choose)).toBe('badSeatKey');
});

test('it stays while a bot sits in, and waits', () => {
  const { at, seat, name } = lent();
  const { decision } = at.sees(name);
  at.done(name, { do: 'sitOut' });
  const choose: Act = { do: 'choose', decision: decision!.number, choice: decision!.notations[0] };
  expect(byKey(at, name, choose)).toBe('notYourTurn');
  at.done(name, { do: 'comeBack' });
  expect(seatOfKey(at.table, HASH)).toBe(seat);
});

test('it is lost with the chair of somebody whose time is up, and does not come back with them', () => {
  const { at, seat, name } = lent({ pace: 'hour', absent: 'open' });
  at.now = at.sees(null).clocks[seat]!.until!;
  at.done(HOUSE, { do: 'timeUp', seat });
  expect(clockOf(at.table, seat).lost?.name).toBe(name);
  expect(seatOfKey(at.table, HASH)).toBeNull();
  at.done(name, { do: 'comeBack' });
  expect(seatOfKey(at.table, HASH)).toBeNull();
  expect(byKey(at, name, { do: 'confirm' })).toBe('badSeatKey');
});

test('a new key takes the place of the old one, and none can be taken back twice', () => {
  const { at, seat, name } = lent();
  at.done(name, { do: 'key', hash: 'e'.repeat(64) });
  expect(seatOfKey(at.table, HASH)).toBeNull();
  expect(seatOfKey(at.table, 'e'.repeat(64))).toBe(seat);
  expect(at.sees(null).chairs[seat].lent).toBe(true); // all know, and nobody knows the key
  expect(JSON.stringify(at.sees(null))).not.toContain('e'.repeat(64));
  at.done(name, { do: 'key', hash: null });
  expect(at.table.chairs[seat]).not.toHaveProperty('key');
  expect(at.sees(null).chairs[seat].lent).toBeUndefined();
  expect(at.refused(name, { do: 'key', hash: null })).toBe('noSeatKey');
  expect(at.refused('carl', { do: 'key', hash: HASH })).toBe('notSeated');
});
