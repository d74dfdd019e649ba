// The record of one table proves the roll call of its whole round, and two records that they had the same deal.
import { afterAll, describe, expect, test } from 'vitest';
import { openEvening } from '../../src/evening/attending.ts';
import { beginRound, current, dealt, endCallOf, promisePart, revealPart, roundSeed } from '../../src/evening/rounds.ts';
import type { Evening } from '../../src/evening/types.ts';
import { fairnessOf } from '../../src/fair/fairness.ts';
import { promise, seedFrom } from '../../src/fair/proof.ts';
import { sameRound } from '../../src/fair/round.ts';
import { freshSeed } from '../../src/fair/source.ts';
import { loadGame } from '../../src/games/index.ts';
import { type GameRecord, parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { openingOf } from '../../src/server/evenings/deal.ts';
import { carryOut } from '../../src/table/acts.ts';
import { verify } from '../../src/table/replay.ts';
import { openTable, recordOf } from '../../src/table/table.ts';
import { judge } from '../../src/web/lib/proof.ts';
import { openFolder } from '../cli-run.ts';

const { run, write, remove } = openFolder();
afterAll(remove);

const NAMES = ['ann', 'bob', 'cem', 'dan', 'eve'];
const pkg = await loadGame('great-split');

/** Five at two tables of three, so that a bot sits at one; `late`: somebody spoils the first attempt. */
function round(late: string | null = null) {
  const parts = new Map<string, string>();
  const must = (done: ReturnType<typeof promisePart>): Evening => {
    if ('why' in done) throw new Error(done.why);
    return done.evening;
  };
  const opening = {
    id: 'e',
    circle: 'c',
    createdAt: 0,
    host: 'ann',
    games: ['great-split'],
    form: 'everybody',
  } as const;
  const alone = openEvening({ ...opening, pace: 'live', help: 'full', size: 3 }, { name: 'ann' });
  const people = NAMES.map((who) => ({ who, name: who, isGuest: who === 'eve', isHere: true }));
  let evening = must(beginRound({ ...alone, people }, pkg.game, false, freshSeed()));
  const call = (but: string | null): void => {
    const asked = current(evening)!.people.filter(({ isGuest }) => !isGuest);
    for (const { who } of asked) {
      parts.set(who, freshSeed());
      evening = must(promisePart(evening, who, promise(parts.get(who)!), 0));
    }
    const { hash } = current(evening)!.roll!;
    for (const { who } of asked) if (who !== but) evening = must(revealPart(evening, who, parts.get(who)!, hash));
  };
  if (late !== null) {
    call(late);
    evening = must(endCallOf(evening, pkg.game, 1e9));
  }
  call(null);
  evening = must(dealt(evening, ['t1', 't2'].slice(0, current(evening)!.tables.length)));
  return { evening, round: current(evening)!, parts };
}

/** The record of a table that everybody gave up at once, when the round is open. */
function recordAt(evening: Evening, table: number): GameRecord {
  const at = openTable(pkg, openingOf(evening, current(evening)!, table, 0)).table;
  const by = { pkg, now: 0, by: { house: true } } as const;
  carryOut(at, { do: 'deal' }, by);
  carryOut(at, { do: 'adjudicate', winners: null }, by);
  expect(recordOf(pkg, at)).toMatchObject({ seed: null, result: null });
  expect(JSON.stringify(recordOf(pkg, at).proof)).not.toContain(at.secret);
  carryOut(at, { do: 'openRound' }, by);
  return parseRecord(writeRecord(recordOf(pkg, at)));
}

describe('a round with a roll call of its own', () => {
  const { evening, round: played, parts } = round();
  const records = [0, 1].map((table) => recordAt(evening, table));

  test('one seed for all tables, proven from each record alone', () => {
    const isBot = ({ bot }: GameRecord['seats'][number]) => bot !== null;
    for (const record of records) {
      expect(verify(pkg.game, record)).toBeNull();
      expect(record.seed?.text).toBe(roundSeed(played));
      const mine = { contribution: parts.get('ann')!, roll: record.proof.roll };
      expect(fairnessOf(record, mine).level).toBe('mine'); // even at the table where she does not sit
      expect(fairnessOf(record).level).toBe('others');
    }
    expect(records.flatMap(({ seats }) => seats).filter(isBot)).toHaveLength(1);
    expect(sameRound(records[0], records[1])).toBe('other');
    expect(sameRound(records[0], records[0])).toBe('same');
    expect(sameRound(records[0], recordAt(round().evening, 1))).toBeNull();
  });

  test('the page finds the same', () => {
    const kept = { contribution: parts.get('bob')!, commitment: null, isLent: false };
    const rolls = [
      { attempt: 1, hash: records[0].proof.roll, contribution: parts.get('bob')!, isTaken: true as const },
    ];
    const found = judge(pkg, writeRecord(records[0]), { ...kept, rolls });
    expect(found).toMatchObject({ level: 'mine', isPlayed: true });
    expect(found.findings).toContainEqual(expect.objectContaining({ what: 'round', is: 'right', tables: 2 }));
    const other = judge(pkg, writeRecord(records[0]), { ...kept, rolls: [{ ...rolls[0], hash: freshSeed() }] });
    expect(other.level).toBe('broken');
  });

  const [record] = records;
  const { proof } = record;
  const without = (name: string): GameRecord['proof'] =>
    Object.fromEntries(Object.entries(proof).filter(([one]) => one !== name));
  const person = Object.keys(proof).find((name) => name.endsWith('contribution'))!;
  const lied = freshSeed();
  const forged = { ...proof, [person]: lied, [person.replace('contribution', 'promise')]: promise(lied) };
  const seedOfForged = seedFrom(
    proof.secret,
    played.people.map(({ contribution }, i) => (person === `person${i + 1}contribution` ? lied : (contribution ?? ''))),
  );
  test.each([
    [
      'who sits where is changed',
      { ...record, proof: { ...proof, tables: proof.tables.split(',').reverse().join() } },
      'rollBroken',
    ],
    ['a part of somebody at another table is left out', { ...record, proof: without(person) }, 'contributionMissing'],
    ['it is another part', { ...record, proof: { ...proof, [person]: lied } }, 'contributionBroken'],
    [
      'part, promise and seed are replaced',
      { ...record, proof: forged, seed: { ...record.seed!, text: seedOfForged } },
      'rollBroken',
    ],
    ['the number of the round is another one', { ...record, proof: { ...proof, round: '2' } }, 'rollBroken'],
    ['the round is not mentioned', { ...record, proof: without('round') }, 'seedDiffers'],
    ['the tables cannot be read', { ...record, proof: { ...proof, tables: '1.1.2,3.4.5' } }, 'seedDiffers'],
    ['there is no such table', { ...record, proof: { ...proof, table: '3' } }, 'roundBroken'],
    ['the table is not named', { ...record, proof: without('table') }, 'roundBroken'],
    ['there was no roll call', { ...record, proof: without('roll') }, 'roundBroken'],
    [
      'a record without a round names a table',
      { ...record, proof: { ...without('round'), tables: undefined!, table: '1' } },
      'seedDiffers',
    ],
  ])('%s: that is found', (_, changed, problem) => {
    expect(verify(pkg.game, changed as GameRecord)).toMatchObject({ why: 'proof', facts: { problem } });
    expect(fairnessOf(changed as GameRecord).level).toBe('broken');
  });

  test('a person cannot be recorded where a bot was dealt in', () => {
    const seated = played.tables.findIndex((seats) => seats.includes(null));
    const at = records[seated];
    const seats = at.seats.map((seat) => ({ ...seat, bot: null }));
    expect(verify(pkg.game, { ...at, seats })).toMatchObject({ why: 'proof', facts: { problem: 'roundBroken' } });
  });

  test('`kontor verify` says so, of one record and of two', async () => {
    for (const [i, one] of records.entries()) write(`table${i + 1}.txt`, writeRecord(one));
    const alone = await run(['verify', 'table1.txt']);
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(alone.out).toContain('Table 1 of 2 in round 1 of an evening: one roll call bound everybody');
    const both = await run(['verify', 'table1.txt', 'table2.txt']);
    expect(both).toMatchObject({ code: 0, err: '' });
    expect(both.out).toContain('tables 1 and 2 had the same deal');
    const json = await run(['verify', 'table1.txt', 'table2.txt', '--json']);
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, same: 'other', round: 1 });
    write('another.txt', writeRecord(recordAt(round().evening, 1)));
    const wrong = await run(['verify', 'table1.txt', 'another.txt']);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('not of one round');
  });
});

test('an attempt that somebody spoiled is in the record of every table, with who sat where then', () => {
  const { evening, round: played } = round('dan');
  expect(played.people.map(({ who }) => who)).not.toContain('dan');
  const records = played.tables.map((_, table) => recordAt(evening, table));
  for (const record of records) {
    expect(verify(pkg.game, record)).toBeNull();
    expect(fairnessOf(record).failed).toMatchObject([{ attempt: 1, by: [{ name: 'dan', why: 'late' }] }]);
    const moved = { ...record, proof: { ...record.proof, failed1tables: record.proof.tables } };
    expect(verify(pkg.game, moved)).toMatchObject({ why: 'proof', facts: { problem: 'attemptsBroken' } });
  }
});
