// The faces of cards, 100 by 140, and the houses of a town.
import { type Drawing, element, group, iconAt, type Look, path, place, rect, text } from '../../../draw/drawing.ts';
import { GOODS } from '../data/goods.ts';
import { BASE, type BuildingId, buildingOf, type GoodId } from '../data/kinds.ts';
import { crest, front, functionSign, goodIcon, icon, kindIcon, PATHS, personMark } from './art.ts';

const VP: Look = { fontFamily: '$font-serif', fontWeight: 700 };

/** Crest top left, points top right, the house in the middle with what it does, cost and person at the foot. */
export function buildingFace(id: BuildingId): Drawing {
  const building = buildingOf(id);
  const { place: town, vp, persons, cost } = building;
  return group(
    {},
    rect(0, 0, 100, 140, { fill: '$paper-raised' }),
    rect(0, 0, 100, 59, { fill: `$rg-${town}-sky` }),
    rect(3, 3, 30, 30, { rx: 7, fill: '$birch' }),
    place(4.7, 4.7, 1.1, crest(town)),
    text(vp, 96, 29, { ...VP, fill: `$rg-${town}-on`, fontSize: 33, textAnchor: 'end' }),
    element('svg', { x: 24.5, y: 22, width: 51, height: 59, viewBox: '0 0 48 64' }, front(town)),
    icon(kindIcon(id), 50, 60, 30, `$rg-${town}-on`),
    building.does !== 'NONE' &&
      group(
        { transform: 'translate(50 93)' },
        rect(-38, -11, 76, 23, { rx: 5, fill: '$birch' }),
        functionSign(building),
      ),
    rect(5, 108, cost > 9 ? 36 : 29, 29, { rx: 14.5, fill: '$gold', stroke: '$gold-deep', strokeWidth: 2 }),
    text(cost, cost > 9 ? 23 : 19.5, 129.5, {
      fill: '#33230a',
      fontFamily: '$font-sans',
      fontSize: 20,
      fontWeight: 800,
      textAnchor: 'middle',
    }),
    ...persons.map((person, on) => place(81 - on * 24, 122, 1.25, personMark(person))),
  );
}

/** A goods card in the hand. */
export function goodFace(good: GoodId, name: string): Drawing {
  const on = `$rg-${GOODS[good]}-on` as const;
  return group(
    {},
    rect(0, 0, 100, 140, { fill: `$rg-${GOODS[good]}` }),
    text(BASE[good], 6, 37, { fill: on, fontFamily: '$font-sans', fontSize: 38, fontWeight: 800 }),
    rect(16, 44, 68, 68, { rx: 5, fill: 'none', stroke: on, strokeOpacity: 0.55, strokeWidth: 2.5 }),
    iconAt(PATHS[goodIcon(good)], 50, 78, 46, { fill: on, fillRule: 'evenodd' }),
    text(name, 50, 131, { fill: on, fontFamily: '$font-serif', fontSize: 15, fontWeight: 600, textAnchor: 'middle' }),
  );
}

export interface Standing {
  /** R4.4 Erected in this turn: it does nothing yet. */
  readonly isNew: boolean;
  /** By the places of its persons. */
  readonly covered: readonly boolean[];
}

/** A house in a town, 48 by 64: points, its sign, its person. */
export function house(id: BuildingId, { isNew, covered }: Standing): Drawing {
  const { place: town, vp, persons } = buildingOf(id);
  return group(
    {},
    front(town),
    text(vp, 24, 27, { ...VP, fill: `$rg-${town}-on`, fontSize: 17, textAnchor: 'middle' }),
    icon(kindIcon(id), 24, 42, 22, `$rg-${town}-on`),
    ...persons.map((person, on) => place(38 - on * 14, 56, 0.72, personMark(person, covered[on]))),
    isNew && path('M4 64V22M44 64V22M4 34H44M4 50H44', { fill: 'none', stroke: '#e8c98a', strokeWidth: 2 }),
  );
}
