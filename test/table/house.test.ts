// What the house does at a table: forgetting somebody wherever the table still names them.
import { describe, expect, test } from 'vitest';
import { baselland } from '../../src/games/baselland/index.ts';
import { NAMELESS } from '../../src/table/chat.ts';
import { emptyChair } from '../../src/table/doing.ts';
import type { Played } from '../../src/table/types.ts';
import { At, atTable, HOUSE, idOf } from './at.ts';

const played = (...names: string[]): Played => ({
  table: 'before',
  settings: {},
  results: names.map((name) => ({ name, bot: null, points: 1, won: false })),
});

describe('erase', () => {
  test('forgets who lost a chair of a game that is over', () => {
    const at = atTable(baselland, ['anna', 'ben', 'carl'], {}, { pace: 'hour', absent: 'open' });
    const [seat] = at.sees(null).waitsFor;
    const { name } = at.table.chairs[seat];
    at.now = at.sees(null).clocks[seat]!.until!;
    at.done(HOUSE, { do: 'timeUp', seat });
    at.done(HOUSE, { do: 'adjudicate', winners: null });
    at.table.series = [played(name, 'dora')];
    at.done(HOUSE, { do: 'erase', who: idOf(name) });
    for (const one of [name, idOf(name)]) expect(JSON.stringify(at.table)).not.toContain(JSON.stringify(one));
    expect(at.table.chairs[seat].name).toBe(NAMELESS);
    expect(at.refused(HOUSE, { do: 'erase', who: idOf(name) })).toBe('notSeated');
  });

  test('forgets a name that only earlier games and a kept chair mention', () => {
    const kept = (name: string) => ({ ...emptyChair('open'), name });
    const at = new At(baselland, [kept('ben'), kept('carl')]);
    at.table.series = [played('carl', 'ben')];
    expect(at.refused(HOUSE, { do: 'erase', who: idOf('ben') })).toBe('notSeated');
    at.done(HOUSE, { do: 'erase', who: idOf('ben'), names: ['ben'] });
    expect(at.table.chairs.map(({ name }) => name)).toEqual([NAMELESS, 'carl']);
    expect(at.table.series).toEqual([played('carl', NAMELESS)]);
    expect(at.refused(HOUSE, { do: 'erase', who: idOf('ben'), names: ['ben'] })).toBe('notSeated');
    expect(at.refused('anna', { do: 'erase', who: idOf('ben'), names: ['carl'] })).toBe('onlyHouse');
  });

  test('leaves others alone who have the name now', () => {
    const at = new At(baselland, [emptyChair('open'), emptyChair('open')]);
    at.sits('ben', 0);
    expect(at.refused(HOUSE, { do: 'erase', who: 'another ben', names: ['ben'] })).toBe('notSeated');
    expect(at.table.chairs[0].name).toBe('ben');
  });
});
