import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import type { GameId } from '../../src/games/index.ts';
import type { Played } from './driver.ts';
import { EVERY, type Line, type Missed, type Pace, type Sizes } from './plan.ts';
import type { Start } from './starts.ts';

/** Our targets: moves per processor second at Baselland, at the other games, how many times the release; milliseconds. */
const AIM = { first: 6000, others: 3000, times: 3, p99: 50, moved: 2000 };
const WIDTHS = [34, 11, 8, 9, 14, 8, 8, 8];

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const milliseconds = (n: number): string => (n < 10 ? n.toFixed(1) : whole(n));
const kilobytes = (n: number): string => `${(n / 1024).toFixed(1)} kB`;
const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
const row = (...cells: string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(' '));

export function head({ tables, warmUp, turns, seconds, stroll }: Pace): void {
  const model = cpus()[0]?.model ?? process.arch;
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${model}, ${whole(totalmem() / 2 ** 30)} GiB`,
  );
  console.log(
    [
      `${tables} tables of 4 seats, over WebSocket on 127.0.0.1; server and driver in a process each. Every move goes to four seats.`,
      'Tables stand anywhere in their games (written by the release, opened by both); when a game is over its four go on to another',
      'table. The driver reads its own decision out of what it is sent and answers with a random option at once. A move is one message',
      `that is acknowledged: with Kontor also the confirmation that ends a turn. The sides take turns: ${turns} of ${seconds} s each, after ${whole(warmUp)} moves.`,
      "'per CPU s': moves for a second of the server's processor time, user and system, nothing of the driver's; 'times': against the",
      `release in the same run. Open loop: one move every ${EVERY} s a table, counted from when it was due, for ${stroll} s.`,
    ].join('\n'),
  );
}

export function titles(game: string): void {
  console.log('');
  row(game, 'per CPU s', 'times', 'moves/s', 'range', 'p50 ms', 'p99 ms', 'driver');
}

const isLine = (line: Line | Missed): line is Line => 'perCpu' in line;

export function printLine(line: Line | Missed, wanted: number, against?: Line | Missed): void {
  if (!isLine(line)) {
    console.log(`${line.side.name}: NOT MEASURED, ${line.why}`);
    return;
  }
  const { side, rates, p50, p99, perCpu, driver, warmedUp, problem } = line;
  row(
    side.name,
    whole(perCpu),
    against !== undefined && isLine(against) ? (perCpu / against.perCpu).toFixed(2) : '',
    whole(middle(rates)),
    `${whole(Math.min(...rates))}-${whole(Math.max(...rates))}`,
    milliseconds(p50),
    milliseconds(p99),
    `${whole(driver * 100)} %`,
  );
  if (warmedUp < wanted) console.log(`  (half cold: only ${whole(warmedUp)} moves came before)`);
  if (problem !== null) console.log(`  (${problem})`);
}

export function printStroll(tables: number, { p50, p99, moves, problem }: Played): void {
  console.log(
    `\nOpen loop, ${whole(tables * 4)} seats: ${whole(moves)} moves, p50 ${milliseconds(p50)} ms, p99 ${milliseconds(p99)} ms${problem === null ? '' : ` (${problem})`}`,
  );
}

export function printSizes({ perTable, perSeat }: Sizes): void {
  console.log(`Kontor's memory, tables anywhere in their games (heap and buffers; resident in brackets):`);
  console.log(
    `a live table ${kilobytes(perTable.heap)} (${kilobytes(perTable.rss)}), a connected seat ${kilobytes(perSeat.heap)} (${kilobytes(perSeat.rss)})`,
  );
}

export function printStart(what: string, starts: readonly Start[]): void {
  const each = (of: keyof Start): string => {
    const list = starts.map((start) => start[of]);
    return `${whole(middle(list))} ms (${whole(Math.min(...list))}-${whole(Math.max(...list))})`;
  };
  console.log(`Start on ${what}: listens after ${each('listens')}, first accepted move after ${each('moved')}`);
}

const says = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED');

/** Whether today's code reaches the aim at a game. */
export function verdictOn(game: GameId, today: Line | Missed, release: Line | Missed | undefined): void {
  if (!isLine(today)) return;
  const isFirst = game === 'baselland';
  const aim = isFirst ? AIM.first : AIM.others;
  const times = release !== undefined && isLine(release) ? today.perCpu / release.perCpu : 0;
  const isReached = today.perCpu >= aim || (isFirst && times >= AIM.times);
  console.log(
    `Aim: ${whole(aim)} moves a processor second${isFirst ? ` or ${AIM.times} times the release` : ''}: ${says(isReached)}.`,
  );
}

export function verdict(p99: number, starts: readonly Start[]): void {
  const moved = Math.max(...starts.map((start) => start.moved));
  console.log(
    `\nAims: p99 under ${AIM.p99} ms at 1,000 seats ${says(p99 > 0 && p99 < AIM.p99)} (${milliseconds(p99)}); ` +
      `first move under ${AIM.moved / 1000} s ${says(moved < AIM.moved)} (${whole(moved)} ms). Load now ${loadavg()[0].toFixed(1)}.`,
  );
}
