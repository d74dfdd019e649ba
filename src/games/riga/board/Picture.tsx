// The game's picture on the front page: a harbour of the Hanse on a clear cold day, a cog coming in with its crates.
import './pigments.css';
import './picture.css';
import type { Place } from '../data/goods.ts';
import { Pigments } from './Pigments.tsx';
import { FRONTS, HULL, SHIELDS } from './shapes.ts';

/** The houses of the quay: place, x, foot, size. */
const HOUSES: readonly (readonly [Place, number, number, number])[] = [
  ['stockholm', 304, 218, 1.7],
  ['visby', 384, 222, 2.15],
  ['danzig', 484, 218, 1.8],
  ['tallinn', 566, 224, 2.35],
  ['riga', 674, 218, 1.9],
];
const CRATES: readonly (readonly [good: string, x: number, y: number])[] = [
  ['grain', 118, 262],
  ['cloth', 146, 262],
  ['wine', 174, 262],
  ['glass', 202, 262],
  ['wine', 132, 234],
  ['grain', 188, 234],
];
const WAVE = 'q18-7 36 0t36 0t36 0';

export default function Picture() {
  return (
    <svg
      className="rg-picture rg-paint"
      viewBox="0 0 720 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="rg-heaven" x2="0" y2="1">
          <stop stopColor="#f4ead2" />
          <stop offset="1" stopColor="#c9dfe5" />
        </linearGradient>
        <linearGradient id="rg-water" x2="0" y2="1">
          <stop stopColor="#9cc4cf" />
          <stop offset="1" stopColor="#5f94a8" />
        </linearGradient>
      </defs>
      <foreignObject width="1" height="1">
        <Pigments />
      </foreignObject>
      <path fill="url(#rg-heaven)" d="M0 0H720V220H0Z" />
      <circle cx="96" cy="74" r="30" fill="#fff6d8" />
      <path className="rg-cloud" d="M214 66q26-15 60 0t66-3M486 42q30-13 62 0t58-3" />
      <path fill="#a8bfae" d="M0 196q90-26 190-8t180-4V232H0Z" />
      <path fill="url(#rg-water)" d="M0 214H720V400H0Z" />
      {HOUSES.map(([place, x, foot, size]) => (
        <g key={x} data-place={place} transform={`translate(${x} ${foot - 64 * size}) scale(${size})`}>
          <path className="rg-front-wall" d={FRONTS[place]} />
          <path fill="url(#rg-shade)" d={FRONTS[place]} />
          <path
            className="rg-windows"
            d="M11 32h6v8h-6zM21 32h6v8h-6zM31 32h6v8h-6zM11 46h6v8h-6zM31 46h6v8h-6zM20 48h8v16h-8z"
          />
          <g transform="translate(17 14) scale(0.58)">
            <path className="rg-crest-shield" d={SHIELDS[place]} />
          </g>
        </g>
      ))}
      <path fill="#8b7a62" d="M280 218H720V248H280Z" />
      <path fill="#b7a586" d="M280 218H720V226H280Z" />
      <path
        className="rg-ripple"
        d={`M300 262${WAVE}M470 284${WAVE}M30 330${WAVE}M330 344${WAVE}M560 330${WAVE}M180 378${WAVE}M500 382${WAVE}`}
      />
      <Cog />
    </svg>
  );
}

const Cog = () => (
  <g>
    <path d="M176 282V74" stroke="#4b3422" strokeWidth="7" />
    <path d="M176 74l46-9-46-13z" fill="#b2402c" />
    <path fill="#f6ead0" d="M104 96q72-20 144 0 12 50-4 96-68-16-136 0-16-46-4-96z" />
    <path fill="#e0a92f" d="M160 86h32v102h-32zM100 128q76-18 152 0l2 28q-78-16-156 0z" opacity="0.85" />
    {CRATES.map(([good, x, y]) => (
      <g key={`${x} ${y}`} data-good={good} transform={`translate(${x} ${y})`}>
        <rect className="rg-box" width="26" height="26" rx="3" />
        <path className="rg-slats" d="M4 4L22 22M22 4L4 22" />
      </g>
    ))}
    <g transform="translate(60 282) scale(1.18 2.5)">
      <path d={HULL} fill="#6b4829" stroke="#442b16" strokeWidth="1.2" />
      <path d="M8 12C14 15 20 15 26 15H178C184 15 188 14 192 12" fill="none" stroke="#8d6541" strokeWidth="1.3" />
    </g>
    <path className="rg-ripple" d="M40 346q26-9 52 0t52 0t52 0t52 0t52 0" />
  </g>
);
