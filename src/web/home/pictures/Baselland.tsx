// A painted countryside of laid tiles on the oak of the table.

const SIDE = 120;
/** Columns and rows of the tiles that lie there, with a shade of their own so that they do not look stamped. */
const TILES: readonly (readonly [number, number, number])[] = [
  [1, 0, 0],
  [2, 0, 1],
  [4, 0, 2],
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 0],
  [3, 1, 1],
  [4, 1, 0],
  [5, 1, 2],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 0],
  [4, 2, 1],
  [3, 3, 2],
  [2, 3, 1],
];
const GREENS = ['#93b25a', '#8cab55', '#9bb963'];
const ROAD = '#f2ead2';
const VERGE = '#cdb98a';

const TREES: readonly (readonly [number, number, number])[] = [
  [140, 36, 9],
  [158, 26, 7],
  [152, 46, 6],
  [30, 150, 8],
  [46, 140, 6],
  [38, 168, 7],
  [262, 262, 8],
  [280, 254, 6],
  [700, 150, 9],
  [684, 140, 6],
  [695, 172, 7],
  [500, 30, 7],
  [516, 22, 6],
  [392, 460, 8],
  [408, 448, 6],
  [560, 330, 7],
  [574, 342, 6],
  [150, 330, 8],
  [166, 342, 6],
  [340, 150, 6],
  [352, 140, 5],
];
const HOUSES: readonly (readonly [number, number, number])[] = [
  [250, 52, 1],
  [272, 40, 1.15],
  [292, 58, 0.95],
  [266, 76, 1],
  [310, 42, 1],
  [322, 70, 1.1],
  [286, 92, 0.9],
  [500, 214, 1.1],
  [524, 200, 1.2],
  [548, 216, 1],
  [516, 238, 1],
  [540, 244, 1.1],
  [566, 232, 0.95],
  [498, 262, 1],
  [526, 270, 1.05],
  [556, 266, 1],
];

const House = ({ x, y, s }: { readonly x: number; readonly y: number; readonly s: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <ellipse cx="4" cy="9" rx="12" ry="4" fill="#2c3a12" opacity=".22" />
    <path d="M-8 0h16v8h-16z" fill="#f5e6c8" />
    <path d="M0-9 10 0H-10z" fill="#b5522f" />
    <path d="M0-9 10 0H0z" fill="#93401f" />
    <path d="M-2 3h4v5h-4z" fill="#6b4a2c" />
  </g>
);

const Tree = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <g>
    <ellipse cx={x + r * 0.5} cy={y + r * 0.7} rx={r} ry={r * 0.5} fill="#24330d" opacity=".25" />
    <circle cx={x} cy={y} r={r} fill="#4d7434" />
    <circle cx={x - r * 0.28} cy={y - r * 0.3} r={r * 0.62} fill="#6a9346" />
  </g>
);

/** A wall with towers around a town; roofs stand inside. */
const Wall = ({ d, towers }: { readonly d: string; readonly towers: readonly (readonly [number, number])[] }) => (
  <g>
    <path d={d} fill="#d8c08c" />
    <path d={d} fill="none" stroke="#8f7a50" strokeWidth="9" strokeLinejoin="round" />
    <path d={d} fill="none" stroke="#e4d3a8" strokeWidth="6" strokeLinejoin="round" />
    <path d={d} fill="none" stroke="#b59f6e" strokeWidth="6" strokeDasharray="3 5" strokeLinejoin="round" opacity=".7" />
    {towers.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x + 2} cy={y + 3} r="9" fill="#2c2410" opacity=".25" />
        <circle cx={x} cy={y} r="8" fill="#e9dab4" stroke="#8f7a50" strokeWidth="1.5" />
        <circle cx={x} cy={y} r="3.5" fill="#a3492a" />
      </g>
    ))}
  </g>
);

const Follower = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="5" cy="13" rx="15" ry="5" fill="#1d240a" opacity=".35" />
    <path d="M0-17a6 6 0 0 1 4.5 10c6 1 12 4 12 7 0 2-4 2.5-7 2.500l3 10.500h-8L0 7l-4.5 6h-8l3-10.500c-3 0-7-.5-7-2.5 0-3 6-6 12-7A6 6 0 0 1 0-17z" fill={fill} stroke="#33200c" strokeOpacity=".55" strokeWidth="1.2" />
  </g>
);

