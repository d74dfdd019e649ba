// How much time people have at a table, and what happens to those who are absent.
import { describe, expect, test } from 'vitest';
import { baselland } from '../../src/games/baselland/index.ts';
import { tableFrom } from '../../src/store/tail.ts';
import { dueAt } from '../../src/table/clock.ts';
import { botChair, emptyChair } from '../../src/table/doing.ts';
import { bringUpToDate } from '../../src/table/load.ts';
import { DAY, STORES } from '../../src/table/paces.ts';
import type { Seen, Table } from '../../src/table/types.ts';
import { VERDICTS } from '../../src/wire/values.ts';
import { toy } from '../toy/package.ts';
import { At, atTable, HOUSE, type How, idOf } from './at.ts';

const HOUR = 3600_000;
const two = (how: How): At => atTable(baselland, ['anna', 'ben'], {}, how);
const three = (how: How): At => atTable(baselland, ['anna', 'ben', 'carl'], {}, how);
const seatOf = (at: At, who: string): number => at.table.chairs.findIndex((chair) => chair.who === idOf(who));
/** Whose turn it is, and somebody who is waiting. */
function turnOf(at: At): { mover: string; seat: number; others: string[] } {
  const [seat] = at.sees(null).waitsFor;
  const names = at.table.chairs.map(({ name }) => name);
  return { mover: names[seat], seat, others: names.filter((name) => name !== names[seat]) };
}
const clock = (at: At, seat: number) => at.sees(null).clocks[seat]!;
/** The time of whoever is to move runs out, and the house acts. */
function timeOut(at: At) {
  const turn = turnOf(at);
  at.now = clock(at, turn.seat).until!;
  const entry = at.done(HOUSE, { do: 'timeUp', seat: turn.seat });
  return { ...turn, entry };
}
/** Whoever is to move plays until somebody else is. */
function endTurn(at: At): void {
  const { mover, seat } = turnOf(at);
  while (at.sees(null).waitsFor.includes(seat)) {
    if (at.sees(mover).mustConfirm) at.done(mover, { do: 'confirm' });
    else at.picks(mover);
  }
}
const last = (at: At): string => at.log.at(-1)!.act;

