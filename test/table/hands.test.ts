// Teaching and watching: open hands, hands that watchers see, two people on one seat. In each case two worlds that differ only in what
// somebody must not know look the same to them.
import { describe, expect, test } from 'vitest';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { hashOfInvitation } from '../../src/table/beside.ts';
import { bringUpToDate, NewerTable } from '../../src/table/load.ts';
import { verify } from '../../src/table/replay.ts';
import { seen, seenLog, waitsFor } from '../../src/table/seen.ts';
import { cloneTable, recordOf } from '../../src/table/table.ts';
import type { Act, Seen, Table } from '../../src/table/types.ts';
import { type At, atTable, HOUSE, idOf } from './at.ts';

const PEOPLE = ['anna', 'ben', 'cem'];
const WITH_HANDS: readonly GameId[] = ['tybor', 'riga', 'great-split', 'guilds-of-london'];
const OPEN = { openHands: true };

const nameAt = (at: At, seat: number): string => at.table.chairs[seat].name;
/** Somebody the table waits for does something, by chance. */
function goOn(at: At): void {
  const [seat] = waitsFor(at.pkg, at.table).slice(-1);
  const who = nameAt(at, seat);
  const { mustConfirm, decision } = at.sees(who);
  if (mustConfirm) at.done(who, { do: 'confirm' });
  else at.picks(who, Math.floor(Math.random() * decision!.options.length));
}
const isOver = (at: At): boolean => at.table.phase !== 'playing';
/** What somebody sees but for the number and the time. */
const sight = ({ seq: _, clocks: __, ...rest }: Seen): unknown => JSON.parse(JSON.stringify(rest));

/** Plays the table on, and at every fork a twin in which another seat picks something else: `viewers` must see the same. */
function compareForks(at: At, viewers: (chosen: number) => (string | null)[], steps: number): number {
  let compared = 0;
  for (let i = 0; i < steps && !isOver(at); i++) {
    const { state, toConfirm } = at.table.journal!;
    const deciders = waitsFor(at.pkg, at.table).filter((seat) => at.sees(nameAt(at, seat)).decision !== null);
    if (state.lanes.length > 0 && toConfirm === null && deciders.length > 0) {
      const [seat] = deciders;
      const who = nameAt(at, seat);
      const { options, number, notations } = at.sees(who).decision!;
      const before = at.table;
      const picked: unknown[] = [];
      const worlds = [0, options.length - 1].map((option) => {
        at.table = cloneTable(at.pkg, before);
        at.done(who, { do: 'choose', decision: number, choice: notations[option] });
        picked.push(at.table.journal!.state.own[seat]);
        const { toConfirm: waits, moves } = at.table.journal!;
        // The last one has chosen. If the table has not waited, all is decided; if nobody else had to choose, nobody can learn from it.
        const isAlone = moves.every((move) => move.seat === seat);
        if (deciders.length === 1 && (waits === null || isAlone)) return [];
        return viewers(seat).map((viewer) => sight(at.sees(viewer)));
      });
      at.table = before;
      expect(worlds[0]).toEqual(worlds[1]);
      if (JSON.stringify(picked[0]) !== JSON.stringify(picked[1])) compared++; // there was something to be seen
    }
    goOn(at);
  }
  return compared;
}

describe.each(WITH_HANDS)('%s', (game) => {
  test('with open hands each seat sees all hands, and no pick before all have chosen; a watcher sees none', async () => {
    const at = atTable(await loadGame(game), PEOPLE, OPEN);
    for (let i = 0; i < 30 && !isOver(at); i++) {
      const { state, toConfirm } = at.table.journal!;
      expect(at.sees(null).hands).toBeUndefined();
      PEOPLE.forEach((who, seat) => {
        const { hands, view } = at.sees(who);
        expect(hands?.[seat]).toBeNull();
        if (state.lanes.length === 0 && toConfirm === null)
          expect(hands).toEqual(state.own.map((own, owner) => (owner === seat ? null : own)));
        // What a board gets is the view of one seat, as ever.
        expect(
          view!.own.filter((own) => Object.values(own as object).some((one) => typeof one === 'object')),
        ).toHaveLength(1);
      });
      goOn(at);
    }
    const others = (chosen: number) => [null, ...PEOPLE.filter((_, seat) => seat !== chosen)];
    compareForks(at, others, 60);
  });

  test('watchers see hands while all agree, and no pick before all have chosen', async () => {
    const at = atTable(await loadGame(game), PEOPLE);
    for (const who of PEOPLE) {
      expect(at.sees(null).hands).toBeUndefined();
      at.done(who, { do: 'showHands', on: true });
    }
    compareForks(at, () => [null], 40);
    if (isOver(at)) return;
    expect(at.sees(null).hands).toHaveLength(3);
    for (const who of PEOPLE) expect(at.sees(who).hands).toBeUndefined(); // those who play do not look into other hands
    at.done('ben', { do: 'showHands', on: false });
    expect(at.sees(null)).toMatchObject({ showing: [0, 2] });
    expect(at.sees(null).hands).toBeUndefined();
  });
});

