// What positions are worth at a point of the game (dossier 10.2): every track is projected to each scoring still to come, and
// the scoring tables are read there. Made once for each state of market and tiles; then a board is valued by looking up.
import { inPlay } from './data/in-play.ts';
import {
  ARTWORK,
  BEHIND,
  BOOK,
  characterOf,
  EMERALD,
  GOLD,
  LAST,
  MARKET_TILE_IDS,
  ORDERS,
  PRESTIGE,
  RESOURCE_NOS,
  STARS,
  sealTrackOf,
  TOPAZ,
  trackId,
  VALUE,
} from './data/kinds.ts';
import { type CharacterId, LINES, MARKET_TILES, ROUNDS, SCORING_TILES, type Scoring } from './data/table.ts';
import { type Resource, SPACES } from './data/tracks.ts';
import { artworkPoints } from './scoring.ts';
import type { Open } from './types.ts';

/** Steps that a track makes in a round, on average (dossier 10.2). */
const RATES: readonly number[] = [0, 1.9, 1.9, 1.9, 1.9, 1.6, 0.6, 0.6, 0.6, 0.6, 0.5];
/** What the steps to a double arrow are worth before it is reached, as long as there are rounds to come. */
const ARROW = 2.2;

/** Worth by position. Always of one kind, which makes it fast to read. */
export type Table = Float64Array;

/** Worth by position, for boards as they stand after the harvest of a round. */
export interface Outlook {
  /** How many harvests are still to come after that. */
  readonly rounds: number;
  readonly books: Table;
  readonly artworks: Table;
  /** One table for each gem scoring to come; the weaker gem counts. */
  readonly topazes: readonly Table[];
  readonly emeralds: readonly Table[];
  readonly gold: Table;
}

/** A table read between its entries, at the place the track will have reached after that many rounds. */
const projected = (table: readonly number[], track: number, rounds: number): Table =>
  Float64Array.from(table, (_, at) => {
    const then = Math.min(at + rounds * RATES[track], table.length - 1);
    const below = Math.floor(then);
    const above = Math.min(below + 1, table.length - 1);
    return table[below] + (then - below) * (table[above] - table[below]);
  });

const sumOf = (tables: readonly Table[]): Table =>
  tables[0].map((_, at) => tables.reduce((sum, table) => sum + table[at], 0));

/** How likely each sum is when that many of the remaining tiles are turned up. */
function sumsOf(tiles: readonly number[], count: number): Map<number, number> {
  let ways: Map<number, number>[] = Array.from({ length: count + 1 }, () => new Map());
  ways[0].set(0, 1);
  for (const value of tiles) {
    ways = ways.map((sums, taken) => {
      const with1 = new Map(sums);
      if (taken > 0) for (const [sum, n] of ways[taken - 1]) with1.set(sum + value, (with1.get(sum + value) ?? 0) + n);
      return with1;
    });
  }
  const all = [...ways[count].values()].reduce((a, b) => a + b, 0);
  return new Map([...ways[count]].map(([sum, n]) => [sum, n / all]));
}

/** R10.3 Averaged over where the slider may stand after round `after`. */
function artworksAt({ market }: Open, after: number, rounds: number): Table {
  const shown = market.reduce((sum, tile) => sum + MARKET_TILES[tile], 0);
  const left = MARKET_TILE_IDS.filter((tile) => !market.includes(tile)).map((tile) => MARKET_TILES[tile]);
  const sums = sumsOf(left, Math.max(0, after - market.length));
  const levels = Array.from({ length: LAST[ARTWORK] + 1 }, (_, level) => level);
  const points = levels.map((level) => {
    let mean = 0;
    for (const [sum, share] of sums) mean += share * artworkPoints(level, shown + sum);
    return mean;
  });
  return projected(points, ARTWORK, rounds);
}

function makeOutlook(open: Open): Outlook {
  const round = Math.max(1, open.round);
  const rounds = ROUNDS.length - round;
  /** The scorings still to come: after which round. */
  const due = (kind: Scoring): number[] => [
    ...LINES.filter((after, line) => after >= round && open.lines[line]?.some((tile) => SCORING_TILES[tile] === kind)),
    ROUNDS.length,
  ];
  const arrows = SPACES.gold.arrows ?? [];
  const isSoon = Math.min(1, rounds / 2);
  return {
    rounds,
    books: sumOf(due('book').map((after) => projected(VALUE[BOOK], BOOK, after - round))),
    artworks: sumOf(due('artwork').map((after) => artworksAt(open, after, after - round))),
    topazes: due('gem').map((after) => projected(VALUE[TOPAZ], TOPAZ, after - round)),
    emeralds: due('gem').map((after) => projected(VALUE[EMERALD], EMERALD, after - round)),
    gold: Float64Array.from({ length: LAST[GOLD] + 1 }, (_, at) =>
      arrows.some((arrow) => arrow > at) ? ((ARROW * BEHIND[at].arrow) / BEHIND[at].apart) * isSoon : 0,
    ),
  };
}

