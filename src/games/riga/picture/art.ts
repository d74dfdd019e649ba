// Crests and gables of the five places, crates, coins, persons, ships. Few shapes, one light from the top left.
import {
  circle,
  type Drawing,
  element,
  group,
  iconAt,
  type Look,
  type Paint,
  path,
  rect,
  text,
} from '../../../draw/drawing.ts';
import type { Person } from '../data/buildings.ts';
import { GOODS, type Place } from '../data/goods.ts';
import { BASE, type Building, type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import { PARAMETERS } from '../data/parameters.ts';
import { ICONS } from './icons.ts';
import { DRAWN, FRONTS, HULL, SHIELDS } from './shapes.ts';

export const PATHS = { ...ICONS, ...DRAWN };
export type ArtName = keyof typeof PATHS;

export const goodIcon = (good: GoodId): ArtName => GOODS[good];
export const kindIcon = (id: BuildingId): ArtName => buildingOf(id).kind as ArtName;
export const icon = (name: ArtName, x: number, y: number, size: number, fill: Paint): Drawing =>
  iconAt(PATHS[name], x, y, size, { fill, fillRule: 'evenodd' });

/** The light from the top left, for walls: once on a page that shows them. */
export const shade = (): Drawing =>
  element(
    'linearGradient',
    { id: 'rg-shade', x1: 0, y1: 0, x2: 1, y2: 0.35 },
    element('stop', { offset: 0, stopColor: '#ffffff', stopOpacity: 0.22 }),
    element('stop', { offset: 0.5, stopColor: '#ffffff', stopOpacity: 0 }),
    element('stop', { offset: 0.5, stopColor: '#1a0d00', stopOpacity: 0.1 }),
    element('stop', { offset: 1, stopColor: '#1a0d00', stopOpacity: 0.26 }),
  );

const edged = (place: Place, strokeWidth: number): Look => ({
  stroke: `$rg-${place}-deep`,
  strokeWidth,
  strokeLinejoin: 'round',
});

/** The shield of a place, in a square of 24. */
export const shield = (place: Place, fill: Paint = `$rg-${place}`): Drawing =>
  path(SHIELDS[place], { fill, ...edged(place, 1.3) });
export const crest = (place: Place): Drawing => group({}, shield(place), icon(place, 12, 11.6, 14, `$rg-${place}-on`));

/** The front of a house, 48 by 64; a board draws those that are only planned in dashes. */
export const front = (place: Place): Drawing =>
  group(
    {},
    path(FRONTS[place], { className: 'rg-front-wall', fill: `$rg-${place}`, ...edged(place, 1.6) }),
    path(FRONTS[place], { fill: 'url(#rg-shade)' }),
  );

/** The hull of a ship, 200 by 22. */
export const hull = (): Drawing =>
  group(
    {},
    path(HULL, { fill: '#6b4829', stroke: '#442b16', strokeWidth: 1.2 }),
    path('M8 13C14 16 20 16 26 16H178C184 16 188 15 192 13', { fill: 'none', stroke: '#8d6541', strokeWidth: 1.4 }),
  );

/** A square of a good's pigment with its icon, 20 across, around the origin. */
export const goodMark = (good: GoodId): Drawing =>
  group(
    {},
    rect(-10, -10, 20, 20, { rx: 3, fill: `$rg-${GOODS[good]}`, stroke: `$rg-${GOODS[good]}-deep` }),
    icon(goodIcon(good), 0, 0, 15, `$rg-${GOODS[good]}-on`),
  );

/** A knight is round, a merchant square; 20 across, around the origin. */
export const personMark = (person: Person, isCovered = false): Drawing =>
  group(
    {},
    rect(-10, -10, 20, 20, {
      rx: person === 'merchant' ? 5 : 10,
      fill: isCovered ? '#15100c' : person === 'merchant' ? '#6b4a12' : '#2f3d4a',
      stroke: '#f6efe0',
      strokeWidth: 1.5,
    }),
    icon(isCovered ? 'brothers' : person, 0, 0, 14.4, '#f6efe0'),
  );

const coin = (x: number): Drawing => circle(x, 0, 6.8, { fill: '$gold', stroke: '$gold-deep', strokeWidth: 1.5 });

/** What stands on a building for its function: a figure, and a thing. */
export function functionSigns(building: Building): { readonly figure: string; readonly thing: FunctionThing | null } {
  const { does, good, amount, which } = building;
  const place = which as Place;
  /** What each thing counted at the end brings, where that is more than one point. */
  const star = amount === 1 ? '★' : `${amount}★`;
  const sign = (figure: string, thing: FunctionThing | null = null) => ({ figure, thing });
  switch (does) {
    case 'NONE':
      return sign('');
    case 'SALE_PLUS':
      return sign(`+${amount}`, { good: good as GoodId });
    case 'COINS':
      return sign('', { coins: amount });
    case 'DRAW_ON_ROW':
      return sign(`+${amount}`, { tiny: 'ship' });
    case 'DRAW_ON_BUILDING':
      return sign(`+${amount}`, { tiny: 'house' });
    case 'DISCOUNT_CITY':
      return sign(`−${amount}`, { place });
    case 'DISCOUNT_COMBO':
      return sign(`−${amount}`, { small: '2+' });
    case 'DISCOUNT_ALL':
      return sign(`−${amount}`);
    case 'HAND_LIMIT_2':
      return sign(`+${amount}`, { icon: 'hand' });
    case 'HAND_LIMIT_3':
      return sign(`+${amount}`, { icon: 'hand' });
    case 'KEEP_CHANGE':
      return sign(`≤${amount}`, { coins: 1 });
    case 'END_MERCHANT_CITIES':
      return sign(star, { icon: 'merchant' });
    case 'END_KNIGHT_CITIES':
      return sign(star, { icon: 'knight' });
    case 'END_SAME_CITY':
      return sign(star, { place });
    case 'END_TWO_PER_CITY':
      return sign(star, { small: `${PARAMETERS.klosterMinBuildings}×` });
  }
}
export type FunctionThing =
  | { readonly good: GoodId }
  | { readonly coins: number }
  | { readonly tiny: 'ship' | 'house' }
  | { readonly place: Place }
  | { readonly small: string }
  | { readonly icon: ArtName };

const TINY = {
  ship: 'M-9 1H-5V-8H5V1H9L6 9H-6Z',
  house: 'M-8 0L0-9L8 0V9H-8Z',
} as const;

function thingDrawn(thing: FunctionThing): Drawing {
  if ('good' in thing) return goodMark(thing.good);
  if ('tiny' in thing) return path(TINY[thing.tiny], { fill: '$tar' });
  if ('place' in thing) return group({ transform: 'translate(-10 -10) scale(0.84)' }, crest(thing.place));
  if ('icon' in thing) return icon(thing.icon, 0, 0, 20, '$tar');
  if ('coins' in thing)
    return group({}, ...Array.from({ length: thing.coins }, (_, i) => coin((i - (thing.coins - 1) / 2) * 10)));
  return text(thing.small, 0, 6, {
    fill: '$tar',
    fontFamily: '$font-sans',
    fontSize: 15,
    fontWeight: 700,
    textAnchor: 'middle',
  });
}

/** A function at a glance, about 20 high, around the origin. */
export function functionSign(building: Building): Drawing {
  const { figure, thing } = functionSigns(building);
  const isBoth = figure !== '' && thing !== null;
  return group(
    {},
    figure !== '' &&
      text(figure, isBoth ? -2 : 0, 7, {
        fill: '$tar',
        fontFamily: '$font-sans',
        fontSize: 20,
        fontWeight: 700,
        textAnchor: isBoth ? 'end' : 'middle',
      }),
    thing && group(isBoth ? { transform: 'translate(12 0)' } : {}, thingDrawn(thing)),
  );
}

/** A crate with the good's sign and its value, 50 across. */
export const crate = (good: GoodId): Drawing =>
  group(
    {},
    rect(1, 1, 48, 48, { rx: 4, fill: `$rg-${GOODS[good]}`, stroke: `$rg-${GOODS[good]}-deep`, strokeWidth: 2.4 }),
    rect(3, 3, 44, 44, { rx: 3, fill: 'none', stroke: '#ffffff', strokeOpacity: 0.22, strokeWidth: 1.5 }),
    icon(goodIcon(good), 20, 21, 29, `$rg-${GOODS[good]}-on`),
    text(BASE[good], 46, 45, {
      fill: `$rg-${GOODS[good]}-on`,
      fontFamily: '$font-sans',
      fontSize: 21,
      fontWeight: 800,
      textAnchor: 'end',
    }),
  );
