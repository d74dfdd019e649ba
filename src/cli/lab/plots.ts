// Plots as inline SVG. Positions are in percent, so that a plot fills the given width and its dots stay round.
import type { Bin, Estimate } from './numbers.ts';

/** A percent sign stays with its number. */
export const inHtml = (text: string): string =>
  text
    .replace(/(?<=\d) %/g, '\u00a0%')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Maps a figure to percent of the width. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}
export function scaleOf(estimates: readonly Pick<Estimate, 'from' | 'to'>[], also: readonly number[] = []): Scale {
  const from = Math.min(...estimates.map((one) => one.from), ...also);
  const to = Math.max(...estimates.map((one) => one.to), ...also);
  const room = (to - from || 1) * 0.04;
  return { from: from - room, to: to + room };
}
const at = ({ from, to }: Scale, value: number): string => `${(2 + (96 * (value - from)) / (to - from)).toFixed(2)}%`;

/** A figure with its interval, compared with the expected value. `sign`: it is outside, above or below. */
export function dot(scale: Scale, { value, from, to }: Estimate, base: number, sign: 'up' | 'down' | null): string {
  const middle = 12;
  const x = at(scale, value);
  const mark =
    sign === null
      ? `<circle class="dot" cx="${x}" cy="${middle}" r="5"/>`
      : `<svg x="${x}" y="${middle}" overflow="visible"><path class="odd" d="${sign === 'up' ? 'M0-8 8 6H-8Z' : 'M0 8 8-6H-8Z'}"/></svg>`;
  return (
    '<svg class="row" aria-hidden="true">' +
    `<line class="base" x1="${at(scale, base)}" x2="${at(scale, base)}" y1="0" y2="24"/>` +
    `<line class="within" x1="${at(scale, from)}" x2="${at(scale, to)}" y1="${middle}" y2="${middle}"/>${mark}</svg>`
  );
}

/** A bar from zero, and a second, thinner one to compare with. */
export function bar(scale: Scale, value: number, other: number): string {
  const one = (kind: string, to: number, y: number, height: number): string => {
    const [left, right] = [Math.min(0, to), Math.max(0, to)];
    const width = ((96 * (right - left)) / (scale.to - scale.from)).toFixed(2);
    return `<rect class="${kind}" x="${at(scale, left)}" y="${y}" width="${width}%" height="${height}" rx="2"/>`;
  };
  return `<svg class="row" aria-hidden="true">${one('bar', value, 4, 10)}${one('thin', other, 17, 4)}</svg>`;
}

const HEIGHT = 200;
const FOOT = 26;

/** Columns with the bounds of the bins below. `label` is read by screen readers. */
export function columns(bins: readonly Bin[], label: string, write: (n: number) => string): string {
  const most = Math.max(...bins.map(({ count }) => count));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const width = 96 / bins.length;
  const every = Math.ceil(bins.length / 12);
  const drawn = bins.map(({ from, to, count }, i) => {
    const height = (HEIGHT * count) / most;
    const x = (2 + i * width).toFixed(2);
    const said = `${write(from)}${to - from > 1 ? `–${write(to - 1)}` : ''}: ${((100 * count) / total).toFixed(1)} %`;
    const foot =
      i % every === 0
        ? `<text x="${(2 + (i + 0.5) * width).toFixed(2)}%" y="${HEIGHT + 19}" text-anchor="middle">${write(from)}</text>`
        : '';
    return (
      `<rect class="bar" x="${x}%" y="${(HEIGHT - height).toFixed(1)}" width="${(width * 0.9).toFixed(2)}%" ` +
      `height="${height.toFixed(1)}" rx="2"><title>${inHtml(said)}</title></rect>${foot}`
    );
  });
  return `<svg class="columns" role="img" aria-label="${inHtml(label)}" height="${HEIGHT + FOOT}">${drawn.join('')}</svg>`;
}
