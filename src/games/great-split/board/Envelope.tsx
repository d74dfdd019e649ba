// An envelope in the colour of its board, closed by a seal with its owner's sign.
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { BOARDS } from '../data/table.ts';

/** Paper, flap and lining, by the colour of the board (R1.6). */
const PAPERS: Readonly<Record<(typeof BOARDS)[number]['colour'], readonly [string, string, string]>> = {
  burgundy: ['#7d2a3c', '#933a4d', '#571a29'],
  teal: ['#1f6a70', '#2d8087', '#12464b'],
  rose: ['#c98a94', '#dba3ab', '#96606a'],
  copper: ['#a9653a', '#c07c4f', '#774220'],
  ivory: ['#e9dcbd', '#f5ecd6', '#bcab82'],
  charcoal: ['#44444f', '#575764', '#2b2b34'],
  lilac: ['#9a86be', '#b2a1d1', '#6c5a90'],
};
export const paperOf = (seat: number) => PAPERS[BOARDS[seat % BOARDS.length].colour];

interface EnvelopeProps {
  readonly seat: number;
  readonly isOpen?: boolean;
  readonly className?: string;
}

export function Envelope({ seat, isOpen = false, className = '' }: EnvelopeProps) {
  const [paper, flap, lining] = paperOf(seat);
  return (
    <span className={`gs-envelope ${isOpen ? 'is-open' : ''} ${className}`} aria-hidden="true">
      <svg viewBox="0 0 180 120" aria-hidden="true" focusable="false">
        <rect x="2" y="2" width="176" height="116" rx="5" fill={lining} />
        <path d="M2 7 90 70 178 7V113q0 5-5 5H7q-5 0-5-5Z" fill={paper} />
        <path d="M4 116 78 58M176 116 102 58" stroke={lining} strokeWidth="1.6" />
        <path d="M2 7 90 70 178 7" fill="none" stroke="#e3bd63" strokeWidth="1.4" opacity=".8" />
        <path
          className="gs-flap"
          d="M2 6q0-4 5-4H173q5 0 5 4L98 74q-8 6-16 0Z"
          fill={flap}
          stroke="#e3bd63"
          strokeWidth="1.4"
        />
      </svg>
      <span className="gs-envelope-seal">
        <PlayerSign seat={seat} size={30} />
      </span>
    </span>
  );
}
