// A tile of the city as this table's says it.
import { useContext } from 'react';
import { Drawn } from '../../../../parts/Drawn.tsx';
import { typing } from '../../pad-cards.ts';
import type { PadPosition } from '../../pad-shape.ts';
import { tile as drawn } from '../../picture/tiles.ts';
import type { Open } from '../../types.ts';
import { type BoardWords, tileTitle } from '../../words/board.ts';
import { Letters } from '../Pieces.tsx';

interface PadTileProps {
  readonly value: PadPosition;
  readonly open: Open;
  readonly place: number;
  readonly words: BoardWords;
}
export function PadTile({ value, open, place, words }: PadTileProps) {
  const letters = useContext(Letters);
  const of = typing.within(value, () => {
    const tile = open.city.tiles[place];
    const name = tile === null ? '' : tileTitle(words, tile);
    return drawn(open, place, { name, ghost: null, isFull: false, scale: 1, letters });
  });
  return <Drawn of={of} />;
}
