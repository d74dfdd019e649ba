// How strong people play, game by game: from the placings of whole tables, on the scale on which the levels of the bots were measured.
// Computed on the server: pages only show it.
import { rate as afterGame, type Rating } from 'openskill';
import { LEVEL_NAMES } from '../bots/names.ts';
import type { Elos, GameId } from '../games/index.ts';
import type { Who } from '../table/types.ts';
import type { FinishedGame, FinishedSeat } from './finished.ts';

export type LevelName = (typeof LEVEL_NAMES)[number];

export interface Strength {
  /** On the scale of docs/strength.md, and half the width of the interval that holds 95 of 100. */
  readonly elo: number;
  readonly within: number;
  /** The level that plays most alike, and those at both ends of the interval; null: nobody they met has played with bots. */
  readonly level: LevelName | null;
  readonly between: readonly [LevelName, LevelName] | null;
}
export interface Rated {
  readonly who: Who;
  readonly game: GameId;
  /** Games that count, and how many are missing until there is something to say. */
  readonly games: number;
  readonly missing: number;
  readonly strength: Strength | null;
}

/** Fewer games say more about luck than about anybody. */
export const ENOUGH = 8;

/** Elo: ten times the odds are 400 points. With this spread of a single performance two sure ratings meet in just that way. */
const BETA = 400 / Math.LN10 / Math.SQRT2;
/** Nobody is known beforehand: somewhere between the weakest level and the strongest. */
const UNKNOWN: Rating = { mu: 0, sigma: 350 };
/** People learn: from game to game a rating gets a little less sure. */
const OPTIONS = { ...UNKNOWN, beta: BETA, tau: 12, gamma: () => 1 };
const SURE = 1.96;

/** Everybody's rating in every game they have played, by game, the strongest first; `anchors` says how the bots of a game were measured. */
export function rate(games: readonly FinishedGame[], anchors: Anchors): Rated[] {
  const byGame = Map.groupBy(games.filter(canBeRated), ({ game }) => game);
  return [...byGame].flatMap(([game, played]) => rateOne(game, played, anchors.get(game)));
}
export type Anchors = ReadonlyMap<GameId, Elos | undefined>;

/** What was played against each other, and counts. */
const canBeRated = ({ counts, seats }: FinishedGame): boolean => counts && seats.length > 1;

function rateOne(game: GameId, played: readonly FinishedGame[], elos: Elos = {}): Rated[] {
  const ratings = new Map<Who, Rating & { readonly games: number }>();
  for (const { seats } of played.toSorted((a, b) => a.at - b.at)) {
    const before = seats.map((seat) => [ratingOf(seat, ratings, elos)]);
    const after = afterGame(before, { ...OPTIONS, rank: ranksOf(seats) });
    for (const [i, { who }] of seats.entries())
      if (who !== null) ratings.set(who, { ...after[i][0], games: (ratings.get(who)?.games ?? 0) + 1 });
  }
  const anchored = anchoredIn(played);
  const all = [...ratings].map(([who, { games, ...rating }]): Rated => {
    const missing = Math.max(0, ENOUGH - games);
    return { who, game, games, missing, strength: missing > 0 ? null : strengthOf(elos, rating, anchored.has(who)) };
  });
  return all.sort((a, b) => (b.strength?.elo ?? -Infinity) - (a.strength?.elo ?? -Infinity) || b.games - a.games);
}

/** A bot is what was measured, and stays so; somebody forgotten is anybody. */
function ratingOf({ who, bot }: FinishedSeat, known: ReadonlyMap<Who, Rating>, elos: Elos): Rating {
  if (who !== null) return known.get(who) ?? UNKNOWN;
  const elo = bot === null ? undefined : elos[bot];
  return elo === undefined ? UNKNOWN : { mu: elo, sigma: 1 };
}

/** Whoever has left comes last, whatever a bot made of it. */
const ranksOf = (seats: readonly FinishedSeat[]): number[] =>
  seats.map(({ left, place }) => (left ? seats.length + 1 : place));

/** Those whose results hang on the bots': they have met one, or somebody of whom that is true. */
function anchoredIn(played: readonly FinishedGame[]): Set<Who> {
  const anchored = new Set<Who>();
  for (let before = -1; before < anchored.size; ) {
    before = anchored.size;
    for (const { seats } of played)
      if (seats.some(({ who, bot }) => (who === null ? bot !== null : anchored.has(who))))
        for (const { who } of seats) if (who !== null) anchored.add(who);
  }
  return anchored;
}

function strengthOf(elos: Elos, { mu, sigma }: Rating, isAnchored: boolean): Strength {
  const [elo, within] = [Math.round(mu), Math.round(SURE * sigma)];
  const [level, from, to] = [mu, mu - within, mu + within].map((at) => nearest(elos, at));
  return isAnchored && level !== null
    ? { elo, within, level, between: [from!, to!] }
    : { elo, within, level: null, between: null };
}

function nearest(elos: Elos, elo: number): LevelName | null {
  const measured = LEVEL_NAMES.filter((level) => elos[level] !== undefined);
  const far = (level: LevelName): number => Math.abs(elos[level]! - elo);
  return measured.sort((a, b) => far(a) - far(b))[0] ?? null;
}
