import { parentPort } from 'node:worker_threads';
import { BOTS } from '../bots/player.ts';
import { loadGame } from '../games/index.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import type { Question } from './bot-pool.ts';

parentPort!.on('message', async (text: string) => {
  const { game, bot, view, decision, seed } = JSON.parse(text) as Question;
  const player = BOTS[bot](await loadGame(game));
  const option = player.choose(view, decision, chanceFrom(fastSource(seed)));
  parentPort!.postMessage(decision.options.indexOf(option));
});
