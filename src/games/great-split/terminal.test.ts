import { describe, expect, test } from 'vitest';
import { Engine } from '../../kernel/engine.ts';
import { fastSource } from '../../kernel/random.ts';
import type { ViewOf } from '../../kernel/types.ts';
import { type CardId, readCard, trackNo } from './data/kinds.ts';
import type { TrackId } from './data/tracks.ts';
import { game } from './game.ts';
import { draw } from './terminal.ts';
import { strip } from './terminal-tracks.ts';
import type { S, SplitTask } from './types.ts';
import { terminal as de } from './words/de/terminal.ts';
import { terminal as en } from './words/en/terminal.ts';

const WORDS = { de, en };
const names = ['Anna', 'Ben', '王小明的很长的名字', 'Dora'];
const HANDS = [
  'GS-I-05 GS-I-10 GS-II-19',
  'GS-I-20 GS-I-24 GS-II-07',
  'GS-I-01 GS-II-11 GS-II-13',
  'GS-I-06 GS-I-29 GS-II-03',
];
const cards = (codes: string): CardId[] => codes.split(' ').map((code) => readCard(code) as CardId);

/** Round 3, all divide: the hands above, gold 2 and gold seals 2 on the first board, slider on 5. */
function made(first: (seat: number) => SplitTask[] = (seat) => [{ do: 'divide', seat }]) {
  const engine = new Engine(game, fastSource('terminal'));
  const s = engine.setUp(4) as S;
  s.open.round = 3;
  s.open.characters = ['CH-2', 'CH-5', 'CH-1', 'CH-7'];
  s.open.lines = [
    ['ST-1', 'ST-4'],
    ['ST-3', 'ST-2'],
  ];
  s.open.market = ['MT-4', 'MT-7'];
  s.open.tracks = names.map(() => [7, 4, 3, 5, 9, 2, 3, 0, 0, 0, 2]);
  s.own.forEach((own, seat) => {
    own.hand = cards(HANDS[seat]);
  });
  s.todo = [{ do: 'market' }, { do: 'giveBack' }, { do: 'pass' }];
  s.lanes = names.map((_, seat) => first(seat));
  s.forked = names.map((_, seat) => first(seat));
  const answer = (seat: number, text: string): void => {
    const task = engine.pending(s, seat);
    if (task === null) throw new Error(`nothing is asked of ${seat}`);
    expect(engine.choose(s, seat, engine.game.notation.read(task, text))).toBeNull();
    engine.advance(s);
  };
  const drawn = (viewer: number | null, language: 'de' | 'en' = 'de', width = 80, colour = false): string[] =>
    draw(engine.view(s, viewer) as ViewOf<S>, { width, colour, language, names }, WORDS[language]);
  const text = (viewer: number | null, language: 'de' | 'en' = 'de'): string => drawn(viewer, language).join('\n');
  return { engine, s, answer, drawn, text };
}
const divided = () => {
  const scene = made();
  HANDS.forEach((hand, seat) => {
    const [first, second, third] = hand.split(' ');
    scene.answer(seat, `divide ${first} | ${second} ${third}`);
  });
  return scene;
};
const chosen = () => {
  const scene = divided();
  for (const seat of names.keys()) scene.answer(seat, 'take first');
  return scene;
};

