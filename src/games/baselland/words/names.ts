// What the pieces are called.
import type { RegionKind, Role, TileType } from '../types.ts';

export interface Names {
  readonly tiles: Readonly<Record<TileType, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly regions: Readonly<Record<RegionKind, string>>;
}
