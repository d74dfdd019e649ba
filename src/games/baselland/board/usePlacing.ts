// Where the drawn tile is held: over which place, in which turn, by which hand.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { narrow } from '../../../parts/narrow.ts';
import { kindOfTile } from '../data/kinds.ts';
import type { Place, Put, TileId } from '../types.ts';

export type Held = 'mouse' | 'touch' | 'keys';
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** The options here, one per rotation. */
  readonly options: readonly Place[];
}
export interface Placing {
  readonly tile: TileId;
  readonly cells: readonly Cell[];
  /** The cell the tile is held over, if any, and the option that would be chosen. */
  readonly target: { readonly cell: Cell; readonly option: Place; readonly by: Held } | null;
  /** The turn of the tile in the hand. */
  readonly turn: number;
  optionAt(cell: Cell): Place;
  cellAt(x: number, y: number): Cell | null;
  hold(cell: Cell | null, by: Held, turn?: number): void;
  rotate(by: 1 | -1): void;
}

export const isPlace = (option: Place | Put): option is Place => typeof option === 'object' && option !== null;

function cellsOf(options: readonly (Place | Put)[]): Cell[] {
  const places = options.filter(isPlace);
  const corners = places.filter((p, i) => places.findIndex((q) => q.x === p.x && q.y === p.y) === i);
  return corners
    .map(({ x, y }) => ({ x, y, options: narrow(places, { x, y }) }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The option with the wished turn, or the next one round. */
const fitting = (cell: Cell, wish: number): Place =>
  cell.options.reduce((best, o) => ((o.turn - wish + 4) % 4 < (best.turn - wish + 4) % 4 ? o : best));

export function usePlacing(options: readonly (Place | Put)[] | null, tile: TileId | null): Placing | null {
  const [wish, setWish] = useState(0);
  const [held, setHeld] = useState<{ x: number; y: number; by: Held } | null>(null);
  const cells = useMemo(() => (options === null ? [] : cellsOf(options)), [options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tile starts in nobody's place
  useEffect(() => {
    setHeld(null);
    setWish(0);
  }, [tile, options === null]);

  const cellAt = useCallback((x: number, y: number) => cells.find((c) => c.x === x && c.y === y) ?? null, [cells]);
  const hold = useCallback((cell: Cell | null, by: Held, turn?: number) => {
    setHeld((was) => {
      if (cell === null) return was === null || was.by !== by ? was : null;
      return was?.x === cell.x && was.y === cell.y && was.by === by ? was : { x: cell.x, y: cell.y, by };
    });
    if (turn !== undefined) setWish(turn);
  }, []);
  const first = cells[0]?.options[0]?.tile ?? null;
  if (tile === null || first === null) return null;

  const cell = held === null ? null : cellAt(held.x, held.y);
  const rotations = kindOfTile(tile).row.rotations;
  const rotate = (by: 1 | -1) => {
    if (cell === null) return setWish((w) => (w + by + rotations) % rotations);
    const { options: here } = cell;
    const at = here.indexOf(fitting(cell, wish));
    setWish(here[(at + by + here.length) % here.length].turn);
  };
  return {
    tile,
    cells,
    target: cell === null || held === null ? null : { cell, option: fitting(cell, wish), by: held.by },
    turn: wish,
    optionAt: (c) => fitting(c, wish),
    cellAt,
    hold,
    rotate,
  };
}
