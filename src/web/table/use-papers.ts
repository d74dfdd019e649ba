import { useCallback, useEffect, useState } from 'react';
import { hasSheetsIn, useFrame, useRoomForHands, useRoomToDock } from '../lib/hooks.ts';
import { setPrefs, usePrefs } from '../lib/prefs.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { BOARDS } from './boards.ts';
import { useAtTable } from './context.ts';
import type { SideTab } from './Side.tsx';

export type Sheet = 'chat' | 'hands' | 'slip' | 'players' | 'log' | 'rules' | 'list' | 'menu' | 'help';

/** Whether the papers lie open: for good where there is room beside the board, and for the moment as a drawer over it. */
function useSide(isOver: boolean, hasHands: boolean) {
  const hasRoom = useRoomToDock();
  const areBeside = useRoomForHands() && hasHands;
  const { side } = usePrefs();
  const [isDrawn, setDrawn] = useState(false);
  const setOpen = useCallback((open: boolean) => (hasRoom ? setPrefs({ side: open }) : setDrawn(open)), [hasRoom]);
  const isOpen = hasRoom ? side : isDrawn;
  useEffect(() => {
    if (isOver) setOpen(true); // the end of a game must not be missed
  }, [isOver, setOpen]);
  useEffect(() => {
    if (areBeside) setOpen(true); // whoever learns the game should see them without looking for them
  }, [areBeside, setOpen]);
  // The score sheet points at pieces of the board, so it never lies on it.
  return { isOpen, isDocked: isOpen && (hasRoom || isOver || areBeside), setOpen };
}

/** Whether the game is over and its sheet is to be read: while a board counts by itself, it has the whole window. */
function useIsOver(): boolean {
  const { seen, counting } = useAtTable();
  const { game, phase } = seen;
  const [doesBoardCount, setBoardCounts] = useState(false);
  useEffect(() => {
    let isGone = false;
    void BOARDS.get(game)?.().then(({ countsItself }) => isGone || setBoardCounts(countsItself === true));
    return () => {
      isGone = true;
    };
  }, [game]);
  return phase === 'finished' && !(doesBoardCount && counting?.isRunning === true);
}

/** Which papers are open: beside the board where there is room, as sheets over it on a phone. `clear` removes what covers them. */
export function usePapers(clear: () => void) {
  const frame = useFrame();
  const hasSheets = hasSheetsIn(frame);
  const isOver = useIsOver();
  const { seen } = useAtTable();
  const side = useSide(isOver, seen.phase === 'playing' && seen.you !== null && seen.hands !== undefined);
  const { setOpen } = side;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [tab, setTab] = useState<SideTab>(isOver ? 'score' : seen.hands !== undefined ? 'hands' : 'log');
  const [rule, setRule] = useState('');
  useEffect(() => {
    if (isOver) setTab('score');
  }, [isOver]);
  const show = useCallback(
    (what: 'log' | 'rules' | 'chat' | 'hands') => {
      if (hasSheets) return setSheet(what);
      clear();
      setSheet(null);
      setOpen(true);
      setTab(what);
    },
    [hasSheets, setOpen, clear],
  );
  useEffect(
    () =>
      openRulesHere((wanted) => {
        setRule(wanted);
        show('rules');
      }),
    [show],
  );
  return { frame, hasSheets, isOver, side, sheet, setSheet, tab, setTab, rule, show };
}
export type Papers = ReturnType<typeof usePapers>;
