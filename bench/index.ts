// npm run bench -- [game]: how fast the rules are on one core, compared with boardgame.io.
import { availableParallelism, cpus } from 'node:os';
import { GAME_IDS, type GameId, loadGame } from '../src/games/index.ts';
import { type Comparison, compare, installPeer } from './compare.ts';
import { type Figures, figures } from './figures.ts';
import { type Rate, RUNS } from './measure.ts';

/** Our targets: decisions per second at every number of players, and how many times as many as boardgame.io. */
const DECISIONS = 100_000;
const MORE_DECISIONS: Readonly<Record<string, number>> = { tybor: 200_000, 'great-split': 200_000 };
const RATIO = 30;
const PEER_SLICE = 500;

/** Prints the figures of one game or of all; throws, after our own figures, if the comparison failed. */
export async function bench({ game }: { game?: GameId }): Promise<void> {
  const ids = game === undefined ? GAME_IDS : [game];
  const slice = Math.min(400, 1200 / ids.length);
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${cpus()[0]?.model ?? process.arch}`);
  console.log(`Random play on one core; median of ${RUNS} runs of ${slice} ms, with the slowest and the fastest run.`);
  for (const id of ids) printFigures(id, figures(await loadGame(id), slice));
  const problem = installPeer();
  if (problem !== null) throw new Error(`no comparison: boardgame.io could not be installed\n${problem}`);
  const compared = game ?? ids[0];
  printComparison(compared, await compare(compared, PEER_SLICE));
}

function printFigures(id: GameId, { rates, decisionsPerGame, bytes, shares }: Figures): void {
  console.log('');
  printRates(id, rates);
  const aim = MORE_DECISIONS[id] ?? DECISIONS;
  const slowest = Math.min(...rates.flatMap(([what, { cpu }]) => (what.startsWith('decisions') ? [cpu] : [])));
  console.log(`Aim: ${whole(aim)} decisions per CPU second, ${slowest >= aim ? 'reached' : 'MISSED'}.`);
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  console.log(
    `A random game has ${decisionsPerGame.toFixed(0)} decisions; a state in its middle ${bytes.toFixed(0)} bytes.`,
  );
  console.log(
    `Time: options ${percent(shares.options)}, apply and steps ${percent(shares.apply)}, set-up and lots ${percent(shares.rest)}` +
      ' (the same games with and without listing options, and set-up only).',
  );
}

function printComparison(id: GameId, { kontor, peer }: Comparison): void {
  console.log('');
  printRates(`${id}, same games`, [
    ['Kontor, decisions', kontor],
    ['boardgame.io, decisions', peer.draft],
    ['boardgame.io, kindest', peer.copy],
  ]);
  const times = (rate: Rate) => (kontor.cpu / rate.cpu).toFixed(0);
  console.log(
    `Kontor is ${times(peer.draft)} times as fast as boardgame.io 0.50.2 (aim ${RATIO}), per CPU second; ` +
      `${times(peer.copy)} times if the move goes past Immer's draft and returns a copy made by our clone.`,
  );
  console.log(
    'Both call the same steps; sides take turns, each in its own process, NODE_ENV=production, no server, no UI.',
  );
}

export function printRates(title: string, rates: readonly (readonly [string, Rate])[]): void {
  const rows = [
    [title, 'per second', 'per CPU second', 'slowest', 'fastest'],
    ...rates.map(([what, { wall, cpu, low, high }]) => [what, ...[wall, cpu, low, high].map(whole)]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows)
    console.log(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   '));
}

export const whole = (n: number): string => Math.round(n).toLocaleString('en');
