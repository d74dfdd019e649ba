// A picture of a game: the buildings on display, and the yard of every player on its plan.
import { cardCorners, cardRow, cells, sideBySide } from '../../../draw/cards.ts';
import { type Drawing, group, iconAt, type Maybe, path, place, rect, text } from '../../../draw/drawing.ts';
import { type Box, framed, roomOf } from '../../../draw/frame.ts';
import { sign } from '../../../draw/players.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import type { PictureHow } from '../../../text/draw.ts';
import { buildingOf, personOf } from '../data/kinds.ts';
import { game } from '../game.ts';
import { workOf } from '../rules/counts.ts';
import type { Own, S, Tableau } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { CardNames } from '../words/names.ts';
import { buildingFace, personFace } from './cards.ts';
import { smallHouse, tradeSign } from './glyphs.ts';
import { ICONS } from './icons.ts';
import { PIGMENTS } from './pigments.ts';

export interface PictureWords {
  readonly title: string;
  readonly board: Pick<BoardWords, 'names'>;
}

/** Boards of the yard, side by side. */
function boards(width: number, height: number, step: number): Drawing {
  const seams = Array.from({ length: Math.ceil(height / step) }, (_, i) => `M0 ${(i + 1) * step}H${width}`).join('');
  return group(
    {},
    rect(0, 0, width, height, { fill: '$ty-board' }),
    path(seams, { stroke: '$ty-board-line', strokeWidth: 2.4 }),
  );
}

/** Drafting paper, with its lines. */
function plan({ x, y, width, height }: Box): Drawing {
  const [across, down] = [Math.floor((height - 4) / 22), Math.floor((width - 4) / 22)];
  const lines =
    Array.from({ length: across }, (_, i) => `M${x} ${y + (i + 1) * 22}h${width}`).join('') +
    Array.from({ length: down }, (_, i) => `M${x + (i + 1) * 22} ${y}v${height}`).join('');
  return group(
    {},
    rect(x + 2, y + 3, width, height, { rx: 5, fill: '$shade' }),
    rect(x, y, width, height, { rx: 5, fill: '$ty-plan', stroke: '$ty-plan-edge', strokeWidth: 1.2 }),
    path(lines, { stroke: '$ty-plan-line', strokeWidth: 1 }),
  );
}

const COUNT = { fill: '$ty-plan-ink', fontFamily: '$font-serif', fontWeight: 700 } as const;

/** How much labour there is, and a figure for it. */
const labour = (tableau: Tableau, x: number, y: number, size: number): Drawing =>
  group(
    {},
    iconAt(ICONS.worker, x - size * 0.1, y, size, { fill: '$ty-plan-soft' }),
    text(workOf(tableau.workers), x + size * 0.62, y + size * 0.36, { ...COUNT, fontSize: size }),
  );

/** Cards in one row, a group after the other; all are of one size and overlap as much as they must. */
function shelf(groups: readonly (readonly Drawing[])[], { x, y, width, height }: Box): Drawing {
  const areas = groups.filter((faces) => faces.length > 0);
  const gap = 12;
  const over = areas.flat().length - areas.length;
  const free = width - gap * Math.max(0, areas.length - 1);
  const wide = Math.min(height / 1.4, free / Math.max(1, areas.length + over * 0.32));
  const step = over === 0 ? 0 : Math.min(wide + 5, (free - wide * areas.length) / over);
  const middle = { y: y + (height - wide * 1.4) / 2, height: wide * 1.4 };
  let left = x;
  return group(
    {},
    ...areas.map((faces) => {
      const row = { ...middle, x: left, width: wide + step * (faces.length - 1) };
      left += row.width + gap;
      return cardRow(faces, row);
    }),
  );
}

/** A yard with its cards: buildings, citizens, workers (R0.1), in two rows where it is high enough. */
function yard(tableau: Tableau, seat: number, box: Box, names: CardNames): Drawing {
  const { x, y, width, height } = box;
  const buildings = tableau.buildings.map(({ id, size }) => buildingFace(id, names, size));
  const people = [
    tableau.citizens.map((id) => personFace(id, names, 'citizen')),
    tableau.workers.map((id) => personFace(id, names, 'worker')),
  ];
  const inner = { x: x + 62, y: y + 8, width: width - 72, height: height - 16 };
  const rows = cells(2, 1, inner, 8);
  return group(
    {},
    plan(box),
    place(x + 31, y + Math.min(height * 0.3, 40), Math.min(1.7, height / 66), sign(seat)),
    labour(tableau, x + 22, y + height - Math.min(height * 0.24, 32), Math.min(26, height * 0.24)),
    ...(height > 150 && width < 600
      ? [shelf([buildings], rows[0]), shelf(people, rows[1])]
      : [shelf([buildings, ...people], inner)]),
  );
}

/** A yard at a glance: houses, professions, labour. */
function smallYard(tableau: Tableau, seat: number, box: Box): Drawing {
  const { x, y, width, height } = box;
  const { buildings, citizens } = tableau;
  const house = Math.min(26, height * 0.5);
  const houses = sideBySide(buildings.length, house * 0.77, 2, width - 36);
  const people = sideBySide(citizens.length, house * 0.85, 2, width - 66);
  const low = y + height - house * 0.5 - 3;
  return group(
    {},
    plan(box),
    place(x + 15, y + house * 0.5 + 3, 0.95, sign(seat)),
    ...buildings.map(({ id, size }, i) =>
      place(x + 31 + houses[i], y + 3, house / 26, smallHouse(buildingOf(id).colour, size)),
    ),
    ...citizens.map((id, i) => tradeSign(personOf(id).profession, x + 15 + people[i], low, house * 0.85)),
    labour(tableau, x + width - 32, low, house * 0.72),
  );
}

/** The cards a player holds; of others only backs would be seen, and they say nothing. */
const handOf = ({ seat, own }: ViewOf<S>): Own['hand'] => (seat === null ? [] : (own[seat] as Own).hand);

export function picture(view: ViewOf<S>, how: PictureHow, words: PictureWords): string {
  const { display, tableaux } = view.open;
  const { names } = words.board;
  const isLarge = how.size === 'large';
  const room = roomOf(how.size);
  const hand = isLarge ? handOf(view) : [];
  const market = display.length === 0 ? 0 : isLarge ? 152 : 78;
  const held = hand.length === 0 ? 0 : 128;
  const gap = isLarge ? 14 : 6;
  const middle = {
    ...room,
    y: room.y + market + (market && gap),
    height: room.height - market - (market && gap) - held - (held && gap),
  };
  const columns = tableaux.length > 4 && !isLarge ? 4 : tableaux.length > 3 || !isLarge ? 2 : 1;
  const yards = cells(tableaux.length, columns, middle, isLarge ? 10 : 5);
  const table: Maybe[] = [
    cardRow(
      display.map((id) => buildingFace(id, names, 'both')),
      { ...room, height: market },
    ),
    ...yards.map((box, seat) =>
      isLarge ? yard(tableaux[seat], seat, box, names) : smallYard(tableaux[seat], seat, box),
    ),
    cardRow(
      hand.map((id) => personFace(id, names)),
      { ...room, y: room.y + room.height - held, height: held },
    ),
  ];
  return framed(game, view, how, {
    title: words.title,
    pigments: PIGMENTS,
    defs: [cardCorners()],
    ground: isLarge ? boards(1200, 630, 84) : boards(480, 252, 42),
    table,
  });
}
