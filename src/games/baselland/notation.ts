import { isTileId, kindOfTile } from './data/kinds.ts';
import type { BasellandTask, Place, Put } from './types.ts';

/** `V3@1,0/2`: tile, cell, quarter turns. `c0`: a follower there. `-`: no follower. */
export const notation = {
  write(task: BasellandTask, choice: unknown): string {
    if (task.do === 'follower') return (choice as Put) ?? '-';
    const { tile, x, y, turn } = choice as Place;
    return `${tile}@${x},${y}/${turn}`;
  },
  read(task: BasellandTask, text: string): unknown {
    if (task.do === 'follower') return text === '-' ? null : /^[cfmr]\d$/.test(text) ? text : undefined;
    const [, tile, x, y, turn] = /^([A-Za-z]\d{1,2})@(-?\d{1,3}),(-?\d{1,3})\/([0-3])$/.exec(text) ?? [];
    if (tile === undefined || !isTileId(tile)) return undefined;
    // 4.1 Every rotation is accepted; those that only repeat a look are read as the first that has it.
    const plain = Number(turn) % kindOfTile(tile).row.rotations;
    return { tile, x: Number(x) || 0, y: Number(y) || 0, turn: plain } satisfies Place;
  },
};
