import { expect, test } from 'vitest';
import { loadGame } from '../../src/games/index.ts';
import { tableFrom } from '../../src/store/tail.ts';
import { botChair } from '../../src/table/doing.ts';
import { asKept, fromKept } from '../../src/table/kept.ts';
import { resume } from '../../src/table/resume.ts';

const toy = await loadGame('baselland');
const { table } = resume(toy, {
  id: 'table',
  game: 'baselland',
  settings: {},
  chairs: [botChair('random'), botChair('random')],
  pace: 'none',
  help: 'full',
  isPublic: false,
  host: 'anna',
  secret: 'ab'.repeat(32),
  now: 1,
});

test('a table is kept by the names of the first release, so that an older process can read it', () => {
  const kept = asKept(table);
  expect(kept).toMatchObject({ asked: table.decisionNumbers, fuss: {} });
  expect(kept.journal).toMatchObject({ waits: null, held: [], holds: true });
  const names = [...Object.keys(kept), ...Object.keys(kept.journal!)];
  for (const name of ['decisionNumbers', 'idleActs', 'toConfirm', 'lanesToConfirm', 'pauses'])
    expect(names).not.toContain(name);
});

test('and comes back as it was; what an earlier release did not write is left to be filled in', () => {
  expect(fromKept(asKept(table))).toEqual(table);
  const { fuss: _, ...older } = asKept({ ...table, journal: null });
  expect(tableFrom(JSON.stringify(older))).not.toHaveProperty('idleActs');
});
