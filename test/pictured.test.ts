// What is told is pictured: in the golden game of every game there are lines with drawings, three at most, in every language.
import { expect, test } from 'vitest';
import type { Piece } from '../src/draw/plate.ts';
import { svgText } from '../src/draw/svg.ts';
import { type GameId, loadGame } from '../src/games/index.ts';
import type { GameEvent } from '../src/kernel/types.ts';
import { replay } from '../src/table/replay.ts';
import { golden } from './browser/position.ts';

const GAMES: Readonly<Partial<Record<GameId, string>>> = {
  baselland: 'baselland-2-manual',
  tybor: 'tybor-2-drawn',
  'great-split': 'great-split-2',
  riga: 'riga-2-masters',
  'guilds-of-london': 'guilds-of-london-2-promo',
};
/** Of all lines, so many have something to be seen at least. */
const SHARE = 0.2;

test.each(Object.entries(GAMES))('%s: lines of its log show what they are about', async (id, record) => {
  const { words, game } = await loadGame(id as GameId);
  const { pictured } = (await import(`../src/games/${id}/picture/by-name.ts`)) as {
    pictured(event: GameEvent, words: unknown): readonly Piece[];
  };
  const { PIGMENTS } = await import(`../src/games/${id}/picture/pigments.ts`);
  const events: GameEvent[] = [];
  replay(game, golden(record), { listen: ({ event }) => events.push(event) });
  expect(events.length).toBeGreaterThan(40);
  const seen = events.map((event) => pictured(event, words.de));
  expect(seen.filter((pieces) => pieces.length > 0).length / events.length).toBeGreaterThan(SHARE);
  for (const [i, pieces] of seen.entries()) {
    expect(pieces.length, JSON.stringify(events[i])).toBeLessThanOrEqual(3);
    for (const { drawing, width, height } of pieces) {
      const svg = { tag: 'svg', with: { viewBox: `0 0 ${width} ${height}` }, children: [drawing] };
      expect(svgText(svg, PIGMENTS, 'light'), JSON.stringify(events[i])).not.toMatch(/NaN|undefined/);
    }
  }
});
