// Beside the city: the scoreboard with rounds, order of play, VP and stocks, and the plantation overseas.
import type { ViewOf } from '../../../kernel/types.ts';
import { PLANTATIONS, PROMO } from '../data/tokens.ts';
import { BORIS, isSolo, resolvesIn, roundsFor, seatsOf, vpOf } from '../rules/city.ts';
import type { Open, S } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { PLANTATION, SCOREBOARD, sideBySide } from './geometry.ts';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { OwnerSign, Pawn } from './Pieces.tsx';
import { Rewards } from './Rewards.tsx';

interface ScoreboardProps {
  readonly open: Open;
  readonly view: ViewOf<S>;
  readonly words: BoardWords;
}

export function Scoreboard({ open, view, words }: ScoreboardProps) {
  const { width, height } = SCOREBOARD;
  const { rounds } = roundsFor(seatsOf(open));
  const stocks: [GlyphName, number | undefined][] = [
    ['neutral', open.board],
    ['cards', view.dark.deck],
    ['pickup', open.discard.length],
    ['mayor', view.dark.mayors],
  ];
  return (
    <g className="gl-scoreboard">
      <rect className="gl-board" width={width} height={height} rx="6" />
      <rect className="gl-tile-line" x="3.5" y="3.5" width={width - 7} height={height - 7} rx="4" />
      <text className="gl-board-title" x={width / 2} y="24">
        {words.round(Math.max(1, open.round), rounds)}
      </text>
      <Rounds open={open} />
      <Order open={open} />
      {stocks.map(([name, n], i) => (
        <g key={name} transform={`translate(${29 + i * 51} ${height - 24})`}>
          <Glyph name={name} x={-9} size={21} />
          <text className="gl-stock" x="4" dy="0.36em">
            {n ?? 0}
          </text>
        </g>
      ))}
      {view.settings.promo && (
        <g transform={`translate(${width / 2} ${height + 13})`}>
          <rect className="gl-board" x="-60" y="-11" width="120" height="24" rx="6" />
          {open.tokens.map((tokens, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <g key={seat} transform={`translate(${(seat - (open.tokens.length - 1) / 2) * 29} 1)`}>
              <g transform="translate(-7 0) scale(0.6)">
                <OwnerSign owner={seat} />
              </g>
              <text className={tokens.length >= PROMO.tokens ? 'gl-stock is-ready' : 'gl-stock'} x="1" dy="0.36em">
                {tokens.length}
              </text>
            </g>
          ))}
        </g>
      )}
    </g>
  );
}

/** R4.5–R4.7 Every round a stone; those that resolve tiles have a corner turned, growth rounds carry a ship. */
function Rounds({ open }: { readonly open: Open }) {
  const { rounds, growth, resolution } = roundsFor(seatsOf(open));
  const row = rounds / 2;
  const step = Math.min(25, 188 / row);
  return (
    <g transform={`translate(${SCOREBOARD.width / 2 - (step * (row - 1)) / 2} 48)`}>
      {Array.from({ length: rounds }, (_, i) => {
        const round = i + 1;
        const state = round === open.round ? 'is-now' : round < open.round ? 'is-past' : '';
        return (
          <g key={round} transform={`translate(${(i % row) * step} ${Math.floor(i / row) * 27})`}>
            <rect className={`gl-round ${state}`} x="-10.5" y="-11.5" width="21" height="23" rx="3" />
            {growth.includes(round) ? (
              <Glyph name="ship" y={-0.5} size={17} className={`gl-glyph ${state}`} />
            ) : (
              <text className={`gl-round-number ${state}`} dy="0.36em">
                {round}
              </text>
            )}
            {resolution === 'even' && resolvesIn(open, round) && (
              <path className="gl-round-corner" d="M10.5 11.5V3L2 11.5Z" />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Everybody in the order of play, and where they stand about the middle of the scoreboard. */
export function orderOf(open: Open): { readonly owners: readonly number[]; readonly at: readonly number[] } {
  const owners = isSolo(open) ? [0, BORIS] : open.order;
  return { owners, at: sideBySide(owners.length, 200, owners.length > 2 ? 50 : 74) };
}

/** R4.3 The order of this round, with the VP of everybody; Boris acts last (R11.2). */
function Order({ open }: { readonly open: Open }) {
  const { owners, at } = orderOf(open);
  return (
    <g transform={`translate(${SCOREBOARD.width / 2} 125)`}>
      <path
        className="gl-board-rule"
        d={`M${-SCOREBOARD.width / 2 + 12}-22H${SCOREBOARD.width / 2 - 12}M${-SCOREBOARD.width / 2 + 12} 20H${SCOREBOARD.width / 2 - 12}`}
      />
      {owners.map((owner, i) => (
        <g key={owner} transform={`translate(${at[i]} 0)`}>
          <g transform="translate(-13 0)">
            <OwnerSign owner={owner} />
          </g>
          <text className="gl-score" x="1" dy="0.36em">
            {vpOf(open, owner)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface PlantationProps {
  readonly open: Open;
  readonly words: BoardWords;
  readonly ghost: number | null;
}

/** R9.2 Virginia has tobacco rows under a hot sun, Ulster green hills; left for the first, right for the second. */
export function Plantation({ open, words, ghost }: PlantationProps) {
  const { width, height } = PLANTATION;
  const { left, right } = PLANTATIONS[open.side];
  const owners = [...open.overseas.keys()].filter((seat) => open.overseas[seat] > 0 || seat === ghost);
  const at = sideBySide(owners.length, width - 30, 34);
  return (
    <g className={`gl-plantation is-${open.side}`}>
      <rect className="gl-sea" width={width} height={height} rx="6" />
      <circle className="gl-sun" cx="105" cy="54" r="19" />
      <path
        className="gl-land"
        d="M0 84C30 64 62 74 96 66C140 56 176 72 210 62V134C210 137 207 140 204 140H6C3 140 0 137 0 134Z"
      />
      <path
        className="gl-furrows"
        d="M6 104C50 88 160 84 204 92M4 120C50 104 160 100 206 108M30 136C70 122 150 118 204 124"
      />
      <Glyph name="ship" x={105} y={56} size={26} className="gl-ship" />
      <text className="gl-board-title" x={width / 2} y="23">
        {words.names.plantations[open.side]}
      </text>
      {[left, right].map(({ vp, effects }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: first and second
        <g key={i} transform={`translate(${i === 0 ? 48 : 162} 50)`}>
          <rect className="gl-share" x="-40" y="-15" width="80" height="30" rx="15" />
          <text className="gl-share-place" x="-32" dy="0.36em">
            {i + 1}.
          </text>
          <Rewards vp={vp} effects={effects} x={9} y={0} room={56} />
        </g>
      ))}
      <g transform={`translate(${width / 2} ${height - 14})`}>
        {owners.map((seat, i) => (
          <g
            key={seat}
            transform={`translate(${at[i]} 0) scale(1.2)`}
            className={seat === ghost && open.overseas[seat] === 0 ? 'gl-ghost' : undefined}
          >
            <Pawn owner={seat} count={open.overseas[seat] + (seat === ghost ? 1 : 0)} />
          </g>
        ))}
      </g>
      <rect className="gl-tile-line" x="3.5" y="3.5" width={width - 7} height={height - 7} rx="4" />
    </g>
  );
}
