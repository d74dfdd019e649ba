import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLookBack } from '../back/use-look-back.ts';
import { isSocial, useUnread } from '../chat/talk.ts';
import { usePhone } from '../lib/hooks.ts';
import { useKeys } from '../lib/keys.ts';
import { setPrefs, usePrefs } from '../lib/prefs.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { Rulebook } from '../rules/Rulebook.tsx';
import { useWords } from '../text/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { HelpSheet } from '../ui/HelpSheet.tsx';
import { BoardPlace } from './BoardPlace.tsx';
import { TableContext, useAtTable } from './context.ts';
import { Log } from './Log.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import { mayAsk } from './may-ask.ts';
import { OptionList } from './OptionList.tsx';
import { Players } from './Players.tsx';
import { Requests } from './Requests.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Side, type SideTab } from './Side.tsx';
import { TabBar } from './TabBar.tsx';
import { Part, TableHead } from './TableHead.tsx';
import { TableNews } from './TableNews.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useHint } from './use-hint.ts';
import { isMyTurn, useAutoConfirm, useBadge } from './use-turn.ts';

const BackBar = lazy(async () => ({ default: (await import('../back/BackBar.tsx')).BackBar }));
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

const ChatPanel = lazy(async () => ({ default: (await import('../chat/ChatPanel.tsx')).ChatPanel }));
const ChatNews = lazy(async () => ({ default: (await import('../chat/ChatNews.tsx')).ChatNews }));

export type Sheet = 'chat' | 'players' | 'log' | 'rules' | 'list' | 'menu' | 'help';

/** Which papers lie about: beside the board where there is room, as sheets over it on a phone. */
function usePapers() {
  const isPhone = usePhone();
  const { seen } = useAtTable();
  const isOver = seen.phase === 'finished';
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [tab, setTab] = useState<SideTab>(isOver ? 'score' : 'log');
  const [rule, setRule] = useState('');
  useEffect(() => {
    if (!isOver) return;
    setTab('score');
    setPrefs({ side: true }); // the end of a game is not to be missed
  }, [isOver]);
  const show = useCallback(
    (what: 'log' | 'rules' | 'chat') => {
      if (isPhone) return setSheet(what);
      setSheet(null);
      setPrefs({ side: true });
      setTab(what);
    },
    [isPhone],
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

export function Play() {
  const at = useAtTable();
  const { id, seen, act, talk } = at;
  const { side } = usePrefs();
  const papers = usePapers();
  const { isPhone, isOver, setSheet, show } = papers;
  const [lit, setLit] = useState<readonly string[]>([]);
  const hint = useHint();
  const back = useLookBack(at);
  const isNow = back.then === null;
  const hasChat = isSocial(seen, talk);
  const isReading = isPhone ? papers.sheet === 'chat' : side && papers.tab === 'chat';
  const news = useUnread(id, talk, seen.you, isReading);
  const unread = hasChat ? news : null;
  useAutoConfirm();
  useBadge();
  useKeys({
    z: seen.canUndo && isNow ? () => void act({ do: 'undo' }) : undefined,
    Enter: seen.mustConfirm && isNow ? () => void act({ do: 'confirm' }) : undefined,
    l: isNow ? () => setSheet('list') : undefined,
    h: mayAsk(seen) && isNow ? hint.toggle : undefined,
    ',': back.earlier,
    '.': back.later,
    Escape: hint.isOpen ? hint.close : isNow ? undefined : back.leave,
    g: () => show('log'),
    b: () => show('rules'),
    c: hasChat ? () => show('chat') : undefined,
    '?': () => setSheet('help'),
  });
  const openList = useCallback(() => setSheet('list'), [setSheet]);
  const score = useMemo(() => <ScoreSheet light={setLit} />, []);
  const hasSide = !isPhone && side;
  return (
    <div
      className={`w-table ${hasSide ? 'has-side' : ''} ${isOver ? 'is-over' : ''} ${isMyTurn(seen) ? 'is-mine' : ''}`}
    >
      <TableHead openSheet={setSheet} isPhone={isPhone} />
      <TableContext value={back.then ?? at}>
        {!isPhone && <Players />}
        <main className={isNow ? 'w-board' : 'w-board is-past'} aria-label={useWords().table.board}>
          <BoardPlace key={isNow ? 'now' : 'then'} lit={lit} />
        </main>
      </TableContext>
      <div className="w-edge">
        <Requests />
        {hint.isOpen && isNow && (
          <Suspense>
            <Hint onClose={hint.close} />
          </Suspense>
        )}
        {isNow && <TurnBar openList={openList} isHinting={hint.isOpen} toggleHint={hint.toggle} />}
        {!isNow && (
          <Suspense>
            <BackBar back={back} />
          </Suspense>
        )}
        {isPhone && <TabBar open={setSheet} unread={unread} />}
      </div>
      {hasSide && (
        <Side
          tab={papers.tab}
          setTab={papers.setTab}
          rule={papers.rule}
          score={isOver ? score : null}
          unread={unread}
        />
      )}
      {isPhone && isOver && <div className="w-over-sheet">{score}</div>}
      <Sheets {...papers} lookBack={isNow ? back.earlier : undefined} />
      <TableNews />
      <Suspense>{hasChat && <ChatNews />}</Suspense>
    </div>
  );
}

type SheetsProps = ReturnType<typeof usePapers> & Pick<MenuProps, 'lookBack'>;

function Sheets({ sheet, setSheet, rule, lookBack }: SheetsProps) {
  const { table, menu } = useWords();
  const { seen } = useAtTable();
  const close = (): void => setSheet(null);
  switch (sheet) {
    case 'players':
      return (
        <Dialog title={table.players} kind="sheet" onClose={close}>
          <Part />
          <Players inSheet />
        </Dialog>
      );
    case 'log':
      return (
        <Dialog title={table.log} kind="sheet" onClose={close}>
          <Log />
        </Dialog>
      );
    case 'chat':
      return (
        <Dialog title="Chat" kind="sheet" onClose={close}>
          <Suspense>
            <ChatPanel />
          </Suspense>
        </Dialog>
      );
    case 'rules':
      return (
        <Dialog title={table.rulebook} kind="sheet" onClose={close}>
          <Rulebook game={seen.game} rule={rule} />
        </Dialog>
      );
    case 'list':
      return (
        <Dialog title={table.options} kind="sheet" focusInside onClose={close}>
          <OptionList onChosen={close} />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog title={menu.title} kind="sheet" focusInside onClose={close}>
          <Menu onClose={close} open={setSheet} lookBack={lookBack} />
        </Dialog>
      );
    case 'help':
      return <HelpSheet onClose={close} />;
    case null:
      return null;
  }
}
