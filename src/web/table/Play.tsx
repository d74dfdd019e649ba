import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { KEPT_PLACE } from '../../parts/focus.ts';
import type { Seen } from '../../table/types.ts';
import { useLookBack } from '../back/use-look-back.ts';
import { isSocial, useUnread } from '../chat/talk.ts';
import { tableClass } from '../lib/hooks.ts';
import { useKeys } from '../lib/keys.ts';
import { later, whenIdle } from '../lib/later.tsx';
import { usePrefs } from '../lib/prefs.ts';
import { useWords } from '../lib/words.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { BoardPlace } from './BoardPlace.tsx';
import { type AtTable, TableContext, useAtTable } from './context.ts';
import { hasRequests, isStoodIn, Requests } from './has-requests.ts';
import { useLight } from './light.ts';
import { mayAsk } from './may-ask.ts';
import { Players } from './Players.tsx';
import { Rulebook, Side, type SideTab } from './Side.tsx';
import { ScoreSheet } from './score-sheet.ts';
import { TabBar } from './TabBar.tsx';
import { TableHead } from './TableHead.tsx';
import { TableNews } from './TableNews.tsx';
import { Telling } from './Telling.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useFinale } from './use-finale.ts';
import { useHint } from './use-hint.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePapers } from './use-papers.ts';
import { isMyTurn, useBadge } from './use-turn.ts';

const BackBar = lazy(async () => ({ default: (await import('../back/BackBar.tsx')).BackBar }));
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

const ChatNews = lazy(async () => ({ default: (await import('../chat/ChatNews.tsx')).ChatNews }));
const Return = lazy(async () => ({ default: (await import('../slow/Return.tsx')).Return }));
const Points = lazy(async () => ({ default: (await import('./Points.tsx')).Points }));
const Speech = lazy(async () => ({ default: (await import('../faces/Speech.tsx')).Speech }));
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

/** A key opens a paper, and closes it if it lies open. */
const toggle =
  ({ side, tab, show, hasSheets }: Papers, what: SideTab & ('log' | 'rules' | 'chat')) =>
  (): void => {
    if (!hasSheets && side.isOpen && tab === what) side.setOpen(false);
    else show(what);
  };

/** Whether somebody has come to a seat where a bot sat in. A page that stays open is nobody's return. */
function useCameBack(seen: Seen): boolean {
  const cameBack = useRef(isStoodIn(seen));
  useEffect(() => {
    if (!isStoodIn(seen)) cameBack.current = false;
  }, [seen]);
  return cameBack.current;
}

/** The last choice: freely while nobody has learnt anything, or openly against bots alone. */
function takeBack({ canUndo, ownBack }: Seen, act: AtTable['act']): (() => void) | undefined {
  if (canUndo) return () => void act({ do: 'undo' });
  return ownBack === undefined ? undefined : () => void act({ do: 'askBack', to: ownBack });
}

/** What is seen beside the board for a moment: points on their way, and a word of a character. */
function Beside() {
  const { chairs } = useAtTable().seen;
  const isTalkative = usePrefs().speech === 'on' && chairs.some(({ character }) => character !== undefined);
  return (
    <Suspense>
      <Points />
      {isTalkative && <Speech />}
    </Suspense>
  );
}

function useTableKeys(hint: Hinting, papers: Papers, back: LookingBack, hasChat: boolean): void {
  const { setSheet, side, isOver } = papers;
  const isDrawn = side.isOpen && !side.isDocked;
  const { seen, act } = useAtTable();
  const isNow = back.then === null;
  useKeys({
    z: isNow ? takeBack(seen, act) : undefined,
    Enter: seen.mustConfirm && isNow ? () => void act({ do: 'confirm' }) : undefined,
    l: isNow ? () => setSheet('list') : undefined,
    h: mayAsk(seen) && isNow ? hint.toggle : undefined,
    ',': back.earlier,
    '.': back.later,
    Escape: hint.isOpen ? hint.close : isDrawn && !isOver ? () => side.setOpen(false) : isNow ? undefined : back.leave,
    g: toggle(papers, 'log'),
    b: toggle(papers, 'rules'),
    c: hasChat ? toggle(papers, 'chat') : undefined,
    '?': () => setSheet('help'),
  });
}

