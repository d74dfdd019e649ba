// npm run bench:server -- [--quick] [--game GAME]… [--only today|release|peers|floor]… [--stages] [--postgres] [--processes] [--rest] [--prof FOLDER]: how many moves the
// server takes and how fast, against the last release, boardgame.io and Colyseus, in turns. Everything runs on 127.0.0.1. It takes
// about a quarter of an hour, quick about ten minutes; a part of it, if games or sides are named. `mixed [--seconds N]`: see mixed.ts;
// `within`: see within-run.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { benchMixed } from './mixed.ts';
import { before, checkedOut, FLOOR, install, KONTOR, PEERS, RELEASE, type Side } from './peers.ts';
import { type Pace, type Seeded, sizes, strollAt, takeTurns } from './plan.ts';
import { benchPostgres } from './postgres.ts';
import { benchProcesses } from './processes.ts';
import { head, printLine, printSizes, printStart, printStroll, titles, verdict, verdictOn } from './report.ts';
import { type Stage, seed } from './seed.ts';
import { timeStart } from './starts.ts';
import { benchStages, benchWithin, type WithinPace } from './within-run.ts';

// Every side alike. V8 goes on compiling for tens of thousands of moves, which counts as processor time; a server runs for weeks.
const LONG: Pace = { tables: 100, warmUp: 60_000, warmUpWithin: 120, turns: 5, seconds: 3, stroll: 15 };
const SHORT: Pace = { tables: 100, warmUp: 40_000, warmUpWithin: 60, turns: 3, seconds: 2, stroll: 5 };
const WITHIN_LONG: WithinPace = { warmUp: 60_000, turns: 5, moves: 6000 };
const WITHIN_SHORT: WithinPace = { warmUp: 12_000, turns: 3, moves: 4000 };
/** 1,000 connected seats. */
const CONNECTED = 250;
const SPARE = 1400;
const MOST_SPARE = 2800;
/** Of a stage of the game there are only so many moves. */
const STAGE_WARM_UP = 10_000;
const FULL_FILE = 10_000;
const STARTS = 3;
/** The share of its acts that a game has behind it. */
const STAGES = { first: 0.02, middle: 0.5, last: 0.9 } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', multiple: true, default: [] },
    stages: { type: 'boolean', default: false },
    prof: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    beside: { type: 'string', multiple: true, default: [] },
    postgres: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
});
const pace = values.quick ? SHORT : LONG;
const games = values.game.length > 0 ? (values.game as GameId[]) : GAME_IDS;
const isWanted = (what: 'today' | 'release' | 'peers'): boolean =>
  values.only.length === 0 || values.only.includes(what);
const flags = values.prof === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.prof}`];

function sidesWanted(): Side[] {
  const sides: Side[] = [];
  if (isWanted('release')) sides.push(before());
  if (values.against !== undefined) sides.push(checkedOut(values.against));
  if (isWanted('today')) sides.push(KONTOR);
  if (values.only.includes('floor')) sides.push(FLOOR);
  if (!isWanted('peers')) return sides;
  for (const peer of PEERS) {
    const problem = install(peer);
    if (problem === null) sides.push(peer);
    else console.log(`${peer.name}: NOT MEASURED, it could not be installed: ${problem}`);
  }
  return sides;
}

/** Written by the oldest side, so that all can open it. */
async function seeded(sides: readonly Side[], folder: string, game: GameId, tables: number, stage: Stage) {
  const file = join(folder, `${game}-${stage}.sqlite`);
  const root = sides.find((side) => side.root !== null)?.root ?? KONTOR.root!;
  // The next tables begin at the beginning: otherwise half of what is measured is people coming and going.
  const begun = stage === 'any' ? 0 : stage;
  const spare = Math.min(MOST_SPARE, Math.round(SPARE / (1 - begun))); // games that are nearly over do not last
  const next = await seed({ file, game, tables: spare, stage: begun, root });
  const first = await seed({ file, game, tables, stage, root });
  return { game, file, places: [...next, ...first] } satisfies Seeded;
}

async function benchGame(sides: readonly Side[], folder: string, game: GameId, stage: Stage, title: string) {
  const warmUp = stage === 'any' ? pace.warmUp : Math.min(pace.warmUp, STAGE_WARM_UP);
  const tables = await seeded(sides, folder, game, pace.tables, stage);
  const lines = await takeTurns(sides, tables, { ...pace, warmUp }, flags);
  const find = (is: (side: Side) => boolean) => lines.find(({ side }) => is(side));
  const [today, release] = [find((side) => side === KONTOR), find(({ name }) => name.endsWith(RELEASE))];
  titles(title);
  for (const line of lines) printLine(line, warmUp, line === release ? undefined : release);
  if (today !== undefined && stage === 'any') verdictOn(game, today, release);
}

/** What does not depend on how many moves there are: times when nobody hurries, memory, starts. */
async function benchRest(folder: string): Promise<void> {
  const connected = await seeded([KONTOR], folder, 'baselland', CONNECTED * 2, 'any');
  const strolled = await strollAt(KONTOR, connected, CONNECTED, pace);
  printStroll(CONNECTED, strolled);
  printSizes(await sizes(KONTOR, connected, CONNECTED));
  const fresh = [];
  for (let i = 0; i < STARTS; i++) fresh.push(await timeStart(KONTOR, join(folder, `empty-${i}.sqlite`), []));
  printStart('an empty file', fresh);
  const full = values.quick ? FULL_FILE / 10 : FULL_FILE;
  const file = join(folder, 'full.sqlite');
  const there = await seed({ file, game: 'baselland', tables: full, stage: 0 });
  const again = [];
  for (let i = 0; i < STARTS; i++) again.push(await timeStart(KONTOR, file, there.slice(i)));
  printStart(`a file with ${full.toLocaleString('en')} running tables`, again);
  verdict(strolled.p99, fresh);
}

async function bench(folder: string): Promise<void> {
  if (values.postgres) return await benchPostgres(pace);
  if (values.processes) return await benchProcesses(folder, pace);
  if (values.rest) return await benchRest(folder);
  const sides = sidesWanted();
  head(pace);
  for (const { name, about } of sides) console.log(`  ${name}: ${about}.`);
  for (const game of games)
    if (values.stages)
      for (const [name, share] of Object.entries(STAGES))
        await benchGame(sides, folder, game, share, `${game}, ${name} moves`);
    else await benchGame(sides, folder, game, 'any', game);
  const isWhole = values.game.length === 0 && values.only.length === 0 && !values.stages;
  if (isWhole) await benchRest(folder);
}

const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
try {
  if (positionals[0] === 'mixed') await benchMixed(Number(values.seconds), values.beside, flags);
  else if (positionals[0] === 'within') {
    const within = values.quick ? WITHIN_SHORT : WITHIN_LONG;
    if (values.stages) await benchStages(folder, games, within);
    else await benchWithin(folder, games, values.against, within);
  } else await bench(folder);
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.stack : error}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
