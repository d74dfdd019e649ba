// What a ladder has shown: ratings with their intervals, and every pair.
import type { BotName } from '../../bots/names.ts';
import { type Meeting, rate, shareWithin } from '../../bots/rating.ts';
import type { Played } from './match.ts';

export interface Standing {
  readonly bot: BotName;
  readonly games: number;
  readonly placing: number;
  readonly points: number;
  readonly msPerDecision: number;
  /** null: it does not search. */
  readonly walksPerSecond: number | null;
  readonly elo: number;
  readonly within: number;
}
export interface Pair {
  readonly a: BotName;
  readonly b: BotName;
  readonly games: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

export function standingsOf(bots: readonly BotName[], played: readonly Played[]): Standing[] {
  const ratings = new Map(rate(bots, meetingsOf(played)).map((one) => [one.name, one]));
  const rows = bots.map((bot): Standing => {
    const seats = played.flatMap((one) => one.bots.flatMap((name, seat) => (name === bot ? [{ one, seat }] : [])));
    const sum = (of: (one: Played, seat: number) => number): number =>
      seats.reduce((all, { one, seat }) => all + of(one, seat), 0);
    const games = Math.max(1, seats.length);
    const walks = sum((one, seat) => one.walks?.[seat] ?? 0);
    const made = sum(({ decisions }, seat) => decisions[seat]);
    const seconds = sum((one, seat) => one.seconds[seat]);
    return {
      bot,
      games: seats.length,
      placing: sum(({ placing }, seat) => placing[seat]) / games,
      points: sum(({ points }, seat) => points[seat]) / games,
      msPerDecision: (1000 * seconds) / Math.max(1, made),
      walksPerSecond: walks === 0 ? null : walks / seconds,
      elo: ratings.get(bot)!.elo,
      within: ratings.get(bot)!.within,
    };
  });
  return rows.sort((a, b) => b.elo - a.elo);
}

/** Every pair, the stronger first. A table with more seats counts once, by the mean placing of either side. */
export function pairsOf(played: readonly Played[]): Pair[] {
  return meetingsOf(played).map(({ a, b, points, games }) => {
    const isFirst = points * 2 >= games;
    const won = isFirst ? points : games - points;
    const [from, to] = shareWithin(won, games);
    const [better, worse] = (isFirst ? [a, b] : [b, a]) as [BotName, BotName];
    return { a: better, b: worse, games, share: won / games, from, to };
  });
}

/** The pairs that readers ask for: each bot against the next weaker one of the list, and against `greedy`. */
export const stepsOf = (bots: readonly BotName[], pairs: readonly Pair[]): Pair[] =>
  pairs
    .filter(({ a, b }) => a === 'greedy' || b === 'greedy' || areNext(bots, a, b))
    .sort((one, two) => bots.indexOf(two.a) - bots.indexOf(one.a) || bots.indexOf(two.b) - bots.indexOf(one.b));

/** `greedy` is not a level. */
function areNext(bots: readonly BotName[], a: BotName, b: BotName): boolean {
  const levels: readonly BotName[] = bots.filter((bot) => bot !== 'greedy');
  return Math.abs(levels.indexOf(a) - levels.indexOf(b)) === 1;
}

function meetingsOf(played: readonly Played[]): Meeting[] {
  const found = new Map<string, { a: string; b: string; points: number; games: number }>();
  for (const { bots, placing } of played) {
    const [a, b] = [...new Set(bots)].sort();
    if (b === undefined) continue;
    const key = `${a} ${b}`;
    const meeting = found.get(key) ?? { a, b, points: 0, games: 0 };
    found.set(key, meeting);
    const mean = (name: string): number => {
      const seats = placing.filter((_, seat) => bots[seat] === name);
      return seats.reduce((sum, one) => sum + one, 0) / seats.length;
    };
    const [own, other] = [mean(a), mean(b)];
    meeting.games++;
    meeting.points += own > other ? 1 : own === other ? 0.5 : 0;
  }
  return [...found.values()];
}
