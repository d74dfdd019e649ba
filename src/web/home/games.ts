// Boards are found by their place in the tree, so nobody has to write down which games can be played.
import { shelf } from './shelf.ts';

const boards = Object.keys(import.meta.glob('../../games/*/board/index.tsx'));
export const { playable: PLAYABLE, coming: COMING } = shelf(
  new Set(boards.map((path) => path.split('/games/')[1].split('/')[0])),
);
