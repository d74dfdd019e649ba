import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS, loadGame } from '../games/index.ts';

/** Between two games, so that whoever comes at once is answered. */
const REST = 100;

/** Once people can come in: whoever comes first to a game does not wait until its code is there. */
export async function loadGames(): Promise<void> {
  for (const game of GAME_IDS) {
    await loadGame(game);
    await pause(REST, undefined, { ref: false });
  }
}
