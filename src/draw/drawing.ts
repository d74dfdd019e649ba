// A drawing is plain data: an element of SVG with its attributes and what is in it. `svg.ts` makes text of it, and
// `parts/Drawn.tsx` elements of the page. It brings all of its look along and needs no style sheet.

/** A colour of its own, one of the pigments ($seat-0), nothing, or a pattern or gradient that the drawing defines. */
export type Paint = `#${string}` | `$${string}` | 'none' | `url(#${string})`;

/** How something is painted. */
export type Look = {
  readonly fill?: Paint | undefined;
  readonly fillOpacity?: number | undefined;
  readonly fillRule?: 'evenodd' | undefined;
  readonly stroke?: Paint | undefined;
  readonly strokeOpacity?: number | undefined;
  readonly strokeWidth?: number | undefined;
  readonly strokeLinecap?: 'round' | undefined;
  readonly strokeLinejoin?: 'round' | undefined;
  readonly strokeDasharray?: string | undefined;
  readonly opacity?: number | undefined;
  readonly fontFamily?: '$font-serif' | '$font-sans' | undefined;
  readonly fontSize?: number | undefined;
  readonly fontWeight?: number | undefined;
  readonly textAnchor?: 'start' | 'middle' | 'end' | undefined;
  readonly paintOrder?: 'stroke' | undefined;
};
/** Attributes by the names that React has for them. */
export type Attributes = Look & {
  /** What a board may change about it: hover, fading. The text of a drawing is without it. */
  readonly className?: string | undefined;
  readonly transform?: string | undefined;
  readonly [name: string]: string | number | undefined;
};
export interface Drawing {
  readonly tag: string;
  readonly with: Attributes;
  readonly children: readonly (Drawing | string)[];
}
/** Nothing, where there may be something. */
export type Maybe = Drawing | string | null | false | undefined;

const isThere = (child: Maybe): child is Drawing | string => child !== null && child !== false && child !== undefined;

export const element = (tag: string, attributes: Attributes, ...children: readonly Maybe[]): Drawing => ({
  tag,
  with: attributes,
  children: children.filter(isThere),
});

export const group = (attributes: Attributes, ...children: readonly Maybe[]): Drawing =>
  element('g', attributes, ...children);
export const path = (d: string, look: Attributes): Drawing => element('path', { d, ...look });
export const rect = (x: number, y: number, width: number, height: number, look: Attributes): Drawing =>
  element('rect', { x, y, width, height, ...look });
export const circle = (cx: number, cy: number, r: number, look: Attributes): Drawing =>
  element('circle', { cx, cy, r, ...look });
export const text = (said: string | number, x: number, y: number, look: Attributes): Drawing =>
  element('text', { x, y, ...look }, String(said));

/** How a thing is moved to its place: its origin to x, y. */
export const move = (x: number, y: number, scale = 1): string =>
  `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale, 6)})`}`;
export const place = (x: number, y: number, scale: number, ...children: readonly Maybe[]): Drawing =>
  group({ transform: move(x, y, scale) }, ...children);

/** A number without needless digits. */
export const short = (n: number, digits = 2): string => String(Number(n.toFixed(digits)));

/** An icon drawn in a square of 512, `size` across, its middle at x, y. */
export const iconAt = (d: string, x: number, y: number, size: number, look: Attributes): Drawing =>
  path(d, { transform: move(x - size / 2, y - size / 2, size / 512), ...look });