describe('a clock', () => {
  test.each(Object.entries(STORES))(
    '%s: runs for whom the table waits, and each decision adds to it',
    (pace, store) => {
      const at = two({ pace: pace as keyof typeof STORES });
      const { mover, seat } = turnOf(at);
      expect(clock(at, 1 - seat)).toMatchObject({ left: store.most, until: null });
      expect(clock(at, seat)).toMatchObject({ left: store.most, until: at.now + store.most });
      expect(dueAt(at.table)).toBe(at.now + store.most);
      at.now += store.refill / 2;
      at.picks(mover);
      expect(clock(at, seat).left).toBe(store.most); // never more than the most
      at.now += store.refill * 1.5;
      const before = clock(at, seat).until! - at.now;
      at.picks(mover);
      expect(clock(at, seat)).toMatchObject({ left: before - 1 + store.refill });
    },
  );

  test('runs while the turn has to be confirmed, and stops when others are to move', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    while (at.sees(mover).decision !== null) at.picks(mover);
    expect(at.sees(mover).mustConfirm).toBe(true);
    const { until } = clock(at, seat);
    expect(until).not.toBeNull();
    at.now += HOUR;
    const left = until! - at.now - 1;
    at.done(mover, { do: 'confirm' });
    expect(clock(at, seat)).toMatchObject({ until: null, left });
    expect(clock(at, 1 - seat).until).toBe(at.now + STORES.day.most);
    at.now += 5 * HOUR;
    expect(clock(at, seat).left).toBe(left);
  });

  test('taking back and choosing again earns nothing', () => {
    const at = two({ pace: 'hour' });
    const { mover, seat } = turnOf(at);
    at.now += 1.5 * HOUR;
    at.picks(mover);
    const { until } = clock(at, seat);
    for (let i = 0; i < 5; i++) {
      at.done(mover, { do: 'undo' });
      at.picks(mover);
    }
    expect(clock(at, seat).until).toBe(until);
  });

  test('asking to go back earns nothing either', () => {
    const at = two({ pace: 'hour' });
    endTurn(at);
    const { mover, seat } = turnOf(at);
    at.now += 1.5 * HOUR;
    at.picks(mover);
    const { until } = clock(at, seat);
    for (let i = 0; i < 5; i++) {
      at.done(mover, { do: 'undo' });
      at.done(mover, { do: 'askBack', to: 0 });
      at.picks(mover);
    }
    expect(clock(at, seat).until).toBe(until);
  });

  test.each(['consent', 'the house'])('going back by %s: what is decided again is given time for again', (by) => {
    const at = two({ pace: 'hour' });
    const { mover, seat, others } = turnOf(at);
    at.picks(mover);
    if (by === 'consent') {
      at.done(mover, { do: 'askBack', to: 0 });
      at.done(others[0], { do: 'agreeBack' });
    } else at.done(HOUSE, { do: 'rewind' });
    at.now += 1.5 * HOUR;
    const left = clock(at, seat).until! - at.now;
    at.picks(mover);
    expect(clock(at, seat).left).toBe(left - 1 + STORES.hour.refill);
  });

  test('none without a pace, none for bots, and none for somebody alone with them', () => {
    const free = two({ pace: 'none' });
    expect(free.sees(null).clocks).toEqual([null, null]);
    expect(dueAt(free.table)).toBeNull();
    const alone = new At(baselland, [emptyChair('open'), botChair('random')], {}, { pace: 'live' });
    alone.sits('anna', 0);
    alone.starts();
    expect(alone.sees(null).clocks[1]).toBeNull();
    expect(dueAt(alone.table)).toBeNull();
  });

  test('nothing runs before the game and after it', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')], {}, { pace: 'hour' });
    at.sits('anna', 0);
    at.sits('ben', 1);
    expect([dueAt(at.table), at.sees(null).clocks]).toEqual([null, [null, null]]);
    at.starts();
    for (const who of ['anna', 'ben']) at.done(who, { do: 'abandon' });
    expect(at.table.phase).toBe('abandoned');
    expect(dueAt(at.table)).toBeNull();
    expect(at.sees(null).clocks.map((one) => one?.until)).toEqual([null, null]);
  });

  test('somebody who takes over a chair gets a fresh clock', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    at.now += DAY;
    at.done(mover, { do: 'leave' });
    expect(at.sees(null).clocks[seat]).toBeNull();
    at.done('carl', { do: 'sit', chair: seat });
    expect(clock(at, seat)).toMatchObject({ left: STORES.day.most, until: at.now + STORES.day.most });
  });

  test('a table of an earlier version gets its clocks with the next act', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    at.table = { ...at.table, clocks: [] } as Table;
    expect(at.sees(null).clocks).toEqual([null, null]);
    at.picks(mover);
    expect(clock(at, seat).until).toBe(at.now + STORES.day.most);
  });

  test('while all choose at once: nothing of a clock moves before the seat is done', () => {
    const at = atTable(toy, ['anna', 'ben', 'carl'], { muse: true }, { pace: 'hour' });
    const seen = (): Seen['clocks'] => at.sees(null).clocks;
    const before = seen();
    expect(before.every((one) => one!.until !== null)).toBe(true);
    const choose = (who: string, choice: string) =>
      at.done(who, { do: 'choose', decision: at.sees(who).decision!.number, choice });
    at.now += 1.5 * HOUR;
    for (let i = 0; i < 3; i++) choose('ben', 'muse more');
    expect(seen()).toEqual(before);
    choose('ben', 'muse enough');
    expect(seen()).toEqual(before);
    while (at.sees('ben').decision !== null) at.picks('ben');
    if (at.sees('ben').mustConfirm) at.done('ben', { do: 'confirm' });
    expect(at.sees(null).waitsFor).toEqual([0, 2]);
    const after = seen();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    // However many choices it were, they earn what one does.
    expect(after[1]).toMatchObject({ until: null, left: before[1]!.until! - at.now + STORES.hour.refill });
  });
});

