// The roll call: what everybody is bound to before anybody reveals, and what happens to a failed attempt.
import { beforeAll, describe, expect, test } from 'vitest';
import { fairnessOf } from '../../src/fair/fairness.ts';
import { promise } from '../../src/fair/proof.ts';
import { failedIn, rollHash } from '../../src/fair/roll.ts';
import { freshSeed } from '../../src/fair/source.ts';
import { type GamePackage, loadGame } from '../../src/games/index.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { dueAt } from '../../src/table/clock.ts';
import { botChair, emptyChair } from '../../src/table/doing.ts';
import { boundTo } from '../../src/table/editions.ts';
import { editionOf, verify } from '../../src/table/replay.ts';
import { awaited, REVEAL_TIME } from '../../src/table/roll-call.ts';
import { recordOf } from '../../src/table/table.ts';
import type { Act, Table } from '../../src/table/types.ts';
import { partIn } from '../../src/web/lib/shuffle.ts';
import { PACES } from '../../src/wire/values.ts';
import { At, HOUSE, type How, idOf } from './at.ts';

let baselland: GamePackage;
beforeAll(async () => {
  baselland = await loadGame('baselland');
});

function started(people: readonly string[], how: How = {}): At {
  const at = new At(
    how.edition === undefined ? baselland : boundTo(baselland, how.edition),
    people.map(() => emptyChair('open')),
    {},
    how,
  );
  people.forEach((who, chair) => {
    at.sits(who, chair);
  });
  at.done('anna', { do: 'start' });
  return at;
}
const revealOf = (at: At, who: string): Act => ({
  do: 'reveal',
  contribution: at.contributions.get(who)!,
  roll: at.sees(who).roll!.hash,
});
const reveals = (at: At, ...people: string[]) => {
  for (const who of people) at.done(who, revealOf(at, who));
};
function promisesAnew(at: At, ...people: string[]): void {
  for (const who of people) {
    at.contributions.set(who, freshSeed());
    at.done(who, { do: 'promise', promise: promise(at.contributions.get(who)!) });
  }
}
/** The time to answer passes. */
function isLate(at: At): void {
  at.now = dueAt(at.table)!;
  at.done(HOUSE, { do: 'timeUp', seat: awaited(at.table)[0] });
}
/** Ended, so that the record reveals everything. */
function ended(at: At) {
  for (const who of ['anna', 'ben', 'carl', 'dora']) at.does(who, { do: 'abandon' });
  expect(at.table.phase).toBe('abandoned');
  return parseRecord(writeRecord(recordOf(at.pkg, at.table)));
}