describe('the gala in a terminal', () => {
  test('shows round, scorings, art market, my board and my hand', () => {
    const text = made().text(0);
    expect(text).toContain('Runde 3 von 6 · Kartenlimit 6 · Stapel II 21, III 21');
    expect(text).toContain('nach Runde 3 Bücher · nach Runde 4 Kunstwerke, Juwelen');
    expect(text).toContain('Pfeil auf 5 (2 + 3) · 0–1: 0 P · 2–4: 6 P · 5: 10 P · 6–8: 13 P');
    expect(text).toContain('▶ Anna (du)  Der Bankier · Prestige 7');
    expect(text).toContain('Bücher       4 ────●○◇○◇○◇○◇○◇○◇ · 3 P    ○2 · Siegel 3 ───●+★·★+★ ★1');
    expect(text).toContain('Kunstwerke   3 ───●·○··○···○·○·○ · 6 P    ○0 · Siegel 0 ●+·★+★·★+★ ★0');
    expect(text).toContain('Smaragd      9 ─────────●◇○◈○◈·◈ · Wert 8 ○2');
    expect(text).toContain('Gold         2 ──●»·○»·○»·○»·○»○ ·        ○2 · Siegel 2 ──●★+★+★   ★0');
    expect(text).toContain('Deine Hand  GS-I-05 2 Bücher · GS-I-10 1 Topas · GS-II-19 2 Quadratsiegel');
    expect(made().text(0, 'en')).toContain('Your hand  GS-I-05 2 books · GS-I-10 1 topaz · GS-II-19 2 square seals');
  });

  test('R13.2 draws the left neighbour large and says who sits where', () => {
    const lines = made().drawn(0, 'en', 120);
    const ben = lines.findIndex((line) => line.includes('Ben  The Heiress'));
    expect(lines[ben]).toContain('left neighbour');
    expect(lines[ben + 1]).toContain('────●○◇');
    const dora = lines.findIndex((line) => line.includes('Dora'));
    expect(lines[dora]).toContain('right neighbour');
    expect(lines[dora + 1]).toContain('books 4 ○1 seals 3 ★1 · artworks 3 ○0 seals 0 ★0');
  });

  test.each<[TrackId, number, string]>([
    ['book', 0, '●·◇○◇○◇○◇○◇○◇○◇○◇'],
    ['topaz', 9, '─────────●◇○◈○◈·◈'],
    ['gold', 14, '──────────────●»○'],
    ['gold', 16, '────────────────●'],
    ['artwork_seal', 0, '●+·★+★·★+★'],
    ['emerald_seal', 5, '─────●+★'],
  ])('R6 %s with the cube on %i: %s', (track, cube, drawn) => {
    expect(strip(trackNo(track), cube)).toBe(drawn);
  });

  test('shows a watcher every board and no card', () => {
    const text = divided().text(null, 'en');
    expect(text.match(/────●○◇/g)).toHaveLength(4);
    expect(text).not.toMatch(/GS-|envelope|Part|Your/i);
    expect(text).toContain('3 cards in hand');
  });

  test('R4.1 R4.3 shows the own envelope and the one received, nothing of the others', () => {
    const before = made();
    before.answer(0, 'divide GS-I-05 | GS-I-10 GS-II-19');
    expect(before.text(0)).toContain('Dein Umschlag\n    Teil A  GS-I-05 2 Bücher\n    Teil B  GS-I-10 1 Topas');
    expect(before.text(0)).not.toContain('Umschlag von');
    expect(before.text(1)).toContain('  Anna');
    expect(before.text(1)).not.toContain('▶ Anna');
    const after = divided();
    expect(after.text(0)).toContain('Umschlag von Dora\n    Teil A  GS-I-06 1 Kunstwerk\n    Teil B  GS-I-29');
    expect(after.text(0)).not.toMatch(/GS-I-20|GS-I-01/);
    after.answer(0, 'take second');
    expect(after.text(0)).toContain('  ● Teil B  GS-I-29 1 Sternsiegel');
  });

  test('R3.3 shows what is about to be discarded apart from the hand', () => {
    const scene = made((seat) => [
      { do: 'divide', seat },
      ...(seat === 0 ? [{ do: 'discard', seat, owed: 1, from: 0 } as const] : []),
    ]);
    scene.answer(0, 'discard GS-I-10');
    expect(scene.text(0, 'en')).toContain(
      'Your hand  GS-I-05 2 books · GS-II-19 2 square seals\nTo be discarded  GS-I-10',
    );
    expect(scene.text(1, 'en')).not.toContain('discarded');
  });

  test('R5.2 shows a harvest at work to its owner only, the cubes already moved', () => {
    const scene = chosen();
    expect(scene.text(0)).toContain('Noch auszulegen  GS-I-06 1 Kunstwerk · GS-I-10 1 Topas');
    expect(scene.text(0, 'en')).toContain('Last seen  2 books');
    scene.answer(0, 'sell GS-I-10 gold');
    scene.answer(0, 'bonus gold_seal');
    const text = scene.text(0);
    expect(text).toContain('Noch auszulegen  GS-I-06 1 Kunstwerk · GS-II-19 2 Quadratsiegel · Trennkarte');
    expect(text).toContain('Ausgelegt  1 Topas, verkauft: Gold +2, Goldsiegel +2');
    expect(text).toContain('Gold         4 ────●○»');
    expect(scene.text(1)).toContain('Gold 2 ○2 Siegel 2 ★0');
    expect(scene.text(1)).not.toContain('Ausgelegt');
  });

  test('Q19 shows a finished harvest to all, but not which card was sold', () => {
    const scene = chosen();
    for (const play of ['sell GS-I-06 prestige', 'play GS-I-10', 'sell GS-II-19 prestige', 'split book'])
      scene.answer(0, play);
    const text = scene.text(2);
    expect(text).toContain('Ausgelegt  verkauft: Prestige +1 · 1 Topas: Topas +1');
    expect(text).toContain('Trennkarte: Bücher +1');
    expect(text).not.toMatch(/GS-I-06|GS-II-19/);
    expect(scene.text(0)).toContain('Von dir verkauft  GS-I-06 1 Kunstwerk · GS-II-19 2 Quadratsiegel');
  });

  test('R11.1 at the end there is only the result', () => {
    const { engine, s, text: written } = made();
    s.lanes = [];
    s.todo = [{ do: 'finish' }];
    engine.advance(s);
    const text = written(0, 'en');
    expect(text).toContain('Final scoring');
    expect(text).toContain('after round 6 all three and orders');
    expect(text).not.toMatch(/scored now|▶/);
  });

  test.each([20, 40, 60, 80, 120])('keeps within %i columns', (width) => {
    const columns = (line: string) =>
      [...line].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) >= 0x2e80 ? 2 : 1), 0);
    for (const scene of [made(), divided(), chosen()])
      for (const language of ['de', 'en'] as const)
        for (const viewer of [0, null])
          for (const line of scene.drawn(viewer, language, width)) expect(columns(line)).toBeLessThanOrEqual(width);
  });

  test('paints tracks in the colours of their cubes, and says the same without', () => {
    const painted = made().drawn(0, 'de', 80, true);
    const esc = String.fromCharCode(27);
    expect(painted.join('')).toContain(`${esc}[35m 4 ────●`);
    expect(painted.map((line) => line.replaceAll(new RegExp(`${esc}\\[\\d+m`, 'g'), ''))).toEqual(made().drawn(0));
  });
});
