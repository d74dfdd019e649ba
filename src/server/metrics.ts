// Figures for Prometheus, in its text format.
import type { Load } from '../wire/desk.ts';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export type HistogramName = keyof Load['times'];
const HISTOGRAMS: Readonly<Record<HistogramName, string>> = {
  act_seconds: 'From receiving an act to its answer.',
  commit_seconds: 'Until an append is on disk.',
  bot_thinking_seconds: 'How long bots think.',
};
export type CounterName = keyof Load['counts'];
const COUNTERS: Readonly<Record<CounterName, string>> = {
  requests: 'HTTP requests, by the kind of answer.',
  acts: 'Acts, by what was wanted and how it ended.',
  store_errors: 'Failures of the store.',
  bot_failures: 'Bots that died or took too long.',
  dropped: 'Live connections that we ended, by reason.',
  notices: 'Notices, by way and how they ended.',
};
export type GaugeName = keyof Load['gauges'];
const GAUGES: Readonly<Record<GaugeName, string>> = {
  tables_awake: 'Tables in memory.',
  connections: 'Live connections.',
  buffered_bytes: 'Written to live connections and not read yet.',
  bots_thinking: 'Tables whose bots this process plays.',
  bots_searching: 'Bots thinking in a thread right now.',
  bots_waiting: 'Bots waiting for a thread to think in.',
  writes_waiting: 'Appends that are not on disk yet.',
  messages_waiting: 'Acts of live connections that are not answered yet.',
};

/** What one process has done and is doing. */
export interface Figures {
  readonly gauges: Readonly<Record<GaugeName, number>>;
  /** By labels. */
  readonly counts: Readonly<Record<CounterName, readonly (readonly [labels: string, n: number])[]>>;
  readonly times: Readonly<Record<HistogramName, Histogram>>;
  readonly memory: number;
  readonly heap: number;
  readonly seconds: number;
}

const none = (): Histogram => ({ counts: BUCKETS.map(() => 0), sum: 0, count: 0 });

export class Metrics {
  readonly #counters = new Map<CounterName, Map<string, number>>();
  readonly #histograms = new Map<HistogramName, Histogram>();
  readonly #gauges = new Map<GaugeName, () => number>();

