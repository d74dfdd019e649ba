// What full tables have shown: how often one was first among others, and how tempers fare against the same level without.
import type { BotName } from '../../bots/names.ts';
import { type Rating, rate, shareWithin } from '../../bots/rating.ts';
import type { Temper } from '../../games/index.ts';
import type { Played } from './match.ts';

/** A share with its interval, 95 %. */
export interface Within {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** One among others, over all deals and seats. */
export interface Among {
  readonly one: BotName;
  readonly among: BotName;
  readonly games: number;
  readonly firsts: Within;
  /** 1: first, 0: last. */
  readonly placing: Within;
  readonly points: number;
  readonly theirs: number;
  readonly msPerDecision: number;
}

export interface Tempering {
  readonly temper: Temper;
  readonly games: number;
  /** Of the games, against the same level without it; and what that is in Elo. */
  readonly won: Within;
  readonly elo: Within;
  /** How much of what it likes it had, and how much its opponents; for a spoiler, the points of its opponents and of the others'. */
  readonly own: number;
  readonly theirs: number;
}

const SURE = 1.96;
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const mean = (list: readonly number[]): number => sum(list) / Math.max(1, list.length);

function meanWithin(list: readonly number[]): Within {
  const share = mean(list);
  const spread = sum(list.map((one) => (one - share) ** 2)) / Math.max(1, list.length - 1);
  const off = SURE * Math.sqrt(spread / Math.max(1, list.length));
  return { share, from: Math.max(0, share - off), to: Math.min(1, share + off) };
}

function wilson(points: number, games: number): Within {
  const [from, to] = shareWithin(points, games);
  return { share: points / Math.max(1, games), from, to };
}

/** The seat of the bot that nobody else at the table is. */
const aloneAt = ({ bots }: Played): number =>
  bots.findIndex((bot) => bots.filter((other) => other === bot).length === 1);

export function amongOf(played: readonly Played[], pairs: readonly { one: BotName; among: BotName }[]): Among[] {
  return pairs.map(({ one, among }) => {
    const games = played.filter(
      (game) => game.bots[aloneAt(game)] === one && game.bots.some((other) => other === among),
    );
    const at = (pick: (game: Played, seat: number) => number): number[] =>
      games.map((game) => pick(game, aloneAt(game)));
    const theirs = games.flatMap((game) => game.points.filter((_, seat) => seat !== aloneAt(game)));
    return {
      one,
      among,
      games: games.length,
      firsts: wilson(sum(at(({ firsts }, seat) => firsts?.[seat] ?? 0)), games.length),
      placing: meanWithin(at(({ placing }, seat) => placing[seat])),
      points: mean(at(({ points }, seat) => points[seat])),
      theirs: mean(theirs),
      msPerDecision:
        (1000 * sum(at(({ seconds }, seat) => seconds[seat]))) /
        Math.max(1, sum(at(({ decisions }, seat) => decisions[seat]))),
    };
  });
}

/** Ratings at such tables: what one got of the others, pair by pair. */
export const fullRatings = (bots: readonly BotName[], rows: readonly Among[]): Rating[] =>
  rate(
    bots,
    rows.map(({ one, among, games, placing }) => ({ a: one, b: among, points: placing.share * games, games })),
  ).toSorted((a, b) => b.elo - a.elo);

const MOST = 0.999;
export const eloOf = (share: number): number => {
  const inside = Math.min(MOST, Math.max(1 - MOST, share));
  return 400 * Math.log10(inside / (1 - inside));
};

const temperedAt = ({ tempers }: Played): number => tempers?.findIndex((list) => list.length > 0) ?? -1;

/** Every deal was played with every temper: their opponents are the same, but for whom they play against. */
export function temperingOf(played: readonly Played[], tempers: readonly Temper[]): Tempering[] {
  const opponents = (games: readonly Played[], of: (game: Played) => readonly number[] | undefined): number[] =>
    games.flatMap((game) => of(game)?.filter((_, seat) => seat !== temperedAt(game)) ?? []);
  return tempers.map((temper) => {
    const isOf = (game: Played): boolean => game.tempers?.[temperedAt(game)]?.[0] === temper;
    const games = played.filter(isOf);
    const won = wilson(sum(games.map((game) => game.placing[temperedAt(game)])), games.length);
    const isSpoiler = temper === 'spoiler';
    const rest = played.filter((game) => !isOf(game));
    return {
      temper,
      games: games.length,
      won,
      elo: { share: eloOf(won.share), from: eloOf(won.from), to: eloOf(won.to) },
      own: isSpoiler
        ? mean(opponents(games, ({ points }) => points))
        : mean(games.map((game) => game.liked?.[temperedAt(game)] ?? 0)),
      theirs: isSpoiler ? mean(opponents(rest, ({ points }) => points)) : mean(opponents(games, ({ liked }) => liked)),
    };
  });
}
