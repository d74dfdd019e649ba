// The board at a moment of a game, playable against bots: what is chosen is noted on `window.chosen` for tests.
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react';
import { earned, total } from '../../kernel/score.ts';
import type { BoardProps } from '../../parts/board.ts';
import { PlayerPanel } from '../../parts/PlayerPanel.tsx';
import type { Language, Texts } from '../../text/texts.ts';
import { baselland, Sitting } from './play.ts';

interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  readonly SeatThings: ComponentType<{ view: BoardProps['view']; seat: number; language: Language }>;
}
const boards = import.meta.glob<BoardModule>('../../games/*/board/index.tsx', { eager: true });
const { Board, SeatThings } = boards['../../games/baselland/board/index.tsx'];

const NAMES = ['Anna', 'Beat', 'Chiara', 'Dario', 'Elif'];
const MOMENTS: Readonly<Record<string, number>> = { start: 0, early: 12, middle: 50, late: 100, end: 999 };

declare global {
  interface Window {
    chosen?: { option: unknown; isOffered: boolean }[];
  }
}

interface BoardPageProps {
  readonly moment: string;
  readonly step: 'place' | 'follower';
  readonly language: Language;
  readonly help: 'full' | 'plain';
}

export function BoardPage({ moment, step, language, help }: BoardPageProps) {
  const seats = moment === 'end' ? 5 : 3;
  const sitting = useRef<Sitting>(null);
  sitting.current ??= new Sitting(`gallery ${moment}`, seats).until(MOMENTS[moment] ?? 50, step, 0);
  const table = sitting.current;
  const [round, setRound] = useState(0);
  const [lit, setLit] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table changes in place; a round is a new look at it
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
  const lines = (seat: number) => baselland.game.score(table.s, seat);
  const texts = baselland.texts[language];
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
            <SeatThings view={seen.view} seat={seat} language={language} />
            <ScoreLines table={table} seat={seat} texts={texts} light={setLit} />
          </PlayerPanel>
        ))}
      </div>
      <div className="g-board">
        <Board {...seen} help={help} choose={choose} names={NAMES} language={language} texts={texts} lit={lit} />
      </div>
    </div>
  );
}

interface ScoreLinesProps {
  readonly table: Sitting;
  readonly seat: number;
  readonly texts: Texts;
  light(pieces: readonly string[]): void;
}

function ScoreLines({ table, seat, texts, light }: ScoreLinesProps) {
  return (
    <ul className="g-lines">
      {baselland.game
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
