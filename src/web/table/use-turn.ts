// How a turn ends as this person likes it, and how the page calls for attention.
import { useEffect } from 'react';
import type { Seen } from '../../table/types.ts';
import type { SentAct } from '../../wire/acts.ts';
import { setBadge, setIcon } from '../lib/app-badge.ts';
import { currentPrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from './context.ts';

const AFTER = { always: 'wait', never: 'go' } as const;

/** A choice says what is to happen if it is the last of a turn; if it says nothing, the table holds it for a moment. */
export function asPreferred(wish: SentAct): SentAct {
  const { confirm } = currentPrefs();
  return wish.do !== 'choose' || confirm === 'when' ? wish : { ...wish, after: AFTER[confirm] };
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
    setBadge(isMine ? 1 : 0);
    return () => setIcon('/favicon.svg');
  }, [isMine, texts, table, name]);
}
