// npm run bench search [game]: how fast games are played to the end and searched on one core, compared with boardgame.io's bot.
import { availableParallelism, cpus } from 'node:os';
import { BOTS, type Player } from '../src/bots/player.ts';
import { GAME_IDS, type GameId, type GamePackage, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import type { Game } from '../src/kernel/types.ts';
import { askSide, installPeer, openSide, PEER } from './compare.ts';
import { printRates } from './index.ts';
import { type Rate, RUNS, type Run, rateOf, spend } from './measure.ts';
import { choiceOf, firstPending, playRandomly } from './play.ts';
import { firstPosition, type Position, positions, SEED } from './positions.ts';
import { PARTS, type Shares, sharesOf } from './shares.ts';

/** Our target: complete random games per second of processor time. */
const AIM = { game: 'tybor', seats: 4, playouts: 2000 };
const SLICE = 300;
const SEARCH_SLICE = 1000;
const POSITIONS = 24;
/** One position must not take the whole slice. */
const MOST_MS = 400;

export async function benchSearch(game?: GameId): Promise<void> {
  const problem = installPeer();
  if (problem !== null) throw new Error(`no comparison: boardgame.io could not be installed\n${problem}`);
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? process.arch}`);
  console.log(
    'One core. Playouts: random games from the first decision to the end. Walks: the search of the master, on',
  );
  console.log(
    `${POSITIONS} positions of random games. Iterations: from the first decision to the end at random; ours imagine`,
  );
  console.log('a world first, boardgame.io’s bot sees everything.');
  for (const id of game === undefined ? GAME_IDS : [game]) {
    const pkg = await loadGame(id);
    for (const seats of seatsOf(pkg.game)) await report(id, pkg, seats);
  }
}

/** Solo where a game allows it, two and four. */
const seatsOf = ({ seats: { min, max } }: Game): number[] => [1, 2, 4].filter((n) => n >= min && n <= max);

async function report(id: GameId, pkg: GamePackage, seats: number): Promise<void> {
  let seed = 0;
  const play = (): number => {
    playRandomly(pkg.game, seats, `${SEED} ${seed++}`);
    return 1;
  };
  spend(SLICE, play);
  const playouts = rateOf(Array.from({ length: RUNS }, () => spend(SLICE, play)));
  const { walks, shares } = await measureWalks(pkg, seats);
  const { kontor, draft, copy } = await besidePeer(id, pkg.game, seats);
  console.log('');
  const hasWalks = walks.cpu > 0; // some masters only look
  printRates(`${id}, ${seats === 1 ? 'alone' : `${seats} players`}`, [
    ['playouts', playouts],
    ...(hasWalks ? [['walks of the master', walks] as const] : []),
    ['iterations, Kontor', kontor],
    ['iterations, boardgame.io', draft],
    ['iterations, boardgame.io, kindest', copy],
  ]);
  const times = (a: Rate, b: Rate): string => (a.cpu / b.cpu).toFixed(a.cpu / b.cpu < 10 ? 1 : 0);
  console.log(
    `Kontor’s iterations are ${times(kontor, draft)} times as fast as those of boardgame.io’s MCTSBot, ${times(kontor, copy)} times ` +
      `with our copy; the master ${hasWalks ? `walks ${times(walks, draft)} and ${times(walks, copy)} times as fast` : 'makes no walks here'}.`,
  );
  console.log(`Time of the search: ${PARTS.map((part) => `${part} ${percent(shares[part])}`).join(', ')} (sampled).`);
  if (id === AIM.game && seats === AIM.seats)
    console.log(
      `Aim: ${AIM.playouts} playouts per CPU second, ${playouts.cpu >= AIM.playouts ? 'reached' : 'MISSED'}.`,
    );
}
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The master on one position after the other, with a fresh player for each. */
async function measureWalks(pkg: GamePackage, seats: number): Promise<{ walks: Rate; shares: Shares }> {
  const list = positions(pkg.game, seats, POSITIONS);
  const minds = await Promise.all(list.map(() => BOTS.master(pkg)));
  const chance = chanceFrom(fastSource(SEED));
  let at = 0;
  const think = (ms: number): Run =>
    spend(ms, () => {
      at = (at + 1) % list.length;
      return walksOn(minds[at], list[at], chance);
    });
  think(SEARCH_SLICE);
  const shares = sharesOf(() => void think(SEARCH_SLICE));
  return { walks: rateOf(Array.from({ length: RUNS }, () => think(SEARCH_SLICE / 2))), shares };
}

function walksOn(mind: Player, { seen, decision }: Position, chance: ReturnType<typeof chanceFrom>): number {
  const before = mind.walks?.() ?? 0;
  const until = performance.now() + MOST_MS;
  mind.choose(seen, decision, chance, () => performance.now() > until);
  return (mind.walks?.() ?? 0) - before;
}

/** The sides take turns, so that other work on the machine affects all of them. */
async function besidePeer(id: GameId, game: Game, seats: number): Promise<Record<'kontor' | 'draft' | 'copy', Rate>> {
  const sides = ['draft', 'copy'].map((way) => openSide(new URL('search.ts', PEER), [id, String(seats), way]));
  const iterate = iterations(game, seats);
  const runs: Run[][] = [[], [], []];
  try {
    spend(SLICE, iterate);
    for (const side of sides) await askSide(side, { run: SLICE });
    for (let i = 0; i < RUNS; i++) {
      runs[0].push(spend(SLICE, iterate));
      for (const [at, side] of sides.entries()) runs[at + 1].push((await askSide(side, { run: SLICE })) as Run);
    }
  } finally {
    for (const side of sides) side.kill();
  }
  const [kontor, draft, copy] = runs.map(rateOf);
  return { kontor, draft, copy };
}

/** One iteration of a plain tree search: a world that fits the view, and random play to its end. */
function iterations(game: Game, seats: number): () => number {
  const { seen } = firstPosition(game, seats);
  const engine = new Engine(game, fastSource(SEED));
  const chance = chanceFrom(fastSource(`${SEED}/choices`));
  return () => {
    const s = engine.imagine(seen, chance);
    while (!engine.isOver(s)) {
      const task = firstPending(engine, s);
      engine.play(s, task, choiceOf(engine.options(s, task), chance));
      engine.advance(s);
    }
    return 1;
  };
}
