// The board at a moment of a game, playable against bots: choices are noted on `window.chosen` for tests.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type GamePackage, isGameId, loadGame } from '../../games/index.ts';
import { earned, total } from '../../kernel/score.ts';
import type { Settings } from '../../kernel/types.ts';
import { PlayerPanel } from '../../parts/PlayerPanel.tsx';
import { allWordsOf, type Language } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { Texts } from '../../text/texts.ts';
import { BOARDS, type BoardModule } from '../table/boards.ts';
import { Sitting } from './play.ts';

/** The game and its board, once they are here. */
function useGame(id: string) {
  const [loaded, setLoaded] = useState<{ pkg: GamePackage; board: BoardModule } | null>(null);
  useEffect(() => {
    const board = BOARDS.get(id);
    if (!isGameId(id) || board === undefined) return;
    void Promise.all([loadGame(id), board()]).then(([pkg, module]) => setLoaded({ pkg, board: module }));
  }, [id]);
  return loaded;
}

const NAMES = ['Anna', 'Beat', 'Chiara', 'Dario', 'Elif', 'Flavia', 'Gian', 'Hanna'];
const MOMENTS = ['start', 'early', 'middle', 'late', 'end'];

declare global {
  interface Window {
    chosen?: { option: unknown; isOffered: boolean }[];
  }
}

export interface BoardPageProps {
  readonly game: string;
  readonly moment: string;
  readonly seats: number;
  /** What the first seat is asked, or 'any'. */
  readonly step: string;
  /** Table settings, as in 'scenario=SC2,chapter=CH1'. */
  readonly settings: Settings;
  readonly language: Language;
  readonly help: 'full' | 'plain';
}

export function BoardPage(props: BoardPageProps) {
  const loaded = useGame(props.game);
  return loaded === null ? <p>…</p> : <Playing {...props} {...loaded} />;
}

/** How many decisions a whole game has, so that its middle can be found. */
function lengthOf(pkg: GamePackage, seed: string, seats: number, settings: Settings): number {
  const whole = new Sitting(pkg, seed, seats, settings);
  let made = 0;
  while (whole.step()) made++;
  return made;
}

/** A table at this moment, where the first seat is asked for this step. */
export function sittingAt(pkg: GamePackage, moment: string, seats: number, step: string, settings: Settings): Sitting {
  const seed = `gallery ${moment}`;
  const share = Math.max(0, MOMENTS.indexOf(moment)) / (MOMENTS.length - 1);
  const count = share === 0 ? 0 : Math.floor(share * lengthOf(pkg, seed, seats, settings));
  return new Sitting(pkg, seed, seats, settings).until(count, share === 1 ? '' : step, 0);
}

type PlayingProps = BoardPageProps & { readonly pkg: GamePackage; readonly board: BoardModule };

function Playing({ pkg, board, moment, seats, step, settings, language, help }: PlayingProps) {
  const { Board, SeatThings } = board;
  const sitting = useRef<Sitting>(null);
  sitting.current ??= sittingAt(pkg, moment, seats, step, settings);
  const table = sitting.current;
  const [round, setRound] = useState(0);
  const [lit, setLit] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes in place; each round is a new look at it
  const seen = useMemo(
    () => ({ view: table.view(0), decision: table.decision(0), events: table.events }),
    [table, round],
  );
  const choose = useCallback(
    (option: unknown) => {
      const isOffered = seen.decision?.options.includes(option) ?? false;
      window.chosen = [...(window.chosen ?? []), { option, isOffered }];
      table.engine.choose(table.s, 0, option);
      setRound((n) => n + 1);
      const goOn = () => {
        if (table.decider === null || table.decider === 0) return;
        table.step();
        setRound((n) => n + 1);
        setTimeout(goOn, 500);
      };
      setTimeout(goOn, 700);
    },
    [table, seen],
  );
  const lines = (seat: number) => pkg.game.score(table.s, seat);
  const texts = textsOf(pkg, language);
  const words = allWordsOf(pkg.words, language);
  return (
    <div className="g-table">
      <p className="g-sentence" data-testid="sentence">
        {seen.decision === null ? (table.decider === null ? '–' : '…') : texts.ask(seen.view, seen.decision.task)}
      </p>
      <div className="g-players">
        {seen.view.own.map((_, seat) => (
          <PlayerPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            key={seat}
            seat={seat}
            name={NAMES[seat]}
            score={earned(lines(seat))}
            scoreLabel="Punkte"
            projected={{ score: total(lines(seat)), label: 'am Ende' }}
            isActive={table.decider === seat}
          >
            {SeatThings && <SeatThings view={seen.view} seat={seat} words={words} />}
            <ScoreLines pkg={pkg} table={table} seat={seat} texts={texts} light={setLit} />
          </PlayerPanel>
        ))}
      </div>
      <div className="g-board">
        <Board {...seen} help={help} choose={choose} names={NAMES} texts={texts} words={words} lit={lit} />
      </div>
    </div>
  );
}

interface ScoreLinesProps {
  readonly pkg: GamePackage;
  readonly table: Sitting;
  readonly seat: number;
  readonly texts: Texts;
  light(pieces: readonly string[]): void;
}

function ScoreLines({ pkg, table, seat, texts, light }: ScoreLinesProps) {
  return (
    <ul className="g-lines">
      {pkg.game
        .score(table.s, seat)
        .slice(-4)
        .map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name
          <li key={i}>
            <button type="button" onPointerEnter={() => light(line.of ?? [])} onPointerLeave={() => light([])}>
              {texts.line(line)}: {line.points}
            </button>
          </li>
        ))}
    </ul>
  );
}
