// A bad loser, and everything they try to keep the game from ending as it stands, or from ending at all.
import { describe, expect, test } from 'vitest';
import { baselland } from '../src/games/baselland/index.ts';
import { riga } from '../src/games/riga/index.ts';
import { dueAt, holidaysAt } from '../src/table/clock.ts';
import { DAY, STORES } from '../src/table/paces.ts';
import { type At, atTable, HOUSE, type How, idOf } from './table/at.ts';

const MINUTE = 60_000;
const two = (how: How = {}): At => atTable(baselland, ['anna', 'ben'], {}, how);
const names = (at: At): string[] => at.table.chairs.map(({ name }) => name);
/** Whose turn it is, and the other player. */
function turnOf(at: At) {
  const [seat] = at.sees(null).waitsFor;
  return { seat, mover: names(at)[seat], other: names(at)[1 - seat] };
}
/** The time of whoever is to move runs out, and the house acts. */
function timeOut(at: At) {
  const turn = turnOf(at);
  at.now = dueAt(at.table)!;
  at.done(HOUSE, { do: 'timeUp', seat: turn.seat });
  return turn;
}
/** A few choices have been made, so that there is something to lose. */
function played(how: How = {}): At {
  const at = two(how);
  while (at.sees(null).stepsBack < 3) {
    const { mover } = turnOf(at);
    if (at.sees(mover).mustConfirm) at.done(mover, { do: 'confirm' });
    else at.picks(mover);
  }
  return at;
}

describe('absent players are still asked', () => {
  test('while somebody sits out, nobody goes back or ends the game without them', () => {
    const at = played();
    const { choices } = at.table;
    at.done('ben', { do: 'sitOut' });
    at.done('anna', { do: 'askBack', to: 0 });
    expect(at.table.choices).toEqual(choices);
    expect(at.sees('ben').back).toEqual({ to: 0, agreed: [0] }); // they are asked
    at.done('anna', { do: 'abandon' });
    expect(at.table.phase).toBe('playing');
    at.done('ben', { do: 'refuseBack' });
    expect(at.table.choices).toEqual(choices);
  });

  test('they can answer without coming back', () => {
    const back = played();
    back.done('ben', { do: 'sitOut' });
    back.done('anna', { do: 'askBack', to: 0 });
    back.done('ben', { do: 'agreeBack' });
    expect(back.sees(null).stepsBack).toBe(0);
    const end = played();
    end.done('ben', { do: 'sitOut' });
    end.done('anna', { do: 'abandon' });
    end.done('ben', { do: 'abandon' });
    expect(end.table.phase).toBe('abandoned');
  });

  test('somebody replaced by a bot for being late is asked, and finds the game as it was played on', () => {
    const at = played({ pace: 'hour', absent: 'bot' });
    const { mover, other, seat } = timeOut(at);
    const { choices } = at.table;
    at.done(other, { do: 'askBack', to: 0 });
    at.done(other, { do: 'abandon' });
    expect([at.table.choices, at.table.phase]).toEqual([choices, 'playing']);
    at.done(mover, { do: 'comeBack' });
    expect(at.table.chairs[seat].out).toBe(false);
    at.done(mover, { do: 'abandon' });
    expect(at.table.phase).toBe('abandoned');
  });

  test('whose chair became open for being late is asked, whoever sits on it meanwhile', () => {
    const at = played({ pace: 'hour', absent: 'open' });
    const { mover, other, seat } = timeOut(at);
    const { choices } = at.table;
    const tries = (): void => {
      expect(at.refused(other, { do: 'askBack', to: 0 })).toBe('withoutAbsent');
      expect(at.refused(other, { do: 'abandon' })).toBe('withoutAbsent');
      expect([at.table.choices, at.table.phase]).toEqual([choices, 'playing']);
    };
    tries();
    at.done('dora', { do: 'sit', chair: seat }); // an accomplice, who only agrees
    tries();
    expect(at.refused('dora', { do: 'abandon' })).toBe('withoutAbsent');
    at.done('dora', { do: 'leave' });
    const host = names(at).find((name) => idOf(name) === at.table.host)!;
    at.done(host, { do: 'chair', chair: seat, kind: 'bot', bot: 'random' });
    const before = at.table.choices.length;
    botPicks(at, seat);
    expect(at.table.choices).toHaveLength(before + 1);
    expect(at.refused(other, { do: 'askBack', to: 0 })).toBe('withoutAbsent');
    at.done(host, { do: 'chair', chair: seat, kind: 'open' });
    at.done(mover, { do: 'comeBack' });
    expect(at.sees(mover).you).toBe(seat);
  });

  test('somebody who replaced a late player decides about what was played since, and nothing before', () => {
    const at = played({ pace: 'hour', absent: 'open' });
    const { mover, other, seat } = timeOut(at);
    at.done('dora', { do: 'sit', chair: seat }); // an accomplice, who makes a move
    const { stepsBack: made } = at.sees(null);
    at.picks('dora');
    expect(at.refused(other, { do: 'askBack', to: made - 1 })).toBe('withoutAbsent');
    expect(at.refused('dora', { do: 'abandon' })).toBe('withoutAbsent');
    const { choices } = at.table;
    at.done(other, { do: 'askBack', to: made });
    at.done('dora', { do: 'agreeBack' });
    expect(at.table.choices.slice(0, -2)).toEqual(choices.slice(0, -1)); // only her own move is gone
    at.done(mover, { do: 'leave' }); // they no longer mind
    for (const who of [other, 'dora']) at.done(who, { do: 'abandon' });
    expect(at.table.phase).toBe('abandoned');
  });

  test('somebody who has left for good is no longer asked', () => {
    const at = played();
    at.done('ben', { do: 'leave' });
    at.done('anna', { do: 'abandon' });
    expect(at.table.phase).toBe('abandoned');
  });
});

