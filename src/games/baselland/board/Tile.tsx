// A tile as SVG. Ground and what stands on it are apart, so that trees and towers may reach over the seams.
import { memo } from 'react';
import type { Laid, TileId } from '../types.ts';
import { GROUND, type Material, type Painting, TALL } from './paint/brush.ts';
import { paintingOf } from './paint/tile.ts';

const paths = (painting: Painting, materials: readonly Material[]) =>
  materials.map((m) => painting[m] && <path key={m} className={`bl-${m}`} d={painting[m]} />);

const at = ({ x, y }: Laid) => `translate(${x * 100} ${y * 100})`;

export const TileGround = memo(function TileGround({ laid }: { readonly laid: Laid }) {
  return <g transform={at(laid)}>{paths(paintingOf(laid.tile, laid), GROUND)}</g>;
});

export const TileTall = memo(function TileTall({ laid }: { readonly laid: Laid }) {
  return <g transform={at(laid)}>{paths(paintingOf(laid.tile, laid), TALL)}</g>;
});

/** A whole tile about the origin of its cell: a ghost, a tile in the hand, a small picture. */
export const WholeTile = memo(function WholeTile({ laid }: { readonly laid: Laid }) {
  const painting = paintingOf(laid.tile, laid);
  return (
    <g>
      <rect className="bl-card" x="0" y="1.4" width="100" height="100" rx="2" />
      <rect className="bl-grass" width="100" height="100" rx="1.6" />
      <rect className="bl-hills" width="100" height="100" rx="1.6" />
      {paths(painting, GROUND)}
      {paths(painting, TALL)}
      <rect className="bl-seam" width="100" height="100" rx="1.6" />
    </g>
  );
});

/** A tile as a picture of its own. */
export function TilePicture({
  tile,
  turn = 0,
  size,
}: {
  readonly tile: TileId;
  readonly turn?: number;
  readonly size: number;
}) {
  return (
    <svg className="bl-picture" width={size} height={size} viewBox="-4 -8 108 116" aria-hidden="true">
      <WholeTile laid={{ tile, x: 0, y: 0, turn }} />
    </svg>
  );
}
