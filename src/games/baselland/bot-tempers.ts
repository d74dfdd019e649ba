// What tempers like at Baselland, in points (`Likings`).
import { countTiles, kindOfSegment } from './rules/features.ts';
import type { S } from './types.ts';

export const tempers = {
  /** Large cities that are not finished yet. */
  bold({ open }: S, seat: number): number {
    const { on, root, gaps } = open.segments;
    let parts = 0;
    for (let at = 0; at < on.length; at++)
      if (on[at] === seat && gaps[root[at]] > 0 && kindOfSegment(open, at) === 'city')
        parts += countTiles(open.segments, root[at]);
    return 0.7 * parts;
  },
  /** Followers kept at home. */
  careful: ({ open }: S, seat: number): number => 0.9 * open.supply[seat],
  /** Monks and refugees, who stay for long. */
  builder({ open }: S, seat: number): number {
    const { on } = open.segments;
    let count = 0;
    for (let at = 0; at < on.length; at++) {
      if (on[at] !== seat) continue;
      const kind = kindOfSegment(open, at);
      if (kind === 'monastery' || kind === 'field') count++;
    }
    return 0.7 * count;
  },
};