/** A bot on this chair makes a choice: one that a person there would be offered. */
function botPicks(at: At, seat: number): void {
  const { table } = at;
  const eye = { ...table.chairs[seat], kind: 'person' as const, who: idOf('eye'), out: false };
  at.table = { ...table, chairs: table.chairs.with(seat, eye) };
  const { decision } = at.sees('eye');
  at.table = table;
  at.done(seat, { do: 'choose', decision: decision!.number, choice: decision!.notations[0] });
}

describe('a clock is not wound by getting up', () => {
  const leftOf = (at: At, seat: number): number => at.table.clocks[seat].left;

  test('leaving and sitting down again keeps the time that was left', () => {
    const at = two({ pace: 'live' });
    const { mover, seat } = turnOf(at);
    at.now += STORES.live.most - 10_000;
    for (let i = 0; i < 3; i++) {
      at.done(mover, { do: 'leave' });
      at.done(mover, { do: 'sit', chair: seat });
    }
    expect(leftOf(at, seat)).toBeLessThan(10_000);
    at.now = dueAt(at.table)!;
    at.done(HOUSE, { do: 'timeUp', seat });
  });

  test('nor by an accomplice who comes and goes, nor by forgetting the chair that was lost', () => {
    const at = two({ pace: 'hour', absent: 'open' });
    const { mover, seat } = timeOut(at);
    at.done('dora', { do: 'sit', chair: seat });
    at.done('dora', { do: 'leave' });
    at.done(mover, { do: 'comeBack' });
    expect(leftOf(at, seat)).toBe(STORES.hour.refill);
    timeOut(at);
    at.done(mover, { do: 'leave' });
    at.done(mover, { do: 'sit', chair: seat });
    expect(leftOf(at, seat)).toBe(0);
  });

  test('nobody comes back late again and again to the same choice with new time', () => {
    const at = two({ pace: 'live', absent: 'bot' });
    const { mover, seat } = timeOut(at);
    at.done(mover, { do: 'comeBack' });
    expect(leftOf(at, seat)).toBe(STORES.live.refill); // once
    timeOut(at);
    expect(at.refused(mover, { do: 'comeBack' })).toBe('botChooses'); // or nobody would ever choose
    botPicks(at, seat);
    at.done(mover, { do: 'comeBack' });
    expect(leftOf(at, seat)).toBe(STORES.live.refill); // another choice
  });

  test('holidays are not given twice', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    at.done(mover, { do: 'holiday', days: 20 });
    at.now += 20 * DAY;
    at.done(mover, { do: 'leave' });
    at.done(mover, { do: 'sit', chair: seat });
    expect(at.sees(mover).clocks[seat]).toMatchObject({ holidaysLeft: 10 });
    expect(at.refused(mover, { do: 'holiday', days: 11 })).toBe('tooMuchHoliday');
  });
});

