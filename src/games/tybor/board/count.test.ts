import { describe, expect, test } from 'vitest';
import { total } from '../../../kernel/score.ts';
import { countRows, sumOf } from '../../../parts/count.ts';
import { scene } from '../scene.testing.ts';
import { score } from '../scoring.ts';
import { texts } from '../words/en/texts.ts';

// X38 of the rules: three players, all kinds of points.
const TOWNS = [
  {
    cit: 'FA04 FA05 CA07 CA03 CA09 CR06 PR04',
    wrk: 'ME07',
    bld: 'BG03L BY08 BB01L BR09 BG01 BB07L BY03L',
    order: 'O1',
  },
  { cit: 'SO06 SO07 SO09 CR07 CR09 ME05', bld: 'BR01L BR03 BR06 BY09 BY04 BG10L BB05', order: 'O4' },
  { cit: 'ME06 ME08 ME10 PR02 PR03 CA04', wrk: 'SO01 FA02', bld: 'BB08 BB03L BB09 BY01 BR07 BG07L BG05', order: 'O2' },
] as const;
const { s } = scene({ settings: { scenario: 'SC2', chapter: 'CH6' }, round: 4, towns: TOWNS });
const scores = [0, 1, 2].map((seat) => score(s, seat));

describe('R8 the final scoring', () => {
  const rows = countRows(scores, texts.kind);

  test('goes by category in the order of the rules; those that nobody has are left out', () => {
    expect(rows.map(({ title }) => title)).toEqual([
      'Buildings',
      'Building effects',
      'Farmers',
      'Merchants',
      'Craftsmen',
      'Ships',
      'Priests',
      'Soldiers',
      'Large buildings',
      'Goal of the chapter',
      'Secret order',
    ]);
    expect(countRows([[], []], texts.kind)).toEqual([]);
  });

  test('has the points of each seat, and all rows together are the total', () => {
    expect(rows[0].points).toEqual([42, 33, 32]);
    expect(sumOf(rows, 3)).toEqual(scores.map(total));
    expect(sumOf(rows.slice(0, 1), 3)).toEqual([42, 33, 32]);
    expect(sumOf([], 2)).toEqual([0, 0]);
  });

  test('names the pieces of those who score, and of nobody else', () => {
    const effects = rows.find(({ title }) => title === 'Building effects')!;
    expect(effects.of).toContain('BY08');
    expect(effects.of).not.toContain('BB07'); // C has more in blue
    expect(rows.find(({ title }) => title === 'Secret order')!.of).toContain('O1');
  });
});
