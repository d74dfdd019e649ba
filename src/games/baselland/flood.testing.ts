// Baselland counted a second time, by flood fill over the laid tiles and nothing else: a law of that game alone.

import { type Law, Offence } from '../../../test/laws/drive.ts';
import { canonical } from '../../kernel/canonical.ts';
import { TILE_TYPES, type TileRow } from './data/tiles.ts';
import type { Award, S, TileType } from './types.ts';

/** A segment by the place of its tile and its region. */
type Key = string;
interface Piece {
  readonly key: Key;
  readonly tile: number;
  readonly region: string;
  readonly kind: 'road' | 'city' | 'field' | 'monastery';
  readonly ends: readonly string[];
  readonly cities: readonly Key[];
  readonly pennants: number;
  readonly on: number;
}
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Every border is named alike from both sides: `e x y side` for edges, `h x y half` for half-edges. */
function edgeName(x: number, y: number, side: number): string {
  if (side === 2) return edgeName(x, y + 1, 0);
  if (side === 3) return edgeName(x - 1, y, 1);
  return `e${x},${y},${side}`;
}
function halfName(x: number, y: number, half: number): string {
  if (half === 4 || half === 5) return halfName(x, y + 1, 5 - half);
  if (half === 6 || half === 7) return halfName(x - 1, y, 9 - half);
  return `h${x},${y},${half}`;
}

function piecesOf({ open }: S): Piece[] {
  return open.laid.flatMap(({ tile, x, y, turn }, index) => {
    const row: TileRow = TILE_TYPES[tile[0] as TileType];
    return Object.entries(row.regions).map(
      ([region, { kind, sides, halves, besideCities }], i): Piece => ({
        key: `${index}.${region}`,
        tile: index,
        region,
        kind,
        ends: [
          ...sides.map((side) => edgeName(x, y, (side + turn) % 4)),
          ...halves.map((half) => halfName(x, y, (half + 2 * turn) % 8)),
        ],
        cities: besideCities.map((city) => `${index}.${city}`),
        pennants: kind === 'city' ? row.pennants : 0,
        on: open.segments.on[open.first[index] + i],
      }),
    );
  });
}

interface Feature {
  readonly pieces: readonly Piece[];
  readonly isOpen: boolean;
}

function features(pieces: readonly Piece[]): Map<Key, Feature> {
  const byEnd = new Map<string, Piece[]>();
  for (const piece of pieces) for (const end of piece.ends) byEnd.set(end, [...(byEnd.get(end) ?? []), piece]);
  const found = new Map<Key, Feature>();
  for (const start of pieces) {
    if (found.has(start.key)) continue;
    const reached = new Set([start]);
    for (const piece of reached)
      for (const end of piece.ends)
        for (const other of byEnd.get(end)!) if (other.kind === piece.kind) reached.add(other);
    const isOpen = [...reached].some((piece) => piece.ends.some((end) => byEnd.get(end)!.length < 2));
    const feature = { pieces: [...reached], isOpen };
    for (const piece of reached) found.set(piece.key, feature);
  }
  return found;
}

const partsOf = (s: S, { pieces }: Feature): number =>
  pieces[0].kind === 'city' && s.settings.cityPartCount === 'segments'
    ? pieces.length
    : new Set(pieces.map((piece) => piece.tile)).size;

