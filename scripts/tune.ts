// Finds by playing what a game's bots go by: numbers that win (`Tuning`), or what the value written by hand misses (`Experience`).
//   node scripts/tune.ts <game> [--games n] [--players n] [--seed s] [--on]
// It starts from nothing but what is written by hand; `--on` starts from the numbers found so far. On any number of cores it finds the same.
import { isGameId, loadGame } from '../src/games/index.ts';
import { argsOf } from './args.ts';
import { tuneByForetelling } from './tune/by-foretelling.ts';
import { tuneByWinning } from './tune/by-winning.ts';
import type { Wanted } from './tune/wanted.ts';

const USAGE = `node scripts/tune.ts <game> [--games n] [--players n] [--seed s] [--on]
  --games n    how many to play, 1000 at least (6000)
  --players n  with how many; numbers for three and more are kept separately (2)
  --seed s     a number (1)
  --on         go on from the numbers found so far`;

function refuse(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function read(): Wanted {
  const { positionals, values } = argsOf(USAGE, {
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '6000' },
      players: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      on: { type: 'boolean', default: false },
    },
  });
  const [game = '', ...more] = positionals;
  const { games, players, seed, on } = values;
  const isRight = /^\d{4,6}$/.test(games) && /^[2-8]$/.test(players) && /^\d{1,9}$/.test(seed);
  if (!isGameId(game) || more.length > 0 || !isRight) refuse(`usage: ${USAGE}`);
  return { game, games: Number(games), players: Number(players), seed, on };
}

const wanted = read();
const pkg = await loadGame(wanted.game);
const { max } = pkg.game.seats;
if (wanted.players > max) refuse(`${wanted.game} is for ${max} at most`);
if (pkg.bot?.tuning !== undefined) await tuneByWinning(pkg, wanted);
else if (pkg.bot?.experience === undefined) refuse(`${wanted.game} has nothing to tune`);
else if (wanted.on || wanted.players !== 2) refuse(`${wanted.game} learns anew, from tables of all sizes`);
else await tuneByForetelling(pkg, wanted);
