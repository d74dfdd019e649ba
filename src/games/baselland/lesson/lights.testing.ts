import { segmentNamed } from '../board/features.ts';
import type { S } from '../types.ts';

/** What the board would light up. */
export const lightsUp = ({ open }: S, _you: number, name: string): boolean => segmentNamed(open, name) >= 0;
