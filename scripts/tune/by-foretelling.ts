// Learns what the features of a game are worth (`Experience`): bots that look one decision ahead play against themselves, with as many players as
// the game allows in turn; a small network learns by how much the value was off at each point, and the next games are played with what it
// has learned.
import { writeFileSync } from 'node:fs';
import { writeNet } from '../../src/bots/net.ts';
import type { GamePackage } from '../../src/games/index.ts';
import { duel } from './net/duel.ts';
import { freshNet, learnFrom } from './net/learn-from.ts';
import { Samples, selfPlay } from './net/self-play.ts';
import { fileIn, headOf, type Wanted } from './wanted.ts';

/** The share of the games that each generation plays. The first only knows the hand-written value. */
const GENERATIONS = [0.5, 0.25, 0.25];
/** Positions kept for learning, oldest dropped first. */
const KEPT = 800_000;
const HIDDEN = 16;
/** Deals played from both seats, to see whether it helps. */
const DEALS = 25;

export async function tuneByForetelling(pkg: GamePackage, wanted: Wanted): Promise<void> {
  const { game, games, seed } = wanted;
  const experience = await pkg.bot!.experience!();
  const samples = new Samples(2 * experience.count, KEPT);
  let net = freshNet(2 * experience.count, HIDDEN);
  let result = '';
  for (const [generation, share] of GENERATIONS.entries()) {
    const count = Math.round(share * games);
    for (let i = 0; i < count; i++)
      selfPlay(pkg, experience, generation === 0 ? null : net, `${seed} ${generation} ${i}`, i, samples);
    net = learnFrom(net, samples, seed);
    const { won, played } = duel(pkg, experience, net, DEALS);
    result = `one decision ahead it won ${won} of ${played} against the hand-written value.`;
    console.log(
      `generation ${generation}: ${count} games, ${samples.size} positions, error ${samples.error.toFixed(2)}; ${result}`,
    );
  }
  const parts = writeNet(net)
    .split('\n')
    .map((part) => `  '${part}',`);
  const head = headOf(wanted, `In the end ${result}`);
  writeFileSync(
    fileIn(game, 'trained.ts'),
    [...head, 'export const trained = [', ...parts, "].join('\\n');", ''].join('\n'),
  );
}
