// A picture of a game: the evening's rounds with the art market, and the tracks of every player.
import { cardCorners, cardRow, cells } from '../../../draw/cards.ts';
import { circle, type Drawing, group, type Look, path, place, rect, text } from '../../../draw/drawing.ts';
import { type Box, framed, roomOf } from '../../../draw/frame.ts';
import { sign } from '../../../draw/players.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import type { PictureHow } from '../../../text/draw.ts';
import { LAST, PRESTIGE, sealTrackOf, type TrackNo, trackId, trackNo } from '../data/kinds.ts';
import { LINES, MARKET_TILES, ROUNDS, SCORING_TILES } from '../data/table.ts';
import { type CardSymbol, TRACK_ROWS } from '../data/tracks.ts';
import { game } from '../game.ts';
import { sliderOf } from '../scoring.ts';
import type { Open, Own, S } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { cameo } from './cameo.ts';
import { cardFace } from './cards.ts';
import { signShape, TINTS } from './glyphs.ts';
import { PIGMENTS } from './pigments.ts';
import { ROW_ORDER, spacesOf, zonesOf } from './spaces.ts';
import { MINI, miniTracks } from './tracks.ts';

export interface PictureWords {
  readonly title: string;
  readonly board: Pick<BoardWords, 'names'>;
}

/** Velvet in folds under the lamp. */
function velvet(width: number, height: number): Drawing {
  const folds = Array.from({ length: 9 }, (_, i) => {
    const x = (width * i) / 8;
    const bend = (i % 2 ? 1 : -1) * width * 0.02;
    return `M${x} 0q${bend} ${height / 2} 0 ${height}h${width * 0.05}q${-bend} ${-height / 2} 0 ${-height}Z`;
  }).join('');
  return group(
    {},
    rect(0, 0, width, height, { fill: '$gs-velvet' }),
    path(folds, { fill: '$gs-velvet-deep', opacity: 0.55 }),
    circle(width * 0.37, -height * 0.2, width * 0.42, { fill: '$gs-lamp', opacity: 0.35 }),
  );
}

const FIGURE: Look = { fontFamily: '$font-sans', fontWeight: 700, textAnchor: 'middle' };

/** The zones of the art market over an artwork track. */
function market(slider: number, { x, y, width, height }: Box): Drawing {
  const each = width / (LAST[trackNo('artwork')] + 1);
  return group(
    {},
    rect(x, y, width, height, { rx: 5, fill: '#000000', fillOpacity: 0.35 }),
    ...zonesOf(slider)
      .filter(({ from, to }) => to >= from)
      .flatMap(({ is, points, from, to }) => {
        const [left, wide] = [x + from * each, (to - from + 1) * each];
        const isGolden = points > 0;
        return [
          isGolden && rect(left + 1, y, wide - 2, height, { rx: 4, fill: is === 'exact' ? '#f1d88c' : '#a27b2b' }),
          text(points, left + wide / 2, y + height * 0.72, {
            ...FIGURE,
            fill: isGolden ? '#1f1404' : '#efe2c4',
            fontSize: Math.min(height * 0.66, wide * 0.8),
          }),
        ];
      }),
  );
}

/** Six rounds with their market tiles, and what is scored behind some of them. */
function rounds(open: Open, box: Box): Drawing {
  const size = box.height;
  const step = box.width / ROUNDS.length;
  return group(
    {},
    ...ROUNDS.flatMap((_, i) => {
      const round = i + 1;
      const tile = open.market[i];
      const x = box.x + step * i + size * 0.5;
      const y = box.y + size / 2;
      const isPast = round < open.round;
      const isNow = round === open.round;
      const tiles = open.lines[LINES.indexOf(round)] ?? [];
      return [
        circle(x, y, size * 0.46, {
          fill: isNow ? '$gs-gold' : '$gs-panel',
          stroke: '$gs-gold',
          strokeWidth: 2,
          opacity: isPast ? 0.75 : 1,
        }),
        text(round, x, y + size * 0.17, { ...FIGURE, fill: isNow ? '#241b10' : '$gs-leaf', fontSize: size * 0.5 }),
        tile !== undefined &&
          text(`+${MARKET_TILES[tile]}`, x + size * 0.76, y + size * 0.15, {
            ...FIGURE,
            fill: '$gs-ivory',
            fontSize: size * 0.38,
          }),
        ...tiles.map((one, k) => {
          const kind = SCORING_TILES[one];
          return place(x + size * (1.36 + k * 0.6), y, size / 66, signShape(kind === 'gem' ? 'topaz' : kind));
        }),
      ];
    }),
  );
}

/** A track with its spaces, and its cube where it stands. */
function track(no: TrackNo, at: number, { x, y, width, height }: Box): Drawing {
  const isSeal = TRACK_ROWS[trackId(no)].kind === 'seal';
  const [light, mid, deep] = isSeal ? (['#dfe3ec', '#b23a45', '#4a1226'] as const) : TINTS[trackId(no) as CardSymbol];
  const spaces = spacesOf(no);
  const each = width / spaces.length;
  return group(
    {},
    rect(x, y, width, height, { rx: 4, fill: deep }),
    ...spaces.map(({ stars, isOrder }, i) =>
      group(
        {},
        rect(x + i * each + 0.8, y + 1.5, each - 1.6, height - 3, {
          rx: 2,
          fill: i <= at ? mid : '#000000',
          ...(i <= at ? {} : { fillOpacity: 0.28 }),
        }),
        (stars > 0 || isOrder) &&
          place(
            x + (i + 0.5) * each,
            y + height / 2,
            Math.min(each, height) / 58,
            signShape(stars > 0 ? 'star' : 'order'),
          ),
      ),
    ),
    rect(x + at * each + 0.5, y + height * 0.06, each - 1, height * 0.88, {
      rx: 3,
      fill: light,
      stroke: '#000000',
      strokeOpacity: 0.6,
      strokeWidth: 1,
    }),
    spaces[at]?.value !== null &&
      spaces[at] !== undefined &&
      text(spaces[at].value ?? '', x + (at + 0.5) * each, y + height * 0.74, {
        ...FIGURE,
        fill: '#1a1024',
        fontSize: Math.min(each * 0.82, height * 0.66),
      }),
  );
}

