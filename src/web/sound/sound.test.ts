import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { SOUNDS } from '../../parts/sound.ts';

const tables = import.meta.glob<{ SOUNDS: Readonly<Record<string, string>> }>('../../games/*/board/sounds.ts', {
  eager: true,
});
const games = Object.entries(tables).map(([path, module]) => [path.split('/').at(-3)!, module.SOUNDS] as const);

describe('what is heard', () => {
  test('every game with a board has its sounds', () => {
    expect(games.map(([game]) => game).toSorted()).toEqual([...GAME_IDS].toSorted());
  });
  test.each(games)('%s: only sounds that can be made, and the bell is kept for one’s own turn', (_, table) => {
    const used = Object.values(table);
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((sound) => !SOUNDS.includes(sound as (typeof SOUNDS)[number]))).toEqual([]);
    expect(used).not.toContain('bell');
  });
});