describe('when the time is up', () => {
  test('only the house may say so, only when it is so, and once', () => {
    const at = three({ pace: 'hour', absent: 'wait' });
    const { mover, seat, others } = turnOf(at);
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    at.now = clock(at, seat).until! - 2;
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    at.now += 2;
    for (const who of [mover, ...others]) expect(at.refused(who, { do: 'timeUp', seat })).toBe('notHost');
    for (const other of [0, 1, 2].filter((one) => one !== seat))
      expect(at.refused(HOUSE, { do: 'timeUp', seat: other })).toBe('timeLeft');
    const { by, act } = at.done(HOUSE, { do: 'timeUp', seat });
    expect([by, act]).toEqual([null, `timeUp ${seat} wait`]);
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    expect(dueAt(at.table)).toBeNull();
    expect(clock(at, seat)).toMatchObject({ verdict: 'wait', until: null, left: 0 });
    at.picks(mover);
    expect(clock(at, seat)).toMatchObject({ verdict: null, left: STORES.hour.refill });
  });

  test('bot: one of the club sits in, and the person may come back', () => {
    const at = three({ pace: 'hour', absent: 'bot' });
    const { mover, seat, entry } = timeOut(at);
    expect(entry.act).toBe(`timeUp ${seat} bot`);
    expect(at.table.chairs[seat]).toMatchObject({ kind: 'person', out: true, bot: 'club' });
    expect(clock(at, seat)).toMatchObject({ verdict: 'bot', until: null });
    expect(at.refused(mover, { do: 'choose', decision: at.table.decisionNumbers[seat], choice: 'x' })).toBe(
      'notYourTurn',
    );
    at.done(mover, { do: 'comeBack' });
    expect(at.table.chairs[seat]).toMatchObject({ out: false, bot: null });
    expect(clock(at, seat)).toMatchObject({ verdict: null, until: at.now + STORES.hour.refill });
    at.picks(mover);
  });

  test('open: anybody may sit down, until then the one who lost it may come back', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat, others } = timeOut(at);
    const { contribution } = at.table.chairs[seat];
    expect(contribution).not.toBeNull(); // part of the seed
    expect(at.table.chairs[seat]).toMatchObject({ kind: 'open', who: null });
    expect(clock(at, seat)).toMatchObject({ verdict: 'open', lost: mover });
    expect(at.sees(mover).you).toBeNull();
    expect(at.table.host).not.toBe(idOf(mover));
    at.done(mover, { do: 'comeBack' });
    expect(at.table.chairs[seat]).toMatchObject({ kind: 'person', who: idOf(mover), name: mover, contribution });
    expect(clock(at, seat)).toMatchObject({ verdict: null, lost: null, until: at.now + STORES.hour.refill });
    timeOut(at);
    at.done('dora', { do: 'sit', chair: seat });
    expect(clock(at, seat)).toMatchObject({ verdict: null, lost: null, left: STORES.hour.most });
    expect(at.refused(mover, { do: 'comeBack' })).toBe('notOut');
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
    expect(seatOf(at, mover)).toBe(-1);
  });

  test('open: somebody who lost a chair and sits down on it again has what was left', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat } = timeOut(at);
    at.done(mover, { do: 'sit', chair: seat });
    expect(clock(at, seat)).toMatchObject({ verdict: null, lost: null, left: STORES.hour.refill });
  });

  test('open: somebody who leaves for good is not remembered', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat, others } = timeOut(at);
    at.done(mover, { do: 'leave' });
    expect(JSON.stringify(at.table.clocks)).not.toContain(idOf(mover));
    expect(at.refused(mover, { do: 'comeBack' })).toBe('notOut');
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
  });

  test.each(['bot', 'open', 'wait'] as const)(
    '%s: one of the others may take it back, with a little time',
    (absent) => {
      const at = three({ pace: 'day', absent });
      const { mover, seat, others } = timeOut(at);
      expect(at.refused(mover, { do: 'pardon', seat })).toBe('notSeated');
      expect(at.refused('dora', { do: 'pardon', seat })).toBe('notSeated');
      const fuss = at.table.idleActs[idOf(others[0])];
      at.done(others[0], { do: 'pardon', seat });
      expect(last(at)).toBe(`pardon ${seat}`);
      expect(at.table.chairs[seat]).toMatchObject({ kind: 'person', who: idOf(mover), out: false, bot: null });
      expect(clock(at, seat)).toMatchObject({ verdict: null, until: at.now + STORES.day.refill });
      expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
      expect(at.table.idleActs[idOf(others[0])]).toBe(fuss + 1); // nobody does so without end
      at.picks(mover);
    },
  );

  test('open: nobody who has had a chair in this game sits down on another', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat, others } = timeOut(at);
    const own = seatOf(at, others[0]);
    at.done(others[0], { do: 'leave' });
    expect(at.refused(others[0], { do: 'sit', chair: seat })).toBe('otherChair');
    expect(at.refused(mover, { do: 'sit', chair: own })).toBe('otherChair');
    at.done('dora', { do: 'sit', chair: seat }); // who only watched may
    at.done('dora', { do: 'leave' });
    expect(at.refused('dora', { do: 'sit', chair: own })).toBe('otherChair');
    at.done(others[0], { do: 'sit', chair: own });
    expect(at.sees(others[0]).you).toBe(own);
  });

  test('open: before the game everybody may change chairs', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')], {}, { pace: 'hour', absent: 'open' });
    at.sits('anna', 0);
    at.sits('ben', 1);
    for (const who of ['anna', 'ben']) at.done(who, { do: 'leave' });
    at.sits('anna', 1);
    at.sits('ben', 0);
    expect(at.table.sat).toEqual([]);
  });

  test.each([
    ['a stranger', (at: At, chair: number) => at.done('dora', { do: 'sit', chair })],
    [
      'a bot',
      (at: At, chair: number) => {
        const host = at.table.chairs.find(({ who }) => who === at.table.host)!.name;
        at.done(host, { do: 'chair', chair, kind: 'bot', bot: 'random' });
      },
    ],
  ])('open: %s who comes and goes without a move takes nothing from the one who lost the chair', (who, comes) => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat, others } = timeOut(at);
    comes(at, seat);
    expect(at.refused(mover, { do: 'comeBack' })).toBe('notOut'); // it is taken now
    if (who === 'a bot') {
      const host = others.find((name) => idOf(name) === at.table.host)!;
      at.done(host, { do: 'chair', chair: seat, kind: 'open' });
    } else at.done('dora', { do: 'leave' });
    expect(clock(at, seat)).toMatchObject({ verdict: 'open', lost: mover });
    expect(at.sees(null).chairs[seat].name).toBe(mover);
    at.done(mover, { do: 'comeBack' });
    expect(at.table.chairs[seat]).toMatchObject({ kind: 'person', who: idOf(mover), name: mover });
    at.picks(mover);
  });

  test('open: once somebody else has played there, the chair is lost', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat } = timeOut(at);
    at.done('dora', { do: 'sit', chair: seat });
    at.picks('dora');
    at.done('dora', { do: 'leave' });
    expect(at.refused(mover, { do: 'comeBack' })).toBe('notOut');
  });

  test('open: what a newcomer does in a lane reveals nothing, and does not make the chair theirs', () => {
    const at = atTable(toy, ['anna', 'ben', 'carl'], { muse: true }, { pace: 'hour', absent: 'open' });
    at.now = clock(at, 1).until!;
    at.done(HOUSE, { do: 'timeUp', seat: 1 });
    at.done('dora', { do: 'sit', chair: 1 });
    const before = at.sees('anna');
    at.done('dora', { do: 'choose', decision: at.sees('dora').decision!.number, choice: 'muse more' });
    expect(at.sees('anna')).toEqual(before);
    at.done('dora', { do: 'leave' });
    expect(clock(at, 1)).toMatchObject({ verdict: 'open', lost: 'ben' });
    at.done('ben', { do: 'comeBack' });
    expect(at.sees('ben').you).toBe(1);
  });

  test('open: giving up a chair that somebody else has does not refill its clock', () => {
    const at = three({ pace: 'hour', absent: 'open' });
    const { mover, seat } = timeOut(at);
    at.done('dora', { do: 'sit', chair: seat });
    const { until } = clock(at, seat);
    at.now += HOUR;
    at.done(mover, { do: 'leave' });
    expect(clock(at, seat).until).toBe(until);
    expect(at.sees('dora').you).toBe(seat);
    expect(JSON.stringify(at.table.clocks)).not.toContain(idOf(mover));
  });

  test('somebody who sits out by choice is not called back by others', () => {
    const at = three({ pace: 'hour', absent: 'wait' });
    const { mover, seat, others } = timeOut(at);
    at.done(mover, { do: 'sitOut' });
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
    expect(at.table.chairs[seat].out).toBe(true);
  });

  test('wait: is over when the table goes back to another’s turn', () => {
    const at = three({ pace: 'hour', absent: 'wait' });
    endTurn(at);
    const { mover, seat, others } = timeOut(at);
    at.done(mover, { do: 'askBack', to: 0 });
    for (const other of others) at.done(other, { do: 'agreeBack' });
    expect(at.sees(null).waitsFor).not.toContain(seat);
    expect(clock(at, seat)).toMatchObject({ verdict: null, left: STORES.hour.refill });
  });

  test('somebody who has chosen and only has to end the turn is not absent: the table goes on', () => {
    const at = three({ pace: 'hour', absent: 'bot' });
    const { mover, seat } = turnOf(at);
    while (at.sees(mover).decision !== null) at.picks(mover);
    const { entry } = timeOut(at);
    expect(entry.act).toBe(`timeUp ${seat} go`);
    expect(at.sees(null).waitsFor).not.toContain(seat);
    expect(at.table.chairs[seat].out).toBe(false);
    expect(clock(at, seat)).toMatchObject({ verdict: null, left: STORES.hour.refill });
  });
});

