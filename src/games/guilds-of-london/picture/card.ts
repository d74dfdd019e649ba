// An action card, 100 by 140: its standards at the top left, the price of its special action at the top right, what the
// action does in signs, its name at the foot.
import { circle, type Drawing, group, type Look, type Maybe, path, place, rect, text } from '../../../draw/drawing.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import { glyph } from './glyphs.ts';
import { type Motif, motifsOf } from './motifs.ts';
import { points } from './rewards.ts';
import { shield } from './shield.ts';

const INK = '#2b2218';
const LASTING: Look = { stroke: '#8f2b22', strokeWidth: 2.4, strokeDasharray: '2 4', strokeLinecap: 'round' };

export function cardFace(card: CardId, name: string, cost: number): Drawing {
  const { standards, action } = cardOf(card);
  const motifs = motifsOf(action);
  return group(
    {},
    rect(0, 0, 100, 140, { rx: 6, fill: '#f6ecd2', stroke: '#a88a54' }),
    path('M0 6C0 2 2 0 6 0H9V140H6C2 140 0 138 0 134Z', { fill: `$gl-${standards[0]}` }),
    standards[1] !== undefined && path('M0 70H9V140H6C2 140 0 138 0 134Z', { fill: `$gl-${standards[1]}` }),
    place(13, 6, 0.66, shield(standards)),
    ...Array.from({ length: cost }, (_, i) => coin(86 - i * 15)),
    action.needs !== undefined && glyph('throne', 87, 41, 16, { fill: '#8f2b22' }),
    rect(14, 46, 80, 60, { rx: 4, fill: '#eadbb6', stroke: '#b99c62', strokeWidth: 0.7 }),
    ...motifRows(motifs),
    action.timing !== 'once' && path('M18 101H90', LASTING),
    text(name, 54, 125, {
      className: 'gl-card-name',
      fill: INK,
      fontFamily: '$font-serif',
      fontSize: 12.5,
      fontWeight: 620,
      textAnchor: 'middle',
      ...(name.length > 13 && { textLength: 80, lengthAdjust: 'spacingAndGlyphs' }),
    }),
  );
}

/** Up to three signs are in one row, more of them in two. */
function motifRows(motifs: readonly Motif[]): Drawing[] {
  if (motifs.length <= 3) return motifRow(motifs, 76, motifs.length > 2 ? 27 : motifs.length > 1 ? 33 : 44);
  const half = Math.ceil(motifs.length / 2);
  return [...motifRow(motifs.slice(0, half), 62, 26), ...motifRow(motifs.slice(half), 90, 26)];
}
function motifRow(motifs: readonly Motif[], y: number, size: number): Drawing[] {
  const apart = size > 27 ? 38 : 27;
  return motifs.map((motif, i) => place(54 + (i - (motifs.length - 1) / 2) * apart, y, 1, ...motifSign(motif, size)));
}

const coin = (x: number): Drawing =>
  group(
    { transform: `translate(${x} 16)` },
    circle(0, 0, 8.5, { fill: '#d8a52c', stroke: '#7d570c', strokeWidth: 1.4 }),
    circle(0, 0, 5.6, { fill: 'none', stroke: '#7d570c', strokeWidth: 1 }),
  );

function motifSign({ sign, text: said }: Motif, size: number): Maybe[] {
  if (typeof sign === 'object') return [place(-size * 0.36, -size * 0.42, (size * 0.74) / 44, shield([sign.symbol]))];
  if (sign === 'vp') return [points(said, 0, 0, size, 0.68)];
  if (sign === 'more') return [text(said, 0, 4, { fill: INK, fontSize: size, fontWeight: 800, textAnchor: 'middle' })];
  const isAlone = said === '';
  return [
    glyph(sign, isAlone ? 0 : -size * 0.14, 0, size * (isAlone ? 0.86 : 0.78), { fill: INK }),
    !isAlone &&
      text(said, size * 0.28, size * 0.3, {
        fill: INK,
        stroke: '#eadbb6',
        strokeWidth: 4,
        paintOrder: 'stroke',
        fontFamily: '$font-sans',
        fontSize: Math.max(18.2, size * 0.56),
        fontWeight: 800,
        textAnchor: 'middle',
      }),
  ];
}
