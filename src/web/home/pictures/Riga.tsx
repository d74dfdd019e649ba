// The Baltic on a clear cold day: gabled houses at the quay, a cog coming in.
const HOUSES = [
  [150, 62, 34, '#a4492f', '#c7674a'],
  [186, 50, 30, '#c79a4b', '#e0bd74'],
  [218, 66, 32, '#7d8d7a', '#9dab97'],
  [252, 46, 34, '#8f3f2b', '#b35f45'],
  [288, 60, 34, '#b98a3c', '#d6ad62'],
] as const;

export function Riga() {
  return (
    <svg className="w-picture" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#cfdde2" />
      <rect width="320" height="70" fill="#dfe9ec" />
      <circle cx="70" cy="40" r="17" fill="#fff7dd" />
      <path
        d="M20 66q20-10 46 0t50-2M200 30q22-9 44 0t44-2"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".8"
      />
      <path d="M236 20l6-18 6 18v34h-12z" fill="#6f9a86" />
      <path d="M239 54h6" stroke="#567a69" strokeWidth="2" />
      {HOUSES.map(([x, y, w, dark, light]) => (
        <g key={x}>
          <path
            d={`M${x} 128V${y + 22}h5v-8h5v-8h${w / 2 - 10 - 2}v-6h4v6h${w / 2 - 10 - 2}v8h5v8h5V128z`}
            fill={light}
          />
          <path d={`M${x + w / 2} 128V${y}h2v6h${w / 2 - 12}v8h5v8h5V128z`} fill={dark} opacity=".55" />
          {[0, 1, 2].map((row) => (
            <g key={row} fill="#3d2d22">
              <path
                d={`M${x + 7} ${y + 32 + row * 16}h5v8h-5zM${x + w / 2 - 2.5} ${y + 32 + row * 16}h5v8h-5zM${x + w - 12} ${y + 32 + row * 16}h5v8h-5z`}
              />
            </g>
          ))}
        </g>
      ))}
      <path d="M140 128h180v14H140z" fill="#a99a86" />
      <path d="M140 128h180v4H140z" fill="#c8bba6" />
      <path d="M0 138h320v62H0z" fill="#6f8c99" />
      <path
        d="M0 150q20-5 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 168q20-5 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 186q20-5 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        fill="none"
        stroke="#8fa9b3"
        strokeWidth="2"
      />
      <path d="M84 152V58" stroke="#4b3524" strokeWidth="4" />
      <path d="M50 70q34-12 68 0 6 24-2 52-32-10-66 0-8-28 0-52z" fill="#f3e7cd" />
      <path d="M84 66v54M50 92q34-10 70 0" stroke="#c98e2e" strokeWidth="7" />
      <path d="M84 58l22-6-22-7z" fill="#b5432f" />
      <path d="M32 140q52 14 108-4l-8 30q-44 12-88 2z" fill="#5d4029" />
      <path d="M36 150q48 12 100-3M40 160q46 9 92-2" fill="none" stroke="#422c1b" strokeWidth="2" />
      <path d="M126 124h18l-3 14-16 2z" fill="#6f4d32" />
      <circle cx="196" cy="136" r="7" fill="#8a6134" />
      <circle cx="212" cy="136" r="7" fill="#755028" />
      <circle cx="204" cy="125" r="7" fill="#9b7140" />
      <path d="M236 142v-14h18v14z" fill="#b98546" />
      <path d="M236 135h18M245 128v14" stroke="#8d622f" strokeWidth="1.5" />
    </svg>
  );
}
