// What is to be known about a road, city, meadow or monastery: extent, owner, open ends, points. Reads, decides nothing.
import type { Chance, ViewOf } from '../../../kernel/types.ts';
import { kindOfTile } from '../data/kinds.ts';
import { AROUND, MONASTERY, POINTS, POINTS_OPEN } from '../data/numbers.ts';
import { game } from '../game.ts';
import { planOf, regionAt } from '../picture/geometry.ts';
import { countParts, countPennants, neighbours, owners } from '../rules/closing.ts';
import { countTiles, kindOfSegment, members } from '../rules/features.ts';
import { laidAt } from '../rules/grid.ts';
import type { Laid, Open, RegionId, RegionKind, S, TileId } from '../types.ts';

const NO_CHANCE: Chance = { random: () => 0, shuffle: () => {} };

/** Everything is open in Baselland but the order of the pile, so a view makes a state. */
export const stateOf = (view: ViewOf<S>): S => ({
  settings: view.settings,
  ...game.imagine(view, NO_CHANCE),
  todo: view.todo.slice(),
  lanes: [],
  forked: [],
  rng: {},
});

export interface Feature {
  /** Stands for it as long as nothing is laid. */
  readonly root: number;
  readonly kind: RegionKind;
  readonly parts: number;
  readonly pennants: number;
  /** Open ends; free cells around a monastery. */
  readonly gaps: number;
  readonly owners: readonly number[];
  /** Followers by seat. */
  readonly crowd: ReadonlyMap<number, number>;
  /** Points if the game ended now, and when it is finished. */
  readonly now: number;
  readonly finished: number;
  readonly rule: string;
}

export function featureOf(s: S, segment: number): Feature {
  const { open } = s;
  const { segments } = open;
  const kind = kindOfSegment(open, segment);
  const root = kind === 'monastery' ? segment : segments.root[segment];
  const crowd = new Map<number, number>();
  for (const at of members(segments, root))
    if (segments.on[at] >= 0) crowd.set(segments.on[at], (crowd.get(segments.on[at]) ?? 0) + 1);
  const base = { root, kind, crowd };
  if (kind === 'monastery') {
    const around = neighbours(open, segments.of[segment]);
    const seats = [...crowd.keys()];
    return {
      ...base,
      parts: around + 1,
      pennants: 0,
      gaps: AROUND - around,
      owners: seats,
      now: POINTS_OPEN.monastery * (around + 1),
      finished: MONASTERY,
      rule: 'R7.12',
    };
  }
  if (kind === 'field') {
    const parts = countTiles(segments, root);
    return { ...base, parts, pennants: 0, gaps: 0, owners: [], now: 0, finished: 0, rule: 'R5.5' };
  }
  const parts = countParts(s, kind, root);
  const pennants = kind === 'city' ? countPennants(open, root) : 0;
  const finished = POINTS[kind] * parts + POINTS.pennant * pennants;
  const isDone = segments.gaps[root] === 0;
  return {
    ...base,
    parts,
    pennants,
    gaps: segments.gaps[root],
    owners: owners(open, root, s.own.length),
    now: isDone ? finished : POINTS_OPEN[kind] * parts + POINTS_OPEN.pennant * pennants, // R9.2
    finished,
    rule: kind === 'city' ? 'R7.6' : 'R7.4',
  };
}

/** The segment at a point of the board, or -1. */
export function segmentAt(open: Open, x: number, y: number): number {
  const index = laidAt(open.grid, Math.floor(x / 100), Math.floor(y / 100));
  if (index < 0) return -1;
  const laid = open.laid[index];
  const shape = regionAt(planOf(laid.tile, laid.turn), [x - laid.x * 100, y - laid.y * 100]);
  return shape === undefined ? -1 : segmentOf(open, laid.tile, shape.id);
}

/** The segment called so, or -1 if its tile does not lie. */
export function segmentOf(open: Open, tile: TileId, region: RegionId): number {
  const index = open.laid.findIndex((l) => l.tile === tile);
  if (index < 0) return -1;
  const number = kindOfTile(tile).regions.findIndex((r) => r.id === region);
  return number < 0 ? -1 : open.first[index] + number;
}

/** A piece as score lines name it: `V3.c0`. */
export function segmentNamed(open: Open, name: string): number {
  const [tile, region] = name.split('.');
  return region === undefined ? -1 : segmentOf(open, tile as TileId, region);
}

interface LitCell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
/** Lit tiles and lit places for tiles. */
export function litCells(laid: readonly Laid[], lit: readonly string[]): LitCell[] {
  return lit.flatMap((name) => {
    if (!name.startsWith('@')) return laid.filter(({ tile }) => tile === name).map(({ x, y }) => ({ name, x, y }));
    const [x, y] = name.slice(1).split(',').map(Number);
    return [{ name, x, y }];
  });
}

/** Everything worth listing: cities, roads, monasteries, and meadows that somebody stands on; the largest first. */
export function allFeatures(s: S): Feature[] {
  const { root, crowd } = s.open.segments;
  const roots = root.flatMap((r, at) => {
    const kind = kindOfSegment(s.open, at);
    if (kind === 'monastery') return [at];
    return r === at && (kind !== 'field' || crowd[at] > 0) ? [at] : [];
  });
  const rank: Record<RegionKind, number> = { city: 0, road: 1, monastery: 2, field: 3 };
  return roots.map((at) => featureOf(s, at)).sort((a, b) => rank[a.kind] - rank[b.kind] || b.parts - a.parts);
}

/** The segments of a feature, for drawing its extent. */
export const extentOf = (open: Open, segment: number): number[] => {
  const { segments } = open;
  return kindOfSegment(open, segment) === 'monastery' ? [segment] : members(segments, segments.root[segment]);
};

/** All segments of everything that words name. */
export const wholesOf = (open: Open, names: readonly string[]): number[] => [
  ...new Set(
    names
      .map((name) => segmentNamed(open, name))
      .filter((at) => at >= 0)
      .flatMap((at) => extentOf(open, at)),
  ),
];
