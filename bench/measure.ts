// Short runs and their median: other work on the machine shows in the spread, not in the figure.

/** Units per second, by wall clock and by processor time; `low` and `high` are the worst and the best run. */
export interface Rate {
  readonly wall: number;
  readonly cpu: number;
  readonly low: number;
  readonly high: number;
}
/** What one run did, and how many seconds it took. */
export interface Run {
  readonly units: number;
  readonly wall: number;
  readonly cpu: number;
}
export const RUNS = 5;

/** Repeats the work for this many milliseconds; it returns the units done each time. */
export function runFor(ms: number, work: () => number): Run {
  const used = process.cpuUsage();
  const began = performance.now();
  let units = 0;
  let wall = 0;
  while (wall < ms) {
    units += work();
    wall = performance.now() - began;
  }
  const { user, system } = process.cpuUsage(used);
  return { units, wall: wall / 1e3, cpu: (user + system) / 1e6 };
}

/** The same until this many milliseconds of processor time are used, so the work is warm even on a busy machine. */
export function spend(ms: number, work: () => number): Run {
  const used = process.cpuUsage();
  const began = performance.now();
  let units = 0;
  let cpu = 0;
  while (cpu < ms / 1e3) {
    units += work();
    const { user, system } = process.cpuUsage(used);
    cpu = (user + system) / 1e6;
  }
  return { units, wall: (performance.now() - began) / 1e3, cpu };
}

export const rateOf = (runs: readonly Run[]): Rate => {
  const wall = runs.map((run) => run.units / run.wall);
  return {
    wall: median(wall),
    cpu: median(runs.map((run) => run.units / run.cpu)),
    low: Math.min(...wall),
    high: Math.max(...wall),
  };
};

/** The median of several runs, after one to warm up. */
export function measure(ms: number, work: () => number): Rate {
  runFor(ms, work);
  return rateOf(Array.from({ length: RUNS }, () => runFor(ms, work)));
}

/** The same rate in units that each hold `size` of the old ones. */
export const per = ({ wall, cpu, low, high }: Rate, size: number): Rate => ({
  wall: wall / size,
  cpu: cpu / size,
  low: low / size,
  high: high / size,
});

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