export function Baselland() {
  return (
    <svg className="w-picture" viewBox="-40 -30 800 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-400" y="-300" width="1600" height="1100" fill="#4a3425" />
      <path d="M-400 60Q200 40 1200 70M-400 190Q400 170 1200 200M-400 330Q300 350 1200 325M-400 440Q500 420 1200 450" fill="none" stroke="#3b291c" strokeWidth="3" />
      <path d="M-400 20Q300 30 1200 10M-400 130Q500 150 1200 125M-400 265Q200 250 1200 275M-400 390Q400 380 1200 395" fill="none" stroke="#553d2b" strokeWidth="2" />
      <g fill="#170d05" opacity=".45">
        {TILES.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x * SIDE + 5} y={y * SIDE + 8} width={SIDE} height={SIDE} rx="7" />
        ))}
      </g>
      {TILES.map(([x, y, shade]) => (
        <rect key={`${x} ${y}`} x={x * SIDE} y={y * SIDE} width={SIDE - 1} height={SIDE - 1} rx="6" fill={GREENS[shade]} />
      ))}
      <Country />
    </svg>
  );
}

/** What goes on across the tiles. */
function Country() {
  return (
    <>
      <g fill="none" stroke="#7a9a45" strokeWidth="2" opacity=".8">
        <path d="M8 200q26-10 50 0t50-2M130 300q40-14 90 4M372 300q40 14 80 2M494 130q40-18 90-6M610 220q40-16 100-4M250 420q40-14 80 0M380 150q30-14 80-4" />
      </g>
      <path d="M124 346q30-14 60 0t50-4v-30q-26 8-54 0t-56 4z" fill="#d9c464" />
      <path d="M606 128q30-8 56 2t50-2v30q-24 6-52 0t-54 0z" fill="#d9c464" />
      <path d="M128 340l100-12M128 330l100-12M610 140l100 10M610 150l100 8" stroke="#b9a343" strokeWidth="2" fill="none" />
      {[VERGE, ROAD].map((stroke, i) => (
        <g key={stroke} fill="none" stroke={stroke} strokeWidth={i === 0 ? 19 : 13} strokeLinecap="butt">
          <path d="M0 180C60 180 80 190 120 180S150 300 180 300 240 300 300 300 330 300 420 300" />
          <path d="M180 120V180C180 200 160 190 120 180" />
          <path d="M420 300C480 300 420 340 420 360V480" />
          <path d="M360 180C400 180 440 190 480 180S540 120 540 60V0" />
          <path d="M600 180C640 180 660 190 720 180" />
          <path d="M300 120C300 150 320 180 360 180" />
        </g>
      ))}
      <Wall
        d="M240 2C226 30 232 66 246 92C262 118 318 124 340 98C358 76 360 30 352 2z"
        towers={[
          [236, 50],
          [256, 104],
          [300, 117],
          [346, 86],
        ]}
      />
      <Wall
        d="M482 190C500 172 580 172 598 196C606 226 606 262 592 288C566 306 506 306 484 290C472 262 472 222 482 190z"
        towers={[
          [482, 190],
          [598, 196],
          [592, 288],
          [484, 290],
          [540, 178],
        ]}
      />
      {HOUSES.map(([x, y, s]) => (
        <House key={`${x} ${y}`} x={x} y={y} s={s} />
      ))}
      <Monastery x={300} y={392} />
      {TREES.map(([x, y, r]) => (
        <Tree key={`${x} ${y}`} x={x} y={y} r={r} />
      ))}
      <path d="M536 178v-26l22 7-22 8" fill="#1c5ca6" stroke="#0e3563" strokeWidth="1.5" />
      <Follower x={296} y={66} fill="#b3302a" />
      <Follower x={420} y={424} fill="#f2c230" />
      <Follower x={452} y={262} fill="#1c5ca6" />
      <g fill="none" stroke="#2f4a1a" strokeOpacity=".16" strokeWidth="1.5">
        <path d="M120 120H240M240 0V480M360 0V480M480 0V360M600 0V360M120 240H600M0 120H720M120 360H480" />
      </g>
    </>
  );
}

const Monastery = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse cx="8" cy="34" rx="48" ry="12" fill="#24330d" opacity=".25" />
    <path d="M-34 0h50v32h-50z" fill="#f3e7cb" />
    <path d="M-40 2-9-22 22 2z" fill="#a84a2a" />
    <path d="M-9-22 22 2H-9z" fill="#8a3a1d" />
    <path d="M14-24h20v56H14z" fill="#fbf1da" />
    <path d="M10-22 24-48 38-22z" fill="#a84a2a" />
    <path d="M24-62v16M18-56h12" stroke="#6b4a2c" strokeWidth="3" />
    <path d="M-26 32V18a6 6 0 0 1 12 0v14zM20 4a4 4 0 0 1 8 0v8h-8z" fill="#6b4a2c" />
  </g>
);
