// A tile of the city, 100 by 100: parchment while it is unresolved, slate once it is resolved.
import {
  type Attributes,
  circle,
  type Drawing,
  group,
  type Look,
  move,
  type Paint,
  path,
  place,
  rect,
  short,
  text,
} from '../../../draw/drawing.ts';
import { type TokenId, tileOf, tokenOf } from '../data/kinds.ts';
import { isUnresolved } from '../rules/city.ts';
import type { Open } from '../types.ts';
import { emblem } from './emblems.ts';
import { sideBySide } from './geometry.ts';
import { beadle, type Letters, lying, master, ownerSign, pawn } from './pieces.ts';
import { points, rewards, rewardsWidth, ribbon } from './rewards.ts';
import { shield } from './shield.ts';
import { type Standing, standingOn } from './standing.ts';

export interface TileLook {
  readonly name: string;
  /** Whose pawn would come here. */
  readonly ghost: number | null;
  /** Whether leaders are shown. */
  readonly isFull: boolean;
  readonly letters: Letters;
  /** Pixels per unit: what is written stays readable. */
  readonly scale: number;
}

const INK: Paint = '$gl-ink';
const ON_SLATE: Paint = '#e6e0d0';

/** Pixels that anything written on a tile has at least; names are left out where they would crowd it. */
const LEAST = 11.3;
const NAMED = 0.98;
/** How large values are written on tiles that are drawn this many pixels per unit. */
export const writtenAt = (scale: number): number => Math.max(15.5, Math.min(21.6, LEAST / scale));

export const tile = (open: Open, at: number, look: TileLook): Drawing =>
  isUnresolved(open.city, at) ? front(open, at, look) : back(open, at, look);

const line = (stroke: Paint, strokeWidth = 0.9): Drawing =>
  rect(2.6, 2.6, 94.8, 94.8, { rx: 2.6, fill: 'none', stroke, strokeWidth });