describe('the roll call', () => {
  test('is frozen before the first reveals, the same for every seat, and stays the same', () => {
    const at = started(['anna', 'ben', 'carl']);
    const { roll } = at.sees('anna');
    expect(roll).toMatchObject({ attempt: 1, commitment: at.table.commitment });
    expect(roll!.promises).toEqual(['anna', 'ben', 'carl'].map((who) => promise(at.contributions.get(who)!)));
    const { game, rules, settings } = at.sees('anna');
    expect(rollHash({ game, rules, settings }, roll!)).toBe(roll!.hash);
    for (const who of ['ben', 'carl', null]) expect(at.sees(who).roll).toEqual(roll);
    reveals(at, 'carl', 'anna');
    expect(at.sees('ben').roll).toEqual(roll);
    expect(at.refused('ben', { do: 'promise', promise: promise(freshSeed()) })).toBe('wrongPhase');
    reveals(at, 'ben');
    expect(at.table.phase).toBe('playing');
    expect(at.sees('ben').roll).toBeUndefined();
    expect(ended(at).proof).toMatchObject({ roll: roll!.hash, attempt: '1' });
  });

  test('an answer to another roll call is refused', () => {
    const at = started(['anna', 'ben']);
    expect(at.refused('ben', { ...revealOf(at, 'ben'), roll: '0'.repeat(64) } as Act)).toBe('otherRoll');
  });

  test('binds the cards, where they are not those that the game brings', () => {
    const edition = { ...baselland.editions!.kind.builtIn, id: 'own', name: 'Own' };
    const at = started(['anna', 'ben'], { edition });
    const kept = { contribution: at.contributions.get('ben')!, rolls: [], commitment: null };
    const seen = at.sees('ben');
    expect(partIn(seen, kept, baselland.game)).toMatchObject({ what: 'reveal', roll: { hash: seen.roll!.hash } });
    const { edition: _, ...without } = seen;
    for (const other of [without, { ...seen, edition: { ...edition, name: 'Other' } }])
      expect(partIn(other, kept, baselland.game)).toEqual({ what: 'changed' });
    reveals(at, 'anna', 'ben');
    const record = ended(at);
    expect(verify(at.pkg.game, record)).toBeNull();
    expect(fairnessOf(record).level).toBe('others');
    const { game } = boundTo(baselland, { ...edition, name: 'Other' });
    expect(verify(game, { ...record, edition: editionOf(game) })).toMatchObject({ facts: { problem: 'rollBroken' } });
  });

  test('binds game, rules, settings, attempt, commitment and every promise', () => {
    const scope = { game: 'baselland', rules: 1, settings: { a: 1, b: true } };
    const roll = { attempt: 1, commitment: 'ab'.repeat(32), promises: ['cd'.repeat(32), null] };
    const hashes = [
      rollHash(scope, roll),
      rollHash({ ...scope, game: 'riga' }, roll),
      rollHash({ ...scope, rules: 2 }, roll),
      rollHash({ ...scope, settings: { a: 2, b: true } }, roll),
      rollHash({ ...scope, edition: 'ef'.repeat(32) }, roll),
      rollHash(scope, { ...roll, attempt: 2 }),
      rollHash(scope, { ...roll, commitment: 'ac'.repeat(32) }),
      rollHash(scope, { ...roll, promises: [null, 'cd'.repeat(32)] }),
      rollHash(scope, { ...roll, promises: ['cd'.repeat(32)] }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(rollHash({ ...scope, settings: { b: true, a: 1 } }, roll)).toBe(hashes[0]); // a database may change the order
  });

  test('with only bots, or if nobody has promised, there is none', () => {
    const at = new At(baselland, [botChair('greedy'), botChair('greedy')]);
    at.done('anna', { do: 'start' });
    expect(at.table).toMatchObject({ phase: 'playing', roll: null, failed: [] });
  });
});

describe('an attempt fails', () => {
  test.each(PACES)('when somebody does not reveal in time, which follows the pace: %s', (pace) => {
    const at = started(['anna', 'ben', 'carl'], { pace });
    const begun = at.now;
    reveals(at, 'ben', 'carl');
    expect(dueAt(at.table)).toBe(begun + REVEAL_TIME[pace]);
    expect(at.refused(HOUSE, { do: 'timeUp', seat: 0 })).toBe('timeLeft');
    const { commitment, secret } = at.table;
    at.now = dueAt(at.table)!;
    at.done(HOUSE, { do: 'timeUp', seat: 0 }); // the host
    expect(at.table).toMatchObject({ phase: 'revealing', roll: null, host: idOf('ben') });
    expect(at.table.chairs.map(({ kind }) => kind)).toEqual(['open', 'person', 'person']);
    expect(at.table.commitment).not.toBe(commitment);
    expect(at.table.secret).not.toBe(secret);
    expect(at.sees('carl').failed).toMatchObject([{ attempt: 1, by: [{ seat: 0, name: 'anna', why: 'late' }] }]);

    promisesAnew(at, 'carl', 'ben'); // their pages do that by themselves
    expect(at.sees('ben').roll).toMatchObject({ attempt: 2, commitment: at.table.commitment });
    reveals(at, 'ben', 'carl');
    expect(at.table.phase).toBe('playing');
    at.done('dora', { do: 'sit', chair: 0 });
    const record = ended(at);
    expect(verify(baselland.game, record)).toBeNull();
    expect(failedIn(record.proof)).toMatchObject([{ attempt: 1, by: [{ seat: 0, name: 'anna', why: 'late' }] }]);
    expect(fairnessOf(record)).toMatchObject({ level: 'others', contributed: [1, 2] });
  });

  test('when somebody in the roll call leaves, having revealed or not; nobody is quietly replaced', () => {
    for (const hasRevealed of [true, false]) {
      const at = started(['anna', 'ben', 'carl']);
      reveals(at, 'anna');
      if (hasRevealed) reveals(at, 'ben');
      for (const kind of ['bot', 'open', 'closed'] as const)
        expect(at.refused('anna', { do: 'chair', chair: 1, kind, bot: 'greedy' })).toBe('chairTaken');
      at.done('ben', { do: 'leave' });
      expect(at.table.phase).toBe('revealing');
      expect(at.sees(null).failed).toMatchObject([{ by: [{ seat: 1, name: 'ben', why: 'left' }] }]);
      expect(at.refused('ben', { do: 'sit', chair: 1, promise: promise(freshSeed()) })).toBe('wrongPhase');
      expect(at.refused('anna', { do: 'chair', chair: 1, kind: 'bot', bot: 'greedy' })).toBe('wrongPhase');
      expect(at.refused('carl', { do: 'reveal', contribution: at.contributions.get('carl')! })).toBe('wrongPhase');
      promisesAnew(at, 'anna', 'carl');
      reveals(at, 'carl', 'anna');
      expect(at.table.phase).toBe('playing');
    }
  });

  test('several times: every attempt has a secret of its own and is named', () => {
    const at = started(['anna', 'ben', 'carl', 'dora']);
    const commitments = [at.table.commitment];
    for (const who of ['dora', 'carl']) {
      at.done(who, { do: 'leave' });
      commitments.push(at.table.commitment);
      const left = at.table.chairs.flatMap(({ name }) => (name === '' ? [] : [name]));
      promisesAnew(at, ...left);
    }
    reveals(at, 'anna', 'ben');
    const record = ended(at);
    expect(new Set(commitments).size).toBe(3);
    expect(record.proof).toMatchObject({ attempt: '3', commitment: commitments[2] });
    expect(failedIn(record.proof)!.map(({ commitment, by }) => [commitment, by[0].name])).toEqual([
      [commitments[0], 'dora'],
      [commitments[1], 'carl'],
    ]);
    expect(verify(baselland.game, record)).toBeNull();
    const { failed1: _, ...hidden } = record.proof;
    expect(verify(baselland.game, { ...record, proof: hidden })).toMatchObject({
      facts: { problem: 'attemptsMissing' },
    });
    const blamed = { ...record.proof, failed2by: '3:late:carl,9:late:nobody' };
    expect(verify(baselland.game, { ...record, proof: blamed })).toMatchObject({
      facts: { problem: 'attemptsBroken' },
    });
    const other = { ...record.proof, failed1commitment: promise(freshSeed()) };
    expect(verify(baselland.game, { ...record, proof: other })).toMatchObject({ facts: { problem: 'attemptsBroken' } });
  });

  test('anyone who does not promise again in time loses the chair too; when all are gone, the table gathers again', () => {
    const at = started(['anna', 'ben', 'carl']);
    at.done('carl', { do: 'leave' });
    promisesAnew(at, 'anna');
    isLate(at);
    expect(at.table.chairs.map(({ kind }) => kind)).toEqual(['person', 'open', 'open']);
    expect(at.sees('anna').roll).toMatchObject({ attempt: 2 });
    expect(at.table.failed).toHaveLength(1);
    expect(dueAt(at.table)).toBeNull(); // alone, nobody is kept waiting
    at.done('anna', { do: 'leave' });
    expect(at.table).toMatchObject({ phase: 'gathering', roll: null, host: 'nobody' });
    at.sits('dora', 1);
    expect(at.sees('dora').isHost).toBe(true);
  });

  test('whoever the table waits for is notified as for a turn, and again of their first turn', () => {
    const at = started(['anna', 'ben']);
    const asked = () => at.table.clocks.map(({ turn, askedAt }) => [turn, askedAt !== null]);
    const times = [
      [1, true],
      [1, true],
    ];
    expect(asked()).toEqual(times);
    reveals(at, 'ben');
    expect(asked()).toEqual([
      [1, true],
      [1, false],
    ]);
    reveals(at, 'anna');
    const [mover] = at.sees('anna').waitsFor;
    expect(asked()[mover]).toEqual([2, true]);
    expect(asked()[1 - mover]).toEqual([1, false]);
  });

  test('forgets the name of a deleted person, but not the attempt', () => {
    const at = started(['anna', 'ben']);
    at.done('ben', { do: 'leave' });
    at.done(HOUSE, { do: 'erase', who: idOf('ben') });
    expect(JSON.stringify(at.table.failed)).not.toContain('ben');
    expect(at.table.failed).toHaveLength(1);
  });
});

describe('a table of 0.3.0 in the middle of revealing', () => {
  function old(): At {
    const at = started(['anna', 'ben']);
    reveals(at, 'ben');
    at.table = { ...at.table, roll: null, callUntil: null };
    return at;
  }
  test('goes on as it is', () => {
    const at = old();
    at.done('anna', { do: 'reveal', contribution: at.contributions.get('anna')! });
    expect(at.table.phase).toBe('playing');
    expect(verify(baselland.game, ended(at))).toBeNull();
  });
  test('gets a roll call and a time as soon as it is looked at', () => {
    const at = old();
    expect(dueAt(at.table)).toBe(0);
    at.done(HOUSE, { do: 'timeUp', seat: 0 });
    expect(at.sees('anna').roll).toMatchObject({ attempt: 1 });
    expect(dueAt(at.table)).toBe(at.now + REVEAL_TIME.live);
    reveals(at, 'anna');
    expect(at.table.phase).toBe('playing');
  });
});

describe('a program with the key of a seat', () => {
  test('promises and reveals for it', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')]);
    at.sits('anna', 0);
    at.sits('ben', 1);
    promisesAnew(at, 'ben'); // before the start a promise is replaced: the program's counts
    at.done('anna', { do: 'start' });
    reveals(at, 'ben', 'anna');
    const { contribution } = (at.table as Table).chairs[1];
    expect(contribution).toBe(at.contributions.get('ben'));
  });
});
