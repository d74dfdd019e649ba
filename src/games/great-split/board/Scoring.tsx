// A scoring, shown as it happens: bars that grow kind by kind, and every line of the player looked at.
import { useState } from 'react';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import type { BoardWords } from '../words/board.ts';
import { Glyph, type Sign } from './glyphs.tsx';
import { meOf, type SplitBoardProps } from './model.ts';
import { type BarKind, FINAL, tallies } from './tally.ts';

const SIGNS: Readonly<Record<BarKind, Sign>> = {
  prestige: 'prestige',
  partial: 'star',
  book: 'book',
  artwork: 'artwork',
  gem: 'topaz',
  order: 'order',
};

interface ScoringProps {
  readonly props: SplitBoardProps;
  readonly round: number;
  readonly words: BoardWords;
  close(): void;
}

export function Scoring({ props, round, words, close }: ScoringProps) {
  const { view, names, texts, openRule } = props;
  const all = tallies(view, round);
  const [looked, lookAt] = useState(meOf(view));
  const most = Math.max(1, ...all.map(({ total }) => total));
  const kinds = all[0].bars.filter(({ kind }) =>
    all.some(({ bars }) => bars.some((b) => b.kind === kind && b.points > 0)),
  );
  const lines = all.find(({ seat }) => seat === looked)?.lines ?? [];
  const title = round === FINAL ? words.final : words.scoringAfter(round);
  return (
    <section className="gs-scoring" aria-label={title} onKeyDown={(e) => e.key === 'Escape' && close()}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="gs-close" aria-label={words.close} onClick={close}>
          ×
        </button>
      </header>
      <ul className="gs-legend" aria-hidden="true">
        {kinds.map(({ kind }) => (
          <li key={kind} className={`is-${kind}`}>
            <Glyph of={SIGNS[kind]} size={20} /> {words.kinds[kind]}
          </li>
        ))}
      </ul>
      <ol className="gs-bars">
        {all.map(({ seat, bars, total }) => (
          <li key={seat}>
            <button type="button" aria-pressed={seat === looked} onClick={() => lookAt(seat)}>
              <PlayerSign seat={seat} size={26} />
              <span className="gs-bars-name">{names[seat]}</span>
              <SeatBar bars={bars} most={most} />
              <b>{round === FINAL ? total : `+${total}`}</b>
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.linesOf(names[looked])}</h3>
      <ul className="gs-lines" key={looked}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={i} style={{ '--nth': i }}>
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

interface SeatBarProps {
  readonly bars: ReturnType<typeof tallies>[number]['bars'];
  /** Points that fill the whole width. */
  readonly most: number;
}
const SeatBar = ({ bars, most }: SeatBarProps) => (
  <span className="gs-bar" aria-hidden="true">
    {bars.map(({ kind, points }, i) =>
      points === 0 ? null : (
        <span key={kind} className={`is-${kind}`} style={{ width: `${(100 * points) / most}%`, '--nth': i }}>
          {points >= most / 14 ? points : ''}
        </span>
      ),
    )}
  </span>
);
