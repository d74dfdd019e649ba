// Nobody is stuck: nudging, a bot that sits in, votes about somebody absent, and stopping without them.
import { describe, expect, test } from 'vitest';
import { baselland } from '../../src/games/baselland/index.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { dueAt } from '../../src/table/clock.ts';
import { STORES } from '../../src/table/paces.ts';
import { verify } from '../../src/table/replay.ts';
import { recordOf } from '../../src/table/table.ts';
import { type At, atTable, HOUSE, type How, idOf } from './at.ts';

const MINUTE = 60_000;
const three = (how: How = {}): At => atTable(baselland, ['anna', 'ben', 'cleo'], {}, { absent: 'bot', ...how });
const names = (at: At): string[] => at.table.chairs.map(({ name }) => name);

/** Whose turn it is; the others, the host first if it is one of them. */
function turnOf(at: At) {
  const [seat] = at.sees(null).waitsFor;
  const others = names(at).filter((_, other) => other !== seat);
  return { seat, mover: names(at)[seat], others };
}
/** Plays on until it is not the host's turn: then the host is among the others. */
function guestsTurn(at: At) {
  while (turnOf(at).mover === 'anna') {
    if (at.sees('anna').mustConfirm) at.done('anna', { do: 'confirm' });
    else at.picks('anna');
  }
  const { seat, mover, others } = turnOf(at);
  return { seat, mover, host: 'anna', other: others.find((name) => name !== 'anna')! };
}
function timeOut(at: At) {
  const turn = turnOf(at);
  at.now = dueAt(at.table)!;
  at.done(HOUSE, { do: 'timeUp', seat: turn.seat });
  return turn;
}
/** A bot on this seat makes a choice that its person would be offered. */
function botPicks(at: At, seat: number): void {
  const { table } = at;
  const chair = table.chairs[seat];
  at.table = { ...table, chairs: table.chairs.with(seat, { ...chair, kind: 'person', who: idOf('eye'), out: false }) };
  const { decision, mustConfirm } = at.sees('eye');
  at.table = table;
  if (mustConfirm) at.done(seat, { do: 'confirm' });
  else at.done(seat, { do: 'choose', decision: decision!.number, choice: decision!.notations[0] });
}

describe('a nudge', () => {
  test('is one a turn, after a little while, and only by somebody who plays', () => {
    const at = three();
    const { seat, mover, host, other } = guestsTurn(at);
    expect(at.refused(host, { do: 'nudge', seat })).toBe('tooSoon');
    at.now += MINUTE;
    for (const who of [mover, 'dora']) expect(at.refused(who, { do: 'nudge', seat })).toBe('notSeated');
    expect(at.refused(host, { do: 'nudge', seat: names(at).indexOf(other) })).toBe('notAwaited');
    expect(at.refused(host, { do: 'nudge', seat: 9 })).toBe('badChair');
    expect(at.done(host, { do: 'nudge', seat })).toMatchObject({ act: `nudge ${seat}` });
    expect(at.sees(other).awaited).toMatchObject([{ seat, nudgeFrom: null }]);
    at.now += 60 * MINUTE;
    expect(at.refused(other, { do: 'nudge', seat })).toBe('nudged');
  });

  test('taking back and choosing again is no way to be nudged again and again', () => {
    const at = three({ pace: 'none' });
    const { seat, mover, host } = guestsTurn(at);
    at.now += MINUTE;
    at.done(host, { do: 'nudge', seat });
    while (at.sees(mover).decision !== null) at.picks(mover);
    at.done(mover, { do: 'confirm' });
    while (turnOf(at).mover !== mover) {
      const { mover: who } = turnOf(at);
      if (at.sees(who).mustConfirm) at.done(who, { do: 'confirm' });
      else at.picks(who);
    }
    at.now += MINUTE;
    expect(at.refused(host, { do: 'nudge', seat })).toBe('tooSoon');
    at.now += 10 * MINUTE;
    at.done(host, { do: 'nudge', seat });
  });
});

