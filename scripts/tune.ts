// Finds numbers that win (`Tuning`): games between numbers slightly off the best known ones, until it is clear which
// way is up. A network learns to predict the end; this learns to choose: only who wins counts.
//   node scripts/tune.ts <game> [games] [seed] [on]
// `on` starts from the numbers found so far instead of the hand-written ones.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId, type Judgement, loadGame } from '../src/games/index.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Numbers } from '../src/text/tuning.ts';
import { gameBetween } from './tune/game.ts';
import { Hill } from './tune/model.ts';

const USAGE = 'usage: node scripts/tune.ts <game> [games, 1000 at least] [seed] [on]';
const [game = '', games = '6000', seed = '1', on = '', ...more] = process.argv.slice(2);
if (!isGameId(game) || !/^\d{4,6}$/.test(games) || !/^\d+$/.test(seed) || !['', 'on'].includes(on) || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
const pkg = await loadGame(game);
if (pkg.bot?.tuning === undefined) {
  console.error(`${game} has no numbers to tune`);
  process.exit(2);
}
const { weights, judgeBy, tuned } = await pkg.bot.tuning();
const names = Object.entries(weights).flatMap(([group, list]) => Object.keys(list).map((name) => ({ group, name })));

/** How far apart numbers are tried, in steps. */
const APART = 0.8;
/** Games between two estimates of the top. */
const BATCH = 200;
/** One game in this many is against the start; one in this many shows how far the best known numbers are ahead of it. */
const ANCHOR = 15;
const CHECK = 25;

const chance = chanceFrom(fastSource(`tune ${seed}`));
const start = names.map(() => 0);
const hill = new Hill(names.length);
let top = start;
let checked: number[] = [];
/** Tops found in the second half of the games: their mean is steadier than any of them. */
const tops: number[][] = [];
for (let i = 0; i < Number(games); i++) {
  const isCheck = i % CHECK === 0;
  // On both sides of the top: the difference tells which way is up, and the curvature of the hill cancels out.
  const away = names.map(() => (isCheck ? 0 : APART * bell()));
  const a = top.map((at, k) => at + away[k]);
  const b = isCheck || i % ANCHOR === 1 ? start : top.map((at, k) => at - away[k]);
  const luck = `${seed} ${i}`;
  const [own, other] = [judgeAt(a), judgeAt(b)];
  const points = i % 2 === 0 ? gameBetween(pkg, [own, other], luck) : -gameBetween(pkg, [other, own], luck);
  hill.add(a, b, points);
  if (isCheck) checked.push(points);
  if (i % BATCH === BATCH - 1) {
    top = hill.top();
    if (i >= Number(games) / 2) tops.push(top);
    const mean = checked.reduce((sum, one) => sum + one, 0) / checked.length;
    console.log(`${i + 1} games; ahead of the start by ${mean.toFixed(1)} points in ${checked.length} games`);
    checked = [];
  }
}
tops.push(hill.top());
save(numbersAt(names.map((_, i) => tops.reduce((sum, one) => sum + one[i], 0) / tops.length)));

/** Roughly a normal deviate: the sum of twelve uniform ones. */
function bell(): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.random('bell', 1 << 20) / (1 << 20);
  return sum;
}

function numbersAt(place: readonly number[]): Numbers {
  const numbers: Record<string, Record<string, number>> = {};
  names.forEach(({ group, name }, i) => {
    const { start: byHand, step, by } = weights[group][name];
    const from = on === 'on' ? (tuned[group]?.[name] ?? byHand) : byHand; // a new number is not among them yet
    const number = by === 'times' ? from * Math.exp(step * place[i]) : from + step * place[i];
    numbers[group] ??= {};
    numbers[group][name] = Number(number.toPrecision(4));
  });
  return JSON.parse(JSON.stringify(numbers)) as Numbers; // objects made by a parser are quicker to read
}

function judgeAt(place: readonly number[]): Judgement {
  return judgeBy(numbersAt(place));
}

function save(numbers: Numbers): void {
  const file = join(import.meta.dirname, `../src/games/${game}/experience/tuned.ts`);
  const lines = Object.entries(numbers).flatMap(([group, list]) => [
    `  ${group}: {`,
    ...Object.entries(list).map(([name, number]) => `    ${name}: ${number},`),
    '  },',
  ]);
  const before = on === 'on' ? ' from the numbers before them' : '';
  const head = `// Made by \`node scripts/tune.ts ${[game, games, seed, on].join(' ').trim()}\`${before}; not written by hand.`;
  const type = "import type { Numbers } from './weights.ts';";
  writeFileSync(file, [head, type, '', 'export const tuned: Numbers = {', ...lines, '};', ''].join('\n'));
}
