// What statistics say of somebody's finished games, or of a circle's: placings, points and what for, favourites, records.
import type { GameId } from '../games/index.ts';
import type { FinishedGame, FinishedSeat } from './finished.ts';

/** One seat of one game. */
interface Sitting {
  readonly game: FinishedGame;
  readonly seat: FinishedSeat;
}
export interface PlayedPoint {
  readonly at: number;
  readonly table: string;
  readonly points: number;
  readonly place: number;
  readonly of: number;
}
export interface RecordHeld {
  /** By `Memorable.noted`; `points`: the most points. */
  readonly key: string;
  readonly value: number;
  readonly name: string;
  readonly at: number;
  readonly table: string;
}
export interface GameSummary {
  readonly game: GameId;
  readonly played: number;
  readonly wins: number;
  /** How often first, second, …; who has left was last. */
  readonly places: readonly number[];
  /** Of those played to the end; null: none was. */
  readonly average: number | null;
  /** Played to the end, the oldest first. */
  readonly history: readonly PlayedPoint[];
  /** Average points by what they are for, the most first. */
  readonly sources: readonly { readonly label: string; readonly points: number }[];
  readonly favourites: readonly { readonly thing: string; readonly times: number }[];
  readonly records: readonly RecordHeld[];
}
export interface Summary {
  readonly played: number;
  readonly wins: number;
  readonly minutes: number;
  /** The most wins in a row; 0 where several people are looked at. */
  readonly streak: number;
  /** The one played most comes first. */
  readonly games: readonly GameSummary[];
}

const FAVOURITES = 5;

/** `me`: whose seats are looked at; null: those of all people. */
export function summaryOf(games: readonly FinishedGame[], me: string | null): Summary {
  const isLookedAt = ({ who }: FinishedSeat): boolean => (me === null ? who !== null : who === me);
  const inOrder = games.toSorted((a, b) => a.at - b.at);
  const all = inOrder.flatMap((game) => game.seats.filter(isLookedAt).map((seat) => ({ game, seat })));
  const byGame = [...Map.groupBy(all, ({ game }) => game.game)].sort(([, a], [, b]) => b.length - a.length);
  const seen = new Set(all.map(({ game }) => game));
  return {
    played: seen.size,
    wins: all.filter(hasWon).length,
    minutes: [...seen].reduce((sum, { minutes }) => sum + minutes, 0),
    streak: me === null ? 0 : longestStreak(all),
    games: byGame.map(([game, sittings]) => gameSummary(game, sittings)),
  };
}

const hasWon = ({ seat }: Sitting): boolean => seat.place === 1 && !seat.left;
const placeOf = ({ game, seat }: Sitting): number => (seat.left ? Math.max(2, game.seats.length) : seat.place);

function longestStreak(all: readonly Sitting[]): number {
  let [longest, running] = [0, 0];
  for (const sitting of all) {
    running = hasWon(sitting) ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

function gameSummary(game: GameId, all: readonly Sitting[]): GameSummary {
  const stayed = all.filter(({ seat }) => !seat.left);
  const last = Math.max(...all.map(placeOf), ...all.map((one) => one.game.seats.length));
  return {
    game,
    played: new Set(all.map((one) => one.game)).size,
    wins: all.filter(hasWon).length,
    places: Array.from({ length: last }, (_, i) => all.filter((one) => placeOf(one) === i + 1).length),
    average: stayed.length === 0 ? null : stayed.reduce((sum, { seat }) => sum + seat.points, 0) / stayed.length,
    history: stayed.map(({ game: { at, table, seats }, seat: { points, place } }) => ({
      ...{ at, table, points, place, of: seats.length },
    })),
    sources: addUp(stayed, ({ seat }) => seat.sources)
      .filter(([, sum]) => sum !== 0)
      .map(([label, sum]) => ({ label, points: sum / stayed.length })),
    favourites: addUp(stayed, ({ seat }) => seat.cards)
      .filter(([, times]) => times > 1) // once is no liking
      .slice(0, FAVOURITES)
      .map(([thing, times]) => ({ thing, times })),
    records: recordsIn(stayed.filter((one) => one.game.counts)),
  };
}

/** Sums by name, the largest first. */
function addUp(all: readonly Sitting[], of: (one: Sitting) => Readonly<Record<string, number>>): [string, number][] {
  const sums = new Map<string, number>();
  for (const one of all) for (const [name, n] of Object.entries(of(one))) sums.set(name, (sums.get(name) ?? 0) + n);
  return [...sums].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}

/** Whoever was first keeps a record that is only equalled. */
function recordsIn(all: readonly Sitting[]): RecordHeld[] {
  const best = new Map<string, RecordHeld>();
  for (const { game, seat } of all)
    for (const [key, value] of Object.entries({ points: seat.points, ...seat.noted }))
      if (value > (best.get(key)?.value ?? 0))
        best.set(key, { key, value, name: seat.name, at: game.at, table: game.table });
  return [...best.values()];
}
