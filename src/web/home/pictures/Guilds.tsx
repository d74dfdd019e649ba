// Heraldry and soot: shields in the old tinctures before the roofs of London.
const SHIELD = 'M-22-26h44v22c0 18-12 27-22 32-10-5-22-14-22-32z';

export function Guilds() {
  return (
    <svg className="w-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#d9cdb4" />
      <path d="M0 0h320v90H0z" fill="#cfc4ae" />
      <path
        d="M30 60q20-30 6-50M120 50q-16-26 4-48M262 56q20-28 2-50"
        fill="none"
        stroke="#b3a992"
        strokeWidth="10"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M0 118V84h18V66l14-12 14 12v24h16V72h22V56h8v16h14v18l18-16 20 16V64l16-34 16 34v26h18V70h26v14l16-12 16 12V62h6V48h8v14h24v56z"
        fill="#6b6a6d"
      />
      <path
        d="M0 130V104h26l12-12 14 12h22V92h30v14h20l14-14 16 14h24V88h26v18h22l14-12 14 12h20V94h46v36z"
        fill="#4b4a4f"
      />
      <g fill="#e7c978">
        <path d="M10 112h5v7h-5zM62 112h5v7h-5zM88 100h5v7h-5zM140 112h5v7h-5zM186 98h5v7h-5zM232 112h5v7h-5zM290 102h5v7h-5z" />
      </g>
      <rect y="126" width="320" height="74" fill="#3a3a40" />
      <path d="M0 126h320v5H0z" fill="#55555c" />
      <g transform="translate(58 152)">
        <path d={SHIELD} transform="translate(3 4)" opacity=".4" />
        <path d={SHIELD} fill="#a8322b" stroke="#f1e6cc" strokeWidth="2.5" />
        <path
          d="M-12-10h24M-9-4h18l-3 8h-12zM-12-16v-4h4v4M8-16v-4h4v4M-2-16v-4h4v4"
          fill="#f1d98c"
          stroke="#f1d98c"
          strokeWidth="2"
        />
      </g>
      <g transform="translate(126 152)">
        <path d={SHIELD} transform="translate(3 4)" opacity=".4" />
        <path d={SHIELD} fill="#274f8f" stroke="#f1e6cc" strokeWidth="2.5" />
        <path d="M-13-2q13-16 24 0-11 14-24 0zM11-2l8-7v14z" fill="#eef0f2" />
        <circle cx="-7" cy="-3" r="1.6" fill="#274f8f" />
      </g>
      <g transform="translate(194 152)">
        <path d={SHIELD} transform="translate(3 4)" opacity=".4" />
        <path d={SHIELD} fill="#f0e6cf" stroke="#6b5b3a" strokeWidth="2.5" />
        <path d="M0-19l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="#2d2a31" />
      </g>
      <g transform="translate(262 152)">
        <path d={SHIELD} transform="translate(3 4)" opacity=".4" />
        <path d={SHIELD} fill="#2f6b3c" stroke="#f1e6cc" strokeWidth="2.5" />
        <path d="M-10 12 8-14M10 12-8-14M-12-14h8M4-14h8" stroke="#f1d98c" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