/** A name in one line or two, as large as can be read; null where tiles are drawn too small for names. */
export function nameOn(name: string, x: number, y: number, fill: Paint, scale: number, ground?: Paint): Drawing | null {
  if (scale < NAMED) return null;
  const fontSize = Math.max(9.4, LEAST / scale);
  const most = Math.floor(94 / (fontSize * 0.53));
  const rows = name.length > most ? inTwo(name) : [name];
  return group(
    {
      fill,
      fontFamily: '$font-serif',
      fontSize,
      fontWeight: 640,
      textAnchor: 'middle',
      // Two lines reach what lies around them.
      ...(rows.length > 1 &&
        ground !== undefined && { stroke: ground, strokeWidth: 2.6, strokeLinejoin: 'round', paintOrder: 'stroke' }),
    },
    ...rows.map((row, i) =>
      text(row, x, y + (i - (rows.length - 1) / 2) * fontSize * 0.96, {
        ...(row.length > most && { textLength: 93, lengthAdjust: 'spacingAndGlyphs' }),
      }),
    ),
  );
}
/** Broken at the gap nearest to its middle. */
function inTwo(name: string): string[] {
  const gaps = [...name].flatMap((sign, i) => (sign === ' ' ? [i] : []));
  if (gaps.length === 0) return [name];
  const off = (i: number): number => Math.abs(i - name.length / 2);
  const at = gaps.reduce((best, i) => (off(i) < off(best) ? i : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

const precedenceOn = (precedence: number | null, fill: Paint, size: number): Drawing | false =>
  precedence !== null &&
  text(precedence, 96, size * 0.78 + 4.4, {
    fontFamily: '$font-serif',
    fontSize: size,
    fontWeight: 650,
    textAnchor: 'end',
    fill,
  });

/** The bare card of a tile. */
export const parchment = (isGuild = true): Drawing =>
  group(
    {},
    rect(0, 0, 100, 100, { rx: 4, fill: isGuild ? '$gl-parchment' : '$gl-stone' }),
    isGuild ? line('$gl-parchment-line') : line('$gl-gold-deep', 1.8),
  );
export const slate = (): Drawing =>
  group({}, rect(0, 0, 100, 100, { rx: 4, fill: '$gl-slate' }), line('$gl-slate-line'));

function front(open: Open, at: number, { name, ghost, isFull, letters, scale }: TileLook): Drawing {
  const { city } = open;
  const id = city.tiles[at]!;
  const { symbols, vp, effects, precedence, isGuild, code } = tileOf(id);
  const standing = standingOn(open, at)!;
  const token = city.tokens[at];
  const size = writtenAt(scale);
  const isNamed = scale >= NAMED;
  const arms = shield(symbols, symbols.length === 1 ? id : -1);
  return group(
    { className: 'gl-tile' },
    parchment(isGuild),
    emblem(code),
    isNamed ? place(33, 4, 0.78, arms) : place(30.5, 4, 0.88, arms),
    seal(standing, ghost === null ? 0 : 1, size),
    precedenceOn(precedence, INK, size),
    token !== null && tokenDisc(token, 100, 24 + size * 0.94, size),
    place(50, 68, 1, ribbon(96, size + 2), rewards(vp, effects, { x: 0, y: 0, room: 93, ink: INK, size })),
    nameOn(name, 50, 54.4, INK, scale, isGuild ? '$gl-parchment' : '$gl-stone'),
    city.lying[at] && place(14, 45, 1, lying()),
    figures(open, at, ghost, letters, size),
    standing.isDue && isFull && leadersOf(standing, letters),
  );
}

/** R1.6, R7.2 How many figures are needed; as many strokes around it are filled as are there. */
function seal({ figures: there, required, isDue }: Standing, plus: number, size: number): Drawing {
  const r = size * 0.62;
  const gap = required > 1 ? 14 : 0;
  const sweep = 360 / required - gap;
  const stroke = (i: number): Look =>
    i < there
      ? { stroke: '$gl-wax' }
      : i < there + plus
        ? { stroke: '$glow' }
        : { stroke: '#3c2c10', strokeOpacity: 0.34 };
  return group(
    { transform: move(r + 6.2, r + 6.2) },
    circle(0, 0, r, { fill: isDue ? '$gl-wax' : '$gl-slate-deep' }),
    ...Array.from({ length: required }, (_, i) =>
      path(arc(r + 2.2, (i * 360) / required + gap / 2, sweep), { fill: 'none', strokeWidth: 3.4, ...stroke(i) }),
    ),
    text(required, 0, 0, {
      dy: '0.36em',
      fill: '#fdf6e2',
      fontFamily: '$font-sans',
      fontSize: size,
      fontWeight: 700,
      textAnchor: 'middle',
    }),
  );
}
function arc(r: number, from: number, sweep: number): string {
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${short(r * Math.sin(a))} ${short(-r * Math.cos(a))}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${at(from + sweep)}`;
}

/** Second place's token, its right edge at x: as wide as what is on it. */
export function tokenDisc(token: TokenId, x: number, y: number, size = 15.5): Drawing {
  const { vp, effects } = tokenOf(token);
  const wide = rewardsWidth(vp, effects, effects.length > 0 && vp > 0) * (size / 15.5);
  const [w, h] = [Math.max(wide + 3, size * 1.5), size * 1.5];
  const rim = (inset: number, look: Attributes): Drawing =>
    rect(-w + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset, { rx: h / 2 - inset, ...look });
  return group(
    { transform: move(x, y) },
    place(0.8, 1.6, 1, rim(0, { fill: '#281a06', fillOpacity: 0.34 })),
    rim(0, { fill: '#f9f1da' }),
    rim(1.4, { fill: 'none', stroke: '#8a8f99', strokeWidth: 1.2, strokeDasharray: '1.6 1.2' }),
    rewards(vp, effects, { x: -w / 2, y: 0, room: wide, ink: INK, size }),
  );
}

/** Everybody who stands here, side by side: players, a pawn that would come, the beadle. */
function figures(open: Open, at: number, ghost: number | null, letters: Letters, size: number): Drawing {
  const { city } = open;
  const owners = [...city.pawns.keys()].filter((owner) => city.pawns[owner][at] > 0 || owner === ghost);
  const hasBeadle = open.beadle !== null && city.tiles[at] === open.beadle;
  const tall = size > 17 ? 1.16 : 1;
  const spots = sideBySide(owners.length + (hasBeadle ? 1 : 0), 92, 27 * tall);
  return group(
    { transform: 'translate(50 98)' },
    hasBeadle && place(spots[0], 0, tall, beadle()),
    ...owners.map((owner, i) => {
      const count = city.pawns[owner][at];
      const isGhost = owner === ghost;
      return group(
        {
          transform: move(spots[i + (hasBeadle ? 1 : 0)], 0, tall),
          ...(isGhost && count === 0 && { opacity: 0.6 }),
        },
        pawn(owner, letters, count + (isGhost ? 1 : 0), size / tall),
      );
    }),
  );
}

/** R7.5 Who would be first now: one flag, or several in case of a tie. */
function leadersOf({ leaders }: Standing, letters: Letters): Drawing {
  return group(
    { transform: 'translate(50 0)' },
    rect(-13 * leaders.length, -9, 26 * leaders.length, 20, {
      rx: 10,
      fill: '#fffaf0',
      stroke: '$gl-wax',
      strokeWidth: 1.6,
    }),
    ...leaders.map((owner, i) => place((i - (leaders.length - 1) / 2) * 24, 1, 0.72, ownerSign(owner, letters))),
    leaders.length > 1 &&
      text('=', 0, 1, {
        dy: '0.36em',
        fill: '$gl-wax',
        fontFamily: '$font-sans',
        fontSize: 13,
        fontWeight: 800,
        textAnchor: 'middle',
      }),
  );
}

function back(open: Open, at: number, { name, letters, scale }: TileLook): Drawing {
  const { city } = open;
  const id = city.tiles[at]!;
  const { symbols, precedence, vp } = tileOf(id);
  const seat = city.masters[at];
  const size = writtenAt(scale);
  return group(
    { className: 'gl-tile is-back' },
    slate(),
    group(
      {
        transform: seat < 0 ? move(30.5, 12, 0.88) : move(6, 6, 0.62),
        opacity: 0.82,
      },
      shield(symbols, symbols.length === 1 ? id : -1),
    ),
    precedenceOn(precedence, ON_SLATE, size),
    seat < 0 && group({ opacity: 0.75 }, points(vp, 50, 82, size * 1.4)),
    seat < 0 && nameOn(name, 50, 67, ON_SLATE, scale),
    seat >= 0 && place(60, 93, 1.12, master(seat, letters)),
  );
}
