// Cards, 100 by 140. The number and the sign are at the top left, so that overlapped cards stay readable.
import { type CardId, cardOf } from '../data/kinds.ts';
import type { BoardWords } from '../words/board.ts';
import { cardName, symbolName } from '../words/sentences.ts';
import { PIGMENTS, SignShape } from './glyphs.tsx';

const SPOTS: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[50, 71, 1.5]],
  [
    [34, 56, 0.98],
    [66, 88, 0.98],
  ],
  [
    [50, 49, 0.84],
    [30, 88, 0.84],
    [70, 88, 0.84],
  ],
  [
    [31, 52, 0.76],
    [69, 52, 0.76],
    [31, 91, 0.76],
    [69, 91, 0.76],
  ],
];
/** Rays behind the treasure. */
const RAYS = Array.from({ length: 9 }, (_, i) => {
  const [a, b] = [Math.PI * (1 + (i * 2 + 0.35) / 18), Math.PI * (1 + (i * 2 + 1.35) / 18)];
  const far = (angle: number) =>
    `${(50 + 130 * Math.cos(angle)).toFixed(1)} ${(112 + 130 * Math.sin(angle)).toFixed(1)}`;
  return `M50 112L${far(a)}L${far(b)}Z`;
}).join('');
const PANEL = 'M7 31q5 0 5-5H88q0 5 5 5V109q-5 0-5 5H12q0-5-5-5Z';

interface FaceProps {
  readonly id: CardId;
  /** null: in a picture, where names are too small to be read. */
  readonly words: BoardWords | null;
}
export function CardFace({ id, words }: FaceProps) {
  const { symbol, count, level } = cardOf(id);
  const [light, mid, deep] = PIGMENTS[symbol];
  return (
    <>
      <rect width="100" height="140" rx="6" fill="#fbf3de" />
      <rect x=".6" y=".6" width="98.8" height="138.8" rx="5.6" fill="none" stroke="#b9a06a" strokeWidth="1.2" />
      <path d={PANEL} fill={deep} />
      <svg x="9" y="27.5" width="82" height="85" viewBox="9 27.5 82 85" aria-hidden="true">
        <path d={RAYS} fill={mid} opacity=".5" />
      </svg>
      <circle cx="50" cy="71" r="30" fill={light} opacity=".13" />
      <path d={PANEL} fill="none" stroke="#e3bd63" strokeWidth="1.4" />
      <path d="M11 34q5 0 5-4H84q0 4 5 4V106q-5 0-5 4H16q0-4-5-4Z" fill="none" stroke="#e3bd63" strokeWidth=".6" />
      {SPOTS[count].map(([x, y, scale]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <SignShape of={symbol} />
        </g>
      ))}
      <text x="8" y="20.5" className="gs-card-count">
        {count}
      </text>
      <g transform="translate(32 13) scale(.42)">
        <SignShape of={symbol} />
      </g>
      <text x="92" y="18.5" className="gs-card-level">
        {level}
      </text>
      <text x="50" y="130.5" className="gs-card-name">
        {words && symbolName(words.names, symbol, count)}
      </text>
    </>
  );
}

const SCALES = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 5 + (row % 2) }, (_, i) => [10 + i * 20 - (row % 2) * 10, 22 + row * 14] as const),
).flat();

/** All backs are alike, whatever the level. */
export function CardBack() {
  return (
    <>
      <rect width="100" height="140" rx="6" fill="#fbf3de" />
      <rect x="5" y="5" width="90" height="130" rx="4" fill="#1b2350" />
      <svg
        x="8"
        y="8"
        width="84"
        height="124"
        viewBox="8 8 84 124"
        fill="none"
        stroke="#c99f47"
        strokeWidth=".9"
        aria-hidden="true"
      >
        {SCALES.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x - 10} ${y}a10 10 0 0 1 20 0M${x - 6} ${y}a6 6 0 0 1 12 0M${x - 2.5} ${y}a2.5 2.5 0 0 1 5 0`}
          />
        ))}
      </svg>
      <rect x="8" y="8" width="84" height="124" rx="3" fill="none" stroke="#e3bd63" strokeWidth="1.4" />
      <path d="M50 50 66 70 50 90 34 70Z" fill="#1b2350" stroke="#e3bd63" strokeWidth="1.6" />
      <path d="M50 58 59 70 50 82 41 70Z" fill="#e3bd63" />
    </>
  );
}

const AROUND = ['book', 'artwork', 'topaz', 'emerald', 'gold'] as const;
export function SplitFace({ words }: Pick<FaceProps, 'words'>) {
  return (
    <>
      <rect width="100" height="140" rx="6" fill="#e3bd63" />
      <rect x="2" y="2" width="96" height="136" rx="5" fill="#141937" />
      <rect x="6" y="6" width="88" height="128" rx="3" fill="none" stroke="#e3bd63" strokeWidth="1.2" />
      <path d="M50 8V36M50 104V122" stroke="#e3bd63" strokeWidth="2.4" strokeDasharray="3 4" />
      <path d="M12 12H40L12 40ZM88 12H60L88 40Z" fill="#e3bd63" opacity=".14" />
      {AROUND.map((symbol, i) => {
        const angle = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
        return (
          <g
            key={symbol}
            transform={`translate(${(50 + 27 * Math.cos(angle)).toFixed(1)} ${(71 + 27 * Math.sin(angle)).toFixed(1)}) scale(.5)`}
          >
            <SignShape of={symbol} />
          </g>
        );
      })}
      <text x="50" y="79" className="gs-card-one">
        1
      </text>
      <text x="50" y="130.5" className="gs-card-name is-light">
        {words?.names.symbols.wild[0]}
      </text>
    </>
  );
}

/** A card on the table: a face, the split card, or a back. A back knows nothing of its face. */
export function CardPicture({ id, words }: { readonly id: CardId | 'split' | null; readonly words: BoardWords }) {
  return (
    <svg className="gs-card-picture" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      {id === null ? <CardBack /> : id === 'split' ? <SplitFace words={words} /> : <CardFace id={id} words={words} />}
    </svg>
  );
}
export const nameOfCard = (words: BoardWords, id: CardId): string => cardName(words.names, id);

/** Cards side by side to be looked at, overlapped where there is little room. */
export function CardRow({
  cards,
  words,
}: {
  readonly cards: readonly (CardId | 'split' | null)[];
  readonly words: BoardWords;
}) {
  return (
    <span className="gs-row" style={{ '--count': cards.length }}>
      {cards.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards face down have no name
        <span key={i} className="gs-row-card" role="img" aria-label={labelOf(words, id)}>
          <CardPicture id={id} words={words} />
        </span>
      ))}
    </span>
  );
}
export const labelOf = (words: BoardWords, id: CardId | 'split' | null): string => {
  if (id === null) return words.sold;
  return id === 'split' ? words.names.symbols.wild[0] : nameOfCard(words, id);
};
