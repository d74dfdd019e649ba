// A scoring, shown as it happens: bars that grow kind by kind, and every line of the player looked at.
import { useMemo, useState } from 'react';
import { total } from '../../../kernel/score.ts';
import { CountBars } from '../../../parts/CountBars.tsx';
import { countRows } from '../../../parts/count.ts';
import { useCounting } from '../../../parts/counting.ts';
import type { Sign } from '../picture/glyphs.ts';
import type { BoardWords } from '../words/board.ts';
import { Glyph } from './glyphs.tsx';
import { meOf, type SplitBoardProps } from './model.ts';
import { FINAL, linesAfter } from './tally.ts';

const SIGNS: Readonly<Record<string, Sign>> = {
  prestige: 'prestige',
  book: 'book',
  artwork: 'artwork',
  gem: 'topaz',
  order: 'order',
};
/** Milliseconds for a kind while the game goes on; at the end there is time to look. */
const PACE = 500;

interface ScoringProps {
  readonly props: SplitBoardProps;
  readonly round: number;
  readonly isFresh: boolean;
  readonly words: BoardWords;
  close(): void;
}

export function Scoring({ props, round, isFresh, words, close }: ScoringProps) {
  const { view, names, texts, openRule } = props;
  const all = useMemo(() => linesAfter(view, round), [view, round]);
  const rows = useMemo(() => countRows(all, texts.kind), [all, texts]);
  const isFinal = round === FINAL;
  const counted = useCounting(rows, isFresh && !isFinal, PACE);
  const counting = (isFinal ? props.counting : undefined) ?? counted;
  const [looked, lookAt] = useState(meOf(view));
  // Until all is counted nobody is first.
  const totals = all.map(total);
  const seats = [...all.keys()].sort((a, b) => (counting.isRunning ? a - b : totals[b] - totals[a] || a - b));
  const told = counting.rows.slice(0, counting.count).map((row) => row.title);
  const lines = all[looked].filter((line) => told.includes(texts.kind(line)));
  const labelOf = (row: number): string => counting.rows[row].label ?? '';
  const title = isFinal ? words.final : words.scoringAfter(round);
  return (
    <section
      className={isFinal ? 'gs-scoring is-final' : 'gs-scoring'}
      aria-label={title}
      onKeyDown={(e) => e.key === 'Escape' && close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="k-quiet gs-quiet" onClick={counting.skip}>
          {counting.isRunning ? words.skip : words.again}
        </button>
        <button type="button" className="k-cross" aria-label={words.close} onClick={close}>
          ×
        </button>
      </header>
      <CountBars
        {...{ counting, seats, names, looked }}
        look={lookAt}
        signOf={(row) => <Glyph of={SIGNS[labelOf(row)]} size={20} />}
        classOf={(row) => `is-${labelOf(row)}`}
        said={(sum) => (isFinal ? String(sum) : `+${sum}`)}
      />
      <h3>{words.linesOf(names[looked])}</h3>
      <ul className="gs-lines" key={looked}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={i}>
            <span>{texts.line(line)}</span>
            <button type="button" className="gs-rule" onClick={() => openRule?.(line.rule)}>
              {line.rule}
            </button>
            <b>{line.points}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
