// Beside the city: the scoreboard with rounds, order of play, VP and stocks, and the plantation overseas.
import { circle, type Drawing, group, type Look, path, place, rect, text } from '../../../draw/drawing.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import { PLANTATIONS, PROMO } from '../data/tokens.ts';
import { BORIS, isSolo, resolvesIn, roundsFor, seatsOf } from '../rules/city.ts';
import { pointsOf } from '../scoring.ts';
import type { Open, S } from '../types.ts';
import { PLANTATION, SCOREBOARD, sideBySide } from './geometry.ts';
import { type GlyphName, glyph } from './glyphs.ts';
import { type Letters, ownerSign, pawn } from './pieces.ts';
import { rewards } from './rewards.ts';

const INK = '$gl-ink';
const LINE = '$gl-parchment-line';
const PAPER: Look = { fill: '$gl-parchment', stroke: LINE };
const TITLE: Look = { fill: INK, fontFamily: '$font-serif', fontSize: 18, fontWeight: 650, textAnchor: 'middle' };
const STOCK: Look = { fill: INK, fontFamily: '$font-sans', fontSize: 17, fontWeight: 650 };

const framed = (width: number, height: number): Drawing =>
  rect(3.5, 3.5, width - 7, height - 7, { rx: 4, fill: 'none', stroke: LINE, strokeWidth: 0.9 });

/** `title` says which round it is. */
export function scoreboard(view: ViewOf<S>, title: string, letters: Letters): Drawing {
  const { open } = view;
  const { width, height } = SCOREBOARD;
  const stocks: [GlyphName, number | undefined][] = [
    ['neutral', open.board],
    ['cards', view.dark.deck],
    ['pickup', open.discard.length],
    ['mayor', view.dark.mayors],
  ];
  return group(
    {},
    rect(0, 0, width, height, { rx: 6, ...PAPER }),
    framed(width, height),
    text(title, width / 2, 24, TITLE),
    rounds(open),
    order(view, letters),
    ...stocks.map(([name, n], i) =>
      group(
        { transform: `translate(${29 + i * 51} ${height - 24})` },
        glyph(name, -9, 0, 21, { fill: INK }),
        text(n ?? 0, 4, 0, { dy: '0.36em', ...STOCK }),
      ),
    ),
    view.settings.promo && tokens(open, letters),
  );
}

/** How many tokens everybody has, for the promo card. */
const tokens = (open: Open, letters: Letters): Drawing =>
  group(
    { transform: `translate(${SCOREBOARD.width / 2} ${SCOREBOARD.height + 13})` },
    rect(-60, -11, 120, 24, { rx: 6, ...PAPER }),
    ...open.tokens.map((own, seat) =>
      group(
        { transform: `translate(${(seat - (open.tokens.length - 1) / 2) * 29} 1)` },
        place(-7, 0, 0.6, ownerSign(seat, letters)),
        text(own.length, 1, 0, {
          dy: '0.36em',
          ...STOCK,
          ...(own.length >= PROMO.tokens && { fill: '$gl-wax', fontWeight: 800 }),
        }),
      ),
    ),
  );

/** R4.5–R4.7 Every round a stone; those that resolve tiles have a corner turned, growth rounds carry a ship. */
function rounds(open: Open): Drawing {
  const { rounds: all, growth, resolution } = roundsFor(seatsOf(open));
  const row = Math.ceil(all / 2);
  const step = Math.min(25, 188 / row);
  return group(
    { transform: `translate(${SCOREBOARD.width / 2 - (step * (row - 1)) / 2} 48)` },
    ...Array.from({ length: all }, (_, i) => {
      const round = i + 1;
      const isNow = round === open.round;
      const faint = round < open.round ? { opacity: 0.5 } : {};
      const ink = isNow ? '#fff6e4' : INK;
      return place(
        (i % row) * step,
        Math.floor(i / row) * 27,
        1,
        rect(-10.5, -11.5, 21, 23, {
          rx: 3,
          fill: isNow ? '$gl-wax' : round < open.round ? 'none' : '$gl-parchment-deep',
          stroke: isNow ? INK : LINE,
          ...faint,
        }),
        growth.includes(round)
          ? glyph('ship', 0, -0.5, 17, { fill: ink, ...(round < open.round && { opacity: 0.4 }) })
          : text(round, 0, 0, {
              dy: '0.36em',
              fill: ink,
              fontFamily: '$font-sans',
              fontSize: 14,
              fontWeight: 600,
              textAnchor: 'middle',
              ...faint,
            }),
        resolution === 'even' && resolvesIn(open, round) && path('M10.5 11.5V3L2 11.5Z', { fill: '$gl-slate' }),
      );
    }),
  );
}

