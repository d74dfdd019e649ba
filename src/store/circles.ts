// Circles: people who play together, what they agreed on, and what they say to each other. One contract for both databases.
import type { Who } from '../table/types.ts';
import type { Listed } from './store.ts';

/** Somebody who belongs to a circle, under the name they have today. */
export interface CircleMember {
  readonly who: Who;
  readonly name: string;
  readonly seal?: string;
  readonly since: number;
  readonly wantsNotices: boolean;
}

/** What its founder may change. */
export interface CircleWishes {
  readonly name: string;
  /** The secret in its link: who knows it may join. */
  readonly code: string;
  readonly founder: Who;
  /** Where they talk to each other, an https address; '': nowhere. */
  readonly call: string;
  /** What they have agreed on, in their own words; ''. */
  readonly houseRules: string;
  readonly isRated: boolean;
}

export interface Circle extends CircleWishes {
  readonly id: string;
  readonly createdAt: number;
  /** At least one; the longest there first. If the founder is gone, the first of them is the founder. */
  readonly members: readonly CircleMember[];
}

export type NewCircle = Pick<Circle, 'id' | 'code' | 'name' | 'founder' | 'createdAt'>;

/** What somebody said; without a text: it was deleted. */
export interface CircleLine {
  readonly id: string;
  readonly at: number;
  readonly who: Who | null;
  readonly name: string;
  readonly text: string | null;
}

export interface CircleStore {
  /** With its founder as the first member. Refused for an unknown person. */
  addCircle(circle: NewCircle): Promise<void>;
  circle(id: string): Promise<Circle | null>;
  circleByCode(code: string): Promise<Circle | null>;
  /** Ids of the circles somebody belongs to, the one they joined last first. */
  circlesOf(who: Who): Promise<string[]>;
  changeCircle(id: string, wishes: Partial<CircleWishes>): Promise<void>;
  /** False: the code is not (or no longer) the circle's, they were removed from it, or it has so many members already. */
  joinCircle(id: string, code: string, who: Who, now: number, most: number): Promise<boolean>;
  /** The circle of a founder who leaves is the next one's; that of the last member is gone. */
  leaveCircle(id: string, who: Who): Promise<void>;
  /** They leave, and no link brings them back. */
  removeFromCircle(id: string, who: Who, now: number): Promise<void>;
  /** People who were removed, under the name they have today. */
  removedFrom(id: string): Promise<{ readonly who: Who; readonly name: string }[]>;
  /** They may join again. */
  readmit(id: string, who: Who): Promise<void>;
  wantCircleNotices(id: string, who: Who, wants: boolean): Promise<void>;
  /** With its members and its chat; its tables and results stay, as those of the people who played. */
  dropCircle(id: string): Promise<void>;

  /** A table belongs to a circle; said before it is opened, so that none is missing after a crash. */
  addCircleTable(id: string, table: string, now: number): Promise<void>;
  /** The circle's tables that are not over, newest first. */
  circleTables(id: string, limit: number): Promise<Listed[]>;

  /** Says something; of the circle's lines only the last `kept` stay. */
  addCircleLine(id: string, line: CircleLine, kept: number): Promise<void>;
  /** The last lines, newest first; those before that one. */
  circleLines(id: string, before: string | null, limit: number): Promise<CircleLine[]>;
  /** Deletes one line: it stays, empty. False: it is not there, or not this person's (null: anybody's). */
  unsayInCircle(id: string, line: string, who: Who | null): Promise<boolean>;
  /** What somebody has said in circles, the oldest first; after that line. */
  saidInCircles(who: Who, after: string | null, limit: number): Promise<(CircleLine & { readonly circle: string })[]>;
  /** Deletes all of it: the lines stay, empty. */
  unsayInCircles(who: Who): Promise<void>;
}
