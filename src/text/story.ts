import type { Settings } from '../kernel/types.ts';

/** One of several games that make up a whole: which one, from 1, and what the next is played with; null: it is the last. */
export interface StoryPlace {
  readonly part: number;
  readonly of: number;
  readonly next: Settings | null;
}