function majority({ pieces }: Feature): number[] {
  const counts = new Map<number, number>();
  for (const { on } of pieces) if (on >= 0) counts.set(on, (counts.get(on) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([seat]) => seat);
}

/** What the last tile has finished, counted afresh: `seat what points`, sorted. */
function expected(s: S): string[] {
  const pieces = piecesOf(s);
  const all = features(pieces);
  const last = s.open.laid.length - 1;
  const lines: string[] = [];
  const closed = new Set(pieces.filter((p) => p.tile === last && p.kind !== 'monastery').map((p) => all.get(p.key)!));
  for (const feature of closed) {
    const { kind } = feature.pieces[0];
    if (feature.isOpen || kind === 'field') continue;
    const parts = partsOf(s, feature);
    const pennants = feature.pieces.reduce((sum, piece) => sum + piece.pennants, 0);
    for (const seat of majority(feature))
      lines.push(`${seat} ${kind} ${kind === 'road' ? parts : 2 * parts + 2 * pennants}`);
    if (kind !== 'city') continue;
    for (const refugee of pieces.filter((p) => p.kind === 'field' && p.on >= 0)) {
      const meadow = s.settings.refugeeScope === 'meadow' ? all.get(refugee.key)!.pieces : [refugee];
      if (meadow.some((p) => p.cities.some((city) => all.get(city) === feature)))
        lines.push(`${refugee.on} refugee ${parts}`);
    }
  }
  for (const { kind, tile, on } of pieces)
    if (kind === 'monastery' && on >= 0 && around(s, tile) === 9 && isNear(s, tile, last))
      lines.push(`${on} monastery 9`);
  return lines.sort();
}

const isNear = ({ open }: S, a: number, b: number): boolean =>
  Math.max(Math.abs(open.laid[a].x - open.laid[b].x), Math.abs(open.laid[a].y - open.laid[b].y)) <= 1;
const around = (s: S, tile: number): number => s.open.laid.filter((_, other) => isNear(s, tile, other)).length;

/** R9 by flood fill: the final points of each seat from what is unfinished. */
function atTheEnd(s: S): number[] {
  const pieces = piecesOf(s);
  const all = features(pieces);
  const points = s.own.map(() => 0);
  for (const feature of new Set(all.values())) {
    const { kind, tile, on } = feature.pieces[0];
    const parts = partsOf(s, feature);
    const pennants = feature.pieces.reduce((sum, piece) => sum + piece.pennants, 0);
    if (kind === 'monastery' && on >= 0) points[on] += around(s, tile);
    else if (kind !== 'field' && feature.isOpen) for (const seat of majority(feature)) points[seat] += parts + pennants;
    if (kind !== 'city' || !feature.isOpen || s.settings.refugeeEnd === 'none') continue;
    for (const refugee of pieces.filter((p) => p.kind === 'field' && p.on >= 0)) {
      const meadow = s.settings.refugeeScope === 'meadow' ? all.get(refugee.key)!.pieces : [refugee];
      if (meadow.some((p) => p.cities.some((city) => all.get(city) === feature)))
        points[refugee.on] += Math.floor(parts / 2);
    }
  }
  return points;
}

/** The merged lists say the same as the flood fill. */
function mergedAlike(s: S): boolean {
  const { segments, first } = s.open;
  const pieces = piecesOf(s);
  const all = features(pieces);
  const number = new Map(pieces.map((piece, i) => [piece.key, i]));
  const sideEnds = (feature: Feature) => feature.pieces.flatMap((p) => p.ends.filter((end) => end.startsWith('e')));
  return pieces.every((piece, i) => {
    const feature = all.get(piece.key)!;
    const roots = new Set(feature.pieces.map((p) => segments.root[number.get(p.key)!]));
    const ring = [i];
    for (let at = segments.next[i]; at !== i && ring.length < 500; at = segments.next[at]) ring.push(at);
    const ends = sideEnds(feature);
    const gaps = ends.filter((end) => ends.indexOf(end) === ends.lastIndexOf(end)).length;
    const root = segments.root[i];
    return (
      roots.size === 1 &&
      ring.length === feature.pieces.length &&
      segments.gaps[root] === gaps &&
      segments.crowd[root] === feature.pieces.filter((p) => p.on >= 0).length &&
      first[piece.tile] <= i
    );
  });
}

/** R4.2, R4.4: the places offered are those that fit, tried one by one over the whole neighbourhood. */
function placesAlike(s: S, options: readonly unknown[]): boolean {
  const { laid, tile } = s.open;
  const at = new Map(laid.map((l) => [`${l.x},${l.y}`, l]));
  const edge = (type: string, turn: number, side: number) => TILE_TYPES[type as TileType].edges[(side - turn + 4) % 4];
  const found: string[] = [];
  const cells = new Set(laid.flatMap(({ x, y }) => STEP.map(([dx, dy]) => `${x + dx},${y + dy}`)));
  for (const cell of cells) {
    if (at.has(cell)) continue;
    const [x, y] = cell.split(',').map(Number);
    for (let turn = 0; turn < TILE_TYPES[tile![0] as TileType].rotations; turn++) {
      const fits = STEP.every(([dx, dy], side) => {
        const there = at.get(`${x + dx},${y + dy}`);
        return !there || edge(there.tile[0], there.turn, (side + 2) % 4) === edge(tile![0], turn, side);
      });
      if (fits) found.push(canonical({ tile, x, y, turn }));
    }
  }
  return found.sort().join() === options.map(canonical).sort().join();
}

export function floodFill(): Law {
  let want: string[] = [];
  let before = 0;
  return {
    name: 'flood fill',
    before(g, step) {
      const s = g.s as S;
      if (step.task.do === 'place' && !placesAlike(s, step.options))
        throw new Offence('flood fill', 'other places fit', g);
      if (step.task.do !== 'scoreClosed') return;
      if (!mergedAlike(s)) throw new Offence('flood fill', 'merged features differ', g);
      want = expected(s);
      before = s.open.awards.length;
    },
    after(g, step) {
      if (step.task.do !== 'scoreClosed') return;
      const got = (g.s as S).open.awards.slice(before).map((a: Award) => `${a.seat} ${a.what} ${a.points}`);
      if (got.sort().join() !== want.join()) throw new Offence('flood fill', `scored ${got} instead of ${want}`, g);
    },
    end(g) {
      const s = g.s as S;
      const final = atTheEnd(s);
      for (const seat of s.own.keys()) {
        const lines = g.game.score(g.s, seat).filter((line) => line.label.startsWith('open'));
        const points = lines.reduce((sum, line) => sum + line.points, 0);
        if (points !== final[seat])
          throw new Offence('flood fill', `at the end ${points} instead of ${final[seat]}`, g);
      }
    },
  };
}
