import { useMemo } from 'react';
import { useOpen } from '../lib/hooks.ts';
import { ServerLink } from '../lib/live.ts';
import { TableOf } from './TableOf.tsx';

/** A table on the server. */
export function TablePage({ id }: { readonly id: string }) {
  const link = useMemo(() => new ServerLink(id), [id]);
  useOpen(link);
  return <TableOf id={id} link={link} />;
}
