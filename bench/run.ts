// npm run bench -- [game]
import { GAME_IDS, isGameId } from '../src/games/index.ts';
import { bench } from './index.ts';

const [game, ...more] = process.argv.slice(2);
if (more.length > 0 || (game !== undefined && !isGameId(game))) {
  console.error(`usage: npm run bench -- [${GAME_IDS.join(' | ')}]`);
  process.exitCode = 2;
} else {
  try {
    await bench(game === undefined ? {} : { game });
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
