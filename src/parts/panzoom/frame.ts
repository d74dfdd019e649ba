// Where the board lies behind the window. A frame maps board units to pixels: pixel = unit * k + offset.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Frame {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Pixels at the edge that something else covers. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export interface Limits {
  readonly least: number;
  readonly most: number;
}

const between = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

/** Everything in view, in the middle of what is not covered. */
export function showAll(box: Box, { width, height }: Size, inset: Inset, { least, most }: Limits): Frame {
  const room = {
    width: Math.max(1, width - inset.left - inset.right),
    height: Math.max(1, height - inset.top - inset.bottom),
  };
  const k = between(Math.min(room.width / box.width, room.height / box.height), least, most);
  return {
    k,
    x: inset.left + room.width / 2 - (box.x + box.width / 2) * k,
    y: inset.top + room.height / 2 - (box.y + box.height / 2) * k,
  };
}

/** Larger or smaller about a pixel that stays where it is. */
export function zoomAt(frame: Frame, px: number, py: number, factor: number, { least, most }: Limits): Frame {
  const k = between(frame.k * factor, least, most);
  const by = k / frame.k;
  return { k, x: px - (px - frame.x) * by, y: py - (py - frame.y) * by };
}

/** The smallest move that shows the box; the frame itself if it is already in view. */
export function reveal(frame: Frame, box: Box, { width, height }: Size, inset: Inset): Frame {
  const left = box.x * frame.k + frame.x;
  const top = box.y * frame.k + frame.y;
  const shift = (low: number, high: number, from: number, to: number): number => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    return low < from ? from - low : high > to ? to - high : 0;
  };
  const dx = shift(left, left + box.width * frame.k, inset.left, width - inset.right);
  const dy = shift(top, top + box.height * frame.k, inset.top, height - inset.bottom);
  return dx === 0 && dy === 0 ? frame : { k: frame.k, x: frame.x + dx, y: frame.y + dy };
}

/** How much larger everything could be shown before it is worth a move. */
export const WORTH = 1.2;

/** The frame itself as long as all is in view and about as large as it could be; else everything shown anew. */
export function calmly(frame: Frame, box: Box, size: Size, inset: Inset, limits: Limits, worth = WORTH): Frame {
  const fresh = showAll(box, size, inset, limits);
  if (fresh.k > frame.k * worth) return fresh;
  const isAllSeen = reveal(frame, box, size, inset) === frame;
  const isNeverAllSeen = fresh.k === limits.least && frame.k === fresh.k;
  return isAllSeen || isNeverAllSeen ? frame : fresh;
}

/** Some of the board always stays in the window. */
export function keepInReach(frame: Frame, box: Box, { width, height }: Size): Frame {
  const margin = 80;
  return {
    k: frame.k,
    x: between(frame.x, margin - (box.x + box.width) * frame.k, width - margin - box.x * frame.k),
    y: between(frame.y, margin - (box.y + box.height) * frame.k, height - margin - box.y * frame.k),
  };
}

export const toBoard = (frame: Frame, px: number, py: number): readonly [x: number, y: number] => [
  (px - frame.x) / frame.k,
  (py - frame.y) / frame.k,
];

/** A window turned or drawn to another size starts anew; a dock that grows by a line moves nothing. */
export const isOther = (a: Size, b: Size, worth: number): boolean =>
  Math.abs(a.width - b.width) > a.width * (worth - 1) || Math.abs(a.height - b.height) > a.height * (worth - 1);
