// An evening gala: velvet, gold leaf, and a hand of cards divided in two.
const Gem = ({ x, y, a, b }: { readonly x: number; readonly y: number; readonly a: string; readonly b: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-11-5-6-12H6l5 7L0 13z" fill={a} />
    <path d="M-11-5h22L0 13z" fill={b} />
    <path
      d="M-11-5h22M-4-5 0 13 4-5M-6-12l2 7 4-7 4 7 2-7"
      fill="none"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth=".8"
    />
  </g>
);

const CARDS = [
  { x: 62, turn: -16, fill: '#54306b' },
  { x: 96, turn: -7, fill: '#2d5d4a' },
  { x: 214, turn: 7, fill: '#7a4a23' },
  { x: 248, turn: 16, fill: '#8a6a1d' },
] as const;

export function GreatSplit() {
  return (
    <svg className="w-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#161b3a" />
      <path
        d="M0 0q30 100 0 200h40q20-100 0-200zM90 0q26 100 0 200h36q18-100 0-200zM190 0q-22 100 6 200h34q-24-100-4-200zM280 0q-26 100 0 200h40V0z"
        fill="#1d2450"
      />
      <circle cx="160" cy="-30" r="150" fill="#e9bd58" opacity=".1" />
      <circle cx="160" cy="-30" r="95" fill="#e9bd58" opacity=".14" />
      <path
        d="M160 0v22M130 34h60M136 34q0-12 24-12t24 12M140 34v-6M160 34v-8M180 34v-6"
        fill="none"
        stroke="#d9b25a"
        strokeWidth="2.5"
      />
      {[140, 160, 180].map((x) => (
        <path key={x} d={`M${x} 24q4-6 0-11-4 5 0 11`} fill="#ffe7a8" />
      ))}
      {CARDS.map(({ x, turn, fill }) => (
        <g key={x} transform={`rotate(${turn} ${x + 5} 260)`}>
          <rect x={x - 29} y="72" width="70" height="98" rx="5" fill="#080a18" opacity=".5" />
          <rect x={x - 32} y="68" width="70" height="98" rx="5" fill="#f4ead2" />
          <rect x={x - 27} y="73" width="60" height="88" rx="3" fill={fill} />
          <rect x={x - 23} y="77" width="52" height="80" rx="2" fill="none" stroke="#e3bd63" strokeWidth="1.2" />
        </g>
      ))}
      <g transform="rotate(-12 70 120)">
        <path d="M52 104h20v28H52zM74 100h8v32h-8z" fill="#c9a34a" />
        <path d="M55 108h14M55 128h14" stroke="#54306b" strokeWidth="2" />
      </g>
      <Gem x={112} y={112} a="#7fe0b4" b="#2fa477" />
      <path d="M206 98h32v40h-32z" fill="#d7b15a" />
      <path d="M210 102h24v32h-24z" fill="#6f8fb0" />
      <path d="M210 126l8-10 6 6 4-5 6 9v8h-24z" fill="#3e5b3a" />
      <g transform="rotate(12 262 122)">
        <Gem x={264} y={116} a="#ffd98a" b="#d99a2b" />
      </g>
      <path d="M160 52v138" stroke="#e3bd63" strokeWidth="2" strokeDasharray="2 6" />
    </svg>
  );
}
