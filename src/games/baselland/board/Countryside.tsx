// All laid tiles: card, greens, grounds, seams, standing things, grain. Redrawn only when a tile is laid.
import { memo, useRef } from 'react';
import type { Laid } from '../types.ts';
import { TileGround, TileTall } from './Tile.tsx';

const cells = (laid: readonly Laid[]): string =>
  laid.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');

export const Countryside = memo(function Countryside({ laid }: { readonly laid: readonly Laid[] }) {
  const first = useRef(laid.length);
  const area = cells(laid);
  const isNew = (tile: Laid) => laid.indexOf(tile) >= first.current;
  const byRow = laid.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const name = (tile: Laid) => (isNew(tile) ? 'bl-tile bl-new' : 'bl-tile');
  return (
    <>
      <path className="bl-contact is-far" d={area} />
      <path className="bl-contact is-mid" d={area} />
      <path className="bl-contact is-near" d={area} />
      <path className="bl-card" d={area} transform="translate(0 2.2)" />
      <path className="bl-grass bl-grass-seal" d={area} />
      <path className="bl-hills" d={area} />
      {byRow.map((tile) => (
        <g key={tile.tile} className={name(tile)}>
          <TileGround laid={tile} />
        </g>
      ))}
      <path className="bl-seam" d={area} />
      <path className="bl-grain" d={area} />
      {byRow.map((tile) => (
        <g key={tile.tile} className={name(tile)}>
          <TileTall laid={tile} />
        </g>
      ))}
    </>
  );
});
