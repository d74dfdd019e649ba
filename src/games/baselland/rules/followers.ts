// Where a follower may go (R5).
import { kindOfTile, type Region } from '../data/kinds.ts';
import type { Open, RegionId, S } from '../types.ts';

/** The regions of the tile just laid that the seat may put a follower on. */
export function freeRegions(s: S, seat: number): RegionId[] {
  const { open } = s;
  if (open.supply[seat] === 0) return []; // R5.2, R5.8
  const last = open.laid.length - 1; // R5.3
  const { regions } = kindOfTile(open.laid[last].tile);
  const list: RegionId[] = [];
  for (let i = 0; i < regions.length; i++)
    if (hasRole(regions[i]) && isFree(open, open.first[last] + i)) list.push(regions[i].id); // R5.5, R5.6, Q6, Q12, Q14
  return list;
}

/** R5.4, R5.7 A meadow piece takes a follower only beside a city of its own tile. */
export const hasRole = ({ kind, besideCities }: Region): boolean => kind !== 'field' || besideCities.length > 0;

/** R5.5 Nobody stands anywhere on the feature. */
export const isFree = (open: Open, segment: number): boolean => open.segments.crowd[open.segments.root[segment]] === 0;
