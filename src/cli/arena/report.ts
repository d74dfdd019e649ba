// What the arena found: how the program did against each of the bots, and where that puts it on the ladder.

import type { BotName } from '../../bots/names.ts';
import { rateAgainst, shareWithin } from '../../bots/rating.ts';
import type { Elos } from '../../games/index.ts';
import { kitOf } from '../../text/kit.ts';
import { textsOf } from '../../text/package.ts';
import type { Io } from '../io.ts';
import { clean, table, wrap } from '../layout.ts';
import type { Arena, Failure, Fought } from './bout.ts';

export type ArenaGames = Pick<Arena, 'pkg' | 'players' | 'seed'> & {
  readonly fought: readonly Fought[];
  /** Where the bots of the house stand at tables of this size; undefined: that was not measured. */
  readonly elos: Elos | undefined;
};

const mean = (list: readonly number[]): number | null =>
  list.length === 0 ? null : list.reduce((sum, one) => sum + one, 0) / list.length;

export function resultsOf({ seed, fought, elos }: ArenaGames, against: readonly BotName[], io: Io) {
  const { guest } = io.words.arena;
  const pairs = against.flatMap((bot) => {
    const mine = fought.filter((one) => one.against === bot);
    if (mine.length === 0) return [];
    const won = mine.reduce((sum, { share }) => sum + share, 0);
    const [from, to] = shareWithin(won, mine.length);
    return {
      against: bot,
      games: mine.length,
      share: won / mine.length,
      from,
      to,
      points: mean(mine.flatMap(({ points }) => points ?? [])),
      theirs: mean(mine.flatMap(({ theirs }) => theirs ?? [])),
      failed: mine.filter(({ failure }) => failure !== null).length,
    };
  });
  const ratings = elos === undefined ? [] : ratingsOf(pairs, elos, guest);
  const failures = fought.flatMap(({ against: bot, deal, seat, failure }) =>
    failure === null ? [] : [{ against: bot, deal, seat, ...failure, said: clean(failure.said) }],
  );
  return { seed, ratings, pairs, failures };
}

interface Pair {
  readonly against: BotName;
  readonly share: number;
  readonly games: number;
}
/** The program's place on the ladder, if the game has one. */
function ratingsOf(pairs: readonly Pair[], elos: Elos, guest: string) {
  const met = pairs.flatMap(({ against, share, games }) => {
    const elo = elos[against];
    return elo === undefined ? [] : [{ against, elo, points: share * games, games }];
  });
  if (met.length === 0) return [];
  const own = rateAgainst(met);
  const house = met.map(({ against, elo }) => ({ name: against as string, elo, within: null }));
  return [{ name: guest, ...own }, ...house].toSorted((a, b) => b.elo - a.elo);
}

/** The same in one line, for the bot's author. */
export const failureLine = ({ why, how, said }: Failure, io: Io): string =>
  io.words.arena.failures[why]({ how: clean(how), said: clean(said) });

const MOST_TOLD = 5;

/** What failed and how often; each thing once. */
function failureLines({ fought }: ArenaGames, io: Io): string[] {
  const t = io.words.arena;
  const often = new Map<string, number>();
  for (const { failure } of fought) {
    if (failure === null) continue;
    const line = failureLine(failure, io);
    often.set(line, (often.get(line) ?? 0) + 1);
  }
  if (often.size === 0) return [];
  const all = [...often.values()].reduce((sum, n) => sum + n, 0);
  const told = [...often].slice(0, MOST_TOLD).map(([line, n]) => `${n}× ${line}`);
  return [
    '',
    t.lost(all),
    ...told.flatMap((line) => wrap(`  ${line}`, io.width, 4)),
    ...(often.size > MOST_TOLD ? ['  …'] : []),
  ];
}

export function report(played: ArenaGames, against: readonly BotName[], io: Io): string[] {
  const t = io.words.arena;
  const { fixed, percent } = kitOf(io.language);
  const orNothing = (value: number | null): string => (value === null ? '–' : fixed(value, 1));
  const { pkg, players, seed, fought } = played;
  const { ratings, pairs } = resultsOf(played, against, io);
  const rows = pairs.map((one) => [
    one.against,
    String(one.games),
    percent(one.share),
    `${percent(one.from)}–${percent(one.to)}`,
    orNothing(one.points),
    orNothing(one.theirs),
  ]);
  const rated = ratings.map(({ name, elo, within }) => [name, elo.toFixed(0), within?.toFixed(0) ?? '']);
  return [
    t.head(textsOf(pkg, io.language).title, players, fought.length, clean(seed)),
    '',
    ...(rated.length === 0 ? [] : [...table([t.ratings, ...rated]), '']),
    ...table([t.pairs, ...rows]),
    ...failureLines(played, io),
    '',
    ...wrap(`${t.about} ${rated.length === 0 ? t.noElo(players) : t.aboutElo(players)}`, io.width),
  ];
}
