// Where the board lies: the game's own, or the general one.
import { type ComponentType, memo, type ReactNode, useCallback, useMemo } from 'react';
import type { Seat } from '../../kernel/types.ts';
import type { Happening } from '../../parts/board.ts';
import { Lit } from '../../parts/lit.ts';
import { allWordsOf, type Language } from '../../text/languages.ts';
import { gridOf } from '../lib/game-texts.ts';
import { later } from '../lib/later.tsx';
import { usePrefs } from '../lib/prefs.ts';
import { openRule as openRuleOf } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { BOARDS, type SeatThingsProps } from './boards.ts';
import { type AtTable, useAtTable, useGameLang } from './context.ts';
import { tryingByPieces } from './Tried.tsx';
import { useTryOut } from './use-trying.ts';

const GeneralBoard = later(async () => (await import('../general/GeneralBoard.tsx')).GeneralBoard);
const None: ComponentType<SeatThingsProps> = () => null;
const boards = new Map(
  [...BOARDS].map(([game, load]) => [
    game,
    later(
      async () => {
        const { Board, triesItself } = await load();
        return memo(triesItself === true ? Board : tryingByPieces(Board));
      },
      <Coming />,
    ),
  ]),
);
const things = new Map([...BOARDS].map(([game, load]) => [game, later(async () => (await load()).SeatThings ?? None)]));

function Coming() {
  return <p className="w-board-loading">{useWords().table.loading}</p>;
}

/** Fetches the board of a game; ends when it can be drawn, or cannot be had now. */
export async function fetchBoard(game: string): Promise<void> {
  await Promise.all([boards.get(game)?.preload(), things.get(game)?.preload()]);
}
/** Whether it can be drawn at once; a game without a board of its own has none to wait for. */
export const isBoardHere = (game: string): boolean => boards.get(game)?.isHere() ?? true;

export function SeatThings({ seat }: { readonly seat: Seat }) {
  const { seen, pkg } = useAtTable();
  const words = allWordsOf(pkg.words, usePrefs().language);
  const Things = things.get(seen.game);
  if (Things === undefined || seen.view === null) return null;
  return <Things view={seen.view} seat={seat} words={words} />;
}

const MOST = 80;
const MANY = 1000;

/** What happened while this page was open, each event with its own number. */
function useHappenings(): readonly Happening[] {
  const { log, since } = useAtTable();
  return useMemo(
    () =>
      log
        .slice(-MOST)
        .filter(({ seq }) => seq > since)
        .flatMap(({ seq, events }) => events.map((event, i) => ({ key: seq * MANY + i, event })))
        .slice(-MOST),
    [log, since],
  );
}

interface BoardPlaceProps {
  readonly lit: readonly string[];
  /** Called when something is chosen that is not offered. */
  readonly onStray?: () => void;
  readonly isLesson?: boolean;
  readonly isStepped?: boolean;
}

/** Choosing what is offered, and attempting what is not: the table says why not. */
function useChoosing({ seen: { decision }, pkg, act }: AtTable, onStray: (() => void) | undefined) {
  const choose = useCallback(
    (option: unknown): void => {
      if (decision === null) return;
      const wanted = JSON.stringify(option);
      const found = decision.options.findIndex((one) => one === option || JSON.stringify(one) === wanted);
      if (found >= 0) void act({ do: 'choose', decision: decision.number, choice: decision.notations[found] });
      else onStray?.();
    },
    [decision, act, onStray],
  );
  const attempt = useCallback(
    (option: unknown): void => {
      if (decision === null) return;
      if (onStray !== undefined) onStray();
      else
        void act({ do: 'choose', decision: decision.number, choice: pkg.game.notation.write(decision.task, option) });
    },
    [decision, pkg, act, onStray],
  );
  return { choose, attempt };
}

export const BoardPlace = memo(function BoardPlace({ lit, onStray, ...how }: BoardPlaceProps) {
  const at = useAtTable();
  const { seen, pkg, texts, names, counting } = at;
  const tryOut = useTryOut(at);
  const prefs = usePrefs();
  const { language } = prefs;
  const { [language]: own } = pkg.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a language come into the same object
  const words = useMemo(() => allWordsOf(pkg.words, language), [pkg.words, language, own]);
  const gameLang = useGameLang();
  const events = useHappenings();
  const { decision, view } = seen;
  const { choose, attempt } = useChoosing(at, onStray);
  const openRule = useCallback((rule: string) => openRuleOf(seen.game, rule), [seen.game]);
  const grid = useMemo(() => gridOf(prefs), [prefs]);
  const bright = useMemo(() => [...lit, ...(counting?.bright ?? [])], [lit, counting?.bright]);
  const Board = boards.get(seen.game);
  if (view === null) return null;
  const given = {
    view,
    decision,
    events,
    help: seen.help,
    choose,
    tryOut,
    trying: at.trying,
    names,
    texts,
    words,
    lit: bright,
    openRule,
    grid,
    ...(counting && { counting }),
    ...how,
  };
  return (
    <Spoken lang={gameLang}>
      <Lit value={bright}>
        {Board === undefined ? <GeneralBoard {...given} attempt={attempt} /> : <Board {...given} />}
      </Lit>
    </Spoken>
  );
});

/** What the board says is in the game's language; its own heading comes before those of its parts. */
const Spoken = ({ lang, children }: { readonly lang: Language | undefined; readonly children: ReactNode }) => (
  <>
    <h2 className="k-unseen">{useWords().table.board}</h2>
    <div className="w-spoken" lang={lang}>
      {children}
    </div>
  </>
);
