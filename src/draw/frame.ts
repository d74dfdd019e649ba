// A picture of a table: what lies on it, and beside it, or below where it is small, who plays and how they stand.
import { earned, total } from '../kernel/score.ts';
import type { Game, View } from '../kernel/types.ts';
import type { PictureHow } from '../text/draw.ts';
import { circle, type Drawing, element, group, type Look, type Maybe, move, place, rect, text } from './drawing.ts';
import type { Pigments } from './pigments.ts';
import { sign } from './players.ts';
import { ROOM } from './room.ts';
import { svgText } from './svg.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Size = PictureHow['size'];

/** Units of the drawing; a small one is shown at half of them. */
const SHEETS: Readonly<Record<Size, { readonly width: number; readonly height: number; readonly shown: number }>> = {
  large: { width: 1200, height: 630, shown: 1 },
  small: { width: 480, height: 252, shown: 0.5 },
};
const COLUMN = 262;
const STRIP = 46;

/** Where the table may lie. */
export const roomOf = (size: Size): Box =>
  size === 'large'
    ? { x: 22, y: 22, width: 1200 - COLUMN - 56, height: 586 }
    : { x: 7, y: 7, width: 466, height: 252 - STRIP - 12 };

/** How large what lies in `box` can be in `room`. */
export const scaleIn = (box: Box, room: Box): number => Math.min(room.width / box.width, room.height / box.height);

/** Moves and scales what lies in `box` into the middle of `room`. */
export function fitted(box: Box, room: Box, most = Number.POSITIVE_INFINITY): string {
  const scale = Math.min(scaleIn(box, room), most);
  return move(
    room.x + (room.width - box.width * scale) / 2 - box.x * scale,
    room.y + (room.height - box.height * scale) / 2 - box.y * scale,
    scale,
  );
}