describe('a bot sits in', () => {
  test('when the host asks for it, after five silent minutes at a live pace; and no longer when its person is back', () => {
    const at = three();
    const { seat, mover, host, other } = guestsTurn(at);
    expect(at.refused(host, { do: 'standIn', seat })).toBe('isHere');
    at.now += 5 * MINUTE;
    for (const who of [mover, 'dora']) expect(at.refused(who, { do: 'standIn', seat })).toBe('notSeated');
    expect(at.done(host, { do: 'standIn', seat })).toMatchObject({ act: `standIn ${seat} bot` });
    expect(at.sees(mover)).toMatchObject({ decision: null, chairs: { [seat]: { out: true, bot: 'club' } } });
    expect(at.sees(other).clocks[seat]).toMatchObject({ verdict: 'bot', standIn: [names(at).indexOf(host)] });
    botPicks(at, seat);
    at.done(mover, { do: 'comeBack' });
    expect(at.sees(mover)).toMatchObject({ chairs: { [seat]: { out: false, bot: null } } });
    expect(at.sees(other).clocks[seat]).not.toHaveProperty('standIn');
    expect(at.table.choices.filter((one) => one.bot !== undefined)).toHaveLength(1);
  });

  test('when most of the others ask for it: nobody counts twice, and what was asked is over when its person moves', () => {
    const at = atTable(baselland, ['anna', 'ben', 'cleo', 'dan'], {}, { absent: 'bot' });
    const { seat, mover } = guestsTurn(at);
    const [one, two] = names(at).filter((name) => name !== mover && name !== 'anna');
    at.now += 5 * MINUTE;
    expect(at.done(one, { do: 'standIn', seat }).act).toBe(`standIn ${seat}`);
    expect(at.refused(one, { do: 'standIn', seat })).toBe('nothingToAgree');
    expect(at.sees(mover).awaited).toMatchObject([{ seat, standIn: [names(at).indexOf(one)] }]);
    at.picks(mover);
    if (at.sees(mover).canUndo) at.done(mover, { do: 'undo' });
    expect(at.sees(null).awaited?.find((awaited) => awaited.seat === seat)?.standIn ?? []).toEqual([]);
    expect(at.refused(two, { do: 'standIn', seat })).toBe('isHere');
    at.now += 5 * MINUTE;
    for (const who of [one, two]) at.done(who, { do: 'standIn', seat });
    expect(at.sees(null).chairs[seat].out).toBe(true);
    expect(at.refused(one, { do: 'pardon', seat })).toBe('nothingToAgree'); // most of them wanted it
  });

  test('in a game for two, at a slow pace, or where nothing else was agreed, only when the time is up', () => {
    const two = atTable(baselland, ['anna', 'ben'], {}, { absent: 'bot' });
    const { seat } = turnOf(two);
    const other = names(two)[1 - seat];
    two.now += 5 * MINUTE;
    expect(two.refused(other, { do: 'standIn', seat })).toBe('noStandIn');
    timeOut(two);
    expect(two.sees(other).chairs[seat].out).toBe(true);
    for (const how of [{ pace: 'day' }, { absent: 'wait' }] as const) {
      const slow = three(how);
      const turn = guestsTurn(slow);
      slow.now += 60 * MINUTE;
      expect(slow.refused(turn.host, { do: 'standIn', seat: turn.seat })).toBe('noStandIn');
    }
  });

  test('and the record says which choices were the bot’s; it is written, read and verified', () => {
    const at = atTable(baselland, ['anna', 'ben'], {}, { absent: 'bot' });
    const { seat } = timeOut(at);
    const other = names(at)[1 - seat];
    for (let i = 0; at.table.phase === 'playing' && i < 1000; i++) {
      if (at.sees(null).waitsFor[0] === seat) botPicks(at, seat);
      else if (at.sees(other).mustConfirm) at.done(other, { do: 'confirm' });
      else at.picks(other);
    }
    expect(at.table.phase).toBe('finished');
    const record = recordOf(baselland, at.table);
    expect(record.seats).toEqual(names(at).map((name) => ({ name, bot: null })));
    const text = writeRecord(record);
    expect(text).toMatch(new RegExp(`^${seat + 1}:club \\S`, 'm'));
    expect(parseRecord(text)).toEqual(record);
    expect(verify(baselland.game, parseRecord(text))).toBeNull();
    const bots = record.choices.filter(({ bot }) => bot !== undefined);
    expect(bots.length).toBeGreaterThan(0);
    expect(bots.every((one) => one.seat === seat)).toBe(true);
  });
});

