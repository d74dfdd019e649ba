// What people have played together, added up: who has won what, the best scores, the longest streaks, and one against the other.
import type { GameId } from '../games/index.ts';
import type { Who } from '../table/types.ts';
import type { FinishedGame, FinishedSeat } from './finished.ts';

export interface GameTally {
  readonly game: GameId;
  readonly played: number;
  readonly wins: number;
}
export interface PersonTally {
  readonly who: Who;
  readonly played: number;
  readonly wins: number;
  /** Games won one after the other, of those they were in: the most ever, and now. */
  readonly streak: number;
  readonly running: number;
  readonly games: readonly GameTally[];
}
export interface BestScore {
  readonly game: GameId;
  readonly who: Who;
  readonly points: number;
  readonly at: number;
  readonly table: string;
}
/** How often two have met, and who was ahead; the rest were ties. */
export interface Pair {
  readonly one: Who;
  readonly other: Who;
  readonly met: number;
  readonly oneAhead: number;
  readonly otherAhead: number;
}
export interface Tally {
  readonly games: number;
  readonly persons: readonly PersonTally[];
  readonly best: readonly BestScore[];
  readonly pairs: readonly Pair[];
}

type Seated = FinishedSeat & { readonly who: Who };
const people = ({ seats }: FinishedGame): Seated[] => seats.filter((seat): seat is Seated => seat.who !== null);

/** Two people at least: a game against bots is nobody's victory over a friend. */
export const isTogether = (game: FinishedGame): boolean => people(game).length > 1;

/** Whoever has left comes last, whatever a bot made of it. */
const placeOf = ({ left, place }: FinishedSeat): number => (left ? Number.POSITIVE_INFINITY : place);
const hasWon = (seat: FinishedSeat): boolean => placeOf(seat) === 1;

/** Of everything these people have played together; what guests did is nobody's here. */
export function tally(all: readonly FinishedGame[], members: readonly Who[]): Tally {
  const games = all.filter(isTogether).toSorted((a, b) => a.at - b.at);
  const persons = members.flatMap((who) => personOf(games, who) ?? []);
  return {
    games: games.length,
    persons: persons.toSorted((a, b) => b.wins - a.wins || a.played - b.played || 0),
    best: bestOf(games, members),
    pairs: pairsOf(games, members),
  };
}

function personOf(games: readonly FinishedGame[], who: Who): PersonTally | null {
  const own = games.flatMap(({ game, seats }) => {
    const seat = seats.find((one) => one.who === who);
    return seat === undefined ? [] : [{ game, isWon: hasWon(seat) }];
  });
  if (own.length === 0) return null;
  let [running, streak] = [0, 0];
  for (const { isWon } of own) {
    running = isWon ? running + 1 : 0;
    streak = Math.max(streak, running);
  }
  const byGame = [...Map.groupBy(own, ({ game }) => game)].map(([game, played]) => ({
    game,
    played: played.length,
    wins: played.filter(({ isWon }) => isWon).length,
  }));
  return { who, played: own.length, wins: own.filter(({ isWon }) => isWon).length, streak, running, games: byGame };
}

/** The best score in each game; of equal ones the first. What went back to an earlier point is no record. */
function bestOf(games: readonly FinishedGame[], members: readonly Who[]): BestScore[] {
  const best = new Map<GameId, BestScore>();
  for (const one of games.filter(({ counts }) => counts))
    for (const { who, points, left } of people(one)) {
      if (left || !members.includes(who)) continue;
      const { game, at, table } = one;
      const before = best.get(game);
      if (before === undefined || points > before.points) best.set(game, { game, who, points, at, table });
    }
  return [...best.values()];
}

function pairsOf(games: readonly FinishedGame[], members: readonly Who[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const game of games) {
    const seats = people(game)
      .filter(({ who }) => members.includes(who))
      .toSorted((a, b) => members.indexOf(a.who) - members.indexOf(b.who));
    for (const [i, one] of seats.entries())
      for (const other of seats.slice(i + 1)) {
        const key = `${one.who} ${other.who}`;
        const before = pairs.get(key) ?? { one: one.who, other: other.who, met: 0, oneAhead: 0, otherAhead: 0 };
        const ahead = Math.sign(placeOf(other) - placeOf(one) || 0); // both have left: neither
        pairs.set(key, {
          ...before,
          met: before.met + 1,
          oneAhead: before.oneAhead + (ahead > 0 ? 1 : 0),
          otherAhead: before.otherAhead + (ahead < 0 ? 1 : 0),
        });
      }
  }
  return [...pairs.values()].toSorted((a, b) => b.met - a.met);
}
