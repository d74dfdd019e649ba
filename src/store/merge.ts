// Two identities that are one person: everything of the one becomes the other's, in one transaction. Tables and evenings are documents
// that others may be changing; they follow one by one, and `merges` says until when.
import type { Who } from '../table/types.ts';

export interface Merged {
  readonly from: Who;
  readonly into: Who;
  readonly at: number;
  /** Tables and evenings have followed. */
  readonly isDone: boolean;
}

export interface MergeStore {
  /**
   * Makes `from` one with `into`: tokens, what is kept for them, tries, doubts, editions, what they said, circles. Single-use tokens of
   * `from` are void. `personal` says what becomes of things that both have (null: what `from` had is dropped). Who was removed from a circle
   * is removed from it under both names, unless they founded it. False: one of them is not there (any more).
   */
  merge(from: Who, into: Who, personal: Readonly<Record<string, string | null>>, now: number): Promise<boolean>;
  /** Into whom somebody has been merged; null: they have not. */
  mergedInto(who: Who): Promise<Who | null>;
  /** Those that have not been brought to their end, and those made since then. */
  merges(since: number): Promise<Merged[]>;
  endMerge(from: Who): Promise<void>;
  /** What is kept for somebody under names that begin like this, by name. */
  personalsOf(who: Who, prefix: string, limit: number): Promise<{ readonly name: string; readonly value: string }[]>;
}

/** For both databases: $1 is who goes, $2 who stays. The order matters. */
export const MERGE: readonly string[] = [
  // One try a day: the worse of two counts.
  `DELETE FROM tries WHERE who = $2 AND EXISTS (SELECT 1 FROM tries o WHERE o.who = $1 AND o.day = tries.day
    AND o.game = tries.game AND o.points < tries.points)`,
  `DELETE FROM tries WHERE who = $1 AND EXISTS (SELECT 1 FROM tries o WHERE o.who = $2 AND o.day = tries.day
    AND o.game = tries.game)`,
  'UPDATE tries SET who = $2 WHERE who = $1',
  'UPDATE doubts SET who = $2 WHERE who = $1',
  'UPDATE editions SET who = $2 WHERE who = $1',
  'UPDATE entries SET who = $2 WHERE who = $1',
  'UPDATE circle_lines SET who = $2 WHERE who = $1',
  'UPDATE tokens SET who = $2 WHERE who = $1',
  `DELETE FROM personal WHERE who = $1 AND EXISTS (SELECT 1 FROM personal o WHERE o.who = $2 AND o.name = personal.name)`,
  'UPDATE personal SET who = $2 WHERE who = $1',
  // Whoever has founded a circle cannot have been removed from it.
  `DELETE FROM circle_removed WHERE who IN ($1, $2) AND EXISTS (SELECT 1 FROM circles c JOIN circle_members m
    ON m.circle_id = c.id AND m.who = c.founder WHERE c.id = circle_removed.circle_id AND c.founder IN ($1, $2))`,
  `INSERT INTO circle_removed (circle_id, who, at) SELECT circle_id, CAST($2 AS text), at FROM circle_removed WHERE who = $1
    ON CONFLICT DO NOTHING`,
  `UPDATE circle_members SET since = (SELECT o.since FROM circle_members o WHERE o.circle_id = circle_members.circle_id
    AND o.who = $1) WHERE who = $2 AND EXISTS (SELECT 1 FROM circle_members o WHERE o.circle_id = circle_members.circle_id
    AND o.who = $1 AND o.since < circle_members.since)`,
  `DELETE FROM circle_members WHERE who = $1 AND EXISTS (SELECT 1 FROM circle_members o
    WHERE o.circle_id = circle_members.circle_id AND o.who = $2)`,
  'UPDATE circle_members SET who = $2 WHERE who = $1',
  `DELETE FROM circle_members WHERE who IN ($1, $2) AND EXISTS (SELECT 1 FROM circle_removed r
    WHERE r.circle_id = circle_members.circle_id AND r.who = $2)`,
  'UPDATE circles SET founder = $2 WHERE founder = $1',
  `DELETE FROM circles WHERE id IN (SELECT circle_id FROM circle_removed WHERE who IN ($1, $2))
    AND NOT EXISTS (SELECT 1 FROM circle_members m WHERE m.circle_id = circles.id)`,
  'UPDATE merged SET into_who = $2 WHERE into_who = $1',
];
