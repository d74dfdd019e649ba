// An action card, 100 by 140: its standards at the top left, the price of its special action at the top right, what the
// action does in signs, its name at the foot.
import { type CardId, cardOf } from '../data/kinds.ts';
import { Glyph } from './glyphs.tsx';
import { type Motif, motifsOf } from './motifs.ts';
import { Shield } from './Shield.tsx';

export function CardFace({
  card,
  name,
  cost,
}: {
  readonly card: CardId;
  readonly name: string;
  readonly cost: number;
}) {
  const { standards, action } = cardOf(card);
  const motifs = motifsOf(action);
  const size = motifs.length > 2 ? 27 : motifs.length > 1 ? 33 : 44;
  return (
    <svg className="gl-card" viewBox="0 0 100 140" aria-hidden="true">
      <rect className="gl-card-paper" width="100" height="140" rx="6" />
      <path className={`gl-card-band gl-${standards[0]}`} d="M0 6C0 2 2 0 6 0H9V140H6C2 140 0 138 0 134Z" />
      {standards[1] !== undefined && (
        <path className={`gl-card-band gl-${standards[1]}`} d="M0 70H9V140H6C2 140 0 138 0 134Z" />
      )}
      <g transform="translate(13 6) scale(0.66)">
        <Shield symbols={standards} />
      </g>
      {Array.from({ length: cost }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one coin is like another
        <g key={i} transform={`translate(${86 - i * 15} 16)`}>
          <circle className="gl-coin" r="8.5" />
          <circle className="gl-coin-rim" r="5.6" />
        </g>
      ))}
      {action.needs !== undefined && <Glyph name="throne" x={87} y={41} size={16} className="gl-needs" />}
      <rect className="gl-card-field" x="14" y="46" width="80" height="60" rx="4" />
      {motifs.map((motif, i) => (
        <g
          key={typeof motif.sign === 'string' ? motif.sign : 'symbol'}
          transform={`translate(${54 + (i - (motifs.length - 1) / 2) * (motifs.length > 2 ? 27 : 38)} 76)`}
        >
          <MotifSign motif={motif} size={size} />
        </g>
      ))}
      {action.timing !== 'once' && <path className="gl-card-lasting" d="M18 101H90" />}
      <text
        className="gl-card-name"
        x="54"
        y="125"
        {...(name.length > 13 && { textLength: 80, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {name}
      </text>
    </svg>
  );
}

function MotifSign({ motif: { sign, text }, size }: { readonly motif: Motif; readonly size: number }) {
  if (typeof sign === 'object')
    return (
      <g transform={`translate(${-size * 0.36} ${-size * 0.42}) scale(${(size * 0.74) / 44})`}>
        <Shield symbols={[sign.symbol]} />
      </g>
    );
  if (sign === 'vp')
    return (
      <>
        <Glyph name="vp" size={size} className="gl-rosette" />
        <text className="gl-vp" dy="0.36em" fontSize={size * 0.62}>
          {text}
        </text>
      </>
    );
  const isAlone = text === '';
  return (
    <>
      <Glyph name={sign} x={isAlone ? 0 : -size * 0.14} size={size * (isAlone ? 0.86 : 0.78)} />
      {!isAlone && (
        <text className="gl-motif" x={size * 0.28} y={size * 0.3} fontSize={size * 0.56}>
          {text}
        </text>
      )}
    </>
  );
}
