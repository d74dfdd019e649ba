import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOT_NAMES, LEVEL_NAMES } from '../src/bots/names.ts';
import { expectation } from '../src/bots/strength.ts';
import { aboutGame, GAME_IDS, type GameId, loadGame, TEMPERS } from '../src/games/index.ts';
import { textsOf } from '../src/text/package.ts';

const document = readFileSync(new URL('../docs/strength.md', import.meta.url), 'utf8').replaceAll('−', '-');

const MEASURED = GAME_IDS.filter((id) => aboutGame(id).strength !== undefined);

const ratingsOf = async (id: GameId) => (await (await loadGame(id)).ratings!())!;

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
    expect(aboutGame(id).strength?.[2][level]).toBe(Number(row![1]));
    expect(expectation(id, level)).toEqual({
      against: below,
      ofTen: Math.round(Number(row![1]) / 10),
      players: 2,
    });
  }
  expect(expectation(id, 'random')).toBeNull();
});

test.each(MEASURED)('the Elo that other programs are measured against at %s is what was measured', async (id) => {
  const section = sectionOf(textsOf(await loadGame(id), 'en').title);
  const rows = [...section.matchAll(/^\| (\w+) \| (-?[\d,]+) \| \d+ \|/gm)].map(([, bot, elo]) => [
    bot,
    Number(elo.replace(',', '')),
  ]);
  const elo = (await ratingsOf(id))[2];
  expect(elo).toEqual(Object.fromEntries(rows));
  expect(Object.keys(elo).toSorted()).toEqual(BOT_NAMES.toSorted());
});

/** Full tables that were measured: the game, the players and the section. */
const FULL = document.split(/^## /m).flatMap((section) => {
  const [, title, players] = /^(.+), (\d) players\n/.exec(section) ?? [];
  return title === undefined ? [] : [{ title, players: Number(players), section }];
});

/** In per cent: how often one is first among others, and the lower end of that. */
function firstIn(section: string, one: string, among: string): { share: number; from: number } | null {
  const row = new RegExp(`^\\| ${one} \\| \\d ${among} \\| \\d+ \\| (\\d+)% \\| (\\d+)%–`, 'm').exec(section);
  return row === null ? null : { share: Number(row[1]), from: Number(row[2]) };
}

test.each(MEASURED)(
  'full tables of %s: the page says what was measured, and the promise holds at its lower end',
  async (id) => {
    const { title } = textsOf(await loadGame(id), 'en');
    const measured = FULL.filter((one) => one.title === title);
    const strength = aboutGame(id).strength!;
    const sizes = [2, ...measured.map(({ players }) => players)].toSorted((a, b) => a - b);
    expect([Object.keys(strength), Object.keys(await ratingsOf(id))]).toEqual([sizes.map(String), sizes.map(String)]);
    for (const { players, section } of measured) {
      const [firsts, elo] = [strength[players], (await ratingsOf(id))[players]];
      for (const [i, level] of LEVEL_NAMES.slice(1).entries()) {
        const found = firstIn(section, level, LEVEL_NAMES[i]);
        // Only what is more than chance at its lower end is told.
        const isShown = found !== null && found.from > 100 / players;
        expect(firsts[level as keyof typeof firsts], `${level}, ${players} players`).toBe(
          isShown ? found.share : undefined,
        );
      }
      for (const [bot, points] of Object.entries(elo))
        expect(section.replaceAll(',', '')).toMatch(new RegExp(`^\\| ${bot} \\| ${points} \\| \\d+ \\|$`, 'm'));
      if (players !== 4) continue;
      expect(firstIn(section, 'master', 'greedy')!.from, 'one master among three greedy').toBeGreaterThanOrEqual(55);
      expect(firstIn(section, 'expert', 'club')!.from, 'one expert among three club').toBeGreaterThanOrEqual(45);
    }
  },
);

test('at a table whose size was not measured, the figures are those of two players', () => {
  for (const id of MEASURED)
    for (const players of [3, 4, 8])
      if (aboutGame(id).strength?.[players] === undefined) expect(expectation(id, 'club', players)?.players).toBe(2);
});

test('how often the levels win against the opponents in the rules is what was measured', () => {
  for (const id of GAME_IDS)
    for (const { settings, wins } of aboutGame(id).alone ?? []) {
      const [[name, value]] = Object.entries(settings);
      const mark = `<!-- ${id} 1 ${name}=${value}: begin -->`;
      const section = document.slice(document.indexOf(mark)).split(': end -->')[0];
      expect(document).toContain(mark);
      for (const [level, share] of Object.entries(wins ?? {})) {
        const row = new RegExp(`^\\| ${level} \\| (\\d+) \\| ${share}% \\|`, 'm').exec(section);
        expect(Number(row?.[1]), `${level} against ${value}`).toBeGreaterThanOrEqual(400);
      }
    }
});

test.each(MEASURED)('no temper of %s costs its level 50 Elo, and each is true', async (id) => {
  const { title } = textsOf(await loadGame(id), 'en');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${title}, tempers\n`)) ?? '';
  for (const temper of TEMPERS) {
    const row = new RegExp(`^\\| ${temper} \\| (.*) \\|$`, 'm').exec(section.replaceAll('−', '-'));
    expect(row, temper).not.toBeNull();
    const [games, , elo, , own, theirs] = row![1].split(' | ').map(Number.parseFloat);
    expect(games).toBeGreaterThanOrEqual(200);
    expect(elo, temper).toBeGreaterThan(-50);
    // It has more of what it likes; a spoiler's opponents have fewer points.
    if (temper === 'spoiler') expect(own).toBeLessThan(theirs);
    else expect(own, temper).toBeGreaterThan(theirs);
  }
});
