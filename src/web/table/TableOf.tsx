import { useCallback, useEffect, useMemo, useState } from 'react';
import { foreign } from '../../text/languages.ts';
import type { SentAct } from '../../wire/acts.ts';
import { namesOf } from '../../words/seat-names.ts';
import { useTalk } from '../chat/talk.ts';
import { useDoubtHere } from '../doubt/doubt.ts';
import { textsFor } from '../lib/game-texts.ts';
import { useGame, useLoaded, useShown } from '../lib/hooks.ts';
import { noteGame } from '../lib/last-game.ts';
import { later } from '../lib/later.tsx';
import { usePrefs } from '../lib/prefs.ts';
import { refusalText } from '../lib/refusal.ts';
import { Link } from '../lib/router.ts';
import { noteCommitment } from '../lib/seed.ts';
import { Shell } from '../lib/shell.tsx';
import type { LinkStatus, Shown } from '../lib/table-link.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { buzz } from '../sound/buzz.ts';
import { Page } from '../ui/Page.tsx';
import { fetchBoard, isBoardHere } from './BoardPlace.tsx';
import { type AtTable, TableContext, useAtTable } from './context.ts';
import { Play } from './Play.tsx';
import { ScoreSheet } from './score-sheet.ts';
import { useColours } from './use-colours.ts';
import { useShuffle } from './use-part.ts';
import { asPreferred } from './use-turn.ts';
import '../style/table.css';
import '../style/frame.css';
import '../style/gather.css';
import '../style/sheet.css';

const JoinSeat = later(async () => (await import('../teach/JoinSeat.tsx')).JoinSeat);
const Gathering = later(async () => (await import('./Gathering.tsx')).Gathering, <Joining />);

type Known = Omit<AtTable, 'seen' | 'pkg' | 'texts'> & {
  readonly [key in 'seen' | 'pkg' | 'texts']: AtTable[key] | null;
};

/** Stays the same while nothing at the table has changed: that an act is on its way must not redraw everything. */
function useAt({ log: whole, isTelling, trying, presence }: Shown, known: Known): AtTable | null {
  const { id, link, seen, log, talk, since, pkg, texts, names, act } = known;
  const hasEarlier = link.earlier !== undefined && (whole[0]?.seq ?? (seen?.seq ?? 0) + 1) > 1;
  const earlier = useMemo(() => (hasEarlier ? () => link.earlier!() : undefined), [hasEarlier, link]);
  const skip = useMemo(() => (isTelling === true ? () => link.skip?.() : undefined), [isTelling, link]);
  return useMemo(() => {
    if (seen === null || pkg === null || texts === null) return null;
    return { id, link, seen, log, talk, earlier, since, pkg, texts, names, act, trying, skip, presence };
  }, [id, link, seen, log, talk, earlier, since, pkg, texts, names, act, trying, skip, presence]);
}

/** Whether the board can be drawn: it is fetched beside the rules, not after them, and everything on the table comes together. */
function useBoardHere(game: string | undefined): boolean {
  const asked = useLoaded(async () => {
    if (game !== undefined) await fetchBoard(game);
    return game ?? null;
  }, [game]);
  return game !== undefined && (asked === game || isBoardHere(game));
}

