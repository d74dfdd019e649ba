// The common board: six rounds with their market tiles, and the scoring tiles behind rounds 3 and 4.
import type { ReactNode } from 'react';
import { LINES, MARKET_TILES, ROUNDS, SCORING_TILES, type ScoringTileId, type TileKind } from '../data/table.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { useExplained } from './explain.ts';
import { Glyph } from './glyphs.tsx';

interface CommonProps {
  readonly open: Open;
  readonly words: BoardWords;
  /** Opens a scoring that has taken place. */
  look(round: number): void;
}

export function Common({ open, words, look }: CommonProps) {
  return (
    <ol className="gs-rounds" aria-label={words.common}>
      {ROUNDS.map(({ level, limit }, i) => {
        const round = i + 1;
        const tile = open.market[i];
        const value = tile === undefined ? null : MARKET_TILES[tile];
        const state = round === open.round ? 'is-now' : round < open.round ? 'is-past' : '';
        const line = LINES.indexOf(round);
        const text = `${words.round(round, level, limit)}, ${words.marketTile(value)}`;
        return (
          <li key={round} className={`gs-round ${state}`} aria-current={round === open.round ? 'step' : undefined}>
            <Plaque round={round} title={text}>
              <span className="k-unseen">{text}</span>
              <b aria-hidden="true">{round}</b>
              <span className="gs-plaque-level" aria-hidden="true">
                {level}
              </span>
              <span className="gs-plaque-limit" aria-hidden="true">
                {limit}
              </span>
              <span key={value ?? 'back'} className={value === null ? 'gs-tile' : 'gs-tile is-up'} aria-hidden="true">
                {value === null ? '' : `+${value}`}
              </span>
            </Plaque>
            {line >= 0 && <Line {...{ open, words, look, round }} tiles={open.lines[line] ?? []} />}
          </li>
        );
      })}
    </ol>
  );
}

interface PlaqueProps {
  readonly round: number;
  readonly title: string;
  readonly children: ReactNode;
}
const Plaque = ({ round, title, children }: PlaqueProps) => (
  <span className="gs-plaque" title={title} data-card {...useExplained({ round })}>
    {children}
  </span>
);

interface LineProps extends CommonProps {
  readonly round: number;
  readonly tiles: readonly ScoringTileId[];
}
function Line({ open, words, round, tiles, look }: LineProps) {
  const text = words.line(round, tiles.map((tile) => words.names.scoringTiles[tile]).join(', '));
  const isDone = open.scored.some((scored) => scored.round === round);
  const inside = (
    <>
      {tiles.map((tile) => (
        <span key={tile} className="gs-scoring-tile" aria-hidden="true">
          <TileSign kind={SCORING_TILES[tile]} />
        </span>
      ))}
    </>
  );
  if (!isDone)
    return (
      <span className="gs-scoring-line" title={text} role="img" aria-label={text}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className="gs-scoring-line is-done"
      aria-label={`${text}, ${words.lookUp}`}
      title={text}
      onClick={() => look(round)}
    >
      {inside}
    </button>
  );
}

export function TileSign({ kind }: { readonly kind: TileKind }) {
  if (kind !== 'gem') return <Glyph of={kind} size="76%" />;
  return (
    <span className="gs-gems">
      <Glyph of="topaz" size="100%" />
      <Glyph of="emerald" size="100%" />
    </span>
  );
}
