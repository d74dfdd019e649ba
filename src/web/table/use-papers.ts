import { useCallback, useEffect, useState } from 'react';
import { usePhone } from '../lib/hooks.ts';
import { setPrefs } from '../lib/prefs.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { useAtTable } from './context.ts';
import type { SideTab } from './Side.tsx';

export type Sheet = 'chat' | 'players' | 'log' | 'rules' | 'list' | 'menu' | 'help';

/** Which papers are open: beside the board where there is room, as sheets over it on a phone. `clear` removes what covers them. */
export function usePapers(clear: () => void) {
  const isPhone = usePhone();
  const { seen } = useAtTable();
  const isOver = seen.phase === 'finished';
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [tab, setTab] = useState<SideTab>(isOver ? 'score' : 'log');
  const [rule, setRule] = useState('');
  useEffect(() => {
    if (!isOver) return;
    setTab('score');
    setPrefs({ side: true }); // the end of a game must not be missed
  }, [isOver]);
  const show = useCallback(
    (what: 'log' | 'rules' | 'chat') => {
      if (isPhone) return setSheet(what);
      clear();
      setSheet(null);
      setPrefs({ side: true });
      setTab(what);
    },
    [isPhone, clear],
  );
  useEffect(
    () =>
      openRulesHere((wanted) => {
        setRule(wanted);
        show('rules');
      }),
    [show],
  );
  return { isPhone, isOver, sheet, setSheet, tab, setTab, rule, show };
}
export type Papers = ReturnType<typeof usePapers>;
