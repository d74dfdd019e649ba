// Editions that people keep in the house: whole documents, which a table copies when it is opened.
import type { Who } from '../table/types.ts';

export interface KeptEdition {
  readonly id: string;
  /** Whose it is; gone with them. */
  readonly who: Who;
  readonly game: string;
  readonly name: string;
  readonly hash: string;
  /** Whether everybody in the house may play with it. */
  readonly isShared: boolean;
  readonly at: number;
  /** The document. */
  readonly data: string;
}
export type ListedEdition = Omit<KeptEdition, 'data'>;

export interface EditionStore {
  /**
   * Keeps it, in place of the one with its id. False: that one is somebody else's, or they keep `most` others already. Refused for
   * an unknown person.
   */
  keepEdition(edition: KeptEdition, most: number): Promise<boolean>;
  edition(id: string): Promise<KeptEdition | null>;
  /** Somebody's own, then those that others share, however many; of each the newest first. */
  editionsFor(who: Who, limit: number): Promise<ListedEdition[]>;
  /** False: they have no such edition. */
  dropEdition(who: Who, id: string): Promise<boolean>;
}