/** About how wide a letter is, in its own height. */
function widthOf(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffef]|\p{Extended_Pictographic}/u.test(letter)) return 1;
  if (letter === '→') return 1;
  if (/[iljtfI.,:;'’!|() ]/.test(letter)) return 0.38;
  return /[mwMW@%]/.test(letter) || letter !== letter.toLowerCase() ? 0.82 : 0.64;
}
const lengthOf = (said: string): number => Array.from(said).reduce((sum, letter) => sum + widthOf(letter), 0);

/** How small words may become before they are cut. */
const LEAST = 0.54;

/** Words that stay within a width: smaller if they must be, cut if that is not enough. */
export function within(said: string, room: number, size: number, x: number, y: number, look: Look): Drawing {
  const fontSize = Math.max(size * LEAST, Math.min(size, room / Math.max(lengthOf(said), 0.1)));
  let shown = Array.from(said);
  while (shown.length > 1 && lengthOf(shown.join('')) * fontSize > room + 0.01) shown = shown.slice(0, -1);
  const cut = shown.join('');
  return text(cut === said ? said : `${cut.trimEnd()}…`, x, y, { ...look, fontSize });
}

interface Standing {
  readonly name: string;
  /** Undefined: that of the seat. */
  readonly letter?: string | undefined;
  readonly points: string;
  readonly isAsked: boolean;
}

/** Who has to act, as everybody may know. */
const isAsked = (view: View, seat: number): boolean =>
  view.lanes.length > 0
    ? view.lanes[seat] === true || (Array.isArray(view.lanes[seat]) && view.lanes[seat].length > 0)
    : view.todo.at(-1)?.seat === seat;

const signed = (points: number): string => String(points).replace('-', '−');

/** Where points are only counted at the end: what they would be if it were now. */
function standingsOf(game: Pick<Game, 'score'>, view: View, names: readonly string[]): Standing[] {
  const lines = view.own.map((_, seat) => game.score(view, seat));
  const isCounted = lines.flat().every((line) => line.points === 0) || lines.some((own) => earned(own) !== 0);
  return lines.map((own, seat) => ({
    name: names[seat] ?? '',
    points: isCounted ? signed(earned(own)) : `→${signed(total(own))}`,
    isAsked: isAsked(view, seat),
  }));
}

const FIGURES: Look = { fill: '$ink', fontFamily: '$font-serif', fontWeight: 700 };
const WORDS: Look = { fill: '$ink', fontFamily: '$font-sans', fontWeight: 600 };

/** A line in the column: sign, name, points. */
function line({ name, letter, points, isAsked: isNext }: Standing, seat: number, y: number, height: number): Drawing {
  const middle = y + height / 2;
  const tall = Math.min(height - 8, 78);
  const left = 1200 - COLUMN;
  return group(
    {},
    rect(left, middle - tall / 2, COLUMN - 18, tall, {
      rx: 12,
      fill: '$paper-raised',
      stroke: isNext ? '$glow' : '$edge',
      strokeWidth: isNext ? 4 : 1.5,
    }),
    place(left + 34, middle, Math.min(1.75, tall / 34), sign(seat, letter)),
    within(name, COLUMN - 104 - lengthOf(points) * 32, 25, left + 64, middle + 8, WORDS),
    text(points, 1200 - 32, middle + 12, { ...FIGURES, fontSize: points.length > 2 ? 30 : 35, textAnchor: 'end' }),
  );
}

function column(title: string, standings: readonly Standing[]): Drawing {
  const left = 1200 - COLUMN;
  const height = Math.min(94, 520 / standings.length);
  const top = 72 + Math.max(0, (536 - height * standings.length) / 2) * 0.4;
  return group(
    {},
    rect(left - 19, 0, 5, 630, { fill: '$shade' }),
    rect(left - 14, 0, COLUMN + 14, 630, { fill: '$paper' }),
    within(title, COLUMN - 24, 31, left + 2, 54, { ...FIGURES, fontWeight: 650 }),
    ...standings.map((standing, seat) => line(standing, seat, top + seat * height, height)),
  );
}

/** Signs and points side by side. */
function strip(standings: readonly Standing[]): Drawing {
  const each = Math.min(112, 466 / standings.length);
  const left = 240 - (each * standings.length) / 2;
  const y = 252 - STRIP / 2;
  return group(
    {},
    rect(0, 252 - STRIP, 480, STRIP, { fill: '$paper' }),
    ...standings.flatMap(({ letter, points, isAsked: isNext }, seat) => {
      const middle = left + each * (seat + 0.5);
      return [
        isNext &&
          rect(middle - each / 2 + 2, y - 19, each - 4, 38, {
            rx: 9,
            fill: '$glow-soft',
            stroke: '$glow',
            strokeWidth: 2,
          }),
        place(middle - 16, y, 1.18, sign(seat, letter)),
        text(points, middle + 1, y + 9, { ...FIGURES, fontSize: points.length > 2 ? 22 : 27 }),
      ];
    }),
  );
}

/** The cloth of the house, for games whose table has no ground of its own. */
export const cloth = (size: Size): Drawing => {
  const { width, height } = SHEETS[size];
  return group(
    {},
    rect(0, 0, width, height, { fill: '$table' }),
    circle(width * 0.36, height * 0.4, width * 0.5, { fill: '$paper', fillOpacity: 0.12 }),
  );
};

export interface Scene {
  readonly title: string;
  readonly pigments: Pigments;
  /** Patterns and gradients. */
  readonly defs?: readonly Drawing[];
  /** Covers the sheet. */
  readonly ground: Drawing;
  /** Somebody in the rules who has points, but no seat. */
  readonly rival?: { readonly name: string; readonly score: number } | null;
  /** Lies in `roomOf(size)`. */
  readonly table: readonly Maybe[];
}

/** The whole picture as text. */
export function framed(game: Pick<Game, 'score'>, view: View, how: PictureHow, scene: Scene): string {
  const { width, height, shown } = SHEETS[how.size];
  const standings = standingsOf(game, view, how.names);
  if (scene.rival) {
    const { name, score } = scene.rival;
    standings.push({ name, letter: name[0], points: signed(score), isAsked: false });
  }
  const drawing = element(
    'svg',
    { width: width * shown, height: height * shown, viewBox: `0 0 ${width} ${height}` },
    element('title', {}, scene.title),
    scene.defs && element('defs', {}, ...scene.defs),
    scene.ground,
    ...scene.table,
    how.size === 'large' ? column(scene.title, standings) : strip(standings),
  );
  return svgText(drawing, { ...scene.pigments, ...recoloured(how.colours ?? []) }, how.theme);
}

/** The pigments of seats that have another seat's colour. */
export const recoloured = (colours: readonly number[]): Pigments =>
  Object.fromEntries(
    colours.flatMap((place, seat) => [
      [`seat-${seat}`, ROOM[`seat-${place}`]],
      [`on-seat-${seat}`, ROOM[`on-seat-${place}`]],
    ]),
  );
