// What has been said at a table, as this browser wants to read it. Small: it comes with the table page; the panel does not.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Seen, SeenEntry } from '../../table/types.ts';
import type { SeenLine } from '../../wire/seen.ts';
import { recall, remember } from '../lib/prefs.ts';
import { useSession } from '../lib/session.ts';

export type TalkEntry = SeenEntry & { readonly chat: SeenLine };

/** The log without what was said, and what was said. */
export function useTalk(log: readonly SeenEntry[]): { log: readonly SeenEntry[]; talk: readonly TalkEntry[] } {
  return useMemo(
    () => ({
      log: log.filter(({ chat }) => chat === undefined),
      talk: log.filter((entry): entry is TalkEntry => entry.chat !== undefined),
    }),
    [log],
  );
}

/** Whether there is anybody to talk to: alone with bots, a chat would only be in the way. */
export function isSocial({ you, chairs, chat, daily }: Seen, talk: readonly TalkEntry[]): boolean {
  if (daily !== null) return false;
  const others = chairs.some(({ kind }, seat) => seat !== you && (kind === 'person' || kind === 'open'));
  return talk.length > 0 || (others && (chat || you !== null));
}

const READ = 'kontor.read';
const MUTED = 'kontor.muted';
const MOST_KEPT = 200;

function kept(key: string): [string, unknown][] {
  try {
    const list: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(list) ? (list as [string, unknown][]) : [];
  } catch {
    return [];
  }
}
const keep = (key: string, name: string, value: unknown): void =>
  remember(key, JSON.stringify([...kept(key).filter(([other]) => other !== name), [name, value]].slice(-MOST_KEPT)));

/** People this browser does not want to hear at a table. */
export function useMuted(table: string) {
  const [muted, setMuted] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        kept(MUTED).flatMap(([name, is]) => (is === true && name.startsWith(`${table} `) ? [name.split(' ')[1]] : [])),
      ),
  );
  const toggle = useCallback(
    (tag: string) =>
      setMuted((before) => {
        const after = new Set(before);
        if (!after.delete(tag)) after.add(tag);
        keep(MUTED, `${table} ${tag}`, after.has(tag));
        return after;
      }),
    [table],
  );
  return { muted, toggle };
}

/** Watchers have no seat to be known by, so the name has to do. */
export const isMine = ({ by, chat }: TalkEntry, you: number | null, name: string): boolean =>
  you === null ? by === null && chat.name === name : by === you;

const isLine = ({ chat }: TalkEntry): boolean => chat.on === null;

/** How many lines by others have come since somebody last looked at the chat here. */
export function useUnread(table: string, talk: readonly TalkEntry[], you: number | null, isReading: boolean): number {
  const { name } = useSession();
  const [read, setRead] = useState(() => Number(kept(READ).find(([name]) => name === table)?.[1] ?? 0));
  const last = talk.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!isReading || last <= read) return;
    setRead(last);
    keep(READ, table, last);
  }, [isReading, last, read, table]);
  if (isReading) return 0;
  return talk.filter((entry) => isLine(entry) && entry.at > read && !isMine(entry, you, name)).length;
}
