// Small signs of one colour: the charges of the guilds, and what cards and rewards do. All in a square of 512.
import { type Attributes, type Drawing, iconAt } from '../../../draw/drawing.ts';
import { ICONS } from './icons.ts';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const ring = (count: number, at: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => at(i)).join('');
const round = (n: number): number => Math.round(n);
const polar = (angle: number, far: number): [number, number] => [
  round(256 + far * Math.sin(angle)),
  round(256 - far * Math.cos(angle)),
];
/** Five petals, five sepals between them, and a heart. */
const ROSE =
  ring(5, (i) => disc(...polar((i * 2 * Math.PI) / 5, 142), 90)) +
  ring(
    5,
    (i) =>
      `M256 256L${polar((i + 0.42) * 1.2566, 190).join(' ')}L${polar((i + 0.5) * 1.2566, 248).join(' ')}L${polar((i + 0.58) * 1.2566, 190).join(' ')}z`,
  ) +
  disc(256, 256, 36);
const ROSETTE = `M${Array.from({ length: 20 }, (_, i) => polar((i * Math.PI) / 10, i % 2 === 0 ? 250 : 212).join(' ')).join('L')}z`;
const PAWN =
  'M256 40a84 84 0 0 1 52 150c70 24 112 110 116 250a40 28 0 0 1-40 32H128a40 28 0 0 1-40-32c4-140 46-226 116-250a84 84 0 0 1 52-150z';
const SMALL_PAWN =
  'M190 96a70 70 0 0 1 44 126c60 20 94 90 96 206a32 24 0 0 1-32 26H82a32 24 0 0 1-32-26c2-116 36-186 96-206a70 70 0 0 1 44-126z';

/** A trefoil and an upright anchor, as heralds draw them. */
const TREFOIL = `${disc(256, 128, 98)}${disc(142, 282, 98)}${disc(370, 282, 98)}M256 150L196 262L256 256L316 262zM256 240C262 330 276 410 330 490H274C240 430 236 330 240 240z`;
const ANCHOR =
  'M256 14a62 62 0 0 1 28 117v37h100v50H284v208c70-8 116-46 132-106l-40 22-10-46 112-62 20 126-44 8-6-36C424 430 352 490 256 498 160 490 88 430 64 332l-6 36-44-8 20-126 112 62-10 46-40-22c16 60 62 98 132 106V218H128v-50h100v-37A62 62 0 0 1 256 14zm0 36a26 26 0 1 0 0 52 26 26 0 1 0 0-52z';
const SIGNS = {
  yellow: ICONS.lily,
  red: ICONS.lion,
  move: ICONS.move,
  ship: ICONS.ship,
  mayor: ICONS.sash,
  throne: ICONS.seat,
  blue: ANCHOR,
  green: TREFOIL,
  coin: `${disc(196, 316, 150)}M340 60a150 150 0 0 1 62 286a190 190 0 0 0-152-224a150 150 0 0 1 90-62z`,
  pickup:
    'M68 190h224a24 24 0 0 1 24 24v250a24 24 0 0 1-24 24H68a24 24 0 0 1-24-24V214a24 24 0 0 1 24-24zM396 24l96 118h-62v150h-68V142h-62z',
  push: `${SMALL_PAWN}M362 232h50v-70l92 102-92 102v-70h-50z`,
  pink: ROSE,
  vp: ROSETTE,
  pawn: PAWN,
  recruit: `${SMALL_PAWN}M384 60h46v72h72v46h-72v72h-46v-72h-72v-46h72z`,
  place: `${SMALL_PAWN}M384 50h46v120h56l-79 96-79-96h56zM330 300h160v40H330z`,
  neutral:
    'M176 36h160v92h76v38H100v-38h76zM200 190h112c62 30 98 112 102 238a36 26 0 0 1-36 30H134a36 26 0 0 1-36-30c4-126 40-208 102-238z',
  beadle:
    'M256 32a38 38 0 0 1 36 48c80 22 112 92 112 180 0 70 20 100 46 130v36H62v-36c26-30 46-60 46-130 0-88 32-158 112-180a38 38 0 0 1 36-48zM196 448h120a60 44 0 0 1-120 0z',
  cards:
    'M196 30h224a24 24 0 0 1 24 24v316h-42V72H196zM92 112h224a24 24 0 0 1 24 24v322a24 24 0 0 1-24 24H92a24 24 0 0 1-24-24V136a24 24 0 0 1 24-24z',
  swap: 'M40 170h300v-80l130 116-130 116v-80H40zM472 410H172v80L42 374l130-116v80h300z',
  all: 'M256 40l216 216-216 216L40 256z',
} as const;

export type GlyphName = keyof typeof SIGNS;
export const PATHS: Readonly<Record<GlyphName, string>> = SIGNS;

/** A sign inside another drawing, its middle at x, y. */
export const glyph = (name: GlyphName, x: number, y: number, size: number, look: Attributes): Drawing =>
  iconAt(PATHS[name], x, y, size, look);
