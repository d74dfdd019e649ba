import { describe, expect, test } from 'vitest';
import type { ViewOf } from '../../kernel/types.ts';
import { scene } from './scene.testing.ts';
import { draw } from './terminal.ts';
import type { S } from './types.ts';
import { terminal as de } from './words/de/terminal.ts';
import { terminal as en } from './words/en/terminal.ts';

const WORDS = { de, en };
const names = ['Anna', 'Ben', '王小明的很长的名字'];
const made = () =>
  scene({
    settings: { scenario: 'SC4', chapter: 'CH3' },
    round: 2,
    starter: 1,
    display: 'BG01 BG05 BY08 BR07',
    towns: [
      { hand: 'FA01 FA07', cit: 'CA07 FA04', wrk: 'SO01 ME07', bld: 'BG03L BB01', order: 'O3' },
      { hand: 'ME01 ME02', cit: 'PR01' },
      { hand: 'SO02 SO03' },
    ],
    todo: [{ do: 'trick' }],
  });
const drawn = (viewer: number | null, language: 'de' | 'en' = 'de', width = 100, colour = false) => {
  const { engine, s } = made();
  return draw(engine.view(s, viewer) as ViewOf<S>, { width, colour, language, names }, WORDS[language]);
};

describe('the table in a terminal', () => {
  test('shows the round, the display by colour, every tableau and my own hand', () => {
    const text = drawn(0).join('\n');
    expect(text).toContain('Durchgang II von IV, klein 4, groß 8');
    expect(text).toContain('Bauboom');
    expect(text).toContain('BG01 Bauernhaus 4/7 (Bäuerin) · BG05 Obstgarten 3/6 (zieht 2)');
    expect(text).toContain('BR07 Wachturm 3/6 (Max Rot)');
    expect(text).toContain('▶  Anna (du)');
    expect(text).toContain('▶★ Ben');
    expect(text).toContain('BG03 Gutshof groß 9 · BB01 Promenade 4');
    expect(text).toContain('Kapitänin 2: CA07');
    expect(text).toContain('SO01 6 · ME07 4');
    expect(text).toContain('Dein Geheimauftrag  Grün, Blau, Rot');
    expect(text).toContain('FA07 Bäuerin Gerlind, Arbeitskraft 3, Grün 2');
    expect(drawn(0, 'en').join('\n')).toContain('Your secret order  green, blue, red');
  });

  test('shows a watcher no hand and no order', () => {
    const text = drawn(null, 'en').join('\n');
    expect(text).not.toMatch(/FA01|FA07|ME01|secret/);
    expect(text).toContain('2 cards in hand');
  });

  test('shows a seat what it has passed on, as far as it is still there', () => {
    const { engine, s, play, attempt } = made();
    attempt('pick FA01', 0);
    attempt('pick ME01', 1);
    attempt('pick SO02', 2);
    play('worker', 'worker', 'worker');
    const text = draw(
      engine.view(s, 0) as ViewOf<S>,
      { width: 100, colour: false, language: 'en', names },
      WORDS.en,
    ).join('\n');
    expect(text).toContain('Passed on, now with Ben  FA07 Farmer Gerlind');
  });

  test.each([20, 40, 60, 80, 120])('keeps within %i columns', (width) => {
    const columns = (line: string) =>
      [...line].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0);
    for (const language of ['de', 'en'] as const)
      for (const line of drawn(0, language, width)) expect(columns(line)).toBeLessThanOrEqual(width);
  });

  test('paints buildings in their colours, and says the same without', () => {
    const painted = drawn(0, 'de', 100, true);
    const esc = String.fromCharCode(27);
    expect(painted.join('')).toContain(`${esc}[32mBG01`);
    expect(painted.map((line) => line.replaceAll(new RegExp(`${esc}\\[\\d+m`, 'g'), ''))).toEqual(drawn(0));
  });
});
