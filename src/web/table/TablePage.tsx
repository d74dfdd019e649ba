import { useEffect, useMemo } from 'react';
import { useOpen } from '../lib/hooks.ts';
import { ServerLink } from '../lib/live.ts';
import { TableOf } from './TableOf.tsx';

/** Links that are open before the page is drawn: what lies on the table comes while words and board are still on their way. */
const ahead = new Map<string, ServerLink>();

export function connectAhead(id: string): void {
  const link = new ServerLink(id);
  link.open();
  ahead.set(id, link);
}

/** A table on the server. */
export function TablePage({ id }: { readonly id: string }) {
  const link = useMemo(() => ahead.get(id) ?? new ServerLink(id), [id]);
  useOpen(link);
  // Only now: what is drawn in vain, because a part of it is still coming, must not lose an open link.
  useEffect(() => void ahead.delete(id), [id]);
  return <TableOf id={id} link={link} />;
}
