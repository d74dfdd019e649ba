// The faces of the cards, drawn 100 by 140. Their left column says everything that is still to be seen when they overlap.
import {
  type Attributes,
  circle,
  type Drawing,
  element,
  group,
  type Look,
  path,
  rect,
  text,
} from '../../../draw/drawing.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { COLOURS } from '../data/persons.ts';
import type { Size } from '../types.ts';
import type { CardNames } from '../words/names.ts';
import { raisedOf } from './buildings/index.ts';
import { colourShape, effectSign, housePath, tradeSign } from './glyphs.ts';
import { numberIn, portrait } from './portrait.ts';

/** What a card lies there as: what does not count there is faint. */
export type Lying = 'free' | 'citizen' | 'worker';

const FAINT = 0.26;
const FIGURE: Look = { fill: '$ty-ink', fontFamily: '$font-serif', fontWeight: 700, textAnchor: 'middle' };
/** As large as the room of its line allows; on narrow cards a board leaves it out. */
const name = (said: string, x: number, y: number, room: number, look: Attributes): Drawing =>
  text(said, x, y, {
    className: 'ty-name',
    fontFamily: '$font-serif',
    fontSize: Math.min(15.5, Math.max(LEAST, room / (said.length * 0.56))),
    fontWeight: 600,
    textAnchor: 'middle',
    ...look,
  });
/** Names are read on cards from 92 wide on, those of two lines from 100 on. */
const [LEAST, LONG] = [12, 11];

/** Over the whole width of the card; what is too long for a line takes two. */
function nameAtFoot(said: string, look: Look): Drawing[] {
  const breaks = [...said.matchAll(/[ -]/g)].map(({ index }) => index);
  if (said.length <= 14 || breaks.length === 0) return [name(said, 50, 131.5, 94, look)];
  const middle = breaks.reduce((best, at) =>
    Math.abs(at - said.length / 2) < Math.abs(best - said.length / 2) ? at : best,
  );
  return [said.slice(0, middle + 1).trim(), said.slice(middle + 1)].map((line, i) =>
    name(line, 50, 125.5 + i * 11, 94, { className: 'ty-name is-long', fontSize: LONG, ...look }),
  );
}

export function personFace(id: PersonId, names: CardNames, as: Lying = 'free'): Drawing {
  const { profession, work, symbols, row } = personOf(id);
  const marks = COLOURS.flatMap((colour, tint) => Array.from({ length: symbols[tint] }, () => colour));
  const given = names.persons[row].split(' ').at(-1) ?? '';
  const shown = as === 'worker' ? { opacity: FAINT } : {};
  return group(
    {},
    rect(0, 0, 100, 140, { fill: '$ty-card' }),
    rect(0, 0, 31, 140, { fill: '$ty-card-shade' }),
    group(shown, tradeSign(profession, 15.5, 17.5, 26)),
    text(work, 15.5, 58, { ...FIGURE, fontSize: 33, ...(as === 'citizen' ? { opacity: FAINT } : {}) }),
    group(shown, ...marks.map((colour, i) => colourShape(colour, 15.5, 75 + i * 17.5, 16))),
    element(
      'svg',
      { x: 34, y: 5, width: 62, height: 114, viewBox: '0 0 64 112', preserveAspectRatio: 'xMidYMin slice' },
      portrait(profession, numberIn(row)),
    ),
    rect(34, 5, 62, 114, { fill: 'none', stroke: '#3c2810', strokeOpacity: 0.4, strokeWidth: 1 }),
    name(given, 65.5, 134, 65, { fill: '$ty-ink' }),
  );
}

