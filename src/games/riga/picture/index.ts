// A picture of a game: the ships with their goods on the sea, the buildings on display, and everybody's town on the shore.
import { cardCorners, cardRow, cells, sideBySide } from '../../../draw/cards.ts';
import { type Drawing, element, group, type Maybe, path, place, rect, text } from '../../../draw/drawing.ts';
import { type Box, framed, roomOf } from '../../../draw/frame.ts';
import { sign } from '../../../draw/players.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import type { PictureHow } from '../../../text/draw.ts';
import { GOODS } from '../data/goods.ts';
import { baseOf, buildingOf } from '../data/kinds.ts';
import { game } from '../game.ts';
import { activeCount, coveredOn } from '../rules/counts.ts';
import type { Open, Own, Row, S, Season } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { crate, hull, icon, shade } from './art.ts';
import { buildingFace, goodFace, house } from './cards.ts';
import { PIGMENTS } from './pigments.ts';
import { sea } from './sea.ts';

export interface PictureWords {
  readonly title: string;
  readonly board: Pick<BoardWords, 'names'>;
}

/** The Baltic in the light of the season. */
const water = (season: Season, width: number, height: number): Drawing =>
  group(
    {},
    rect(0, 0, width, height, { fill: 'url(#rg-deep)' }),
    element(
      'svg',
      { width, height, viewBox: '0 0 1000 600', preserveAspectRatio: 'xMidYMid slice' },
      sea(`$rg-${season}-land`),
    ),
  );
const depth = (season: Season): Drawing =>
  element(
    'radialGradient',
    { id: 'rg-deep', cx: 0.4, cy: 0.2, r: 0.9 },
    element('stop', { offset: 0, stopColor: `$rg-${season}-sea-a` }),
    element('stop', { offset: 1, stopColor: `$rg-${season}-sea-b` }),
  );

/** A ship with its crates and, in its flag, what they are worth. */
function ship({ goods, token }: Row, { x, y, width, height }: Box): Drawing {
  const size = height * 0.78;
  const starts = sideBySide(goods.length, size, 2, width - size * 1.5);
  const wide = Math.min(width, size * 1.5 + (starts.at(-1) ?? 0) + size);
  return group(
    {},
    path(`M${x + size * 0.3} ${y + height * 0.9}V${y}`, { stroke: '#553a22', strokeWidth: size * 0.1 }),
    path(
      `M${x + size * 0.34} ${y}h${size * 0.82}l${-size * 0.14} ${size * 0.26}l${size * 0.14} ${size * 0.26}h${-size * 0.82}Z`,
      { fill: '$birch' },
    ),
    text(baseOf(goods), x + size * 0.66, y + size * 0.42, {
      fill: '#2a1d10',
      fontFamily: '$font-sans',
      fontSize: size * 0.42,
      fontWeight: 700,
      textAnchor: 'middle',
    }),
    ...goods.map((good, i) => place(x + size * 1.24 + starts[i], y + height * 0.06, size / 50, crate(good))),
    element(
      'svg',
      {
        x,
        y: y + height * 0.7,
        width: wide,
        height: height * 0.34,
        viewBox: '0 0 200 22',
        preserveAspectRatio: 'none',
      },
      hull(),
    ),
    token && icon('brothers', x + size * 0.75, y + height * 0.66, size * 0.5, '#15100c'),
  );
}

function ships(open: Open, box: Box): Drawing {
  const rows = open.rows.filter((row) => row !== null);
  const each = Math.min(80, box.height / Math.max(1, rows.length));
  return group({}, ...rows.map((row, i) => ship(row, { ...box, y: box.y + each * i, height: each - 5 })));
}

/** The display: the old buildings, the separation card, the new ones (R3.4). */
function display(open: Open, box: Box): Maybe[] {
  const { old, new: fresh } = open.market;
  const count = old.length + fresh.length;
  if (count === 0) return [];
  const gap = box.height * 0.05;
  const wide = Math.min(box.height / 1.4, (box.width - gap * (count + 1)) / count);
  const height = wide * 1.4;
  const left = (wide + gap) * old.length;
  return [
    group({ opacity: 0.84 }, cardRow(old.map(buildingFace), { ...box, width: left - gap, height }, gap)),
    old.length > 0 && rect(box.x + left, box.y, gap, height, { rx: 2, fill: '#8d6a3c' }),
    cardRow(
      fresh.map(buildingFace),
      { ...box, x: box.x + left + gap * 2, width: (wide + gap) * fresh.length - gap, height },
      gap,
    ),
  ];
}

/** Somebody's houses in their places, along the shore. */
function town(open: Open, seat: number, { x, y, width, height }: Box): Drawing {
  const own = open.towns[seat];
  const { buildings } = own;
  const order = buildings.toSorted((a, b) => buildingOf(a).at - buildingOf(b).at);
  const active = activeCount(open, seat);
  const high = height - 10;
  const head = Math.min(72, height * 0.95);
  const starts = sideBySide(order.length, high * 0.75, 3, width - head - 12);
  return group(
    {},
    rect(x + 1, y + 3, width, height, { rx: 10, fill: '#000000', fillOpacity: 0.2 }),
    rect(x, y, width, height, { rx: 10, fill: '$shore' }),
    place(x + head / 2, y + height / 2, Math.min(1.8, height / 40), sign(seat)),
    ...order.map((id, i) =>
      place(
        x + head + starts[i],
        y + height - high - 2,
        high / 64,
        house(id, { isNew: buildings.indexOf(id) >= active, covered: coveredOn(own, id) }),
      ),
    ),
  );
}

export function picture(view: ViewOf<S>, how: PictureHow, words: PictureWords): string {
  const { open, seat } = view;
  const { season } = open;
  const isLarge = how.size === 'large';
  const room = roomOf(how.size);
  const own = isLarge && seat !== null ? (view.own[seat] as Own) : null;
  const hand = [
    ...(own?.buildings ?? []).map(buildingFace),
    ...(own?.goods ?? []).map((good) => goodFace(good, words.board.names.goods[GOODS[good]])),
  ];
  const seats = open.towns.length;
  const gap = isLarge ? 14 : 6;
  const held = hand.length === 0 ? 0 : 112;
  const isBare = open.rows.every((row) => row === null) && open.market.new.length + open.market.old.length === 0;
  const top = isBare ? 0 : isLarge ? (held > 0 ? 190 : 210) : 88;
  const rest = room.height - top - (top && gap) - held - (held && gap);
  const columns = !isLarge && seats > 2 ? 2 : 1;
  const shores = cells(seats, columns, { ...room, y: room.y + top + (top && gap), height: rest }, isLarge ? 9 : 5);
  const harbour = room.width * (isLarge ? 0.35 : 0.34);
  return framed(game, view, how, {
    title: words.title,
    pigments: PIGMENTS,
    defs: [cardCorners(), shade(), depth(season)],
    ground: isLarge ? water(season, 1200, 630) : water(season, 480, 252),
    table: [
      ships(open, { ...room, width: harbour, height: top }),
      ...display(open, { ...room, x: room.x + harbour + gap, width: room.width - harbour - gap, height: top }),
      ...shores.map((box, at) => town(open, at, { ...box, height: Math.min(box.height, 150) })),
      cardRow(hand, { ...room, y: room.y + room.height - held, height: held }),
    ],
  });
}
