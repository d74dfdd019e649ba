import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { EVERY, type Line, type Pace, type Sizes } from './plan.ts';
import type { Start } from './starts.ts';

/** Our targets. */
const AIM = { rate: 3000, p99: 50, moved: 2000 };
const WIDTHS = [30, 14, 15, 9, 9, 12, 8];

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const milliseconds = (n: number): string => (n < 10 ? n.toFixed(1) : whole(n));
const kilobytes = (n: number): string => `${(n / 1024).toFixed(1)} kB`;
const middle = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
const row = (...cells: string[]): void =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]) : cell.padStart(WIDTHS[i]))).join(' '));

export function head({ warmUp, windows, seconds, stroll }: Pace): void {
  const model = cpus()[0]?.model ?? process.arch;
  console.log(
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${model}, ${whole(totalmem() / 2 ** 30)} GiB`,
  );
  console.log(
    [
      'Baselland, 4 seats a table, over WebSocket on 127.0.0.1; server and driver in a process each. Every move goes to four',
      'seats. Tables stand anywhere in their games; when a game is over its four go on to another table. The driver reads its',
      'own decision out of what it is sent and answers with a random option. A move is one message that is acknowledged: with',
      'Kontor also the confirmation that ends a turn. Closed: every seat answers at once (so latency is tables / rate);',
      `open: one move every ${EVERY} s a table, counted from when it was due. Median of ${windows} windows of ${seconds} s after ${warmUp} s, with the`,
      `slowest and the fastest; open ${stroll} s. 'per CPU s': moves for a second of the server's processor time; 'driver': its`,
      'share of a core.',
    ].join('\n'),
  );
  console.log('');
  row('', 'moves/s', 'range', 'p50 ms', 'p99 ms', 'per CPU s', 'driver');
}

export function printLine({ side, tables, kind, rates, p50, p99, perCpu, driver, problem }: Line): void {
  row(
    `${side.name}, ${whole(tables)} ${kind}`,
    whole(middle(rates)),
    `${whole(Math.min(...rates))}-${whole(Math.max(...rates))}`,
    milliseconds(p50),
    milliseconds(p99),
    whole(perCpu),
    `${whole(driver * 100)} %`,
  );
  if (problem !== null) console.log(`  (${problem})`);
}

export function printSizes({ perTable, perSeat }: Sizes): void {
  console.log(`\nKontor's memory, tables anywhere in their games (heap and buffers; resident in brackets):`);
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

export function verdict(lines: readonly Line[], starts: readonly Start[]): void {
  const ours = lines.filter(({ side }) => side.synchronous === 'full');
  const best = Math.max(...ours.filter(({ kind }) => kind === 'closed').map(({ rates }) => middle(rates)));
  const p99 = Math.max(...ours.filter(({ kind }) => kind === 'open').map((line) => line.p99));
  const moved = Math.max(...starts.map((start) => start.moved));
  const says = (isReached: boolean): string => (isReached ? 'reached' : 'MISSED');
  console.log(
    `\nAims: ${whole(AIM.rate)} moves/s on disk ${says(best >= AIM.rate)} (${whole(best)}); ` +
      `p99 under ${AIM.p99} ms at 1,000 seats ${says(p99 > 0 && p99 < AIM.p99)} (${milliseconds(p99)}); ` +
      `first move under ${AIM.moved / 1000} s ${says(moved < AIM.moved)} (${whole(moved)} ms). Load now ${loadavg()[0].toFixed(1)}.`,
  );
}
