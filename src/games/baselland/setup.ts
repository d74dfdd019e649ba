import type { Chance, ViewOf } from '../../kernel/types.ts';
import { START_TILE, TILES } from './data/kinds.ts';
import { lay } from './rules/features.ts';
import { emptyGrid } from './rules/grid.ts';
import type { Dark, Laid, Open, Options, Own, S, TileId } from './types.ts';

export const startTile = (): Laid => ({ tile: START_TILE, x: 0, y: 0, turn: 0 }); // R2.3

/** A table with nothing laid on it yet. */
export const bareTable = (seats: number, options: Pick<Options, 'followers'>): Open => ({
  starter: 0,
  turn: 0,
  tile: null,
  laid: [],
  removed: [],
  supply: new Array<number>(seats).fill(options.followers), // R2.2
  awards: [],
  segments: { root: [], next: [], gaps: [], crowd: [], on: [], of: [] },
  first: [],
  grid: emptyGrid(),
});

export function setup(seats: number, options: Options, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const open = bareTable(seats, options);
  lay(open, startTile());
  const pile = TILES.filter((tile) => tile !== START_TILE);
  chance.shuffle('tiles', pile); // R2.4
  if (options.firstPlayer === 'random') open.starter = chance.random('first player', seats); // R2.5
  return { open, own: Array.from({ length: seats }, () => ({})), dark: { pile } };
}

export const clone = {
  open: (o: Open): Open => ({
    starter: o.starter,
    turn: o.turn,
    tile: o.tile,
    laid: o.laid.slice(),
    removed: o.removed.slice(),
    supply: o.supply.slice(),
    awards: o.awards.slice(),
    segments: {
      root: o.segments.root.slice(),
      next: o.segments.next.slice(),
      gaps: o.segments.gaps.slice(),
      crowd: o.segments.crowd.slice(),
      on: o.segments.on.slice(),
      of: o.segments.of.slice(),
    },
    first: o.first.slice(),
    grid: { ...o.grid, cells: o.grid.cells.slice(), open: o.grid.open.slice() },
  }),
  own: (): Own => ({}),
  dark: (d: Dark): Dark => ({ pile: d.pile.slice() }),
};

/** Section 8: nobody knows the order of the pile; everybody knows what is in it. */
export function imagine(view: ViewOf<S>, chance: Chance): { open: Open; own: Own[]; dark: Dark } {
  const { laid, removed, tile } = view.open;
  const gone = new Set<TileId | null>([tile, ...removed, ...laid.map((l) => l.tile)]);
  const pile = TILES.filter((t) => !gone.has(t));
  chance.shuffle('tiles', pile);
  return { open: clone.open(view.open), own: view.own.map(() => ({})), dark: { pile } };
}

/** Every tile and every follower, wherever it is. */
export function pieces({ open, dark }: S): string[] {
  const tiles = [...dark.pile, ...open.removed, ...open.laid.map((l) => l.tile), ...(open.tile ? [open.tile] : [])];
  const followers = open.supply.flatMap((supply, seat) => {
    const standing = open.segments.on.filter((on) => on === seat).length;
    return Array.from({ length: supply + standing }, (_, i) => `follower ${i + 1} of seat ${seat}`);
  });
  return [...tiles, ...followers];
}