test('when all have chosen nobody sees what, as long as somebody can take back their pick', async () => {
  for (const game of WITH_HANDS) {
    const at = atTable(await loadGame(game), PEOPLE, OPEN);
    let waited = 0;
    for (let i = 0; i < 40 && !isOver(at); i++) {
      const { mark, moves, state } = at.table.journal!;
      PEOPLE.forEach((who, seat) => {
        const { canUndo, hands } = at.sees(who);
        if (!canUndo || !moves.some((move) => move.seat !== seat)) return;
        if (state.lanes.length === 0) waited++;
        expect(hands).toEqual(mark.own.map((own, owner) => (owner === seat ? null : own)));
      });
      goOn(at);
    }
    expect(waited, game).toBeGreaterThan(0);
  }
});

test('in the first forks there was something to be seen', async () => {
  for (const game of ['tybor', 'great-split', 'riga', 'guilds-of-london'] as const) {
    const at = atTable(await loadGame(game), PEOPLE, OPEN);
    const others = (chosen: number) => [null, ...PEOPLE.filter((_, seat) => seat !== chosen)];
    expect(compareForks(at, others, 3), game).toBeGreaterThan(0);
  }
});

test('open hands stand in the record, which is checked with them, and old records stay what they were', async () => {
  const pkg = await loadGame('tybor');
  const plain = atTable(pkg, PEOPLE);
  expect(writeRecord(recordOf(pkg, plain.table))).not.toContain('openHands');
  expect(plain.table.settings).not.toHaveProperty('openHands');
  const at = atTable(pkg, PEOPLE, OPEN);
  while (!isOver(at)) goOn(at);
  const text = writeRecord(recordOf(pkg, at.table));
  expect(text).toMatch(/^settings:.* openHands=true$/m);
  expect(verify(pkg.game, parseRecord(text))).toBeNull();
  const forged = parseRecord(text.replace(' openHands=true', ''));
  expect(verify(pkg.game, forged)).toMatchObject({ why: 'proof' }); // the roll call names the settings
  expect(at.sees(null).hands).toHaveLength(3); // after the game anybody may look
});

test('a table with open hands loads again, and a process that does not know them leaves it alone', async () => {
  const at = atTable(await loadGame('tybor'), PEOPLE, OPEN);
  const stored = JSON.parse(JSON.stringify({ ...at.table, game: 'tybor' })) as Table;
  expect((await bringUpToDate(stored)).settings).toEqual(at.table.settings);
  await expect(bringUpToDate({ ...stored, settings: { ...stored.settings, openHands: false } })).rejects.toThrow(
    NewerTable,
  );
  await expect(bringUpToDate({ ...stored, settings: { ...stored.settings, openDoors: true } })).rejects.toThrow(
    NewerTable,
  );
});

test('open hands are fixed before the start, and only the host says so', async () => {
  const pkg = await loadGame('tybor');
  const at = atTable(pkg, PEOPLE);
  expect(at.refused('anna', { do: 'change', settings: OPEN })).toBe('wrongPhase');
  expect(at.refused('anna', { do: 'change', settings: { openHands: 'yes' } })).toBe('wrongPhase');
});

test('nobody who may have watched all hands plays in that game', async () => {
  const at = atTable(await loadGame('tybor'), PEOPLE);
  expect(at.refused('dora', { do: 'showHands', on: true })).toBe('notSeated');
  for (const who of PEOPLE) at.done(who, { do: 'showHands', on: true });
  expect(at.refused('ben', { do: 'showHands', on: true })).toBe('nothingToAgree');
  at.done('ben', { do: 'leave' });
  at.done('anna', { do: 'showHands', on: false });
  expect(at.refused('dora', { do: 'sit', chair: 1 })).toBe('handsSeen');
  at.done('anna', { do: 'showHands', on: true });
  expect(at.sees('ben').hands).toHaveLength(3); // those who have a seat agree, and Ben has none
  expect(at.refused('ben', { do: 'sit', chair: 1 })).toBe('handsSeen');
});

test('who has lost the seat by the clock and may come back to it sees no hands meanwhile', async () => {
  const at = atTable(await loadGame('tybor'), PEOPLE, {}, { pace: 'hour', absent: 'open' });
  const [seat] = at.sees(null).waitsFor;
  for (const who of PEOPLE) if (who !== nameAt(at, seat)) at.done(who, { do: 'showHands', on: true });
  const late = nameAt(at, seat);
  at.now = at.sees(null).clocks[seat]!.until!;
  at.done(HOUSE, { do: 'timeUp', seat });
  expect(at.sees(null)).toMatchObject({ showing: PEOPLE.flatMap((who, i) => (who === late ? [] : [i])) });
  expect([at.sees(null).hands, at.sees(late).hands]).toEqual([undefined, undefined]);
  at.done(late, { do: 'comeBack' });
  expect(at.sees(late).you).toBe(seat);
});

