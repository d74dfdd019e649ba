// A tile in the page.
import { memo } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { tileGround, tileTall, wholeTile } from '../picture/tiles.ts';
import type { Laid, TileId } from '../types.ts';

export const TileGround = memo(({ laid }: { readonly laid: Laid }) => <Drawn of={tileGround(laid)} />);
export const TileTall = memo(({ laid }: { readonly laid: Laid }) => <Drawn of={tileTall(laid)} />);
export const WholeTile = memo(({ laid }: { readonly laid: Laid }) => <Drawn of={wholeTile(laid)} />);

/** A tile as a picture of its own. */
export function TilePicture({
  tile,
  turn = 0,
  size,
}: {
  readonly tile: TileId;
  readonly turn?: number;
  readonly size: number | string;
}) {
  return (
    <svg className="bl-picture" width={size} height={size} viewBox="-4 -8 108 116" aria-hidden="true">
      <WholeTile laid={{ tile, x: 0, y: 0, turn }} />
    </svg>
  );
}
