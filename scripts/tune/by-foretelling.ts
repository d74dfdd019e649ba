// Learns what the features of a game are worth (`Experience`): bots that look one decision ahead play against themselves, a small network
// learns by how much the value was off at each point, and the next games are played with what it has learned.
//   node scripts/train.ts <game> [games] [seed]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNet } from '../src/bots/net.ts';
import { isGameId, loadGame } from '../src/games/index.ts';
import { duel } from './train/duel.ts';
import { freshNet, learnFrom } from './train/learn-from.ts';
import { Samples, selfPlay } from './train/self-play.ts';

const USAGE = 'usage: node scripts/train.ts <game> [games] [seed]';
const [game = '', games = '4000', seed = '1'] = process.argv.slice(2);
if (!isGameId(game) || !/^\d{1,6}$/.test(games)) {
  console.error(USAGE);
  process.exit(2);
}
const pkg = await loadGame(game);
if (pkg.bot?.experience === undefined) {
  console.error(`${game} has no signs to learn from`);
  process.exit(2);
}
const experience = await pkg.bot.experience();
/** The share of the games that each generation plays. The first only knows the hand-written value. */
const GENERATIONS = [0.5, 0.25, 0.25];
/** Positions kept for learning, oldest dropped first. */
const KEPT = 800_000;
const HIDDEN = 16;
/** Deals played from both seats, to see whether it helps. */
const DEALS = 25;

const samples = new Samples(2 * experience.count, KEPT);
let net = freshNet(2 * experience.count, HIDDEN);
for (const [generation, share] of GENERATIONS.entries()) {
  const count = Math.round(share * Number(games));
  for (let i = 0; i < count; i++)
    selfPlay(pkg, experience, generation === 0 ? null : net, `${seed} ${generation} ${i}`, i, samples);
  net = learnFrom(net, samples, seed);
  const { won, played } = duel(pkg, experience, net, DEALS);
  console.log(
    `generation ${generation}: ${count} games, ${samples.size} positions, error ${samples.error.toFixed(2)}; against the hand-written value ${won} of ${played}`,
  );
}
save();

function save(): void {
  const file = join(import.meta.dirname, `../src/games/${game}/experience/trained.ts`);
  const head = `// Made by \`node scripts/train.ts ${game} ${games} ${seed}\`; not written by hand.`;
  const parts = writeNet(net)
    .split('\n')
    .map((part) => `  '${part}',`);
  writeFileSync(file, [head, 'export const trained = [', ...parts, "].join('\\n');", ''].join('\n'));
}
