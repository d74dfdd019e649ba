import { parentPort, workerData } from 'node:worker_threads';
import { hurried } from '../bots/levels.ts';
import { playerOf } from '../bots/player.ts';
import { characterOf } from '../games/index.ts';
import { chanceFrom, fastSource } from '../kernel/random.ts';
import { yieldToPeople } from '../store/yielding.ts';
import { packageOf } from '../table/package-of.ts';
import { BotMemory } from './bot-memory.ts';
import type { Question } from './bot-pool.ts';

yieldToPeople();
const memory = new BotMemory();
const stop = workerData as Int32Array;
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;

parentPort!.on('message', async (text: string) => {
  const question = JSON.parse(text) as Question;
  const { game, bot, character, view, decision, seed, table, isUnhurried } = question;
  const tempers = characterOf(game, character)?.tempers;
  const player = await memory.playerFor(question, async () => playerOf(await packageOf(question), bot, tempers));
  const option = player.choose(
    view,
    decision,
    chanceFrom(fastSource(seed)),
    isUnhurried ? isStopped : hurried(isStopped),
  );
  if (isStopped()) memory.forget(table); // nobody may make this choice, and the search was cut short
  parentPort!.postMessage(decision.options.indexOf(option));
});
