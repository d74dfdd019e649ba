import type { Settings } from '../kernel/types.ts';

/** One of several games that make up a whole: its number, from 1, and the settings of the next one; null: it is the last. */
export interface StoryPlace {
  readonly part: number;
  readonly of: number;
  readonly next: Settings | null;
}