describe('a vote about somebody who is absent', () => {
  test('can be asked for at every table with a pace; more than half decide, and its person ends it', () => {
    const at = three({ pace: 'hour', absent: 'bot' });
    const { seat, mover, others } = timeOut(at);
    const [one, two] = others;
    expect(at.refused(one, { do: 'askVote', seat: names(at).indexOf(two), wants: 'open' })).toBe('isHere');
    for (const who of [mover, 'dora'])
      expect(at.refused(who, { do: 'askVote', seat, wants: 'open' })).toBe('notSeated');
    at.done(one, { do: 'askVote', seat, wants: 'open' });
    expect(at.refused(two, { do: 'askVote', seat, wants: 'open' })).toBe('nothingToAgree');
    at.done(one, { do: 'vote', seat, wants: 'open' }); // twice is once
    expect(at.sees(null)).toMatchObject({
      chairs: { [seat]: { kind: 'person' } },
      clocks: { [seat]: { verdict: 'bot' } },
    });
    botPicks(at, seat); // the game goes on meanwhile
    expect(at.sees(two).clocks[seat]?.votes).toHaveLength(1);
    at.done(mover, { do: 'comeBack' });
    expect(at.sees(two).clocks[seat]).toMatchObject({ votes: null, verdict: null });
    expect(at.refused(two, { do: 'vote', seat, wants: 'open' })).toBe('nothingToAgree');
  });

  test('opens the seat for anybody with the link', () => {
    const at = three({ pace: 'hour', absent: 'bot' });
    const { seat, mover, others } = timeOut(at);
    at.done(others[0], { do: 'askVote', seat, wants: 'open' });
    at.done(others[1], { do: 'vote', seat, wants: 'open' });
    expect(at.sees(null).chairs[seat]).toMatchObject({ kind: 'open', name: mover });
    at.done('dora', { do: 'sit', chair: seat });
    expect(at.sees('dora').you).toBe(seat);
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
  });

  test('is decided by those who have voted when it ends', () => {
    const at = three({ pace: 'hour', absent: 'wait' });
    const { seat, others } = timeOut(at);
    at.done(others[0], { do: 'askVote', seat, wants: 'bot' });
    at.now += STORES.hour.refill;
    at.done(HOUSE, { do: 'timeUp', seat });
    expect(at.sees(null).chairs[seat]).toMatchObject({ kind: 'person', out: true });
  });

  test('in a game for two nobody gives the other’s seat away', () => {
    const at = atTable(baselland, ['anna', 'ben'], {}, { pace: 'hour', absent: 'wait' });
    const { seat, others } = timeOut(at);
    expect(at.refused(others[0], { do: 'askVote', seat, wants: 'open' })).toBe('onlyTwo');
    at.done(others[0], { do: 'askVote', seat, wants: 'bot' });
    expect(at.sees(null).chairs[seat].out).toBe(true);
  });
});

describe('stopping without somebody who is absent', () => {
  const ask = () => {
    const at = atTable(baselland, ['anna', 'ben'], {}, { pace: 'hour', absent: 'bot' });
    const { seat, mover, others } = timeOut(at);
    at.done(others[0], { do: 'abandon' });
    return { at, seat, mover, other: others[0] };
  };

  test('needs their silence through the time to answer', () => {
    const { at } = ask();
    const { stopAt } = at.sees(null);
    expect(stopAt).toBe(at.now + STORES.hour.refill);
    expect(at.refused(HOUSE, { do: 'stop' })).toBe('timeLeft');
    at.now = stopAt! - 1;
    expect(dueAt(at.table)).toBe(stopAt);
    at.done(HOUSE, { do: 'stop' });
    expect(at.table.phase).toBe('abandoned');
  });

  test('their no ends it, and so does coming back; nobody else says when', () => {
    const { at, mover, other } = ask();
    at.done(mover, { do: 'stay' });
    expect(at.sees(null)).toMatchObject({ abandon: [] });
    expect(at.sees(null)).not.toHaveProperty('stopAt');
    at.done(other, { do: 'abandon' });
    expect(at.refused(other, { do: 'stop' })).toBe('onlyHouse');
    at.done(mover, { do: 'comeBack' });
    expect(at.sees(null)).not.toHaveProperty('stopAt');
    at.now += 2 * STORES.hour.refill;
    expect(at.refused(HOUSE, { do: 'stop' })).toBe('timeLeft');
    expect(at.table.phase).toBe('playing');
  });

  test('does not happen while somebody who is there has not agreed', () => {
    const at = three({ pace: 'hour', absent: 'bot' });
    const { others } = timeOut(at);
    at.done(others[0], { do: 'abandon' });
    expect(at.sees(null)).not.toHaveProperty('stopAt');
    at.done(others[1], { do: 'abandon' });
    expect(at.sees(null).stopAt).toBeGreaterThan(at.now);
  });
});
