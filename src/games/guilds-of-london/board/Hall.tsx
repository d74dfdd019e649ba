// The Guildhall in the middle of the city, and who waits in it.

import { isSolo } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { hallBox, sideBySide } from './geometry.ts';
import { Pawn } from './Pieces.tsx';

/** The front of the hall, 100 wide, 54 high; a second hall tile doubles it. */
const FRONT = 'M6 54V26H14V16L20 8L26 16V26H32V18L50 2L68 18V26H74V16L80 8L86 16V26H94V54Z';
const WINDOWS =
  'M11 52V36C11 31 19 31 19 36V52ZM26 52V36C26 31 34 31 34 36V52ZM66 52V36C66 31 74 31 74 36V52ZM81 52V36C81 31 89 31 89 36V52ZM46 20C46 14 54 14 54 20V26H46Z';
const DOOR = 'M42 54V40C42 31 58 31 58 40V54Z';

export function Hall({ open, name }: { readonly open: Open; readonly name: string }) {
  const { x, y, width, height } = hallBox(open);
  const solo = isSolo(open);
  const owners = [...open.hall.keys()].filter((owner) => open.hall[owner] > 0);
  const at = sideBySide(owners.length + (solo ? 1 : 0), width - 8, 30);
  return (
    <g transform={`translate(${x} ${y})`} className="gl-hall">
      <rect className="gl-hall-ground" width={width} height={height} rx="4" />
      <g transform={`translate(${width / 2 - 50 * (width > 150 ? 1.06 : 1)} 5) scale(${width > 150 ? 1.06 : 1} 1)`}>
        {width > 150 && <path className="gl-hall-wing" d="M-42 54V30L-20 18L2 30V54ZM98 54V30L120 18L142 30V54Z" />}
        <path className="gl-hall-front" d={FRONT} />
        <path className="gl-hall-window" d={WINDOWS} />
        <path className="gl-hall-door" d={DOOR} />
      </g>
      <path className="gl-hall-steps" d={`M4 59H${width - 4}V63H4Z`} />
      <text className="gl-name" x={width / 2} y="71">
        {name}
      </text>
      <g transform={`translate(${width / 2} 97)`}>
        {owners.map((owner, i) => (
          <g key={owner} transform={`translate(${at[i]} 0)`}>
            <Pawn owner={owner} count={open.hall[owner]} />
          </g>
        ))}
        {solo && (
          <g transform={`translate(${at[owners.length]} 0)`}>
            <Pawn owner={1} />
            <text className="gl-count" x="9.5" y="-1">
              ∞
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