const panel = ({ x, y, width, height }: Box): Drawing =>
  group(
    {},
    rect(x + 2, y + 4, width, height, { rx: 9, fill: '#000000', fillOpacity: 0.4 }),
    rect(x, y, width, height, { rx: 9, fill: '$gs-panel', stroke: '$gs-gold', strokeWidth: 2 }),
    rect(x + 4, y + 4, width - 8, height - 8, { rx: 6, fill: 'none', stroke: '$gs-gold', strokeOpacity: 0.4 }),
  );

const wreath = (prestige: number, x: number, y: number, size: number): Drawing =>
  group(
    {},
    place(x, y, size / 40, signShape('prestige')),
    text(prestige, x, y + size * 0.98, { ...FIGURE, fill: '$gs-ivory', fontSize: size * 0.56 }),
  );

/** A personal board: prestige, the art market, five resources, each with its seals. */
function personal(open: Open, seat: number, box: Box): Drawing {
  const { x, y, width, height } = box;
  const tracks = open.tracks[seat];
  const left = Math.min(120, width * 0.2);
  const row = (height - 20) / (ROW_ORDER.length + 0.8);
  const wide = width - left - row - 22;
  const own = wide * 0.62;
  const size = Math.min(46, height * 0.24);
  return group(
    {},
    panel(box),
    place(x + left / 2, y + height * 0.2, size / 24, sign(seat)),
    place(x + left / 2 - size * 0.62, y + height * 0.36, size / 48, cameo(open.characters[seat])),
    wreath(tracks[PRESTIGE], x + left / 2, y + height * 0.74, size * 0.8),
    market(sliderOf(open), { x: x + left + row + 4, y: y + 10, width: own, height: row * 0.66 }),
    ...ROW_ORDER.flatMap((resource, i) => {
      const no = trackNo(resource);
      const seal = sealTrackOf(no);
      const at = { y: y + 10 + row * (i + 0.8), height: row * 0.9 };
      const most = Math.max(...ROW_ORDER.map((one) => LAST[sealTrackOf(trackNo(one))])) + 1;
      const right = (wide - own - 14) / most;
      return [
        place(x + left + row / 2, at.y + at.height / 2, row / 50, signShape(resource)),
        track(no, tracks[no], { ...at, x: x + left + row + 4, width: own }),
        track(seal, tracks[seal], { ...at, x: x + left + row + own + 18, width: right * (LAST[seal] + 1) }),
      ];
    }),
  );
}

/** The same at a glance. */
function small(open: Open, seat: number, box: Box): Drawing {
  const { x, y, width, height } = box;
  const scale = Math.min((width - 46) / MINI.width, (height - 10) / MINI.height);
  const top = y + (height - MINI.height * scale) / 2;
  return group(
    {},
    panel(box),
    place(x + 23, y + height * 0.3, Math.min(1.2, height / 50), sign(seat)),
    place(x + 11, y + height * 0.52, Math.min(0.42, height / 150), cameo(open.characters[seat])),
    place(x + 44, top, scale, miniTracks(open.tracks[seat])),
  );
}

/** The cards a player holds. */
const handOf = ({ seat, own }: ViewOf<S>): Own['hand'] => (seat === null ? [] : (own[seat] as Own).hand);

const columnsOf = (count: number, isLarge: boolean): number =>
  isLarge ? (count > 3 ? 2 : 1) : count > 4 ? Math.ceil(count / 2) : count > 3 ? 2 : count;

export function picture(view: ViewOf<S>, how: PictureHow, words: PictureWords): string {
  const { open } = view;
  const isLarge = how.size === 'large';
  const room = roomOf(how.size);
  const hand = isLarge ? handOf(view) : [];
  const [head, gap] = isLarge ? [48, 12] : [26, 6];
  const held = hand.length === 0 ? 0 : 124;
  const middle = {
    ...room,
    y: room.y + head + gap,
    height: room.height - head - gap - held - (held && gap),
  };
  const boxes = cells(open.tracks.length, columnsOf(open.tracks.length, isLarge), middle, isLarge ? 10 : 5);
  return framed(game, view, how, {
    title: words.title,
    pigments: PIGMENTS,
    defs: [cardCorners()],
    ground: isLarge ? velvet(1200, 630) : velvet(480, 252),
    table: [
      rounds(open, { ...room, height: head }),
      ...boxes.map((box, seat) => (isLarge ? personal(open, seat, box) : small(open, seat, box))),
      cardRow(
        hand.map((id) => cardFace(id, words.board.names)),
        { ...room, y: room.y + room.height - held, height: held },
      ),
    ],
  });
}
