// Everybody who stands in the country, and where.
import { placeOf } from '../rules/features.ts';
import type { Open, RegionId, TileId } from '../types.ts';
import { standOf } from './geometry.ts';
import type { Point } from './points.ts';

export interface Standing {
  readonly seat: number;
  readonly tile: TileId;
  readonly region: RegionId;
  readonly segment: number;
  readonly at: Point;
}

/** From the north: whoever stands further south hides who is behind. */
export const followersOn = (open: Open): Standing[] =>
  open.segments.on
    .flatMap((seat, segment) => (seat < 0 ? [] : [{ seat, segment, ...placeOf(open, segment) }]))
    .map((one) => ({ ...one, at: standOf(open.laid[open.segments.of[one.segment]], one.region) }))
    .sort((a, b) => a.at[1] - b.at[1]);