/** R4.3 The order of this round, with the VP of everybody; Boris acts last (R11.2). */
function order(view: ViewOf<S>, letters: Letters): Drawing {
  const { open } = view;
  const owners = isSolo(open) ? [0, BORIS] : open.order;
  const at = sideBySide(owners.length, 200, owners.length > 2 ? 50 : 74);
  const half = SCOREBOARD.width / 2 - 12;
  return group(
    { transform: `translate(${SCOREBOARD.width / 2} 125)` },
    path(`M${-half}-22H${half}M${-half} 20H${half}`, { stroke: LINE, strokeWidth: 1 }),
    ...owners.map((owner, i) =>
      place(
        at[i],
        0,
        1,
        place(-13, 0, 1, ownerSign(owner, letters)),
        text(pointsOf(view, owner), 1, 0, {
          dy: '0.36em',
          fill: INK,
          fontFamily: '$font-sans',
          fontSize: 20,
          fontWeight: 750,
        }),
      ),
    ),
  );
}

/** R9.2 Virginia has tobacco rows under a hot sun, Ulster green hills: 210 by 140. */
export const land = (side: Open['side']): Drawing =>
  group(
    {},
    rect(0, 0, 210, 140, { rx: 6, fill: '#9fb9bd' }),
    circle(105, 54, 19, { fill: '#f7e2a0' }),
    path('M0 84C30 64 62 74 96 66C140 56 176 72 210 62V134C210 137 207 140 204 140H6C3 140 0 137 0 134Z', {
      fill: side === 'virginia' ? '#c9a65c' : '#7f9f5a',
    }),
    path('M6 104C50 88 160 84 204 92M4 120C50 104 160 100 206 108M30 136C70 122 150 118 204 124', {
      fill: 'none',
      stroke: '#322408',
      strokeOpacity: 0.3,
      strokeWidth: 3,
      strokeDasharray: '7 4',
    }),
    glyph('ship', 105, 56, 26, { fill: '#4a3a26' }),
  );

/** The plantation: left for the first, right for the second, and who is there. */
export function plantation(open: Open, name: string, letters: Letters): Drawing {
  const { width, height } = PLANTATION;
  const { left, right } = PLANTATIONS[open.side];
  const owners = [...open.overseas.keys()].filter((seat) => open.overseas[seat] > 0);
  const at = sideBySide(owners.length, width - 30, 34);
  return group(
    {},
    land(open.side),
    text(name, width / 2, 23, TITLE),
    ...[left, right].map(({ vp, effects }, i) =>
      group(
        { transform: `translate(${i === 0 ? 48 : 162} 50)` },
        rect(-40, -15, 80, 30, { rx: 15, ...PAPER }),
        text(`${i + 1}.`, -32, 0, {
          dy: '0.36em',
          fill: '$gl-ink-soft',
          fontFamily: '$font-serif',
          fontSize: 16,
          fontWeight: 600,
        }),
        rewards(vp, effects, { x: 9, y: 0, room: 56, ink: INK }),
      ),
    ),
    group(
      { transform: `translate(${width / 2} ${height - 14})` },
      ...owners.map((seat, i) => place(at[i], 0, 1.2, pawn(seat, letters, open.overseas[seat]))),
    ),
    framed(width, height),
  );
}