  /** `labels` as they appear between the braces; only words of our own, never from outside. */
  count(name: CounterName, labels = ''): void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    series.set(labels, (series.get(labels) ?? 0) + 1);
    this.#counters.set(name, series);
  }

  time(name: HistogramName, seconds: number): void {
    const histogram = this.#histograms.get(name) ?? none();
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]) bucket++;
    if (bucket < BUCKETS.length) histogram.counts[bucket]++;
    histogram.sum += seconds;
    histogram.count++;
    this.#histograms.set(name, histogram);
  }

  gauge(name: GaugeName, read: () => number): void {
    this.#gauges.set(name, read);
  }

  /** As another process can read them. */
  figures(): Figures {
    const gauges = Object.keys(GAUGES).map((name) => [name, this.#gauges.get(name as GaugeName)?.() ?? 0]);
    const counts = Object.keys(COUNTERS).map((name) => [name, [...(this.#counters.get(name as CounterName) ?? [])]]);
    const times = Object.keys(HISTOGRAMS).map((name) => [name, this.#histograms.get(name as HistogramName) ?? none()]);
    const { rss: memory, heapUsed: heap } = process.memoryUsage();
    return {
      gauges: Object.fromEntries(gauges) as Figures['gauges'],
      counts: Object.fromEntries(counts) as Figures['counts'],
      times: Object.fromEntries(times) as Figures['times'],
      ...{ memory, heap, seconds: process.uptime() },
    };
  }

  /** Of this process alone. */
  summary = (): Load => summaryOf([this.figures()]);
  text = (): string => figuresText([this.figures()]);
}

/** Of several processes; for people: totals, median and 95th percentile, in seconds. */
export function summaryOf(all: readonly Figures[]): Load {
  const { gauges, counts, times, memory, seconds } = all.reduce(together);
  const totals = Object.entries(counts).map(([name, series]) => [name, series.reduce((sum, [, n]) => sum + n, 0)]);
  const spread = Object.entries(times).map(([name, histogram]) => [name, timesOf(histogram)]);
  return {
    gauges,
    counts: Object.fromEntries(totals) as Load['counts'],
    times: Object.fromEntries(spread) as Load['times'],
    ...{ memory, seconds },
  };
}

/** The same for Prometheus. */
export function figuresText(all: readonly Figures[]): string {
  const { gauges, counts, times, memory, heap } = all.reduce(together);
  const lines: string[] = [];
  const head = (name: string, about: string, type: string): void => {
    lines.push(`# HELP kontor_${name} ${about}`, `# TYPE kontor_${name} ${type}`);
  };
  for (const [name, about] of Object.entries(GAUGES) as [GaugeName, string][]) {
    head(name, about, 'gauge');
    lines.push(`kontor_${name} ${gauges[name]}`);
  }
  for (const [name, about] of Object.entries(COUNTERS) as [CounterName, string][]) {
    head(`${name}_total`, about, 'counter');
    const series = counts[name].length === 0 ? [['', 0] as const] : counts[name];
    for (const [labels, n] of series) lines.push(`kontor_${name}_total${labels && `{${labels}}`} ${n}`);
  }
  for (const [name, about] of Object.entries(HISTOGRAMS) as [HistogramName, string][]) {
    head(name, about, 'histogram');
    lines.push(...histogramLines(name, times[name]));
  }
  head('process_memory_bytes', 'Resident memory.', 'gauge');
  lines.push(`kontor_process_memory_bytes ${memory}`);
  head('process_heap_bytes', 'Used heap.', 'gauge');
  lines.push(`kontor_process_heap_bytes ${heap}`);
  return `${lines.join('\n')}\n`;
}

/** What two processes have done. */
function together(one: Figures, other: Figures): Figures {
  const gauges = Object.entries(one.gauges).map(([name, n]) => [name, n + other.gauges[name as GaugeName]]);
  const counts = Object.entries(one.counts).map(([name, series]) => {
    const sums = new Map(series);
    for (const [labels, n] of other.counts[name as CounterName]) sums.set(labels, (sums.get(labels) ?? 0) + n);
    return [name, [...sums]];
  });
  const times = Object.entries(one.times).map(([name, { counts, sum, count }]) => {
    const more = other.times[name as HistogramName];
    return [name, { counts: counts.map((n, i) => n + more.counts[i]), sum: sum + more.sum, count: count + more.count }];
  });
  return {
    gauges: Object.fromEntries(gauges) as Figures['gauges'],
    counts: Object.fromEntries(counts) as Figures['counts'],
    times: Object.fromEntries(times) as Figures['times'],
    memory: one.memory + other.memory,
    heap: one.heap + other.heap,
    seconds: Math.max(one.seconds, other.seconds),
  };
}

function timesOf({ counts, count }: Histogram): Load['times'][HistogramName] {
  const within = (share: number): number | null => {
    let below = 0;
    const at = counts.findIndex((n) => {
      below += n;
      return below >= count * share;
    });
    return count === 0 ? null : (BUCKETS[at] ?? null);
  };
  return { count, half: within(0.5), most: within(0.95) };
}

function histogramLines(name: HistogramName, { counts, sum, count }: Histogram): string[] {
  let below = 0;
  const lines = BUCKETS.map((limit, i) => {
    below += counts[i];
    return `kontor_${name}_bucket{le="${limit}"} ${below}`;
  });
  lines.push(`kontor_${name}_bucket{le="+Inf"} ${count}`, `kontor_${name}_sum ${sum}`, `kontor_${name}_count ${count}`);
  return lines;
}

/** Of all processes behind this address; of this one, where it is alone. */
export const figuresOf = async ({ metrics, settings: { gather } }: Measured): Promise<readonly Figures[]> =>
  gather === null ? [metrics.figures()] : await gather();

interface Measured {
  readonly metrics: Metrics;
  readonly settings: { readonly gather: (() => Promise<readonly Figures[]>) | null };
}
