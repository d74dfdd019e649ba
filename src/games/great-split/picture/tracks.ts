// A personal board at a glance: five bars, and the stars of the seal track beside each.
import { type Drawing, group, path, place, rect } from '../../../draw/drawing.ts';
import { LAST, RESOURCE_NOS, STARS, sealTrackOf, trackId } from '../data/kinds.ts';
import type { CardSymbol } from '../data/tracks.ts';
import { STAR, TINTS } from './glyphs.ts';

const WIDE = 64;
export const MINI = { width: WIDE + 22, height: 40 };

export const miniTracks = (tracks: readonly number[]): Drawing =>
  group(
    {},
    ...RESOURCE_NOS.map((no, i) => {
      const [light, mid, deep] = TINTS[trackId(no) as CardSymbol];
      const seal = sealTrackOf(no);
      const reached = (WIDE * tracks[no]) / LAST[no];
      return place(
        0,
        i * 8,
        1,
        rect(0, 1, WIDE, 6, { rx: 1.5, fill: deep, stroke: mid, strokeWidth: 0.6 }),
        rect(0, 1, reached, 6, { rx: 1.5, fill: mid }),
        rect(Math.max(0, reached - 3), 0, 4, 8, { rx: 1, fill: light }),
        ...Array.from({ length: STARS[seal][tracks[seal]] }, (_, star) =>
          path(STAR, { transform: `translate(${WIDE + 5 + star * 5} 4) scale(.16)`, fill: '#ffe08a' }),
        ),
      );
    }),
  );
