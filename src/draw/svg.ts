// The text of a drawing: SVG that needs no style sheet, no script and nothing from outside.
import type { Drawing } from './drawing.ts';
import { type Pigments, readColour, type Theme, writeColour } from './pigments.ts';
import { ROOM } from './room.ts';

/** Attributes whose names are written in SVG as they are here. */
const AS_IT_IS = new Set([
  'viewBox',
  'preserveAspectRatio',
  'patternUnits',
  'patternTransform',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'textLength',
  'lengthAdjust',
]);
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML has no way to write most control characters, nor half a pair of surrogates. */
const canStand = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
/** Paths are long and need none of it. */
const NEEDS_CARE = /[&<>"]|[^ -~]/;
export const escaped = (said: string): string =>
  NEEDS_CARE.test(said)
    ? Array.from(said, (c) => (canStand(c.codePointAt(0)!) ? (ESCAPES[c] ?? c) : '\ufffd')).join('')
    : said;

/** Where how much of a colour covers is written: beside it, for readers that know no colours with four parts. */
const COVERS: Readonly<Record<string, string>> = {
  fill: 'fillOpacity',
  stroke: 'strokeOpacity',
  stopColor: 'stopOpacity',
};
type Values = Record<string, string | number | undefined>;

const isPigment = (value: unknown): value is string => typeof value === 'string' && value.startsWith('$');

/** The attributes with values instead of pigments. */
function resolved(attributes: Values, pigments: Pigments, theme: Theme): Values {
  if (!Object.values(attributes).some(isPigment)) return attributes;
  const values: Values = { ...attributes };
  for (const [name, value] of Object.entries(attributes)) {
    if (!isPigment(value)) continue;
    const pair = pigments[value.slice(1)] ?? ROOM[value.slice(1)];
    if (pair === undefined) throw new Error(`there is no pigment ${value}`);
    const told = pair[theme === 'light' ? 0 : 1];
    const cover = COVERS[name];
    if (cover === undefined) {
      values[name] = told;
      continue;
    }
    const colour = readColour(told);
    values[name] = writeColour(colour);
    if (colour[3] < 1) values[cover] = colour[3] * Number(attributes[cover] ?? 1);
  }
  return values;
}

function written(value: string | number): string {
  if (typeof value === 'string') return escaped(value);
  return String(Number.isInteger(value) ? value : Number(value.toFixed(3)));
}

/** Not every reader of SVG knows weights between the hundreds. */
const plain = (name: string, value: string | number): string | number =>
  name === 'fontWeight' ? Math.round(Number(value) / 100) * 100 : value;

/** The names as SVG has them: few, and each comes thousands of times. */
const names = new Map<string, string>();
function nameOf(name: string): string {
  let known = names.get(name);
  if (known === undefined) {
    known = AS_IT_IS.has(name) ? name : name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
    names.set(name, known);
  }
  return known;
}

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined || name === 'className' ? '' : ` ${nameOf(name)}="${written(plain(name, value))}"`;

function textOf(drawing: Drawing | string, pigments: Pigments, theme: Theme): string {
  if (typeof drawing === 'string') return escaped(drawing);
  const { tag, children } = drawing;
  const values = resolved(drawing.with, pigments, theme);
  let text = `<${tag}`;
  for (const name in values) text += attribute(name, values[name]);
  if (children.length === 0) return `${text}/>`;
  text += '>';
  for (const child of children) text += textOf(child, pigments, theme);
  return `${text}</${tag}>`;
}

/** A drawing as SVG; the outermost must be an `svg`. */
export const svgText = ({ tag, with: attributes, children }: Drawing, pigments: Pigments, theme: Theme): string =>
  textOf({ tag, with: { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, children }, pigments, theme);
