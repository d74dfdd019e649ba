// What somebody may know, after an update.
import type { Change } from '../wire/messages.ts';
import { changed } from './changes.ts';
import { applied, type Delta } from './delta.ts';
import type { Seen } from './types.ts';

/** `open`: what has changed in the open part of the position, for those who asked for it as a tree. */
export function updated(seen: Seen, changes: readonly Change[], open?: Delta): Seen {
  const next = changed(seen, changes) as Seen;
  if (open === undefined || next.view === null) return next;
  return { ...next, view: { ...next.view, open: applied(next.view.open, open) } as Seen['view'] };
}
