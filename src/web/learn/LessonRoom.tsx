// Where a lesson or a worked example is played: the ordinary board, and beside it the guide.
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameId, GamePackage } from '../../games/index.ts';
import { foreign } from '../../text/languages.ts';
import type { Lesson } from '../../text/lesson.ts';
import type { SentAct } from '../../wire/acts.ts';
import { textsFor } from '../lib/game-texts.ts';
import { hasSheetsIn, tableClass, useFrame, useMedia } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Rulebook } from '../rules/Rulebook.tsx';
import { BoardPlace } from '../table/BoardPlace.tsx';
import { type AtTable, TableContext } from '../table/context.ts';
import { Players, ScoreStrip } from '../table/Players.tsx';
import { NO_TALK } from '../table/still.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Mark, TopButtons, useTitle } from '../ui/Page.tsx';
import { Guide } from './Guide.tsx';
import { LessonLang } from './lang.ts';
import type { LessonLink } from './lesson-link.ts';
import { Spotlight } from './Spotlight.tsx';
import '../style/table.css';
import '../style/frame.css';
import '../style/sheet.css';
import './learn.css';

export type Light = (pieces: readonly string[]) => void;

interface HeadProps {
  readonly title: string;
  /** Where leaving leads, and what it says of that. */
  readonly leave: { readonly to: string; readonly about: string };
  /** Where it lies over another page: goes back to that. */
  readonly onLeave?: (() => void) | undefined;
}
interface LessonRoomProps extends HeadProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly lesson: Lesson;
  /** Where its words come from. */
  readonly part: 'lesson' | 'examples';
  readonly link: LessonLink;
  readonly onStop?: (at: number) => void;
  /** What stands beside the board when all is played. */
  readonly children: (light: Light) => ReactNode;
}

export function LessonRoom({ game, pkg, lesson, part, link, onStop, children, ...head }: LessonRoomProps) {
  const { house, table: tableWords } = useWords();
  const prefs = usePrefs();
  const walked = useSyncExternalStore(link.subscribe, link.walked);
  const frame = useFrame();
  const isPhone = hasSheetsIn(frame);
  const isNarrow = useMedia('(max-width: 1279px)');
  const [lit, setLit] = useState<readonly string[]>([]);
  useTitle(`${head.title} · ${house.name}`);
  const { at, table } = walked;
  useEffect(() => onStop?.(at), [onStop, at]);
  const act = useCallback(async (wish: SentAct): Promise<boolean> => (await link.sendAct(wish)) === null, [link]);
  const stray = useCallback(() => link.stray(), [link]);
  const { seen, log, since } = table;
  const names = useMemo(() => seen.chairs.map((chair) => chair.name), [seen]);
  const texts = textsFor(pkg, prefs);
  const atTable: AtTable = { id: '', link, seen, log, talk: NO_TALK, since, pkg, texts, names, act };
  const { stop } = link.run;
  const isEnd = stop === undefined;
  const shining = useMemo(() => (isEnd ? lit : (stop.lit ?? [])), [isEnd, lit, stop]);
  return (
    <TableContext value={atTable}>
      <div className={tableClass(frame, 'lr', isEnd && 'is-end', frame === 'wide' && isNarrow && 'has-row')}>
        <Head {...head} isPhone={isPhone} />
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
        <LessonLang value={foreign(pkg.words, prefs.language, part)}>
          {isEnd ? children(setLit) : <Guide game={game} link={link} walked={walked} lesson={lesson} />}
        </LessonLang>
        {stop?.part !== undefined && <Spotlight selector={lesson.script.parts[stop.part]} />}
      </div>
      <Rules game={game} />
    </TableContext>
  );
}

/** A press where nothing can be pressed. */
const isStray = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, summary, input, label, [role="button"], dialog') === null;

export function Loading() {
  const { loading } = useWords('learn');
  return (
    <div className="w-joining" aria-busy="true">
      <div className="w-candle" aria-hidden="true" />
      <p role="status">{loading}</p>
    </div>
  );
}

function Head({ title, leave, onLeave, isPhone }: HeadProps & { readonly isPhone: boolean }) {
  const { nav, table } = useWords();
  const topic = useWords('learn');
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="w-table-head">
      {onLeave === undefined && (
        <Link to="/" className="w-wordmark" label={nav.home}>
          <Mark size={26} />
        </Link>
      )}
      <h1 className={isPhone ? 'w-hidden' : ''}>{title}</h1>
      {isPhone && <ScoreStrip onPress={() => setOpen(true)} />}
      <div className="w-table-head-buttons">
        {!isPhone && onLeave === undefined && <TopButtons />}
        {onLeave === undefined ? (
          <Link to={leave.to} className="w-quiet" label={leave.about}>
            <Icon name="close" size={18} />
            {topic.leave}
          </Link>
        ) : (
          <button type="button" className="w-quiet" aria-label={leave.about} onClick={onLeave}>
            <Icon name="close" size={18} />
            {topic.leave}
          </button>
        )}
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
