// The Baltic under everything: water, coasts, a wind rose, and the light of the season.
import { memo } from 'react';

const WAVES = Array.from({ length: 9 }, (_, i) => `M${-40 + (i % 2) * 30} ${30 + i * 62}q20-7 40 0t40 0t40 0`);

export const Sea = memo(function Sea() {
  return (
    <div className="rg-sea" aria-hidden="true">
      <svg viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path
          className="rg-land"
          d="M0 0H190C170 40 120 60 128 110C134 150 90 170 96 220C100 262 60 280 70 330C76 360 30 380 0 372ZM1000 0V600H700C730 560 800 560 820 520C838 484 800 470 812 430C822 398 870 420 880 384C888 352 830 350 836 312C842 280 900 290 904 250C907 220 850 214 858 180C866 146 930 150 936 112C941 80 900 60 910 0ZM0 600V560C60 540 120 566 180 552C260 534 300 570 380 560C460 552 500 590 560 600Z"
        />
        <path
          className="rg-land"
          d="M452 250C476 222 500 236 498 268C495 306 470 352 450 344C432 336 434 274 452 250Z"
        />
        <g className="rg-waves">
          {WAVES.map((d, i) => (
            <path key={d} d={d} transform={`translate(${180 + ((i * 173) % 560)} 0)`} />
          ))}
        </g>
        <g className="rg-rose" transform="translate(640 150)">
          <circle r="58" />
          <circle r="44" />
          <path d="M0-74L9-9L74 0L9 9L0 74L-9 9L-74 0L-9-9Z" />
          <path d="M0-74L9-9L0 0ZM74 0L9 9L0 0ZM0 74L-9 9L0 0ZM-74 0L-9-9L0 0Z" className="rg-rose-dark" />
        </g>
      </svg>
      <i className="rg-light" />
      <i className="rg-snow" />
    </div>
  );
});
