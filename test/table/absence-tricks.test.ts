// What somebody might try with the rules about absent people: to give their seats away alone, to stop a game behind their back, or
// to let them pay for what they could not do.
import { describe, expect, test } from 'vitest';
import { baselland } from '../../src/games/baselland/index.ts';
import { greatSplit } from '../../src/games/great-split/index.ts';
import { dueAt } from '../../src/table/clock.ts';
import { DAY, STORES } from '../../src/table/paces.ts';
import { type At, atTable, HOUSE, type How } from './at.ts';

const MINUTE = 60_000;
const PEOPLE = ['anna', 'ben', 'cleo'];
const three = (how: How = {}): At => atTable(baselland, PEOPLE, {}, { absent: 'bot', ...how });
const names = (at: At): string[] => at.table.chairs.map(({ name }) => name);

function act(at: At, seat: number): void {
  const who = names(at)[seat];
  if (at.sees(who).mustConfirm) at.done(who, { do: 'confirm' });
  else at.picks(who);
}

/** A bot on this seat makes a choice that its person would be offered. */
function botPicks(at: At, seat: number): void {
  const { table } = at;
  at.table = { ...table, chairs: table.chairs.with(seat, { ...table.chairs[seat], out: false }) };
  const { decision } = at.sees(names(at)[seat]);
  at.table = table;
  at.done(seat, { do: 'choose', decision: decision!.number, choice: decision!.notations[0] });
}

/** Nobody moves until somebody's time is up. */
function timeOut(at: At) {
  const [seat] = at.sees(null).waitsFor;
  at.now = dueAt(at.table)!;
  at.done(HOUSE, { do: 'timeUp', seat });
  const [one, two] = names(at).filter((_, other) => other !== seat);
  return { seat, late: names(at)[seat], one, two };
}

describe('a seat is not given away by one alone', () => {
  test.each([
    ['bot', { kind: 'person', out: true }],
    ['wait', { kind: 'person', out: false }],
  ] as const)('because nobody else voted in time, where %s was agreed', (absent, chair) => {
    const at = three({ absent });
    const { seat, one } = timeOut(at);
    at.done(one, { do: 'askVote', seat, wants: 'open' });
    at.now += STORES.live.refill;
    expect(dueAt(at.table)).toBeLessThanOrEqual(at.now);
    at.done(HOUSE, { do: 'timeUp', seat });
    expect(at.sees(null).chairs[seat]).toMatchObject(chair);
    expect(at.sees(null).clocks[seat]).toMatchObject({ votes: null });
  });

  test('nor because the other voter has got up', () => {
    const at = three();
    const { seat, one, two } = timeOut(at);
    at.done(one, { do: 'askVote', seat, wants: 'open' });
    at.done(two, { do: 'leave' });
    expect(at.does(one, { do: 'vote', seat, wants: 'open' })).toMatchObject({ refusal: { why: 'onlyTwo' } });
    at.now += STORES.live.refill;
    at.done(HOUSE, { do: 'timeUp', seat });
    expect(at.sees(null).chairs[seat]).toMatchObject({ kind: 'person', out: true });
  });

  test('but where that was agreed beforehand, one vote is enough', () => {
    const at = three({ absent: 'vote' });
    const { seat, one } = timeOut(at);
    at.done(one, { do: 'vote', seat, wants: 'open' });
    at.now += STORES.live.refill;
    at.done(HOUSE, { do: 'timeUp', seat });
    expect(at.sees(null).chairs[seat]).toMatchObject({ kind: 'open' });
  });
});

describe('while the house was closed', () => {
  test('nobody pays for it who takes a choice back afterwards', () => {
    const at = atTable(greatSplit, PEOPLE, {}, { pace: 'hour' });
    while (at.sees(null).waitsFor.length < 3) act(at, at.sees(null).waitsFor[0]);
    const [seat, mover] = [0, names(at)[0]];
    act(at, seat);
    expect(at.sees(mover)).toMatchObject({ canUndo: true, clocks: { [seat]: { until: null } } });
    const from = at.now;
    at.now += 8 * 60 * MINUTE;
    at.done(HOUSE, { do: 'standstill', milliseconds: at.now - from, from });
    at.done(mover, { do: 'undo' });
    expect(at.sees(mover).clocks[seat]!.until).toBeGreaterThan(at.now + 60 * MINUTE);
  });

  test('nobody was silent', () => {
    const at = three();
    while (at.sees(null).waitsFor[0] === names(at).indexOf('anna')) {
      if (at.sees('anna').mustConfirm) at.done('anna', { do: 'confirm' });
      else at.picks('anna');
    }
    const [seat] = at.sees(null).waitsFor;
    const from = at.now;
    at.now += 8 * 60 * MINUTE;
    at.done(HOUSE, { do: 'standstill', milliseconds: at.now - from, from });
    expect(at.refused('anna', { do: 'standIn', seat })).toBe('isHere');
    expect(at.refused('anna', { do: 'nudge', seat })).toBe('tooSoon');
    at.now += 5 * MINUTE;
    at.done('anna', { do: 'standIn', seat });
  });
});

test('nobody is nudged on holiday', () => {
  const at = three({ pace: 'day' });
  const [seat] = at.sees(null).waitsFor;
  const [mover, other] = [names(at)[seat], names(at).find((_, one) => one !== seat)!];
  at.done(mover, { do: 'holiday', days: 2 });
  at.now += DAY;
  expect(at.refused(other, { do: 'nudge', seat })).toBe('tooSoon');
  at.now += DAY;
  at.done(other, { do: 'nudge', seat });
});

test('whoever comes back and takes back what a bot chose for them has thought since they came back', () => {
  const at = atTable(greatSplit, PEOPLE, {}, { absent: 'bot' });
  while (at.sees(null).waitsFor.length < 3) act(at, at.sees(null).waitsFor[0]);
  for (const seat of [0, 1, 2]) act(at, seat);
  while (at.sees(null).waitsFor.length < 3) act(at, at.sees(null).waitsFor[0]);
  const [seat, late] = [0, names(at)[0]];
  at.now = dueAt(at.table)!;
  at.done(HOUSE, { do: 'timeUp', seat });
  botPicks(at, seat);
  at.now += MINUTE;
  at.done(late, { do: 'comeBack' });
  at.now += 10_000;
  at.done(late, { do: 'undo' });
  expect(at.sees(null).waitsFor).toContain(seat);
  expect(at.sees(late).clocks[seat]!.until).toBeGreaterThan(at.now);
});

test('whoever sits down on a chair that was voted open begins anew: nothing of it is held against them', () => {
  const at = three();
  const { seat, one, two } = timeOut(at);
  at.done(one, { do: 'askVote', seat, wants: 'open' });
  at.done(two, { do: 'vote', seat, wants: 'open' });
  at.done('dora', { do: 'sit', chair: seat });
  expect(timeOut(at)).toMatchObject({ seat, late: 'dora' });
  expect(at.sees(null).chairs[seat].out).toBe(true);
  at.done(one, { do: 'pardon', seat }); // nobody has voted about her
  expect(at.sees('dora').chairs[seat].out).toBe(false);
});

test('nobody keeps the bot from choosing by coming back again and again without any time left', () => {
  const at = three();
  const { seat, late } = timeOut(at);
  at.done(late, { do: 'comeBack' });
  timeOut(at); // they got a little time for this choice, once
  expect(at.refused(late, { do: 'comeBack' })).toBe('botChooses');
  botPicks(at, seat);
  at.done(late, { do: 'comeBack' });
  expect(at.sees(late).chairs[seat].out).toBe(false);
});
