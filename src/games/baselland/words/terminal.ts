// The few words that only the terminal needs.
import type { Names } from './names.ts';

export interface TerminalWords {
  readonly tiles: Names['tiles'];
  drawn(tile: string): string;
  readonly laid: string;
  /** The word alone: it stands behind a column of numbers. */
  points(n: number): string;
  followers(n: number): string;
  left(n: number): string;
  readonly removed: string;
}
