// How strong the levels are, as measured by `kontor ladder` (docs/strength.md); a test compares the two.
import type { GameId } from '../games/index.ts';
import type { BotName } from './names.ts';

/** Of a hundred games for two against the next weaker level, so many are won. */
export const STRENGTH: Readonly<Partial<Record<GameId, Readonly<Partial<Record<BotName, number>>>>>> = {
  baselland: { beginner: 100, club: 90, expert: 100, master: 90 },
  tybor: { beginner: 93, club: 89, expert: 82, master: 82 },
  'great-split': { beginner: 100, club: 90, expert: 69, master: 75 },
  riga: { beginner: 94, club: 69, expert: 100, master: 75 },
  'guilds-of-london': { beginner: 100, club: 63, expert: 75, master: 88 },
};

/** The ratings of all at games for two: the scale that other programs are measured on. */
export const ELO: Readonly<Record<GameId, Readonly<Record<BotName, number>>>> = {
  baselland: { random: -725, beginner: -310, greedy: 410, club: -101, expert: 202, master: 525 },
  tybor: { random: -666, beginner: -279, greedy: 166, club: 36, expert: 263, master: 480 },
  'great-split': { random: -604, beginner: -174, greedy: 160, club: 96, expert: 190, master: 333 },
  riga: { random: -631, beginner: -251, greedy: 14, club: -133, expert: 413, master: 588 },
  'guilds-of-london': { random: -530, beginner: -117, greedy: 235, club: -55, expert: 118, master: 349 },
};

const BELOW: Readonly<Partial<Record<BotName, BotName>>> = {
  beginner: 'random',
  club: 'beginner',
  expert: 'club',
  master: 'expert',
};

/** What to expect of a level: against whom it was measured, and of how many games in ten it wins how many. */
export function expectation(game: string, bot: BotName): { readonly against: BotName; readonly ofTen: number } | null {
  const share = STRENGTH[game as GameId]?.[bot];
  const against = BELOW[bot];
  return share === undefined || against === undefined ? null : { against, ofTen: Math.round(share / 10) };
}