/** A table, wherever it is. */
export function TableOf({ id, link }: Pick<AtTable, 'id' | 'link'>) {
  const shown = useShown(link);
  const { seen, since, status } = shown;
  const { log, talk } = useTalk(shown.log);
  const pkg = useGame(seen?.game, seen?.edition);
  const words = useWords();
  const prefs = usePrefs();
  const { language } = prefs;
  const texts = pkg && textsFor(pkg, prefs);
  const game = seen?.game;
  const you = seen?.you ?? null;
  const lang = pkg === null ? undefined : foreign(pkg.words, language, 'texts');
  const act = useCallback(
    async (wish: SentAct): Promise<boolean> => {
      const refusal = await link.sendAct(asPreferred(wish));
      if (refusal === null || (wish.do === 'confirm' && refusal.why === 'nothingToConfirm')) return true; // gone on by itself
      const tried = wish.do === 'choose' && you !== null ? { choice: wish.choice, seat: you } : undefined;
      const rule = refusal.rule !== '' && game !== undefined ? { game, rule: refusal.rule, lang, tried } : undefined;
      toast(refusalText(refusal, texts), 'refusal', rule);
      buzz('refused');
      return false;
    },
    [link, texts, game, lang, you],
  );
  const commitment = seen?.commitment;
  useEffect(() => {
    if (commitment !== undefined && link.local === undefined) noteCommitment(id, commitment);
  }, [id, commitment, link]);
  useDoubtHere(id, link);
  const actAlone = useCallback((wish: SentAct) => link.sendAct(wish), [link]);
  useShuffle(id, seen, actAlone);
  const isPlayer = seen !== null && seen.you !== null;
  useEffect(() => {
    if (isPlayer && game !== undefined) noteGame(game);
  }, [isPlayer, game]);
  const isGathering = seen?.phase === 'gathering' || seen?.phase === 'revealing';
  const isOver = seen?.phase === 'finished';
  useEffect(() => {
    if (isGathering) Gathering.preload(); // beside the game, not after it
    if (isGathering) void import('../lib/shuffle.ts').catch(() => undefined); // to be there when the roll is called
    if (isOver) ScoreSheet.preload();
  }, [isGathering, isOver]);
  const hasBoard = useBoardHere(game); // while people gather, too: a game that starts is there at once
  const chairs = seen?.chairs;
  const names = useMemo(() => namesOf(chairs ?? [], words), [chairs, words]);
  useColours(chairs ?? []);
  const at = useAt(shown, { id, link, seen, log, talk, since, pkg, texts, names, act });

  if (status === 'gone') return <Gone title={words.table.goneTitle} about={words.table.goneAbout} />;
  if (seen === null || at === null) return <Joining />;
  if (seen.phase === 'abandoned' && seen.view === null) return <Closed />;
  return (
    <TableContext value={at}>
      {isGathering ? <Gathering /> : hasBoard ? <Play /> : <Joining />}
      <Invited />
      <Connection status={status} sending={shown.sending} isMyMove={seen.you !== null && log.at(-1)?.by === seen.you} />
    </TableContext>
  );
}

/** Somebody comes by the invitation to a seat. */
function Invited() {
  const { seen, link } = useAtTable();
  const [code] = useState(() => /^#beside=([\w-]{20,100})$/.exec(location.hash)?.[1] ?? null);
  return code === null || seen.you !== null || link.local !== undefined ? null : <JoinSeat code={code} />;
}

interface ConnectionProps {
  readonly status: LinkStatus;
  readonly sending: number;
  /** The last thing that happened was done here. */
  readonly isMyMove: boolean;
}

function Connection({ status, sending, isMyMove }: ConnectionProps) {
  const { link } = useWords();
  const away = sending > 0 ? link.awaySending : isMyMove ? link.awaySaved : link.away;
  const text = status === 'live' ? '' : away;
  return (
    <div className={`w-connection ${text === '' ? '' : 'is-away'}`} role="status">
      {text}
    </div>
  );
}

function Joining() {
  const { table } = useWords();
  const joining = (
    <div className="w-joining" aria-busy="true">
      <div className="w-candle" aria-hidden="true" />
      <p role="status">{table.joining}</p>
    </div>
  );
  return <Shell meanwhile={joining} />;
}

/** The host, or the house, closed it before there was a game. */
function Closed() {
  const { closed, closedAbout } = useWords().closing;
  return <Gone title={closed} about={closedAbout} />;
}

function Gone({ title, about }: { readonly title: string; readonly about: string }) {
  const { lost } = useWords();
  return (
    <Page title={title} narrow>
      <div className="w-card w-center">
        <h1>{title}</h1>
        <p>{about}</p>
        <Link to="/" className="w-main">
          {lost.home}
        </Link>
      </div>
    </Page>
  );
}
