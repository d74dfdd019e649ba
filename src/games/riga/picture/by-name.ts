// What a plate or a told line names, drawn: a building ('visby-dom', as a house 'visby-dom house'), a good, a row of goods
// ('row grain wine'), what a place pays ('pays visby'), a person ('knight', 'knight covered'), a place, a Grand Master
// ('master visby').
import { circle, type Drawing, element, group, path, place, rect, text } from '../../../draw/drawing.ts';
import { cardPiece, type Piece, seenOf } from '../../../draw/plate.ts';
import type { GameEvent } from '../../../kernel/types.ts';
import type { GameWords } from '../../../text/package.ts';
import { PERSONS, type Person } from '../data/buildings.ts';
import { GOODS, PLACE_ROWS, PLACES, type Place } from '../data/goods.ts';
import { baseOf, buildingOf, GOOD_IDS, type GoodId, readBuilding, readGood } from '../data/kinds.ts';
import { TILES } from '../data/parameters.ts';
import type { Happened } from '../types.ts';
import { piecesOfEvent } from '../words/pieces.ts';
import { crate, crest, goodMark, hull, personMark, shade } from './art.ts';
import { buildingFace, house } from './cards.ts';
import { masterFace } from './people.ts';

/** Where this game's pigments hold. */
export const PAINT = 'rg-paint';

const isPlace = (name: string | undefined): name is Place => PLACES.some((one) => one === name);
const isPerson = (name: string): name is Person => PERSONS.some((one) => one === name);
const FIGURE = { fontFamily: '$font-sans', fontSize: 24, fontWeight: 800, textAnchor: 'middle' } as const;
const lit = (...drawn: readonly Drawing[]): Drawing => group({}, element('defs', {}, shade()), ...drawn);

/** A ship with its goods and, in its flag, what they are worth. */
function rowPiece(goods: readonly GoodId[]): Piece {
  const width = 74 + goods.length * 54;
  return {
    width,
    height: 92,
    drawing: group(
      {},
      path('M18 78V4', { stroke: '#553a22', strokeWidth: 5 }),
      path('M20 4h46l-8 15l8 15H20Z', { fill: '$birch', stroke: '#553a22' }),
      text(baseOf(goods), 39, 28, { ...FIGURE, fill: '#2a1d10' }),
      ...goods.map((good, i) => place(70 + i * 54, 20, 1, crate(good))),
      element('svg', { x: 0, y: 66, width, height: 24, viewBox: '0 0 200 22', preserveAspectRatio: 'none' }, hull()),
    ),
  };
}

/** R6.3 The crest of a place, and what it pays for each good. */
function paysPiece(at: Place): Piece {
  const { pays } = PLACE_ROWS[at];
  return {
    width: 270,
    height: 56,
    drawing: group(
      {},
      rect(0.5, 0.5, 269, 55, { rx: 8, fill: '$birch', stroke: '#a8946c' }),
      place(8, 8, 1.65, crest(at)),
      ...GOOD_IDS.map((good, i) =>
        place(
          76 + i * 52,
          28,
          1,
          place(0, 0, 1.15, goodMark(good)),
          text(pays[good] === 0 ? '✕' : pays[good], 26, 9, {
            ...FIGURE,
            fill: pays[good] === 0 ? '#a3271c' : '#2a1d10',
          }),
        ),
      ),
    ),
  };
}

const coins = (n: number): Piece => ({
  width: n * 24 + 8,
  height: 34,
  drawing: group(
    {},
    ...Array.from({ length: n }, (_, i) =>
      circle(17 + i * 24, 17, 13, { fill: '$gold', stroke: '$gold-deep', strokeWidth: 2.4 }),
    ),
  ),
});

export function pieceNamed(name: string): Piece | null {
  const [what, ...rest] = name.split(' ');
  if (what === 'coins') return coins(Number(rest[0]));
  if (what === 'master' && Object.hasOwn(TILES, rest[0]))
    return { width: 60, height: 60, drawing: masterFace(rest[0]) };
  if (what === 'row') return rowPiece(rest.flatMap((good) => readGood(good) ?? []));
  if (what === 'pays' && isPlace(rest[0])) return paysPiece(rest[0]);
  if (isPlace(what)) return { width: 48, height: 50, drawing: place(2, 2, 1.8, crest(what)) };
  if (isPerson(what))
    return { width: 44, height: 44, drawing: place(22, 22, 2, personMark(what, rest[0] === 'covered')) };
  const good = readGood(what);
  if (good !== undefined) return { width: 50, height: 50, drawing: crate(good) };
  const building = readBuilding(what);
  if (building === undefined) return null;
  if (rest[0] === 'house')
    return {
      width: 72,
      height: 98,
      drawing: lit(place(0, 0, 1.5, house(building, { isNew: rest[1] === 'new', covered: [] }))),
    };
  const card = cardPiece(buildingFace(building));
  return { ...card, drawing: lit(card.drawing) };
}

const goodsOf = (goods: readonly GoodId[]): string[] => goods.map((good) => GOODS[good]);

/** Goods as crates, a building that was erected as a house with what paid for it. */
export function pictured(event: GameEvent, words: GameWords): readonly Piece[] {
  const happened = event as Happened;
  const seen = (names: readonly string[]): readonly Piece[] => seenOf<GameWords>(names, pieceNamed, words);
  switch (happened.e) {
    case 'tookRow':
      return seen([`row ${goodsOf(happened.goods).join(' ')}`]);
    case 'erected':
      return seen([`${buildingOf(happened.building).code} house`]);
    case 'goodsDealt':
      return seen(goodsOf(happened.goods));
    case 'drew':
      return seen(goodsOf(happened.goods ?? []));
    case 'aged':
      return seen(happened.gone.map((one) => buildingOf(one).code));
    default:
      return seen(piecesOfEvent(happened));
  }
}
