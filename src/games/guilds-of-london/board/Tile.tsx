// A tile of the city in the page.
import { memo, useContext } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { type TileLook, tile } from '../picture/tiles.ts';
import type { Open } from '../types.ts';
import { Letters } from './Pieces.tsx';

interface TileProps extends Omit<TileLook, 'letters'> {
  readonly open: Open;
  readonly place: number;
}

export const Tile = memo(function Tile({ open, place, ...look }: TileProps) {
  return <Drawn of={tile(open, place, { ...look, letters: useContext(Letters) })} />;
});