describe('a clock is not run down by somebody else', () => {
  /** A game of Riga where somebody has just chosen, the next one is asked, and the choice can still be taken back. */
  function passed() {
    const at = atTable(riga, ['anna', 'ben', 'cleo'], {}, { pace: 'hour', absent: 'bot' });
    for (;;) {
      const [seat] = at.sees(null).waitsFor;
      const mover = names(at)[seat];
      if (at.sees(mover).mustConfirm) at.done(mover, { do: 'confirm' });
      else at.picks(mover);
      const [next] = at.sees(null).waitsFor;
      if (at.sees(mover).canUndo && at.table.journal!.state.lanes.length === 0 && next !== seat)
        return { at, seat, mover, next };
    }
  }
  const leftOf = (at: At, seat: number): number => {
    const { left, since } = at.table.clocks[seat];
    return left - (since === null ? 0 : at.now - since);
  };

  test('taking a choice back and choosing again costs nobody’s time but one’s own', () => {
    const { at, seat, mover, next } = passed();
    const before = { own: leftOf(at, seat), next: leftOf(at, next) };
    const begun = at.now;
    for (let i = 0; i < 5; i++) {
      at.now += 5 * MINUTE;
      at.done(mover, { do: 'undo' });
      expect(at.sees(null).waitsFor).toEqual([seat]);
      expect(at.table.clocks[next]).toMatchObject({ left: before.next, since: null });
      at.picks(mover);
      expect(at.sees(null).waitsFor).toEqual([next]);
    }
    expect(leftOf(at, next)).toBe(before.next);
    expect(leftOf(at, seat)).toBe(before.own - (at.now - begun));
  });

  test('whoever plays for time like that runs out of it, whatever they say meanwhile', () => {
    const { at, seat, mover, next } = passed();
    at.now += 50 * MINUTE;
    at.done(mover, { do: 'say', text: 'a moment', to: 'players' });
    at.now += 10 * MINUTE;
    at.done(mover, { do: 'undo' });
    expect(leftOf(at, seat)).toBeLessThanOrEqual(STORES.hour.most - 60 * MINUTE);
    expect(dueAt(at.table)).toBe(at.now + leftOf(at, seat));
    expect(at.table.clocks[next].since).toBeNull();
  });
});

describe('a holiday does not stop those who sit there', () => {
  test('a live table knows none', () => {
    const at = two({ pace: 'live' });
    const { mover, seat } = turnOf(at);
    const due = dueAt(at.table);
    expect(at.refused(mover, { do: 'holiday', days: 21 })).toBe('noHolidays');
    expect(at.sees(mover).clocks[seat]).toMatchObject({ holidaysLeft: 0 });
    expect(dueAt(at.table)).toBe(due);
  });

  test.each([
    ['hour', undefined, 3],
    ['day', undefined, 30],
    ['day', 5, 5],
    ['threeDays', 0, 0],
    ['live', 30, 0],
  ] as const)('%s, with %s days set: %i', (pace, holidays, most) => {
    const at = two({ pace, ...(holidays !== undefined && { holidays }) });
    const { mover } = turnOf(at);
    expect(holidaysAt(at.table)).toBe(most);
    if (most > 0 && most < 21) at.refused(mover, { do: 'holiday', days: most + 1 });
    if (most > 0) at.done(mover, { do: 'holiday', days: Math.min(most, 21) });
    else at.refused(mover, { do: 'holiday', days: 1 });
  });
});
