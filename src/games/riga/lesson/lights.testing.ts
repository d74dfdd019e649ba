import { buildingOf } from '../data/kinds.ts';
import type { S } from '../types.ts';

/** What the board would light up. */
export const lightsUp = ({ open }: S, _you: number, name: string): boolean =>
  open.towns.some(({ buildings }) => buildings.some((id) => buildingOf(id).code === name));
