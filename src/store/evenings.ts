// Evenings of circles. One contract for both databases; what an evening is, `src/evening` says.
import type { Who } from '../table/types.ts';

/** An evening as it is kept: `data` is its text. */
export interface KeptEvening {
  readonly id: string;
  readonly circle: string;
  /** Counts its changes, from 1. */
  readonly seq: number;
  readonly createdAt: number;
  readonly isOver: boolean;
  readonly data: string;
}

export interface EveningStore {
  /**
   * Keeps an evening if it still has the number before `evening.seq` (the first one: if there is none), with the people who are in it;
   * false: somebody else was first. Refused for an unknown circle.
   */
  keepEvening(evening: KeptEvening, people: readonly Who[]): Promise<boolean>;
  evening(id: string): Promise<KeptEvening | null>;
  /** Of a circle, the newest first. */
  eveningsOf(circle: string, limit: number): Promise<KeptEvening[]>;
  /** Ids of the evenings that somebody is or was in. */
  eveningsWith(who: Who): Promise<string[]>;
}
