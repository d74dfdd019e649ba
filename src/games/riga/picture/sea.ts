// The Baltic under everything: water, coasts, waves, a wind rose.
import { circle, type Drawing, group, type Paint, path } from '../../../draw/drawing.ts';

const WAVES = Array.from({ length: 9 }, (_, i) => `M${-40 + (i % 2) * 30} ${30 + i * 62}q20-7 40 0t40 0t40 0`);
const COASTS = [
  'M0 0H190C170 40 120 60 128 110C134 150 90 170 96 220C100 262 60 280 70 330C76 360 30 380 0 372ZM1000 0V600H700C730 560 800 560 820 520C838 484 800 470 812 430C822 398 870 420 880 384C888 352 830 350 836 312C842 280 900 290 904 250C907 220 850 214 858 180C866 146 930 150 936 112C941 80 900 60 910 0ZM0 600V560C60 540 120 566 180 552C260 534 300 570 380 560C460 552 500 590 560 600Z',
  'M452 250C476 222 500 236 498 268C495 306 470 352 450 344C432 336 434 274 452 250Z',
];

/** What is in the water, 1000 by 600; in a page the land takes its colour from the season. */
export const sea = (land?: Paint): Drawing =>
  group(
    {},
    ...COASTS.map((d) =>
      path(d, {
        className: 'rg-land',
        ...(land && { fill: land, stroke: '#ffffff', strokeOpacity: 0.4 }),
        strokeWidth: 3,
        opacity: 0.5,
      }),
    ),
    group(
      { fill: 'none', stroke: '#ffffff', strokeWidth: 2.4, strokeLinecap: 'round', opacity: 0.28 },
      ...WAVES.map((d, i) => path(d, { transform: `translate(${180 + ((i * 173) % 560)} 0)` })),
    ),
    group(
      { fill: 'none', stroke: '$sea-ink', strokeWidth: 1.4, opacity: 0.16, transform: 'translate(640 150)' },
      circle(0, 0, 58, {}),
      circle(0, 0, 44, {}),
      path('M0-74L9-9L74 0L9 9L0 74L-9 9L-74 0L-9-9Z', {}),
      path('M0-74L9-9L0 0ZM74 0L9 9L0 0ZM0 74L-9 9L0 0ZM-74 0L-9-9L0 0Z', { fill: '$sea-ink' }),
    ),
  );
