import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOT_NAMES, LEVEL_NAMES } from '../src/bots/names.ts';
import { expectation } from '../src/bots/strength.ts';
import { aboutGame, GAME_IDS, loadGame } from '../src/games/index.ts';
import { textsOf } from '../src/text/package.ts';

const document = readFileSync(new URL('../docs/strength.md', import.meta.url), 'utf8');

const MEASURED = GAME_IDS.filter((id) => aboutGame(id).strength !== undefined);

/** The section of a game for two, by its English title. */
const sectionOf = (title: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(`${title}\n`) && section.includes(', 2 players:')) ?? '';

test.each(MEASURED)('what the table says of the strength of bots at %s is what was measured', async (id) => {
  const section = sectionOf(textsOf(await loadGame(id), 'en').title);
  const [, ...levels] = LEVEL_NAMES;
  for (const [i, level] of levels.entries()) {
    const below = LEVEL_NAMES[i];
    const row = new RegExp(`^\\| ${level} \\| ${below} \\| \\d+ \\| (\\d+)% \\|`, 'm').exec(section);
    expect(row, `${level} against ${below}`).not.toBeNull();
    expect(aboutGame(id).strength?.wins[level]).toBe(Number(row![1]));
    expect(expectation(id, level)).toEqual({ against: below, ofTen: Math.round(Number(row![1]) / 10) });
  }
  expect(expectation(id, 'random')).toBeNull();
});

test.each(MEASURED)('the Elo that other programs are measured against at %s is what was measured', async (id) => {
  const section = sectionOf(textsOf(await loadGame(id), 'en').title);
  const rows = [...section.matchAll(/^\| (\w+) \| (-?[\d,]+) \| \d+ \|/gm)].map(([, bot, elo]) => [
    bot,
    Number(elo.replace(',', '')),
  ]);
  const { elo } = aboutGame(id).strength!;
  expect(elo).toEqual(Object.fromEntries(rows));
  expect(Object.keys(elo).toSorted()).toEqual(BOT_NAMES.toSorted());
});
