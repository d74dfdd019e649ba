// Outlines of the five places: each has a shape of its own, so that colour is never the only sign.
import type { Place } from '../data/goods.ts';

/** Each place has a shield of its own shape, in a square of 24. */
export const SHIELDS: Readonly<Record<Place, string>> = {
  visby: 'M2 2H22V13C22 18 17 21.5 12 23C7 21.5 2 18 2 13Z',
  tallinn: 'M12 1C15 3 19 3 22 2C23 12 20 19 12 23C4 19 1 12 2 2C5 3 9 3 12 1Z',
  stockholm: 'M12 1A11 11 0 0 1 12 23A11 11 0 0 1 12 1Z',
  danzig: 'M2 2H22V18L12 23L2 18Z',
  riga: 'M2 6L5 2H19L22 6V22H2Z',
};
/** Fronts of houses, 48 by 64: stepped, pointed, curved, battlemented, and the broad roof of Riga. */
export const FRONTS: Readonly<Record<Place, string>> = {
  visby: 'M2 64V26H8V20H13V14H18V8H30V14H35V20H40V26H46V64Z',
  tallinn: 'M2 64V26L24 3L46 26V64Z',
  stockholm: 'M2 64V28C2 22 9 24 10 17C11 9 18 5 24 4C30 5 37 9 38 17C39 24 46 22 46 28V64Z',
  danzig: 'M2 64V17H9V11H14V17H20V6H28V17H34V11H39V17H46V64Z',
  riga: 'M2 64V28L9 12H39L46 28V64Z',
};
/** A ship's hull, 200 by 22. */
export const HULL = 'M2 2C8 6 10 8 20 8H184C190 8 194 5 198 0C198 12 190 22 178 22H26C12 22 4 14 2 2Z';

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A kernel on each side of the stalk. */
const kernels = (y: number): string =>
  `M246 ${y}c-14-62-52-92-104-98c0 58 40 96 104 98ZM266 ${y}c14-62 52-92 104-98c0 58-40 96-104 98Z`;
/** A point around the middle; angles from the top, clockwise. */
const polar = (angle: number, r: number): string =>
  `${Math.round(256 + r * Math.sin(angle))} ${Math.round(256 - r * Math.cos(angle))}`;
const around = (count: number, draw: (angle: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count)).join('');
const ray = (a: number): string => `M${polar(a - 0.16, 150)}L${polar(a, 240)}L${polar(a + 0.16, 150)}Z`;
/** An arm of a snowflake with its two barbs. */
const arm = (a: number): string =>
  `M${polar(a - 0.3, 44)}L${polar(a - 0.06, 236)}L${polar(a + 0.06, 236)}L${polar(a + 0.3, 44)}Z` +
  [-1, 1]
    .map(
      (s) =>
        `M${polar(a + s * 0.16, 128)}L${polar(a + s * 0.42, 186)}L${polar(a + s * 0.34, 214)}L${polar(a + s * 0.11, 160)}Z`,
    )
    .join('');

/** Icons that few shapes can say, in a square of 512. */
export const DRAWN = {
  grain: `M246 500V180h20V500Z${[210, 300, 390].map(kernels).join('')}M256 22c38 40 38 92 0 130c-38-38-38-90 0-130Z`,
  wine: `M240 30h34v70c46-48 96-56 150-40c-34 44-86 62-150 62h-34Z${[
    [136, 188],
    [216, 188],
    [296, 188],
    [376, 188],
    [176, 262],
    [256, 262],
    [336, 262],
    [216, 336],
    [296, 336],
    [256, 410],
  ]
    .map(([x, y]) => dot(x, y, 37))
    .join('')}`,
  merchant:
    'M176 40h160l-42 82h-76ZM206 146h100c96 46 150 130 150 214c0 82-74 122-200 122S56 442 56 360c0-84 54-168 150-214Z',
  summer: `${dot(256, 256, 110)}${around(12, ray)}`,
  winter: around(6, arm),
  starter: `M256 12L300 212L500 256L300 300L256 500L212 300L12 256L212 212Z${dot(256, 256, 30)}`,
  bauhuette:
    'M474 38L330 338L174 182ZM226 252L260 286L208 338L174 304ZM160 330L182 352L98 466Q68 486 44 468Q26 444 46 414Z',
  ordenshaus:
    'M64 56H448V256C448 370 360 452 256 492C152 452 64 370 64 256ZM226 116V206H140V266H226V400H286V266H372V206H286V116Z',
  /** The banner of the lamb. */
  visby: 'M96 30h36v452h-36ZM150 60h300l-62 62 62 62-62 62 62 62H150ZM214 100v56h-44v40h44v70h40v-70h58v-40h-58v-56Z',
  stockholm: 'M48 170L158 262L256 84L354 262L464 170L420 396H92ZM92 424H420V464H92Z',
  danzig: 'M216 40H296V110H366V180H296V220H216V180H146V110H216ZM216 260H296V330H366V400H296V470H216V400H146V330H216Z',
} as const;
