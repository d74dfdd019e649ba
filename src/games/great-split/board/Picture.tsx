// The game's picture on the front page: a hand divided by the split card under the chandelier, and an envelope waiting.
import { Drawn } from '../../../parts/Drawn.tsx';
import { readCard } from '../data/kinds.ts';
import { cardFace, splitFace } from '../picture/cards.ts';

/** Card, place of its foot, and lean. */
const HAND = [
  ['GS-III-01', 150, -15],
  ['GS-I-24', 200, -9],
  ['GS-III-06', 250, -4],
  ['GS-III-04', 452, 5],
  ['GS-III-09', 504, 11],
  ['GS-III-12', 556, 17],
] as const;
const FOLDS = [20, 110, 190, 300, 420, 510, 600, 680];
const LIGHTS = [-70, -42, -14, 14, 42, 70];

export default function Picture() {
  return (
    <svg
      className="gs-cover"
      viewBox="0 0 700 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="700" height="400" fill="#1b2250" />
      {FOLDS.map((x, i) => (
        <path
          key={x}
          d={`M${x} 0q${i % 2 ? 18 : -18} 200 0 400h46q${i % 2 ? 22 : -22}-200 0-400Z`}
          fill="#252e66"
          opacity=".8"
        />
      ))}
      <path d="M0 330Q350 292 700 330V400H0Z" fill="#3a2440" />
      <path d="M0 330Q350 292 700 330" fill="none" stroke="#e3bd63" strokeWidth="3" />
      {[230, 160, 100].map((r) => (
        <circle key={r} cx="350" cy="10" r={r} fill="#ffe3a0" opacity=".1" />
      ))}
      <g fill="none" stroke="#e3bd63" strokeWidth="3">
        <path d="M350 0V34M272 62Q350 96 428 62M292 46Q350 70 408 46" />
        <path d="M272 62V52M428 62V52M308 76V64M336 80V68M364 80V68M392 76V64" />
      </g>
      {LIGHTS.map((x) => (
        <path key={x} d={`M${350 + x} ${52 - Math.abs(x) / 8 + 8}q5-9 0-17-5 8 0 17`} fill="#fff3c4" />
      ))}
      {HAND.map(([code, x, lean]) => ({ card: readCard(code), x, lean })).map(
        ({ card, x, lean }) =>
          card !== undefined && (
            <g key={card} transform={`translate(${x} 348) rotate(${lean}) scale(1.36) translate(-50 -150)`}>
              <rect x="3" y="5" width="100" height="140" rx="6" fill="#05071a" opacity=".45" />
              <Drawn of={cardFace(card, null)} />
            </g>
          ),
      )}
      <g transform="translate(350 356) scale(1.5) translate(-50 -152)">
        <rect x="4" y="6" width="100" height="140" rx="6" fill="#05071a" opacity=".5" />
        <Drawn of={splitFace(null)} />
      </g>
    </svg>
  );
}
