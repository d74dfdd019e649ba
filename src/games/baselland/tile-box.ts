import { complain } from '../../text/input.ts';
import { type Kind, TILE_KINDS, TYPES } from './data/kinds.ts';
import type { TileId, TileType } from './types.ts';

/** Hands out the copies of each type; a tile may be named by its type or by its copy. */
export function tileBox(): (name: TileType | TileId, at: string) => { tile: TileId; kind: Kind } {
  const used = new Map<TileType, number>();
  const named = new Set<string>();
  return (name, at) => {
    const type = name[0] as TileType;
    const kind = TILE_KINDS[TYPES.indexOf(type)];
    const count = (used.get(type) ?? 0) + 1;
    if (count > kind.row.count) complain(at, 'tooManyTiles', 'R2.4', { type, count, max: kind.row.count });
    if (name.length > 1 && named.has(name)) complain(at, 'tooManyTiles', 'R2.4', { type: name, count: 2, max: 1 });
    named.add(name);
    used.set(type, count);
    return { tile: `${type}${count}`, kind };
  };
}
