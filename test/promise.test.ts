// The promised strength of the bots, compared with what was measured (docs/strength.md).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVEL_NAMES } from '../src/bots/names.ts';
import { aboutGame, GAME_IDS, loadGame } from '../src/games/index.ts';
import { textsOf } from '../src/text/package.ts';

const sections = readFileSync(new URL('../docs/strength.md', import.meta.url), 'utf8').split(/^## /m);
const STEP = 65;
const MASTER = 90;

/** In per cent: what the stronger of two has won, and its interval. */
function measured(section: string, stronger: string, weaker: string): { share: number; from: number } {
  const pair = `^\\| ${stronger} \\| ${weaker} \\| \\d+ \\| (\\d+)% \\| (\\d+)%–`;
  const row = new RegExp(pair, 'm').exec(section);
  if (row === null) throw new Error(`${stronger} has not met ${weaker}`);
  return { share: Number(row[1]), from: Number(row[2]) };
}

test.each(GAME_IDS.filter((id) => aboutGame(id).strength !== undefined))(
  'at %s every level beats the one below, and the master beats greedy as far as luck lets it',
  async (id) => {
    const { title } = textsOf(await loadGame(id), 'en');
    const section = sections.find((one) => one.startsWith(`${title}\n`) && one.includes(', 2 players:'))!;
    for (const [i, level] of LEVEL_NAMES.slice(1).entries()) {
      const { share, from } = measured(section, level, LEVEL_NAMES[i]);
      expect(share, `${level} against ${LEVEL_NAMES[i]}`).toBeGreaterThanOrEqual(STEP);
      expect(from, `${level} against ${LEVEL_NAMES[i]}, at least`).toBeGreaterThan(50);
    }
    const master = measured(section, 'master', 'greedy');
    if (master.share >= MASTER) return;
    const ceiling = sections.find((one) => one.startsWith(`${title}: what luck leaves\n`));
    const row = /^\| master who sees everything \| \d+ \| (\d+) % \|/m.exec(ceiling ?? '');
    expect(row, 'less than promised, and no ceiling shown').not.toBeNull();
    expect(Number(row![1])).toBeLessThan(MASTER);
  },
);
