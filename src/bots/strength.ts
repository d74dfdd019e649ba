// How strong the levels are, as measured by `kontor ladder` (docs/strength.md); a test compares the two.
import type { GameId } from '../games/index.ts';
import type { BotName } from './names.ts';

/** Of a hundred games for two against the next weaker level, so many are won. */
export const STRENGTH: Readonly<Partial<Record<GameId, Readonly<Partial<Record<BotName, number>>>>>> = {
  baselland: { beginner: 98, club: 98, expert: 100, master: 93 },
  tybor: { beginner: 93, club: 83, expert: 80, master: 90 },
  'great-split': { beginner: 100, club: 90, expert: 85, master: 90 },
  riga: { beginner: 95, club: 78, expert: 100, master: 80 },
  'guilds-of-london': { beginner: 100, club: 95, expert: 95, master: 78 },
};

/** The ratings of all at games for two: the scale that other programs are measured on. */
export const ELO: Readonly<Record<GameId, Readonly<Record<BotName, number>>>> = {
  baselland: { random: -1060, beginner: -544, greedy: 385, club: -96, expert: 444, master: 871 },
  tybor: { random: -665, beginner: -262, greedy: 120, club: 4, expert: 227, master: 575 },
  'great-split': { random: -921, beginner: -272, greedy: 188, club: 42, expert: 312, master: 651 },
  riga: { random: -783, beginner: -326, greedy: 79, club: -120, expert: 451, master: 699 },
  'guilds-of-london': { random: -1063, beginner: -420, greedy: 211, club: -15, expert: 537, master: 750 },
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
