// Searches without end, and says when it has started; told to stop, it says what it has found.
import { parentPort, workerData } from 'node:worker_threads';
import { learnedMind } from '../../src/bots/experience.ts';
import { decide } from '../../src/bots/levels.ts';
import { Search } from '../../src/bots/search/search.ts';
import { loadGame } from '../../src/games/index.ts';
import { chanceFrom, fastSource } from '../../src/kernel/random.ts';
import type { Question } from '../../src/server/bot-pool.ts';

parentPort!.on('message', async (text: string) => {
  const { game, view, decision, seed } = JSON.parse(text) as Question;
  const search = new Search(await learnedMind(await loadGame(game)), { walks: Infinity, worlds: 2 });
  let hasBegun = false;
  const isStopped = (): boolean => {
    if (!hasBegun && search.walks > 0) {
      hasBegun = true;
      parentPort!.postMessage('begun');
    }
    return Atomics.load(workerData as Int32Array, 0) !== 0;
  };
  const chance = chanceFrom(fastSource(seed));
  parentPort!.postMessage(decide(search.think(view, decision, chance, isStopped), 0, chance));
});
