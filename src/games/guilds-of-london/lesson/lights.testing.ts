import { tileOf } from '../data/kinds.ts';
import type { S } from '../types.ts';

/** What the board would light up. */
export const lightsUp = ({ open }: S, _you: number, name: string): boolean =>
  open.city.tiles.some((tile) => tile !== null && tileOf(tile).code === name);