/** What was worked out with an edition; with another one nothing of it holds. */
interface Made {
  readonly outlooks: Map<string, Outlook>;
  readonly characterOrders: Map<CharacterId, readonly number[]>;
  readonly orderPoints: readonly Map<CharacterId, Table>[];
  /** Where the points of a resource begin in the common table; from there by its position, then by that of its seals. */
  readonly spaces: number;
  readonly sealSpaces: number;
}
let made!: Made;
let SPACES_OF_RESOURCE = 0;
let SPACES_OF_SEAL = 0;
const MOST = 2000;
/** Usually the same is asked for again. The lists are never changed, so comparing their identity is enough. */
let latest: (Pick<Open, 'round' | 'lines' | 'market'> & { readonly outlook: Outlook }) | null = null;

inPlay.table(
  (): Made => ({
    outlooks: new Map(),
    characterOrders: new Map(),
    orderPoints: ROUNDS.map(() => new Map()),
    spaces: 1 + Math.max(...RESOURCE_NOS.map((no) => LAST[no])),
    sealSpaces: 1 + Math.max(...RESOURCE_NOS.map((no) => LAST[sealTrackOf(no)])),
  }),
  (now) => {
    made = now;
    SPACES_OF_RESOURCE = now.spaces;
    SPACES_OF_SEAL = now.sealSpaces;
    latest = null;
  },
);

export function outlookOf(open: Open): Outlook {
  const { round, lines, market } = open;
  if (latest === null || latest.round !== round || latest.market !== market || latest.lines !== lines)
    latest = { round, lines, market, outlook: lookUp(open) };
  return latest.outlook;
}

function lookUp(open: Open): Outlook {
  const key = `${open.round} ${open.lines.join()} ${open.market.join()}`;
  let outlook = made.outlooks.get(key);
  if (outlook === undefined) {
    if (made.outlooks.size >= MOST) made.outlooks.clear();
    outlook = makeOutlook(open);
    made.outlooks.set(key, outlook);
  }
  return outlook;
}

export function characterOrders(who: CharacterId): readonly number[] {
  let orders = made.characterOrders.get(who);
  if (orders === undefined) {
    orders = [0, ...RESOURCE_NOS.map((no) => characterOf(who).orders[trackId(no) as Resource] ?? 0)];
    made.characterOrders.set(who, orders);
  }
  return orders;
}

/** What the orders of a character will bring, by positions. */
export function orderPoints({ rounds }: Outlook, who: CharacterId): Table {
  let points = made.orderPoints[rounds].get(who);
  if (points === undefined) {
    points = makeOrderPoints(rounds, characterOrders(who));
    made.orderPoints[rounds].set(who, points);
  }
  return points;
}

function makeOrderPoints(rounds: number, more: readonly number[]): Table {
  const points = new Float64Array((RESOURCE_NOS.length + 1) * SPACES_OF_RESOURCE * SPACES_OF_SEAL);
  for (const no of RESOURCE_NOS) {
    const seal = sealTrackOf(no);
    const stars = projected(STARS[seal], seal, rounds);
    projected(ORDERS[no], no, rounds).forEach((orders, at) => {
      const from = (no * SPACES_OF_RESOURCE + at) * SPACES_OF_SEAL;
      for (let seals = 0; seals < stars.length; seals++) points[from + seals] = (orders + more[no]) * stars[seals];
    });
  }
  return points;
}

/** What a board is worth, in points at the end of the game. */
export function boardWorth(o: Outlook, tracks: readonly number[], orders: Table): number {
  let worth = tracks[PRESTIGE] + o.books[tracks[BOOK]] + o.artworks[tracks[ARTWORK]] + o.gold[tracks[GOLD]];
  for (let i = 0; i < o.topazes.length; i++)
    worth += 2 * Math.min(o.topazes[i][tracks[TOPAZ]], o.emeralds[i][tracks[EMERALD]]);
  for (let i = 0; i < RESOURCE_NOS.length; i++) {
    const no = RESOURCE_NOS[i];
    worth += orders[(no * SPACES_OF_RESOURCE + tracks[no]) * SPACES_OF_SEAL + tracks[sealTrackOf(no)]];
  }
  return worth;
}
