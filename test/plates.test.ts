// The pictures of the rulebooks: every game has some, each names things that can be drawn, belongs to a rule, and is told in
// every language in which the game has a rulebook.
import { expect, test } from 'vitest';
import { group, rect, text } from '../src/draw/drawing.ts';
import { across, drawPlate, highAs, type Plate, seenOf, signPiece, wordless } from '../src/draw/plate.ts';
import { svgText } from '../src/draw/svg.ts';
import { GAME_IDS, loadGame } from '../src/games/index.ts';

const FEWEST = 8;

test.each(GAME_IDS)('%s: what its plates name can be drawn, and every plate has its rule and its words', async (id) => {
  const { words } = await loadGame(id);
  const { PLATES } = (await import(`../src/games/${id}/picture/plates.ts`)) as { PLATES: readonly Plate[] };
  const { pieceNamed } = await import(`../src/games/${id}/picture/by-name.ts`);
  const { PIGMENTS } = await import(`../src/games/${id}/picture/pigments.ts`);
  expect(PLATES.length).toBeGreaterThanOrEqual(FEWEST);
  expect(new Set(PLATES.map((plate) => plate.id)).size).toBe(PLATES.length);
  for (const said of Object.values(words)) {
    if (said.rulebook === undefined) continue;
    const { rulebook } = await said.rulebook();
    const rules = new Set(rulebook.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id)));
    const { plates } = await said.plates!();
    expect(Object.keys(plates)).toEqual(PLATES.map((plate) => plate.id));
    for (const plate of PLATES) {
      expect(rules, plate.id).toContain(plate.rule);
      expect(plates[plate.id], plate.id).toMatch(/^[A-ZÀÄÖÜÉ].+\.$/);
      const { drawing, width, height } = drawPlate(plate, pieceNamed, { ...words.en, ...said });
      expect(width * height, plate.id).toBeGreaterThan(0);
      const svg = { tag: 'svg', with: { viewBox: `0 0 ${width} ${height}` }, children: [drawing] };
      for (const theme of ['light', 'dark'] as const)
        expect(svgText(svg, PIGMENTS, theme)).not.toMatch(/NaN|undefined/);
    }
  }
});

test('things lie side by side, each in the middle of the height; signs stand between them', () => {
  const thing = { width: 40, height: 20, drawing: rect(0, 0, 40, 20, {}) };
  const row = across([thing, highAs(thing, 60)], 5);
  expect([row.width, row.height]).toEqual([165, 60]);
  expect(row.drawing.children.map((child) => typeof child === 'object' && child.with.transform)).toEqual([
    'translate(0 20)',
    'translate(45 0)',
  ]);
  expect(signPiece('→')).not.toBeNull();
  expect(signPiece('house')).toBeNull();
});

test('a plate that names nothing says so, and a line shows three things at most', () => {
  const byName = (name: string) => (name === 'a' ? { width: 1, height: 1, drawing: rect(0, 0, 1, 1, {}) } : null);
  expect(() => drawPlate({ id: 'x', rule: 'R1', shows: ['a', 'b'] }, byName, null)).toThrow('nothing is called b');
  expect(seenOf(['b', 'a', 'a', 'a', 'a'], byName, null)).toHaveLength(3);
  expect(wordless(group({}, text('7', 0, 0, {}), rect(0, 0, 1, 1, {})))).toEqual(group({}, rect(0, 0, 1, 1, {})));
});
