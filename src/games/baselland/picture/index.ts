// A picture of a game: the countryside as it lies, with everybody who stands in it.

import { group, place, rect } from '../../../draw/drawing.ts';
import { type Box, cloth, fitted, framed, roomOf, scaleIn } from '../../../draw/frame.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import type { PictureHow } from '../../../text/draw.ts';
import { game } from '../game.ts';
import type { Laid, S } from '../types.ts';
import { figure, roleOf } from './figures.ts';
import { hills } from './hills.ts';
import { FINE, SMALL } from './materials.ts';
import { PIGMENTS } from './pigments.ts';
import { followersOn } from './standing.ts';
import { countryside } from './tiles.ts';

/** Around all tiles, with room for towers at the northern edge. At the beginning it is wider than the few tiles are. */
function boxOf(laid: readonly Laid[]): Box {
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) * 100, Math.min(...ys) * 100];
  const [width, height] = [Math.max(...xs) * 100 + 100 - x, Math.max(...ys) * 100 + 100 - y];
  return { x: x - 14, y: y - 20, width: width + 28, height: height + 34 };
}

export function picture(view: ViewOf<S>, how: PictureHow, title: string): string {
  const { open } = view;
  const isLarge = how.size === 'large';
  const [box, room, most] = [boxOf(open.laid), roomOf(how.size), isLarge ? 2.2 : 0.9];
  const scale = Math.min(scaleIn(box, room), most);
  const stands = Math.min(1.9, Math.max(1.1, 0.62 / scale)); // people stay to be seen where the country is large
  const last = open.laid.length > 1 ? open.laid[open.laid.length - 1] : null;
  return framed(game, view, how, {
    title,
    pigments: PIGMENTS,
    defs: [hills()],
    ground: cloth(how.size),
    table: [
      group(
        { transform: fitted(box, room, most) },
        countryside(open.laid, !isLarge ? SMALL : scale < 0.9 ? FINE : undefined),
        last &&
          rect(last.x * 100, last.y * 100, 100, 100, {
            rx: 2,
            fill: 'none',
            stroke: '$lit',
            strokeWidth: isLarge ? 3 : 6,
          }),
        ...followersOn(open).map(({ seat, region, at: [x, y] }) =>
          place(x, y + 11, stands, figure(roleOf(region), seat)),
        ),
      ),
    ],
  });
}
