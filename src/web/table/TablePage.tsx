import { useEffect, useMemo, useRef, useState } from 'react';
import { isGameId } from '../../games/index.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Seen } from '../../table/types.ts';
import { useOpen, useShown } from '../lib/hooks.ts';
import { later } from '../lib/later.tsx';
import { ServerLink } from '../lib/live.ts';
import { openGame } from '../lib/open-game.ts';
import { fetchBoard } from './BoardPlace.tsx';
import { TableOf } from './TableOf.tsx';

/** Only where a guest plays on this device. */
const HandOver = later(async () => (await import('../here/HandOver.tsx')).HandOver);

/** Links that are open before the page is drawn: what lies on the table comes while words and board are still on their way. */
const ahead = new Map<string, ServerLink>();

export function connectAhead(id: string): void {
  const link = new ServerLink(id);
  const stop = link.subscribe(() => {
    const { seen } = link.shown();
    if (seen === null) return;
    stop();
    if (isGameId(seen.game)) openGame(seen.game, seen.edition).catch(() => undefined); // an error is reported where the part is needed
    void fetchBoard(seen.game);
  });
  link.open();
  ahead.set(id, link);
}

/** Whose turn it is among those who share this device; null: whoever has it keeps it. */
function nextOnDevice({ shares, you, waitsFor, phase, mustConfirm, chairs }: Seen): Seat | null {
  if (shares === undefined || phase !== 'playing' || mustConfirm) return null;
  if (you !== null && waitsFor.includes(you)) return null;
  return shares.find((seat) => waitsFor.includes(seat) && !chairs[seat].out) ?? null;
}

/** A table on the server. A guest without a device plays on somebody's: while it is passed on, nothing of the table is in the page. */
export function TablePage({ id }: { readonly id: string }) {
  const [as, setAs] = useState<Seat | null>(null);
  const own = useRef<Seat | null>(null);
  const link = useMemo(() => (as === null ? (ahead.get(id) ?? new ServerLink(id)) : new ServerLink(id, as)), [id, as]);
  useOpen(link);
  // Only now: what is drawn in vain, because a part of it is still coming, must not lose an open link.
  useEffect(() => void ahead.delete(id), [id]);
  const { seen } = useShown(link);
  if (as === null && seen !== null) own.current = seen.you;
  const next = seen === null ? null : nextOnDevice(seen);
  if (seen !== null && next !== null)
    return (
      <HandOver
        key={next}
        seat={next}
        name={seen.chairs[next].name}
        onTake={() => setAs(next === own.current ? null : next)}
      />
    );
  return <TableOf key={as ?? 'own'} id={id} link={link} />;
}
