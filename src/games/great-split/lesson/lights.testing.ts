import { TRACKS } from '../data/tracks.ts';
import type { S } from '../types.ts';

/** What the board would light up. */
export const lightsUp = ({ open }: S, you: number, name: string): boolean =>
  [...TRACKS, open.characters[you]].some((one: string) => one === name);
