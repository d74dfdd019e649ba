// Tables that another version has written: those of an earlier one go on, those of a newer one are left alone.
import { describe, expect, test } from 'vitest';
import { freshSeed } from '../../src/fair/source.ts';
import { type GamePackage, loadGame } from '../../src/games/index.ts';
import { Engine } from '../../src/kernel/engine.ts';
import { canUndo } from '../../src/kernel/journal.ts';
import { parseRecord, writeRecord } from '../../src/kernel/record.ts';
import { rulesOf } from '../../src/kernel/settings.ts';
import { carryOut } from '../../src/table/acts.ts';
import { botChair } from '../../src/table/doing.ts';
import { bringUpToDate, mustTellRules, NewerTable } from '../../src/table/load.ts';
import { past } from '../../src/table/past.ts';
import { verify } from '../../src/table/replay.ts';
import { resume } from '../../src/table/resume.ts';
import { recordOf } from '../../src/table/table.ts';
import type { Table } from '../../src/table/types.ts';

const guilds = await loadGame('guilds-of-london');
/** The Guilds as some later version may have them: the first rules are gone. */
const bare: GamePackage = { ...guilds, game: { ...guilds.game, oldest: 2, retired: { 1: '0.4.0' } } };

/** A table of two bots, started under the first rules, after some choices. */
function begun(choices: number): Table {
  const { table } = resume(guilds, {
    id: 'table',
    game: 'guilds-of-london',
    rules: 1,
    settings: {},
    chairs: [botChair('random'), botChair('random')],
    pace: 'none',
    help: 'full',
    isPublic: false,
    host: 'anna',
    secret: freshSeed(),
    now: 1,
  });
  return playOn(guilds, table, choices);
}

/** Everybody takes the first option, this many times or to the end. */
function playOn(pkg: GamePackage, table: Table, choices = Number.POSITIVE_INFINITY): Table {
  for (let made = 0; made < choices && table.phase === 'playing'; made++) {
    const journal = table.journal!;
    const confirms = journal.toConfirm ?? journal.lanesToConfirm[0];
    if (confirms !== undefined) {
      expect(carryOut(table, { do: 'confirm' }, { pkg, now: made, by: { bot: confirms } })).toHaveProperty('entry');
      continue;
    }
    const seat = table.chairs.findIndex((_, one) => engineOf(pkg).pending(journal.state, one) !== null);
    const { task, options } = engineOf(pkg).decision(journal.state, seat)!;
    const choice = pkg.game.notation.write(task, options[made % options.length]);
    const outcome = carryOut(
      table,
      { do: 'choose', decision: table.decisionNumbers[seat], choice },
      { pkg, now: made, by: { bot: seat } },
    );
    expect(outcome).toHaveProperty('entry');
  }
  return table;
}
const engineOf = ({ game }: GamePackage) => new Engine(game, () => 0);

const stored = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;
const told = (pkg: GamePackage, table: Table) => carryOut(table, { do: 'rules' }, { pkg, now: 9, by: { house: true } });

describe('a table begun by earlier rules', () => {
  test('goes on by them as long as the game has them, and its log says so once', async () => {
    const table = await bringUpToDate(stored(begun(30)));
    expect([table.rules, rulesOf(table.journal!.state), table.moved]).toEqual([1, 1, undefined]);
    expect(mustTellRules(guilds, table)).toBe(true);
    expect(told(guilds, table)).toMatchObject({ entry: { by: null, act: 'rules kept' } });
    expect(mustTellRules(guilds, table)).toBe(false);
    expect(told(guilds, table)).toMatchObject({ refusal: { why: 'wrongPhase' } });
    const record = recordOf(guilds, playOn(guilds, table));
    expect([record.rules, record.since, verify(guilds.game, record)]).toEqual([1, undefined, null]);
  });

  test('nobody but the house tells it', async () => {
    const table = await bringUpToDate(stored(begun(3)));
    const by = { who: 'anna', name: 'Anna' };
    expect(carryOut(table, { do: 'rules' }, { pkg: guilds, now: 9, by })).toMatchObject({
      refusal: { why: 'onlyHouse' },
    });
  });

  test('goes on by today’s from where it stands where they are gone; its record says from which choice on', async () => {
    const old = begun(30);
    const made = old.choices.length;
    const table = await bringUpToDate(stored(old), async () => bare);
    expect([table.rules, rulesOf(table.journal!.state), table.moved?.rules]).toEqual([2, 2, 1]);
    expect(told(bare, table)).toMatchObject({ entry: { act: 'rules new' } });
    expect(table.chairs.map((_, seat) => canUndo(table.journal!, seat))).toEqual([false, false]); // nobody goes back behind it
    playOn(bare, table, 10);
    expect(past(bare, table, null, 0)).not.toBeNull(); // as far back as today's rules go
    const again = await bringUpToDate(stored(table), async () => bare);
    expect(again.moved).toEqual(table.moved);
    const record = recordOf(bare, playOn(bare, again));
    expect(record).toMatchObject({ rules: 1, since: { choice: made + 1, rules: 2 } });
    expect(writeRecord(record)).toContain(`\nrules: 1\nrules from choice ${made + 1}: 2\n`);
    expect(parseRecord(writeRecord(record))).toEqual(record);
    expect(verify(bare.game, record)).toMatchObject({ why: 'rules' });
  });

  test('one that has not begun begins by today’s; one that is over stays as it is', async () => {
    const waiting: Table = { ...begun(0), phase: 'gathering', journal: null };
    expect((await bringUpToDate(stored(waiting), async () => bare)).rules).toBe(2);
    const roll = { attempt: 1, commitment: '', promises: [], hash: '' };
    const called: Table = { ...waiting, phase: 'revealing', roll }; // it names its rules
    expect((await bringUpToDate(stored(called), async () => bare)).rules).toBe(1);
    const over = playOn(guilds, begun(0));
    expect((await bringUpToDate(stored(over), async () => bare)).rules).toBe(1);
  });
});

describe('a table of a newer Kontor is left alone', () => {
  test.each([
    ['of newer rules', { rules: 99 }],
    ['in a newer form', { form: 2 }],
    ['of a game that is not there', { game: 'chess' as never }],
    ['with a setting that is not there', { settings: { hats: 3 } }],
    ['with a value that is not there', { settings: { opponent: 'zoe' } }],
  ])('%s', async (_what, change) => {
    await expect(bringUpToDate({ ...stored(begun(2)), ...change })).rejects.toThrow(NewerTable);
  });
});

test('a setting that did not exist has its default', async () => {
  const table = stored(begun(5));
  const { promoSharedPool: _, ...settings } = table.settings;
  const { promoSharedPool: __, ...stateSettings } = table.journal!.state.settings;
  const journal = { ...table.journal!, state: { ...table.journal!.state, settings: stateSettings } };
  const loaded = await bringUpToDate({ ...table, settings, journal });
  expect(loaded.settings).toEqual(table.settings);
  expect(loaded.journal!.state).toEqual(table.journal!.state);
});