describe('a vote', () => {
  test('more than half of the others decide; a vote can be changed', () => {
    const at = atTable(baselland, ['anna', 'ben', 'carl', 'dora'], {}, { pace: 'hour', absent: 'vote' });
    const { mover, seat, others, entry } = timeOut(at);
    const [a, b, c] = others;
    expect(entry.act).toBe(`timeUp ${seat} vote`);
    expect(clock(at, seat)).toMatchObject({ votes: [], verdict: null, until: null });
    expect(at.refused(mover, { do: 'vote', seat, wants: 'wait' })).toBe('notSeated');
    expect(at.refused(a, { do: 'vote', seat: seatOf(at, b), wants: 'wait' })).toBe('nothingToAgree');
    at.done(a, { do: 'vote', seat, wants: 'open' });
    at.done(b, { do: 'vote', seat, wants: 'wait' });
    at.done(a, { do: 'vote', seat, wants: 'bot' });
    const votes = [
      { by: seatOf(at, a), wants: 'bot' },
      { by: seatOf(at, b), wants: 'wait' },
    ];
    expect(clock(at, seat).votes).toEqual(votes.sort((x, y) => x.by - y.by));
    at.done(c, { do: 'vote', seat, wants: 'bot' });
    expect(last(at)).toBe(`vote ${seat} bot decided`);
    expect(at.table.chairs[seat]).toMatchObject({ out: true, bot: 'club' });
    expect(clock(at, seat)).toMatchObject({ votes: null, verdict: 'bot' });
    expect(at.refused(a, { do: 'vote', seat, wants: 'wait' })).toBe('nothingToAgree');
    at.done(mover, { do: 'comeBack' });
    expect(at.table.chairs[seat].out).toBe(false);
  });

  test.each(VERDICTS)('of two players, the one present decides: %s', (wants) => {
    const at = two({ pace: 'hour', absent: 'vote' });
    const { seat, others } = timeOut(at);
    at.done(others[0], { do: 'vote', seat, wants });
    expect(last(at)).toBe(`vote ${seat} ${wants} decided`);
    const { kind, out } = at.table.chairs[seat];
    expect([kind, out]).toEqual([wants === 'open' ? 'open' : 'person', wants === 'bot']);
    // Those who wait are asked again after another refill.
    if (wants === 'wait') expect(clock(at, seat).until).toBe(at.now + STORES.hour.refill);
  });

  test('is over when the absent one moves', () => {
    const at = two({ pace: 'hour', absent: 'vote' });
    const { mover, seat, others } = timeOut(at);
    at.picks(mover);
    expect(clock(at, seat)).toMatchObject({ votes: null, left: STORES.hour.refill });
    expect(at.refused(others[0], { do: 'vote', seat, wants: 'bot' })).toBe('nothingToAgree');
  });

  const four = () => atTable(baselland, ['anna', 'ben', 'carl', 'dora'], {}, { pace: 'hour', absent: 'vote' });

  test.each([
    [['bot'], 'bot'],
    [['open'], 'open'],
    [['bot', 'wait'], 'wait'],
    [['open', 'bot'], 'bot'],
  ] as const)('has an end: then those who have voted decide, of two equals the milder: %j gives %s', (wants, what) => {
    const at = four();
    const { seat, others } = timeOut(at);
    const ends = at.now + STORES.hour.refill;
    expect(clock(at, seat).voteEnds).toBe(ends);
    wants.forEach((one, i) => {
      at.done(others[i], { do: 'vote', seat, wants: one });
    });
    expect(dueAt(at.table)).toBe(ends);
    at.now = ends - 2;
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    expect(at.done(HOUSE, { do: 'timeUp', seat }).act).toBe(`timeUp ${seat} ${what}`);
    expect(clock(at, seat)).toMatchObject({ votes: null, voteEnds: null });
  });

  test('without any vote the table waits, and later the first who votes decides', () => {
    const at = four();
    const { seat, others } = timeOut(at);
    expect(dueAt(at.table)).toBeNull();
    at.now = clock(at, seat).voteEnds!;
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    at.done(others[2], { do: 'vote', seat, wants: 'bot' });
    expect(last(at)).toBe(`vote ${seat} bot decided`);
  });

  test('begun by an earlier version, is over with what was voted', async () => {
    const at = four();
    const { seat, others } = timeOut(at);
    at.done(others[0], { do: 'vote', seat, wants: 'bot' });
    const clocks = at.table.clocks.map(({ voteEnds: _, ...old }) => old);
    at.table = await bringUpToDate(tableFrom(JSON.stringify({ ...at.table, journal: null, clocks })));
    expect(dueAt(at.table)).toBe(0);
    expect(at.table.clocks.map(({ voteEnds }) => voteEnds)).toEqual([0, 1, 2, 3].map((i) => (i === seat ? 0 : null)));
  });

  test('does not wait for those who are absent themselves', () => {
    const at = atTable(toy, ['anna', 'ben', 'carl'], { muse: true }, { pace: 'hour', absent: 'vote' });
    const done = () => at.sees('anna').decision === null && !at.sees('anna').mustConfirm;
    while (!done()) {
      const { decision } = at.sees('anna');
      if (decision === null) at.done('anna', { do: 'confirm' });
      else at.picks('anna', decision.notations.length - 1);
    }
    expect(at.sees(null).waitsFor).toEqual([1, 2]);
    at.now = clock(at, 2).until!;
    for (const seat of [1, 2]) at.done(HOUSE, { do: 'timeUp', seat });
    at.done('anna', { do: 'vote', seat: 1, wants: 'bot' });
    expect(last(at)).toBe('vote 1 bot decided');
  });

  test('is over when the table goes back to another’s turn', () => {
    const at = three({ pace: 'hour', absent: 'vote' });
    endTurn(at);
    const { mover, seat, others } = timeOut(at);
    at.done(others[0], { do: 'vote', seat, wants: 'bot' });
    at.done(mover, { do: 'askBack', to: 0 });
    for (const other of others) at.done(other, { do: 'agreeBack' });
    expect(clock(at, seat)).toMatchObject({ votes: null, voteEnds: null, left: STORES.hour.refill });
    expect(at.refused(others[1], { do: 'vote', seat, wants: 'bot' })).toBe('nothingToAgree');
  });

  test.each(['bot', 'open'] as const)('%s: one alone cannot take back what most have decided', (wants) => {
    const at = three({ pace: 'hour', absent: 'vote' });
    const { mover, seat, others } = timeOut(at);
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
    for (const other of others) at.done(other, { do: 'vote', seat, wants });
    expect(at.refused(others[0], { do: 'pardon', seat })).toBe('nothingToAgree');
    at.done(mover, { do: 'comeBack' });
    at.picks(mover);
  });

  test('is decided by those who are left when others go, and falls to waiting when nobody is', () => {
    const at = three({ pace: 'hour', absent: 'vote' });
    const { seat, others } = timeOut(at);
    at.done(others[0], { do: 'vote', seat, wants: 'bot' });
    expect(dueAt(at.table)).toBe(clock(at, seat).voteEnds);
    at.done(others[1], { do: 'leave' });
    expect(dueAt(at.table)).toBe(0);
    expect(at.done(HOUSE, { do: 'timeUp', seat }).act).toBe(`timeUp ${seat} bot`);

    const empty = two({ pace: 'hour', absent: 'vote' });
    const { seat: away, others: rest } = timeOut(empty);
    empty.done(rest[0], { do: 'leave' });
    expect(empty.done(HOUSE, { do: 'timeUp', seat: away }).act).toBe(`timeUp ${away} wait`);
    expect(empty.refused(HOUSE, { do: 'timeUp', seat: away })).toBe('timeLeft');
  });
});

