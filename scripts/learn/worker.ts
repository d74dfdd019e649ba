import { closeSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { learnedMind } from '../../src/bots/experience.ts';
import { type GameId, loadGame } from '../../src/games/index.ts';
import { Judging } from './judged.ts';

/** Games whose decisions are judged: every `step`-th from `from` on, until there are enough or the time is up. */
export interface Asked {
  readonly game: GameId;
  readonly seed: string;
  readonly from: number;
  readonly step: number;
  readonly games: number;
  readonly until: number;
  readonly file: string;
}
export interface Made {
  readonly games: number;
  readonly decisions: number;
}

const asked = workerData as Asked;
const pkg = await loadGame(asked.game);
const experience = await pkg.bot!.experience!();
const judging = new Judging(pkg, await learnedMind(pkg), experience);
const [signs, facts] = [openSync(`${asked.file}.signs`, 'w'), openSync(`${asked.file}.facts`, 'w')];
let [games, decisions] = [0, 0];
for (let i = asked.from; i < asked.games && Date.now() < asked.until; i += asked.step) {
  for (const { options, signs: seen, facts: known } of judging.play(`learn ${asked.seed} ${i}`, i)) {
    decisions++;
    writeSync(signs, seen);
    writeSync(facts, new Float32Array([options]));
    writeSync(facts, known);
  }
  games++;
}
closeSync(signs);
closeSync(facts);
parentPort!.postMessage({ games, decisions } satisfies Made);
