// What was done, to be undone. Pure.
import type { Edition } from '../../text/edition/edition.ts';
import type { RowPlace } from './draft.ts';

interface Moment {
  readonly edition: Edition;
  /** Where it was changed into the next one. */
  readonly place: RowPlace;
}
export interface History {
  readonly now: Edition;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What was changed last: more of the same is one step. */
  readonly field: string | null;
}
/** More than anybody takes back. */
const MOST = 500;

export const begun = (now: Edition): History => ({ now, past: [], future: [], field: null });

/** `field`: pressing + four times is undone at once; null: a step of its own. */
export function done(history: History, edition: Edition, place: RowPlace, field: string | null): History {
  if (edition === history.now) return history;
  const isMore = field !== null && field === history.field && history.future.length === 0;
  const past = isMore ? history.past : [...history.past.slice(-MOST + 1), { edition: history.now, place }];
  return { now: edition, past, future: [], field };
}

/** With the place that it happened at; null: there is nothing. */
export function undone({ now, past, future }: History): { readonly history: History; readonly place: RowPlace } | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  const { edition, place } = last;
  return {
    history: { now: edition, past: past.slice(0, -1), future: [...future, { edition: now, place }], field: null },
    place,
  };
}
export function redone({ now, past, future }: History): { readonly history: History; readonly place: RowPlace } | null {
  const next = future.at(-1);
  if (next === undefined) return null;
  const { edition, place } = next;
  return {
    history: { now: edition, past: [...past, { edition: now, place }], future: future.slice(0, -1), field: null },
    place,
  };
}
