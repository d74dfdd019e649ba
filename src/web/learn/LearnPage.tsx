// A guided first game: the ordinary board, and beside it somebody who explains.

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { aboutGame, type GameId, type GamePackage, isGameId } from '../../games/index.ts';
import { wordsOf } from '../../text/languages.ts';
import type { Lesson, LessonScript } from '../../text/lesson.ts';
import { textsOf } from '../../text/package.ts';
import type { SentAct } from '../../wire/acts.ts';
import { LostPage } from '../App.tsx';
import { useAbout } from '../lib/about-game.ts';
import { useGame, useLoaded, usePhone } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { Rulebook } from '../rules/Rulebook.tsx';
import { BoardPlace } from '../table/BoardPlace.tsx';
import { type AtTable, TableContext } from '../table/context.ts';
import { Players, ScoreStrip } from '../table/Players.tsx';
import { NO_TALK } from '../table/still.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark, TopButtons, useTitle } from '../ui/Page.tsx';
import { Ending } from './Ending.tsx';
import { Guide } from './Guide.tsx';
import { LessonLink } from './lesson-link.ts';
import { keepProgress, recallProgress } from './progress.ts';
import { LessonRun } from './run.ts';
import { Spotlight } from './Spotlight.tsx';
import '../style/table.css';
import '../style/sheet.css';
import './learn.css';

export function LearnPage({ game }: { readonly game: string }) {
  const { language } = usePrefs();
  const pkg = useGame(game);
  const loaded = useLoaded(
    async () => (pkg && (await wordsOf(pkg.words, language, 'lesson')?.())) ?? null,
    [pkg, language],
  );
  const { loading } = useWords('learn');
  if (!isGameId(game) || aboutGame(game).hasLesson !== true) return <LostPage />;
  if (pkg === null || !loaded)
    return (
      <div className="w-joining" aria-busy="true">
        <div className="w-candle" aria-hidden="true" />
        <p role="status">{loading}</p>
      </div>
    );
  return <Learning key={game} game={game} pkg={pkg} lesson={loaded.lesson} />;
}

/** The script is the same in every language, so a lesson continues when the language changes. */
const links = new Map<LessonScript, LessonLink>();

function linkFor(game: GameId, pkg: GamePackage, script: LessonScript, name: string): LessonLink {
  const known = links.get(script);
  if (known !== undefined) return known;
  const run = new LessonRun(pkg, script);
  const kept = recallProgress(game);
  if (kept !== null) run.resume(kept.at, kept.picks);
  const link = new LessonLink(run, name);
  links.set(script, link);
  return link;
}

interface LearningProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly lesson: Lesson;
}

function Learning({ game, pkg, lesson }: LearningProps) {
  const { house, table: tableWords } = useWords();
  const { title } = useAbout(game);
  const topic = useWords('learn');
  const { language } = usePrefs();
  const { name } = useSession();
  const link = useMemo(() => linkFor(game, pkg, lesson.script, name), [game, pkg, lesson.script, name]);
  const walked = useSyncExternalStore(link.subscribe, link.walked);
  const isPhone = usePhone();
  const [lit, setLit] = useState<readonly string[]>([]);
  useTitle(`${topic.title(title)} · ${house.name}`);
  const { at, table } = walked;
  useEffect(() => {
    keepProgress(game, { at, picks: link.run.picks });
  }, [game, at, link]);
  const act = useCallback(async (wish: SentAct): Promise<boolean> => (await link.sendAct(wish)) === null, [link]);
  const stray = useCallback(() => link.stray(), [link]);
  const { seen, log, since } = table;
  const names = useMemo(() => seen.chairs.map((chair) => chair.name), [seen]);
  const atTable: AtTable = {
    id: '',
    link,
    seen,
    log,
    talk: NO_TALK,
    since,
    pkg,
    texts: textsOf(pkg, language),
    names,
    act,
  };
  const { stop } = link.run;
  const isEnd = stop === undefined;
  const shining = useMemo(() => (isEnd ? lit : (stop.lit ?? [])), [isEnd, lit, stop]);
  return (
    <TableContext value={atTable}>
      <div className={isEnd ? 'w-table lr is-end' : 'w-table lr'}>
        <Head game={game} isPhone={isPhone} />
        {!isPhone && <Players />}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: this only says kindly that nothing was to be pressed there */}
        <main
          className="w-board"
          aria-label={tableWords.board}
          onClick={(event) => {
            if (!isEnd && isStray(event.target)) link.stray();
          }}
        >
          <BoardPlace key={walked.jumps} lit={shining} onStray={stray} isLesson />
        </main>
        {isEnd ? (
          <Ending game={game} link={link} lesson={lesson} light={setLit} />
        ) : (
          <Guide game={game} link={link} walked={walked} lesson={lesson} />
        )}
        {stop?.part !== undefined && <Spotlight selector={lesson.script.parts[stop.part]} />}
      </div>
      <Rules game={game} />
    </TableContext>
  );
}

/** A press where nothing can be pressed. */
const isStray = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, label, [role="button"], dialog') === null;

function Head({ game, isPhone }: { readonly game: GameId; readonly isPhone: boolean }) {
  const { nav, table } = useWords();
  const { title } = useAbout(game);
  const topic = useWords('learn');
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="w-table-head">
      <Link to="/" className="w-wordmark" label={nav.home}>
        <Mark size={26} />
      </Link>
      <h1 className={isPhone ? 'w-hidden' : ''}>{topic.title(title)}</h1>
      {isPhone && <ScoreStrip onPress={() => setOpen(true)} />}
      <div className="w-table-head-buttons">
        {!isPhone && <TopButtons />}
        <Link to="/" className="w-quiet" label={topic.leaveAbout}>
          <Icon name="close" size={18} />
          {topic.leave}
        </Link>
      </div>
      {isOpen && (
        <Dialog title={table.players} kind="sheet" onClose={() => setOpen(false)}>
          <Players inSheet />
        </Dialog>
      )}
    </header>
  );
}

/** Rules open over the lesson, so that nobody has to leave it to read one. */
function Rules({ game }: { readonly game: GameId }) {
  const { table } = useWords();
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => openRulesHere(setRule), []);
  if (rule === null) return null;
  return (
    <Dialog title={table.rulebook} kind="sheet" onClose={() => setRule(null)}>
      <Rulebook game={game} rule={rule} />
    </Dialog>
  );
}