test('somebody who sits down later has agreed to nothing', async () => {
  const at = atTable(await loadGame('tybor'), PEOPLE);
  at.done('anna', { do: 'showHands', on: true });
  at.done('ben', { do: 'showHands', on: true });
  at.done('ben', { do: 'leave' });
  at.done('dora', { do: 'sit', chair: 1 });
  at.done('cem', { do: 'showHands', on: true });
  expect(at.sees(null).showing).toEqual([0, 2]);
  expect(at.sees(null).hands).toBeUndefined();
});

const CODE = 'a-code-of-twenty-letters';
/** Dora sits beside Anna. */
async function beside(game: GameId = 'tybor') {
  const at = atTable(await loadGame(game), PEOPLE);
  at.done('anna', { do: 'share', hash: hashOfInvitation(CODE) });
  at.done('dora', { do: 'joinSeat', code: CODE });
  return at;
}

test('two on one seat see the same and either may choose; the log says who did', async () => {
  const at = await beside();
  const [anna, dora] = [at.sees('anna'), at.sees('dora')];
  expect({ ...dora, isSecond: undefined, isHost: true }).toEqual({ ...anna, isSecond: undefined });
  expect([anna.isSecond, dora.isSecond, dora.you]).toEqual([undefined, true, 0]);
  expect(at.sees(null).chairs[0]).toMatchObject({ name: 'anna', beside: 'dora' });
  const entry = at.picks('dora');
  expect(seenLog([entry], 0)[0]).toMatchObject({ by: 0, second: true });
  at.done('anna', { do: 'undo' });
  expect(seenLog([at.picks('anna')], 0)[0].second).toBeUndefined();
  at.done('dora', { do: 'leave' });
  expect(at.sees('dora')).toMatchObject({ you: null });
  expect(at.sees('anna').you).toBe(0);
});

test('the second person speaks for nothing but the hand, and comes only by the invitation', async () => {
  const at = await beside();
  const acts: Act[] = [
    { do: 'abandon' },
    { do: 'sitOut' },
    { do: 'showHands', on: true },
    { do: 'alone' },
    { do: 'share', hash: hashOfInvitation('another-code-of-twenty') },
    { do: 'key', hash: 'f'.repeat(64) },
    { do: 'askBack', to: 0 },
  ];
  for (const act of acts) expect(at.refused('dora', act), act.do).toBe('onlyFirst');
  expect(at.refused('eve', { do: 'joinSeat', code: CODE })).toBe('badInvitation'); // it has been used
  expect(at.refused('anna', { do: 'share', hash: hashOfInvitation(CODE) })).toBe('alreadyTwo');
  at.done('anna', { do: 'alone' });
  expect(at.sees('dora').you).toBeNull();
  at.done('ben', { do: 'share', hash: hashOfInvitation(CODE) });
  expect(at.refused('cem', { do: 'joinSeat', code: CODE })).toBe('alreadySeated'); // they have a hand of their own
  expect(at.refused('dora', { do: 'joinSeat', code: CODE })).toBe('otherChair'); // they have seen Anna's
  at.done('ben', { do: 'leave' });
  expect(at.refused('dora', { do: 'sit', chair: 1 })).toBe('otherChair');
  expect(at.refused('eve', { do: 'joinSeat', code: CODE })).toBe('badInvitation'); // it went with Ben
});

test('a second person is forgotten with their name', async () => {
  const at = await beside();
  at.done(HOUSE, { do: 'erase', who: idOf('dora') });
  expect(JSON.stringify(at.table)).not.toContain('dora');
  expect(at.sees('anna').chairs[0]).not.toHaveProperty('beside');
});

test('of two who are one the kept identity has the seat; two seats of a running game stay apart', async () => {
  const at = atTable(await loadGame('tybor'), PEOPLE);
  at.done(HOUSE, { do: 'unite', from: idOf('ben'), into: idOf('eve'), name: 'eve' });
  expect(at.sees('eve').you).toBe(1);
  expect(at.table.chairs[1].name).toBe('eve');
  expect(at.sees('ben').you).toBeNull();
  at.done(HOUSE, { do: 'unite', from: idOf('cem'), into: idOf('eve'), name: 'eve' });
  expect(at.sees('eve').you).toBe(1);
  expect(at.table.chairs[2].kind).toBe('open');
  expect(JSON.stringify(at.table)).not.toContain(idOf('cem'));
  expect(at.refused(HOUSE, { do: 'unite', from: idOf('cem'), into: idOf('eve'), name: 'eve' })).toBe('notSeated');
  expect(at.refused('anna', { do: 'unite', from: idOf('eve'), into: idOf('anna'), name: 'anna' } as Act)).toBe(
    'onlyHouse',
  );
});

test('whoever was beside themselves is alone', async () => {
  const at = await beside();
  at.done(HOUSE, { do: 'unite', from: idOf('anna'), into: idOf('dora'), name: 'dora' });
  expect(at.table.chairs[0]).toMatchObject({ who: idOf('dora'), name: 'dora' });
  expect(at.table.chairs[0].beside).toBeUndefined();
  expect(seen(at.pkg, at.table, idOf('dora'))).toMatchObject({ you: 0, isHost: true });
});
