// All laid tiles: card, greens, grounds, seams, standing things, grain. Redrawn only when a tile is laid.
import { memo, useRef } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { areaOf, byRow, landUnder, seams } from '../picture/tiles.ts';
import type { Laid } from '../types.ts';
import { TileGround, TileTall } from './Tile.tsx';

export const Countryside = memo(function Countryside({ laid }: { readonly laid: readonly Laid[] }) {
  const first = useRef(laid.length);
  const area = areaOf(laid);
  const isNew = (tile: Laid) => laid.indexOf(tile) >= first.current;
  const rows = byRow(laid);
  const name = (tile: Laid) => (isNew(tile) ? 'bl-tile bl-new' : 'bl-tile');
  return (
    <>
      <Drawn of={landUnder(area)} />
      {rows.map((tile) => (
        <g key={tile.tile} className={name(tile)}>
          <TileGround laid={tile} />
        </g>
      ))}
      <Drawn of={seams(area)} />
      <path className="bl-grain" d={area} />
      {rows.map((tile) => (
        <g key={tile.tile} className={name(tile)}>
          <TileTall laid={tile} />
        </g>
      ))}
    </>
  );
});