describe('a holiday', () => {
  test('stops the own clock and ends by itself', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    at.now += HOUR;
    const left = clock(at, seat).until! - at.now - 1;
    at.done(mover, { do: 'holiday', days: 7 });
    expect(last(at)).toBe('holiday 7');
    expect(clock(at, seat)).toMatchObject({
      holiday: at.now + 7 * DAY,
      until: at.now + 7 * DAY + left,
      holidaysLeft: 23,
    });
    at.now += 7 * DAY + HOUR;
    expect(at.refused(HOUSE, { do: 'timeUp', seat })).toBe('timeLeft');
    at.now = clock(at, seat).until!;
    at.done(HOUSE, { do: 'timeUp', seat });
  });

  test('ends by an act, or by choosing, and what was not had of it is not lost', () => {
    const at = two({ pace: 'day' });
    const { mover, seat } = turnOf(at);
    const { until } = clock(at, seat);
    at.done(mover, { do: 'holiday', days: 10 });
    at.now += 2 * DAY;
    at.done(mover, { do: 'holiday', days: 0 });
    expect(clock(at, seat)).toMatchObject({ holiday: null, holidaysLeft: 27 });
    expect(clock(at, seat).until! - until!).toBeLessThan(2 * DAY + 10);
    expect(at.refused(mover, { do: 'holiday', days: 0 })).toBe('noHoliday');
    at.done(mover, { do: 'holiday', days: 3 });
    at.now += DAY;
    at.picks(mover);
    expect(clock(at, seat)).toMatchObject({ holiday: null, holidaysLeft: 26 });
  });

  test('of one whom nobody waits for begins to count when it is his turn', () => {
    const at = two({ pace: 'day' });
    const { seat, others } = turnOf(at);
    at.done(others[0], { do: 'holiday', days: 5 });
    const ends = clock(at, 1 - seat).holiday!;
    at.now += DAY / 2;
    endTurn(at);
    expect(clock(at, 1 - seat)).toMatchObject({ until: ends + STORES.day.most });
  });

  test('has bounds, and is no way out when the time is up', () => {
    const at = two({ pace: 'day', absent: 'wait' });
    const { mover, seat } = turnOf(at);
    expect(at.refused(mover, { do: 'holiday', days: 22 })).toBe('tooMuchHoliday');
    expect(at.refused(mover, { do: 'holiday', days: 1.5 })).toBe('tooMuchHoliday');
    expect(at.refused('dora', { do: 'holiday', days: 1 })).toBe('notSeated');
    at.done(mover, { do: 'holiday', days: 21 });
    at.now += 21 * DAY;
    expect(at.refused(mover, { do: 'holiday', days: 10 })).toBe('tooMuchHoliday');
    at.done(mover, { do: 'holiday', days: 9 });
    expect(clock(at, seat).holidaysLeft).toBe(0);
    timeOut(at);
    expect(at.refused(mover, { do: 'holiday', days: 1 })).toBe('timeUp');
    expect(two({ pace: 'none' }).refused('anna', { do: 'holiday', days: 1 })).toBe('wrongPhase');
  });
});