export function Play() {
  return (
    <TableContext value={useFinale(useAtTable())}>
      <PlayAt />
    </TableContext>
  );
}

function PlayAt() {
  const at = useAtTable();
  const { id, seen, talk } = at;
  const hint = useHint();
  const papers = usePapers(hint.putAway); // the hint covers the log
  const { frame, hasSheets, isOver, side, setSheet } = papers;
  const uncover = useCallback(() => hasSheets && setSheet(null), [hasSheets, setSheet]);
  const { lit, light } = useLight(uncover);
  const back = useLookBack(at);
  const isNow = back.then === null;
  const hasChat = isSocial(seen, talk);
  const hasSide = !hasSheets && side.isOpen;
  const isReading = hasSheets ? papers.sheet === 'chat' : hasSide && papers.tab === 'chat' && !hint.isOpen;
  const news = useUnread(id, talk, seen.you, isReading);
  const unread = hasChat ? news : null;
  useEffect(() => whenIdle(fetchSoon), []);
  const cameBack = useCameBack(seen);
  useBadge();
  useSounds();
  useTableKeys(hint, papers, back, hasChat);
  const score = useMemo(() => <ScoreSheet />, []);
  const has = hasSide && (side.isDocked ? 'has-side' : 'has-drawer');
  return (
    <Telling light={light}>
      <div className={tableClass(frame, has, isOver && 'is-over', isMyTurn(seen) && 'is-mine')}>
        <TableHead papers={papers} unread={unread} />
        <TableContext value={back.then ?? at}>
          {!hasSheets && <Players />}
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
            close={() => side.setOpen(false)}
          />
        )}
        {hasSheets && isOver && <OverSheet>{score}</OverSheet>}
        {papers.sheet !== null && (
          <Sheets
            sheet={papers.sheet}
            setSheet={setSheet}
            rule={papers.rule}
            lookBack={isNow ? back.earlier : undefined}
          />
        )}
        <TableNews />
        <Suspense>{isStoodIn(seen) && <Return atOnce={cameBack} />}</Suspense>
        {isNow && <Beside />}
        <Suspense>{hasChat && <ChatNews />}</Suspense>
      </div>
    </Telling>
  );
}

/** Where there is no column for it: the points, once the game is over. */
const OverSheet = ({ children }: { readonly children: ReactNode }) => (
  <aside className="w-over-sheet" aria-label={useWords().table.score}>
    {children}
  </aside>
);

interface EdgeProps {
  readonly hint: Hinting;
  readonly papers: Papers;
  readonly back: LookingBack;
  readonly unread: ReturnType<typeof useUnread> | null;
}

/** Below the board: requests, the hint, whose turn it is or which moment is shown, and on a phone the tabs. */
function Edge({ hint, papers, back, unread }: EdgeProps) {
  const { seen } = useAtTable();
  const { frame, setSheet, show } = papers;
  const isNow = back.then === null;
  const openLog = useCallback(() => show('log'), [show]);
  const openList = useCallback(() => setSheet('list'), [setSheet]);
  const place = useRef<HTMLDivElement>(null);
  useKeptPlace(place);
  return (
    <div className="w-edge" ref={place} tabIndex={-1} {...{ [KEPT_PLACE]: '' }}>
      {hasRequests(seen) && <Requests />}
      {hint.isOpen && isNow && (
        <Suspense>
          <Hint onClose={hint.close} />
        </Suspense>
      )}
      {isNow && <TurnBar openList={openList} openLog={openLog} isHinting={hint.isOpen} toggleHint={hint.toggle} />}
      {!isNow && (
        <Suspense>
          <BackBar back={back} />
        </Suspense>
      )}
      {frame === 'phone' && <TabBar open={setSheet} unread={unread} />}
    </div>
  );
}
