import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLookBack } from '../back/use-look-back.ts';
import { isSocial, useUnread } from '../chat/talk.ts';
import { useKeys } from '../lib/keys.ts';
import { later, whenIdle } from '../lib/later.tsx';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { BoardPlace } from './BoardPlace.tsx';
import { TableContext, useAtTable } from './context.ts';
import { hasRequests, Requests } from './has-requests.ts';
import { mayAsk } from './may-ask.ts';
import { Players } from './Players.tsx';
import { Rulebook, Side } from './Side.tsx';
import { ScoreSheet } from './score-sheet.ts';
import { TabBar } from './TabBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableNews } from './TableNews.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useHint } from './use-hint.ts';
import { usePapers } from './use-papers.ts';
import { isMyTurn, useAutoConfirm, useBadge } from './use-turn.ts';

const BackBar = lazy(async () => ({ default: (await import('../back/BackBar.tsx')).BackBar }));
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

const ChatNews = lazy(async () => ({ default: (await import('../chat/ChatNews.tsx')).ChatNews }));
const Sheets = later(async () => (await import('./Sheets.tsx')).Sheets);

/** What will be needed during the game, and at its end. */
function fetchSoon(): void {
  Sheets.preload();
  Rulebook.preload();
  Requests.preload();
  ScoreSheet.preload();
}

type Hinting = ReturnType<typeof useHint>;
type Papers = ReturnType<typeof usePapers>;
type LookingBack = ReturnType<typeof useLookBack>;

function useTableKeys(hint: Hinting, { setSheet, show }: Papers, back: LookingBack, hasChat: boolean): void {
  const { seen, act } = useAtTable();
  const isNow = back.then === null;
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
}

export function Play() {
  const at = useAtTable();
  const { id, seen, talk } = at;
  const { side } = usePrefs();
  const hint = useHint();
  const papers = usePapers(hint.putAway); // the hint covers the log
  const { isPhone, isOver, setSheet } = papers;
  const [lit, setLit] = useState<readonly string[]>([]);
  const back = useLookBack(at);
  const isNow = back.then === null;
  const hasChat = isSocial(seen, talk);
  const isReading = isPhone ? papers.sheet === 'chat' : side && papers.tab === 'chat' && !hint.isOpen;
  const news = useUnread(id, talk, seen.you, isReading);
  const unread = hasChat ? news : null;
  useEffect(() => whenIdle(fetchSoon), []);
  useAutoConfirm();
  useBadge();
  useTableKeys(hint, papers, back, hasChat);
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
      <Edge hint={hint} papers={papers} back={back} unread={unread} />
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
      {papers.sheet !== null && (
        <Sheets
          sheet={papers.sheet}
          setSheet={setSheet}
          rule={papers.rule}
          lookBack={isNow ? back.earlier : undefined}
        />
      )}
      <TableNews />
      <Suspense>{hasChat && <ChatNews />}</Suspense>
    </div>
  );
}

interface EdgeProps {
  readonly hint: Hinting;
  readonly papers: Papers;
  readonly back: LookingBack;
  readonly unread: ReturnType<typeof useUnread> | null;
}

/** Below the board: requests, the hint, whose turn it is or which moment is shown, and on a phone the tabs. */
function Edge({ hint, papers, back, unread }: EdgeProps) {
  const { seen } = useAtTable();
  const { isPhone, setSheet } = papers;
  const isNow = back.then === null;
  const openList = useCallback(() => setSheet('list'), [setSheet]);
  return (
    <div className="w-edge">
      {hasRequests(seen) && <Requests />}
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
  );
}
