// What somebody may know, after an update.
import type { Change } from '../wire/messages.ts';
import { changed, withEntry } from './changes.ts';
import type { Delta } from './delta.ts';
import type { Seen } from './types.ts';

/** `open`: what has changed in the open part of the position, for those who asked for it as a tree. */
export function updated(seen: Seen, changes: readonly Change[], open?: Delta): Seen {
  const next = changed(seen, changes) as Seen;
  if (open === undefined || next.view === null) return next;
  return { ...next, view: { ...next.view, open: applied(next.view.open, open) } as Seen['view'] };
}

/** A document with what has changed in it, as a tree. Unchanged parts are shared, changed ones are new. */
export function applied(doc: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  const next = Array.isArray(doc) ? doc.slice() : { ...(doc as object) };
  const to = next as Record<string, unknown>;
  for (const [key, inside] of Object.entries(delta as object) as [string, Delta | number][]) {
    if (inside === null) delete to[key];
    else if (typeof inside !== 'number')
      withEntry(next, key, applied(Object.hasOwn(to, key) ? to[key] : undefined, inside));
    else if (inside >= 0) (next as unknown[]).length = inside;
  }
  return next;
}
