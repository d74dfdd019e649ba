// Rewards as signs: VP in a rosette, then what they bring with its number.
import { type Drawing, group, type Paint, path, short, text } from '../../../draw/drawing.ts';
import type { Reward } from '../data/tiles.ts';
import { glyph } from './glyphs.ts';

const VP_WIDTH = 22;
/** How large numbers are written here, before anything is scaled. */
const WRITTEN = 15.5;
/** There is only ever one of these. */
const isSingle = (kind: Reward[0]): boolean => kind === 'mayor' || kind === 'beadle';
const widthOf = ([kind]: Reward, isBare: boolean): number => (isBare ? 15 : isSingle(kind) ? 17 : 25);

/** Where a row of rewards lies: its middle, how much room it has, the ink, and how large numbers are to be written. */
export interface RewardsAt {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly ink: Paint;
  readonly size?: number;
}

/** How wide a row of rewards is, before it is scaled. */
export const rewardsWidth = (vp: number, effects: readonly Reward[], isBare = false): number =>
  (vp > 0 ? VP_WIDTH : 0) + effects.reduce((sum, effect) => sum + widthOf(effect, isBare), 0);

/** Where numbers would have to be written too small, the signs stand without them: what is pointed at says it in words. */
export function rewards(vp: number, effects: readonly Reward[], { x, y, room, ink, size }: RewardsAt): Drawing {
  const wish = (size ?? WRITTEN) / WRITTEN;
  const isBare = size !== undefined && rewardsWidth(vp, effects) * wish > room;
  const total = rewardsWidth(vp, effects, isBare);
  const scale = Math.min(wish, room / Math.max(total, 1));
  let at = -total / 2 + (vp > 0 ? VP_WIDTH : 0);
  return group(
    { transform: `translate(${short(x)} ${short(y)}) scale(${short(scale, 3)})` },
    vp > 0 && points(vp, -total / 2 + VP_WIDTH / 2),
    ...effects.map((effect) => {
      const left = at;
      at += widthOf(effect, isBare);
      return gain(effect, left, ink, isBare);
    }),
  );
}

/** VP in a rosette. */
export const points = (vp: number | string, x = 0, y = 0, size = 21, share = 0.74): Drawing =>
  group(
    {},
    glyph('vp', x, y, size, { fill: '$gl-gold', stroke: '$gl-gold-deep', strokeWidth: 22 }),
    text(vp, x, y, {
      dy: '0.36em',
      fill: '#2a1d04',
      fontFamily: '$font-sans',
      fontSize: size * share,
      fontWeight: 800,
      textAnchor: 'middle',
    }),
  );

const gain = ([kind, n]: Reward, x: number, ink: Paint, isBare: boolean): Drawing =>
  group(
    {},
    glyph(kind, x + (isBare ? 7.5 : 8.5), 0, 15, { fill: ink }),
    !isBare &&
      !isSingle(kind) &&
      text(n, x + 16, 0, { dy: '0.36em', fill: ink, fontFamily: '$font-sans', fontSize: WRITTEN, fontWeight: 700 }),
  );

/** A ribbon that rewards are written on, its middle at the origin. */
export function ribbon(width: number, height: number): Drawing {
  const [w, h] = [width / 2, height / 2];
  const end = (way: 1 | -1): string =>
    `M${way * (w - 9)} ${4 - h}H${way * w}L${way * (w - 4)} 4L${way * w} ${h + 4}H${way * (w - 9)}Z`;
  return group(
    {},
    path(end(-1) + end(1), { fill: '$gl-ribbon-deep' }),
    path(`M${5 - w} ${-h}H${w - 5}V${h}H${5 - w}Z`, {
      fill: '$gl-ribbon',
      stroke: '$gl-parchment-line',
      strokeWidth: 0.8,
    }),
  );
}
