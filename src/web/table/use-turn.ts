// What the page does by itself: confirm for those who do not want to be asked, and call for attention.
import { useEffect, useRef } from 'react';
import type { Seen } from '../../table/types.ts';
import { type Prefs, usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

/** If there is nothing left to take back, asking is pointless; 'always' asks all the same. */
export const confirmsItself = (seen: Seen, confirm: Prefs['confirm']): boolean =>
  seen.mustConfirm && (confirm === 'never' || (confirm === 'when' && !seen.canUndo));

export function useAutoConfirm(): void {
  const { seen, log, act } = useAtTable();
  const { confirm } = usePrefs();
  const last = useRef(-1);
  const isDue = confirmsItself(seen, confirm);
  const happened = log.at(-1)?.seq ?? 0; // chat is nothing to confirm again
  useEffect(() => {
    if (!isDue || last.current === happened) return;
    last.current = happened;
    void act({ do: 'confirm' });
  }, [isDue, happened, act]);
}

export const isMyTurn = (seen: Seen): boolean => seen.decision !== null || seen.mustConfirm;

/** Title and favicon say when it is my turn. */
export function useBadge(): void {
  const { seen, texts } = useAtTable();
  const {
    table,
    house: { name },
  } = useWords();
  const isMine = isMyTurn(seen);
  useEffect(() => {
    document.title = isMine ? table.yourTurnTitle(texts.title) : `${texts.title} · ${name}`;
    setIcon(isMine ? '/favicon-turn.svg' : '/favicon.svg');
    return () => setIcon('/favicon.svg');
  }, [isMine, texts, table, name]);
}

function setIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
