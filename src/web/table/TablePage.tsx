import { useMemo } from 'react';
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

function linkTo(id: string): ServerLink {
  const link = ahead.get(id) ?? new ServerLink(id);
  ahead.delete(id);
  return link;
}

/** A table on the server. */
export function TablePage({ id }: { readonly id: string }) {
  const link = useMemo(() => linkTo(id), [id]);
  useOpen(link);
  return <TableOf id={id} link={link} />;
}