/** 'both' in the market, where the builder still decides. */
export function buildingFace(id: BuildingId, names: CardNames, size: Size | 'both'): Drawing {
  const building = buildingOf(id);
  const { colour, row, symbol, effect, counts } = building;
  const isLarge = size === 'large';
  const named = names.buildings[row];
  return group(
    {},
    rect(0, 0, 100, 140, { fill: `$ty-${colour}-ground` }),
    rect(34, 5, 61, 109, { fill: `$ty-${colour}-sky` }),
    circle(82, 19, 11, { fill: '$ty-sun' }),
    colourShape(colour, 82, 19, 13, { stroke: '#fffaf0' }),
    path('M34 96Q50 82 66 92T95 84V114H34Z', { fill: `$ty-${colour}-hill` }),
    path('M34 101Q64 95 95 103V114H34Z', { fill: `$ty-${colour}-lawn` }),
    element(
      'svg',
      { x: 34, y: 5, width: 61, height: 109, viewBox: '-30.5 -101 61 109' },
      isLarge &&
        group(
          { opacity: 0.5, transform: 'translate(9 -9) scale(1.02)' },
          ...raisedOf(row, colour)(`$ty-${colour}-deep`),
        ),
      group(isLarge ? { transform: 'scale(1.05 1.16)' } : {}, ...raisedOf(row, colour)(`$ty-${colour}-deep`)),
    ),
    ...(size === 'both'
      ? bothPoints(building.small, building.large, `$ty-${colour}-badge`)
      : points(building[size], isLarge)),
    symbol !== null && tradeSign(symbol, 16.5, 97, 25),
    effect !== null && rect(3, 83, 27, 28, { rx: 4, fill: '$ty-card', opacity: 0.92 }),
    effect !== null && effectSign(effect, counts, 16.5, 97),
    ...nameAtFoot(named, { fill: colour === 'yellow' ? '#2b1c06' : '#fffaf0' }),
  );
}

const BADGE: Look = {
  fill: '$ty-card',
  stroke: '#1e1206',
  strokeOpacity: 0.5,
  strokeWidth: 1,
  strokeLinejoin: 'round',
};
const points = (n: number, isLarge: boolean) => [
  path(isLarge ? housePath(16.5, 38, 29, 62) : housePath(16.5, 25, 27, 36), BADGE),
  isLarge && path('M2 56H31', { stroke: '#1e1206', strokeOpacity: 0.5 }),
  text(n, 16.5, isLarge ? 50 : 36, { ...FIGURE, fontSize: 25 }),
];
const bothPoints = (small: number, large: number, fill: NonNullable<Look['fill']>) => [
  path(housePath(16.5, 22, 25, 33), BADGE),
  text(small, 16.5, 33, { ...FIGURE, fontSize: 25 }),
  path(housePath(16.5, 61, 25, 38), { ...BADGE, fill }),
  text(large, 16.5, 73, { ...FIGURE, fontSize: 22 }),
];

const PLAN: Look = { fill: 'none', stroke: '#e8eefa', strokeWidth: 2.2, strokeLinejoin: 'round' };

/** The back of the person cards: a plan on blue paper. Knows nothing of its face. */
export const personBack = (): Drawing =>
  group(
    {},
    rect(0, 0, 100, 140, { fill: '#31517f' }),
    path('M0 20H100M0 40H100M0 60H100M0 80H100M0 100H100M0 120H100M20 0V140M40 0V140M60 0V140M80 0V140', {
      stroke: '#ffffff',
      strokeOpacity: 0.16,
    }),
    path(
      'M24 106V62L50 40L76 62V106ZM24 62H76M42 106V84H58V106M50 40V26M16 114H84M31 72H41V80H31ZM59 72H69V80H59Z',
      PLAN,
    ),
    rect(6, 6, 88, 128, { rx: 4, ...PLAN, strokeWidth: 1.4, opacity: 0.7 }),
  );

/** The back of the building cards. */
export const buildingBack = (): Drawing =>
  group(
    {},
    rect(0, 0, 100, 140, { fill: '#8b6a45' }),
    path('M20 112V70L50 44L80 70V112ZM34 112V88H50V112M58 84H70V96H58Z', {
      fill: 'none',
      stroke: '#f4e6c8',
      strokeWidth: 3,
    }),
  );
